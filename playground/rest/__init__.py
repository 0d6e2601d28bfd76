"""Discord's REST API v10, a module for each subject; `app` puts them together."""
