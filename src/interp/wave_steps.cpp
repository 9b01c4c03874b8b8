// Steps that read or change the wave itself: lane masks, single lanes, relative registers, hardware registers, control.
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "exec/machine.h"
#include "interp/lower.h"

namespace lw::interp {
namespace {

uint64_t& mask(StepContext& c, OperandLocation p) { return *at<uint64_t>(c, p); }
uint32_t& word(StepContext& c, OperandLocation p) { return *at<uint32_t>(c, p); }
uint32_t* row(StepContext& c, OperandLocation p) { return at<uint32_t>(c, p); }
uint32_t* vgpr(StepContext& c, unsigned n) {
  return reinterpret_cast<uint32_t*>(c.base[0]) + size_t{n} * state::kLanes;
}

void spread_truth(StepContext& c, const Step& s) { mask(c, s.d) = 0 - mask(c, s.a); }
void copy_word(StepContext& c, const Step& s) { word(c, s.d) = word(c, s.a); }
void copy_wide(StepContext& c, const Step& s) { mask(c, s.d) = mask(c, s.a); }
void pack_words(StepContext& c, const Step& s) { mask(c, s.d) = word(c, s.a) | uint64_t{word(c, s.b)} << 32; }
void not_mask(StepContext& c, const Step& s) { mask(c, s.d) = ~mask(c, s.a); }
void and_mask(StepContext& c, const Step& s) { mask(c, s.d) = mask(c, s.a) & mask(c, s.b); }
void or_mask(StepContext& c, const Step& s) { mask(c, s.d) = mask(c, s.a) | mask(c, s.b); }
void xor_mask(StepContext& c, const Step& s) { mask(c, s.d) = mask(c, s.a) ^ mask(c, s.b); }
void select_mask(StepContext& c, const Step& s) {
  mask(c, s.d) = (mask(c, s.a) & mask(c, s.b)) | (~mask(c, s.a) & mask(c, s.c));
}

void first_lane(StepContext& c, const Step& s) {
  const uint64_t exec = *c.exec;
  word(c, s.d) = exec == 0 ? 0 : static_cast<uint32_t>(std::countr_zero(exec));
}
void read_lane(StepContext& c, const Step& s) { word(c, s.d) = row(c, s.a)[word(c, s.b) & 63]; }
void write_lane(StepContext& c, const Step& s) { row(c, s.d)[word(c, s.b) & 63] = word(c, s.a); }

void read_vgpr_at(StepContext& c, const Step& s) {
  const uint32_t number = word(c, s.a);
  std::memcpy(row(c, s.d), vgpr(c, number < s.imm ? number : 0), state::kLanes * sizeof(uint32_t));
}
template <bool Uniform>
void write_vgpr_at(StepContext& c, const Step& s) {
  const uint32_t number = word(c, s.c);
  if (number >= s.imm) return;
  const uint64_t where = *c.exec & (s.b == kNoLocation ? ~uint64_t{0} : mask(c, s.b));
  uint32_t* to = vgpr(c, number);
  const uint32_t* from = row(c, s.a);
  for (uint64_t left = where; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    to[lane] = from[Uniform ? 0 : lane];
  }
}
// Out of range reads SGPR 0 and writes nothing (GCN3 manual, 3.6.1).
void read_sgpr_at(StepContext& c, const Step& s) {
  const uint32_t number = word(c, s.a);
  word(c, s.d) = c.machine->wave->sgpr[number < state::kScalarRegisters ? number : 0];
}
void write_sgpr_at(StepContext& c, const Step& s) {
  const uint32_t number = word(c, s.b);
  if (number < state::kScalarRegisters) c.machine->wave->sgpr[number] = word(c, s.a);
}

// HW_REG_FLAT_SCR_LO or _HI; nullptr where FLAT_SCRATCH is no hardware register.
uint32_t* flat_scratch_half(StepContext& c, uint64_t number) {
  if (c.machine->model->flat_scratch != exec::MachineModel::FlatScratch::hardware_register) return nullptr;
  return &c.machine->wave->flat_scratch[number - static_cast<uint64_t>(state::HwReg::flat_scr_lo)];
}

constexpr uint64_t kHwId1 = 23;

// Read-only registers that tell of hardware. Their layout is known of GCN alone (GCN3 manual 5.8, RDNA3 manual 3.4.8);
// where there are WGPs, HW_ID1 stands in the place of HW_ID.
const uint32_t* hardware_word(StepContext& c, uint64_t number) {
  const state::Wave& wave = *c.machine->wave;
  const bool has_wgp = c.machine->model->limits.has_wgp;
  switch (static_cast<state::HwReg>(number)) {
    case state::HwReg::hw_id: return has_wgp ? nullptr : &wave.hw_id;
    case state::HwReg::gpr_alloc: return has_wgp ? nullptr : &wave.gpr_alloc;
    case state::HwReg::lds_alloc: return has_wgp ? nullptr : &wave.lds_alloc;
    default: break;
  }
  return number == kHwId1 && has_wgp ? &wave.hw_id : nullptr;
}

// The number in the message: the instruction's text beside it has the name.
void raise_unknown_hwreg(StepContext& c, std::string_view what, uint64_t number) {
  raise(c, events::OutcomeKind::not_modelled, fmt::format("{} hardware register {}", what, number));
}

void read_hwreg(StepContext& c, const Step& s) {
  const state::Wave& wave = *c.machine->wave;
  const exec::MachineModel& model = *c.machine->model;
  uint32_t value = 0;
  if (const uint32_t* word_of_hardware = hardware_word(c, s.imm)) {
    word(c, s.d) = *word_of_hardware;
    return;
  }
  switch (static_cast<state::HwReg>(s.imm)) {
    case state::HwReg::mode: value = wave.mode; break;
    case state::HwReg::status: {
      // SCC 0, EXECZ 9, VCCZ 10, HALT 13, VALID 16; the rest as the wave started.
      const uint64_t vcc = model.wave_size == 32 ? wave.sgpr[state::vcc_lo] : wave.sgpr_pair(state::vcc_lo);
      value = wave.status & ~0x601u;
      value |= static_cast<uint32_t>(wave.scc) | uint32_t{wave.exec() == 0} << 9 | uint32_t{vcc == 0} << 10;
      break;
    }
    case state::HwReg::trapsts: value = wave.trapsts; break;
    case state::HwReg::ib_sts: value = 0; break;  // every access has completed
    case state::HwReg::sh_mem_bases:
      if (model.has_sh_mem_bases) {
        value = static_cast<uint32_t>(model.apertures.private_base >> 48) |
                static_cast<uint32_t>(model.apertures.shared_base >> 48) << 16;
        break;
      }
      [[fallthrough]];
    case state::HwReg::flat_scr_lo:
    case state::HwReg::flat_scr_hi:
      if (const uint32_t* half = flat_scratch_half(c, s.imm)) {
        value = *half;
        break;
      }
      [[fallthrough]];
    default: raise_unknown_hwreg(c, "reading", s.imm);
  }
  word(c, s.d) = value;
}
void write_hwreg(StepContext& c, const Step& s) {
  state::Wave& wave = *c.machine->wave;
  switch (static_cast<state::HwReg>(s.imm)) {
    case state::HwReg::mode: wave.mode = word(c, s.a); break;
    case state::HwReg::trapsts: wave.trapsts = word(c, s.a); break;
    case state::HwReg::status:  // read-only to programs (GCN3 manual, table 5.7; RDNA3 manual 3.4)
    case state::HwReg::ib_sts: break;
    case state::HwReg::sh_mem_bases:
      if (!c.machine->model->has_sh_mem_bases) raise_unknown_hwreg(c, "writing", s.imm);
      break;
    case state::HwReg::flat_scr_lo:
    case state::HwReg::flat_scr_hi:
      if (uint32_t* half = flat_scratch_half(c, s.imm)) {
        *half = word(c, s.a);
        break;
      }
      [[fallthrough]];
    default:
      if (hardware_word(c, s.imm) == nullptr) raise_unknown_hwreg(c, "writing", s.imm);
      break;
  }
}
void write_mode(StepContext& c, const Step& s) { c.machine->wave->mode = word(c, s.a); }
void read_mode(StepContext& c, const Step& s) { word(c, s.d) = c.machine->wave->mode; }

// Four cycles an instruction, unless who watches has a clock; the real-time clock ticks 27 to 100 million times a
// second, here once in 16 cycles.
void read_clock(StepContext& c, const Step& s) {
  uint64_t cycles = c.retired * 4;
  const exec::ThreadState& machine = *c.machine;
  if (machine.watched != nullptr) cycles = machine.sink->cycle(*machine.watched).value_or(cycles);
  mask(c, s.d) = s.imm == 0 ? cycles : cycles / 16;
}

void keep_exec(StepContext& c, const Step&) { c.whole_exec = *c.exec; }
void narrow_exec(StepContext& c, const Step& s) { *c.exec = c.whole_exec & s.imm; }
constexpr size_t kHalf = state::kLanes / 2;
void share_low(StepContext& c, const Step& s) {
  std::memcpy(row(c, s.d) + kHalf, row(c, s.d), kHalf * sizeof(uint32_t));
}
void share_high(StepContext& c, const Step& s) {
  std::memcpy(row(c, s.d), row(c, s.d) + kHalf, kHalf * sizeof(uint32_t));
}

void branch_if(StepContext& c, const Step& s) {
  if (mask(c, s.a) != 0) c.next = s.imm;
}
void jump(StepContext& c, const Step& s) {
  const uint64_t offset = mask(c, s.a) - c.code_begin;
  // An address between instruction words is rounded down, as the program counter has no such bits.
  c.next = static_cast<uint64_t>(static_cast<int64_t>(offset) >> 2);
}
void end_program(StepContext& c, const Step&) {
  if (c.stop == Stop::none) c.stop = Stop::ended;
}
void barrier(StepContext& c, const Step&) {
  if (c.stop == Stop::none) c.stop = Stop::barrier;
}
void trap(StepContext& c, const Step& s) { raise(c, events::OutcomeKind::trap, fmt::format("trap {}", word(c, s.a))); }
void not_modelled(StepContext& c, const Step&) {
  raise(c, events::OutcomeKind::not_modelled, std::string("this instruction's meaning"));
}

}  // namespace

StepFunction wave_function(WaveStep step) {
  switch (step) {
    case WaveStep::spread_truth: return spread_truth;
    case WaveStep::copy_word: return copy_word;
    case WaveStep::copy_wide: return copy_wide;
    case WaveStep::pack_words: return pack_words;
    case WaveStep::not_mask: return not_mask;
    case WaveStep::and_mask: return and_mask;
    case WaveStep::or_mask: return or_mask;
    case WaveStep::xor_mask: return xor_mask;
    case WaveStep::select_mask: return select_mask;
    case WaveStep::first_lane: return first_lane;
    case WaveStep::read_lane: return read_lane;
    case WaveStep::write_lane: return write_lane;
    case WaveStep::read_vgpr_at: return read_vgpr_at;
    case WaveStep::write_vgpr_at: return write_vgpr_at<false>;
    case WaveStep::write_vgpr_at_uniform: return write_vgpr_at<true>;
    case WaveStep::read_sgpr_at: return read_sgpr_at;
    case WaveStep::write_sgpr_at: return write_sgpr_at;
    case WaveStep::read_hwreg: return read_hwreg;
    case WaveStep::write_hwreg: return write_hwreg;
    case WaveStep::read_clock: return read_clock;
    case WaveStep::write_mode: return write_mode;
    case WaveStep::read_mode: return read_mode;
    case WaveStep::keep_exec: return keep_exec;
    case WaveStep::narrow_exec: return narrow_exec;
    case WaveStep::share_low: return share_low;
    case WaveStep::share_high: return share_high;
    case WaveStep::branch_if: return branch_if;
    case WaveStep::jump: return jump;
    case WaveStep::end_program: return end_program;
    case WaveStep::barrier: return barrier;
    case WaveStep::trap: return trap;
    case WaveStep::not_modelled: return not_modelled;
    case WaveStep::count: break;
  }
  LW_CHECK(false, "a wave step without a function");
}

}  // namespace lw::interp
