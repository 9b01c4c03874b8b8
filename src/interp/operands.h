// Memory and image steps in the form that the helpers of src/exec need: with pointers instead of places.
#pragma once

#include "exec/image_access.h"
#include "exec/machine.h"
#include "exec/wave_access.h"
#include "interp/atomic_step.h"
#include "interp/memory_step.h"
#include "interp/step.h"

namespace lw::interp {

// The lanes that execute and for which the truth holds.
inline uint64_t active_lanes_of(StepContext& c, OperandLocation truth) {
  const uint64_t exec = active_lanes(c);
  return truth == kNoLocation ? exec : exec & *at<uint64_t>(c, truth);
}
// The lanes that take part in an access; in scalar space, 1 or 0.
inline uint64_t lanes_of(StepContext& c, sem::AddressSpace space, OperandLocation truth) {
  if (space != sem::AddressSpace::scalar) return active_lanes_of(c, truth);
  return truth == kNoLocation || *at<uint64_t>(c, truth) != 0 ? 1 : 0;
}

// For accesses without elements of a buffer's record.
template <class Step>
exec::WaveAccess plain_access_of(StepContext& c, const Step& step) {
  exec::WaveAccess access;
  access.space = static_cast<sem::AddressSpace>(step.space);
  access.bytes = step.bytes;
  access.lanes = lanes_of(c, access.space, step.truth);
  access.flat_offset = step.flat_offset;
  access.address_uniform = step.address_uniform;
  access.addresses = at<const void>(c, step.address);
  return access;
}

inline exec::WaveAccess access_of(StepContext& c, const PlacedMemoryStep& m) {
  exec::WaveAccess access = plain_access_of(c, m);
  if (m.elements == kNoLocation) return access;
  access.elements = *at<uint32_t>(c, m.elements);
  access.offset_uniform = m.offset_uniform;
  access.record_offsets = at<uint64_t>(c, m.offset);
  return access;
}

inline exec::WaveAccess access_of(StepContext& c, const AtomicStep& a) { return plain_access_of(c, a); }

exec::ImageOperands operands_of(StepContext& c, const ImageStep& s);

}  // namespace lw::interp
