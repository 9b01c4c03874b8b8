#include "exec/machine.h"

#include <fmt/format.h>

namespace lw::exec {

void raise(WaveContext& c, events::OutcomeKind kind, events::Fault fault) {
  if (c.stop == Stop::fault) return;
  c.stop = Stop::fault;
  c.machine->outcome = kind;
  c.machine->fault = std::move(fault);
}

void raise(WaveContext& c, events::OutcomeKind kind, std::string detail) {
  events::Fault fault;
  fault.detail = std::move(detail);
  raise(c, kind, std::move(fault));
}

std::byte* resolve_slowly(WaveContext& c, uint64_t address, uint64_t bytes, AccessMode mode) {
  const uint64_t scratch_bytes = uint64_t{c.scratch_bytes_per_lane} * c.machine->model->wave_size;
  const uint64_t into_scratch = address - c.scratch_address;
  if (into_scratch < scratch_bytes) {
    if (bytes > scratch_bytes - into_scratch) return nullptr;
    return c.scratch_host + into_scratch;
  }
  const state::Buffer* buffer = c.machine->memory->find(address, bytes);
  if (buffer == nullptr || (mode != AccessMode::read && !buffer->info.writable)) return nullptr;
  c.buffer_begin = buffer->address;
  c.buffer_bytes = buffer->size_bytes;
  c.buffer_host = buffer->host;
  c.buffer_writable = buffer->info.writable;
  return buffer->host + (address - buffer->address);
}

namespace {

events::Fault access_fault(AccessMode mode, int lane, uint64_t address, uint32_t bytes, const char* space) {
  events::Fault fault;
  fault.access = mode == AccessMode::read    ? events::AccessKind::load
                 : mode == AccessMode::write ? events::AccessKind::store
                                             : events::AccessKind::atomic;
  fault.size_bytes = bytes;
  fault.address = address;
  fault.space = space;
  fault.place.lane = lane;
  return fault;
}

}  // namespace

void raise_aperture_fault(WaveContext& c, AccessMode mode, int lane, uint64_t address, uint64_t offset,
                          uint32_t bytes) {
  struct Names {
    const char* space;   // of an access
    const char* region;  // of addresses
  };
  const auto names = [](Aperture aperture) -> Names {
    switch (aperture) {
      case Aperture::shared: return {"LDS", "the LDS aperture"};
      case Aperture::private_memory: return {"private", "the private aperture"};
      case Aperture::none: break;
    }
    return {"global", "global memory"};
  };
  const Names from = names(aperture_of(c, address, offset)), to = names(aperture_of(c, address));
  events::Fault fault = access_fault(mode, lane, address, bytes, from.space);
  fault.relation =
      fmt::format("the base {:#x} is in {}, the immediate offset {} leads into {}: the base alone chooses the aperture",
                  address - offset, from.region, offset, to.region);
  raise(c, events::OutcomeKind::memory_fault, std::move(fault));
}

void raise_memory_fault(WaveContext& c, AccessMode mode, int lane, uint64_t address, uint32_t bytes) {
  events::Fault fault = access_fault(mode, lane, address, bytes, "global");
  const uint64_t scratch_bytes = uint64_t{c.scratch_bytes_per_lane} * c.machine->model->wave_size;
  const state::Buffer* buffer = c.machine->memory->find(address, bytes);
  if (buffer != nullptr) {
    fault.relation = fmt::format("{} is read-only (offset {})", buffer->info.name, address - buffer->address);
  } else if (scratch_bytes != 0 && address - c.scratch_arena <= 0xffff'ffff) {
    const uint64_t end = c.scratch_address + scratch_bytes;
    fault.space = "private";
    fault.relation = address < c.scratch_address
                         ? fmt::format("{} bytes before the wave's private memory", c.scratch_address - address)
                         : fmt::format("{} bytes past the end of the wave's private memory", address + bytes - end);
  } else {
    fault.relation = c.machine->memory->relation(address, bytes);
  }
  raise(c, events::OutcomeKind::memory_fault, std::move(fault));
}

}  // namespace lw::exec
