#include "app/command.h"

#include <fmt/format.h>

namespace lw::app {

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

int Console::bad_input(std::string_view message) const {
  fmt::print(err, "{}error:{} {}\n", colour ? "\033[1;31m" : "", colour ? "\033[0m" : "", message);
  return kBadInput;
}

int Console::not_modelled(std::string_view message) const {
  fmt::print(err, "{}not modelled:{} {}\n", colour ? "\033[1;35m" : "", colour ? "\033[0m" : "", message);
  return kNotModelled;
}

}  // namespace lw::app
