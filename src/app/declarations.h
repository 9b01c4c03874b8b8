// The arguments of a command as a list: for `help --json`, manual pages and completion.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"

namespace lw::app {

struct DeclaredOption {
  enum class Kind : uint8_t { flag, value, optional_value };  // --json, --target T, --check[=LIST]
  std::vector<std::string> names;                             // "-x", "--language"
  Kind kind = Kind::flag;
  ValueName value = "";
  bool is_required = false, is_repeated = false;
  std::string help;

  bool is_called(std::string_view name) const;
};

struct DeclaredArgument {
  ValueName value;
  bool is_required = false, is_repeated = false;
  std::string help;
};

struct Declarations : Arguments {
  std::vector<DeclaredArgument> arguments;
  std::vector<DeclaredArgument> flags;  // what stands after `--`, where that is not an argument: at most one
  std::vector<DeclaredOption> options;
  std::vector<std::string> examples;

  // With the options that every command has.
  explicit Declarations(Command& command);
  const DeclaredOption* find(std::string_view name) const;

  void positional(const ValueName& name, std::string* value, std::string_view help, bool required) override;
  void rest(const ValueName& name, std::vector<std::string>* values, std::string_view help) override;
  void after_dashes(const ValueName& name, std::vector<std::string>* values, std::string_view help) override;
  void option(std::string_view flag, const ValueName& value_name, std::string* value, std::string_view help,
              bool required) override;
  void repeated(std::string_view flag, const ValueName& value_name, std::vector<std::string>* values,
                std::string_view help) override;
  void flag(std::string_view flag, bool* value, std::string_view help) override;
  void optional_value(std::string_view flag, const ValueName& value_name, std::string* value, std::string_view bare,
                      std::string_view help) override;
  void example(std::string_view line) override;
};

// Of options that the command line adds to every command.
inline constexpr std::string_view kJsonHelp = "print the result as JSON";

}  // namespace lw::app
