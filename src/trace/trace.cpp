#include "trace/trace.h"

#include <numeric>

namespace lw::trace {

size_t WaveTrace::bytes() const {
  return steps.size() * sizeof(TraceStep) + accesses.size() * sizeof(StepAccess) + lines.size() * sizeof(uint64_t) +
         parts.size() * sizeof(Part);
}

void WaveTrace::thin(uint32_t stride) {
  WaveTrace kept;
  size_t last_kept = SIZE_MAX;
  for (size_t p = 0; p < parts.size(); ++p) {
    if (parts[p].number % stride != 0) continue;
    const bool is_last = p + 1 == parts.size();
    const size_t step_end = is_last ? steps.size() : parts[p + 1].first_step;
    const size_t access_end = is_last ? accesses.size() : parts[p + 1].first_access;
    kept.parts.push_back(
        {parts[p].number, static_cast<uint32_t>(kept.steps.size()), static_cast<uint32_t>(kept.accesses.size())});
    kept.steps.insert(kept.steps.end(), steps.begin() + parts[p].first_step,
                      steps.begin() + static_cast<ptrdiff_t>(step_end));
    for (size_t a = parts[p].first_access; a < access_end; ++a) {
      StepAccess access = accesses[a];
      const bool shares = a > 0 && last_kept == a - 1 && access.line_count == accesses[a - 1].line_count &&
                          access.first_line == accesses[a - 1].first_line;
      if (shares) {
        access.first_line = kept.accesses.back().first_line;
      } else {
        const std::span<const uint64_t> its_lines = lines_of(access);
        access.first_line = static_cast<uint32_t>(kept.lines.size());
        kept.lines.insert(kept.lines.end(), its_lines.begin(), its_lines.end());
      }
      last_kept = a;
      kept.accesses.push_back(access);
    }
  }
  *this = std::move(kept);
}

size_t GroupTrace::bytes() const {
  return std::accumulate(waves.begin(), waves.end(), size_t{0},
                         [](size_t sum, const WaveTrace& wave) { return sum + wave.bytes(); });
}

uint64_t GroupTrace::steps() const {
  return std::accumulate(waves.begin(), waves.end(), uint64_t{0},
                         [](uint64_t sum, const WaveTrace& wave) { return sum + wave.steps.size(); });
}

std::shared_ptr<const GroupTrace> GroupTrace::thinned(uint32_t stride) const {
  auto copy = std::make_shared<GroupTrace>(*this);
  for (WaveTrace& wave : copy->waves) wave.thin(stride);
  return copy;
}

uint64_t GroupTrace::work() const {
  return std::accumulate(waves.begin(), waves.end(), uint64_t{1}, [](uint64_t sum, const WaveTrace& wave) {
    return sum + wave.steps.size() + 4 * wave.accesses.size() + wave.lines.size();
  });
}

}  // namespace lw::trace
