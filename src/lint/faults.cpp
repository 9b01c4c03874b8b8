#include <algorithm>
#include <iterator>

#include "lint/lint.h"

namespace lw::lint {

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
