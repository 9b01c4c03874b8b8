// Program flow, waits, messages and hardware registers.
#include "domain.h"

namespace lw::sem {
namespace {

constexpr uint32_t kGprIndexEnable = 1u << 27;  // MODE.GPR_IDX_EN
constexpr unsigned kHwregMode = 1;              // HW_REG_MODE

// SIMM16 of s_getreg and s_setreg: {size - 1, offset, register} in 5, 5 and 6 bits (GCN3 manual 5.8).
struct HwregField {
  unsigned id, offset, width;
  uint32_t mask() const { return width == 32 ? 0xffffffff : (1u << width) - 1; }
};
HwregField hwreg_field(Control& x) {
  const uint32_t value = static_cast<uint32_t>(host_value(x.simm16)) & 0xffff;
  return {value & 0x3f, (value >> 6) & 0x1f, ((value >> 11) & 0x1f) + 1};
}

U32 read_hwreg(Control& x, unsigned id) { return id == kHwregMode ? x.mode() : x.hwreg(id); }

void write_hwreg_field(Control& x, U32 value) {
  const HwregField field = hwreg_field(x);
  const uint32_t mask = field.mask() << field.offset;
  const U32 updated = (read_hwreg(x, field.id) & u32(~mask)) | ((value << u32(field.offset)) & u32(mask));
  if (field.id == kHwregMode) {
    x.set_mode(updated);
  } else {
    x.set_hwreg(field.id, updated);
  }
}

// M0[15:12] says which operands the index applies to, M0[7:0] is the index (GCN3 manual 6.6).
U32 with_index(U32 m0, U32 index) { return (m0 & u32(0xffffff00)) | bits(index, 0, 8); }
U32 with_operands(U32 m0, In operands) {
  return (m0 & u32(0xffff0fff)) | u32((static_cast<uint32_t>(host_value(operands)) & 15) << 12);
}

}  // namespace

// D0 = address of the next instruction.
void s_getpc_b64(Control& x) { x.d0 = x.pc(); }

// Jumps to the address in S0.
void s_setpc_b64(Control& x) { x.jump(u64(x.s0)); }

// D0 = address of the next instruction, then jumps to the address in S0.
void s_swappc_b64(Control& x) {
  x.d0 = x.pc();
  x.jump(u64(x.s0));
}

// D0 = address of the next instruction, then jumps to the label.
void s_call_b64(Control& x) {
  x.d0 = x.pc();
  x.branch_if(b1(true));
}

// Jumps to the label.
void s_branch(Control& x) { x.branch_if(b1(true)); }

// Jumps to the label if SCC is 0.
void s_cbranch_scc0(Control& x) { x.branch_if(!B1(x.scc)); }

// Jumps to the label if SCC is 1.
void s_cbranch_scc1(Control& x) { x.branch_if(x.scc); }

// Jumps to the label if VCC is 0.
void s_cbranch_vccz(Control& x) { x.branch_if(x.vcc() == u64(0)); }

// Jumps to the label if VCC is not 0.
void s_cbranch_vccnz(Control& x) { x.branch_if(x.vcc() != u64(0)); }

// Jumps to the label if EXEC is 0.
void s_cbranch_execz(Control& x) { x.branch_if(x.exec() == u64(0)); }

// Jumps to the label if EXEC is not 0.
void s_cbranch_execnz(Control& x) { x.branch_if(x.exec() != u64(0)); }

// Ends the wave.
void s_endpgm(Control& x) { x.end_program(); }

// Ends the wave after its context was saved.
void s_endpgm_saved(Control& x) { x.end_program(); }

// Waits for the other waves of the workgroup.
void s_barrier(Control& x) { x.barrier(); }

// Waits until no more memory operations are outstanding than the counters allow.
void s_waitcnt(Control& x) { x.wait(); }

// Waits until no more operations of one kind are outstanding than the immediate allows.
void s_waitcnt_vscnt(Control& x) { x.wait(); }
void s_waitcnt_vmcnt(Control& x) { x.wait(); }
void s_waitcnt_expcnt(Control& x) { x.wait(); }
void s_waitcnt_lgkmcnt(Control& x) { x.wait(); }
void s_wait_loadcnt(Control& x) { x.wait(); }
void s_wait_storecnt(Control& x) { x.wait(); }
void s_wait_samplecnt(Control& x) { x.wait(); }
void s_wait_bvhcnt(Control& x) { x.wait(); }
void s_wait_expcnt(Control& x) { x.wait(); }
void s_wait_dscnt(Control& x) { x.wait(); }
void s_wait_kmcnt(Control& x) { x.wait(); }
void s_wait_loadcnt_dscnt(Control& x) { x.wait(); }
void s_wait_storecnt_dscnt(Control& x) { x.wait(); }

// Waits until instructions of other units have done the reads or writes that the immediate names (s_waitcnt_depctr), or
// until all are done (s_wait_idle).
void s_waitcnt_depctr(Control& x) { x.wait(); }
void s_wait_idle(Control& x) { x.wait(); }

// Waits that change no result: for results of earlier instructions (s_delay_alu), for events of other units
// (s_wait_event).
void s_delay_alu(Control& x) { x.hint(Hint::delay); }
void s_wait_event(Control& x) { x.wait(); }

// A hint without effect here: prefetch distance (s_inst_prefetch), instruction clause (s_clause), microcode version
// (s_version).
void s_inst_prefetch(Control& x) { x.hint(Hint::fetch); }
void s_clause(Control& x) { x.hint(Hint::clause); }
void s_version(Control& x) { x.hint(Hint::other); }

// Puts a value into the thread trace.
void s_ttracedata_imm(Control& x) { x.hint(Hint::trace); }

// MODE[3:0], the rounding modes of floats, = the immediate's low four bits.
void s_round_mode(Control& x) { x.set_mode((x.mode() & u32(~0xfu)) | u32(host_value(x.simm16) & 0xf)); }

// MODE[7:4], the denormal modes, = the immediate's low four bits.
void s_denorm_mode(Control& x) { x.set_mode((x.mode() & u32(~0xf0u)) | u32((host_value(x.simm16) & 0xf) << 4)); }

// Does nothing for 1 to 16 wait states.
void s_nop(Control& x) { x.hint(Hint::nop); }

// Sleeps for about 64 clocks times the immediate.
void s_sleep(Control& x) { x.hint(Hint::sleep); }

// Sleeps for about 64 clocks times the lowest seven bits of S0.
void s_sleep_var(Control& x) { x.hint(Hint::sleep); }

// Wakes the sleeping waves of the workgroup.
void s_wakeup(Control& x) { x.hint(Hint::wake); }

// Sets the priority of the wave.
void s_setprio(Control& x) { x.hint(Hint::priority); }

// Invalidates the instruction cache.
void s_icache_inv(Control& x) { x.hint(Hint::invalidate); }

// Counts a performance counter up.
void s_incperflevel(Control& x) { x.hint(Hint::trace); }

// Counts a performance counter down.
void s_decperflevel(Control& x) { x.hint(Hint::trace); }

// Sends M0 to the thread trace.
void s_ttracedata(Control& x) { x.hint(Hint::trace); }

// Sends a message with M0.
void s_sendmsg(Control& x) { x.message(); }

// Sends a message with M0 and halts the wave; nothing in the model resumes it.
void s_sendmsghalt(Control& x) { x.not_modelled("halted waves"); }

// Halts the wave if bit 0 of the immediate is set.
void s_sethalt(Control& x) {
  if ((host_value(x.simm16) & 1) != 0) x.not_modelled("halted waves");
  x.hint(Hint::other);
}

// Marks the wave to be killed if bit 0 of the immediate is set.
void s_setkill(Control& x) {
  if ((host_value(x.simm16) & 1) != 0) x.not_modelled("killed waves");
  x.hint(Hint::other);
}

// Enters the trap handler.
void s_trap(Control& x) { x.trap(u32(static_cast<uint32_t>(host_value(x.simm16)) & 0xff)); }

// D0 = a field of a hardware register, in its low bits.
void s_getreg_b32(Control& x) {
  const HwregField field = hwreg_field(x);
  x.d0 = (read_hwreg(x, field.id) >> u32(field.offset)) & u32(field.mask());
}

// A field of a hardware register = the low bits of S0.
void s_setreg_b32(Control& x) { write_hwreg_field(x, u32(x.s0)); }

// A field of a hardware register = the low bits of the literal.
void s_setreg_imm32_b32(Control& x) { write_hwreg_field(x, u32(In{&x, "k"})); }

// Turns VGPR indexing on: the index is S0[7:0], and the immediate selects the operands to which it applies.
void s_set_gpr_idx_on(Control& x) {
  x.set_mode(x.mode() | u32(kGprIndexEnable));
  x.set_m0(with_operands(with_index(x.m0(), u32(x.s0)), x.s1));
}

// Turns VGPR indexing off.
void s_set_gpr_idx_off(Control& x) { x.set_mode(x.mode() & u32(~kGprIndexEnable)); }

// VGPR index = S0[7:0].
void s_set_gpr_idx_idx(Control& x) { x.set_m0(with_index(x.m0(), u32(x.s0))); }

// The immediate selects the operands to which the VGPR index applies.
void s_set_gpr_idx_mode(Control& x) { x.set_m0(with_operands(x.m0(), x.simm16)); }

}  // namespace lw::sem
