"""Checks of keyword arguments, by their names: one name has one meaning in all functions."""

import functools
import operator
import os

from .errors import InputError


def bad_argument(text):
    """An InputError about an argument."""
    return InputError([{"severity": "error", "code": "argument", "text": text}])


def shown(value):
    """The value in a message, in at most about 60 characters."""
    written = repr(value)
    return written if len(written) <= 60 else written[:60] + "..."


def _wrong(name, value, expected):
    return bad_argument(f"{name} {shown(value)}: expected {expected}")


def index(value):
    """The int of a whole number of any type but bool; None for other objects."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def text(name, value):
    """A string."""
    if not isinstance(value, str):
        raise _wrong(name, value, "a string")
    return utf8(name, value)


def utf8(name, value):
    """A string that is UTF-8: names of files need not be."""
    try:
        value.encode()
    except UnicodeEncodeError:
        raise _wrong(name, value, "text in UTF-8") from None
    return value


def flag(name, value):
    """True or False, also of NumPy."""
    if type(value).__name__ not in ("bool", "bool_"):
        raise _wrong(name, value, "True or False")
    return bool(value)


def whole(least, most, optional=True):
    """A check for whole numbers, and None if it is `optional`."""

    def check(name, value):
        if value is None and optional:
            return None
        number = index(value)
        if number is None or not least <= number <= most:
            raise _wrong(name, value, f"a whole number from {least} to {most}")
        return number

    return check


def seconds(name, value):
    """Seconds above 0, or None."""
    if value is None:
        return None
    try:
        number = 0.0 if isinstance(value, (str, bytes, bool)) else float(value)
    except (TypeError, ValueError):
        number = 0.0
    if not 0 < number < float("inf"):
        raise _wrong(name, value, "seconds above 0")
    return number


def texts(name, value):
    """An iterable of strings or paths, but no string."""
    try:
        values = [] if isinstance(value, (str, bytes)) else list(value)
    except TypeError:  # no iterable, or an array without dimensions
        values = [None]
    if isinstance(value, (str, bytes)) or not all(isinstance(one, (str, os.PathLike)) for one in values):
        raise _wrong(name, value, "a list of strings")
    return [utf8(name, os.fspath(one)) for one in values]


def text_or_texts(name, value):
    """A string, or an iterable of strings."""
    return [value] if isinstance(value, str) else texts(name, value)


def path(name, value):
    """A path, or None."""
    if value is None:
        return None
    if not isinstance(value, (str, os.PathLike)):
        raise _wrong(name, value, "a path")
    return utf8(name, os.fspath(value))


def device_numbers(name, value):
    """A dict of numbers of a device, or None."""
    if value is None:
        return {}
    if not hasattr(value, "items"):
        raise _wrong(name, value, "a dict of names and numbers")
    number = whole(0, 2**64 - 1, optional=False)
    return {text(f"{name}: name", key): number(f"{name}[{key!r}]", one) for key, one in value.items()}


_WORD = whole(0, 2**32 - 1)
_LONG = whole(1, 2**63 - 1)

_CHECKS = {
    **dict.fromkeys(("target", "kernel", "function", "live_out", "device", "dialect", "language", "entry", "push",
                     "goal", "name"), text),
    **dict.fromkeys(("raw", "plain", "demangle", "assembly", "count", "profile", "buffers", "sensitivity", "full",
                     "warm", "lint", "hazard_warnings", "allow_excess_registers", "sgprs", "ignore_nan_payload"), flag),
    **dict.fromkeys(("flags", "specialize", "rules", "only", "exclude"), texts),
    **dict.fromkeys(("claims", "assume"), text_or_texts),
    **dict.fromkeys(("wave", "vgprs", "lds", "waves", "clock", "mode"), _WORD),
    **dict.fromkeys(("max_steps", "max_bytes", "max_instructions", "printf_buffer"), _LONG),
    "dynamic_lds": _WORD,
    **dict.fromkeys(("seed", "random_inputs", "verify"), whole(0, 2**64 - 1)),
    "threads": whole(0, 1024, optional=False),
    "wave_size": whole(0, 64, optional=False),
    "code_object_version": whole(0, 255, optional=False),
    "timeout": seconds,
    "launch": path,
    "set": device_numbers,
}


def checked(function, **own):
    """The function with its keyword arguments checked and in the types that the module _lanewise takes. `own` has
    checks for names that mean something else here."""
    checks = {**_CHECKS, **own}

    @functools.wraps(function)
    def call(*arguments, **options):
        for name, value in options.items():
            check = checks.get(name)
            if check is not None:
                options[name] = check(name, value)
        return function(*arguments, **options)

    return call
