// SDWA as its documents describe it: bit fields, selection of bytes and words, and what becomes of the unused bits.
//
// Sources: GCN3 manual 13.3 (VOP_SDWA) and CLRX "GCN 1.2 VOP_SDWA and VOP_DPP encodings", with what is wrong in the
// latter put right: bits 24 to 26 are SRC1_SEL, and the second `case SDWA_BYTE_1` is BYTE_3. gfx9 adds OMOD in bits
// 15:14, scalar sources in bits 23 and 31, and for compares a destination in bits 14:8 that bit 15 turns on.
#pragma once

#include "operation.h"

namespace oracle {

enum class Unused : uint8_t { pad, sext, preserve };
inline constexpr unsigned kSelections = 7;  // BYTE_0 to BYTE_3, WORD_0, WORD_1, DWORD
inline constexpr unsigned kDword = 6;

struct SdwaSource {
  uint8_t number = 0;  // of the VGPR, or of the SGPR where `scalar`
  uint8_t select = kDword;
  bool sext = false;
  bool neg = false;
  bool abs = false;
  bool scalar = false;  // gfx9
};

struct Sdwa {
  const Operation* operation = nullptr;
  Target target = Target::gfx8;
  uint8_t destination = 0;  // VGPR
  uint8_t dst_sel = kDword;
  Unused dst_unused = Unused::pad;
  bool clamp = false;
  uint8_t omod = 0;       // gfx9
  bool has_sdst = false;  // compares on gfx9: the mask goes to SGPRs instead of VCC
  uint8_t sdst = 0;
  SdwaSource source0;
  SdwaSource source1;

  uint64_t words() const;  // the two machine words, the first one low
};

uint32_t selected(uint32_t value, unsigned select, bool sext);
Value placed(Value result, unsigned select, Unused unused, uint32_t old);

// One lane. `s0` and `s1` are the whole registers.
Computed run_lane(const Sdwa& instruction, const Mode& mode, uint32_t s0, uint32_t s1, uint32_t old, bool carry_in);

}  // namespace oracle
