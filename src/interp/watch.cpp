// What InterpreterExecutor tells those who watch: the same execution, step by step, with words about it.
#include "interp/interpreter_executor.h"
#include "interp/operands.h"

namespace lw::interp {

events::ExecutedInstruction InterpreterExecutor::event_of(const state::Wave& wave, uint64_t pc) const {
  events::ExecutedInstruction event;
  event.wave = group_.id_of(wave);
  event.pc = pc;
  event.exec = *c_.exec;
  event.number = c_.retired;
  event.registers = {wave.vgpr(0), wave.vgpr_count(), wave.sgpr.data(), wave.scc != 0};
  return event;
}

void InterpreterExecutor::run_steps_watched(const Lowered& instruction, events::ExecutedInstruction& event) {
  const StepList& list = instruction.list;
  auto access = list.accesses.begin();
  const bool wants_accesses = options_.sink->wants_accesses(), wants_loads = options_.sink->wants_loads();
  machine_.watched = &event;
  machine_.sink = options_.sink;
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
  machine_.watched = nullptr;
  if (c_.stop == Stop::fault) return;
  event.registers.scc = machine_.wave->scc != 0;
  options_.sink->after(event);
}

namespace {

exec::AccessWords words_of(StepContext& c, const PlacedMemoryStep& m) {
  exec::AccessWords words;
  for (unsigned w = 0; w < m.words; ++w) words.at[w] = at<const uint32_t>(c, m.word[w]);
  words.uniform = m.word_uniform;
  return words;
}

}  // namespace

void InterpreterExecutor::report_access(const Step& step, AccessPoint::Kind kind,
                                        const events::ExecutedInstruction& event) {
  switch (kind) {
    case AccessPoint::Kind::image: {
      const ImageStep& s = *reinterpret_cast<const ImageStep*>(step.imm);
      return access_events_.tell_texels(event, operands_of(c_, s), s.kind == ImageStep::Kind::store);
    }
    case AccessPoint::Kind::atomic: {
      const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
      return access_events_.tell(event, access_of(c_, a), events::AccessKind::atomic);
    }
    case AccessPoint::Kind::load:
    case AccessPoint::Kind::store: break;
  }
  const PlacedMemoryStep& m = *reinterpret_cast<const PlacedMemoryStep*>(step.imm);
  if (kind == AccessPoint::Kind::store)
    access_events_.tell(event, access_of(c_, m), events::AccessKind::store, words_of(c_, m));
  else
    access_events_.tell(event, access_of(c_, m), events::AccessKind::load);
}

void InterpreterExecutor::report_loads(const Step& step, AccessPoint::Kind kind,
                                       const events::ExecutedInstruction& event) {
  switch (kind) {
    case AccessPoint::Kind::store: return;
    case AccessPoint::Kind::image:
      if (reinterpret_cast<const ImageStep*>(step.imm)->kind == ImageStep::Kind::store) return;
      return access_events_.tell_loaded_texels(event);
    case AccessPoint::Kind::atomic: {
      const AtomicStep& a = *reinterpret_cast<const AtomicStep*>(step.imm);
      if (a.old[0] == kNoLocation) return;
      exec::AccessWords words;
      for (unsigned w = 0; w < a.bytes / 4u; ++w) words.at[w] = at<const uint32_t>(c_, a.old[w]);
      return access_events_.tell_loaded(event, words);
    }
    case AccessPoint::Kind::load:
      return access_events_.tell_loaded(event, words_of(c_, *reinterpret_cast<const PlacedMemoryStep*>(step.imm)));
  }
}

}  // namespace lw::interp
