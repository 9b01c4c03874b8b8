// Which texels the threads of each order load, and where these lie in memory.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/bits.h"
#include "image/device_image.h"
#include "report/chart_style.h"
#include "study/spd/draw.h"
#include "study/spd/experiments.h"
#include "study/spd/variants.h"
#include "study/spd/watch.h"

namespace lw::study {
namespace {

constexpr uint32_t kEdge = 256;  // of the texture, so that rows of linear memory are longer than what is drawn
constexpr uint32_t kLineBytes = 128;
constexpr double kGap = 12;
constexpr size_t kColumns = 3;  // of grids

// The three orders, all else alike.
std::vector<const SpdVariant*> orders(std::string_view format) {
  std::vector<const SpdVariant*> variants;
  for (const SpdVariant& variant : spd_variants())
    if (variant.exchange == "LDS" && !variant.is_packed && !variant.is_half && !variant.is_sampled &&
        !variant.is_passes && variant.format == format)
      variants.push_back(&variant);
  return variants;
}

std::string order_words(const SpdVariant& variant) {
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {"ROW_2X2", "rows of 2x2"}, {"ROW_4X4", "rows of 4x4"}, {"MORTON", "Morton order"}};
  for (const auto& [order, words] : kWords)
    if (order == variant.order) return std::string(words);
  return variant.order;
}

bool is_source_load(const SpdAccess& access) {
  return !access.is_store && access.texels[std::countr_zero(access.lanes)].level == 0;
}

class Texels {
 public:
  explicit Texels(SpdBench& bench) : bench_(bench) {}

  // Kept, so that pictures and tables are of the same runs. nullptr once there is a problem.
  const std::vector<SpdAccess>* of(const SpdVariant& variant, uint32_t wave, std::string_view layout) {
    const SpdRun run{variant.name, bench_.device(), wave, kEdge, kEdge, layout};
    if (bench_.is_stopped()) return nullptr;
    if (const auto found = kept_.find(run); found != kept_.end()) return &found->second;
    Result<std::vector<SpdAccess>> accesses = watch_texels(bench_, run);
    if (accesses) return &kept_.emplace(run, std::move(*accesses)).first->second;
    bench_.fail(run, accesses.error());
    return nullptr;
  }

