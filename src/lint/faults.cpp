#include <algorithm>
#include <iterator>

#include "lint/lint.h"

namespace lw::lint {

Finding finding_of(RuleId id, size_t at) {
  Finding finding;
  finding.kind = rule(id).kind;
  finding.severity = rule(id).severity;
  finding.name = rule(id).name;
  finding.at = at;
  return finding;
}

std::vector<Finding> find_faults(const Subject& subject) {
  std::vector<Finding> findings;
  for (auto* find : {find_hazards, find_wait_faults, find_needless_nops, find_suspicious_code}) {
    std::vector<Finding> more = find(subject);
    findings.insert(findings.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  std::ranges::stable_sort(findings, {}, &Finding::at);
  return findings;
}

}  // namespace lw::lint
