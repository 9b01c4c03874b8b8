#include "interp/straight_line.h"

#include <array>
#include <cstdlib>
#include <cstring>

#include "exec/float_one_lane.h"
#include "exec/machine.h"
#include "interp/code_table.h"

namespace lw::interp {
namespace {

constexpr uint64_t kCodeBegin = 0x10000;

struct Free {
  void operator()(std::byte* p) const { std::free(p); }
};

}  // namespace

struct StraightLine::Parts {
  std::span<const sem::Program> programs;
  exec::MachineModel model;
  HostLevel level;
  std::unique_ptr<std::byte, Free> temporaries;
  // A lowered program, and the MODE and the number of VGPRs for which it was lowered.
  struct Ready {
    std::array<std::unique_ptr<Lowered>, 2> lowered;  // [1] where EXEC is full
    uint32_t mode = 0;
    unsigned vgpr_count = 0;
  };
  std::vector<Ready> ready;

  const Lowered& at(size_t i, const state::Wave& wave, bool exec_full) {
    Ready& found = ready[i];
    const uint32_t mode = wave.mode & kModeBitsKnown;
    if (found.mode != mode || found.vgpr_count != wave.vgpr_count()) {
      found = {};
      found.mode = mode;
      found.vgpr_count = wave.vgpr_count();
    }
    std::unique_ptr<Lowered>& lowered = found.lowered[exec_full];
    if (lowered == nullptr) {
      LowerContext context;
      context.lanes = &lane_table(level, model.wave_size);
      context.mode = mode;
      context.vgpr_count = wave.vgpr_count();
      context.code_begin = kCodeBegin;
      context.address = kCodeBegin + 4 * i;
      context.shared_base = model.apertures.shared_base;
      context.private_base = model.apertures.private_base;
      lowered = lower(programs[i], context, exec_full);
    }
    return *lowered;
  }
};

StraightLine::StraightLine(std::span<const sem::Program> programs, const exec::MachineModel& machine, HostLevel level)
    : parts_(std::make_unique<Parts>()) {
  parts_->programs = programs;
  parts_->model = machine;
  parts_->level = level;
  parts_->temporaries.reset(static_cast<std::byte*>(std::aligned_alloc(64, kTemporaryBytes)));
  LW_CHECK(parts_->temporaries != nullptr, "out of memory for the interpreter");
  parts_->ready.resize(programs.size());
}

StraightLine::~StraightLine() = default;

events::Outcome StraightLine::run(size_t first, size_t last, state::Wave& wave, const StraightLineMemory& memory) {
  static const state::Memory no_memory;
  std::memset(parts_->temporaries.get(), 0, kTemporaryBytes);

  exec::ThreadState machine;
  machine.memory = memory.memory != nullptr ? memory.memory : &no_memory;
  machine.model = &parts_->model;
  const LaneTable& lanes = lane_table(parts_->level, parts_->model.wave_size);
  machine.ranges = &lanes.ranges;
  machine.full_exec = lanes.full_exec;
  machine.wave = &wave;
  StepContext c{};
  c.code_begin = kCodeBegin;
  c.retired = wave.retired;
  c.machine = &machine;
  c.base[static_cast<unsigned>(Base::vgprs)] = reinterpret_cast<std::byte*>(wave.vgpr(0));
  c.base[static_cast<unsigned>(Base::temporary)] = parts_->temporaries.get();
  c.base[static_cast<unsigned>(Base::wave)] = reinterpret_cast<std::byte*>(&wave);
  c.exec = reinterpret_cast<uint64_t*>(&wave.sgpr[state::exec_lo]);
  c.lds = memory.lds.data();
  c.lds_bytes = static_cast<uint32_t>(memory.lds.size());
  c.scratch_address = wave.scratch_address;
  c.scratch_host = memory.private_memory.data();
  c.scratch_bytes_per_lane = static_cast<uint32_t>(memory.private_memory.size() / parts_->model.wave_size);
  c.shared_base = parts_->model.apertures.shared_base;
  c.private_base = parts_->model.apertures.private_base;

  events::Outcome outcome;
  for (size_t i = first; i < last && c.stop == Stop::none; ++i) {
    const Lowered& lowered = parts_->at(i, wave, *c.exec == machine.full_exec);
    c.next = i + 1;
    ++c.retired;
    ++outcome.instructions;
    c.base[static_cast<unsigned>(Base::constant)] = lowered.constants;
    for (const Step* s = lowered.begin; s != lowered.end && c.stop == Stop::none; ++s) s->function(c, *s);
  }
  set_host_rounding(c, 0);
  wave.retired = c.retired;
  if (c.stop == Stop::fault) {
    outcome.kind = machine.outcome;
    outcome.fault = std::move(machine.fault);
  }
  return outcome;
}

events::Outcome run_straight_line(std::span<const sem::Program> programs, state::Wave& wave,
                                  const exec::MachineModel& machine, const StraightLineMemory& memory,
                                  HostLevel level) {
  return StraightLine(programs, machine, level).run(0, programs.size(), wave, memory);
}

std::optional<uint64_t> evaluate_float(const sem::Node& node, std::span<const uint64_t> arguments, uint32_t mode) {
  if (!sem::info(node.op).is_float) return std::nullopt;
  const auto argument = [&](size_t i) { return i < arguments.size() ? arguments[i] : 0; };
  const FloatMode float_mode_of_node = float_mode(node.op, node.always_flush, mode);
  StepContext c{};
  set_host_rounding(c, float_mode_of_node.rounding);
  const uint64_t result = exec::float_one_lane(node.op, float_mode_of_node, argument(0), argument(1), argument(2));
  set_host_rounding(c, 0);
  return result;
}

}  // namespace lw::interp
