"""Lines of words, and the list of everything wrong with them."""
import re

_WORD = re.compile(r'"[^"]*"|[^\s"]+')


class Errors:
    def __init__(self):
        self._all = []

    def add(self, at, message):
        self._all.append((at[0], at[1], message))

    def any(self):
        return bool(self._all)

    def lines(self):
        return [f"{file}:{line}: {message}" for file, line, message in sorted(set(self._all))]

    def print(self, stream):
        for line in self.lines():
            print(line, file=stream)
        print(f"{len(set(self._all))} error(s)", file=stream)


class Line:
    """One line: its indentation, its words, and where it is for messages."""

    __slots__ = ("at", "indent", "words")

    def __init__(self, at, indent, words):
        self.at = at
        self.indent = indent
        self.words = words


def read_lines(path, errors):
    result = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        at = (path.name, number)
        if "\t" in text:
            errors.add(at, "tab character")
        if len(text) > 120:
            errors.add(at, "line is longer than 120 characters")
        body = _without_comment(text)
        if body.count('"') % 2:
            errors.add(at, "quotation mark without a partner")
            continue
        words = _WORD.findall(body)
        if words:
            result.append(Line(at, len(body) - len(body.lstrip()), words))
    return result


def _without_comment(text):
    inside = False
    for i, c in enumerate(text):
        if c == '"':
            inside = not inside
        elif c == "#" and not inside:
            return text[:i]
    return text


def number(word, at, errors):
    try:
        return int(word, 0)
    except ValueError:
        errors.add(at, f"'{word}' is not a number")
        return None


def unquote(word):
    return word[1:-1] if word.startswith('"') else word
