#include "study/spd/watch.h"

#include <bit>
#include <optional>
#include <set>
#include <unordered_map>

#include "base/bits.h"
#include "image/device_image.h"
#include "study/spd/launch.h"
#include "study/spd/variants.h"

namespace lw::study {
namespace {

class Watch final : public events::Sink {
 public:
  // Addresses are those of the texture until locate() is called.
  bool wants_accesses() const override { return true; }
  bool wants_group(const events::GroupStart& group) override { return group.group == 0; }
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override {
    if (!access.is_texel || instruction.wave.group != 0) return;
    SpdAccess* held = accesses_.empty() ? nullptr : &accesses_.back();
    if (held == nullptr || held->wave != instruction.wave.wave || held->number != instruction.number) {
      held = &accesses_.emplace_back();
      held->is_store = access.kind == events::AccessKind::store;
      held->wave = instruction.wave.wave;
      held->number = instruction.number;
    }
    held->lanes |= access.lanes;
    for_each_bit(access.lanes, [&](unsigned lane) { held->offsets[lane] = access.address[lane]; });
  }
  std::vector<SpdAccess>& accesses() { return accesses_; }

 private:
  std::vector<SpdAccess> accesses_;
};

std::unordered_map<uint64_t, SpdPlace> places_by_offset(const image::DeviceImage& image) {
  std::unordered_map<uint64_t, SpdPlace> places;
  for (uint32_t level = 0; level < image.description().levels; ++level) {
    const image::DeviceImage::Extent extent = image.extent(level);
    for (uint32_t y = 0; y < extent.height; ++y)
      for (uint32_t x = 0; x < extent.width; ++x) places[image.texel_offset(level, x, y, 0)] = {level, x, y};
  }
  return places;
}

// The texture is all that the variant reaches as an image.
std::optional<Error> locate(std::vector<SpdAccess>& accesses, const SpdLaunch& launch) {
  const auto image = image::DeviceImage::make(launch.gpu().target(), launch.image());
  if (!image) return Error{image.error().what};
  const std::unordered_map<uint64_t, SpdPlace> places = places_by_offset(*image);
  for (SpdAccess& access : accesses)
    for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
      const state::Buffer* buffer = launch.gpu().memory().find(access.offsets[lane], 1);
      if (buffer == nullptr) return Error{"a texel in no buffer"};
      access.offsets[lane] -= buffer->address;
      const auto place = places.find(access.offsets[lane]);
      if (place == places.end()) return Error{"an access between the texels of the texture"};
      access.texels[lane] = place->second;
    }
  return std::nullopt;
}

}  // namespace

uint32_t SpdAccess::lines(uint32_t line_bytes, uint32_t texel_bytes) const {
  std::set<uint64_t> reached;
  for_each_bit(lanes, [&](unsigned lane) {
    const uint64_t first = offsets[lane];
    for (uint64_t line = first / line_bytes; line <= (first + texel_bytes - 1) / line_bytes; ++line)
      reached.insert(line);
  });
  return static_cast<uint32_t>(reached.size());
}

Result<std::vector<SpdAccess>> watch_texels(SpdBench& bench, const SpdRun& run) {
  LW_CHECK(!spd_variant(run.variant).is_sampled, run.variant);
  const Result<const SpdCode*> code = bench.code_of(run);
  if (!code) return code.error();
  const Result<std::unique_ptr<SpdLaunch>> launch = SpdLaunch::place((*code)->object, run);
  if (!launch) return launch.error();
  Watch watch;
  const events::Outcome outcome = (*launch)->gpu().run((*launch)->placed(), {.threads = 1, .sink = &watch});
  if (!outcome.finished()) return Error{outcome.text()};
  if (const auto error = locate(watch.accesses(), **launch)) return *error;
  return std::move(watch.accesses());
}

}  // namespace lw::study
