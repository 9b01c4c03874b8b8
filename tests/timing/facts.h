// The occupancy rules a second time, for the tests: limits read from limits.tsv, formulas written from their published
// descriptions, nothing shared with src/timing but the question and the answer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "timing/timing.h"

namespace lw::timing::facts {

// One line of limits.tsv.
struct Limits {
  std::string target;
  uint32_t wave_size;
  uint32_t vgprs, vgpr_granule, vgpr_encoding_granule, max_vgprs;
  std::string agprs;
  uint32_t waves;
  bool sgprs_shared;
  std::optional<uint32_t> fixed_sgprs;
  uint32_t max_sgprs;
  uint32_t simds, lds_bytes, barriers;  // of a compute unit
  std::optional<uint32_t> simds_wgp, lds_bytes_wgp, barriers_wgp;
  uint32_t lds_bytes_workgroup, lds_granule_bytes;
};

const std::vector<Limits>& all_limits();

// What the formulas say. Rounded as LLVM reports it: up.
struct Answer {
  uint32_t waves_per_simd = 0;
  uint32_t workgroups = 0;
  Limit limited_by = Limit::does_not_fit;
};
Answer evaluate(const Limits& limits, const KernelResources& kernel);

uint32_t waves_by_sgprs(const Limits& limits, uint32_t sgprs);

}  // namespace lw::timing::facts
