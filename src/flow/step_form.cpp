#include "flow/step_form.h"

#include <algorithm>

namespace lw::flow {
namespace {

// SCC is one bit.
ByteMask bytes_in(const RegisterSlot& slot, ByteMask bytes) {
  return slot.operand == RegisterSlot::kFixed && slot.number == kScc ? static_cast<ByteMask>(bytes != 0) : bytes;
}

uint64_t packed(const Effects& effects, const ReadBytes& bytes) {
  uint64_t word = 0;
  for (size_t r = 0; r < bytes.size(); ++r) word |= uint64_t{bytes_in(effects.reads[r].slot, bytes[r])} << (4 * r);
  return word;
}

}  // namespace

StepForm step_form(const Effects& effects) {
  StepForm form;
  const size_t reads = effects.reads.size();
  form.packed = reads <= StepForm::kMostReads;
  if (!form.packed) return form;
  form.has_effect = effects.has_effect;
  form.indirect = effects.reads_any_vgpr || effects.reads_any_sgpr;
  form.always = packed(effects, effects.always);
  form.all = packed(effects, effects.all_bytes);
  const size_t but_exec = effects.exec_is_last ? reads - 2 : reads;
  form.reads_but_exec = but_exec;
  form.but_exec = but_exec == StepForm::kMostReads ? ~uint64_t{0} : (uint64_t{1} << (4 * but_exec)) - 1;
  for (const Write& write : effects.writes) {
    StepForm::Write& to = form.writes.emplace_back();
    to.slot = write.slot;
    to.bytes = bytes_in(write.slot, write.bytes);
    to.lanes = write.lanes;
    to.lane = write.lane;
    to.lane_mask = write.lane_mask;
    to.lane_mask_if_all = write.lane_mask_if_all;
    for (unsigned byte = 0; byte < 4; ++byte) {
      to.needs[byte] = packed(effects, write.needs[byte]);
      if (((to.bytes >> byte) & 1) != 0) to.needs_of_all |= to.needs[byte];
    }
  }
  for (size_t r = 0; r < reads; ++r) {
    const Read& read = effects.reads[r];
    const bool vector_lanes = read.lanes == Lanes::exec || read.lanes == Lanes::some;
    const bool in_place = vector_lanes && ~read.lane_mask == 0;
    const bool names_scalar = read.slot.operand == RegisterSlot::kFixed
                                  ? read.slot.number <= kScc
                                  : ((effects.vector_operands >> read.slot.operand) & 1) == 0;
    const bool scalar = !vector_lanes && names_scalar;
    form.reads.push_back(
        {read.slot, static_cast<ByteMask>((form.all >> (4 * r)) & kAllBytes), in_place, in_place || scalar});
  }
  const auto is_plain = [](const StepForm::Write& write) {
    return write.lanes == Lanes::whole ||
           (write.lanes == Lanes::exec && (~write.lane_mask | ~write.lane_mask_if_all) == 0);
  };
  form.plain = !form.indirect && form.writes.size() <= StepForm::kMostPlainWrites &&
               std::ranges::all_of(form.writes, is_plain) && std::ranges::all_of(form.reads, &StepForm::Read::simple);
  return form;
}

}  // namespace lw::flow
