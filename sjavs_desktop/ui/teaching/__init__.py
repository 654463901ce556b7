"""The teacher at the table: hints, the beginner's aids, and the tutor that asks before a mistake."""
