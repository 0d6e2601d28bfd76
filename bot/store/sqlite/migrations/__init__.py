"""The numbered SQL steps that create the schema of the data file."""
