#include "exec/atomics.h"

#include <fmt/format.h>

#include "exec/machine.h"

namespace lw::exec {

void raise_misaligned(WaveContext& c, unsigned bytes, int lane, uint64_t address, const char* space) {
  events::Fault fault;
  fault.access = events::AccessKind::atomic;
  fault.size_bytes = bytes;
  fault.address = address;
  fault.space = space;
  fault.place.lane = lane;
  fault.relation = fmt::format("not a multiple of {}", bytes);
  raise(c, events::OutcomeKind::misaligned_access, std::move(fault));
}

}  // namespace lw::exec
