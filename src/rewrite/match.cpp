#include "rewrite/match.h"

#include <algorithm>

#include "rewrite/expression.h"
#include "rewrite/known_bits.h"

namespace lw::rewrite {
namespace {

constexpr size_t kNone = SIZE_MAX;
// A line that no value leads to is looked for among so many instructions before the last one.
constexpr size_t kWindow = 16;

class CaseMatcher {
 public:
  CaseMatcher(const RuleSet& rules, const IndexedCase& c, const BlockFlow& block,
              const std::vector<bool>& exec_is_nonempty)
      : rules_(rules), c_(c), case_(c.what), block_(block), exec_is_nonempty_(exec_is_nonempty) {}

  // With instruction `last` in the last line, in one of its shapes.
  std::optional<Match> run(size_t last, size_t shape) {
    const size_t count = case_.from.size();
    members_.assign(count, kNone);
    bindings_.assign(c_.rule->variables.size(), {});
    if (expected_) bindings_[expected_->first] = {true, expected_->second, 0};
    if (!(case_.from[count - 1].any ? bind_any(count - 1, last) : bind(count - 1, shape, last))) return std::nullopt;
    for (size_t line = count - 1; line-- > 0;)
      if (!find_line(line)) return std::nullopt;
    at_ = last;
    if (!is_consistent() || !meets_conditions()) return std::nullopt;
    return finish();
  }

  // The register of a variable, where it is known before the last line is.
  void expect(size_t variable, uint32_t value) { expected_ = {variable, value}; }

 private:
  // Members so far are those of the lines after `line`.
  bool find_line(size_t line) {
    for (size_t later = case_.from.size() - 1; later > line; --later)
      for (const auto& [reg, from] : c_.flow.reads[later]) {
        if (from != line) continue;
        const std::optional<flow::Register> actual = actual_register(reg);
        if (!actual) continue;
        const size_t writer = block_.writer(*actual, members_[later]);
        return writer != BlockFlow::kBefore && bind_line(line, writer);
      }
    const size_t last = members_.back();
    for (size_t i = last; i-- > 0 && last - i <= kWindow;) {
      if (is_member(i)) continue;
      const bool fits = case_.from[line].any || std::ranges::any_of(case_.from[line].shapes, [&](const Shape& s) {
                          return s.fits(block_.instruction(i));
                        });
      if (!fits) continue;
      const Bindings before = bindings_;
      if (bind_line(line, i)) return true;
      bindings_ = before;
    }
    return false;
  }

  bool bind_line(size_t line, size_t i) {
    if (is_member(i)) return false;
    if (case_.from[line].any) return bind_any(line, i);
    const std::vector<Shape>& shapes = case_.from[line].shapes;
    for (size_t shape = 0; shape < shapes.size(); ++shape)
      if (shapes[shape].instruction.encoding == block_.instruction(i).encoding) return bind(line, shape, i);
    return false;
  }

  bool bind(size_t line, size_t shape_index, size_t i) {
    const Shape& shape = case_.from[line].shapes[shape_index];
    const inst::Instruction& instruction = block_.instruction(i);
    if (!shape.fits(instruction)) return false;
    for (const Slot& slot : shape.slots)
      if (!bind_slot(slot, instruction)) return false;
    for (size_t m = 0; shape.has_modifier && m < isa::kModifierCount; ++m) {
      const bool is_free =
          std::ranges::any_of(shape.slots, [&](const Slot& s) { return s.modifier == static_cast<int>(m); });
      if (!is_free && instruction.modifier[m] != shape.instruction.modifier[m]) return false;
    }
    members_[line] = i;
    return true;
  }

  bool bind_slot(const Slot& slot, const inst::Instruction& instruction) {
    Binding found;
    found.is_bound = true;
    const std::optional<uint32_t> number = number_of(instruction, slot);
    if (number) {
      found.value = isa::kLiteral;
      found.number = *number;
    } else {
      if (slot.modifier >= 0 || instruction.operand[slot.operand] < slot.part) return false;
      found.value = instruction.operand[slot.operand] - slot.part;
    }
    return bind_variable(slot.variable, found);
  }

  bool bind_variable(size_t variable, const Binding& found) {
    const Variable& v = c_.rule->variables[variable];
    const bool is_vgpr = found.value >= isa::kFirstVgpr && found.value < isa::kPastVgprs;
    const bool is_scalar = found.value < isa::kScalarRegisters && found.value != isa::kNull;
    switch (v.kind) {
      case VariableKind::vgpr:
        if (!is_vgpr) return false;
        break;
      case VariableKind::sgpr:
      case VariableKind::mask:
        if (!is_scalar) return false;
        break;
      case VariableKind::value:
        if (!is_vgpr && !is_scalar && !found.is_constant()) return false;
        break;
      case VariableKind::constant:
      case VariableKind::computed:
        if (!found.is_constant()) return false;
        break;
    }
    Binding& bound = bindings_[variable];
    if (!bound.is_bound) {
      bound = found;
      return true;
    }
    return bound.value == found.value && bound.number == found.number;
  }

