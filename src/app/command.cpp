#include "app/command.h"

#include <fmt/format.h>

#include <filesystem>

#include "base/json_text.h"
#include "base/similar.h"
#include "isa/isa.h"
#include "report/document.h"

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
  std::string message = fmt::format("'{}' is no command; ", name);
  if (!nearest.found().empty()) return message + fmt::format("did you mean {}?", nearest.found());
  message += "lanewise --help lists them";
  if (std::filesystem::is_regular_file(name, ignored))
    message += fmt::format("\n  hint: lanewise info {} says what the file holds", name);
  else if (is_in_mnemonic(name))
    message += fmt::format("\n  hint: lanewise explain {} explains instructions", name);
  return message;
}

int Console::bad_input(std::string_view message) const {
  fmt::print(err, "{}error:{} {}\n", colour ? "\033[1;31m" : "", colour ? "\033[0m" : "", printable(message));
  return kBadInput;
}

void Console::tell(const Messages& messages) const { fmt::print(err, "{}", render(messages, colour)); }

int Console::rejected(const Messages& messages) const {
  tell(messages);
  return session.cancel.requested() ? kProgramFaulted : kBadInput;
}

int Console::failed(std::string_view command, const lanewise::Failure& failure) const {
  if (failure.kind == lanewise::FailureKind::defect)
    fmt::print(err, "{}", failure.messages.front().text);
  else if (failure.kind == lanewise::FailureKind::not_modelled)
    tell_not_modelled(failure.messages);
  else
    tell(failure.messages);
  if (json) print(json_text(report::failure_document(command, failure.messages), 2) + "\n");
  return static_cast<int>(failure.kind);
}

// The last message is the failure's.
void Console::tell_not_modelled(const Messages& messages) const {
  tell({messages.begin(), std::prev(messages.end())});
  const Message& last = messages.back();
  not_modelled(last.file.empty() ? last.text : fmt::format("{}: {}", last.file, last.text));
}

int Console::not_modelled(std::string_view message) const {
  fmt::print(err, "{}not modelled:{} {}\n", colour ? "\033[1;35m" : "", colour ? "\033[0m" : "", message);
  return kNotModelled;
}

}  // namespace lw::app
