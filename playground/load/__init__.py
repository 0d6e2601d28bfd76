"""`python -m playground load`: many people who press buttons at a given rate, and what a bot makes of it.

pace        so many presses a second, each by whoever has waited longest
script      two people at one table, who do what the bot offers them
processes   what processes and all that they have started take of the machine
tally       what came of the presses, counted and timed, as a table or as JSON
run         all of it put together: servers, people, bots, tables, presses
"""
