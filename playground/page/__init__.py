"""The playground's web page: the local Discord for people with a browser.

access     admission: loopback, the random key, the same origin; and the headers
sight      the part of the world that one person may see, as JSON
live       a socket for every open tab, which gets only data that its person may see
actions    the actions of a person, one POST each
bad_days   faults on command: connections, requests, throttles, permissions
building   creates and deletes places and servers
journal    recent events, in a sentence each
uploads    files for forms
app        the routes on the local Discord's server
static/    the page itself: HTML, CSS and plain ES modules, nothing built, nothing from elsewhere
"""

from playground.page.app import Page

__all__ = ["Page"]
