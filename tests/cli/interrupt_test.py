#!/usr/bin/env python3
"""interrupt_test.py LANEWISE: --timeout, Ctrl-C and SIGTERM end long work soon, with what is known; the progress bar."""
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

LANEWISE = str(pathlib.Path(sys.argv.pop(1)).resolve())
FILES = pathlib.Path(__file__).parent / "files"
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
SOON = 5  # seconds, on a machine that does much else

SPINS = ["--kernel", "spins", "--grid", "4", "--block", "64", "u32[256]=zeros"]
LOCKS = ["--kernel", "locks", "--grid", "4", "--block", "128", "u32[1]=fill:1", "u32[512]=zeros"]
WORKS = ["--kernel", "works", "--grid", "100000", "--block", "64", "u32[6400000]=zeros", "u32:200"]
WATCHED = ([], ["--threads", "1"], ["--threads", "2"], ["--check"], ["--trace=trace.txt"], ["--count"], ["--profile"],
           ["--buffers"])


def stat_of(process):
    """The state of its first thread ("R", "S"…) and the seconds that all of its threads have computed."""
    words = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return words[0], (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Interrupt(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.at = pathlib.Path(cls.folder.name)
        subprocess.run([LANEWISE, "compile", FILES / "endless.cl", "--target", "gfx900", "-o", cls.at / "endless.hsaco",
                        "--", "-g"], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def start(self, *arguments):
        return subprocess.Popen([LANEWISE, *arguments], cwd=self.at, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True)

    def finish(self, process, seconds=SOON):
        try:
            out, err = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            self.fail(f"still running after {seconds} s")
        return process.returncode, out, err

    def wait_until(self, process, condition, what):
        end = time.monotonic() + 60
        while not condition(*stat_of(process)):
            self.assertIsNone(process.poll(), f"ended before {what}")
            self.assertLess(time.monotonic(), end, f"still not {what}")
            time.sleep(0.005)

    def wait_for_work(self, process, cpu_seconds):
        """Until it has computed for so long, which it does in its kernel or its proof and not before."""
        self.wait_until(process, lambda _, used: used >= cpu_seconds, "at work")

    def check_place(self, err, reason, kernel):
        self.assertRegex(err, rf"(?m)^interrupted: {reason}\n"
                              rf"  in kernel {kernel}, workgroup \(\d+, 0, 0\), wave \d+, pc 0x[0-9a-f]+: \S.*\n"
                              r"  at .*endless\.cl:\d+:\d+\n"
                              r"  after [1-9]\d* wave instructions; \d+ of \d+ workgroups are done\n")

    def test_timeout_says_where_it_was(self):
        for kernel, launch in (("spins", SPINS), ("locks", LOCKS), ("works", WORKS[:-1] + ["u32:4000000000"])):
            for watched in WATCHED:
                with self.subTest(kernel=kernel, watched=watched):
                    code, _, err = self.finish(self.start("run", "endless.hsaco", *launch, "--timeout", "0.3", *watched))
                    self.assertEqual(code, 3, err)
                    self.check_place(err, r"the 0\.3 s of --timeout are over", kernel)

    def test_timeout_leaves_what_ends_before(self):
        code, out, err = self.finish(self.start("run", "endless.hsaco", *WORKS[:-1], "u32:1", "--timeout", "60",
                                                "--print", "0:1"))
        self.assertEqual((code, out, err), (0, "0: 1013904223 …\n", ""))

    def test_signals(self):
        for number, reason in ((signal.SIGINT, "Ctrl-C"), (signal.SIGTERM, "SIGTERM")):
            for watched in ([], ["--check"], ["--trace=trace.txt"]):
                with self.subTest(number=number, watched=watched):
                    process = self.start("run", "endless.hsaco", *SPINS, *watched, "--out", "0=out.npy", "--json")
                    self.wait_for_work(process, 0.2)
                    process.send_signal(number)
                    code, out, err = self.finish(process)
                    self.assertEqual(code, 3, err)
                    self.check_place(err, reason, "spins")
                    self.assertIn("out.npy holds what the kernel had stored by then\n", err)
                    found = json.loads(out)
                    self.assertEqual((found["outcome"], found["complete"]), ("interrupted", False))
                    self.assertEqual(found["progress"], {"workgroups": 4, "workgroups_done": 0})
                    self.assertEqual(found["fault"]["kernel"], "spins")
                    self.assertEqual((self.at / "out.npy").read_bytes()[-1024:][:256], struct.pack("<64I", *[7] * 64))

    def test_compilers_leave_nothing(self):
        """Every command that compiles, ended while the compiler runs: no folder and no process is left."""
        compiler = self.at / "slow-compiler"
        compiler.write_text('#!/bin/sh\ntouch "$TMPDIR/of-compiler" started\nsleep 60 &\necho $! > sleeper\nwait\n')
        compiler.chmod(0o755)
        (self.at / "one.comp").write_text("void main() {}\n")
        (self.at / "one.hip").write_text("\n")
        temporary = self.at / "temporary"
        temporary.mkdir()
        environment = {**os.environ, "TMPDIR": str(temporary), "LANEWISE_CLANG": str(compiler),
                       "LANEWISE_GLSLANG": str(compiler)}
        launch = ["--grid", "1", "--block", "64"]
        commands = [[command, source, "--target", "gfx900", *more]
                    for command, more in (("compile", ["-o", "out.hsaco"]), ("info", []), ("dis", []), ("live", []),
                                          ("lint", []), ("suggest", []), ("run", launch), ("time", launch),
                                          ("time", ["--static"]))
                    for source in ("endless.cl", "one.hip", "one.comp")]
        commands.append(["explain", "endless.cl:1700", "--target", "gfx900"])
        (self.at / "endless.cl").write_bytes((FILES / "endless.cl").read_bytes())
        for command in commands:
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                with self.subTest(command=command, number=number):
                    (self.at / "started").unlink(missing_ok=True)
                    process = subprocess.Popen([LANEWISE, *command], cwd=self.at, env=environment, text=True,
                                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                    end = time.monotonic() + 60
                    while not (self.at / "sleeper").exists() and time.monotonic() < end:
                        time.sleep(0.005)
                    time.sleep(0.02)
                    process.send_signal(number)
                    code, out, err = self.finish(process)
                    reason = "Ctrl-C" if number == signal.SIGINT else number.name
                    self.assertEqual((code, out), (3, ""), err)
                    self.assertIn(f"interrupted: {reason}, while {compiler} was running\n", err)
                    self.assertEqual(list(temporary.iterdir()), [])
                    sleeper = (self.at / "sleeper").read_text().strip()
                    (self.at / "sleeper").unlink()
                    self.assertFalse(sleeper and pathlib.Path(f"/proc/{sleeper}/cmdline").exists() and
                                     b"sleep" in pathlib.Path(f"/proc/{sleeper}/cmdline").read_bytes())

    def test_a_second_signal_kills(self):
        os.mkfifo(self.at / "nobody.bin")  # whose opening waits for a reader
        process = self.start("run", "endless.hsaco", *SPINS, "--out", "0=nobody.bin")
        self.wait_for_work(process, 0.2)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.stderr.readline(), "interrupted: Ctrl-C\n")
        self.wait_until(process, lambda state, _: state == "S", "waiting for a reader")
        time.sleep(0.3)  # a signal within 0.2 s counts as the first one again
        process.send_signal(signal.SIGINT)
        code, _, err = self.finish(process)
        self.assertEqual(code, -signal.SIGINT, err)

    def test_timeout_of_coreutils(self):
        """It signals its child, and then its own group, in which that is."""
        compiler = self.at / "sleeping-compiler"
        compiler.write_text("#!/bin/sh\nexec sleep 60\n")
        compiler.chmod(0o755)
        for command in (["run", "endless.hsaco", *SPINS], *[[c, FILES / "endless.cl", "--target", "gfx900"]
                                                            for c in ("info", "dis")] * 5):
            done = subprocess.run(["timeout", "--preserve-status", "0.4", LANEWISE, *command], cwd=self.at, text=True,
                                  env={**os.environ, "LANEWISE_CLANG": str(compiler)}, capture_output=True,
                                  start_new_session=True)
            self.assertEqual(done.returncode, 3, done.stderr)
            self.assertIn("interrupted: SIGTERM", done.stderr)

    def test_prove(self):
        (self.at / "left.s").write_text("v_mul_lo_u32 v0, v1, v2\nv_mul_lo_u32 v0, v0, v3\n")
        (self.at / "right.s").write_text("v_mul_lo_u32 v0, v2, v3\nv_mul_lo_u32 v0, v0, v1\n")
        for arguments, doing, out in ((["left.s", "right.s", "--live-out", "v0"], "proving", ""),
                                      (["left.s", "--claim", "v1 = v1", "--claim", "v0 = v1 * (v2 * v3)"],
                                       "proving v0 = v1 * (v2 * v3)", "v1 = v1: equal for all inputs")):
            process = self.start("prove", *arguments, "--target", "gfx900")
            self.wait_for_work(process, 1)
            process.send_signal(signal.SIGINT)
            code, found, err = self.finish(process)
            self.assertEqual((code, err), (3, f"interrupted: Ctrl-C\n  while {doing}\n"))
            self.assertEqual(found[:len(out)], out)

    def test_prove_keeps_the_time(self):
        """Whatever it does: making terms of so many lines alone takes longer."""
        (self.at / "many.s").write_text("v_mul_lo_u32 v0, v0, v0\nv_xor_b32 v0, v0, v1\n" * 8000)
        for arguments in (["many.s", "--live-out", "v0"], ["--claim", "v0 = v1"]):
            started = time.monotonic()
            code, out, err = self.finish(self.start("prove", "many.s", *arguments, "--target", "gfx900", "--timeout", "0.5"))
            self.assertLess(time.monotonic() - started, SOON)
            if code == 1:
                self.assertRegex(out, "not proved: time ran out\n")
            else:
                self.assertEqual((code, out), (3, ""))
                self.assertRegex(err, "^interrupted: the 0.5 s of --timeout are over\n  while (reading many.s|trying random inputs|proving( v0 = v1)?)\n$")

    def test_live(self):
        (self.at / "long.s").write_text("v_add_u32 v0, v1, v2\n" * 200000 + "s_endpgm\n")
        code, out, err = self.finish(self.start("live", "long.s", "--target", "gfx900", "--timeout", "0.001", "--csv", "no.csv"))
        self.assertEqual((code, out, err),
                         (3, "", "interrupted: the 0.001 s of --timeout are over\n  while analysing long.s\n"))
        self.assertFalse((self.at / "no.csv").exists())

    def test_comparison(self):
        """Of two listings with little in common; a saved report is read before."""
        for name, line in (("old.s", "v_add_u32 v{}, v1, v2\n"), ("new.s", "v_mul_f32 v{}, 0x{:x}, v1\n")):
            (self.at / name).write_text("".join(line.format(i * i % 251, i) for i in range(200000)) + "s_endpgm\n")
        for seconds in ("0.001", "0.7"):
            code, out, err = self.finish(self.start("live", "old.s", "new.s", "--target", "gfx900", "--timeout", seconds))
            self.assertEqual((code, out), (3, ""))
            self.assertRegex(err, rf"^interrupted: the {seconds} s of --timeout are over\n  while (analysing|comparing) ")

    def test_lint(self):
        (self.at / "paths.s").write_text("v_add_u32 v0, v1, v2\n" * 200000 + "s_endpgm\n")
        code, out, err = self.finish(self.start("lint", "paths.s", "--target", "gfx900", "--timeout", "0.001",
                                                "--sarif", "no.sarif"))
        self.assertEqual((code, out, err),
                         (3, "", "interrupted: the 0.001 s of --timeout are over\n  while looking at paths.s\n"))
        self.assertFalse((self.at / "no.sarif").exists())

    def test_suggest(self):
        (self.at / "idle.s").write_text("v_add_u32 v0, v1, v2\n" * 100000 + "s_endpgm\n")
        for arguments in (["suggest", "idle.s"], ["rewrite", "idle.s", "-o", "no.s"]):
            code, out, err = self.finish(self.start(*arguments, "--target", "gfx900", "--timeout", "0.1"))
            self.assertEqual((code, out, err),
                             (3, "", "interrupted: the 0.1 s of --timeout are over\n  while improving idle.s\n"))
        self.assertFalse((self.at / "no.s").exists())

    def test_rewrite_verify(self):
        """Between two launches and in one, by --timeout and by Ctrl-C."""
        verify = ["rewrite", str(FILES / "random_launches.s"), "-o", "no.s", "--only", "dead_result", "--kernel", "sum",
                  "--verify", "1000000"]
        code, out, err = self.finish(self.start(*verify, "--timeout", "0.5"))
        self.assertEqual((code, out), (3, ""))
        self.assertRegex(err, r"^interrupted: the 0.5 s of --timeout are over\n  while verifying sum")
        process = self.start(*verify)
        self.wait_for_work(process, 0.5)
        process.send_signal(signal.SIGINT)
        code, out, err = self.finish(process)
        self.assertEqual((code, out), (3, ""))
        self.assertRegex(err, r"^interrupted: Ctrl-C\n  while verifying sum")
        self.assertFalse((self.at / "no.s").exists())

    def test_prove_rules(self):
        """The answers so far are printed; between two proofs it ends in the same way."""
        for seconds in (0.05, 0.1, 0.2):  # before its output fills the pipe
            process = self.start("prove", "--rules", "--again", "--ledger", "no.txt")
            self.wait_for_work(process, seconds)
            process.send_signal(signal.SIGINT)
            code, out, err = self.finish(process)
            self.assertRegex(err, r"^interrupted: Ctrl-C\n  while proving \w+ on gfx\w+:wave(32|64)\n$")
            self.assertEqual(code, 3)
            self.assertRegex(out, r"^(\w+ +gfx801:wave64 +proved.*\n(.*\n)*)?$")
        code, out, err = self.finish(self.start("prove", "--rules", "--again", "--ledger", "no.txt", "--timeout", "0.5"))
        self.assertEqual(code, 3)
        self.assertRegex(err, "^interrupted: the 0.5 s of --timeout are over\n")
        self.assertFalse((self.at / "no.txt").exists())

    def test_live_while_it_writes(self):
        """A pipe takes what is written no faster than it is read: here not at all."""
        (self.at / "rows.s").write_text("v_add_u32 v0, v1, v2\n" * 20000 + "s_endpgm\n")
        os.mkfifo(self.at / "pipe")
        process = self.start("live", "rows.s", "--target", "gfx900", "--csv", "pipe")
        reader = os.open(self.at / "pipe", os.O_RDONLY)
        os.read(reader, 1)
        process.send_signal(signal.SIGINT)
        while os.read(reader, 1 << 20):
            pass
        os.close(reader)
        code, _, err = self.finish(process)
        self.assertEqual((code, err), (3, "interrupted: Ctrl-C\n  while writing files\n"))

    def test_study(self):
        code, out, err = self.finish(self.start("study", "fp16", "--timeout", "0.02", "--html", "no.html"))
        self.assertEqual((code, out), (3, ""))
        self.assertRegex(err, r"^interrupted: the 0\.02 s of --timeout are over\n  \d+ compilations and timings are done\n$")
        self.assertFalse((self.at / "no.html").exists())

    def test_study_within_a_dispatch(self):
        """The first dispatch of `study spd` is timed for ten seconds of processor time, and more on a busy machine."""
        process = self.start("study", "spd", "--timeout", "4")
        self.wait_for_work(process, 1)
        code, _, err = self.finish(process, 10)
        self.assertEqual(code, 3)
        self.assertRegex(err, r"^interrupted: the 4 s of --timeout are over\n  0 experiments are done\n$")

    def test_time_between_the_run_and_the_uncertainty(self):
        subprocess.run([LANEWISE, "compile", EXAMPLES / "sum.cl", "--target", "gfx900", "-o", self.at / "sum.hsaco"], check=True)
        for options in ((), ("--sensitivity",)):
            process = self.start("time", "sum.hsaco", "--grid", "16000", "--block", "256", "u32[4096000]=iota",
                                 "u32[16000]=zeros", "lds:1024", "--full", "--json", "--timeout", "0.8", *options)
            code, out, err = self.finish(process)
            self.assertEqual(code, 3)
            self.assertRegex(err, r"^interrupted: the 0\.8 s of --timeout are over\n")
            [dispatch] = json.loads(out)["dispatches"]
            self.assertFalse(dispatch["complete"] and dispatch["analysis_complete"])

    def test_time_says_where_the_kernel_was(self):
        for options in ((), ("--sensitivity",)):
            code, _, err = self.finish(self.start("time", "endless.hsaco", *WORKS[:-1], "u32:4000000000", "--timeout",
                                                  "0.5", "--device", "vega-64", *options))
            self.assertEqual(code, 3, err)
            self.check_place(err, r"the 0\.5 s of --timeout are over", "works")

    def test_static_time(self):
        body = "v_add_f32 v1, v1, v2\n" * 30000
        (self.at / "unrolled.s").write_text(
            '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\nk:\ns_mov_b32 s2, 9\nagain:\n' + body +
            "s_sub_u32 s2, s2, 1\ns_cbranch_scc0 again\ns_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n"
            ".amdhsa_next_free_sgpr 4\n.end_amdhsa_kernel\n")
        code, out, err = self.finish(self.start("time", "unrolled.s", "--static", "--timeout", "0.5"))
        self.assertEqual((code, out), (3, ""), err)
        self.assertEqual(err, "error: interrupted: the 0.5 s of --timeout are over\n")

    def test_wrong_timeouts(self):
        for text in ("0", "-1", "x", "1e99", "nan"):
            code, _, err = self.finish(self.start("run", "endless.hsaco", *SPINS, f"--timeout={text}"))
            self.assertEqual((code, err), (2, f"error: --timeout {text}: expected seconds, 0.001 to 1000000\n"))

    def on_terminal(self, arguments, columns=100, stdout=subprocess.DEVNULL):
        """What stands on standard error where that is a terminal, and the exit code."""
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        process = subprocess.Popen([LANEWISE, *arguments], cwd=self.at, stdout=stdout, stderr=theirs,
                                   env={**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
        os.close(theirs)
        shown, end = b"", time.monotonic() + 30
        while time.monotonic() < end:
            if select.select([ours], [], [], 0.1)[0]:
                try:
                    block = os.read(ours, 65536)
                except OSError:
                    break
                if not block:
                    break
                shown += block
        os.close(ours)
        return shown.decode().replace("\r\n", "\n"), process.wait(SOON)

    def test_progress(self):
        for columns in (40, 100):
            shown, code = self.on_terminal(["run", "endless.hsaco", *WORKS[:-1], "u32:4000000000", "--timeout", "1.5"],
                                           columns)
            self.assertEqual(code, 3)
            lines = shown.split("\r\x1b[K")
            self.assertGreater(len(lines), 4)
            self.assertEqual(lines[0], "")
            for line in lines[1:-1]:
                self.assertLess(len(line), columns)
                self.assertRegex(line, r"\d+ of 100000 workgroups, ")
            # Erased before anything else is said.
            self.check_place(lines[-1], ".*", "works")
        self.assertRegex(lines[2], r"^running works [█░]+ \d+ of 100000 workgroups, [\d.]+ [kMG]? ?instructions/s, 0:0[01]$")

    def test_no_progress(self):
        shown, code = self.on_terminal(["run", "endless.hsaco", *WORKS[:-1], "u32:1"])
        self.assertEqual((shown, code), ("", 0))
        _, _, err = self.finish(self.start("run", "endless.hsaco", *SPINS, "--timeout", "1.2"))
        self.assertNotIn("\r", err)


unittest.main()
