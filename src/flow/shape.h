// What a piece of code consists of: instruction mix, code size, and the forms of its memory accesses.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "flow/code.h"

namespace lw::flow {

struct CodeShape {
  size_t instructions = 0;
  uint64_t code_bytes = 0;
  std::map<isa::Unit, size_t> by_unit;
  size_t literals = 0;      // instructions with a 32-bit literal
  size_t vector_float = 0;  // VALU instructions on floats
  size_t packed = 0;        // VOP3P
  size_t sdwa = 0;
  size_t dpp = 0;
  size_t waits = 0;  // s_waitcnt
  size_t nops = 0;   // s_nop
  size_t branches = 0;
  size_t no_meaning = 0;  // counted by their operands only
};

// One kind of access: "ds_read2st64_b32 offset1:4", how often, how wide.
struct AccessShape {
  std::string mnemonic;
  isa::Unit unit = isa::Unit::lds;
  size_t count = 0;
  uint32_t bytes_per_lane = 0;  // of one instruction
  bool is_load = false;
  bool is_store = false;
  bool is_atomic = false;
  bool d16 = false;
  uint32_t stride_bytes = 0;           // read2/write2: distance of the two accesses; 0 where they differ (see strides)
  std::map<uint32_t, size_t> strides;  // distance -> how often
  std::vector<uint32_t> instructions;
};

struct BankConflict {
  uint32_t instruction = 0;
  uint32_t ways = 1;          // lanes that meet in one bank at worst, in the groups the LDS serves at once
  uint32_t stride_bytes = 0;  // distance of neighbouring lanes' addresses
};

struct MemoryShape {
  std::vector<AccessShape> accesses;    // by mnemonic, in order of first use
  std::vector<BankConflict> conflicts;  // LDS accesses whose address is affine in the lane's number
  size_t lds_unknown = 0;               // LDS accesses whose address is not
};

CodeShape code_shape(const Code& code, size_t first, size_t last);

}  // namespace lw::flow
