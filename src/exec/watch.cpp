// What InterpreterExecutor tells those who watch: the same execution, step by step, with words about it.
#include <bit>
#include <cstring>

#include "exec/atomics.h"
#include "exec/interpreter_executor.h"

namespace lw::exec {

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
  const bool full = *c_.exec == machine_.lanes->full_exec;
  const StepList& list = full ? instruction.full : instruction.masked;
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
  for (events::Access& access : reported_accesses_) {
    if (kind == AccessPoint::Kind::atomic) {
      const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
      if (a.old[0] == kNoPlace) return;
      for (unsigned w = 0; w < a.bytes / 4; ++w) access.words[w] = at<const uint32_t>(c_, a.old[w]);
    } else {
      const MemoryStep& m = *reinterpret_cast<const MemoryStep*>(step.imm);
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
  events::Access access;
  sem::Space space = sem::Space::global;
  if (kind == AccessPoint::Kind::atomic) {
    const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
    access.kind = events::AccessKind::atomic;
    access.size_bytes = a.bytes;
    address = a.address, truth = a.truth, uniform = a.address_uniform;
    space = static_cast<sem::Space>(a.space);
  } else {
    const MemoryStep& m = *reinterpret_cast<const MemoryStep*>(step.imm);
    access.kind = kind == AccessPoint::Kind::load ? events::AccessKind::load : events::AccessKind::store;
    access.size_bytes = m.bytes;
    address = m.address, truth = m.truth, uniform = m.address_uniform;
    space = static_cast<sem::Space>(m.space);
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
    if (options_.sink->wants_loads()) reported_accesses_.push_back(access);
  };
  if (space == sem::Space::scalar) {
    access.word_uniform = 0xffff;
    access.address[0] = *at<uint64_t>(c_, address);
    return tell(events::Space::scalar, 1);
  }
  const bool near = space == sem::Space::lds || space == sem::Space::scratch;
  uint64_t in_lds = 0, in_private = 0;
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    const int element = uniform ? 0 : lane;
    uint64_t value = near ? at<uint32_t>(c_, address)[element] : at<uint64_t>(c_, address)[element];
    const uint64_t bit = uint64_t{1} << lane;
    if (space == sem::Space::lds) {
      in_lds |= bit;
    } else if (space == sem::Space::scratch) {
      in_private |= bit;
    } else if (space == sem::Space::flat && value - c_.shared_base <= 0xffff'ffff) {
      in_lds |= bit, value -= c_.shared_base;
    } else if (space == sem::Space::flat && value - c_.private_base <= 0xffff'ffff) {
      in_private |= bit, value -= c_.private_base;
    } else if (c_.scratch_bytes_per_lane != 0 && value - c_.scratch_arena <= 0xffff'ffff) {
      in_private |= bit;
    }
    access.address[static_cast<size_t>(lane)] = value;
  }
  tell(events::Space::global, lanes & ~in_lds & ~in_private);
  tell(events::Space::lds, in_lds);
  tell(events::Space::private_memory, in_private);
}

}  // namespace lw::exec
