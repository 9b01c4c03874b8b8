#include "study/spd/pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <numbers>

#include "host/files.h"
#include "launch/named_files.h"
#include "picture/picture.h"
#include "study/spd/compare.h"
#include "study/spd/launch.h"
#include "study/spd/spd.h"

namespace lw::study {
namespace {

constexpr uint32_t kOwnEdge = 512, kMostEdge = 4096;

constexpr ExperimentHead kHead{"pictures", "Levels as pictures", "Each level in a file of its own."};

// Rings whose distance becomes that of texels towards the edge, in colours around the middle: what averages keep of
// fine detail is to be seen level by level.
picture::Picture own_picture() {
  picture::Picture picture{.width = kOwnEdge, .height = kOwnEdge, .components = 4, .bits = 8, .bytes = {}};
  const double middle = kOwnEdge / 2.0;
  for (uint32_t y = 0; y < kOwnEdge; ++y)
    for (uint32_t x = 0; x < kOwnEdge; ++x) {
      const double right = x + 0.5 - middle, down = y + 0.5 - middle;
      const double ring = 0.5 + 0.5 * std::cos((right * right + down * down) * std::numbers::pi / kOwnEdge);
      const double angle = std::atan2(down, right);
      for (const double turn : {0.0, 2.0, 4.0}) {
        const double hue = 0.6 + 0.4 * std::cos(angle - turn * std::numbers::pi / 3);
        picture.bytes.push_back(static_cast<std::byte>(std::lround(255 * ring * hue)));
      }
      picture.bytes.push_back(std::byte{0xff});
    }
  return picture;
}

// With red, green, blue and alpha.
picture::Picture with_colours(const picture::Picture& from) {
  if (from.components >= 3) return from;
  picture::Picture picture{
      .width = from.width, .height = from.height, .components = from.components + 2, .bits = from.bits, .bytes = {}};
  const size_t bytes = from.bits / 8;
  for (size_t at = 0; at < from.bytes.size(); at += from.components * bytes)
    for (size_t channel = 0; channel < picture.components; ++channel) {
      const auto* sample = from.bytes.data() + at + (channel < 3 ? 0 : bytes);
      picture.bytes.insert(picture.bytes.end(), sample, sample + bytes);
    }
  return picture;
}

Result<picture::Picture> read_source(const std::string& path, const Session& session) {
  if (path.empty()) return own_picture();
  const auto problem = [&](const std::string& what) {
    return Error{fmt::format("{}: {}", host::shown_path(path), what)};
  };
  const Result<FileBytes> file = launch::NamedFiles(*session.files).read(path);
  if (!file) return file.error();
  const Result<picture::PictureSize> size = picture::png_size(file->bytes);
  if (!size) return problem(size.error().message);
  const uint32_t most = std::max(size->width, size->height);
  if (most < 2 || most > kMostEdge)
    return problem(fmt::format("a picture of {} x {} pixels: expected 2 to {} in the larger direction", size->width,
                               size->height, kMostEdge));
  const Result<picture::Picture> picture = picture::read_png(file->bytes);
  if (!picture) return problem(picture.error().message);
  return with_colours(*picture);
}

const SpdVariant* find_variant(std::string_view part) {
  for (const SpdVariant& variant : spd_variants())
    if (!variant.is_passes && variant.name.find(part) != std::string::npos) return &variant;
  return nullptr;
}

// Runs the variant over the picture, and compares.
Result<ExperimentResult> run(SpdLaunch& launch, const SpdVariant& variant, const SpdSize& size,
                             const Session& session) {
  const std::vector<std::byte> before(launch.texels().begin(), launch.texels().end());
  const events::Outcome outcome = launch.gpu().run(launch.placed(), {});
  if (!outcome.finished()) return Error{outcome.text()};
  if (session.cancel.requested()) return Error{"interrupted"};
  launch.collect();
  const SpdRule rule = rule_of(variant);
  const SpdComparison compared = compare_levels(rule, size, launch.texels(), wanted_levels(rule, size, before));
  ExperimentResult result;
  ResultTable table{
      .title = "levels",
      .columns = {{"level", "level", 0}, {"width", "width", 0}, {"height", "height", 0}, {"file", "file"}},
      .rows = {},
      .plot = {}};
  for (uint32_t level = 0; level < size.levels(); ++level)
    table.rows.push_back({double(level), double(size.width_of(level)), double(size.height_of(level)),
                          fmt::format("level-{}.png", level)});
  result.tables.push_back(std::move(table));
  StudyCheck check{.what = "texels compared with the rule of studies/spd/README.md"};
  check.add(compared.texels, compared.differ, compared.first);
  result.checks.push_back(std::move(check));
  return result;
}

}  // namespace

Result<SpdLevels> make_spd_pictures(const SpdPictures& wanted, const Session& session) {
  const isa::Device* device = isa::find_device(wanted.device);
  if (device == nullptr) return Error{fmt::format("there is no product '{}'", wanted.device)};
  const SpdVariant* variant = find_variant(wanted.variant);
  if (variant == nullptr)
    return Error{fmt::format("no variant's name contains '{}'; studies/spd/variants.json has them", wanted.variant)};
  const Result<picture::Picture> source = read_source(wanted.source, session);
  if (!source) return source.error();
  const Result<std::vector<std::byte>> png = picture::write_png(*source);
  if (!png) return png.error();
  SpdBench bench({.device = wanted.device, .only = {}}, session);
  const SpdSize size{source->width, source->height};
  const SpdRun spd_run{variant->name, bench.device(), 64, size.width, size.height, "linear"};
  const Result<const SpdCode*> code = bench.code_of(spd_run);
  if (!code) return code.error();
  const Result<std::unique_ptr<SpdLaunch>> launch =
      SpdLaunch::place((*code)->object, spd_run, {.contents = "@source.png", .files = in_memory("source.png", *png)});
  if (!launch) return launch.error();
  Result<ExperimentResult> result = run(**launch, *variant, size, session);
  if (!result) return result.error();
  Result<std::vector<lanewise::OutputFile>> files =
      (*launch)->level_files((std::filesystem::path(wanted.folder) / "level.png").string());
  if (!files) return files.error();
  SpdLevels levels;
  levels.study = {.name = "spd",
                  .what = fmt::format("All levels of a picture, by {} in waves of 64", variant->name),
                  .device = std::string(device->name),
                  .beside = {},
                  .command = {},
                  .experiments = {}};
  levels.study.experiments.push_back({&kHead, std::move(*result)});
  levels.files = std::move(*files);
  return levels;
}

}  // namespace lw::study
