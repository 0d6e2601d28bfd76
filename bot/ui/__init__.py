"""The Discord user interface: cards, lobbies, boards, private panels, and the router behind the buttons."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
