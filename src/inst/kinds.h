// What an instruction is, for all who ask: how it is encoded, whether it moves lanes by DPP or selects bytes by SDWA,
// whether it waits, ends its wave, calls or returns. The answers stand in isa/formats.isa and in the records.
#pragma once

#include "isa/isa.h"

namespace lw::inst {

constexpr bool is_sdwa(isa::Format format) { return isa::extension_of(format) == isa::Extension::sdwa; }
// DPP within rows of 16 lanes, and within groups of 8.
constexpr bool is_dpp16(isa::Format format) { return isa::extension_of(format) == isa::Extension::dpp16; }
constexpr bool is_dpp8(isa::Format format) { return isa::extension_of(format) == isa::Extension::dpp8; }
constexpr bool is_dpp(isa::Format format) { return is_dpp16(format) || is_dpp8(format); }

// Halves of registers in pairs, with or without DPP; v_fma_mix_f32 and its like are none.
constexpr bool is_packed(isa::Format format) { return isa::form_of(format) == isa::Form::vop3p; }
constexpr bool is_smem(isa::Format format) { return isa::form_of(format) == isa::Form::smem; }
constexpr bool is_buffer(isa::Format format) {
  return isa::form_of(format) == isa::Form::mubuf || isa::form_of(format) == isa::Form::mtbuf;
}
constexpr bool is_image(isa::Format format) { return isa::form_of(format) == isa::Form::mimg; }

// s_waitcnt, s_waitcnt_vscnt, s_wait_loadcnt and their like: nothing but waits for earlier instructions.
inline bool is_wait(const isa::Record& record) { return record.waits != isa::WaitKind::none; }

// s_endpgm and its variants.
inline bool ends_wave(const isa::Record& record) { return record.control == isa::ControlFlow::end; }
inline bool is_call(isa::ControlFlow control) {
  return control == isa::ControlFlow::call || control == isa::ControlFlow::call_label;
}
// To an address that a register holds: so does a function return.
inline bool is_jump(const isa::Record& record) { return record.control == isa::ControlFlow::jump; }
// Whether what stands behind an instruction never runs next, as far as the instruction itself goes.
inline bool leaves(const isa::Record& record) {
  return record.control != isa::ControlFlow::none && record.control != isa::ControlFlow::conditional;
}

}  // namespace lw::inst
