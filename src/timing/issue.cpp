#include "timing/issue.h"

#include "timing/issue_queues.h"
#include "timing/issue_turns.h"

namespace lw::timing {

std::unique_ptr<Issue> make_issue(const Machine& machine, uint32_t simds, uint32_t wave_size) {
  if (!machine.units_have_queues) return std::make_unique<IssueTurns>(machine, simds);
  return std::make_unique<IssueQueues>(machine, simds, wave_size);
}

}  // namespace lw::timing
