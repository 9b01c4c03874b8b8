#include "timing/pending_fills.h"

#include <algorithm>

namespace lw::timing {

void PendingAccess::finish() const {
  auto& outstanding = wave->outstanding;
  for (uint32_t i = 0; i < times; ++i) outstanding[counter].finish(entry + i, done);
  if (is_flat) outstanding[kLgkm].finish(flat_entry, done);
}

bool PendingFills::finish_part(uint32_t token, uint64_t time) {
  PendingAccess& its = access(token);
  its.done = std::max(its.done, time);
  return --its.parts == 0;
}

void PendingFills::forget(const TimedWave& wave) {
  for (auto& pending : pending_.all())
    if (auto* its = std::get_if<PendingAccess>(&pending); its != nullptr && its->wave == &wave) its->wave = nullptr;
}

PendingFills::Joined PendingFills::await(FilledCache& cache, Cache::Line* found, uint32_t access,
                                         const PendingFill& fill) {
  uint32_t filling = kNone;
  if (found != nullptr)
    filling = found->fill;
  else
    for (const auto& [line, passing] : cache.bypassing)
      if (line == fill.line) filling = passing;
  const bool is_first = filling == kNone;
  if (is_first) {
    filling = pending_.add(Filling{fill});
    if (Cache::Line* put = cache.insert(fill.line).line) {
      put->ready = Cache::kPending;
      put->fill = filling;
      std::get<Filling>(pending_[filling]).place = put;
    } else {
      cache.bypassing.emplace_back(fill.line, filling);
    }
  }
  if (access != kNone) waiting_.add(std::get<Filling>(pending_[filling]).waiting, access);
  return {filling, is_first};
}

}  // namespace lw::timing
