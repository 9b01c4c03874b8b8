// Every variant at several sizes, and every texel that it makes against the rule.
#include <fmt/format.h>

#include <algorithm>

#include "base/output_file.h"
#include "host/temporary_folder.h"
#include "study/spd/compare.h"
#include "study/spd/experiments.h"
#include "study/spd/launch.h"

namespace lw::study {
namespace {

constexpr uint32_t kSeed = 26;  // of the texels; any will do

// Of a power of two, of several slices, of fewer than 64 rows, and of odd levels with two rows of workgroups and more.
const struct {
  SpdSize size;
  std::string_view key, heading;
} kSizes[] = {{{256, 256, 1}, "differ_256x256", "256x256"},
              {{100, 60, 1}, "differ_100x60", "100x60"},
              {{512, 256, 6}, "differ_512x256x6", "512x256x6"},
              {{1000, 300, 1}, "differ_1000x300", "1000x300"}};

// Level 0 is the same for all variants of a format.
struct Source {
  SpdSize size;
  std::vector<std::byte> levels;

  Source(const SpdSize& of, const SpdRule& rule)
      : size(of),
        levels(unmade_levels(rule, of, random_texels(rule, of.texels_of(0) * rule.texel_bytes(), kSeed))),
        files(in_memory("levels.bin", levels)) {}

  std::shared_ptr<const Files> files;
};

struct Row {
  const SpdVariant* variant;
  std::vector<uint32_t> waves;  // sizes
  uint64_t texels = 0;
  std::vector<double> differ;  // by size of the texture
};

std::vector<Row> rows_of(SpdBench& bench) {
  std::vector<Row> rows;
  for (const SpdVariant& variant : spd_variants()) {
    if (variant.is_passes) continue;
    rows.push_back({&variant, {64}, 0, {}});
    if (bench.has_waves_of_32() && !variant.is_for_64()) rows.back().waves.push_back(32);
  }
  return rows;
}

// Each once.
std::vector<SpdRule> rules_of(const std::vector<Row>& rows) {
  std::vector<SpdRule> rules;
  for (const Row& row : rows)
    if (const SpdRule rule = rule_of(*row.variant); std::ranges::find(rules, rule) == rules.end())
      rules.push_back(rule);
  return rules;
}

Result<SpdComparison> compare(SpdBench& bench, const SpdRun& run, const Source& source, const SpdRule& rule,
                              const SpdWanted& wanted) {
  const Result<const SpdCode*> code = bench.code_of(run);
  if (!code) return code.error();
  const Result<std::unique_ptr<SpdLaunch>> launch =
      SpdLaunch::place((*code)->object, run, {source.size.slices, "@levels.bin", source.files});
  if (!launch) return launch.error();
  const events::Outcome outcome = (*launch)->gpu().run((*launch)->placed(), {});
  if (!outcome.finished()) return Error{outcome.text()};
  (*launch)->collect();
  SpdComparison comparison = compare_levels(rule, source.size, (*launch)->texels(), wanted);
  for (uint32_t slice = 0; slice < source.size.slices; ++slice)
    if ((*launch)->counter(slice) != 0) return Error{fmt::format("the counter of slice {} is not 0 at the end", slice)};
  return comparison;
}

}  // namespace

void spd_levels(SpdBench& bench, ExperimentResult& result) {
  std::vector<Row> rows = rows_of(bench);
  StudyCheck check{.what = "texels compared with the rule of studies/spd/README.md"};
  ResultTable sizes{.title = "sizes, all levels, and texels compared per run",
                    .columns = {{"size", "size"}, {"levels", "levels", 0}, {"texels", "texels", 0}},
                    .rows = {},
                    .plot = {}};
  for (const auto& [size, key, heading] : kSizes) {
    uint64_t texels = 0;
    for (const SpdRule& rule : rules_of(rows)) {
      const Source source(size, rule);
      const SpdWanted wanted = wanted_levels(rule, size, source.levels);
      for (Row& row : rows) {
        if (rule_of(*row.variant) != rule) continue;
        row.differ.push_back(0);
        for (const uint32_t wave : row.waves) {
          if (bench.is_stopped()) return;
          const SpdRun run{row.variant->name, bench.device(), wave, size.width, size.height};
          const Result<SpdComparison> compared = compare(bench, run, source, rule, wanted);
          if (!compared) return bench.fail(run, compared.error());
          texels = compared->texels;
          row.texels += compared->texels;
          row.differ.back() += static_cast<double>(compared->differ);
          check.add(compared->texels, compared->differ,
                    fmt::format("{} in waves of {} at {}: {}", row.variant->name, wave, size.text(), compared->first));
        }
      }
    }
    sizes.rows.push_back({size.text(), double(size.levels()), double(texels)});
  }
  ResultTable table{.title = "texels that differ from the rule, by size",
                    .columns = {{"variant", "variant"}, {"waves", "waves"}, {"texels", "compared", 0}},
                    .rows = {},
                    .plot = {}};
  for (const auto& [size, key, heading] : kSizes) table.columns.push_back({key, heading, 0});
  for (const Row& row : rows) {
    std::vector<ResultCell> cells{row.variant->name, fmt::format("{}", fmt::join(row.waves, " ")), double(row.texels)};
    cells.insert(cells.end(), row.differ.begin(), row.differ.end());
    table.rows.push_back(std::move(cells));
  }
  result.tables.push_back(std::move(sizes));
  result.tables.push_back(std::move(table));
  result.checks.push_back(std::move(check));
}

}  // namespace lw::study
