#include "app/command.h"

#include <fmt/format.h>

#include <filesystem>

#include "base/json_text.h"
#include "base/similar.h"
#include "isa/isa.h"
#include "report/json_document.h"

namespace lw::app {
namespace {

// Whether some instruction is called so, or has this as a part of its name.
bool is_in_mnemonic(std::string_view name) {
  const std::string part = fmt::format("_{}_", name);
  for (const isa::Encoding& encoding : isa::encodings().subspan(1))
    if (fmt::format("_{}_", encoding.mnemonic()).find(part) != std::string::npos) return true;
  return false;
}

}  // namespace

#define LW_COMMAND(name, factory, summary) std::unique_ptr<Command> factory();
#include "app/commands.def"
#undef LW_COMMAND

std::vector<CommandEntry> commands() {
  return {
#define LW_COMMAND(name, factory, summary) {name, summary, &factory},
#include "app/commands.def"
#undef LW_COMMAND
  };
}

std::optional<CommandEntry> find_command(std::string_view name) {
  for (const CommandEntry& entry : commands())
    if (entry.name == name) return entry;
  return std::nullopt;
}

std::string unknown_command(std::string_view name) {
  NearestName nearest(name);
  for (const CommandEntry& entry : commands()) {
    const bool is_longer_form = name.size() > 1 && (name.starts_with(entry.name) || entry.name.starts_with(name));
    if (is_longer_form)
      nearest.offer(entry.name, 1);
    else
      nearest.offer(entry.name);
  }
  std::error_code ignored;
  std::string message = fmt::format("'{}' is not a command; ", name);
  if (!nearest.found().empty()) return message + fmt::format("did you mean {}?", nearest.found());
  message += "lanewise --help lists them";
  if (std::filesystem::is_regular_file(name, ignored))
    message += fmt::format("\n  hint: lanewise info {} says what the file holds", name);
  else if (is_in_mnemonic(name))
    message += fmt::format("\n  hint: lanewise explain {} explains instructions", name);
  return message;
}

void Console::tell(const Messages& messages) const { fmt::print(err, "{}", render(messages, colour)); }

void Console::tell_error(std::string_view message) const {
  fmt::print(err, "{}error:{} {}\n", colour ? "\033[1;31m" : "", colour ? "\033[0m" : "", printable(message));
}

void Console::tell_not_modelled(std::string_view message) const {
  fmt::print(err, "{}not modelled:{} {}\n", colour ? "\033[1;35m" : "", colour ? "\033[0m" : "", message);
}

void Console::print_failure(const Messages& messages) const {
  if (json && !has_printed_) print(json_text(report::failure_document(command, messages), 2) + "\n");
}

int Console::bad_input(std::string_view message) const {
  tell_error(message);
  print_failure(one_error(code::kOption, std::string(message)));
  return kBadInput;
}

int Console::not_modelled(std::string_view message) const {
  tell_not_modelled(message);
  print_failure(one_error(code::kNotModelled, std::string(message)));
  return kNotModelled;
}

int Console::failed(const lanewise::Failure& failure) const {
  const Messages& messages = failure.messages;
  const bool is_defect = failure.kind == lanewise::FailureKind::defect;
  if (is_defect || failure.kind == lanewise::FailureKind::not_modelled) {
    // The last message is the failure's.
    tell({messages.begin(), std::prev(messages.end())});
    const Message& last = messages.back();
    if (is_defect)
      fmt::print(err, "{}", last.text);
    else
      tell_not_modelled(last.file.empty() ? last.text : fmt::format("{}: {}", last.file, last.text));
  } else {
    tell(messages);
  }
  print_failure(messages);
  return static_cast<int>(failure.kind);
}

}  // namespace lw::app
