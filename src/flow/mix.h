// Statistics of a piece of code: instruction mix, code size, and the forms of its memory accesses.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "flow/code.h"
#include "flow/masks.h"

namespace lw::flow {

struct CodeMix {
  size_t instructions = 0;
  uint64_t code_bytes = 0;  // including words that are not an instruction
  std::map<isa::Unit, size_t> by_unit;
  size_t literals = 0;      // instructions with a 32-bit literal
  size_t vector_float = 0;  // VALU instructions with an operand that is a float
  size_t packed = 0;        // VOP3P on two halves at once; without v_mad_mix and the like
  size_t sdwa = 0;
  size_t dpp = 0;
  size_t waits = 0;        // s_waitcnt
  size_t nops = 0;         // s_nop
  size_t branches = 0;     // branches, jumps and calls
  size_t no_meaning = 0;   // counted by their operands only
  size_t undecodable = 0;  // words that are not an instruction
};

enum class MemoryKind : uint8_t { lds, gds, global, flat, scratch, buffer, image, scalar };
std::string_view memory_kind_name(MemoryKind kind);

// One kind of access: "ds_read2st64_b32", how often, how wide. Images that differ in their dmask are kinds of their
// own.
struct AccessMix {
  std::string mnemonic;
  isa::Unit unit = isa::Unit::lds;
  MemoryKind kind = MemoryKind::lds;
  size_t count = 0;
  // Bytes per instruction and lane; a scalar access is one per wave. For images and typed buffers: bytes of the
  // registers.
  uint32_t bytes_per_lane = 0;
  bool is_load = false;   // fills registers; with is_atomic: returns the value before
  bool is_store = false;  // changes memory and is not an atomic
  bool is_atomic = false;
  bool d16 = false;                    // 16-bit data: half a register, or two components in one
  bool is_pair = false;                // read2, write2 and the like
  uint32_t stride_bytes = 0;           // for pairs: distance of the two accesses; 0 if it varies (see strides)
  std::map<uint32_t, size_t> strides;  // distance -> how often
  std::vector<uint32_t> instructions;
};

// An LDS access with addresses that are known except for a summand that is equal in all lanes, with every lane enabled.
struct BankConflict {
  uint32_t instruction = 0;
  uint32_t ways = 1;  // maximum number of accesses that one bank serves one after the other, in the groups that the LDS
                      // serves at once
  bool affine = true;        // each lane's address is its neighbour's plus stride_bytes
  int32_t stride_bytes = 0;  // 0: the same address in all lanes, or not affine
  bool assumed = false;      // depends on MemoryMix::assumption
};

struct MemoryMix {
  std::vector<AccessMix> accesses;      // by mnemonic, in order of first use
  std::vector<BankConflict> conflicts;  // by instruction; also those without a conflict (1 way)
  size_t lds_unknown = 0;               // LDS accesses whose address depends on the lane in an unknown way
  size_t lds_lane_moves = 0;            // ds_swizzle, ds_permute, ds_bpermute: these touch no bank
  // What some of `conflicts` rest on, as a sentence without its end; empty where none does.
  std::string assumption;
};

struct MemoryOptions {
  // Work-items of a workgroup in x, y and z; zeros: not known. Then x is assumed to count the lanes.
  std::array<uint32_t, 3> workgroup_size{};
  // v0, v1 and v2 hold the work-item's x, y and z at a kernel's entry (graphics shaders: they do not).
  bool work_item_ids = true;
};

// The whole instruction i of a Code, with its modifiers: decoded again.
using InstructionAt = std::function<inst::Instruction(size_t i)>;

// Counts instructions [first, last).
CodeMix code_mix(const Code& code, size_t first, size_t last);

// Accesses of instructions [first, last). Addresses in LDS are followed through the whole functions these lie in.
// `masks` are those of Liveness::masks().
MemoryMix memory_mix(const Code& code, const Graph& graph, const Masks& masks, size_t first, size_t last,
                     const InstructionAt& instruction_at, const MemoryOptions& options = {});

}  // namespace lw::flow
