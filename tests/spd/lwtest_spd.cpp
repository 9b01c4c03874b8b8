// lwtest_spd MODULE.spv OPTIONS: runs a variant of studies/spd on lavapipe over random texels and compares every texel
// of every level with the rule.
// lwtest_spd --write FILE OPTIONS: writes all levels, of which level 0 has random texels.
// lwtest_spd --compare FILE OPTIONS: compares what such a file holds after a run of Lanewise with the rule.
#include <fmt/format.h>
#include <unistd.h>
#include <vulkan/vulkan_core.h>
#include <CLI/CLI.hpp>

#include <bit>
#include <cstring>
#include <stdexcept>

#include "base/output_file.h"
#include "host/files.h"
#include "shaders/lavapipe.h"
#include "study/spd/rule.h"

namespace lw::spd {
namespace {

using namespace study;

struct Options {
  std::string module, write, compare;
  uint32_t width = 256, height = 256, slices = 1, seed = 1;
  SpdRule rule;
};

template <class T>
T must(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(*result);
}

// Where level n of an image begins.
size_t offset_of(const WitnessImage& image, uint32_t level) {
  size_t offset = 0;
  for (uint32_t n = 0; n < level; ++n) offset += image.level_bytes(n);
  return offset;
}

WitnessBinding image_binding(uint32_t binding, uint32_t index, uint32_t level) {
  WitnessBinding bound;
  bound.name.binding = binding;
  bound.name.index = index;
  bound.image = 0;
  bound.level = level;
  return bound;
}

struct PushConstants {
  float texel_size[2];
  uint32_t level_count;
  uint32_t padding = 0;
};

void run(WitnessLaunch& launch, const Options& options, uint32_t level, uint32_t count) {
  const WitnessImage& image = launch.images[0];
  const PushConstants constants{
      {1.0F / static_cast<float>(image.width_of(level)), 1.0F / static_cast<float>(image.height_of(level))}, count};
  launch.push_constants.resize(launch.interface.push_constant_bytes);
  std::memcpy(launch.push_constants.data(), &constants, std::min(launch.push_constants.size(), sizeof constants));
  const uint32_t tile = options.rule.is_passes ? 32 : 64;
  launch.grid = {(image.width_of(level) + tile - 1) / tile, (image.height_of(level) + tile - 1) / tile, options.slices};
  launch.bindings = {image_binding(0, 0, level)};
  if (options.rule.is_passes) {
    launch.bindings.push_back(image_binding(1, 0, level + 1));
  } else {
    for (uint32_t n = 1; n <= count; ++n) launch.bindings.push_back(image_binding(1, n - 1, n));
    launch.bindings.push_back(image_binding(2, 0, std::min(6U, count)));
    WitnessBinding counters;
    counters.name.binding = 3;
    counters.bytes.resize(options.slices * sizeof(uint32_t));
    launch.bindings.push_back(counters);
  }
  if (const std::string failed = run_on_lavapipe(launch); !failed.empty()) throw std::runtime_error(failed);
  if (!options.rule.is_passes)
    for (const std::byte byte : launch.bindings.back().bytes)
      if (byte != std::byte{0}) throw std::runtime_error("a counter is not 0 at the end");
}

// Returns how many texels were compared.
size_t compare(const Options& options, const WitnessImage& image) {
  size_t compared = 0;
  for (uint32_t slice = 0; slice < options.slices; ++slice) {
    const auto level_of = [&](uint32_t n) {
      const size_t slice_bytes = image.level_bytes(n) / options.slices;
      const auto bytes = std::span(image.bytes).subspan(offset_of(image, n) + slice * slice_bytes, slice_bytes);
      return read_level(options.rule, bytes, image.width_of(n), image.height_of(n));
    };
    const std::vector<SpdLevel> wanted = levels_by_rule(options.rule, level_of(0), image.levels - 1);
    for (uint32_t n = 1; n < image.levels; ++n) {
      const SpdLevel got = level_of(n);
      for (size_t i = 0; i < got.texels.size(); ++i, ++compared)
        if (got.texels[i] != wanted[n - 1].texels[i])
          throw std::runtime_error(fmt::format("level {} of slice {}, texel ({}, {}): {}, expected {}", n, slice,
                                               i % got.width, i / got.width, fmt::join(got.texels[i], " "),
                                               fmt::join(wanted[n - 1].texels[i], " ")));
    }
  }
  return compared;
}

WitnessImage image_of(const Options& options) {
  WitnessImage image;
  image.format = options.rule.format == SpdFormat::rgba8 ? VK_FORMAT_R8G8B8A8_UNORM : VK_FORMAT_R16G16B16A16_SFLOAT;
  image.texel_bytes = options.rule.format == SpdFormat::rgba8 ? 4 : 8;
  image.width = options.width;
  image.height = options.height;
  image.slices = options.slices;
  image.levels = static_cast<uint32_t>(std::bit_width(std::max(options.width, options.height)));
  image.bytes = random_texels(options.rule, image.level_bytes(0), options.seed);
  // What is not written shows as NaN, or as a texel that the rule hardly has.
  image.bytes.resize(offset_of(image, image.levels), std::byte{0xff});
  return image;
}

size_t run_variant(const Options& options) {
  WitnessLaunch launch;
  launch.module = must(shader::spirv_words(must(host::read_file(options.module))));
  launch.interface = must(shader::read_shader_interface(launch.module, "", {}));
  launch.images = {image_of(options)};
  const WitnessImage& image = launch.images[0];
  if (!options.rule.is_passes) run(launch, options, 0, image.levels - 1);
  for (uint32_t n = 0; options.rule.is_passes && n + 1 < image.levels; ++n) run(launch, options, n, 1);
  return compare(options, launch.images[0]);
}

size_t compare_file(const Options& options) {
  WitnessImage image = image_of(options);
  const std::vector<std::byte> before = std::move(image.bytes);
  image.bytes = must(host::read_file(options.compare));
  if (image.bytes.size() != before.size())
    throw std::runtime_error(fmt::format("{} bytes, expected {}", image.bytes.size(), before.size()));
  if (!std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(image.level_bytes(0)),
                  image.bytes.begin()))
    throw std::runtime_error("level 0 has changed");
  return compare(options, image);
}

}  // namespace
}  // namespace lw::spd