  bool bind_any(size_t line, size_t i) {
    const AnyInstruction& any = *case_.from[line].any;
    const inst::Instruction& instruction = block_.instruction(i);
    if (!instruction.valid() || !is_in_set(rules_.target(), c_.rule->instruction_set(), instruction.enc()))
      return false;
    const Binding& bound = bindings_[any.variable];
    if (!bound.is_bound) return false;
    if (reads_disabled_lanes(i)) return false;
    which_ = any.writes ? operands_that_write(instruction, bound.value) : operands_that_read(instruction, bound.value);
    members_[line] = i;
    return which_ != 0;
  }

  // With modifiers that the proof about the instruction does not have (FI, op_sel of v_permlane16_b32), an instruction
  // may read lanes that EXEC disables.
  bool reads_disabled_lanes(size_t i) const {
    return std::ranges::any_of(block_.effects(i).reads, [&](const flow::Read& read) {
      return flow::is_vgpr(block_.resolve(i, read.slot)) && read.lanes == flow::Lanes::whole;
    });
  }

  // The register of the code for a stand-in, or for a register that the rule names itself.
  std::optional<flow::Register> actual_register(flow::Register stand_in) const {
    for (size_t i = 0; i < bindings_.size(); ++i) {
      const uint32_t first = case_.stand_ins[i];
      if (stand_in < first || stand_in >= first + c_.rule->variables[i].dwords_on(rules_.target())) continue;
      if (!bindings_[i].is_bound || bindings_[i].is_constant()) return std::nullopt;
      return static_cast<flow::Register>(bindings_[i].value + (stand_in - first));
    }
    return stand_in;
  }

  bool is_member(size_t i) const { return std::ranges::find(members_, i) != members_.end(); }
  size_t first_member() const { return *std::ranges::min_element(members_); }

  // Each line reads what the rule says it reads: the result of its line, or what was there before all of them.
  bool is_consistent() {
    if (*std::ranges::max_element(members_) != at_ || block_.is_disturbed(first_member(), at_)) return false;
    for (size_t line = 0; line < members_.size(); ++line)
      if (!reads_as_the_rule_says(line)) return false;
    return writes_in_order() && removed_values_are_private();
  }

  bool reads_as_the_rule_says(size_t line) {
    const size_t i = members_[line];
    std::map<flow::Register, size_t> from_line;  // by register of the code
    std::map<flow::Register, size_t> from_before;
    for (const auto& [stand_in, writer] : c_.flow.reads[line]) {
      const std::optional<flow::Register> reg = actual_register(stand_in);
      if (!reg) continue;  // a constant
      (writer == CaseFlow::kBefore ? from_before : from_line)[*reg] = writer;
    }
    for (const flow::Read& read : block_.effects(i).reads) {
      const flow::Register reg = block_.resolve(i, read.slot);
      const size_t writer = block_.writer(reg, i);
      const auto expected = from_line.find(reg);
      if (expected != from_line.end()) {
        if (writer != members_[expected->second] || from_before.contains(reg)) return false;
        continue;
      }
      if (writer != BlockFlow::kBefore && is_member(writer)) return false;
      const auto [known, is_new] = before_.try_emplace(reg, writer);
      if (!is_new && known->second != writer) return false;
    }
    return true;
  }

  // Lines that write the same register do so in the order of the rule.
  bool writes_in_order() const {
    std::map<flow::Register, size_t> last;
    for (size_t line = 0; line < members_.size(); ++line)
      for (const flow::Write& write : block_.effects(members_[line]).writes) {
        const auto [known, is_new] = last.try_emplace(block_.resolve(members_[line], write.slot), members_[line]);
        if (!is_new && known->second > members_[line]) return false;
        known->second = members_[line];
      }
    return true;
  }

  // Nothing but the members reads what a member before the last one writes, up to the last one.
  bool removed_values_are_private() const {
    for (const size_t i : members_) {
      if (i == at_) continue;
      for (const flow::Write& write : block_.effects(i).writes) {
        const flow::Register reg = block_.resolve(i, write.slot);
        bool is_private = true;
        block_.for_each_reader(reg, i, at_, [&](size_t reader) {
          is_private = is_private && (is_member(reader) || block_.writer(reg, reader) != i);
        });
        if (!is_private) return false;
      }
    }
    return true;
  }

