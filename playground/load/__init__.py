"""`python -m playground load`: people press buttons at a given rate, and the bot's answers are measured.

pace        limits presses to a rate; the person who has waited longest presses next
script      two people at one table, who press the buttons that the bot offers them
processes   processor time and memory of processes and their descendants
tally       the results of the presses, counted and timed, as a table or as JSON
run         the whole load test: servers, people, bots, tables, presses
"""
