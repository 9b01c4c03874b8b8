#!/usr/bin/env python3
"""Writes the types of the Python package's reports from the JSON schemas: python_types.py SCHEMAS OUT.pyi

Each object with named properties becomes a class whose attributes are the properties, with the schema's descriptions as
comments. tests/python checks the result with mypy.
"""
import json
import keyword
import pathlib
import re
import sys

# The names of the package's reports, and the schema (and the definition in it) that describes each.
REPORTS = {
    "InfoReport": ("info", None),
    "KernelFields": ("info", "kernel"),
    "DisassembleReport": ("dis", None),
    "LintReport": ("lint", None),
    "SuggestReport": ("suggest", None),
    "ProveReport": ("prove", None),
    "DevicesReport": ("devices", None),
    "ExplainReport": ("explain", None),
    "SearchReport": ("explain-search", None),
    "LiveFields": ("live", "kernel"),
    "RunFields": ("run", None),
    "TimeFields": ("time", "dispatch"),
    "StaticTimeFields": ("time-static", "kernel"),
    "AssembleReport": ("as", None),
    "CompileReport": ("compile", None),
}
SCALARS = {"integer": "int", "number": "float", "string": "str", "boolean": "bool", "null": "None"}


def camel(text):
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[^A-Za-z0-9]+", text))


class Writer:
    """The classes of one schema."""

    def __init__(self, name, schema):
        self.prefix = camel(name)
        self.schema = schema
        self.classes = {}  # name: text
        self.named = {}    # id of a schema: the name of its class

    def resolved(self, node):
        while "$ref" in node:
            node = self.schema["definitions"][node["$ref"].rsplit("/", 1)[1]]
        return node

    def type_of(self, node, name):
        """The type of a value; `name` is that of a class that has to be made for it."""
        if "$ref" in node:
            definition = node["$ref"].rsplit("/", 1)[1]
            return self.type_of(self.schema["definitions"][definition], self.prefix + camel(definition))
        if len(node.get("allOf", [])) == 1:
            return self.type_of(node["allOf"][0], name)
        for key in ("oneOf", "anyOf"):
            if key in node and "properties" not in node:
                if all("properties" in self.resolved(one) for one in node[key]):
                    return self.class_of(self.merged(node[key]), name)
                return self.union(self.type_of(one, f"{name}{i or ''}") for i, one in enumerate(node[key]))
        if "const" in node:
            return f"Literal[{node['const']!r}]"
        if "enum" in node:
            return f"Literal[{', '.join(map(repr, node['enum']))}]"
        kinds = node.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        return self.union(self.type_of_kind(kind, node, name) for kind in kinds) if kinds else "Any"

    def merged(self, alternatives):
        """One object for several: what only some of them have is not in every report."""
        nodes = [self.resolved(one) for one in alternatives]
        required = set.intersection(*(set(node.get("required", [])) for node in nodes))
        return {"properties": {key: value for node in nodes for key, value in node["properties"].items()},
                "required": sorted(required)}

    def union(self, types):
        unique = list(dict.fromkeys(types))
        return f"Union[{', '.join(unique)}]" if len(unique) > 1 else unique[0] if unique else "Any"

    def type_of_kind(self, kind, node, name):
        if kind in SCALARS:
            return SCALARS[kind]
        if kind == "array":
            items = node.get("items", {})
            if isinstance(items, list):
                return f"list[{self.union(self.type_of(one, name) for one in items)}]"
            return f"list[{self.type_of(items, name.removesuffix('s') if name.endswith('s') else name + 'Item')}]"
        if "properties" in node:
            return self.class_of(node, name)
        values = node.get("additionalProperties")
        values = next(iter(node.get("patternProperties", {}).values()), values)
        return f"Table[{self.type_of(values, name + 'Value')}]" if isinstance(values, dict) else "Record"

    def class_of(self, node, name):
        if id(node) in self.named:
            return self.named[id(node)]
        while name in self.classes:
            name += "_"
        self.named[id(node)] = name
        self.classes[name] = ""  # keeps the name while the class's own properties are read
        lines = [f"class {name}(Record):"]
        required = node.get("required", [])
        for key, value in node["properties"].items():
            if not key.isidentifier():
                continue
            told = value.get("description") or self.resolved(value).get("description", "")
            if key not in required:
                told = ("Not in every report. " + told).strip()
            attribute = key + "_" if keyword.iskeyword(key) else key
            lines.append(f"    {attribute}: {self.type_of(value, name + camel(key))}")
            if told:
                lines[-1] += "  # " + " ".join(told.split())
        self.classes[name] = "\n".join(lines if len(lines) > 1 else lines + ["    ..."])
        return name


def main():
    folder, out = map(pathlib.Path, sys.argv[1:])
    parts = ['"""The keys of reports as attributes. Written by tools/python_types.py from docs/schemas."""', "",
             "from typing import Any, Generic, Literal, TypeVar, Union", "", "from ._report import Record", "",
             'T = TypeVar("T")', "", "class Table(Record, Generic[T]):",
             "    def __getitem__(self, key: str) -> T: ..."]
    writers = {}
    for report, (name, definition) in REPORTS.items():
        if name not in writers:
            writers[name] = Writer(name, json.loads((folder / f"{name}.schema.json").read_text()))
        writer = writers[name]
        node = writer.schema["definitions"][definition] if definition else writer.schema
        made = writer.type_of(node, writer.prefix + camel(definition or "document"))
        writer.classes[report + " "] = f"{report} = {made}"
    for writer in writers.values():
        for text in writer.classes.values():
            parts += ["", text]
    out.write_text("\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
