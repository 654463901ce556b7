"""The tests of Sjavs Desktop."""
