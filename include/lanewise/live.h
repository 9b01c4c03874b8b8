// Live registers of machine code: at each instruction, at the peak of each kernel, and the resulting occupancy.
// docs/liveness.md defines the terms.
//
// A *line* is the number of an instruction within its function, counted from 1; 0 means none.
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

#include "lanewise/lint.h"
#include "lanewise/occupancy.h"
#include "lanewise/register.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// Limits on what a kernel uses.
struct LiveBudget {
  std::optional<std::uint32_t> max_vgprs = {}, max_sgprs = {};  // requested registers, before rounding to granules
  std::optional<std::uint32_t> min_waves = {};                  // waves per SIMD on the first device of the report
  std::optional<std::uint32_t> max_lds = {};                    // bytes per workgroup
};

// The code to analyse, and how.
struct LiveRequest {
  // Code objects, HIP executables, offload bundles, assembly, listings and sources; at least one.
  std::vector<std::string> files = {};
  // Target of a file that names none; for a file with code for several targets, the one to analyse.
  std::string target = {};
  std::string language = {};            // language of sources if a file's ending does not say it
  std::vector<std::string> flags = {};  // flags for the compiler of sources
  std::string kernel = {};              // analyse only this kernel; empty: all kernels
  std::string function = {};            // analyse this function, which is not a kernel
  std::string live_out = {};            // registers that are live where code runs off its end: "v0,v[4:7],vcc"
  std::string device = {};              // device whose occupancy comes first; empty: the target's first product
  std::uint32_t workgroup_size = 0;  // work-items per workgroup for the occupancy; 0: the kernel's limit, at most 256
  bool sgprs = false;                // LiveFunction::holders lists SGPRs instead of VGPRs
  bool details = true;               // fill the members of LiveFunction under "Details"
  bool loop_cycles = false;          // fill LiveFunction::loop_cycles
  LiveBudget budget = {};            // limits for every kernel
  std::string budgets_file = {};     // TOML file with limits by kernel; limits in `budget` override it
};

// A set of bytes of a register: bit i stands for byte i, byte 0 is the lowest.
using RegisterBytes = std::uint8_t;
inline constexpr RegisterBytes kAllRegisterBytes = 0xf;

// A register that is live before an instruction.
struct LiveRegister {
  Register reg = 0;                         // the register
  RegisterBytes bytes = kAllRegisterBytes;  // the live bytes
  std::string_view lanes = {};              // the live lanes in words: "those enabled at line 12"; empty: all
};

// A register that an instruction reads or writes.
struct RegisterAccess {
  Register reg = 0;         // the register
  bool read = false;        // the instruction reads it
  bool written = false;     // the instruction writes it
  bool live_after = false;  // the written value is live after the instruction
};

// One instruction of a function.
struct LiveRow {
  std::uint32_t line = 0;              // from 1
  std::uint64_t address = 0;           // byte address in the code object
  std::uint32_t size_bytes = 0;        // size of the instruction
  std::string_view text;               // as `dis --plain` prints it; ".long 0x…" if the word is not an instruction
  std::string_view label;              // label of this line: a symbol, or a generated name of a branch target
  std::string_view target_label;       // label to which a branch goes
  std::string_view source_file;        // from debug information; may be empty
  std::uint32_t source_line = 0;       // counted from 1; 0: unknown
  std::span<const LiveRegister> live;  // registers that are live before the instruction, by number
  std::span<const RegisterAccess> accesses;  // registers that the instruction reads or writes, by number
  // Registers that are live before the instruction, plus those that it writes and that are live after it.
  std::uint32_t vgprs = 0;
  std::uint32_t sgprs = 0;  // general SGPRs only, without VCC, EXEC and the like
  std::uint32_t agprs = 0;  // 0 on targets without AGPRs
  bool reachable = true;    // execution can reach the instruction
  // The elements of LiveFunction::hazards whose `at` is the instruction.
  std::span<const LintFinding> hazards;
};
using RowVisitor = std::function<void(const LiveRow&)>;

