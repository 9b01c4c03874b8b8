#include "exec/straight_line.h"

#include <cstdlib>
#include <cstring>

#include "exec/code_table.h"
#include "exec/machine.h"

namespace lw::exec {
namespace {

constexpr uint64_t kCodeBegin = 0x10000;

struct Free {
  void operator()(std::byte* p) const { std::free(p); }
};

}  // namespace

events::Outcome run_straight_line(std::span<const sem::Program> programs, state::Wave& wave,
                                  const MachineModel& machine_model, const StraightLineMemory& memory,
                                  HostLevel level) {
  static const state::Memory no_memory;
  const std::unique_ptr<std::byte, Free> temporaries(static_cast<std::byte*>(std::aligned_alloc(64, kTemporaryBytes)));
  LW_CHECK(temporaries != nullptr, "out of memory for the interpreter");
  std::memset(temporaries.get(), 0, kTemporaryBytes);

  state::Workgroup group;
  Machine machine;
  machine.memory = memory.memory != nullptr ? memory.memory : &no_memory;
  machine.model = &machine_model;
  machine.lanes = &lane_table(level);
  machine.workgroup = &group;
  machine.wave = &wave;
  machine.code_begin = kCodeBegin;
  machine.retired = wave.retired;
  Context c{};
  c.machine = &machine;
  c.base[static_cast<unsigned>(Base::vgprs)] = reinterpret_cast<std::byte*>(wave.vgpr(0));
  c.base[static_cast<unsigned>(Base::temporary)] = temporaries.get();
  c.base[static_cast<unsigned>(Base::wave)] = reinterpret_cast<std::byte*>(&wave);
  c.exec = reinterpret_cast<uint64_t*>(&wave.sgpr[state::exec_lo]);
  c.lds = memory.lds.data();
  c.lds_bytes = static_cast<uint32_t>(memory.lds.size());
  c.shared_base = machine_model.apertures.shared_base;
  c.private_base = machine_model.apertures.private_base;

  events::Outcome outcome;
  for (size_t i = 0; i < programs.size() && c.stop == Stop::none; ++i) {
    LowerContext context;
    context.lanes = &lane_table(level);
    context.mode = wave.mode & kModeBitsKnown;
    context.vgpr_count = wave.vgpr_count();
    context.code_begin = kCodeBegin;
    context.address = kCodeBegin + 4 * i;
    context.shared_base = c.shared_base;
    context.private_base = c.private_base;
    const std::unique_ptr<Lowered> lowered = lower(programs[i], context);
    c.next = i + 1;
    ++machine.retired;
    ++outcome.instructions;
    const Lowered::Run& run = lowered->run[*c.exec == ~uint64_t{0}];
    c.base[static_cast<unsigned>(Base::constant)] = run.constants;
    for (const Step* s = run.begin; s != run.end && c.stop == Stop::none; ++s) s->function(c, *s);
  }
  set_host_rounding(c, 0);
  wave.retired = machine.retired;
  if (c.stop == Stop::fault) {
    outcome.kind = machine.outcome;
    outcome.fault = std::move(machine.fault);
  }
  return outcome;
}

std::optional<uint64_t> evaluate_float(const sem::Node& node, std::span<const uint64_t> arguments, uint32_t mode) {
  if (!sem::info(node.op).is_float) return std::nullopt;
  const auto argument = [&](size_t i) { return i < arguments.size() ? arguments[i] : 0; };
  const FloatMode float_mode_of_node = float_mode(node.op, node.always_flush, mode);
  Context c{};
  set_host_rounding(c, float_mode_of_node.rounding);
  const uint64_t result = float_one_lane(node.op, float_mode_of_node, argument(0), argument(1), argument(2));
  set_host_rounding(c, 0);
  return result;
}

}  // namespace lw::exec
