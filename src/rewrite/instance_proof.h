// Proofs of single applications of rules.
#pragma once

#include "base/session.h"
#include "prove/prove.h"
#include "rewrite/rule_set.h"

namespace lw::rewrite {

// Remembers its answers. Where the library with the solver is missing, nothing is proved; at the first question,
// `on_failure` is told why.
InstanceProver make_instance_prover(const isa::Target& target, prove::FloatEvaluator evaluate, Cancel cancel,
                                    std::function<void(std::string)> on_failure);

}  // namespace lw::rewrite
