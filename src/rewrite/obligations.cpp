// The questions that a rule asks of the prover.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "flow/registers.h"
#include "isa/registers.h"
#include "rewrite/ledger.h"
#include "sem/sem.h"
#include "text/printer.h"

namespace lw::rewrite {
namespace {

constexpr std::string_view kImmediateField = "a constant is an immediate field of the encoding";
constexpr unsigned kFirstSampleVgpr = 80, kFirstSampleSgpr = 64;

constexpr uint64_t kFirstHash = 0xcbf29ce484222325;

uint64_t hashed(uint64_t hash, std::string_view text) {
  constexpr uint64_t kPrime = 0x100000001b3;  // FNV-1a
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * kPrime;
  return (hash ^ 0xff) * kPrime;  // an end, so that texts do not run together
}

// Of register n of a tuple: ".hi" and ".b1" speak of a single register, ".1" of register 1.
flow::ByteMask bytes_of(std::string_view part, unsigned n) {
  if (part.empty()) return flow::kAllBytes;
  if (part == "lo") return 3;
  if (part == "hi") return 12;
  if (part[0] == 'b') return static_cast<flow::ByteMask>(1u << (part[1] - '0'));
  return part[0] == static_cast<char>('0' + n) ? flow::kAllBytes : 0;
}

// The programs that do something besides what proofs compare, registers and memory: waits, caches, priorities. A
// program without any such part and without a result is one of them.
std::multiset<std::string> unproved_effects(const prove::Snippet& snippet) {
  std::multiset<std::string> found;
  for (const sem::Program& program : snippet.programs) {
    bool has_other = false, has_result = false;
    for (const sem::Node& node : program.nodes) {
      const bool is_other = node.op == sem::Uop::wait || node.op == sem::Uop::hint;
      has_other = has_other || is_other;
      has_result = has_result || (sem::info(node.op).has_effect && !is_other);
    }
    if (has_other || !has_result) found.insert(program.text());
  }
  return found;
}

void add_written(const sem::Node& node, Obligation& obligation, RegisterBytes& written) {
  switch (node.op) {
    case sem::Uop::write_vgpr:
    case sem::Uop::write_lane: written[static_cast<flow::Register>(flow::kVgpr + node.imm)] = flow::kAllBytes; break;
    case sem::Uop::write_sgpr: written[static_cast<flow::Register>(node.imm)] = flow::kAllBytes; break;
    case sem::Uop::write_scc: written[flow::kScc] = flow::kAllBytes; break;
    case sem::Uop::write_mode: obligation.why_not = "the rule writes MODE"; break;
    default: break;
  }
}

void add_places(const isa::Target& target, flow::Register reg, flow::ByteMask bytes,
                std::vector<prove::LiveOut>& places) {
  prove::LiveOut place;
  place.number = reg;
  if (reg == flow::kScc) {
    place.file = prove::LiveOut::File::scc;
    place.text = "scc";
    if (bytes != 0) places.push_back(place);
    return;
  }
  if (!flow::is_vgpr(reg)) {
    place.file = prove::LiveOut::File::sgpr;
    place.text = isa::scalar_register_name(target, reg);
    if (bytes != 0) places.push_back(place);
    return;
  }
  place.number = reg - flow::kVgpr;
  place.text = fmt::format("v{}", place.number);
  if (bytes == flow::kAllBytes) {
    places.push_back(place);
    return;
  }
  constexpr unsigned kBytes = 4, kByteBits = 8;
  for (unsigned byte = 0; byte < kBytes; ++byte) {
    if ((bytes >> byte & 1) == 0) continue;
    prove::LiveOut part = place;
    part.lsb = kByteBits * byte;
    part.width = kByteBits;
    part.text = fmt::format("v{}.b{}", place.number, byte);
    places.push_back(part);
  }
}

class Maker {
 public:
  explicit Maker(RuleOnTarget& out) : out_(out), rule_(*out.rule), target_(*out.target) {}

  void run() {
    for (size_t i = 0; i < out_.cases.size() && !rule_.proves_each; ++i) {
      if (out_.cases[i].any_line)
        each_instruction(i);
      else
        plain(i);
    }
    out_.hash = kFirstHash;
    for (const Obligation& obligation : out_.obligations) add_to_hash(obligation);
  }

