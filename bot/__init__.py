"""The bot: store, service, what Discord shows, and the commands."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