 private:
  SpdBench& bench_;
  std::map<SpdRun, std::vector<SpdAccess>> kept_;
};

TexelGrid threads_over_texels(const SpdVariant& variant, const std::vector<SpdAccess>& accesses) {
  TexelGrid grid{.caption = order_words(variant)};
  bool is_first = true;
  for (const SpdAccess& access : accesses) {
    if (!is_source_load(access)) continue;
    for_each_bit(access.lanes, [&](unsigned lane) {
      const SpdPlace& at = access.texels[lane];
      if (at.x >= TexelGrid::kSide || at.y >= TexelGrid::kSide) return;
      TexelGrid::Cell& cell = grid.cells[at.y][at.x];
      cell.number = access.wave * 64 + lane;
      cell.colour = access.wave;
      cell.is_outlined = cell.is_outlined || is_first;
    });
    is_first = false;
  }
  return grid;
}

// Several beside and below each other.
StudyPicture picture_of(std::string_view title, std::string_view words, const std::vector<TexelGrid>& grids) {
  StudyPicture picture{.title = std::string(title),
                       .words = std::string(words),
                       .height = report::kChartTop,
                       .content = std::string(texel_grid_style())};
  for (size_t i = 0; i < grids.size(); ++i) {
    const size_t column = i % kColumns;
    if (column == 0 && i != 0) picture.height += TexelGrid::kHeight + kGap;
    picture.content += texel_grid_svg(
        grids[i], report::kChartLeft + (TexelGrid::kWidth + kGap) * static_cast<double>(column), picture.height);
  }
  picture.height += TexelGrid::kHeight + kGap;
  return picture;
}

// By the address equations; the textures of the variants lie so, too.
Result<image::DeviceImage, image::ImageRefusal> image_of(const SpdBench& bench, std::string_view format,
                                                         std::string_view layout) {
  const image::ImageDescription description{
      .width = kEdge, .height = kEdge, .format = *image::find_image_format(format), .layout = std::string(layout)};
  return image::DeviceImage::make(*isa::find_target(isa::find_device(bench.device())->target()), description);
}

// Of the texels from (from, from) on. Outlined: those of a load that is there.
Result<TexelGrid> lines_over_texels(const SpdBench& bench, std::string_view layout, uint32_t from,
                                    const SpdAccess* load) {
  TexelGrid grid;
  const auto image = image_of(bench, "rgba16f", layout);
  if (!image) return Error{image.error().what};
  const auto line = [&](uint32_t x, uint32_t y) { return image->texel_offset(0, from + x, from + y, 0) / kLineBytes; };
  std::map<uint64_t, uint32_t> colours;  // by line, in the order of memory
  for (uint32_t y = 0; y < TexelGrid::kSide; ++y)
    for (uint32_t x = 0; x < TexelGrid::kSide; ++x) colours[line(x, y)] = 0;
  uint32_t next = 0;
  for (auto& [number, colour] : colours) colour = next++;
  for (uint32_t y = 0; y < TexelGrid::kSide; ++y)
    for (uint32_t x = 0; x < TexelGrid::kSide; ++x)
      grid.cells[y][x] = {static_cast<uint32_t>(line(x, y)), colours[line(x, y)], false};
  grid.caption = from == 0 ? std::string(layout) : fmt::format("{} from ({}, {}) on", layout, from, from);
  if (load == nullptr) return grid;
  std::set<uint64_t> reached;
  for_each_bit(load->lanes, [&](unsigned lane) {
    const SpdPlace& at = load->texels[lane];
    reached.insert(line(at.x, at.y));
    if (at.x < TexelGrid::kSide && at.y < TexelGrid::kSide) grid.cells[at.y][at.x].is_outlined = true;
  });
  grid.caption += fmt::format(": {} lines of a load", reached.size());
  return grid;
}

// In the mean over the workgroup's loads of level 0.
double lines_of_a_load(const std::vector<SpdAccess>& accesses, uint32_t texel_bytes) {
  double lines = 0, loads = 0;
  for (const SpdAccess& access : accesses)
    if (is_source_load(access)) lines += access.lines(kLineBytes, texel_bytes), ++loads;
  return lines / std::max(1.0, loads);
}

ResultTable lines_table(SpdBench& bench, Texels& texels) {
  ResultTable table{.title = "lines of 128 bytes that one load accesses, and the fewest that could hold its texels",
                    .columns = {{"order", "order"},
                                {"format", "format"},
                                {"layout", "layout"},
                                {"wave64", "wave64", 1},
                                {"fewest_wave64", "fewest", 0},
                                {"wave32", "wave32", 1},
                                {"fewest_wave32", "fewest", 0}},
                    .rows = {},
                    .plot = {"layout", "wave64", "lines per load, wave64", {"order", "format"}}};
  for (const std::string_view format : {"rgba16f", "rgba8"})
    for (const SpdVariant* variant : orders(format))
      for (const std::string_view layout : kSpdLayouts) {
        std::vector<ResultCell> row{order_words(*variant), std::string(format), std::string(layout)};
        const uint32_t texel_bytes = format == "rgba8" ? 4 : 8;
        for (const uint32_t wave : {64u, 32u}) {
          if (wave == 32 && !bench.has_waves_of_32()) {
            row.insert(row.end(), {"-", "-"});
            continue;
          }
          const std::vector<SpdAccess>* accesses = texels.of(*variant, wave, layout);
          if (accesses == nullptr) return table;
          row.emplace_back(lines_of_a_load(*accesses, texel_bytes));
          row.emplace_back(double(wave * texel_bytes) / kLineBytes);
        }
        table.rows.push_back(std::move(row));
      }
  return table;
}

// The order of a wave's threads over 8x8 texels, against that of the texels in memory.
Result<ResultTable> sequence_table(SpdBench& bench, const std::vector<SpdAccess>& accesses) {
  ResultTable table{
      .title = "64 threads in Morton order over 8x8 texels of standard4k: which element each thread reads",
      .columns = {{"bits", "bits", 0},
                  {"format", "format"},
                  {"in_sequence", "in sequence, of 64", 0},
                  {"elements", "elements of threads 0 to 15"}},
      .rows = {},
      .plot = {}};
  const auto first = std::ranges::find_if(accesses, is_source_load);
  LW_CHECK(first != accesses.end() && first->wave == 0, "a workgroup that loads nothing");
  for (const std::string_view format : {"r8", "rg8", "rgba8", "rgba16f", "rgba32f"}) {
    const auto image = image_of(bench, format, "standard4k");
    if (!image) return Error{image.error().what};
    const uint32_t bytes = image->description().format.texel.bytes();
    uint32_t in_sequence = 0;
    std::string elements;
    for_each_bit(first->lanes, [&](unsigned thread) {
      // A thread loads 2x2 texels, of which this is one.
      const uint64_t element =
          image->texel_offset(0, first->texels[thread].x / 2, first->texels[thread].y / 2, 0) / bytes;
      in_sequence += element == thread;
      if (thread < 16) elements += fmt::format("{}{}", thread == 0 ? "" : " ", element);
    });
    table.rows.push_back({double(8 * bytes), std::string(format), double(in_sequence), elements});
  }
  return table;
}

}  // namespace

void spd_texels(SpdBench& bench, ExperimentResult& result) {
  Texels texels(bench);
  std::vector<TexelGrid> threads, memory;
  for (const SpdVariant* variant : orders("rgba16f")) {
    const std::vector<SpdAccess>* accesses = texels.of(*variant, 64, "linear");
    if (accesses == nullptr) return;
    threads.push_back(threads_over_texels(*variant, *accesses));
  }
  const std::vector<SpdAccess>* morton = texels.of(*orders("rgba16f").back(), 64, "linear");
  if (morton == nullptr) return;
  const SpdAccess& load = *std::ranges::find_if(*morton, is_source_load);
  // X modes differ from others where bits of coordinates are set that are above 256 bytes.
  for (const uint32_t from : {0u, TexelGrid::kSide})
    for (const std::string_view layout : kSpdLayouts) {
      if (from != 0 && (layout == kSpdLayouts[0] || layout == kSpdLayouts[1])) continue;
      const Result<TexelGrid> grid = lines_over_texels(bench, layout, from, from == 0 ? &load : nullptr);
      if (!grid) return bench.fail({}, grid.error());
      memory.push_back(*grid);
    }
  const Result<ResultTable> sequence = sequence_table(bench, *morton);
  if (!sequence) return bench.fail({}, sequence.error());
  ResultTable lines = lines_table(bench, texels);
  if (bench.is_stopped()) return;
  result.pictures.push_back(picture_of("threads over the first 16x16 texels of level 0",
                                       "Each cell shows the thread of the workgroup that loads the texel, coloured by "
                                       "its wave of 64. Outlined: the texels of the first load of the first wave.",
                                       threads));
  result.pictures.push_back(
      picture_of("16x16 texels of 64 bits in memory, from an image of 256x256",
                 "Each cell shows the number of its line of 128 bytes, from the start of the level; the "
                 "cells of a line have the same colour. Outlined: the first load of the first "
                 "wave in Morton order.",
                 memory));
  result.tables.push_back(std::move(lines));
  result.tables.push_back(*sequence);
}

}  // namespace lw::study
