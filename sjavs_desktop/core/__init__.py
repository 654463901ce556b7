"""The rules: pure, immutable, standard library only. It knows no screen, no thread and no bot."""
