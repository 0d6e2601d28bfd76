"""A person's stored data: exported, erased, and kept for as long as the settings say."""
