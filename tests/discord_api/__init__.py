"""Checks requests as Discord would: its public OpenAPI document, and the rules that it leaves out.

document    routes and the shapes of bodies, from `openapi.json`
messages    rules of messages, their components and modals
commands    rules of slash commands
checker     all of them for one request, or for everything that was sent
watching    all requests to local Discords in this process
twins       cards of the bot in this process that had an id twice
recorded    a local Discord in a process of its own, with its requests kept in a file
"""
