// What `live` has found out about kernels, ready to be shown: plain values that somebody else computed.
//
// A *line* is an instruction's number within its function, from 1; 0 means none.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "flow/mix.h"
#include "flow/registers.h"
#include "timing/occupancy.h"

namespace lw::report {

struct LiveRegister {
  flow::Register reg = 0;
  flow::Bytes bytes = flow::kAllBytes;
  std::string_view lanes = {};  // "those enabled at line 12"; empty: all
};

struct RegisterAccess {
  flow::Register reg = 0;
  bool read = false;
  bool written = false;
  bool live_after = false;  // of what is written
};

struct LiveRow {
  uint32_t line = 0;
  uint64_t address = 0;
  std::string_view text;          // as `dis --plain` prints it; ".long 0x…" for words that are no instruction
  std::string_view label;         // of this line: a symbol, or a name made up for a branch target
  std::string_view target_label;  // where a branch goes
  std::string_view source_file;   // from debug information
  uint32_t source_line = 0;
  std::span<const LiveRegister> live;        // into the instruction, by register
  std::span<const RegisterAccess> accesses;  // by register
  // Registers live into the instruction plus those it writes that are live after it.
  uint32_t vgprs = 0;
  uint32_t sgprs = 0;  // general ones only
  uint32_t agprs = 0;
  bool reachable = true;
};
using RowVisitor = std::function<void(const LiveRow&)>;

// Up to `most` registers or bytes, the device holds `waves_per_simd` waves, the other resources being out of account.
struct OccupancyStep {
  uint32_t waves_per_simd = 0;
  uint32_t most = 0;
};

// What to give up of one resource, the others unchanged, for more waves.
struct GiveUp {
  std::string resource;  // "VGPRs", "SGPRs", "bytes of LDS"
  uint32_t count = 0;
  uint32_t keep = 0;
  uint32_t waves_per_simd = 0;
};

struct DeviceOccupancy {
  std::string device;
  std::string target;
  timing::Occupancy fits;
  std::vector<GiveUp> next_step;
  std::vector<OccupancyStep> vgpr_steps;  // most waves first
  std::vector<OccupancyStep> sgpr_steps;
  std::vector<OccupancyStep> lds_steps;  // bytes, for workgroups of the kernel's size
};

struct LiveRange {
  flow::Register reg = 0;
  uint32_t first_line = 0;
  uint32_t last_line = 0;
  bool live_in = false;  // not written in the range: an argument, or kept alive round a loop
  flow::Bytes bytes = flow::kAllBytes;
  std::vector<uint32_t> writes;  // lines
  std::vector<uint32_t> uses;
  uint32_t idle_from_line = 0;  // longest stretch without a read or write
  uint32_t idle_to_line = 0;
};

// Registers that hold something at the peak: neighbours with the same history are one holder.
struct Holder {
  flow::Register first = 0;
  uint16_t count = 1;
  flow::Bytes bytes = flow::kAllBytes;
  bool live_in = false;
  uint32_t definition_line = 0;  // the range's first line where live_in
  std::string definition;        // mnemonic
  std::string source_file;       // of the definition, from debug information; may be empty
  uint32_t source_line = 0;
  uint32_t before_line = 0;  // last access at or before the peak; 0: none
  uint32_t after_line = 0;   // first read or write at or after the peak; 0: none
  bool after_is_read = true;
  uint32_t last_line = 0;
  uint32_t idle_lines = 0;  // around the peak
};

struct Note {
  uint32_t line = 0;
  std::string text;
};

struct RegisterFile {
  uint32_t peak = 0;          // the functions that it calls included
  std::string peak_function;  // the one of them that reaches it; empty: the function itself
  uint32_t own_peak = 0;      // in the function itself
  uint32_t peak_line = 0;     // the first that reaches own_peak
  uint64_t peak_address = 0;
  std::string peak_text;   // the instruction
  uint32_t requested = 0;  // highest number named + 1, or what the descriptor asks for
  uint32_t allocated = 0;  // what the machine sets aside for a wave
  uint32_t named = 0;      // highest number named in the function itself + 1
  uint32_t allocated_for_named = 0;
  uint32_t total = 0;  // one work-item's share of a SIMD (VGPRs), or what a wave can address (SGPRs)
  uint32_t granule = 1;
};

struct LiveFunction {
  std::string file;
  std::string name;
  std::string target;
  uint32_t wave_size = 64;      // lanes
  bool has_wave_sizes = false;  // the target has another one, too
  bool is_kernel = true;
  bool from_descriptor = false;  // the kernel descriptor says what is allocated
  size_t instructions = 0;
  RegisterFile vgprs;
  RegisterFile sgprs;
  RegisterFile agprs;
  uint32_t lds_bytes = 0;
  uint32_t scratch_bytes = 0;
  uint32_t workgroup_size = 256;
  std::vector<DeviceOccupancy> occupancy;  // the device asked about first
  flow::CodeMix code;
  flow::MemoryMix memory;  // AccessMix::instructions and BankConflict::instruction are lines
  std::vector<Note> notes;

  // Left out where only the summary is wanted.
  std::vector<uint16_t> vgprs_by_line;
  std::vector<uint16_t> sgprs_by_line;
  std::vector<LiveRange> ranges;  // by register, then line
  std::vector<Holder> holders;    // longest idle around the peak first
  // Visits every row from first to last; what a row refers to is valid during the call only.
  std::function<void(const RowVisitor&)> rows;
};

struct LiveReport {
  std::vector<LiveFunction> functions;
};

}  // namespace lw::report
