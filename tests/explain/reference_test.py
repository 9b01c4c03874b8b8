#!/usr/bin/env python3
"""Checks the pages that `explain --html` writes: reference_test.py --lanewise PROGRAM [--all]

Every record has a page, every link leads somewhere, every page says what made it, is well-formed and needs no network;
every encoding of a record is shown. Without --all, links, HTML and network use are checked on one page in four.
"""
import argparse
import html.parser
import pathlib
import re
import subprocess
import sys
import tempfile

VOID = {"meta", "link", "input", "br"}


class Reader(html.parser.HTMLParser):
    """Collects links, ids and elements that are not closed as they should be."""

    def __init__(self):
        super().__init__()
        self.links, self.ids, self.open, self.wrong = [], set(), [], []

    def handle_starttag(self, tag, attributes):
        self.note(dict(attributes))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.note(dict(attributes))

    def note(self, attributes):
        if "id" in attributes:
            if attributes["id"] in self.ids:
                self.wrong.append(f"two elements with the id {attributes['id']}")
            self.ids.add(attributes["id"])
        self.links += [attributes[key] for key in ("href", "src") if key in attributes]

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> where it does not belong")


def check_page(path, names):
    text = path.read_text()
    reader = Reader()
    reader.feed(text)
    wrong = reader.wrong + [f"<{tag}> is not closed" for tag in reader.open]
    if not text.startswith("<!-- Made by lanewise explain --html"):
        wrong.append("does not say what made it")
    for link in reader.links:
        if link.startswith(("data:", "index.html#")):
            continue
        if (link[1:] not in reader.ids) if link.startswith("#") else (link not in names):
            wrong.append(f"{link} leads nowhere")
    if re.search(r"https?://|@import|url\(", text):
        wrong.append("needs a network")
    return [f"{path.name}: {message}" for message in wrong]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    lanewise = arguments.lanewise
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([lanewise, "explain", "--html", folder], capture_output=True, text=True)
        if done.returncode != 0:
            print(f"exit {done.returncode}: {done.stderr}")
            return 1
        pages = sorted(pathlib.Path(folder).glob("*.html"))
        names = {path.name for path in pathlib.Path(folder).iterdir()}
        failures = [message for i, page in enumerate(pages)
                    if arguments.all or i % 4 == 0 or page.name == "index.html" for message in check_page(page, names)]
        index = (pathlib.Path(folder) / "index.html").read_text()
        listed = set(re.findall(r'<li data-words="[^"]*" data-targets="\d+"><a href="([^"]+)">', index)) | {"index.html"}
        failures += [f"{page.name}: not in the index" for page in pages if page.name not in listed]
        without = set()
        for page in pages:
            text = page.read_text()
            encodings = set(re.findall(r"<tr><td><code>[^<]*</code></td><td>(\w+)</td>", text))
            shown = set(re.findall(r'<section class="encoding" id="(\w+)[^"]*">', text))
            without |= {f"{page.name}: {encoding}" for encoding in encodings - shown}
        lines = (pathlib.Path(__file__).parent / "no_example.txt").read_text().splitlines()
        known = {line for line in lines if line and not line.startswith("#")}
        failures += [f"{line} has no example" for line in sorted(without - known)]
        failures += [f"{line} has an example: its line in no_example.txt is stale" for line in sorted(known - without)]
        for failure in failures:
            print(failure)
        print(f"{len(pages)} pages, {len(failures)} failed")
        return 1 if failures or len(pages) < 2 else 0


sys.exit(main())