 private:
  void plain(size_t index) {
    const Case& c = out_.cases[index];
    Obligation first;
    first.rule_case = index;
    first.name = case_name(c);
    for (const FromLine& line : c.from) first.left.push_back(line.shapes[0].instruction);
    first.right = c.to_with_stand_ins;
    if (!c.is_general) first.why_not = kImmediateField;
    finish(c, first);
    // The other encodings of a line must mean the same.
    for (size_t line = 0; line < c.from.size(); ++line)
      for (size_t shape = 1; shape < c.from[line].shapes.size(); ++shape) {
        const inst::Instruction& other = c.from[line].shapes[shape].instruction;
        const auto meaning = [&](const inst::Instruction& i) { return sem::specialise(target_, i).program.text(); };
        if (meaning(first.left[line]) == meaning(other)) continue;
        Obligation more = first;
        more.left[line] = other;
        finish(c, std::move(more));
      }
  }

  // Every instruction of the set, with every choice of the operands that read the variable.
  void each_instruction(size_t index) {
    const Case& c = out_.cases[index];
    const AnyInstruction& any = *c.from[*c.any_line].any;
    for (const inst::Instruction& sample :
         samples_of(target_, rule_.instruction_set(), kFirstSampleVgpr, kFirstSampleSgpr)) {
      const auto operands = sample.enc().operands();
      uint32_t possible = 0;
      for (size_t i = 0; i < operands.size(); ++i) {
        const uint32_t value = sample.operand[i];
        if (value < isa::kFirstVgpr) continue;
        possible |= any.writes ? operands_that_write(sample, value) : operands_that_read(sample, value);
      }
      for (uint32_t which = possible; which != 0; which = (which - 1) & possible) one(index, any, sample, which);
    }
  }

  void one(size_t index, const AnyInstruction& any, const inst::Instruction& sample, uint32_t which) {
    const Case& c = out_.cases[index];
    Obligation obligation;
    obligation.rule_case = index;
    obligation.name = any_name(c, sample, which);
    inst::Instruction before = sample;
    for (size_t i = 0; i < inst::kMaxOperands; ++i)
      if ((which >> i & 1) != 0) before.operand[i] = c.stand_ins[any.variable];
    for (size_t line = 0; line < c.from.size(); ++line)
      obligation.left.push_back(line == *c.any_line ? before : c.from[line].shapes[0].instruction);
    if (c.any_to) {
      const std::optional<inst::Instruction> after =
          with_form(target_, before, which, c.any_to->form, c.stand_ins[c.any_to->variable], 0);
      if (!after) return;  // it has no such form: nothing to ask
      obligation.right = {*after};
    } else {
      obligation.right = c.to_with_stand_ins;
    }
    finish(c, std::move(obligation));
  }

  void finish(const Case& c, Obligation obligation) {
    std::string gap = add_meanings(target_, obligation.left, obligation.left_snippet);
    if (gap.empty()) gap = add_meanings(target_, obligation.right, obligation.right_snippet);
    // What has no meaning yet is not asked, and not matched; a whole rule without meanings has no proof.
    if (!gap.empty() && c.any_line) return;
    if (!gap.empty()) obligation.why_not = gap;
    if (gap.empty()) {
      std::optional<std::string> why = prove::why_unprovable(obligation.left_snippet);
      if (!why) why = prove::why_unprovable(obligation.right_snippet);
      if (why) obligation.why_not = *why;
    }
    add_live_out(c, obligation);
    for (const RuleLine& condition : rule_.conditions)
      obligation.assumptions.push_back(with_stand_ins(c, condition.text));
    for (const Variable& variable : rule_.variables)
      if (variable.kind == VariableKind::computed)
        obligation.assumptions.push_back(
            with_stand_ins(c, fmt::format("{} == {}", variable.name, variable.expression)));
    obligation.assumptions.insert(obligation.assumptions.end(), rule_.assumptions.begin(), rule_.assumptions.end());
    out_.obligations.push_back(std::move(obligation));
  }

  static std::string with_stand_ins(const Case& c, std::string_view text) {
    Bindings stand_ins;
    for (const uint32_t value : c.stand_ins) stand_ins.push_back({true, value, 0});
    return condition_text(c, text, stand_ins);
  }

  void add_live_out(const Case& c, Obligation& obligation) const {
    ask_for_all_but(target_, dead_bytes(c), obligation);
  }

  void add_to_hash(const Obligation& obligation) {
    uint64_t& hash = out_.hash;
    hash = hashed(hash, obligation.name);
    hash = hashed(hash, obligation.why_not);
    for (const prove::Snippet* side : {&obligation.left_snippet, &obligation.right_snippet}) {
      for (const sem::Program& program : side->programs) hash = hashed(hash, program.text());
      hash = hashed(hash, "side");
    }
    for (const prove::LiveOut& place : obligation.live_out) hash = hashed(hash, place.text);
    for (const std::string& text : obligation.assumptions) hash = hashed(hash, text);
  }

