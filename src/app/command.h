// What a command is to those who offer it to a user: its arguments, its help, and its run.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/value_name.h"
#include "base/base.h"
#include "base/exit_codes.h"
#include "base/session.h"
#include "host/files.h"

namespace lw::app {

// Where a command's arguments are declared; the command line and other front ends fill in what the pointers name.
class Arguments {
 public:
  virtual ~Arguments() = default;
  virtual void positional(const ValueName& name, std::string* value, std::string_view help, bool required = true) = 0;
  virtual void rest(const ValueName& name, std::vector<std::string>* values, std::string_view help) = 0;
  // What stands after `--`.
  virtual void after_dashes(const ValueName& name, std::vector<std::string>* values, std::string_view help) = 0;
  virtual void option(std::string_view flag, const ValueName& value_name, std::string* value, std::string_view help,
                      bool required = false) = 0;
  virtual void repeated(std::string_view flag, const ValueName& value_name, std::vector<std::string>* values,
                        std::string_view help) = 0;
  virtual void flag(std::string_view flag, bool* value, std::string_view help) = 0;
  // `--flag` or `--flag=VALUE`; `value` becomes `bare` in the first case.
  virtual void optional_value(std::string_view flag, const ValueName& value_name, std::string* value,
                              std::string_view bare, std::string_view help) = 0;
  virtual void example(std::string_view line) = 0;
};

// Where output goes and in which form. Results go to `out`; messages to `err`.
struct Console {
  std::FILE* out = stdout;
  std::FILE* err = stderr;
  bool json = false;
  bool colour = false;
  std::string command = {};  // its name
  Session session = {};      // the files of this computer, its signals, and the terminal's progress bar
  // What `--help` prints for a command, or for the program where the name is empty.
  std::function<std::string(std::string_view command)> help_text = {};

  void print(std::string_view text) const {
    has_printed_ = true;
    std::fwrite(text.data(), 1, text.size(), out);
  }
  // Prints messages on `err`.
  void tell(const Messages& messages) const;
  // "error: …" on `err`.
  void tell_error(std::string_view message) const;
  // The next three tell on `err` why a command has no result and return the exit code. With --json they print a
  // document of docs/schemas/failure.schema.json on `out`, unless something stands there already.
  int bad_input(std::string_view message) const;
  int not_modelled(std::string_view message) const;
  int failed(const lanewise::Failure& failure) const;
  // That document alone.
  void print_failure(const Messages& messages) const;

 private:
  void tell_not_modelled(std::string_view message) const;

  mutable bool has_printed_ = false;
};

class Command {
 public:
  virtual ~Command() = default;
  virtual void declare(Arguments& arguments) = 0;
  // What the arguments make it read and write, for a look before it runs. Folders that it fills are not among them.
  virtual host::CommandFiles files() const { return {}; }
  virtual int run(const Console& console) = 0;
};

struct CommandEntry {
  std::string_view name;
  std::string_view summary;
  std::unique_ptr<Command> (*make)();
};

// In the order of commands.def.
std::vector<CommandEntry> commands();
std::optional<CommandEntry> find_command(std::string_view name);

// What to say of a word that stands where a command should and is none: the command that may be meant.
std::string unknown_command(std::string_view name);

}  // namespace lw::app
