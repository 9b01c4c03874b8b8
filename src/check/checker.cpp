#include "check/checker.h"

#include <fmt/format.h>

namespace lw::check {
namespace {

constexpr unsigned kStops = 16;  // the kind of finding that ends a dispatch, apart from those of rules

}  // namespace

Result<CheckerOptions> parse_checks(std::string_view text) {
  CheckerOptions options;
  if (text.empty() || text == kAllChecks) return options;
  options.on.fill(false);
  for (std::string_view rest = text;;) {
    const size_t comma = rest.find(',');
    const std::string_view name = rest.substr(0, comma);
    bool known = false;
    std::string all;
    for (size_t i = 0; i < kCheckCount; ++i) {
      const std::string_view one = check_name(static_cast<Check>(i));
      if (one == name) known = options.on[i] = true;
      all += fmt::format("{}{}", i == 0 ? "" : i + 1 == kCheckCount ? " and " : ", ", one);
    }
    if (!known) return Error{fmt::format("--check={}: '{}' is not one of {}", text, name, all)};
    if (comma == std::string_view::npos) return options;
    rest = rest.substr(comma + 1);
  }
}

std::vector<std::string> names_of(const CheckerOptions& options) {
  std::vector<std::string> names;
  for (size_t i = 0; i < kCheckCount; ++i)
    if (options.on[i]) names.emplace_back(check_name(static_cast<Check>(i)));
  return names;
}

Result<std::unique_ptr<Checker>> Checker::create(const CheckerOptions& options, code::CodeFacts& facts,
                                                 const state::Memory& memory) {
  const auto on = [&](Check check) { return options.on[static_cast<size_t>(check)]; };
  if (on(Check::waits) && facts.target().has(isa::Feature::extended_wait_counts))
    return Error{fmt::format("the check for missing waits is not modelled for {}", facts.target().name)};
  std::unique_ptr<Checker> checker(new Checker(facts, options, memory));
  const auto add = [&](Check check, auto&& make) {
    if (on(check)) checker->rules_.push_back(make());
  };
  add(Check::waits, [&] { return make_wait_rule(facts, checker->findings_); });
  add(Check::races, [&] { return make_race_rule(facts, checker->findings_, memory, options.source_text); });
  add(Check::barriers, [&] { return make_barrier_rule(facts, checker->findings_); });
  add(Check::uninitialised,
      [&] { return make_uninitialised_rule(facts, checker->findings_, memory, checker->unwritten_); });
  add(Check::lanes, [&] { return make_lane_rule(facts, checker->findings_, memory, checker->unwritten_); });
  add(Check::memory, [&] { return make_memory_rule(facts, checker->findings_, memory); });
  checker->checks_memory_ = on(Check::memory);
  checker->checks_registers_ = on(Check::registers);
  checker->checks_uninitialised_ = on(Check::uninitialised);
  return checker;
}

void Checker::begin_group(const events::GroupStart& group) {
  for (const auto& rule : rules_) rule->begin_group(group);
}
void Checker::before(const events::ExecutedInstruction& instruction) {
  const code::InstructionFacts& facts = facts_.at(instruction.pc);
  if (!facts.valid()) return;
  for (const auto& rule : rules_) rule->before(instruction, facts);
}
void Checker::access(const events::ExecutedInstruction& instruction, const events::Access& access) {
  const code::InstructionFacts& facts = facts_.at(instruction.pc);
  if (checks_uninitialised_) footprint_.touch(access);
  for (const auto& rule : rules_) rule->access(instruction, facts, access);
}
void Checker::after(const events::ExecutedInstruction& instruction) {
  const code::InstructionFacts& facts = facts_.at(instruction.pc);
  for (const auto& rule : rules_) rule->after(instruction, facts);
}
void Checker::end_wave(const events::WaveId& wave) {
  for (const auto& rule : rules_) rule->end_wave(wave);
}
void Checker::arrive(const events::WaveId& wave) {
  for (const auto& rule : rules_) rule->arrive(wave);
}
void Checker::barrier(const events::GroupStart& group) {
  for (const auto& rule : rules_) rule->barrier(group);
}
void Checker::end_group(const events::GroupStart& group, events::OutcomeKind outcome) {
  for (const auto& rule : rules_) rule->end_group(group, outcome);
}

void Checker::note(const events::Outcome& outcome, const Rerun& rerun) {
  for (const auto& rule : rules_) rule->end_dispatch();
  findings_.settle(Check::uninitialised, [&] {
    return !rerun || !outcome.finished() || footprint_.depends_on_fill(rerun, outcome.instructions);
  });
  footprint_.clear();
  const events::Fault& fault = outcome.fault;
  Finding finding;
  switch (outcome.kind) {
    case events::OutcomeKind::memory_fault: finding.message = "memory access fault; the dispatch stops here"; break;
    case events::OutcomeKind::misaligned_access:
      finding.message = "misaligned memory access; the dispatch stops here";
      break;
    case events::OutcomeKind::register_out_of_range:
      finding.check = Check::registers;
      finding.message = fmt::format("the instruction names {}; the dispatch stops here", fault.detail);
      break;
    default: return;
  }
  const bool is_on = finding.check == Check::memory ? checks_memory_ : checks_registers_;
  if (!is_on || findings_.seen(finding.check, kStops, fault.place.pc, 0)) return;
  finding.space = fault.space;
  finding.address = fault.address;
  finding.size_bytes = fault.size_bytes;
  finding.relation = fault.relation;
  finding.stops = true;
  finding.sides = {{std::string(events::access_name(fault.access)), fault.place.workgroup, fault.place.wave,
                    fault.place.lane, fault.place.pc, fault.place.instruction}};
  findings_.add(std::move(finding));
}

}  // namespace lw::check
