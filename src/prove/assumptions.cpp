// Assumptions about the state before the code: bits of MODE by name, and comparisons.
#include <fmt/format.h>

#include "prove/expression.h"
#include "sem/record/recorder.h"

namespace lw::prove {
namespace {

constexpr uint32_t kRound32 = 0x3, kRound16 = 0xc;            // MODE.FP_ROUND: 0 to nearest even, 3 toward zero
constexpr uint32_t kDenormals32 = 0x30, kDenormals16 = 0xc0;  // MODE.FP_DENORM: 0 flushes operands and results
constexpr uint32_t kDx10Clamp = 0x100, kIeee = 0x200;

constexpr AssumptionName kNames[] = {
    {"no-denormals", kDenormals32 | kDenormals16, 0, {}, "MODE flushes denormals of every float format"},
    {"no-denormals32", kDenormals32, 0, {}, "MODE flushes denormals of f32"},
    {"no-denormals16", kDenormals16, 0, {}, "MODE flushes denormals of f16 and f64"},
    {"denormals",
     kDenormals32 | kDenormals16,
     kDenormals32 | kDenormals16,
     {},
     "MODE keeps denormals of every float format"},
    {"denormals32", kDenormals32, kDenormals32, {}, "MODE keeps denormals of f32"},
    {"denormals16", kDenormals16, kDenormals16, {}, "MODE keeps denormals of f16 and f64"},
    {"round-nearest", kRound32 | kRound16, 0, {}, "MODE rounds every float format to nearest even"},
    {"round-nearest32", kRound32, 0, {}, "MODE rounds f32 to nearest even"},
    {"round-nearest16", kRound16, 0, {}, "MODE rounds f16 and f64 to nearest even"},
    {"round-to-zero32", kRound32, kRound32, {}, "MODE rounds f32 toward zero"},
    {"round-to-zero16", kRound16, kRound16, {}, "MODE rounds f16 and f64 toward zero"},
    {"dx10-clamp", kDx10Clamp, kDx10Clamp, isa::Feature::dx10_clamp, "MODE.DX10_CLAMP is set"},
    {"no-dx10-clamp", kDx10Clamp, 0, isa::Feature::dx10_clamp, "MODE.DX10_CLAMP is clear"},
    {"ieee", kIeee, kIeee, isa::Feature::ieee_mode, "MODE.IEEE is set"},
    {"no-ieee", kIeee, 0, isa::Feature::ieee_mode, "MODE.IEEE is clear"},
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

Expression mode_bits(const AssumptionName& name) {
  using sem::Uop;
  sem::ProgramRecorder recorder;
  const auto word = [&](uint32_t value) { return recorder.emit(Uop::const32, {}, value); };
  const sem::NodeId field =
      recorder.emit(Uop::and32, std::array{recorder.emit(Uop::read_mode, {}, 0), word(name.mode_mask)}, 0);
  const sem::NodeId holds = recorder.emit(Uop::eq32, std::array{field, word(name.mode_bits)}, 0);
  return {recorder.take(), holds};
}

Result<Assumption> one_assumption(const isa::Target& target, std::string_view text) {
  for (const AssumptionName& name : kNames) {
    if (name.name != text) continue;
    if (name.needs && !target.has(*name.needs))
      return Error{fmt::format("'{}': MODE of {} has no such bit", text, target.name)};
    return Assumption{std::string(text), mode_bits(name), name.mode_mask, name.mode_bits};
  }
  if (!has_comparison(text) && text.find('(') == std::string_view::npos) {
    std::string names;
    for (const AssumptionName& name : kNames) names += fmt::format(", {}", name.name);
    return Error{fmt::format("'{}': expected a comparison such as 'v2 < 0x1000000'{}", text, names)};
  }
  Result<Expression> condition = read_expression(target, text, 1);
  if (!condition) return Error{fmt::format("'{}': {}", text, condition.error().message)};
  return Assumption{std::string(text), std::move(*condition), 0, 0};
}

}  // namespace

std::span<const AssumptionName> assumption_names() { return kNames; }

Result<std::vector<Assumption>> parse_assumptions(const isa::Target& target, std::string_view list) {
  std::vector<Assumption> assumptions;
  size_t begin = 0;
  int depth = 0;  // commas within a call belong to it
  for (size_t at = 0; at <= list.size(); ++at) {
    if (at < list.size()) {
      if (list[at] == '(') ++depth;
      if (list[at] == ')') --depth;
      if (list[at] != ',' || depth > 0) continue;
    }
    Result<Assumption> assumption = one_assumption(target, trimmed(list.substr(begin, at - begin)));
    if (!assumption) return assumption.error();
    assumptions.push_back(std::move(*assumption));
    begin = at + 1;
  }
  return assumptions;
}

}  // namespace lw::prove