// One step of a resource's occupancy: with up to `most` registers or bytes, a SIMD of the device holds `waves_per_simd`
// waves, if no other resource limits them.
struct OccupancyStep {
  std::uint32_t waves_per_simd = 0;
  std::uint32_t most = 0;
};

// The smallest saving of one resource that allows more waves, with the other resources unchanged.
struct GiveUp {
  std::string resource;              // "VGPRs", "SGPRs", "bytes of LDS"
  std::uint32_t count = 0;           // registers or bytes to save, at least 1
  std::uint32_t keep = 0;            // registers or bytes that remain
  std::uint32_t waves_per_simd = 0;  // waves with this saving
};

// The occupancy of a kernel on one device.
struct DeviceOccupancy {
  OccupancyInfo fits;                     // the occupancy of the kernel, and the device
  std::string target;                     // target of the device
  std::vector<GiveUp> next_step;          // resources of which a saving alone allows more waves
  std::vector<OccupancyStep> vgpr_steps;  // VGPRs per lane; most waves first
  std::vector<OccupancyStep> sgpr_steps;  // SGPRs per wave; most waves first
  std::vector<OccupancyStep> lds_steps;   // bytes per workgroup of the kernel's size; most waves first
};

// The lifetime of a value in a register.
struct LiveRange {
  Register reg = 0;              // the register
  std::uint32_t first_line = 0;  // line that writes the value first; if live_in, first line of the range
  std::uint32_t last_line = 0;   // last line before which the value is live
  // The range begins with a value in the register: an argument, or a value from a loop or another branch.
  bool live_in = false;
  RegisterBytes bytes = kAllRegisterBytes;  // bytes that are live anywhere in the range
  std::vector<std::uint32_t> writes;        // lines that write it
  std::vector<std::uint32_t> uses;          // lines that read it
  std::uint32_t idle_from_line = 0;         // the longest stretch without a read or write lies between these lines
  std::uint32_t idle_to_line = 0;
};

// Consecutive registers that are live at the peak and have the same history.
struct LiveHolder {
  Register first = 0;                       // lowest register
  std::uint16_t count = 1;                  // number of registers
  RegisterBytes bytes = kAllRegisterBytes;  // live bytes of each
  bool live_in = false;                     // LiveRange::live_in
  std::uint32_t definition_line = 0;        // line that writes the value; if live_in, first line of the range
  std::string definition;                   // mnemonic of that line
  std::string source_file;                  // source of that line, from debug information; may be empty
  std::uint32_t source_line = 0;            // counted from 1; 0: unknown
  std::uint32_t before_line = 0;  // last read or write at or before the peak; if none, first line of the range
  std::uint32_t after_line = 0;   // first read or write at or after the peak; 0: none
  bool after_is_read = true;      // after_line reads the value
  std::uint32_t last_line = 0;    // last line of the range
  std::uint32_t idle_lines = 0;   // length of the stretch around the peak without a read or write, in lines
};

// An assumption of the analysis, or a fact that it cannot know.
struct LiveNote {
  std::uint32_t line = 0;  // 0: the note concerns the whole function
  std::string text;        // one sentence
};

// Use of one kind of register: VGPRs per lane, SGPRs per wave, or AGPRs per lane.
struct RegisterFile {
  std::uint32_t peak = 0;                 // highest number of live registers, in the function or those that it calls
  std::string peak_function;              // called function that reaches the peak; empty: the function itself
  std::uint32_t own_peak = 0;             // highest number of live registers in the function itself
  std::uint32_t peak_line = 0;            // first line that reaches own_peak
  std::uint64_t peak_address = 0;         // its address
  std::string peak_text;                  // its instruction
  std::uint32_t requested = 0;            // count in the kernel descriptor or, without one, highest register named + 1
  std::uint32_t allocated = 0;            // `requested`, rounded up to granules
  std::uint32_t named = 0;                // highest register named in the function itself + 1
  std::uint32_t allocated_for_named = 0;  // `named`, rounded up to granules
  std::uint32_t total = 0;                // highest number that a wave can have; AGPRs: 0
  std::uint32_t granule = 1;              // unit of allocation, in registers
};

