// What InterpreterExecutor tells those who watch: the same execution, step by step, with words about it.
#include <bit>
#include <cstring>

#include "interp/atomics.h"
#include "interp/interpreter_executor.h"

namespace lw::interp {

events::Instruction InterpreterExecutor::event_of(const state::Wave& wave, uint64_t pc) const {
  events::Instruction event;
  event.wave = group_.id_of(wave);
  event.pc = pc;
  event.exec = *c_.exec;
  event.number = machine_.retired;
  event.registers = {wave.vgpr(0), wave.vgpr_count(), wave.sgpr.data(), wave.scc != 0};
  return event;
}

void InterpreterExecutor::run_steps_watched(const Lowered& instruction, events::Instruction& event) {
  const StepList& list = instruction.list;
  auto access = list.accesses.begin();
  const bool wants_accesses = options_.sink->wants_accesses(), wants_loads = options_.sink->wants_loads();
  for (const Step& step : list.steps) {
    const bool is_access =
        access != list.accesses.end() && access->step == static_cast<size_t>(&step - list.steps.data());
    if (is_access && wants_accesses && c_.stop == Stop::none) report_access(step, access->kind, event);
    step.function(c_, step);
    if (is_access) {
      if (wants_loads && c_.stop == Stop::none) report_loads(step, access->kind, event);
      ++access;
    }
    if (instruction.may_stop && c_.stop != Stop::none) break;
  }
  if (c_.stop == Stop::fault) return;
  event.registers.scc = machine_.wave->scc != 0;
  options_.sink->after(event);
}

void InterpreterExecutor::report_loads(const Step& step, AccessPoint::Kind kind, const events::Instruction& event) {
  if (kind == AccessPoint::Kind::store) return;
  if (kind == AccessPoint::Kind::image) {
    if (reinterpret_cast<const ImageStep*>(step.imm)->kind == ImageStep::Kind::store) return;
    for (const events::Access& access : texels_.with_words(c_)) options_.sink->loaded(event, access);
    return;
  }
  for (const auto& [reported, byte] : reported_accesses_) {
    events::Access access = reported;
    if (byte != kWholeAccess) {
      const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(step.imm);
      access.words[0] = byte_row(byte, access.lanes, at<const uint32_t>(c_, m.word[byte / 4]), 1);
    } else if (kind == AccessPoint::Kind::atomic) {
      const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
      if (a.old[0] == kNoPlace) return;
      for (unsigned w = 0; w < a.bytes / 4; ++w) access.words[w] = at<const uint32_t>(c_, a.old[w]);
    } else {
      const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(step.imm);
      for (unsigned w = 0; w < m.words; ++w) access.words[w] = at<const uint32_t>(c_, m.word[w]);
    }
    options_.sink->loaded(event, access);
  }
}

void InterpreterExecutor::report_access(const Step& step, AccessPoint::Kind kind, const events::Instruction& event) {
  reported_accesses_.clear();
  if (kind == AccessPoint::Kind::image) {
    for (const events::Access& access : texels_.find(c_, *reinterpret_cast<const ImageStep*>(step.imm)))
      options_.sink->access(event, access);
    return;
  }
  Place address = kNoPlace, truth = kNoPlace;
  bool uniform = false;
  uint16_t flat_offset = 0;
  const PlacedMemoryStep* may_cross = nullptr;  // a load or store of memory that may be swizzled
  events::Access access;
  sem::Space space = sem::Space::global;
  if (kind == AccessPoint::Kind::atomic) {
    const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
    access.kind = events::AccessKind::atomic;
    access.size_bytes = a.bytes;
    address = a.address, truth = a.truth, uniform = a.address_uniform, flat_offset = a.flat_offset;
    space = static_cast<sem::Space>(a.space);
  } else {
    const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(step.imm);
    access.kind = kind == AccessPoint::Kind::load ? events::AccessKind::load : events::AccessKind::store;
    access.size_bytes = m.bytes;
    address = m.address, truth = m.truth, uniform = m.address_uniform, flat_offset = m.flat_offset;
    space = static_cast<sem::Space>(m.space);
    if (m.elements != kNoPlace) may_cross = &m;
    if (kind == AccessPoint::Kind::store) {
      for (unsigned w = 0; w < m.words; ++w) access.words[w] = at<const uint32_t>(c_, m.word[w]);
      access.word_uniform = m.word_uniform;
    }
  }
  if (space == sem::Space::gds) return;
  uint64_t lanes = space == sem::Space::scalar ? 1 : active_lanes(c_);
  if (truth != kNoPlace) {
    const uint64_t mask = *at<uint64_t>(c_, truth);
    lanes = space == sem::Space::scalar ? uint64_t{mask != 0} : lanes & mask;
  }
  if (lanes == 0) return;
  const auto tell = [&](events::Space where, uint64_t which) {
    if (which == 0) return;
    access.space = where;
    access.lanes = which;
    options_.sink->access(event, access);
    if (options_.sink->wants_loads()) reported_accesses_.push_back({access, kWholeAccess});
  };
  if (space == sem::Space::scalar) {
    access.word_uniform = 0xffff;
    access.address[0] = *at<uint64_t>(c_, address);
    return tell(events::Space::scalar, 1);
  }
  const bool near = space == sem::Space::lds || space == sem::Space::scratch;
  uint64_t in_lds = 0, in_private = 0, crossing = 0;
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    const int element = uniform ? 0 : lane;
    uint64_t value = near ? at<uint32_t>(c_, address)[element] : at<uint64_t>(c_, address)[element];
    const uint64_t bit = uint64_t{1} << lane;
    const Aperture aperture = space == sem::Space::flat ? aperture_of(c_, value, flat_offset) : Aperture::none;
    if (may_cross != nullptr && crossed_elements(c_, *may_cross, lane)) crossing |= bit;
    if (space == sem::Space::lds) {
      in_lds |= bit;
    } else if (space == sem::Space::scratch) {
      in_private |= bit;
    } else if (aperture == Aperture::shared) {
      in_lds |= bit, value -= c_.shared_base;
    } else if (aperture == Aperture::private_memory) {
      in_private |= bit, value -= c_.private_base;
    } else if (c_.scratch_bytes_per_lane != 0 && value - c_.scratch_arena <= 0xffff'ffff) {
      in_private |= bit;
    }
    access.address[static_cast<size_t>(lane)] = value;
  }
  if (crossing != 0) report_bytes(*may_cross, access, crossing, in_private, event);
  lanes &= ~crossing;
  tell(events::Space::global, lanes & ~in_lds & ~in_private);
  tell(events::Space::lds, in_lds);
  tell(events::Space::private_memory, in_private & ~crossing);
}

