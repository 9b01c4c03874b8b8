// Argument parsing and printing for `app`.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <span>
#include <system_error>

#include "app/command.h"
#include "app/declarations.h"
#include "base/defect.h"
#include "base/progress_bar.h"
#include "base/similar.h"
#include "cli/terminal_progress.h"
#include "host/interruption.h"
#include "host/session_files.h"
#include "lanewise/version.h"

namespace {

using lw::app::Command;
using lw::app::CommandEntry;
using lw::app::Console;
using lw::app::ValueName;

// An empty value would count as none, which is not what was said.
const CLI::Validator kNotEmpty([](const std::string& value) { return value.empty() ? "a value is missing" : ""; }, "");

// Help without the values that flags have where none is given: CLI11 shows them as --flag{VALUE}.
class Help : public CLI::Formatter {
 public:
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    const std::string name = CLI::Formatter::make_option_name(option, is_positional);
    return name.substr(0, name.find('{'));
  }
  // "--check[=LIST]": the value of such an option never stands apart.
  std::string make_option_opts(const CLI::Option* option) const override {
    const std::string text = CLI::Formatter::make_option_opts(option);
    return text.starts_with(" [=") ? text.substr(1) : text;
  }
};

// Declares a command's arguments to CLI11.
class Declaration : public lw::app::Arguments {
 public:
  explicit Declaration(CLI::App& app) : app_(app) {}

  void positional(const ValueName& name, std::string* value, std::string_view help, bool required) override {
    app_.add_option(std::string(name.text), *value, std::string(help))->required(required);
  }
  void rest(const ValueName& name, std::vector<std::string>* values, std::string_view help) override {
    app_.add_option(std::string(name.text), *values, std::string(help))->delimiter('\0');
  }
  void after_dashes(const ValueName& name, std::vector<std::string>* values, std::string_view help) override {
    after_dashes_ = values;
    about_dashes_ = fmt::format("After --:\n  {} ...  {}\n\n", name.text, help);
  }
  void option(std::string_view flag, const ValueName& value_name, std::string* value, std::string_view help,
              bool required) override {
    app_.add_option(std::string(flag), *value, std::string(help))
        ->option_text(std::string(value_name.text))
        ->required(required)
        ->check(kNotEmpty);
  }
  void repeated(std::string_view flag, const ValueName& value_name, std::vector<std::string>* values,
                std::string_view help) override {
    // One value at a time: a list would take a `--` behind it for its own end.
    app_.add_option_function<std::string>(
            std::string(flag), [values](const std::string& value) { values->push_back(value); }, std::string(help))
        ->option_text(std::string(value_name.text))
        ->check(kNotEmpty)
        ->trigger_on_parse();
  }
  void flag(std::string_view flag, bool* value, std::string_view help) override {
    app_.add_flag(std::string(flag), *value, std::string(help));
  }
  void optional_value(std::string_view flag, const ValueName& value_name, std::string* value, std::string_view bare,
                      std::string_view help) override {
    app_.add_flag(fmt::format("{}{{{}}}", flag, bare), *value, std::string(help))
        ->option_text(fmt::format("[={}]", value_name.text));
  }
  void example(std::string_view line) override { examples_ += fmt::format("  {}\n", line); }

  std::string footer() const { return about_dashes_ + (examples_.empty() ? "" : "Examples:\n" + examples_); }

  // The first option with an empty value, as in `--check=`, which CLI11 would read as `--check`, or `--grid=`, for
  // which it would take the next word; nothing if there is none. Options with a value have a name for it.
  std::optional<std::string> option_without_value(std::span<char* const> words) const {
    for (const std::string_view word : words) {
      if (word == "--") break;
      if (!word.ends_with('=')) continue;
      std::string name(word.substr(0, word.size() - 1));
      const CLI::Option* option = app_.get_option_no_throw(name);
      if (option != nullptr && !option->get_option_text().empty()) return name;
    }
    return std::nullopt;
  }

  // Takes `--` and what follows it from the words of a command line, where the command declared what that is.
  void take_after_dashes(std::vector<char*>& words) const {
    if (after_dashes_ == nullptr) return;
    const auto dashes = std::find(words.begin(), words.end(), std::string_view("--"));
    if (dashes == words.end()) return;
    after_dashes_->assign(dashes + 1, words.end());
    words.erase(dashes, words.end());
  }

 private:
  CLI::App& app_;
  std::string examples_, about_dashes_;
  std::vector<std::string>* after_dashes_ = nullptr;
};

bool wants_colour(int file) {
  const char* no_colour = std::getenv("NO_COLOR");
  return (no_colour == nullptr || *no_colour == '\0') && isatty(file) != 0;
}

// What the command line has that nothing takes.
std::string unexpected(const CLI::App& app, const std::string& command, const std::string& word) {
  const std::string name = command.empty() ? "lanewise" : "lanewise " + command;
  if (!word.starts_with('-') || word == "-")
    return fmt::format("{} takes no further argument '{}'; {} --help lists its arguments", name, word, name);
  const std::string flag = word.substr(0, word.find('='));
  lw::NearestName nearest(flag);
  for (const CLI::Option* option : app.get_options())
    for (const std::string& known : option->get_lnames()) nearest.offer(fmt::format("--{}", known));
  const std::string& meant = nearest.found();
  return fmt::format(
      "{} has no option {}; {}", name, flag,
      meant.empty() ? fmt::format("{} --help lists those it has", name) : fmt::format("did you mean {}?", meant));
}

