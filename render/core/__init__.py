"""What all pictures share: colours, type, surfaces, marks and frames."""
