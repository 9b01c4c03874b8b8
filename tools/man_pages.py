#!/usr/bin/env python3
"""Writes the manual pages: lanewise(1), and lanewise-COMMAND(1) for every command.

    tools/man_pages.py --lanewise PROGRAM OUT [--date YYYY-MM-DD]

Arguments, options and examples are those that the commands declare (`lanewise help --json`). The descriptions are the
sections of docs/commands.md, whose examples the tests execute. cmark-gfm parses them.
"""
import argparse
import datetime
import json
import os
import pathlib
import re
import subprocess
import textwrap
import xml.etree.ElementTree as ElementTree

DOCUMENT = pathlib.Path(__file__).resolve().parent.parent / "docs/commands.md"
GUIDE = "The guide, which the package lanewise\\-doc installs in /usr/share/doc/lanewise\\-doc/html, says more."


def escape(text):
    """Text of a line that does not begin with it."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")


def prose(text):
    """The same with hyphens where words are joined, and apostrophes."""
    text = text.replace("\\", "\\e").replace("^", "\\(ha").replace("~", "\\(ti")
    return re.sub(r"(?<!\w)-|-(?!\w)", r"\\-", text)


def guarded(line):
    """A line of text that is no request."""
    return "\\&" + line if line.startswith((".", "'", "\\(aq")) else line


def literal(text):
    """Lines as they stand, indented."""
    lines = [guarded(escape(line)) for line in text.rstrip("\n").split("\n")]
    return [".PP", ".RS 4", ".EX", *lines, ".EE", ".RE"]


class Document:
    """docs/commands.md: its sections as blocks of cmark's tree."""

    def __init__(self, text):
        tree = subprocess.run(["cmark-gfm", "-e", "table", "-t", "xml"], input=text, capture_output=True, text=True, check=True).stdout
        root = ElementTree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", tree))
        for element in root.iter():
            element.tag = re.sub(r"^{[^}]*}", "", element.tag)
        self.sections, name = {"": []}, ""
        for block in root:
            if block.tag == "heading" and block.get("level") == "2":
                name = self.plain(block)
                self.sections[name] = []
            elif not (block.tag == "heading" and block.get("level") == "1"):
                self.sections[name].append(block)

    @staticmethod
    def plain(element):
        return "".join(part.text or "" for part in element.iter() if part.tag in ("text", "code"))

    def inline(self, element):
        text = ""
        for part in element:
            if part.tag == "text":
                text += prose(part.text or "")
            elif part.tag == "code":
                text += f"\\fB{escape(part.text or '')}\\fP"
            elif part.tag in ("softbreak", "linebreak"):
                text += "\n"
            elif part.tag == "strong":
                text += f"\\fB{self.inline(part)}\\fP"
            elif part.tag == "emph":
                text += f"\\fI{self.inline(part)}\\fP"
            elif part.tag == "link":
                text += self.inline(part)
            else:
                raise SystemExit(f"docs/commands.md: <{part.tag}> in text: tools/man_pages.py has no form for it")
        return text

    def lines(self, element):
        return [guarded(line) for line in self.inline(element).split("\n")]

    def table(self, table):
        header, *rows = [[cell for cell in row if cell.tag == "table_cell"] for row in table]
        out = []
        for first, *others in rows:
            texts = [self.inline(cell) for cell in others]
            if len(texts) > 1:
                texts = [f"{prose(self.plain(name))}: {text}" for name, text in zip(header[1:], texts) if text]
            out += [".TP", *self.lines(first), guarded("; ".join(texts)) or "\\&"]
        return out

    def items(self, block):
        out = []
        for number, item in enumerate(block, int(block.get("start", 1))):
            mark = "\\(bu 2" if block.get("type") == "bullet" else f"{number}. 4"
            out += [f".IP {mark}"]
            for index, part in enumerate(item):
                if part.tag == "paragraph":
                    out += [".IP" if index else None, *self.lines(part)]
                else:
                    out += self.block(part)
        return [line for line in out if line is not None]

    def block(self, block):
        if block.tag == "paragraph":
            return [".PP", *self.lines(block)]
        if block.tag == "heading":
            return [f".SS {prose(self.plain(block))}"]
        if block.tag == "code_block":
            return literal(block.text or "")
        if block.tag == "table":
            return self.table(block)
        if block.tag == "list":
            return self.items(block)
        raise SystemExit(f"docs/commands.md: <{block.tag}>: tools/man_pages.py has no form for it")

    def section(self, name, keep=lambda block: True):
        """Without the line of arguments with which a command's section begins; pages have a synopsis."""
        if name not in self.sections:
            raise SystemExit(f"docs/commands.md has no section '## {name}', which the manual page needs")
        blocks = self.sections[name]
        if blocks and blocks[0].tag == "code_block" and (blocks[0].text or "").startswith("lanewise "):
            blocks = blocks[1:]
        return [line for block in blocks if keep(block) for line in self.block(block)]


