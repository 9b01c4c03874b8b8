// Live registers of machine code: for each instruction, for each kernel at its peak, with the occupancy that follows.
//
// A *line* is an instruction's number within its function, from 1; 0 means none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/occupancy.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// Limits on what a kernel uses.
struct LiveBudget {
  std::optional<std::uint32_t> max_vgprs = {}, max_sgprs = {};  // that the kernel asks for, before rounding to granules
  std::optional<std::uint32_t> min_waves = {};                  // per SIMD, on the first device of the report
  std::optional<std::uint32_t> max_lds = {};                    // bytes per workgroup
};

struct LiveRequest {
  // Code objects, HIP executables, offload bundles, assembly, listings and sources; at least one.
  std::vector<std::string> files = {};
  std::string target = {};              // of what does not say its own, or which of several objects to take
  std::string language = {};            // of sources, where a file's ending does not say
  std::vector<std::string> flags = {};  // for the compiler of sources
  std::string kernel = {};              // only this kernel; empty: all
  std::string function = {};            // this function, which is no kernel
  std::string live_out = {};            // registers that are live where code runs off its end: "v0,v[4:7],vcc"
  std::string device = {};              // whose occupancy comes first; empty: the target's first
  std::uint32_t workgroup_size = 0;     // work-items, for the occupancy; 0: the kernel's own limit, at most 256
  bool sgprs = false;                   // LiveFunction::holders are about SGPRs
  bool details = true;                  // also what LiveFunction lists under "details"
  LiveBudget budget = {};               // of each kernel
  std::string budgets_file = {};        // TOML, budgets by kernel; those of `budget` hold beside it
};

// A register by number, as operands have them but for SCC: 0 to 101 are SGPRs; register_name() names each.
using Register = std::uint16_t;
std::string register_name(Register reg);  // "v12", "s4", "vcc_lo", "exec_hi", "m0", "scc", "a3"

// Bytes of a register: bit i stands for byte i.
using RegisterBytes = std::uint8_t;
inline constexpr RegisterBytes kAllRegisterBytes = 0xf;

struct LiveRegister {
  Register reg = 0;
  RegisterBytes bytes = kAllRegisterBytes;
  std::string_view lanes = {};  // "those enabled at line 12"; empty: all
};

struct RegisterAccess {
  Register reg = 0;
  bool read = false;
  bool written = false;
  bool live_after = false;  // of what is written
};

// An instruction.
struct LiveRow {
  std::uint32_t line = 0;
  std::uint64_t address = 0;
  std::string_view text;          // as `dis --plain` prints it; ".long 0x…" for words that are no instruction
  std::string_view label;         // of this line: a symbol, or a name made up for a branch target
  std::string_view target_label;  // where a branch goes
  std::string_view source_file;   // from debug information
  std::uint32_t source_line = 0;
  std::span<const LiveRegister> live;        // into the instruction, by register
  std::span<const RegisterAccess> accesses;  // by register
  // Registers live into the instruction plus those it writes that are live after it.
  std::uint32_t vgprs = 0;
  std::uint32_t sgprs = 0;  // general ones only
  std::uint32_t agprs = 0;
  bool reachable = true;
};
using RowVisitor = std::function<void(const LiveRow&)>;

// Up to `most` registers or bytes, the device holds `waves_per_simd` waves, the other resources being out of account.
struct OccupancyStep {
  std::uint32_t waves_per_simd = 0;
  std::uint32_t most = 0;
};

// What to give up of one resource, the others unchanged, for more waves.
struct GiveUp {
  std::string resource;  // "VGPRs", "SGPRs", "bytes of LDS"
  std::uint32_t count = 0;
  std::uint32_t keep = 0;
  std::uint32_t waves_per_simd = 0;
};

struct DeviceOccupancy {
  OccupancyInfo fits;
  std::string target;
  std::vector<GiveUp> next_step;
  std::vector<OccupancyStep> vgpr_steps;  // most waves first
  std::vector<OccupancyStep> sgpr_steps;
  std::vector<OccupancyStep> lds_steps;  // bytes, for workgroups of the kernel's size
};

