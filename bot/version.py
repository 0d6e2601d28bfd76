"""The one place that says which version this is; packaging reads it from here."""

VERSION = "1.0.0"