  bool meets_conditions() {
    for (size_t i = 0; i < bindings_.size(); ++i) {
      const Variable& variable = c_.rule->variables[i];
      if (variable.kind != VariableKind::computed || !bindings_[i].is_bound) continue;
      if (value_of(case_, bindings_, variable.expression) != bindings_[i].number) return false;
    }
    return std::ranges::all_of(c_.rule->conditions, [&](const RuleLine& line) { return meets(line.text); });
  }

  bool meets(std::string_view text) const {
    const std::optional<Comparison> comparison = split_comparison(text);
    const std::optional<uint32_t> right = value_of(case_, bindings_, comparison->right);
    if (!right) return false;
    if (const std::optional<uint32_t> left = value_of(case_, bindings_, comparison->left))
      return holds(*left, comparison->op, *right);
    std::string_view name = comparison->left;
    while (name.ends_with(' ')) name.remove_suffix(1);
    if (name == kExecOfConditions) return comparison->op == "!=" && *right == 0 && exec_is_nonempty_[at_];
    // A register: its high bits.
    for (size_t i = 0; i < bindings_.size(); ++i) {
      if (c_.rule->variables[i].name != name || !bindings_[i].is_bound) continue;
      const auto reg = static_cast<flow::Register>(bindings_[i].value);
      const auto before = before_.find(reg);
      if (before == before_.end() || (comparison->op != "<" && comparison->op != "<=")) return false;
      const uint32_t most = ~known_zeros(rules_.target(), block_, reg, before->second, exec_writer());
      return holds(most, comparison->op, *right);
    }
    return false;
  }

  size_t exec_writer() const { return block_.writer(flow::kExec, at_); }

  std::optional<Match> finish() {
    Match match;
    match.rule_case = &c_;
    match.members = members_;
    match.at = at_;
    if (!make_to(match) || !can_stand_at_the_end(match) || !add_dead(match)) return std::nullopt;
    for (const size_t i : members_) match.bytes_before += block_.instruction(i).size_bytes;
    for (const inst::Instruction& instruction : match.to) match.bytes_after += instruction.size_bytes;
    const bool is_shorter = match.to.size() < members_.size() && match.bytes_after <= match.bytes_before;
    const bool is_smaller = match.to.size() == members_.size() && match.bytes_after < match.bytes_before;
    const bool is_faster = !is_shorter && c_.rule->is_faster && match.bytes_after <= match.bytes_before;
    if (!is_shorter && !is_smaller && !is_faster) return std::nullopt;
    const std::string name =
        case_.any_line ? any_name(case_, block_.instruction(members_[*case_.any_line]), which_) : case_name(case_);
    const Proof proof = rules_.proof_of(c_, name);
    if (proof != Proof::proved && proof != Proof::each) return std::nullopt;
    if ((proof == Proof::each || may_mean_other_bits(match)) && !is_proved_here(match)) return std::nullopt;
    return match;
  }

  // A constant may mean other bits in another operand: 1.0 of an operand of 16 bits is not that of one of 32. The proof
  // speaks of registers, so it speaks of constants only where all operands of a variable mean the same bits.
  bool may_mean_other_bits(const Match& match) const {
    if (case_.any_to) return bindings_[case_.any_to->variable].is_constant();
    const auto is_constant = [&](size_t i) {
      return c_.rule->variables[i].kind == VariableKind::value && bindings_[i].is_bound && bindings_[i].is_constant();
    };
    for (size_t i = 0; i < bindings_.size(); ++i)
      for (size_t n = 0; is_constant(i) && n < match.to.size(); ++n)
        if (!means_the_same_bits(i, case_.to_with_stand_ins[n], match.to[n])) return true;
    return false;
  }

  bool means_the_same_bits(size_t variable, const inst::Instruction& shape,
                           const inst::Instruction& instruction) const {
    const auto operands = shape.enc().operands();
    for (size_t i = 0; i < operands.size(); ++i) {
      if (shape.operand[i] != case_.stand_ins[variable] || !flow::names_register(operands[i].kind)) continue;
      const bool is_word = shape.encoding == instruction.encoding && operands[i].dwords == 1;
      if (!is_word || number_of(instruction, {static_cast<uint8_t>(i)}) != bindings_[variable].number) return false;
    }
    return true;
  }

