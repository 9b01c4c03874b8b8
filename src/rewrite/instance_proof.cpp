#include "rewrite/instance_proof.h"

#include <map>
#include <memory>

#include "text/printer.h"

namespace lw::rewrite {
namespace {

constexpr unsigned kTimeoutMs = 1000;

class Prover {
 public:
  Prover(const isa::Target& target, prove::FloatEvaluator evaluate, Cancel cancel) : target_(target) {
    options_.target = &target;
    options_.evaluate = std::move(evaluate);
    options_.cancel = std::move(cancel);
    options_.timeout_ms = kTimeoutMs;
  }

  bool prove(const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
             const RegisterBytes& dead, const std::vector<std::string>& assumptions) {
    std::string key;
    for (const auto* list : {&from, &to}) {
      for (const inst::Instruction& instruction : *list) key += text::to_string(target_, instruction) + '\n';
      key += '\n';
    }
    for (const auto& [reg, bytes] : dead) key += std::to_string(reg) + ':' + std::to_string(bytes) + ' ';
    for (const std::string& assumption : assumptions) key += '\n' + assumption;
    const auto known = answers_.find(key);
    if (known != answers_.end()) return known->second;
    return answers_[key] = ask(from, to, dead, assumptions);
  }

 private:
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
  prove::ProveOptions options_;
  std::map<std::string, bool> answers_;
};

}  // namespace

InstanceProver make_instance_prover(const isa::Target& target, prove::FloatEvaluator evaluate, Cancel cancel) {
  const auto prover = std::make_shared<Prover>(target, std::move(evaluate), std::move(cancel));
  return [prover](const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
                  const RegisterBytes& dead, const std::vector<std::string>& assumptions) {
    return prover->prove(from, to, dead, assumptions);
  };
}

}  // namespace lw::rewrite
