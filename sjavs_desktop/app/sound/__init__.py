"""What can be heard: samples, a mixer, the device, and the thread that serves it."""