def argument_text(argument):
    text = f"\\fI{escape(argument['name'])}\\fP"
    if argument["repeated"]:
        text += "..."
    return text if argument["required"] else f"[{text}]"


def synopsis(command):
    words = [f".B lanewise {command['name']}"]
    for option in command["options"]:
        if option["required"]:
            words.append(f"\\fB{escape(option['names'][0])}\\fP \\fI{escape(option['value'])}\\fP")
    words += ["[\\fIoptions\\fP]", *map(argument_text, command["arguments"])]
    if command["after_dashes"]:
        words.append(f"[\\fB\\-\\-\\fP \\fI{escape(command['after_dashes']['name'])}\\fP...]")
    return words


def option_lines(option):
    names = ", ".join(f"\\fB{escape(name)}\\fP" for name in option["names"])
    value = f"\\fI{escape(option['value'])}\\fP" if "value" in option else ""
    if value:
        names += f" {value}" if option["value_required"] else f"[=\\fP{value}]"
    help_text = prose(option["help"])
    if option["repeated"] and "repeat" not in help_text:
        help_text += "; can be repeated"
    return [".TP", names, guarded(help_text)]


def header(title, version, date):
    return [f'.TH {escape(title.upper())} 1 "{date}" "Lanewise {version}" "User Commands"', ".nh", ".ad l"]


def command_page(command, document, version, date):
    title = f"lanewise-{command['name']}"
    lines = [*header(title, version, date), ".SH NAME", f"{escape(title)} \\- {prose(command['summary'].replace('`', ''))}",
             ".SH SYNOPSIS", *synopsis(command), ".SH DESCRIPTION", *document.section(command["name"])]
    arguments = command["arguments"] + ([command["after_dashes"]] if command["after_dashes"] else [])
    if arguments:
        lines.append(".SH ARGUMENTS")
        for argument in arguments:
            lines += [".TP", f"\\fI{escape(argument['name'])}\\fP", guarded(prose(argument["help"]))]
    lines.append(".SH OPTIONS")
    for option in command["options"]:
        lines += option_lines(option)
    if command["examples"]:
        lines += [".SH EXAMPLES", *literal("\n".join(command["examples"]))]
    return [*lines, ".SH EXIT STATUS", *exit_codes(document), ".SH SEE ALSO", ".BR lanewise (1)", ".PP", GUIDE]


def exit_codes(document):
    return document.section("", lambda block: block.tag == "table")


def main_page(commands, document, version, date):
    lines = [*header("lanewise", version, date), ".SH NAME", "lanewise \\- laboratory for AMD GPU machine code", ".SH SYNOPSIS",
             ".B lanewise", "\\fIcommand\\fP [\\fIoptions\\fP] [\\fIarguments\\fP...]", ".br", ".B lanewise", "\\fB\\-\\-help\\fP | \\fB\\-\\-version\\fP",
             ".SH DESCRIPTION", *textwrap.wrap("Lanewise assembles, disassembles, explains, runs, times and proves AMD GPU machine code "
                                               "(GCN, RDNA and CDNA) on any computer: no AMD GPU, no driver, no account.")]
    lines += [*document.section("", lambda block: block.tag != "table"), ".SH COMMANDS"]
    for command in commands:
        lines += [".TP", f".BR lanewise\\-{command['name']} (1)", prose(command["summary"].replace("`", ""))]
    lines += [".SH OPTIONS", ".TP", "\\fB\\-h\\fP, \\fB\\-\\-help\\fP", "Print the list of commands.",
              ".TP", "\\fB\\-V\\fP, \\fB\\-\\-version\\fP", "Print the version."]
    lines += [".SH FILES, SOURCES AND NAMES", *document.section("Files, sources and names")]
    lines += [".SH EXIT STATUS", *exit_codes(document), ".SH SEE ALSO"]
    lines += [f".BR lanewise\\-{command['name']} (1){',' if command is not commands[-1] else ''}" for command in commands]
    return [*lines, ".PP", GUIDE]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--date", help="default: that of SOURCE_DATE_EPOCH, or today")
    parser.add_argument("out", type=pathlib.Path)
    arguments = parser.parse_args()
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", datetime.datetime.now().timestamp()))
    date = arguments.date or datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%d")

    def ask(*words):
        return subprocess.run([arguments.lanewise, *words], capture_output=True, text=True, check=True).stdout
    version = ask("--version").split()[1]
    commands = json.loads(ask("help", "--json"))["commands"]
    document = Document(DOCUMENT.read_text())
    arguments.out.mkdir(parents=True, exist_ok=True)

    def write(name, lines):
        (arguments.out / f"{name}.1").write_text("\n".join(lines) + "\n")
    write("lanewise", main_page(commands, document, version, date))
    for command in commands:
        write(f"lanewise-{command['name']}", command_page(command, document, version, date))


if __name__ == "__main__":
    main()