  RuleOnTarget& out_;
  const Rule& rule_;
  const isa::Target& target_;
};

}  // namespace

uint64_t text_hash(const Rule& rule) {
  uint64_t hash = hashed(kFirstHash, rule.name);
  const auto add = [&](std::string_view text) { hash = hashed(hash, text); };
  for (const std::string& target : rule.targets) add(target);
  for (const Variable& v : rule.variables)
    add(fmt::format("{} {} {} {}", v.name, static_cast<int>(v.kind), v.dwords, v.expression));
  for (const Choice& choice : rule.choices) {
    for (const std::string& name : choice.names) add(name);
    add(choice.set);
    for (const auto& alternative : choice.alternatives)
      for (const std::string& word : alternative) add(word);
  }
  for (const auto* lines : {&rule.from, &rule.to, &rule.conditions}) {
    add("lines");
    for (const RuleLine& line : *lines) add(line.text);
  }
  for (const auto* words : {&rule.assumptions, &rule.dead}) {
    add("words");
    for (const std::string& word : *words) add(word);
  }
  return hash;
}

RegisterBytes dead_bytes(const Case& c) {
  RegisterBytes dead;
  for (const std::string& place : c.rule->dead) {
    const size_t dot = place.find('.');
    const std::string_view name = std::string_view(place).substr(0, dot);
    const std::string_view part = dot == std::string::npos ? "" : std::string_view(place).substr(dot + 1);
    if (name == "scc") dead[flow::kScc] = flow::kAllBytes;
    if (name == "m0") dead[flow::kM0] = flow::kAllBytes;
    if (name == "vcc") dead[flow::kVcc] = dead[flow::kVcc + 1] = flow::kAllBytes;
    for (size_t i = 0; i < c.rule->variables.size(); ++i) {
      if (c.rule->variables[i].name != name) continue;
      for (unsigned n = 0; n < c.rule->variables[i].dwords_on(*c.target); ++n)
        if (const flow::ByteMask bytes = bytes_of(part, n); bytes != 0)
          dead[static_cast<flow::Register>(c.stand_ins[i] + n)] |= bytes;
    }
  }
  return dead;
}

std::string add_meanings(const isa::Target& target, const std::vector<inst::Instruction>& list,
                         prove::Snippet& snippet) {
  for (const inst::Instruction& instruction : list) {
    sem::Specialised meaning = sem::specialise(target, instruction);
    if (meaning.refusal != sem::ProgramRefusal::none) return meaning.note;
    snippet.programs.push_back(std::move(meaning.program));
    snippet.result_types.push_back(isa::Type::none);
  }
  return {};
}

void ask_for_all_but(const isa::Target& target, const RegisterBytes& dead, Obligation& obligation) {
  if (obligation.why_not.empty() &&
      unproved_effects(obligation.left_snippet) != unproved_effects(obligation.right_snippet))
    obligation.why_not = "one side waits, or does something else that proofs do not cover";
  RegisterBytes written;
  for (const prove::Snippet* side : {&obligation.left_snippet, &obligation.right_snippet})
    for (const sem::Program& program : side->programs)
      for (const sem::Node& node : program.nodes) add_written(node, obligation, written);
  for (const auto& [reg, bytes] : dead)
    if (const auto found = written.find(reg); found != written.end())
      found->second &= static_cast<flow::ByteMask>(~bytes);
  for (const auto& [reg, bytes] : written) add_places(target, reg, bytes, obligation.live_out);
}

std::string case_name(const Case& c) { return fmt::format("{:08x}", hashed(kFirstHash, c.key) & 0xffffffff); }

std::string any_name(const Case& c, const inst::Instruction& instruction, uint32_t operands) {
  std::string name;
  for (const auto& [key, value] : c.chosen) name += value + "+";
  std::ranges::replace_if(
      name, [](char letter) { return letter == ' ' || letter == ','; }, '_');
  return fmt::format("{}{}/{}", name, instruction.enc().stem(), operands);
}

RuleOnTarget on_target(const Rule& rule, const isa::Target& target) {
  RuleOnTarget out;
  out.rule = &rule;
  out.target = &target;
  out.cases = cases_of(rule, target);
  Maker(out).run();
  return out;
}

}  // namespace lw::rewrite
