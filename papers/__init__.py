"""Programs around the documents: generated pages of the site, the audit and licenses of dependencies."""
