"""The windows of Sjavs Desktop."""