struct LiveRange {
  Register reg = 0;
  std::uint32_t first_line = 0;
  std::uint32_t last_line = 0;
  bool live_in = false;  // not written in the range: an argument, or kept alive round a loop
  RegisterBytes bytes = kAllRegisterBytes;
  std::vector<std::uint32_t> writes;  // lines
  std::vector<std::uint32_t> uses;
  std::uint32_t idle_from_line = 0;  // longest stretch without a read or write
  std::uint32_t idle_to_line = 0;
};

// Registers that hold something at the peak: neighbours with the same history are one holder.
struct LiveHolder {
  Register first = 0;
  std::uint16_t count = 1;
  RegisterBytes bytes = kAllRegisterBytes;
  bool live_in = false;
  std::uint32_t definition_line = 0;  // the range's first line where live_in
  std::string definition;             // mnemonic
  std::string source_file;            // of the definition, from debug information; may be empty
  std::uint32_t source_line = 0;
  std::uint32_t before_line = 0;  // last access at or before the peak; 0: none
  std::uint32_t after_line = 0;   // first read or write at or after the peak; 0: none
  bool after_is_read = true;
  std::uint32_t last_line = 0;
  std::uint32_t idle_lines = 0;  // around the peak
};

// An assumption of the analysis, or something that it does not know.
struct LiveNote {
  std::uint32_t line = 0;
  std::string text;
};

// VGPRs per lane, SGPRs per wave, or AGPRs per lane.
struct RegisterFile {
  std::uint32_t peak = 0;       // the functions that it calls included
  std::string peak_function;    // the one of them that reaches it; empty: the function itself
  std::uint32_t own_peak = 0;   // in the function itself
  std::uint32_t peak_line = 0;  // the first that reaches own_peak
  std::uint64_t peak_address = 0;
  std::string peak_text;        // the instruction
  std::uint32_t requested = 0;  // highest number named + 1, or what the descriptor asks for
  std::uint32_t allocated = 0;  // what the machine sets aside for a wave
  std::uint32_t named = 0;      // highest number named in the function itself + 1
  std::uint32_t allocated_for_named = 0;
  std::uint32_t total = 0;  // one work-item's share of a SIMD (VGPRs), or what a wave can address (SGPRs)
  std::uint32_t granule = 1;
};

struct UnitCount {
  std::string unit;  // "SALU", "VALU", "SMEM", "VMEM", "FLAT", "LDS", ...
  std::size_t count = 0;
};

// What a function's code consists of; counts of instructions where nothing else is said.
struct CodeMix {
  std::size_t instructions = 0;
  std::uint64_t code_bytes = 0;  // with the words that are no instruction
  std::vector<UnitCount> by_unit;
  std::size_t literals = 0;      // with a 32-bit literal
  std::size_t vector_float = 0;  // VALU instructions with an operand that is a float
  std::size_t packed = 0;        // VOP3P on two halves at once; v_mad_mix and its like are not
  std::size_t sdwa = 0;
  std::size_t dpp = 0;
  std::size_t waits = 0;        // s_waitcnt
  std::size_t nops = 0;         // s_nop
  std::size_t branches = 0;     // branches, jumps and calls
  std::size_t no_meaning = 0;   // counted by their operands only
  std::size_t undecodable = 0;  // words that are no instruction
};

// One kind of memory access: "ds_read2st64_b32", how often, how wide.
struct AccessMix {
  std::string mnemonic;
  std::string unit;  // UnitCount::unit
  std::string kind;  // "lds", "gds", "global", "flat", "scratch", "buffer", "image", "scalar"
  std::size_t count = 0;
  std::uint32_t bytes_per_lane = 0;  // of one instruction; a scalar access is one for the wave
  bool is_load = false;              // fills registers; with is_atomic: returns the value before
  bool is_store = false;             // changes memory and is not an atomic
  bool is_atomic = false;
  bool d16 = false;                // 16-bit data: half a register, or two components in one
  bool is_pair = false;            // read2, write2 and their like
  std::uint32_t stride_bytes = 0;  // of pairs: distance of the two accesses; 0 where it differs (see strides)
  std::map<std::uint32_t, std::size_t> strides;  // distance -> how often
  std::vector<std::uint32_t> lines;
};

