"""Which file of rules/ has a rule: its family."""
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "rules"
ANALYSES = ("dead_result", "redundant_wait", "needless_nop", "branch_to_next")


def families():
    found = {name: "analyses" for name in ANALYSES}
    for path in sorted(FOLDER.glob("*.rule")):
        found |= {name: path.stem for name in re.findall(r"^rule (\S+)", path.read_text(), re.M)}
    return found
