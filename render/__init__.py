"""Pictures of the games, drawn with Pillow from a seat's view: one package a game, `core` for all."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
