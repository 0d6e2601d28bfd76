"""One running process: the client, its composition, the schedule, health and shards."""
