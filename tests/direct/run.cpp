#include "run.h"

#include <cstring>

#include "base/base.h"
#include "isa/denormals.h"

namespace lw::sem {
inline namespace direct {
namespace {

using lw::direct::kLanes;
using lw::direct::kVgprs;

bool works_on_the_wave(const isa::Record& record) {
  return record.meaning == isa::MeaningKind::scalar || record.meaning == isa::MeaningKind::control ||
         record.unit == isa::Unit::smem;
}

}  // namespace

Run::Run(const isa::Target& target_in, const inst::Instruction& instruction_in,
         const lw::direct::Surroundings& surroundings_in, lw::direct::World& world)
    : target(target_in),
      instruction(instruction_in),
      encoding(instruction_in.enc()),
      surroundings(surroundings_in),
      world_(world),
      before_(world),
      single_(works_on_the_wave(instruction_in.enc().record())) {}

lw::direct::Ending Run::carry_out(Meaning meaning) {
  mode_in_force() = before_.mode;
  const unsigned flushed = isa::flushed_widths(target, encoding.record());
  if ((flushed & 32) != 0) mode_in_force() &= ~0x30u;
  if ((flushed & 16) != 0) mode_in_force() &= ~0xc0u;
  for (current_ = 0;; ++current_) {
    writes = {};
    writes.ending.pc = surroundings.next_pc;
    reached_ = false;
    for (lane_ = 0; lane_ < (single_ ? 1 : kLanes); ++lane_) {
      cursor_ = sgpr_cursor_ = 0;
      meaning(*this);
    }
    if (!reached_) break;
    Event& event = events_[current_];
    if (event.finish != nullptr) (this->*event.finish)(event);
  }
  apply();
  return writes.ending;
}

void Run::apply() {
  for (const Writes::Vgpr& w : writes.vgpr) world_.vgpr[w.number][w.lane] = w.value;
  for (const Writes::Sgpr& w : writes.sgpr) world_.sgpr[w.number] = w.value;
  for (unsigned n = 0; n + 1 < writes.bits.size(); ++n) {
    if (!writes.bits[n].first) continue;
    world_.sgpr[n] = static_cast<uint32_t>(writes.bits[n].second);
    world_.sgpr[n + 1] = static_cast<uint32_t>(writes.bits[n].second >> 32);
  }
  if (writes.scc) world_.scc = *writes.scc;
  if (writes.mode) world_.mode = *writes.mode;
  if (writes.trapsts) world_.trapsts = *writes.trapsts;
}

void Run::write_sgpr(unsigned number, uint32_t value) {
  LW_CHECK(number < lw::direct::kSgprs, "a scalar register beyond the last");
  if (lane_ == 0) {
    writes.sgpr.push_back({number, value});
    return;
  }
  const size_t which = sgpr_cursor_++;
  if (which >= writes.sgpr.size() || writes.sgpr[which].number != number || writes.sgpr[which].value != value)
    writes.ending.defect = "a scalar register is written with different values by different lanes";
}
void Run::write_sgpr_bit(unsigned number, bool value) {
  writes.bits[number].first = true;
  writes.bits[number].second |= uint64_t{value} << lane_;
}
void Run::write_vgpr(unsigned number, unsigned lane, uint32_t value) {
  if (number < kVgprs) writes.vgpr.push_back({number, lane, value});
}
void Run::refuse(std::string_view why) {
  if (writes.ending.refusal.empty()) writes.ending.refusal = why;
}

// --- events ---

Run::Phase Run::next_event(Event*& event) {
  const size_t number = cursor_++;
  if (number > current_) return Phase::later;
  if (number == events_.size()) {
    events_.emplace_back();
    events_.back().lanes.resize(kLanes);
  }
  event = &events_[number];
  if (number < current_) return Phase::done;
  reached_ = true;
  return Phase::now;
}

uint32_t Run::shuffle(uint32_t value, uint32_t lane) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[lane_].loaded.words[0];
  if (phase == Phase::now) {
    event->lanes[lane_] = {value, lane, {}};
    event->finish = &Run::finish_shuffle;
  }
  return 0;
}
void Run::finish_shuffle(Event& event) {
  for (auto& l : event.lanes) l.loaded.words[0] = static_cast<uint32_t>(event.lanes[l.lane % kLanes].value);
}

uint32_t Run::scatter(uint32_t value, uint32_t lane) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[lane_].loaded.words[0];
  if (phase == Phase::now) {
    event->lanes[lane_].value = value;
    event->lanes[lane_].lane = lane;
    event->finish = &Run::finish_scatter;
  }
  return 0;
}
void Run::finish_scatter(Event& event) {
  for (unsigned i = 0; i < kLanes; ++i)
    if (active(i))
      event.lanes[event.lanes[i].lane % kLanes].loaded.words[0] = static_cast<uint32_t>(event.lanes[i].value);
}