int main(int count, char** words) {
  using namespace lw::spd;
  using namespace lw::study;
  Options options;
  std::string format = "rgba16f";
  CLI::App app;
  app.add_option("MODULE", options.module);
  app.add_option("--write", options.write);
  app.add_option("--compare", options.compare);
  app.add_option("--width", options.width)->check(CLI::Range(1, 4096));
  app.add_option("--height", options.height)->check(CLI::Range(1, 4096));
  app.add_option("--slices", options.slices)->check(CLI::Range(1, 2048));
  app.add_option("--seed", options.seed);
  app.add_option("--format", format)->check(CLI::IsMember({"rgba16f", "rgba8"}));
  app.add_flag("--half", options.rule.is_half);
  app.add_flag("--passes", options.rule.is_passes);
  app.add_flag("--sampler", options.rule.is_sampled);
  app.add_flag("--handed-over", options.rule.is_handed_over);
  CLI11_PARSE(app, count, words);
  if (format == "rgba8") options.rule.format = SpdFormat::rgba8;
  options.rule.is_sample_exact = options.rule.is_store_exact = options.module.empty();
  if (!options.module.empty()) {
    // As lavapipe has them.
    options.rule.store_rounding = SpdRounding::toward_zero;
    options.rule.sample_rounding = SpdRounding::toward_zero;
    options.rule.is_unorm_by_reciprocal = true;
  }
  int code = 0;
  try {
    if (!options.write.empty()) {
      if (const auto error = lw::write_file(options.write, image_of(options).bytes))
        throw std::runtime_error(error->message);
    } else {
      const size_t texels = options.compare.empty() ? run_variant(options) : compare_file(options);
      fmt::print("{} texels are as the rule has them\n", texels);
    }
  } catch (const std::runtime_error& error) {
    fmt::print("{} (--seed {})\n", error.what(), options.seed);
    code = 1;
  }
  std::fflush(nullptr);
  ::_exit(code);  // without the driver's own clean-up
}
