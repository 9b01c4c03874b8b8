#include "app/declarations.h"

#include <algorithm>

namespace lw::app {
namespace {

// "-x,--language"
std::vector<std::string> names_of(std::string_view flag) {
  std::vector<std::string> names;
  for (size_t at = 0; at <= flag.size();) {
    const size_t end = std::min(flag.find(',', at), flag.size());
    names.emplace_back(flag.substr(at, end - at));
    at = end + 1;
  }
  return names;
}

}  // namespace

bool DeclaredOption::is_called(std::string_view name) const { return std::ranges::find(names, name) != names.end(); }

Declarations::Declarations(Command& command) {
  command.declare(*this);
  Declarations::flag("--json", nullptr, kJsonHelp);
  Declarations::flag("-h,--help", nullptr, "print this help");
}

const DeclaredOption* Declarations::find(std::string_view name) const {
  const auto found = std::ranges::find_if(options, [&](const DeclaredOption& o) { return o.is_called(name); });
  return found == options.end() ? nullptr : &*found;
}

void Declarations::positional(const ValueName& name, std::string*, std::string_view help, bool required) {
  arguments.push_back({name, required, false, std::string(help)});
}

void Declarations::rest(const ValueName& name, std::vector<std::string>*, std::string_view help) {
  arguments.push_back({name, false, true, std::string(help)});
}

void Declarations::after_dashes(const ValueName& name, std::vector<std::string>*, std::string_view help) {
  flags.push_back({name, false, true, std::string(help)});
}

void Declarations::option(std::string_view flag, const ValueName& value_name, std::string*, std::string_view help,
                          bool required) {
  options.push_back({names_of(flag), DeclaredOption::Kind::value, value_name, required, false, std::string(help)});
}

void Declarations::repeated(std::string_view flag, const ValueName& value_name, std::vector<std::string>*,
                            std::string_view help) {
  options.push_back({names_of(flag), DeclaredOption::Kind::value, value_name, false, true, std::string(help)});
}

void Declarations::flag(std::string_view flag, bool*, std::string_view help) {
  options.push_back({names_of(flag), DeclaredOption::Kind::flag, "", false, false, std::string(help)});
}

void Declarations::optional_value(std::string_view flag, const ValueName& value_name, std::string*, std::string_view,
                                  std::string_view help) {
  options.push_back(
      {names_of(flag), DeclaredOption::Kind::optional_value, value_name, false, false, std::string(help)});
}

void Declarations::example(std::string_view line) { examples.emplace_back(line); }

}  // namespace lw::app
