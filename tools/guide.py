#!/usr/bin/env python3
"""Writes the guide as HTML: README.md, docs/*.md and what they link to, with the same folders.

    tools/guide.py OUT [--lanewise PROGRAM]

README.md becomes index.html, and each other x.md becomes x.html. Files to which the pages link are copied. With
--lanewise, the reference of all instructions is written beside them (`lanewise explain --html`), and index.html links
to it. A link to a file, a page or a heading that does not exist is an error. cmark-gfm makes HTML of Markdown.
"""
import argparse
import html
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIRST = "README.md"
REFERENCE = "reference"  # a folder of OUT
STYLE = """body { max-width: 52rem; margin: 1rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; color: #1b1b1b; background: #fff; }
pre, code { font-family: monospace; font-size: 14px; background: #f3f3f3; }
pre { padding: .6rem; overflow-x: auto; line-height: 1.3; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #ccc; padding: .2rem .5rem; text-align: left; vertical-align: top; }
img { max-width: 100%; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #181818; } pre, code { background: #262626; } a { color: #8ab4f8; } th, td { border-color: #555; }
}
"""


def slug(heading):
    """What a link to a heading calls it."""
    text = html.unescape(re.sub(r"<[^>]*>", "", heading)).lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def page_name(path):
    return "index.html" if path == FIRST else re.sub(r"\.md$", ".html", path)


class Page:
    def __init__(self, path):
        self.path, self.anchors = path, set()
        text = subprocess.run(["cmark-gfm", "-e", "table", "-t", "html", "--unsafe"], input=(ROOT / path).read_text(),
                              capture_output=True, text=True, check=True).stdout
        self.body = re.sub(r"<h(\d)>(.*?)</h\1>", self.anchored, text, flags=re.S)
        self.links = re.findall(r'(?:href|src)="([^"]+)"', re.sub(r"<pre>.*?</pre>", "", self.body, flags=re.S))
        self.title = html.unescape(re.sub(r"<[^>]*>", "", re.search(r"<h1[^>]*>(.*?)</h1>", self.body, re.S)[1]))

    def anchored(self, match):
        name, number = slug(match[2]), 0
        while (anchor := f"{name}-{number}" if number else name) in self.anchors:
            number += 1
        self.anchors.add(anchor)
        return f'<h{match[1]} id="{anchor}">{match[2]}</h{match[1]}>'

    def local_links(self):
        """(link, path in the project, anchor)"""
        for link in self.links:
            if re.match(r"[a-z]+:", link):
                continue
            name, _, anchor = link.partition("#")
            path = posixpath.normpath(posixpath.join(posixpath.dirname(self.path), name)) if name else self.path
            yield link, path, anchor

    def html(self, with_reference):
        up = "../" * self.path.count("/")
        folder = posixpath.dirname(self.path)

        def rewritten(match):
            link = match[2]
            if re.match(r"[a-z]+:|#", link):
                return match[0]
            name, hash_mark, anchor = link.partition("#")
            path = posixpath.normpath(posixpath.join(folder, name))
            target = posixpath.relpath(page_name(path) if path.endswith(".md") else path, folder or ".")
            return f'{match[1]}="{target}{hash_mark}{anchor}"'
        body = re.sub(r'(href|src)="([^"]+)"', rewritten, self.body)
        ways = f'<a href="{up}index.html">Lanewise</a>, <a href="{up}docs/commands.html">commands</a>'
        if with_reference:
            ways += f', <a href="{up}{REFERENCE}/index.html">instructions</a>'
        return (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(self.title)}</title>\n'
                f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{up}guide.css"></head>\n'
                f"<body><nav>{ways}</nav>\n{body}</body></html>\n")


def collect():
    """The pages that README.md reaches and all of docs, by path, and the other files that they name."""
    pages, files, errors = {}, set(), []
    wanted = [FIRST, *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md"))]
    while wanted:
        path = wanted.pop()
        if path in pages:
            continue
        page = pages[path] = Page(path)
        for link, target, _ in page.local_links():
            if not (ROOT / target).exists() or target.startswith(".."):
                errors.append(f"{path}: {link}: there is no such file")
            elif target.endswith(".md"):
                wanted.append(target)
            else:
                files.add(target)
    for path, page in pages.items():
        for link, target, anchor in page.local_links():
            if anchor and target in pages and anchor not in pages[target].anchors:
                errors.append(f"{path}: {link}: {target} has no heading {anchor}")
    return pages, files, errors


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--lanewise")
    arguments = parser.parse_args()
    pages, files, errors = collect()
    if errors:
        sys.exit("\n".join(errors))
    for path, page in pages.items():
        file = arguments.out / page_name(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page.html(arguments.lanewise is not None))
    for path in files:
        target = arguments.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(ROOT / path, target)
    (arguments.out / "guide.css").write_text(STYLE)
    if arguments.lanewise:
        done = subprocess.run([arguments.lanewise, "explain", "--html", arguments.out / REFERENCE], stdout=subprocess.DEVNULL)
        if done.returncode != 0:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
