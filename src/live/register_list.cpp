#include "live/register_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace lw::live {
namespace {

std::optional<std::vector<flow::Register>> parse_register(std::string_view text) {
  if (text == "vcc") return std::vector<flow::Register>{flow::kVcc, flow::kVcc + 1};
  if (text == "exec") return std::vector<flow::Register>{flow::kExec, flow::kExec + 1};
  for (unsigned r = 0; r < flow::kRegisterCount; ++r)
    if (flow::register_name(static_cast<flow::Register>(r)) == text)
      return std::vector<flow::Register>{static_cast<flow::Register>(r)};
  if (text.size() < 6 || text[1] != '[' || text.back() != ']') return std::nullopt;
  const std::string_view range = text.substr(2, text.size() - 3);
  const size_t colon = range.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<uint64_t> low = parse_unsigned(range.substr(0, colon));
  const std::optional<uint64_t> high = parse_unsigned(range.substr(colon + 1));
  if (!low || !high || *low > *high || *high > 255) return std::nullopt;
  std::vector<flow::Register> list;
  for (uint64_t i = *low; i <= *high; ++i) {
    const auto one = parse_register(fmt::format("{}{}", text[0], i));
    if (!one) return std::nullopt;
    list.insert(list.end(), one->begin(), one->end());
  }
  return list;
}

}  // namespace

Result<std::vector<flow::Register>> parse_registers(std::string_view list) {
  std::vector<flow::Register> registers;
  while (!list.empty()) {
    const size_t comma = std::min(list.find(','), list.size());
    const std::string_view name = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    if (name.empty()) continue;
    const auto some = parse_register(name);
    if (!some) return Error{fmt::format("'{}' is not a register", name)};
    registers.insert(registers.end(), some->begin(), some->end());
  }
  return registers;
}

}  // namespace lw::live
