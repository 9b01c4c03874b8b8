#include "interp/interpreter_executor.h"

#include <cstdlib>
#include <cstring>

#include "exec/unset_registers.h"

namespace lw::interp {

void InterpreterExecutor::Free::operator()(std::byte* p) const { std::free(p); }

InterpreterExecutor::InterpreterExecutor(const exec::ExecutorSetup& setup, InterpretedCode& code)
    : plan_(setup.plan),
      options_(setup.options),
      code_(code),
      group_(setup.group),
      reader_(setup.memory),
      access_events_(c_, setup.options.sink) {
  void* memory = std::aligned_alloc(64, kTemporaryBytes);
  LW_CHECK(memory != nullptr, "out of memory for an interpreter thread");
  temporaries_.reset(static_cast<std::byte*>(memory));
  // Steps may read lanes of a temporary that nothing wrote; what they hold must not differ from run to run.
  std::memset(memory, 0, kTemporaryBytes);

  machine_.memory = &setup.memory;
  machine_.model = plan_.model;
  machine_.ranges = &code.lanes().ranges;
  machine_.full_exec = code.lanes().full_exec;
  c_.code_begin = code.source().begin();
  c_.machine = &machine_;
  c_.base[static_cast<unsigned>(Base::temporary)] = temporaries_.get();
  c_.shared_base = plan_.model->apertures.shared_base;
  c_.private_base = plan_.model->apertures.private_base;
  c_.scratch_arena = plan_.scratch_arena;
  c_.scratch_bytes_per_lane = plan_.scratch_bytes_per_lane;
}

InterpreterExecutor::~InterpreterExecutor() { set_host_rounding(c_, 0); }

CodeTable& InterpreterExecutor::table_for(const state::Wave& wave) {
  const uint32_t mode = wave.mode & kModeBitsKnown;
  if (table_ == nullptr || mode != table_mode_) {
    table_ = &code_.table(mode, plan_.registers);
    table_mode_ = mode;
  }
  return *table_;
}

void InterpreterExecutor::enter(state::Wave& wave) {
  if (reader_.refresh()) c_.buffer_bytes = 0;
  machine_.wave = &wave;
  c_.retired = wave.retired;
  c_.base[static_cast<unsigned>(Base::vgprs)] = reinterpret_cast<std::byte*>(wave.vgpr(0));
  c_.base[static_cast<unsigned>(Base::wave)] = reinterpret_cast<std::byte*>(&wave);
  c_.exec = reinterpret_cast<uint64_t*>(&wave.sgpr[state::exec_lo]);
  std::vector<std::byte>& lds = group_.workgroup().lds;
  c_.lds = lds.data();
  c_.lds_bytes = static_cast<uint32_t>(lds.size());
  c_.scratch_address = wave.scratch_address;
  c_.scratch_host = group_.scratch_of(wave);
  c_.stop = Stop::none;
}

void InterpreterExecutor::name_fault(const state::Wave& wave, uint64_t pc) {
  group_.name_place(machine_.fault.place, code_.source(), wave, pc);
  if (machine_.outcome != events::OutcomeKind::memory_fault || machine_.fault.space != "global") return;
  const std::string unset = exec::unset_address_registers(code_.source(), code_.executed(), pc, plan_, wave);
  if (!unset.empty()) machine_.fault.relation += "; " + unset;
}

exec::Pause InterpreterExecutor::fetch_fault(const state::Wave& wave, uint64_t pc) {
  events::Fault fault;
  fault.access = events::AccessKind::fetch;
  fault.size_bytes = 4;
  fault.address = pc;
  fault.relation = machine_.memory->relation(fault.address, 4);
  raise(c_, events::OutcomeKind::instruction_fetch_fault, std::move(fault));
  name_fault(wave, pc);
  return exec::Pause::fault;
}

exec::Pause InterpreterExecutor::pause_of_stop(const state::Wave& wave, uint64_t pc) {
  if (c_.stop == Stop::ended) return exec::Pause::ended;
  if (c_.stop != Stop::fault) return exec::Pause::barrier;
  name_fault(wave, pc);
  return exec::Pause::fault;
}

template <bool Traced>
exec::Pause InterpreterExecutor::run_as(state::Wave& wave, uint64_t budget) {
  enter(wave);
  CodeTable* table = &table_for(wave);
  const uint64_t begin = c_.code_begin, full_exec = machine_.full_exec;
  uint64_t size = table->size();
  uint64_t index = (wave.pc - begin) / 4;
  if (wave.pc < begin) index = UINT64_MAX;
  exec::Pause pause = exec::Pause::slice;
  [[maybe_unused]] events::Sink* const sink = group_.is_watched() ? options_.sink : nullptr;
  for (uint64_t left = budget; left != 0; --left) {
    if (index >= size) [[unlikely]] {
      pause = fetch_fault(wave, begin + 4 * index);
      break;
    }
    [[maybe_unused]] events::ExecutedInstruction event;
    if constexpr (Traced) {
      // A turn takes seconds where every instruction is written down.
      if (exec::is_cancelled(options_.cancel)) break;
      if (options_.probe != nullptr) options_.probe->before(wave, begin + 4 * index);
      event = event_of(wave, begin + 4 * index);
      if (sink != nullptr) sink->before(event);
    }
    const Lowered& instruction = table->at(index, *c_.exec == full_exec);
    if (instruction.refused) [[unlikely]] {
      raise(c_, *instruction.refused, instruction.note);
      name_fault(wave, begin + 4 * index);
      pause = exec::Pause::fault;
      break;
    }
    c_.next = index + instruction.size_words;
    ++c_.retired;
    c_.base[static_cast<unsigned>(Base::constant)] = instruction.constants;
    const Step* s = instruction.begin;
    if constexpr (Traced) {
      if (sink != nullptr) {
        run_steps_watched(instruction, event);
        s = instruction.end;
      }
    }
    if (!instruction.may_stop) {
      for (; s != instruction.end; ++s) s->function(c_, *s);
    } else {
      for (; s != instruction.end && c_.stop == Stop::none; ++s) s->function(c_, *s);
      if (c_.stop != Stop::none) {
        pause = pause_of_stop(wave, begin + 4 * index);
        index = c_.next;
        break;
      }
    }
    if (instruction.writes_mode) [[unlikely]] {
      table = &table_for(wave);
      size = table->size();
    }
    index = c_.next;
  }
  wave.pc = begin + 4 * index;
  wave.retired = c_.retired;
  return pause;
}

exec::Pause InterpreterExecutor::run(state::Wave& wave, uint64_t budget) {
  const bool traced = group_.is_watched() || options_.probe != nullptr;
  return traced ? run_as<true>(wave, budget) : run_as<false>(wave, budget);
}

}  // namespace lw::interp
