// The state that helpers access through WaveContext::machine, and how they find memory and stop a wave that faults.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <string>

#include "events/events.h"
#include "exec/dispatch.h"
#include "exec/wave_context.h"
#include "image/bound_image.h"
#include "image/recent.h"
#include "image/sampler.h"
#include "state/state.h"

namespace lw::exec {

using BoundImages = image::Recent<image::ImageResourceWords, image::BoundImage>;
using BoundSamplers = image::Recent<image::SamplerWords, image::BoundSampler>;

// One per host thread.
struct ThreadState {
  const state::Memory* memory = nullptr;
  const MachineModel* model = nullptr;
  const AddressRanges* ranges = nullptr;
  uint64_t full_exec = 0;  // EXEC with all lanes
  state::Wave* wave = nullptr;
  std::unique_ptr<BoundImages> images;  // made when the first image is used
  std::unique_ptr<BoundSamplers> samplers;

  // The instruction that executes, if it is watched, and who watches it.
  const events::ExecutedInstruction* watched = nullptr;
  events::Sink* sink = nullptr;

  // Set together with WaveContext::stop == fault.
  events::OutcomeKind outcome = events::OutcomeKind::finished;
  events::Fault fault;
};

// The active lanes. Programs may write EXEC_HI in wave32, where it has no meaning.
inline uint64_t active_lanes(const WaveContext& c) { return *c.exec & c.machine->full_exec; }

// A counting loop is twice as fast as one that searches for bits.
template <class F>
void for_lanes(uint64_t lanes, F f) {
  if (lanes == ~uint64_t{0})
    for (int lane = 0; lane < 64; ++lane) f(lane);
  else if (lanes == 0xffff'ffff)
    for (int lane = 0; lane < 32; ++lane) f(lane);
  else
    for (uint64_t left = lanes; left != 0; left &= left - 1) f(std::countr_zero(left));
}

// Stops the wave with an outcome. The first one of an instruction counts.
void raise(WaveContext& c, events::OutcomeKind kind, events::Fault fault);
void raise(WaveContext& c, events::OutcomeKind kind, std::string detail);

enum class AccessMode : uint8_t { read, write, atomic };

// Where a flat address goes. The machine compares the base alone with the apertures: the immediate offset, here the
// last part of `address`, is added afterwards (LLVM adds an offset only where it can prove that the base is in the same
// aperture as the sum: SIInstrInfo::isLegalFLATOffset, AMDGPUDAGToDAGISel::isFlatScratchBaseLegal and its callers).
enum class Aperture : uint8_t { none, shared, private_memory };
inline Aperture aperture_of(const WaveContext& c, uint64_t address, uint64_t offset = 0) {
  const uint64_t base = address - offset;
  if (base - c.shared_base <= 0xffff'ffff) return Aperture::shared;
  if (base - c.private_base <= 0xffff'ffff) return Aperture::private_memory;
  return Aperture::none;
}
// True if the offset leads into or out of an aperture: such an access faults.
inline bool changes_aperture(const WaveContext& c, uint64_t address, uint64_t offset) {
  return offset != 0 && aperture_of(c, address, offset) != aperture_of(c, address);
}

// Host address of a range of device memory, or nullptr if it is not inside one buffer that allows the access. Keeps the
// buffer in the context, so that the next access to it costs only two comparisons.
std::byte* resolve_slowly(WaveContext& c, uint64_t address, uint64_t bytes, AccessMode mode);
inline std::byte* resolve(WaveContext& c, uint64_t address, uint64_t bytes, AccessMode mode) {
  const uint64_t offset = address - c.buffer_begin;
  if (offset < c.buffer_bytes && bytes <= c.buffer_bytes - offset && (mode == AccessMode::read || c.buffer_writable))
    return c.buffer_host + offset;
  return resolve_slowly(c, address, bytes, mode);
}

// Stops the wave with the memory fault of an access by one lane (-1: the wave).
void raise_memory_fault(WaveContext& c, AccessMode mode, int lane, uint64_t address, uint32_t bytes);

// The same for a flat access whose immediate offset changes the aperture.
void raise_aperture_fault(WaveContext& c, AccessMode mode, int lane, uint64_t address, uint64_t offset, uint32_t bytes);

}  // namespace lw::exec