  // By the solver, for these registers and constants.
  bool is_proved_here(const Match& match) const {
    std::vector<size_t> order = members_;
    std::ranges::sort(order);
    std::vector<inst::Instruction> from;
    for (const size_t i : order) from.push_back(block_.instruction(i));
    std::vector<std::string> assumptions = c_.rule->assumptions;
    for (const RuleLine& line : c_.rule->conditions) {
      const std::optional<Comparison> comparison = split_comparison(line.text);
      if (value_of(case_, bindings_, comparison->left) && value_of(case_, bindings_, comparison->right)) continue;
      assumptions.push_back(condition_text(case_, line.text, bindings_));
    }
    RegisterBytes dead(match.dead.begin(), match.dead.end());
    return rules_.prover() && rules_.prover()(from, match.to, dead, assumptions);
  }

  bool make_to(Match& match) {
    if (!case_.any_to) {
      std::optional<std::vector<inst::Instruction>> list = instructions_of_to(case_, bindings_);
      if (!list) return false;
      match.to = std::move(*list);
      return true;
    }
    const Binding& value = bindings_[case_.any_to->variable];
    if (!value.is_bound) return false;
    const std::optional<inst::Instruction> one =
        with_form(rules_.target(), block_.instruction(members_[*case_.any_line]), which_, case_.any_to->form,
                  value.value, value.number);
    if (!one) return false;
    match.to = {*one};
    return true;
  }

  // The last instruction before `at` that writes the register and stays.
  size_t kept_writer(flow::Register reg) const {
    size_t i = at_;
    do i = block_.writer(reg, i);
    while (i != BlockFlow::kBefore && is_member(i));
    return i;
  }

  // What `to` reads is there, and none of its instructions overwrites what a later one reads.
  bool can_stand_at_the_end(const Match& match) const {
    std::set<flow::Register> written;
    for (size_t n = 0; n < match.to.size(); ++n) {
      const flow::Effects effects = flow::effects_of(rules_.target(), match.to[n]);
      const bool is_own = n < case_.to_with_stand_ins.size();
      for (const flow::Read& read : effects.reads) {
        const flow::Register reg = flow::register_of(match.to[n], read.slot);
        if (written.contains(reg)) {
          if (!is_own || !reads_earlier_result(n, reg)) return false;
          continue;
        }
        if (is_own && reads_earlier_result(n, reg)) return false;
        const auto before = before_.find(reg);
        if (before == before_.end() || kept_writer(reg) != before->second) return false;
      }
      for (const flow::Write& write : effects.writes) written.insert(flow::register_of(match.to[n], write.slot));
    }
    return true;
  }

  // Whether instruction n of `to` reads, by the stand-ins, what an earlier one writes into the register.
  bool reads_earlier_result(size_t n, flow::Register reg) const {
    const flow::Effects reads = flow::effects_of(rules_.target(), case_.to_with_stand_ins[n]);
    bool any = false, all = true;
    for (const flow::Read& read : reads.reads) {
      const flow::Register stand_in = flow::register_of(case_.to_with_stand_ins[n], read.slot);
      const std::optional<flow::Register> actual = actual_register(stand_in);
      if (!actual || *actual != reg) continue;
      bool is_earlier = false;
      for (size_t k = 0; k < n; ++k) {
        const flow::Effects earlier = flow::effects_of(rules_.target(), case_.to_with_stand_ins[k]);
        for (const flow::Write& write : earlier.writes)
          is_earlier = is_earlier || flow::register_of(case_.to_with_stand_ins[k], write.slot) == stand_in;
      }
      any = any || is_earlier;
      all = all && is_earlier;
    }
    return any && all;
  }

  // The registers that must be dead. A register that the last line and `to` overwrite whole is none of them.
  bool add_dead(Match& match) const {
    RegisterBytes kept;  // by stand-in: what both sides leave equal
    for (size_t line = 0; line < c_.flow.writes.size(); ++line)
      for (const flow::Register reg : c_.flow.writes[line]) kept[reg] = flow::kAllBytes;
    for (const auto& [reg, bytes] : c_.flow.dead)
      if (const auto found = kept.find(reg); found != kept.end()) found->second &= static_cast<flow::ByteMask>(~bytes);
    RegisterBytes results, dead;
    for (const auto& [stand_in, bytes] : kept) {
      const std::optional<flow::Register> reg = actual_register(stand_in);
      if (!reg) return false;
      if (bytes == 0) continue;
      if (results.contains(*reg)) return false;  // two results in one register
      results[*reg] = bytes;
      // A result that is not the last instruction's comes later now: nothing may have overwritten it.
      if (block_.writer(*reg, at_ + 1) != at_ && kept_since(stand_in, *reg)) return false;
    }
    const auto add = [&](flow::Register reg, flow::ByteMask bytes) {
      if (const auto result = results.find(reg); result != results.end())
        bytes &= static_cast<flow::ByteMask>(~result->second);
      bytes &= static_cast<flow::ByteMask>(~overwritten_bytes(match, reg));
      if (bytes != 0) dead[reg] |= bytes;
    };
    for (const auto& [stand_in, bytes] : c_.flow.dead)
      if (const std::optional<flow::Register> reg = actual_register(stand_in))
        add(*reg, bytes & written_bytes(match, *reg));
    match.dead.assign(dead.begin(), dead.end());
    return true;
  }

