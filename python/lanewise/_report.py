"""Reports: objects whose attributes are the keys of the JSON that the command line prints."""

from keyword import iskeyword


class Record:
    """Part of a report.

    The attributes are the keys of the JSON of the command line, which docs/schemas describes. Keys that are no names of
    Python, such as "wait vm", are read as `record["wait vm"]`; a key that is a reserved word also has an attribute with
    an underscore behind it: `class_`. Objects are Records, too, and arrays are lists.

    >>> Record({"cycles": 7, "stalls": {"wait vm": 3}}).stalls["wait vm"]
    3
    """

    __slots__ = ("_fields", "_made")

    def __init__(self, fields):
        self._fields = fields
        self._made = {}

    def as_dict(self):
        """The report as dicts, lists and scalars, ready for the module json."""
        return self._fields

    def keys(self):
        """The keys, so that dict(record) works."""
        return self._fields.keys()

    def items(self):
        """Pairs of key and value."""
        return [(key, self._value(key)) for key in self._fields]

    def _value(self, key):
        made = self._made
        if key in made:
            return made[key]
        value = _wrapped(self._fields[key])
        if isinstance(value, (Record, list)):
            made[key] = value
        return value

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self._value(name)
        except KeyError:
            pass
        if name.endswith("_") and iskeyword(name[:-1]) and name[:-1] in self._fields:
            return self._value(name[:-1])
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}; it has {_names(self._fields)}")

    def __getitem__(self, key):
        return self._value(key)

    def __contains__(self, key):
        return key in self._fields

    def __iter__(self):
        return iter(self._fields)

    def __len__(self):
        return len(self._fields)

    def __eq__(self, other):
        if isinstance(other, Record):
            return self._fields == other._fields
        return self._fields == other if isinstance(other, dict) else NotImplemented

    __hash__ = None

    def __dir__(self):
        return sorted({*super().__dir__(), *(key for key in self._fields if key.isidentifier())})

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{key}={_short(value)}' for key, value in self._fields.items())})"

    def __reduce__(self):
        return (type(self), (self._fields,))

    def _repr_html_(self):
        from ._html import record_table

        return record_table(self._fields)


def _wrapped(value):
    if isinstance(value, dict):
        return Record(value)
    if isinstance(value, list):
        return [_wrapped(element) for element in value]
    return value


def _names(fields):
    return ", ".join(fields) or "none"


def _short(value):
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    if isinstance(value, list):
        return f"[{len(value)} items]" if value else "[]"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..." + text[0]
