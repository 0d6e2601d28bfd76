"""The games' rules: `core` is the contract, every other package with a module `game` is one game.

Packages of the same name elsewhere on the path belong to it too: a game can live in its own folder.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
