"""Mutations: one small mistake at a time is put into a copy of the code, and some test has to see it.

python -m tests.mutation [--sample N] [--seed S] [--list] [TARGET …]

mistakes    which mistakes there are, and the source with one of them
targets     which code is tried, and the tests that have to see it
__main__    the run
"""
