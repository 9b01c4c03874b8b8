"""The example that docs/explain.md has for each format of isa/formats.isa: reading formats.txt, and the formats there
are."""
import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = pathlib.Path(__file__).resolve().parent / "formats.txt"


@dataclasses.dataclass
class Example:
    format: str
    target: str
    text: str  # what `explain` is asked about: text or words

    def __str__(self):
        return f"{self.format} ({self.text})"


def read_examples():
    examples = []
    for number, line in enumerate(EXAMPLES.read_text().splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        parts = line.split(None, 2)
        if len(parts) != 3:
            raise SystemExit(f"{EXAMPLES}:{number}: expected FORMAT TARGET INSTRUCTION")
        examples.append(Example(*parts))
    return examples


def formats_of_tables():
    """In the order of the files, formats.isa first."""
    files = sorted((ROOT / "isa").glob("*.isa"), key=lambda path: (path.name != "formats.isa", path.name))
    return [name for path in files for name in re.findall(r"^format\s+(\w+)", path.read_text(), re.MULTILINE)]
