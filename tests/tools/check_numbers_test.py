#!/usr/bin/env python3
"""What tools/check_numbers.py refuses, planted in a copy of the sources, and that it takes them as they are."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NUMBERS = "tools/model_numbers.txt"


class CheckNumbers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        for part in ("src", "isa", "tools"):
            shutil.copytree(ROOT / part, cls.root / part)

    def check(self):
        return subprocess.run([sys.executable, "-B", ROOT / "tools/check_numbers.py", self.root], capture_output=True,
                              text=True, check=False)

    def edit(self, file, edit):
        """The text that the file had before, and has again after the test."""
        path = self.root / file
        text = path.read_text()
        self.addCleanup(path.write_text, text)
        path.write_text(edit(text))
        self.assertNotEqual(path.read_text(), text)
        return text

    def plant(self, file, before, line):
        """Puts a line in front of the first that begins with `before`; its number."""
        text = self.edit(file, lambda text: text.replace(f"\n{before}", f"\n{line}\n{before}", 1))
        return text[:text.index(f"\n{before}")].count("\n") + 2

    def expect_refusal(self, *complaints):
        result = self.check()
        self.assertEqual(result.stdout.splitlines(), list(complaints), result.stderr)
        self.assertEqual(result.returncode, 1)

    def expect_acceptance(self):
        result = self.check()
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_the_sources_are_taken(self):
        self.expect_acceptance()

    def test_a_fact_that_nobody_reads_is_refused(self):
        for file, table in (("memory.timing", 'table timing "LDS"'), ("costs.timing", 'table costs "RDNA"')):
            with self.subTest(file):
                line = '  fact echo     echo_cycles     cycles  "of an echo"'
                text = self.edit(f"isa/timing/{file}", lambda text: text.replace(table, f"{table}\n{line}", 1))
                number = text[:text.index(table)].count("\n") + 2
                self.expect_refusal(f"isa/timing/{file}:{number}: nobody reads the fact echo_cycles")
                # A comment and a message read nothing.
                self.edit("src/timing/machine.cpp", lambda text: text + '// Key::echo_cycles\nauto x = "Key::echo_cycles";\n')
                self.assertEqual(self.check().returncode, 1)
                self.edit("src/timing/machine.cpp", lambda text: text + "auto kEcho = isa::TimingKey::echo_cycles;\n")
                self.expect_acceptance()
                self.doCleanups()

    def test_a_fact_that_is_read_into_a_member_that_nobody_uses_is_refused(self):
        number = self.plant("src/timing/machine.h", "  uint32_t lds_latency", "  uint32_t echo = 0;  // of an echo")
        self.edit("src/timing/machine.cpp", lambda text: text + "void f(Machine& m) { m.echo = 1; }\n")
        self.expect_refusal(f"src/timing/machine.h:{number}: nobody uses the number echo")
        self.edit("src/timing/cluster.cpp", lambda text: text + "int g(const Machine& m) { return m.echo; }\n")
        self.expect_acceptance()

    def test_a_number_of_a_machine_in_the_clock_is_refused(self):
        for file, line, number in (("timing/memory_system.cpp", "constexpr uint32_t kAtomicsPerClock = 16;", "16"),
                                   ("trace/banks.h", "inline constexpr unsigned kBanks = 0x20;", "0x20"),
                                   ("timing/issue_queues.cpp", "const double kRate = 6.5;", "6.5"),
                                   ("timing/cluster_memory.cpp", "constexpr uint32_t kLine = 64;", "64")):
            with self.subTest(line):
                at = self.edit(f"src/{file}", lambda text: f"{text}{line}\n").count("\n") + 1
                self.expect_refusal(f"src/{file}:{at}: {number} belongs to isa/timing if it is a machine's; if not, "
                                    f"{NUMBERS} says why")
                self.doCleanups()

    def test_numbers_in_comments_and_messages_are_taken(self):
        self.edit("src/timing/cluster.cpp", lambda text: text + '// 4096 bytes\nauto x = "4096"; /* 77\n88 */\n')
        self.expect_acceptance()

    def test_an_entry_that_nothing_needs_is_refused(self):
        number = self.edit(NUMBERS, lambda text: text + "timing/cluster.cpp 99 1  # once\n").count("\n") + 1
        self.expect_refusal(f"{NUMBERS}:{number}: timing/cluster.cpp has 99 0 times")

    def test_an_entry_without_a_reason_is_refused(self):
        number = self.edit(NUMBERS, lambda text: text + "timing/cluster.cpp 99 1\n").count("\n") + 1
        self.expect_refusal(f"{NUMBERS}:{number}: expected a file, a number, how often it is there, and # with the reason")

    def test_an_option_with_an_optional_value_that_nobody_reads_is_refused(self):
        option = '    a.optional_value("--echo", "N", &echo_, "1", "an echo");'
        number = self.plant("src/app/time.cpp", '    a.option("--clock"', option)
        self.plant("src/app/time.cpp", "  bool sensitivity_", "  std::string echo_;")
        self.expect_refusal(f"src/app/time.cpp:{number}: nobody reads the option --echo")

    def test_an_option_that_nobody_reads_is_refused(self):
        option = '    a.option("--echo", "N", &echo_, "an echo");'
        number = self.plant("src/app/time.cpp", '    a.option("--clock"', option)
        self.plant("src/app/time.cpp", "  bool sensitivity_", "  std::string echo_, other_;")
        self.expect_refusal(f"src/app/time.cpp:{number}: nobody reads the option --echo")
        # The list of files that a command may name reads nothing.
        self.edit("src/app/time.cpp", lambda text: text.replace("outputs_.add_to(files);", "outputs_.add_to(files);\n    files.writes({echo_});"))
        self.assertEqual(self.check().returncode, 1)
        self.edit("src/app/time.cpp", lambda text: text.replace("  int run(", "  int f() { return echo_.size(); }\n  int run("))
        self.expect_acceptance()

    def expect_unread(self, option):
        number = self.plant("src/app/time.cpp", '    a.option("--clock"', "    " + option)
        self.plant("src/app/time.cpp", "  bool sensitivity_", "  std::string echo_;")
        self.expect_refusal(f"src/app/time.cpp:{number}: nobody reads the option --echo")

    def test_words_of_an_option_do_not_read_it(self):
        self.expect_unread('a.option("--echo", ValueName("N", &study_names).list(), &echo_, "an echo");')

    def test_words_of_an_argument_do_not_read_it(self):
        self.expect_unread('a.positional(ValueName("--echo", &study_names), &echo_, "an echo");')

    def test_an_option_of_a_study_that_nobody_reads_is_refused(self):
        option = '    a.option("--echo", "N", &request_.echo, "an echo");'
        number = self.plant("src/app/study.cpp", '    a.option("--predict"', option)
        self.expect_refusal(f"src/app/study.cpp:{number}: nobody reads the option --echo")


if __name__ == "__main__":
    unittest.main()
