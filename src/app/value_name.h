// What stands for a value in the help of a command, and which values a shell may offer for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lw::app {

enum class Offer : uint8_t { nothing, files, folders, programs, targets, devices, kernels };

struct ValueName {
  std::string_view text;                          // "FILE"; "exact|ignore" names the values themselves
  Offer offer = Offer::nothing;                   // what the computer, the tables or the file on the command line have
  std::vector<std::string> (*words)() = nullptr;  // these words, too
  bool is_list = false;                           // several of them, joined by commas

  // By the text: FILE, OUT and what begins so, N=FILE, OLD.json and PLAN.toml are files, DIR is a folder.
  constexpr ValueName(const char* name) : text(name), offer(usual(text)) {}  // NOLINT: a literal is a name
  constexpr ValueName(std::string_view name, Offer what) : text(name), offer(what) {}
  constexpr ValueName(std::string_view name, std::vector<std::string> (*what)()) : text(name), words(what) {}

  constexpr ValueName list() const {
    ValueName name = *this;
    name.is_list = true;
    return name;
  }
  constexpr ValueName and_files() const {
    ValueName name = *this;
    name.offer = Offer::files;
    return name;
  }

 private:
  static constexpr Offer usual(std::string_view name) {
    if (name == "DIR") return Offer::folders;
    const bool is_file =
        name.starts_with("OUT") || name.find("FILE") != name.npos || name.ends_with(".json") || name.ends_with(".toml");
    return is_file ? Offer::files : Offer::nothing;
  }
};

inline constexpr ValueName kTargetValue{"T", Offer::targets};
inline constexpr ValueName kDeviceValue{"D", Offer::devices};
inline constexpr ValueName kKernelValue{"K", Offer::kernels};

// Those that a table elsewhere has.
std::vector<std::string> language_names();
std::vector<std::string> dialect_names();
std::vector<std::string> check_names();
std::vector<std::string> rule_names();
std::vector<std::string> assumption_names();
std::vector<std::string> study_names();
std::vector<std::string> explain_parts();
std::vector<std::string> mnemonics();
std::vector<std::string> command_names();
// KEY= of each number of some device.
std::vector<std::string> device_numbers();

inline constexpr ValueName kLanguageValue{"LANG", &language_names};
inline constexpr ValueName kDialectValue{"D", &dialect_names};
inline constexpr ValueName kChecksValue = ValueName("LIST", &check_names).list();
inline constexpr ValueName kRuleValue{"RULE", &rule_names};
inline constexpr ValueName kAssumptionValue{"COND", &assumption_names};
inline constexpr ValueName kSettingValue{"KEY=VALUE", &device_numbers};

}  // namespace lw::app
