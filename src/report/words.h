// Small pieces of text that several forms share. Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "flow/registers.h"
#include "report/live_report.h"
#include "report/unit_names.h"

namespace lw::report {

// The name of a register, from a table.
std::string_view name_of(flow::Register reg);
// "v4", "v[4:7]"; registers without an index stay by themselves: "vcc_lo, vcc_hi".
std::string tuple_name(flow::Register first, unsigned count);
// "1 line", "2 lines".
std::string counted(uint64_t count, std::string_view noun);
// "all 4 bytes", "bytes 0, 2", "the low half".
std::string bytes_words(flow::ByteMask bytes);
// "give up 24 VGPRs (to 84) for 3 waves"; empty where there is no next step.
std::string next_step_words(const DeviceOccupancy& device);
// For each number of waves, most first, how much of the resource is the most: steps of all three lined up.
struct StepRow {
  uint32_t waves_per_simd = 0;
  uint32_t vgprs = 0;
  uint32_t sgprs = 0;
  uint32_t lds_bytes = 0;
};
std::vector<StepRow> step_rows(const DeviceOccupancy& device);
// "v44 is defined at line 200 (v_mul_f32) and next read at line 509"
std::string holder_sentence(const LiveHolder& holder);
// The text of a row with a branch's label in place of its distance.
std::string shown_text(const LiveRow& row);
// Name to tell functions apart: "saxpy", or "file: saxpy" where the files differ.
std::vector<std::string> distinct_names(const LiveReport& report);

constexpr bool is_general(flow::Register reg) { return flow::is_vgpr(reg) || flow::is_agpr(reg) || flow::is_sgpr(reg); }

}  // namespace lw::report