  // Whether a kept instruction writes the register after the member that makes the result, before the end.
  bool kept_since(flow::Register stand_in, flow::Register reg) const {
    size_t made = 0;
    for (size_t line = 0; line < members_.size(); ++line)
      if (c_.flow.writes[line].contains(stand_in)) made = members_[line];
    const size_t last = kept_writer(reg);
    return last != BlockFlow::kBefore && last > made;
  }

  // The bytes of a register that the last instruction of both sides writes.
  flow::ByteMask overwritten_bytes(const Match& match, flow::Register reg) const {
    if (!case_.any_to || *case_.any_line + 1 != members_.size()) return 0;
    const auto bytes_of = [&](const inst::Instruction& instruction, const flow::Effects& effects) {
      flow::ByteMask bytes = 0;
      for (const flow::Write& write : effects.writes)
        if (flow::register_of(instruction, write.slot) == reg) bytes |= write.bytes;
      return bytes;
    };
    return bytes_of(block_.instruction(at_), block_.effects(at_)) &
           bytes_of(match.to.back(), flow::effects_of(rules_.target(), match.to.back()));
  }

  // All bytes where either side writes the register.
  flow::ByteMask written_bytes(const Match& match, flow::Register reg) const {
    const auto writes_it = [&](const inst::Instruction& instruction, const flow::Effects& effects) {
      return std::ranges::any_of(effects.writes,
                                 [&](const flow::Write& w) { return flow::register_of(instruction, w.slot) == reg; });
    };
    for (const size_t i : members_)
      if (writes_it(block_.instruction(i), block_.effects(i))) return flow::kAllBytes;
    for (const inst::Instruction& instruction : match.to)
      if (writes_it(instruction, flow::effects_of(rules_.target(), instruction))) return flow::kAllBytes;
    return 0;
  }

  const RuleSet& rules_;
  const IndexedCase& c_;
  const Case& case_;
  const BlockFlow& block_;
  const std::vector<bool>& exec_is_nonempty_;
  std::optional<std::pair<size_t, uint32_t>> expected_;
  std::vector<size_t> members_;  // by line
  Bindings bindings_;
  uint32_t which_ = 0;  // operands of the line about any instruction
  size_t at_ = 0;
  std::map<flow::Register, size_t> before_;  // who wrote what the members read of before
};

}  // namespace

std::vector<Match> matches_in(const RuleSet& rules, const BlockFlow& block, const std::vector<bool>& exec_is_nonempty) {
  std::vector<Match> found;
  const auto add = [&](std::optional<Match> match) {
    if (match) found.push_back(std::move(*match));
  };
  for (size_t i = 0; i < block.size(); ++i) {
    const isa::EncodingId encoding = block.instruction(i).encoding;
    for (const RuleSet::Entry& entry : rules.ending_with(encoding))
      if (entry.rule_case->what.from.back().shapes[entry.shape].fits(block.instruction(i)))
        add(CaseMatcher(rules, *entry.rule_case, block, exec_is_nonempty).run(i, entry.shape));
    for (const RuleSet::Entry& entry : rules.beginning_with(encoding)) {
      const Shape& shape = entry.rule_case->what.from[entry.line].shapes[entry.shape];
      if (!shape.fits(block.instruction(i))) continue;
      const AnyInstruction& any = *entry.rule_case->what.from.back().any;
      for (const Slot& slot : shape.slots) {
        if (slot.variable != any.variable || slot.modifier >= 0) continue;
        const auto reg = static_cast<flow::Register>(block.instruction(i).operand[slot.operand]);
        size_t reader = SIZE_MAX, readers = 0;
        block.for_each_reader(reg, i, block.next_writer_or_end(reg, i), [&](size_t r) {
          if (block.writer(reg, r) != i) return;
          if (readers++ == 0) reader = r;
        });
        if (readers != 1) continue;
        CaseMatcher matcher(rules, *entry.rule_case, block, exec_is_nonempty);
        matcher.expect(any.variable, block.instruction(i).operand[slot.operand]);
        add(matcher.run(reader, 0));
      }
    }
  }
  std::ranges::sort(found, {}, &Match::at);
  return found;
}

}  // namespace lw::rewrite
