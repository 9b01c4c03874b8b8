#include "exec/runner.h"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "base/bits.h"
#include "base/garbage.h"

namespace lw::exec {
namespace {

// Instructions a wave may run before its siblings get a turn: waves may wait for each other through memory.
constexpr uint64_t kSlice = 1 << 16;
constexpr size_t kClearByHandBytes = 1 << 16;
// Waking a thread takes about as long.
constexpr std::chrono::microseconds kAloneTime(30);

}  // namespace

void Runner::Free::operator()(std::byte* p) const { std::free(p); }

Runner::Runner(SharedRun& shared, unsigned thread) : shared_(shared), thread_(thread), reader_(shared.memory) {
  const DispatchPlan& plan = shared.plan;
  void* memory = std::aligned_alloc(64, kTemporaryBytes);
  LW_CHECK(memory != nullptr, "out of memory for an interpreter thread");
  temporaries_.reset(static_cast<std::byte*>(memory));
  // Steps may read lanes of a temporary that nothing wrote; what they hold must not differ from run to run.
  std::memset(memory, 0, kTemporaryBytes);

  machine_.memory = &shared.memory;
  machine_.model = plan.model;
  machine_.lanes = &shared.code.lanes();
  machine_.workgroup = &group_;
  machine_.code_begin = shared.code.source().begin();
  c_.machine = &machine_;
  c_.base[static_cast<unsigned>(Base::temporary)] = temporaries_.get();
  c_.shared_base = plan.model->apertures.shared_base;
  c_.private_base = plan.model->apertures.private_base;
  c_.scratch_arena = plan.scratch_arena;
  c_.scratch_bytes_per_lane = plan.scratch_bytes_per_lane;
  group_.lds.resize(plan.lds_bytes);
  if (plan.scratch_wave_bytes != 0) {
    scratch_bytes_ = plan.scratch_wave_bytes * plan.max_waves;
    void* scratch =
        ::mmap(nullptr, scratch_bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    LW_CHECK(scratch != MAP_FAILED, "out of memory for private memory");
    scratch_ = static_cast<std::byte*>(scratch);
  }
}

Runner::~Runner() {
  set_host_rounding(c_, 0);
  if (scratch_ != nullptr) ::munmap(scratch_, scratch_bytes_);
}

void Runner::start_group(uint64_t group) {
  const DispatchPlan& plan = shared_.plan;
  group_number_ = group;
  group_.id = group_id(plan, group);
  const unsigned waves = waves_of(plan, group_extent(plan, group_.id));
  while (group_.waves.size() > waves) {
    spare_waves_.push_back(std::move(group_.waves.back()));
    group_.waves.pop_back();
  }
  while (group_.waves.size() < waves) {
    if (spare_waves_.empty()) spare_waves_.push_back(std::make_unique<state::Wave>(plan.registers.vgprs));
    group_.waves.push_back(std::move(spare_waves_.back()));
    spare_waves_.pop_back();
  }
  for (unsigned i = 0; i < waves; ++i) start_wave(plan, group_.id, group, i, *group_.waves[i]);
  if (!group_.lds.empty()) std::memset(group_.lds.data(), 0, group_.lds.size());
  if (plan.garbage != 0)
    for (size_t i = 0; i + 4 <= group_.lds.size(); i += 4)
      store_le(group_.lds.data() + i, garbage_word(plan.garbage, ~((group << 16) + i)));
  // A workgroup must not find what another left behind, or results would depend on the number of threads.
  if (scratch_bytes_ > kClearByHandBytes)
    ::madvise(scratch_, scratch_bytes_, MADV_DONTNEED);
  else if (scratch_bytes_ != 0)
    std::memset(scratch_, 0, scratch_bytes_);
}

CodeTable& Runner::table_for(const state::Wave& wave) {
  const uint32_t mode = wave.mode & kModeBitsKnown;
  if (table_ == nullptr || mode != table_mode_) {
    table_ = &shared_.code.table(mode, shared_.plan.registers);
    table_mode_ = mode;
  }
  return *table_;
}

void Runner::enter(state::Wave& wave) {
  if (reader_.refresh()) c_.buffer_bytes = 0;
  machine_.wave = &wave;
  machine_.retired = wave.retired;
  c_.base[static_cast<unsigned>(Base::vgprs)] = reinterpret_cast<std::byte*>(wave.vgpr(0));
  c_.base[static_cast<unsigned>(Base::wave)] = reinterpret_cast<std::byte*>(&wave);
  c_.exec = reinterpret_cast<uint64_t*>(&wave.sgpr[state::exec_lo]);
  c_.lds = group_.lds.data();
  c_.lds_bytes = static_cast<uint32_t>(group_.lds.size());
  c_.scratch_address = wave.scratch_address;
  c_.scratch_host = scratch_ + shared_.plan.scratch_wave_bytes * wave.index_in_workgroup;
  c_.stop = Stop::none;
}

void Runner::stop(const state::Wave& wave, uint64_t pc) {
  events::Place& place = machine_.fault.place;
  const int lane = place.lane;
  place.kernel = shared_.plan.info.kernel_name;
  place.workgroup = group_.id;
  place.wave = wave.index_in_workgroup;
  place.lane = lane;
  place.pc = pc;
  const ProgramSource& source = shared_.code.source();
  if (pc >= source.begin() && pc < source.end() && pc % 4 == 0) place.instruction = source.text(pc);
  stopped_group_ = group_number_;
}

template <bool Traced>
Runner::Pause Runner::run_wave_as(state::Wave& wave, uint64_t slice) {
  enter(wave);
  CodeTable* table = &table_for(wave);
  const uint64_t begin = machine_.code_begin, full_exec = machine_.lanes->full_exec;
  uint64_t size = table->size();
  uint64_t index = (wave.pc - begin) / 4;
  if (wave.pc < begin) index = UINT64_MAX;
  Pause pause = Pause::slice;
  for (uint64_t left = slice; left != 0; --left) {
    if (index >= size) [[unlikely]] {
      events::Fault fault;
      fault.access = events::AccessKind::fetch;
      fault.size_bytes = 4;
      fault.address = begin + 4 * index;
      fault.relation = machine_.memory->relation(fault.address, 4);
      raise(c_, events::OutcomeKind::instruction_fetch_fault, std::move(fault));
      stop(wave, begin + 4 * index);
      pause = Pause::fault;
      break;
    }
    const Lowered& instruction = table->at(index);
    [[maybe_unused]] events::Instruction told;
    if constexpr (Traced) {
      // A turn takes seconds where every instruction is written down.
      if (is_cancelled()) break;
      if (shared_.probe != nullptr) shared_.probe->before(wave, begin + 4 * index);
      told = told_of(wave, begin + 4 * index);
      if (shared_.sink != nullptr) shared_.sink->before(told);
    }
    if (instruction.refused) [[unlikely]] {
      raise(c_, *instruction.refused, instruction.note);
      stop(wave, begin + 4 * index);
      pause = Pause::fault;
      break;
    }
    c_.next = index + instruction.size_words;
    ++machine_.retired;
    const Lowered::Run& run = instruction.run[*c_.exec == full_exec];
    c_.base[static_cast<unsigned>(Base::constant)] = run.constants;
    const Step* s = run.begin;
    if constexpr (Traced) {
      if (shared_.sink != nullptr) {
        run_steps_watched(instruction, told);
        s = run.end;
      }
    }
    if (!instruction.may_stop) {
      for (; s != run.end; ++s) s->function(c_, *s);
    } else {
      for (; s != run.end && c_.stop == Stop::none; ++s) s->function(c_, *s);
      if (c_.stop != Stop::none) {
        const uint64_t pc = begin + 4 * index;
        index = c_.next;
        if (c_.stop == Stop::fault) {
          stop(wave, pc);
          pause = Pause::fault;
        } else {
          pause = c_.stop == Stop::ended ? Pause::ended : Pause::barrier;
        }
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
  unaccounted_ += machine_.retired - wave.retired;
  wave.retired = machine_.retired;
  return pause;
}

Runner::Pause Runner::run_wave(state::Wave& wave, uint64_t slice) {
  const bool traced = shared_.sink != nullptr || shared_.probe != nullptr;
  return traced ? run_wave_as<true>(wave, slice) : run_wave_as<false>(wave, slice);
}

// Adds what was executed to the dispatch's count; false where that is too much.
bool Runner::account() {
  const uint64_t total = shared_.instructions.fetch_add(unaccounted_, std::memory_order_relaxed) + unaccounted_;
  unaccounted_ = 0;
  if (shared_.progress != nullptr) shared_.progress->instructions.store(total, std::memory_order_relaxed);
  return total <= shared_.max_instructions;
}

bool Runner::run_group() {
  while (!group_.ended()) {
    for (const auto& wave : group_.waves) {
      if (wave->wave_status != state::WaveStatus::ready) continue;
      if (alone_) look_for_help();
      if (is_cancelled()) {
        raise(c_, events::OutcomeKind::interrupted, "");
        stop(*wave, wave->pc);
        return false;
      }
      switch (run_wave(*wave, std::min(kSlice, shared_.max_instructions + 1))) {
        case Pause::ended: wave->wave_status = state::WaveStatus::ended; break;
        case Pause::barrier: wave->wave_status = state::WaveStatus::at_barrier; break;
        case Pause::fault: account(); return false;
        case Pause::slice: break;
      }
      if (!account()) {
        unsigned waiting = 0;
        for (const auto& other : group_.waves) waiting += other->wave_status == state::WaveStatus::at_barrier;
        const std::string limit = fmt::format("more than {} instructions", shared_.max_instructions);
        if (waiting != 0)
          raise(c_, events::OutcomeKind::barrier_never_completes,
                fmt::format("{} of {} waves wait at a barrier while this one runs on ({})", waiting,
                            group_.waves.size(), limit));
        else
          raise(c_, events::OutcomeKind::limit_reached, limit);
        stop(*wave, wave->pc);
        return false;
      }
      if (shared_.first_stopped.load(std::memory_order_relaxed) < group_number_) return true;
    }
    if (group_.barrier_complete()) {
      if (shared_.sink != nullptr) shared_.sink->barrier(group_start());
      group_.release_barrier();
    }
  }
  return true;
}

void Runner::run() {
  take_groups();
  // Other threads of the dispatch may go on for long.
  reader_.rest();
}

// Small dispatches are over before a helper would have begun.
void Runner::look_for_help() {
  if (std::chrono::steady_clock::now() - began_ < kAloneTime) return;
  alone_ = false;
  shared_.ask_for_help();
}

void Runner::take_groups() {
  alone_ = shared_.ask_for_help && shared_.next_group.load(std::memory_order_relaxed) == 0;
  if (alone_) began_ = std::chrono::steady_clock::now();
  while (true) {
    if (alone_) look_for_help();
    const uint64_t group = shared_.next_group.fetch_add(1, std::memory_order_relaxed);
    if (group >= shared_.plan.group_count || group > shared_.first_stopped.load(std::memory_order_relaxed)) return;
    start_group(group);
    if (shared_.sink != nullptr) shared_.sink->begin_group(group_start());
    const bool ended = run_group();
    if (shared_.sink != nullptr)
      shared_.sink->end_group(group_start(), ended ? events::OutcomeKind::finished : machine_.outcome);
    if (ended) {
      if (shared_.progress != nullptr && group_.ended())
        shared_.progress->groups_done.fetch_add(1, std::memory_order_relaxed);
      continue;
    }
    // Earlier workgroups go on, so that the fault reported is the same however many threads there are.
    uint64_t first = shared_.first_stopped.load();
    while (group < first && !shared_.first_stopped.compare_exchange_weak(first, group)) {
    }
    return;
  }
}

}  // namespace lw::exec
