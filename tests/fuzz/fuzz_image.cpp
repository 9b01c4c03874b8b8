// Descriptors of images of any target (chosen by the first byte): fields read and written again; layouts whose texels
// lie within the size that they say.
#include <algorithm>
#include <array>
#include <cstring>

#include "base/bits.h"
#include "base/check.h"
#include "image/layout.h"

namespace {

using namespace lw;

void check_words(const isa::Target& target, const image::ImageResourceWords& words) {
  const image::ImageResource resource = image::read_image_resource(target, words);
  const auto written = image::write_image_resource(target, resource);
  LW_CHECK(written.ok(), "what is read cannot be written");
  LW_CHECK(image::read_image_resource(target, *written) == resource, "written and read again, it is another");
  image::SamplerWords sampler_words;
  std::copy_n(words.begin(), sampler_words.size(), sampler_words.begin());
  const image::Sampler sampler = image::read_sampler(target, sampler_words);
  const auto sampler_written = image::write_sampler(target, sampler);
  LW_CHECK(sampler_written.ok() && image::read_sampler(target, *sampler_written) == sampler, "a sampler changes");
  const auto refusal = image::refusal_of(sampler);
  LW_CHECK(!refusal || !refusal->what.empty(), "a refusal without a reason");
  (void)image::border_channels(resource.bc_swizzle);
}

// The corners of each level of the view, and what the numbers behind the descriptor name.
void check_texels(const image::ImageLayout& layout, const image::ImageView& view, std::span<const uint8_t> rest) {
  LW_CHECK(view.last_level < layout.levels(), "a view beyond the levels");
  const auto check = [&](uint32_t level, uint32_t x, uint32_t y, uint32_t z) {
    LW_CHECK(layout.offset(level, x, y, z) + layout.element_bytes() <= layout.size_bytes(),
             "a texel outside its image");
  };
  const bool is_3d = view.surface.dimensions == 3;
  for (uint32_t l = 0; l < layout.levels(); ++l) {
    const image::ImageLayout::Level& level = layout.level(l);
    const uint32_t deep = is_3d ? level.depth : view.surface.slices;
    for (const uint32_t z : {0u, deep - 1})
      for (const uint32_t y : {0u, level.height - 1})
        for (const uint32_t x : {0u, level.width - 1}) check(l, x, y, z);
    for (size_t i = 0; i + 6 <= rest.size(); i += 6)
      check(l, load_le<uint16_t>(&rest[i]) % level.width, load_le<uint16_t>(&rest[i + 2]) % level.height,
            load_le<uint16_t>(&rest[i + 4]) % deep);
  }
}

void check_format(const image::ImageView& view, std::span<const uint8_t> rest) {
  std::array<std::byte, 16> element{}, again{}, once_more{};
  std::memcpy(element.data(), rest.data(), std::min(rest.size(), element.size()));
  const image::Components components = view.format.decode(element.data());
  view.format.encode(components, again.data());
  view.format.encode(view.format.decode(again.data()), once_more.data());
  LW_CHECK(again == once_more, "an element that was written reads as another");
  (void)view.swizzle.to_result(components, view.format.is_integer());
  (void)view.swizzle.to_texel(components, view.format);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  image::ImageResourceWords words{};
  if (size < 1 + sizeof words) return 0;
  const auto targets = isa::targets();
  const isa::Target& target = targets[data[0] % targets.size()];
  if (!image::has_images(target)) return 0;
  std::memcpy(words.data(), data + 1, sizeof words);
  const std::span rest(data + 1 + sizeof words, size - 1 - sizeof words);
  check_words(target, words);
  const auto view = image::view_of(target, image::read_image_resource(target, words));
  if (!view.ok()) {
    LW_CHECK(!view.error().what.empty(), "a refusal without a reason");
    return 0;
  }
  check_format(*view, rest);
  for (const std::string_view chip : {"", "polaris10", "vega10", "navi10"}) {
    const auto layout = image::ImageLayout::make(target, view->surface, chip);
    if (layout.ok())
      check_texels(*layout, *view, rest);
    else
      LW_CHECK(!layout.error().what.empty(), "a refusal without a reason");
  }
  return 0;
}
