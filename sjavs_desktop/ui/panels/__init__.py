"""The panels beside the felt."""
