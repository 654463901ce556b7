"""What a shell expects of a program that did not come to its end."""

INTERRUPTED = 130
"""It was stopped by Ctrl-C."""
BROKEN_PIPE = 141
"""Its reader went away."""