// An LDS access whose addresses are known up to something equal in all lanes, with every lane enabled.
struct BankConflict {
  std::uint32_t line = 0;
  std::uint32_t ways = 1;         // lanes that meet in one bank, at worst; 1: no conflict
  bool affine = true;             // each lane's address is its neighbour's plus stride_bytes
  std::int32_t stride_bytes = 0;  // 0: the same address in all lanes, or not affine
  bool assumed = false;           // rests on MemoryMix::assumption
};

struct MemoryMix {
  std::vector<AccessMix> accesses;      // by mnemonic, in order of first use
  std::vector<BankConflict> conflicts;  // by line; also those without a conflict
  std::size_t lds_unknown = 0;          // LDS accesses whose addresses depend on data
  std::size_t lds_lane_moves = 0;       // ds_swizzle, ds_permute, ds_bpermute: these touch no bank
  std::string assumption;  // what some of `conflicts` rest on, as a sentence without its end; empty where none does
};

struct LiveFunction {
  std::string file;
  std::string name;
  std::string target;
  std::uint32_t wave_size = 64;  // lanes
  bool has_wave_sizes = false;   // the target has another one, too
  bool is_kernel = true;
  bool from_descriptor = false;  // the kernel descriptor says what is allocated
  std::size_t instructions = 0;
  RegisterFile vgprs;
  RegisterFile sgprs;
  RegisterFile agprs;
  std::uint32_t lds_bytes = 0;             // per workgroup
  std::uint32_t scratch_bytes = 0;         // per work-item
  std::uint32_t workgroup_size = 256;      // work-items, as the occupancy takes it
  std::vector<DeviceOccupancy> occupancy;  // of each device of the generation, the one asked about first
  CodeMix code;
  std::vector<LiveNote> notes;

  // Details.
  MemoryMix memory;
  std::vector<std::uint16_t> vgprs_by_line;
  std::vector<std::uint16_t> sgprs_by_line;
  std::vector<LiveRange> ranges;    // by register, then line
  std::vector<LiveHolder> holders;  // longest idle around the peak first
  // Visits every row from first to last; what a row refers to is valid during the call only.
  std::function<void(const RowVisitor&)> rows;

  // The control-flow graph as Graphviz text; works without details, too.
  std::function<std::string()> graphviz;
};

// Live registers as columns with an entry for each instruction.
struct LiveColumns {
  std::vector<std::uint64_t> addresses;
  std::vector<std::uint32_t> vgprs, sgprs, agprs;  // LiveRow has the same
  // Those live into instruction i are live[first_live[i]] to live[first_live[i + 1] - 1].
  std::vector<std::uint64_t> first_live;  // one entry more
  std::vector<Register> live;
  std::vector<RegisterBytes> live_bytes;  // of each in `live`
};
LiveColumns columns(const LiveFunction& function);  // empty without details

struct BudgetResult {
  std::string file;        // with the kernel
  std::string name;        // "saxpy (gfx900) max_vgprs 64"
  std::string failure;     // empty: it holds
  bool no_kernel = false;  // about a kernel of the budgets' file that no input has; `file` is that file
};

struct LiveReport {
  std::vector<LiveFunction> functions;  // in the order of the files, then by address
  std::vector<BudgetResult> budgets;    // in the same order; then one for each kernel of the budgets' file
  // Warnings of compilers and assemblers; with the code "not-modelled", words in a function's way that are no known
  // instruction: what is live before them is not known.
  Messages messages;
};

// Looks at Session::cancel between the code objects of a file. The report keeps the machine code.
Result<LiveReport> live(const LiveRequest& request, const Session& session);

}  // namespace lanewise
