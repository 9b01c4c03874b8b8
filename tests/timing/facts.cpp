#include "facts.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>

#include "base/base.h"

namespace lw::timing::facts {
namespace {

std::optional<uint32_t> number(const std::string& word) {
  if (word == "-") return std::nullopt;
  size_t used = 0;
  const unsigned long value = std::stoul(word, &used);
  LW_CHECK(used == word.size(), "limits.tsv: a number is expected in place of " + word);
  return static_cast<uint32_t>(value);
}

std::vector<Limits> read(const std::string& path) {
  std::ifstream file(path);
  LW_CHECK(file.good(), "cannot read " + path);
  std::vector<Limits> list;
  std::string line;
  bool is_heading = true;
  while (std::getline(file, line)) {
    if (line.starts_with('#')) continue;
    if (std::exchange(is_heading, false)) continue;
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    LW_CHECK(words.size() == 19, "limits.tsv: 19 columns are expected in: " + line);
    const auto value = [&](size_t column) { return number(words[column]).value(); };
    LW_CHECK(words[8] == "table" || words[8] == "own", "limits.tsv: column sgprs of: " + line);
    list.push_back({.target = words[0],
                    .wave_size = value(1),
                    .vgprs = value(2),
                    .vgpr_granule = value(3),
                    .vgpr_encoding_granule = value(4),
                    .max_vgprs = value(5),
                    .agprs = words[6],
                    .waves = value(7),
                    .sgprs_shared = words[8] == "table",
                    .fixed_sgprs = number(words[9]),
                    .max_sgprs = value(10),
                    .simds = value(11),
                    .lds_bytes = value(13),
                    .barriers = value(17),
                    .simds_wgp = number(words[12]),
                    .lds_bytes_wgp = number(words[14]),
                    .barriers_wgp = number(words[18]),
                    .lds_bytes_workgroup = value(15),
                    .lds_granule_bytes = value(16)});
  }
  return list;
}

uint32_t roundup(uint32_t count, uint32_t granule) {
  return count % granule == 0 ? count : count + granule - count % granule;
}

}  // namespace

const std::vector<Limits>& all_limits() {
  static const std::vector<Limits> list = read(LW_TIMING_TESTS_FOLDER "/limits.tsv");
  return list;
}

uint32_t waves_by_sgprs(const Limits& limits, uint32_t sgprs) {
  if (!limits.sgprs_shared) return limits.waves;
  const uint32_t used = limits.fixed_sgprs.value_or(sgprs);
  const uint32_t waves = used <= 80 ? 10 : used <= 88 ? 9 : used <= 100 ? 8 : 7;
  return std::min(waves, limits.waves);
}

Answer evaluate(const Limits& limits, const KernelResources& kernel) {
  const bool wgp = kernel.wgp_mode && limits.simds_wgp.has_value();
  const uint32_t simds = wgp ? *limits.simds_wgp : limits.simds;
  const uint32_t lds = wgp ? *limits.lds_bytes_wgp : limits.lds_bytes;
  const uint32_t barriers = wgp ? *limits.barriers_wgp : limits.barriers;
  const uint32_t unlimited = std::numeric_limits<uint32_t>::max();

  uint32_t vgprs = kernel.vgprs;
  if (limits.agprs == "separate") vgprs = std::max(vgprs, kernel.agprs);
  if (limits.agprs == "unified" && kernel.agprs > 0) vgprs = roundup(vgprs, 4) + kernel.agprs;
  if (vgprs > limits.max_vgprs || kernel.sgprs > limits.max_sgprs) return {};
  if (kernel.workgroup_size < 1 || kernel.workgroup_size > 1024) return {};
  if (kernel.lds_bytes > limits.lds_bytes_workgroup) return {};

  const uint32_t vgpr_alloc = std::max(roundup(vgprs, limits.vgpr_granule), limits.vgpr_granule);
  const uint32_t w_vgpr = std::clamp(limits.vgprs / vgpr_alloc, 1u, limits.waves);
  const uint32_t w_sgpr = waves_by_sgprs(limits, kernel.sgprs);
  const uint32_t waves_per_wg = (kernel.workgroup_size + limits.wave_size - 1) / limits.wave_size;
  const uint32_t wg_lds = kernel.lds_bytes == 0 ? unlimited : lds / roundup(kernel.lds_bytes, limits.lds_granule_bytes);
  const uint32_t wg_bar = waves_per_wg > 1 ? barriers : unlimited;
  const uint32_t w = std::min({w_vgpr, w_sgpr, limits.waves});
  const uint32_t wg_wave = w * simds / waves_per_wg;

  Answer answer;
  answer.workgroups = std::min({wg_lds, wg_bar, wg_wave});
  if (answer.workgroups == 0) return answer;
  answer.waves_per_simd = (answer.workgroups * waves_per_wg + simds - 1) / simds;
  // The limit that is named is the nearest to the waves themselves of those that are met: registers before a
  // workgroup's resources, LDS before barriers, and none where the machine is full.
  if (answer.workgroups != wg_wave) {
    answer.limited_by = answer.workgroups == wg_lds ? Limit::lds : Limit::barriers;
  } else if (answer.waves_per_simd != w) {
    answer.limited_by = Limit::workgroup_size;
  } else if (w == limits.waves) {
    answer.limited_by = Limit::waves;
  } else {
    answer.limited_by = w == w_vgpr ? Limit::vgprs : Limit::sgprs;
  }
  return answer;
}

}  // namespace lw::timing::facts
