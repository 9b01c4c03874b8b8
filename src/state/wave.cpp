#include "state/wave.h"

#include <cstdlib>
#include <cstring>

#include "base/base.h"

namespace lw::state {

void Wave::Free::operator()(uint32_t* p) const { std::free(p); }

Wave::Wave(unsigned vgpr_count) : vgpr_count_(vgpr_count) {
  const size_t bytes = size_t{vgpr_count == 0 ? 1 : vgpr_count} * kLanes * sizeof(uint32_t);
  void* rows = std::aligned_alloc(64, bytes);
  LW_CHECK(rows != nullptr, "out of memory for a wave's registers");
  vgprs_.reset(static_cast<uint32_t*>(rows));
  clear_vgprs();
}

void Wave::clear_vgprs() { std::memset(vgprs_.get(), 0, size_t{vgpr_count_} * kLanes * sizeof(uint32_t)); }

}  // namespace lw::state
