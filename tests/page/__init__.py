"""The playground's page: its endpoints by hand, and the page itself in a real Chromium."""
