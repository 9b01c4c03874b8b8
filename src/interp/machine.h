// What steps reach through Context::machine: everything beside the registers of the running wave.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "events/events.h"
#include "exec/dispatch.h"
#include "image/bound_image.h"
#include "image/recent.h"
#include "image/sampler.h"
#include "interp/lanes/lanes.h"
#include "interp/memory_step.h"
#include "interp/step.h"
#include "sem/memory_layout.h"
#include "state/state.h"

namespace lw::interp {

using BoundImages = image::Recent<image::ImageResourceWords, image::BoundImage>;
using BoundSamplers = image::Recent<image::SamplerWords, image::BoundSampler>;

// One per host thread.
struct Machine {
  const state::Memory* memory = nullptr;
  const exec::MachineModel* model = nullptr;
  const LaneTable* lanes = nullptr;
  state::Wave* wave = nullptr;
  state::Workgroup* workgroup = nullptr;
  uint64_t code_begin = 0;
  uint64_t retired = 0;                 // of the running wave, kept by the run loop
  uint64_t whole_exec = 0;              // EXEC, while half of it stands in its place
  std::unique_ptr<BoundImages> images;  // made when the first one is met
  std::unique_ptr<BoundSamplers> samplers;

  // Set together with Context::stop == fault.
  events::OutcomeKind outcome = events::OutcomeKind::finished;
  events::Fault fault;
};

// The lanes that execute. Programs may write EXEC_HI in waves of 32, which has no meaning there.
inline uint64_t active_lanes(const Context& c) { return *c.exec & c.machine->lanes->full_exec; }

// A loop that counts is twice as fast as one that looks for bits.
template <class F>
void for_lanes(uint64_t lanes, F f) {
  if (lanes == ~uint64_t{0})
    for (int lane = 0; lane < 64; ++lane) f(lane);
  else if (lanes == 0xffff'ffff)
    for (int lane = 0; lane < 32; ++lane) f(lane);
  else
    for (uint64_t left = lanes; left != 0; left &= left - 1) f(std::countr_zero(left));
}

// Offset of a lane's access within its record, where memory may be swizzled.
inline uint64_t record_offset(Context& c, const PlacedMemoryStep& m, int lane) {
  return at<uint64_t>(c, m.offset)[m.offset_uniform ? 0 : lane];
}
// The layout of swizzled memory where a lane's access has bytes in more than one element.
inline std::optional<sem::Elements> crossed_elements(Context& c, const PlacedMemoryStep& m, int lane) {
  if (m.elements == kNoPlace) return std::nullopt;
  const uint32_t word = *at<uint32_t>(c, m.elements);
  if (word == 0) return std::nullopt;
  const sem::Elements elements = sem::Elements::unpack(word);
  if (!elements.are_crossed(record_offset(c, m, lane), m.bytes)) return std::nullopt;
  return elements;
}

// Stops the wave with an outcome. The first one of an instruction counts.
void raise(Context& c, events::OutcomeKind kind, events::Fault fault);
void raise(Context& c, events::OutcomeKind kind, std::string detail);

enum class AccessMode : uint8_t { read, write, atomic };

// Where a flat address goes. The machine compares the base alone with the apertures: the immediate offset, here the
// last part of `address`, is added afterwards (LLVM adds an offset only where it can prove that the base is in the same
// aperture as the sum: SIInstrInfo::isLegalFLATOffset, AMDGPUDAGToDAGISel::isFlatScratchBaseLegal and its callers).
enum class Aperture : uint8_t { none, shared, private_memory };
inline Aperture aperture_of(const Context& c, uint64_t address, uint64_t offset = 0) {
  const uint64_t base = address - offset;
  if (base - c.shared_base <= 0xffff'ffff) return Aperture::shared;
  if (base - c.private_base <= 0xffff'ffff) return Aperture::private_memory;
  return Aperture::none;
}
// True where the offset leads from outside of an aperture into one or the other way round: such an access faults.
inline bool changes_aperture(const Context& c, uint64_t address, uint64_t offset) {
  return offset != 0 && aperture_of(c, address, offset) != aperture_of(c, address);
}

// Host address of a range of device memory, or nullptr where it is not inside one buffer that allows the access.
// Keeps the buffer in the context, so that the next access to it costs two comparisons.
std::byte* resolve_slowly(Context& c, uint64_t address, uint64_t bytes, AccessMode mode);
inline std::byte* resolve(Context& c, uint64_t address, uint64_t bytes, AccessMode mode) {
  const uint64_t offset = address - c.buffer_begin;
  if (offset < c.buffer_bytes && bytes <= c.buffer_bytes - offset && (mode == AccessMode::read || c.buffer_writable))
    return c.buffer_host + offset;
  return resolve_slowly(c, address, bytes, mode);
}

// Stops the wave with the memory fault of an access by one lane (-1: the wave).
void raise_memory_fault(Context& c, AccessMode mode, int lane, uint64_t address, uint32_t bytes);

// The same of a flat access whose immediate offset changes the aperture.
void raise_aperture_fault(Context& c, AccessMode mode, int lane, uint64_t address, uint64_t offset, uint32_t bytes);

}  // namespace lw::interp
