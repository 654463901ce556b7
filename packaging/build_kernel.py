"""Compiles the search kernel when the package is built; where that is not possible it is left out with a warning.

The extension is put beside its source, where Python prefers it, so that a checkout has it too; a wheel gets the one
that was just made and no older one.
"""

import os
import platform
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULE = "sjavs_desktop.engine.kernel"
SKIP = "SJAVS_NO_KERNEL"
"""Set in the environment, it leaves the kernel uncompiled."""
BASELINE = "-march=x86-64-v2"
"""Every x86-64 machine of the last ten years counts bits in one instruction; more than that brings nothing here."""


def flags() -> list[str]:
    """What the compiler is told."""
    if sys.platform == "win32":
        return ["/O2"]
    if sys.platform == "darwin":
        # One call may compile for both kinds of processor.
        return ["-O3", "-g0", "-Xarch_x86_64", BASELINE]
    intel = platform.machine().lower() in ("x86_64", "amd64") and sys.maxsize > 2**32
    return ["-O3", "-g0", *([BASELINE] if intel else [])]


def extension_path(root: Path) -> Path:
    """Where the extension for this Python lies."""
    from sysconfig import get_config_var

    return root.joinpath(*MODULE.split(".")).with_suffix(str(get_config_var("EXT_SUFFIX")))


def compile_kernel(root: Path) -> Path:
    """Writes the extension beside `kernel.py`; raises whatever goes wrong."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    made = extension_path(root)
    # If this fails, an older one must not stay in its place.
    made.unlink(missing_ok=True)
    source = root.joinpath(*MODULE.split(".")).with_suffix(".py")
    work = root / "build" / "kernel"
    extension = Extension(MODULE, [str(source.relative_to(root))], extra_compile_args=flags())
    modules = cythonize([extension], build_dir=str(work), force=True, quiet=True, show_all_warnings=False)
    command = build_ext(Distribution({"ext_modules": modules}))
    command.inplace, command.force, command.build_temp = 1, 1, str(work)
    command.ensure_finalized()
    command.run()
    if not made.is_file():
        raise FileNotFoundError(made)
    return made


class KernelHook(BuildHookInterface[Any]):
    """Runs before the wheel, or an editable installation, is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles, and marks the wheel as one of this platform when that went well."""
        if self.target_name != "wheel" or not self.metadata.core.python_constraint.contains(platform.python_version()):
            # A Python that is too old gets the sentence of its installer, and nothing is compiled for it before.
            return
        root, here = Path(self.root), Path.cwd()
        if os.environ.get(SKIP):
            if version == "editable":
                extension_path(root).unlink(missing_ok=True)
            return
        try:
            os.chdir(root)
            made = compile_kernel(root)
        except (Exception, SystemExit) as problem:
            self.app.display_warning(f"the search kernel is not compiled, so bots think less far: {problem}")
            return
        finally:
            os.chdir(here)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(made)] = str(made.relative_to(root))