std::string see_help(const CLI::App* command) {
  return fmt::format("; see `lanewise{} --help`", command == nullptr ? "" : " " + command->get_name());
}

// The exit code where the command line is wrong. `command`: the one that is named, nullptr where there is none.
std::optional<int> parse(CLI::App& app, CLI::App* command, std::vector<char*>& words, const Console& console) {
  try {
    app.parse(static_cast<int>(words.size()), words.data());
  } catch (const CLI::ExtrasError&) {
    const CLI::App& parsed = command == nullptr ? app : *command;
    const std::vector<std::string> rest = app.remaining(true);
    return console.bad_input(
        unexpected(parsed, command == nullptr ? "" : parsed.get_name(), rest.empty() ? "" : rest.front()));
  } catch (const CLI::RequiredError& error) {
    if (command != nullptr) {
      // A misspelled option is worth more than the one that is missing for it.
      for (const std::string& word : app.remaining(true))
        if (word.starts_with("--")) return console.bad_input(unexpected(*command, command->get_name(), word));
      return console.bad_input(error.what() + see_help(command));
    }
    return console.bad_input(unexpected(app, "", words[1]));
  } catch (const CLI::ArgumentMismatch& error) {
    // "--grid: At Most 1 required but received 2"
    const std::string_view text = error.what();
    if (text.find("At Most 1") == text.npos) return console.bad_input(error.what() + see_help(command));
    return console.bad_input(fmt::format("{} is given more than once", text.substr(0, text.find(':'))));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return console.bad_input(error.what() + see_help(command));
    app.exit(error);  // prints the help or the version
    return lw::kDone;
  }
  return std::nullopt;
}

// The command line in CLI11's form. Only the command that was asked for declares its arguments: start-up stays short
// however many there are.
struct CommandLine {
  CLI::App app{"Lanewise: an open laboratory for AMD GPU machine code", "lanewise"};
  CLI::App* named = nullptr;         // nullptr: no command, or none of this name
  std::unique_ptr<Command> command;  // of `named`
  std::optional<Declaration> declaration;

  CommandLine(std::string_view name, bool& json) {
    app.formatter(std::make_shared<Help>());
    app.require_subcommand(1);
    const lanewise::Version version = lanewise::version();
    app.set_version_flag("-V,--version", fmt::format("lanewise {} (commit {}, spelling and encodings of LLVM {})",
                                                     version.number, version.commit, version.llvm));
    for (const CommandEntry& entry : lw::app::commands()) {
      CLI::App* sub = app.add_subcommand(std::string(entry.name), std::string(entry.summary));
      if (entry.name != name) continue;
      named = sub;
      command = entry.make();
      declaration.emplace(*sub);
      command->declare(*declaration);
      sub->add_flag("--json", json, std::string(lw::app::kJsonHelp));
      sub->footer(declaration->footer());
    }
  }
};

std::string help_text(std::string_view command) {
  bool json = false;
  const CommandLine line(command, json);
  return line.named == nullptr ? line.app.help() : line.named->help(line.app.get_name());
}

int run(int argc, char** argv) {
  const lw::host::Interruption interruption;
  Console console;
  console.colour = wants_colour(STDERR_FILENO);
  // Known before the command line is, which may be wrong.
  char** const dashes = std::find(argv, argv + argc, std::string_view("--"));
  console.json = std::find(argv, dashes, std::string_view("--json")) != dashes;
  console.session = {.files = lw::host::disk_files_and_standard_input(),
                     .cancel = lw::host::Interruption::cancel(),
                     .progress = lw::cli::TerminalProgress()};
  console.help_text = &help_text;
  // Without a bar to draw, only the begin and the end of work matter, for the words of an interruption.
  if (!lw::ProgressBar().can_draw()) console.session.progress_interval = {};

  std::vector<char*> words(argv, argv + argc);
  CommandLine line(argc < 2 ? "" : argv[1], console.json);
  if (line.named != nullptr) {
    console.command = line.named->get_name();
    line.declaration->take_after_dashes(words);
    if (const auto option = line.declaration->option_without_value(words))
      return console.bad_input(fmt::format("{}: a value is missing{}", *option, see_help(line.named)));
  }
  if (argc > 1 && argv[1][0] != '-' && line.named == nullptr)
    return console.bad_input(lw::app::unknown_command(argv[1]));
  if (argc < 2) return console.bad_input("name a command; lanewise --help lists them");
  if (const std::optional<int> code = parse(line.app, line.named, words, console)) return *code;
  const lw::host::CommandFiles files = line.command->files();
  if (const auto error = lw::host::check_files(files)) return console.bad_input(error->message);
  if (console.json && files.writes_standard_output())
    return console.bad_input(
        "--json and an output of the command both go to standard output; name a file for the output");
  return line.command->run(console);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    // A write beyond the limit of file sizes is an error like a full disk, and not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    const int code = run(argc, argv);
    // What could not be written before is in ferror() alone.
    const bool flushed = std::fflush(stdout) == 0;
    const std::string reason = flushed ? "cannot be written" : std::generic_category().message(errno);
    if (flushed && std::ferror(stdout) == 0) return code;
    fmt::print(stderr, "error: standard output: {}\n", reason);
    return lw::kBadInput;
  } catch (const lw::Defect& defect) {
    fmt::print(stderr, "{}", defect.what());
    return static_cast<int>(lanewise::FailureKind::defect);
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "error: out of memory\n");
    return lw::kBadInput;
  } catch (const std::exception& error) {
    fmt::print(stderr, "lanewise: defect: {}\n  Please report it with the command and its input.\n", error.what());
    return 70;
  }
}
