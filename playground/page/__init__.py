"""The playground's web page: the local Discord for people with a browser.

access     who may come in: loopback, the random key, the same origin; and the headers
sight      what one person may see, as JSON
live       a socket for every open tab, told only what its person may see
actions    what a person can do, one POST each
bad_days   trouble on command: connections, requests, throttles, rights
building   places and servers that come and go
journal    what happened, in a sentence each
uploads    files for forms
app        all of it as routes on the local Discord's server
static/    the page itself: HTML, CSS and plain ES modules, nothing built, nothing from elsewhere
"""

from playground.page.app import Page

__all__ = ["Page"]
