"""Records by name: `v_rcp_f32`, `v_rcp_*`, and `unit:valu` for all of a unit."""
from fnmatch import fnmatchcase


def records_of(isa, words, at, errors):
    """The names of the records that any of the words names. A word that names none is an error."""
    names = set()
    for word in words:
        found = {record.name for record in isa.records if _fits(record, word)}
        if not found:
            errors.add(at, f"no record fits '{word}'")
        names |= found
    return names


def _fits(record, word):
    if word.startswith("unit:"):
        return record.unit == word[len("unit:"):]
    return fnmatchcase(record.name, word)
