"""The texts of Kingdomino."""