void InterpreterExecutor::report_bytes(const PlacedMemoryStep& m, const events::Access& whole, uint64_t lanes,
                                       uint64_t in_private, const events::Instruction& event) {
  const auto tell = [&](events::Access& access, events::Space space, uint64_t which, unsigned byte) {
    if (which == 0) return;
    access.space = space;
    access.lanes = which;
    options_.sink->access(event, access);
    if (options_.sink->wants_loads()) reported_accesses_.push_back({access, byte});
  };
  for (unsigned byte = 0; byte < m.bytes; ++byte) {
    events::Access access = whole;
    access.size_bytes = 1;
    for_lanes(lanes, [&](int lane) {
      access.address[static_cast<size_t>(lane)] +=
          crossed_elements(c_, m, lane)->distance(record_offset(c_, m, lane), byte);
    });
    if (access.kind == events::AccessKind::store) {
      const unsigned word = byte / 4;
      access.words[0] = byte_row(byte, lanes, whole.words[word], (m.word_uniform >> word & 1) != 0 ? 0 : 1);
      access.word_uniform = 0;
    }
    tell(access, events::Space::global, lanes & ~in_private, byte);
    tell(access, events::Space::private_memory, lanes & in_private, byte);
  }
}

const uint32_t* InterpreterExecutor::byte_row(unsigned byte, uint64_t lanes, const uint32_t* words, size_t step) {
  std::array<uint32_t, state::kLanes>& row = byte_rows_[byte];
  for_lanes(lanes, [&](int lane) {
    row[static_cast<size_t>(lane)] = words[static_cast<size_t>(lane) * step] >> 8 * (byte % 4) & 0xff;
  });
  return row.data();
}

}  // namespace lw::interp