uint32_t Run::read_lane(uint32_t value, uint32_t lane) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[lane_].loaded.words[0];
  if (phase == Phase::now) {
    event->lanes[lane_] = {value, lane, {}};
    event->finish = &Run::finish_read_lane;
  }
  return 0;
}
void Run::finish_read_lane(Event& event) {
  for (const auto& l : event.lanes)
    if (l.lane != event.lanes[0].lane) writes.ending.defect = "a lane number differs between lanes";
  const uint64_t value = event.lanes[event.lanes[0].lane % kLanes].value;
  for (auto& l : event.lanes) l.loaded.words[0] = static_cast<uint32_t>(value);
}

uint64_t Run::ballot(bool p) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[0].value;
  if (phase == Phase::now) {
    event->lanes[lane_].lane = p ? 1 : 0;
    event->finish = &Run::finish_ballot;
  }
  return 0;
}
void Run::finish_ballot(Event& event) {
  uint64_t mask = 0;
  for (unsigned i = 0; i < kLanes; ++i) mask |= event.lanes[i].lane << i;
  event.lanes[0].value = mask;
}

// --- memory ---

bool Run::takes_part(AddressSpace space, bool where) const {
  return where && (space == AddressSpace::scalar || active(lane_));
}

std::byte* Run::memory(AddressSpace space, uint64_t address, unsigned bytes) {
  const auto within = [&](std::vector<std::byte>& place, uint64_t offset, uint64_t size) -> std::byte* {
    return offset < size && bytes <= size - offset ? place.data() + offset : nullptr;
  };
  const size_t per_lane = surroundings.scratch_bytes_per_lane;
  const auto scratch = [&](uint64_t offset) -> std::byte* {
    std::byte* place = within(world_.scratch, offset, per_lane);
    return place == nullptr ? nullptr : place + lane_ * per_lane;
  };
  switch (space) {
    case AddressSpace::lds: return within(world_.lds, address, world_.lds.size());
    case AddressSpace::scratch: return scratch(address);
    case AddressSpace::flat: {
      const uint64_t base = address - instruction.mod(isa::Modifier::offset);
      if (base >> 32 == surroundings.shared_base >> 32)
        return within(world_.lds, address - surroundings.shared_base, world_.lds.size());
      if (base >> 32 == surroundings.private_base >> 32) return scratch(address - surroundings.private_base);
      [[fallthrough]];
    }
    case AddressSpace::global:
    case AddressSpace::scalar: {
      std::byte* place = within(world_.global, address - surroundings.global_address, world_.global.size());
      if (place == nullptr) writes.ending.defect = "an access outside the memory of the test";
      return place;
    }
    case AddressSpace::gds: break;
  }
  writes.ending.defect = "an address space the witness does not know";
  return nullptr;
}

std::byte* Run::byte(AddressSpace space, uint64_t address, unsigned n, const Layout& layout) {
  return memory(space, address - layout.place(layout.offset) + layout.place(layout.offset + n), 1);
}

Loaded Run::load(AddressSpace space, unsigned bytes, uint64_t address, bool where, const Layout& layout) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[lane_].loaded;
  if (phase == Phase::later || !takes_part(space, where)) return {};
  Loaded loaded;
  if (layout.records != 1) {
    for (unsigned n = 0; n < bytes; ++n)
      if (const std::byte* place = byte(space, address, n, layout))
        loaded.words[n / 4] |= static_cast<uint32_t>(*place) << 8 * (n % 4);
  } else if (const std::byte* place = memory(space, address, bytes)) {
    std::memcpy(loaded.words.data(), place, bytes);
  }
  event->lanes[lane_].loaded = loaded;
  return loaded;
}

void Run::store(AddressSpace space, unsigned bytes, uint64_t address, bool where, std::initializer_list<U32> words,
                const Layout& layout) {
  Event* event = nullptr;
  if (next_event(event) != Phase::now || !takes_part(space, where)) return;
  std::array<uint32_t, 16> values{};
  size_t count = 0;
  for (U32 word : words) values[count++] = word.v;
  LW_CHECK(bytes <= 4 * count, "a store of more bytes than it has");
  if (layout.records == 1) {
    if (std::byte* place = memory(space, address, bytes)) std::memcpy(place, values.data(), bytes);
    return;
  }
  for (unsigned n = 0; n < bytes; ++n)
    if (std::byte* place = byte(space, address, n, layout))
      *place = static_cast<std::byte>(values[n / 4] >> 8 * (n % 4));
}

uint64_t Run::atomic(AddressSpace space, unsigned bytes, uint64_t address, bool where,
                     const std::function<uint64_t(uint64_t)>& update) {
  Event* event = nullptr;
  const Phase phase = next_event(event);
  if (phase == Phase::done) return event->lanes[lane_].value;
  if (phase == Phase::later || !takes_part(space, where)) return 0;
  std::byte* place = memory(space, address, bytes);
  if (place == nullptr) return 0;
  uint64_t old = 0;
  std::memcpy(&old, place, bytes);
  const uint64_t updated = update(old);
  std::memcpy(place, &updated, bytes);
  event->lanes[lane_].value = old;
  return old;
}

}  // namespace direct
}  // namespace lw::sem
