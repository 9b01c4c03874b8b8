#include "rewrite/instance_proof.h"

#include <map>
#include <memory>

#include "flow/effects.h"
#include "isa/operand_values.h"
#include "text/printer.h"

namespace lw::rewrite {
namespace {

// A limit in seconds would make the result depend on the host. The question of a rule is small: this is far more than
// those need that can be answered at all, and takes about half a second.
constexpr unsigned kWork = 2'000'000;

// Instructions with their registers renamed in the order in which they come: what is proved of some registers holds of
// all that are equal and different in the same way. Registers with a meaning of their own keep their names.
class KeyMaker {
 public:
  void add(uint32_t number) { text_ += std::to_string(number) + ' '; }
  void add_register(uint32_t reg) {
    const bool is_general = reg < kSpecial || (reg >= isa::kFirstVgpr && reg < isa::kPastVgprs);
    if (!is_general) return add(reg);
    const bool is_vector = reg >= isa::kFirstVgpr;
    const auto [name, is_new] = names_.try_emplace(reg, names_.size());
    text_ += (is_vector ? 'v' : 's') + std::to_string(name->second) + ' ';
  }
  void add(const inst::Instruction& instruction) {
    add(instruction.encoding);
    const auto operands = instruction.enc().operands();
    for (size_t i = 0; i < operands.size(); ++i) {
      const uint32_t value = instruction.operand[i];
      const bool is_register =
          flow::names_register(operands[i].kind) && (value < isa::kScalarRegisters || value >= isa::kFirstVgpr);
      if (!is_register) {
        add(value);
        continue;
      }
      for (unsigned n = 0; n < operands[i].dwords; ++n) add_register(value + n);
    }
    if (instruction.has_literal) add(instruction.literal);
    for (const uint32_t modifier : instruction.modifier) add(modifier);
    text_ += '\n';
  }
  const std::string& text() const { return text_; }

 private:
  static constexpr uint32_t kSpecial = 102;  // FLAT_SCRATCH, XNACK_MASK, VCC, …
  std::map<uint32_t, size_t> names_;
  std::string text_;
};

class Prover {
 public:
  Prover(const isa::Target& target, prove::FloatEvaluator evaluate, Cancel cancel,
         std::function<void(std::string)> on_failure)
      : target_(target), on_failure_(std::move(on_failure)) {
    options_.target = &target;
    options_.evaluate = std::move(evaluate);
    options_.cancel = std::move(cancel);
    options_.work = kWork;
  }

  bool prove(const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
             const RegisterBytes& dead, const std::vector<std::string>& assumptions) {
    if (!has_solver()) return false;
    KeyMaker key;
    for (const auto* list : {&from, &to}) {
      for (const inst::Instruction& instruction : *list) key.add(instruction);
      key.add(UINT32_MAX);
    }
    for (const auto& [reg, bytes] : dead) {
      key.add_register(reg);
      key.add(bytes);
    }
    std::string text = key.text();
    // Conditions name registers: they hold of these alone.
    for (const std::string& assumption : assumptions) text += '\n' + assumption;
    if (!assumptions.empty())
      for (const auto* list : {&from, &to})
        for (const inst::Instruction& instruction : *list) text += '\n' + text::to_string(target_, instruction);
    return answer(text, from, to, dead, assumptions);
  }

 private:
  bool has_solver() {
    if (!has_solver_) {
      std::optional<std::string> why = prove::why_no_solver();
      has_solver_ = !why;
      if (why) on_failure_(std::move(*why));
    }
    return *has_solver_;
  }

  bool answer(const std::string& key, const std::vector<inst::Instruction>& from,
              const std::vector<inst::Instruction>& to, const RegisterBytes& dead,
              const std::vector<std::string>& assumptions) {
    const auto known = answers_.find(key);
    if (known != answers_.end()) return known->second;
    return answers_[key] = ask(from, to, dead, assumptions);
  }

  bool ask(const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
           const RegisterBytes& dead, const std::vector<std::string>& assumptions) const {
    Obligation obligation;
    if (!add_meanings(target_, from, obligation.left_snippet).empty()) return false;
    if (!add_meanings(target_, to, obligation.right_snippet).empty()) return false;
    if (prove::why_unprovable(obligation.left_snippet) || prove::why_unprovable(obligation.right_snippet)) return false;
    ask_for_all_but(target_, dead, obligation);
    if (!obligation.why_not.empty()) return false;
    prove::ProveOptions options = options_;
    for (const std::string& text : assumptions) {
      const Result<std::vector<prove::Assumption>> read = prove::parse_assumptions(target_, text);
      if (!read) return false;
      options.assumptions.insert(options.assumptions.end(), read->begin(), read->end());
    }
    const Result<prove::Answer> answer =
        prove::prove_equal(obligation.left_snippet, obligation.right_snippet, obligation.live_out, options);
    return answer && answer->verdict == prove::Verdict::equal;
  }

  const isa::Target& target_;
  const std::function<void(std::string)> on_failure_;
  std::optional<bool> has_solver_;  // not set: not looked
  prove::ProveOptions options_;
  std::map<std::string, bool> answers_;
};

}  // namespace

InstanceProver make_instance_prover(const isa::Target& target, prove::FloatEvaluator evaluate, Cancel cancel,
                                    std::function<void(std::string)> on_failure) {
  const auto prover = std::make_shared<Prover>(target, std::move(evaluate), std::move(cancel), std::move(on_failure));
  return [prover](const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
                  const RegisterBytes& dead,
                  const std::vector<std::string>& assumptions) { return prover->prove(from, to, dead, assumptions); };
}

}  // namespace lw::rewrite