// Number of instructions of one unit.
struct UnitCount {
  std::string unit;       // "SALU", "VALU", "SMEM", "VMEM", "FLAT", "LDS", ...
  std::size_t count = 0;  // instructions
};

// Statistics of a function's code. Counts are numbers of instructions.
struct CodeMix {
  std::size_t instructions = 0;    // all
  std::uint64_t code_bytes = 0;    // includes words that are not instructions
  std::vector<UnitCount> by_unit;  // the same by unit
  std::size_t literals = 0;        // with a 32-bit literal
  std::size_t vector_float = 0;    // VALU instructions with a float operand
  std::size_t packed = 0;          // VOP3P instructions on two halves at once; not v_mad_mix and similar ones
  std::size_t sdwa = 0;            // in SDWA encoding
  std::size_t dpp = 0;             // in DPP encoding
  std::size_t waits = 0;           // s_waitcnt
  std::size_t nops = 0;            // s_nop
  std::size_t branches = 0;        // branches, jumps and calls
  std::size_t no_meaning = 0;      // without a recorded meaning: their reads and writes are those of the operands
  std::size_t undecodable = 0;     // words that are not instructions
};

// All memory accesses of a function with one mnemonic.
struct AccessMix {
  std::string mnemonic;              // "ds_read2st64_b32"
  std::string unit;                  // UnitCount::unit
  std::string kind;                  // "lds", "gds", "global", "flat", "scratch", "buffer", "image", "scalar"
  std::size_t count = 0;             // instructions
  std::uint32_t bytes_per_lane = 0;  // of one instruction; for a scalar access, bytes per wave
  bool is_load = false;              // writes registers; with is_atomic: returns the previous value
  bool is_store = false;             // changes memory and is not an atomic
  bool is_atomic = false;            // an atomic
  bool d16 = false;                  // 16-bit data: half a register, or two components in one register
  bool is_pair = false;              // read2, write2 and similar instructions
  std::uint32_t stride_bytes = 0;    // for pairs: distance of the two accesses; 0: it differs, see `strides`
  std::map<std::uint32_t, std::size_t> strides;  // for pairs: number of instructions by distance in bytes
  std::vector<std::uint32_t> lines;              // lines of the instructions
};

// The bank conflicts of an LDS access, with all lanes enabled. The analysis knows its addresses except for a part that
// is the same in all lanes.
struct BankConflict {
  std::uint32_t line = 0;         // line of the access
  std::uint32_t ways = 1;         // highest number of lanes that access one bank at once; 1: no conflict
  bool affine = true;             // each lane's address is that of the lane before plus stride_bytes
  std::int32_t stride_bytes = 0;  // 0: all lanes have the same address, or the addresses are not affine
  bool assumed = false;           // depends on MemoryMix::assumption
};

// Memory accesses of a function.
struct MemoryMix {
  std::vector<AccessMix> accesses;      // in order of the first use of each mnemonic
  std::vector<BankConflict> conflicts;  // by line; includes accesses without a conflict
  std::size_t lds_unknown = 0;          // LDS accesses whose addresses depend on data
  std::size_t lds_lane_moves = 0;       // ds_swizzle, ds_permute, ds_bpermute, which access no bank
  std::string assumption;               // assumption of `conflicts`, a sentence without a full stop; empty: none
};

// Cycles of an instruction in its innermost loop, per iteration, as static_time() has them.
struct LoopCycles {
  std::uint32_t line = 0;  // line of the instruction
  double alone = 0;        // of a wave that is alone
  double full = 0;         // of each wave of a full SIMD
};

