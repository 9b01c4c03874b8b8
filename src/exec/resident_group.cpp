#include "exec/resident_group.h"

#include <sys/mman.h>

#include <cstring>

#include "base/bits.h"
#include "base/fill_pattern.h"
#include "exec/exec.h"

namespace lw::exec {
namespace {

constexpr size_t kClearByHandBytes = 1 << 16;

}  // namespace

ResidentGroup::ResidentGroup(const DispatchPlan& plan, unsigned thread) : plan_(plan), thread_(thread) {
  group_.lds.resize(plan.lds_bytes);
  if (plan.scratch_wave_bytes != 0) {
    scratch_bytes_ = plan.scratch_wave_bytes * plan.max_waves;
    void* scratch =
        ::mmap(nullptr, scratch_bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    LW_CHECK(scratch != MAP_FAILED, "out of memory for private memory");
    scratch_ = static_cast<std::byte*>(scratch);
  }
}

ResidentGroup::~ResidentGroup() {
  if (scratch_ != nullptr) ::munmap(scratch_, scratch_bytes_);
}

void ResidentGroup::start(uint64_t number) {
  number_ = number;
  group_.id = group_id(plan_, number);
  const std::array<uint32_t, 3> extent = group_extent(plan_, group_.id);
  const unsigned waves = waves_of(plan_, extent);
  while (group_.waves.size() > waves) {
    spare_waves_.push_back(std::move(group_.waves.back()));
    group_.waves.pop_back();
  }
  while (group_.waves.size() < waves) {
    if (spare_waves_.empty()) spare_waves_.push_back(std::make_unique<state::Wave>(plan_.registers.all_vgprs()));
    group_.waves.push_back(std::move(spare_waves_.back()));
    spare_waves_.pop_back();
  }
  for (unsigned i = 0; i < waves; ++i) start_wave(plan_, group_.id, extent, number, i, *group_.waves[i]);
  if (!group_.lds.empty()) std::memset(group_.lds.data(), 0, group_.lds.size());
  if (plan_.fill_seed != 0)
    for (size_t i = 0; i + 4 <= group_.lds.size(); i += 4)
      store_le(group_.lds.data() + i, fill_word(plan_.fill_seed, ~((number << 16) + i)));
  // A workgroup must not find what another left behind, or results would depend on the number of threads.
  if (scratch_bytes_ > kClearByHandBytes)
    ::madvise(scratch_, scratch_bytes_, MADV_DONTNEED);
  else if (scratch_bytes_ != 0)
    std::memset(scratch_, 0, scratch_bytes_);
}

events::GroupStart ResidentGroup::start_event() const {
  return {group_.id,
          number_,
          thread_,
          static_cast<unsigned>(group_.waves.size()),
          plan_.lds_bytes,
          group_.waves.empty() ? 0 : group_.waves.front()->sgprs_set,
          group_.waves.empty() ? 0 : group_.waves.front()->vgprs_set,
          plan_.registers.vgprs,
          group_.lds.data()};
}

void ResidentGroup::name_place(events::Place& place, const ProgramSource& source, const state::Wave& wave,
                               uint64_t pc) const {
  place.kernel = plan_.info.kernel_name;
  place.workgroup = group_.id;
  place.wave = wave.index_in_workgroup;
  place.pc = pc;
  if (pc >= source.begin() && pc < source.end() && pc % 4 == 0) place.instruction = source.text(pc);
}

}  // namespace lw::exec
