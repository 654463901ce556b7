"""Run before everything else in the frozen application: pyqtgraph gets along without OpenGL.

It imports Qt's modules for it whether anything is drawn by them or not, and here nothing is. Larger than all of our own
code, they stay away, and lie here empty.
"""

import sys
import types


class QOpenGLWidget:
    """Of which no widget is one."""


empty = {"PySide6.QtOpenGL": {}, "PySide6.QtOpenGLWidgets": {"QOpenGLWidget": QOpenGLWidget}}
for name, content in empty.items():
    module = types.ModuleType(name)
    module.__dict__.update(content)
    sys.modules[name] = module
