"""The files of docs/schemas, documents beside them, and which of their keys documents have."""
import json
import pathlib

import jsonschema

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs/schemas"


def read_all():
    """The schemas by name."""
    return {path.name.split(".")[0]: json.loads(path.read_text()) for path in FOLDER.glob("*.schema.json")}


def schema_of(document, schemas):
    """The name of the document's schema, by which it is valid."""
    _, name, version = document["schema"].split("/")
    assert schemas[name]["$id"] == f"urn:lanewise:{name}:{version}", document["schema"]
    jsonschema.Draft7Validator(schemas[name]).validate(document)
    return name


def properties(schema, name=""):
    """The paths of all properties that a schema names."""
    for key, value in schema.get("properties", {}).items():
        yield f"{name}.{key}"
        yield from properties(value, f"{name}.{key}")
    for part in ("items", "additionalProperties"):
        if isinstance(schema.get(part), dict):
            yield from properties(schema[part], name)
    for one in schema.get("oneOf", []):
        yield from properties(one, name)
    for key, value in schema.get("definitions", {}).items():
        yield from properties(value, f"{name}#{key}")


def seen(schema, value, root, name=""):
    """Those of them that a document has."""
    if "$ref" in schema:
        key = schema["$ref"].rsplit("/", 1)[1]
        yield from seen(root["definitions"][key], value, root, f"#{key}")
        return
    for one in schema.get("oneOf", []):
        if jsonschema.Draft7Validator({**one, "definitions": root["definitions"]}).is_valid(value):
            yield from seen(one, value, root, name)
    if isinstance(value, dict):
        for key, inner in value.items():
            known = schema.get("properties", {}).get(key)
            if known is not None:
                yield f"{name}.{key}"
                yield from seen(known, inner, root, f"{name}.{key}")
            elif isinstance(schema.get("additionalProperties"), dict):
                yield from seen(schema["additionalProperties"], inner, root, name)
    if isinstance(value, list):
        for inner in value:
            yield from seen(schema.get("items", {}), inner, root, name)


def missing(name, documents):
    """The properties of a schema, but those of messages, that none of the documents has. All have to be valid."""
    schemas = read_all()
    wanted = {key for key in properties(schemas[name]) if not key.startswith("#message")}
    for document in documents:
        assert schema_of(document, schemas) == name
        wanted -= set(seen(schemas[name], document, schemas[name]))
    return wanted
