// What steps reach through Context::machine: everything beside the registers of the running wave.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <string>

#include "events/events.h"
#include "exec/dispatch.h"
#include "exec/lanes/lanes.h"
#include "exec/step.h"
#include "image/bound_image.h"
#include "image/recent.h"
#include "image/sampler.h"
#include "state/state.h"

namespace lw::exec {

using BoundImages = image::Recent<image::ImageResourceWords, image::BoundImage>;
using BoundSamplers = image::Recent<image::SamplerWords, image::BoundSampler>;

// One per host thread.
struct Machine {
  const state::Memory* memory = nullptr;
  const MachineModel* model = nullptr;
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

// Stops the wave with an outcome. The first one of an instruction counts.
void raise(Context& c, events::OutcomeKind kind, events::Fault fault);
void raise(Context& c, events::OutcomeKind kind, std::string detail);

enum class AccessMode : uint8_t { read, write, atomic };

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

}  // namespace lw::exec
