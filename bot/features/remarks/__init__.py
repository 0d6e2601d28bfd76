"""Remarks on proposals to a partner."""