// The analysis of one kernel or function.
struct LiveFunction {
  std::string file;                        // name as in messages
  std::size_t input = 0;                   // index of that file in LiveRequest::files
  std::string name;                        // symbol
  std::string target;                      // "gfx900"
  std::uint32_t wave_size = 64;            // lanes
  bool has_wave_sizes = false;             // the target has waves of 32 and of 64 lanes
  bool is_kernel = true;                   // false: a function that is not a kernel
  bool from_descriptor = false;            // the kernel descriptor gives the number of allocated registers
  std::size_t instructions = 0;            // lines of the function
  RegisterFile vgprs;                      // VGPRs per lane
  RegisterFile sgprs;                      // SGPRs per wave
  RegisterFile agprs;                      // AGPRs per lane
  std::uint32_t lds_bytes = 0;             // per workgroup
  std::uint32_t scratch_bytes = 0;         // private memory per work-item
  std::uint32_t vgpr_spills = 0;           // spilled VGPRs, as the compiler reports them
  std::uint32_t sgpr_spills = 0;           // spilled SGPRs, as the compiler reports them
  std::uint32_t workgroup_size = 256;      // work-items per workgroup on which the occupancy is based
  std::vector<DeviceOccupancy> occupancy;  // one per device of the generation; LiveRequest::device is the first
  CodeMix code;
  std::vector<LiveNote> notes;

  // Details. Empty if LiveRequest::details is false.
  MemoryMix memory;
  std::vector<std::uint16_t> vgprs_by_line;  // LiveRow::vgprs; element i belongs to line i + 1
  std::vector<std::uint16_t> sgprs_by_line;  // LiveRow::sgprs
  std::vector<LiveRange> ranges;             // by register, then by line
  std::vector<LiveHolder> holders;           // what the peak consists of; the longest idle around the peak first
  // The hazards of isa/hazards.isa that instructions of the function break, as `lint` finds them: errors and warnings,
  // by address. The first of two instructions may belong to another function.
  std::vector<LintFinding> hazards;
  // By line: instructions of innermost loops on the first device. Loops with an instruction whose cost nobody has
  // published are left out. Empty if LiveRequest::loop_cycles is false.
  std::vector<LoopCycles> loop_cycles;
  // Visits every row from first to last. The views and spans of a row are valid only during the visit.
  std::function<void(const RowVisitor&)> rows;

  // Returns the control-flow graph as Graphviz text. Works without details.
  std::function<std::string()> graphviz;
};

// Live registers as columns with one entry per instruction.
struct LiveColumns {
  std::vector<std::uint64_t> addresses;            // byte addresses in the code object
  std::vector<std::uint32_t> vgprs, sgprs, agprs;  // as in LiveRow
  // Registers that are live before instruction i: live[first_live[i]] to live[first_live[i + 1] - 1].
  std::vector<std::uint64_t> first_live;  // one entry more than instructions
  std::vector<Register> live;
  std::vector<RegisterBytes> live_bytes;  // live bytes of each entry of `live`
};
// Empty if the function has no details.
LiveColumns columns(const LiveFunction& function);

// The result of one limit for one kernel.
struct BudgetResult {
  std::string file;     // file that contains the kernel
  std::string name;     // "saxpy (gfx900) max_vgprs 64"
  std::string failure;  // a sentence; empty: the kernel is within the limit
  // The result says whether any input has a kernel that the budgets' file names; `file` is then the budgets' file.
  bool no_kernel = false;
};

// The analysis of all files.
struct LiveReport {
  std::vector<LiveFunction> functions;  // in the order of the files, then by address
  std::vector<BudgetResult> budgets;    // in the same order; then one per kernel of the budgets' file
  // Warnings of compilers and assemblers. Messages with the code "not-modelled" name words that execution can reach and
  // that are not instructions: liveness before them is unknown.
  Messages messages;
};

// Checks Session::cancel between the code objects of a file. The report keeps the machine code. Fails with bad_input if
// a file is wrong, or if `kernel` or `function` does not exist.
Result<LiveReport> live(const LiveRequest& request, const Session& session);

}  // namespace lanewise
