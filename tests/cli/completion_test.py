#!/usr/bin/env python3
"""Completes command lines in bash, zsh and fish, as a user does with the Tab key.

    completion_test.py PROGRAM
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ""
TARGETS_GFX9 = ["gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c", "gfx942", "gfx950"]
# A line, and what it becomes in bash; in all shells but for a blank at the end. A list instead: what is offered.
LINES = [
    ("lanewise dev", "lanewise devices "),
    ("lanewise dis --pl", "lanewise dis --plain "),
    ("lanewise dis --target gfx90", ["gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c"]),
    ("lanewise dis --target gfx9", TARGETS_GFX9),
    ("lanewise dis --target=gfx80", ["gfx801", "gfx802", "gfx803", "gfx805"]),
    ("lanewise dis --target=gfx94", "lanewise dis --target=gfx942 "),
    ("lanewise dis --target gfx1030:wave6", "lanewise dis --target gfx1030:wave64 "),
    ("lanewise time two.hsaco --device veg", "lanewise time two.hsaco --device vega-64 "),
    ("lanewise devices fiji-", ["fiji-mi8", "fiji-r9-nano"]),
    ("lanewise run two.hsaco --check=memory,rac", "lanewise run two.hsaco --check=memory,races "),
    ("lanewise run two.hsaco --check=wai", "lanewise run two.hsaco --check=waits "),
    ("lanewise dis two.hsaco --kernel ", ["first", "second"]),
    ("lanewise dis two.hsaco --kernel fi", "lanewise dis two.hsaco --kernel first "),
    ("lanewise dis two_kernels.s --kernel se", "lanewise dis two_kernels.s --kernel second "),
    ("lanewise dis 'spaced name.hsaco' --kernel fi", "lanewise dis 'spaced name.hsaco' --kernel first "),
    ("lanewise dis spaced", r"lanewise dis spaced\ name.hsaco "),
    (r"lanewise dis spaced\ na", r"lanewise dis spaced\ name.hsaco "),
    (r"lanewise dis spaced\ name.hsaco --kernel se", r"lanewise dis spaced\ name.hsaco --kernel second "),
    ("lanewise dis ~/two.", "lanewise dis ~/two.hsaco "),
    ("lanewise dis ~/two.hsaco --kernel se", "lanewise dis ~/two.hsaco --kernel second "),
    ("lanewise dis folder/../two.", "lanewise dis folder/../two.hsaco "),
    ("lanewise dis two.", "lanewise dis two.hsaco "),
    ("lanewise sweep pl", "lanewise sweep plan.toml "),
    ("lanewise as two_k", "lanewise as two_kernels.s "),
    ("lanewise run two.hsaco --out 0=val", "lanewise run two.hsaco --out 0=values.npy "),
    ("lanewise run two.hsaco 'i32[4]=@val", "lanewise run two.hsaco 'i32[4]=@values.npy' "),
    ("lanewise dis --dialect ", ["clrx", "llvm", "sp3"]),
    ("lanewise as -x", "lanewise as -x"),
    ("lanewise study sp", "lanewise study spd "),
    ("lanewise study spd --png fol", "lanewise study spd --png folder/"),
    ("lanewise help dis", "lanewise help dis "),
    ("lanewise completion f", "lanewise completion fish "),
    ("lanewise explain s_getpc", "lanewise explain s_getpc_b64 "),
    ("lanewise explain --parts word,cos", "lanewise explain --parts word,cost "),
    ("lanewise suggest two.hsaco --for reg", "lanewise suggest two.hsaco --for registers "),
    ("lanewise time two.hsaco --set lds_latency", "lanewise time two.hsaco --set lds_latency_cycles="),
    ("lanewise hip -- ./prog", "lanewise hip -- ./program "),
    ("lanewise hip -- ./program val", "lanewise hip -- ./program values.npy "),
    ("lanewise compile two_kernels.s -- val", "lanewise compile two_kernels.s -- values.npy "),
]
# fish is asked for the words without quotes, which it adds itself where it inserts them.
FISH = {
    "lanewise dis spaced": "lanewise dis spaced name.hsaco",
    r"lanewise dis spaced\ na": "lanewise dis spaced name.hsaco",
    "lanewise run two.hsaco 'i32[4]=@val": "lanewise run two.hsaco i32[4]=@values.npy",
}


class Terminal:
    """A shell on a terminal of its own."""

    def __init__(self, command, folder, environment, setup):
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.send(setup + "\n")
        self.send("printf '%s' READY; printf '%s\\n' _SHELL\n")
        self.read_until("READY_SHELL")

    def send(self, text):
        os.write(self.file, text.encode())

    def read_until(self, pattern, seconds=30):
        text, end = "", time.monotonic() + seconds
        while not (found := re.search(pattern, text, re.S)):
            ready, _, _ = select.select([self.file], [], [], max(0, end - time.monotonic()))
            assert ready, f"{pattern!r} is not in {text!r}"
            text += os.read(self.file, 65536).decode(errors="replace")
        return text[:found.end()], found

    def complete(self, line):
        """The line that Tab makes, and what is printed meanwhile. Ctrl-T shows the line, Ctrl-U empties it."""
        self.send(line + "\t\x14")
        text, found = self.read_until(r"<<(.*?)>>")
        self.send("\x15")
        return found[1].replace("\r", "").replace("\n", ""), text

    def close(self):
        self.send("\x03\x15exit\n")
        os.close(self.file)
        os.waitpid(self.child, 0)


class Completion(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="lanewise-completion-")
        cls.folder = pathlib.Path(cls.temporary.name)
        (cls.folder / ".bin").mkdir()
        (cls.folder / ".bin/lanewise").symlink_to(PROGRAM)
        (cls.folder / "folder").mkdir()
        for name in ("two_kernels.s", "one_buffer.s"):
            shutil.copy(SOURCE / "tests/cli/files" / name, cls.folder)
        for name in ("values.npy", "plan.toml", "program"):
            (cls.folder / name).write_text("")
        (cls.folder / "program").chmod(0o755)
        subprocess.run([PROGRAM, "as", "two_kernels.s", "-o", "two.hsaco"], cwd=cls.folder, check=True)
        shutil.copy(cls.folder / "two.hsaco", cls.folder / "spaced name.hsaco")
        cls.environment = {"PATH": f"{cls.folder}/.bin:/usr/bin:/bin", "HOME": str(cls.folder), "TERM": "dumb",
                           "LC_ALL": "C.UTF-8", "COLUMNS": "200", "LINES": "50"}

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def check_lines(self, complete, others={}):
        for line, wanted in LINES:
            wanted = others.get(line, wanted)
            with self.subTest(line):
                found, printed = complete(line)
                if isinstance(wanted, str):
                    self.assertEqual(found.rstrip(), wanted.rstrip(), printed)
                else:
                    offered = printed.split(line, 1)[-1]
                    names = set(re.findall(r"[\w-]+", offered))
                    self.assertLessEqual(set(wanted), names, printed)
                    if wanted[0].startswith("gfx"):
                        self.assertEqual({name for name in names if re.fullmatch("gfx[0-9a-c]{3,4}", name)}, set(wanted))

    def test_bash(self):
        terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], self.folder, self.environment,
                            "PS1=; bind 'set show-all-if-ambiguous on'; bind 'set enable-bracketed-paste off'; "
                            "bind 'set completion-query-items 0'; bind 'set page-completions off'; "
                            "stty cols 200; eval \"$(lanewise completion bash)\"; "
                            "bind -x '\"\\C-t\": printf \"<<%s>>\\n\" \"$READLINE_LINE\"'")
        self.check_lines(terminal.complete)
        terminal.close()

    def test_zsh(self):
        functions = self.folder / ".zfunc"
        functions.mkdir()
        with open(functions / "_lanewise", "w") as file:
            subprocess.run([PROGRAM, "completion", "zsh"], stdout=file, check=True)
        terminal = Terminal(["zsh", "-f", "-i"], self.folder, self.environment,
                            "PS1=; unsetopt prompt_sp prompt_cr; stty cols 200; LISTMAX=10000; "
                            "fpath=(~/.zfunc $fpath); autoload -U compinit; compinit -u -D; setopt no_auto_menu; "
                            "dump() { print -r -- \"<<$BUFFER>>\" }; zle -N dump; bindkey '^T' dump; bindkey '^U' kill-whole-line")
        self.check_lines(terminal.complete)
        terminal.close()

    def test_fish(self):
        script = self.folder / ".config/fish/completions/lanewise.fish"
        script.parent.mkdir(parents=True)
        with open(script, "w") as file:
            subprocess.run([PROGRAM, "completion", "fish"], stdout=file, check=True)

        def complete(line):
            done = subprocess.run(["fish", "-c", "complete -C $argv[1]", line], cwd=self.folder, env=self.environment,
                                  capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            words = [row.split("\t")[0] for row in done.stdout.splitlines()]
            if len(words) != 1:
                return line, line + "\n".join(words)
            begin = line.rindex("'") if line.count("'") % 2 else re.search(r"(?:\\ |[^ ])*$", line).start()
            return line[:begin] + words[0], done.stdout
        self.check_lines(complete, FISH)

    def test_start_up_is_short(self):
        def seconds(*words):
            begin = time.perf_counter()
            subprocess.run([PROGRAM, *words], check=True, capture_output=True)
            return time.perf_counter() - begin
        self.assertLess(min(seconds("completion", "bash", "--", "lanewise", "dis", "--target", "g") for _ in range(9)), 0.05)

    def test_damaged_files_offer_nothing(self):
        (self.folder / "damaged.hsaco").write_bytes(b"\x7fELF" + b"\xff" * 99)
        for name in ("damaged.hsaco", "nosuch.hsaco", "folder"):
            done = subprocess.run([PROGRAM, "completion", "bash", "--", "lanewise", "dis", name, "--kernel", ""],
                                  cwd=self.folder, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "nothing\t\n", ""))


if __name__ == "__main__":
    PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
