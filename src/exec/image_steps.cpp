// Steps of micro-operations on images: what is the same for all lanes, the descriptor, is made ready once.
#include <cstring>

#include "exec/lower.h"
#include "exec/machine.h"
#include "sem/program.h"

namespace lw::exec {
namespace {

// nullptr: the wave stops, since the descriptor says what cannot be done.
const image::BoundImage* image_of(Context& c, const ImageStep& s) {
  image::ImageResourceWords words;
  for (size_t i = 0; i < words.size(); ++i) words[i] = *at<uint32_t>(c, s.descriptor[i]);
  Machine& machine = *c.machine;
  if (machine.images == nullptr) machine.images = std::make_unique<image::BoundImages>(*machine.model->target);
  const Result<image::BoundImage, image::Refusal>& found = machine.images->find(words);
  if (found) return &*found;
  raise(c, events::OutcomeKind::not_modelled, "an image whose descriptor has " + found.error().what);
  return nullptr;
}

image::Coordinates coordinates_of(const sem::ImageAccess& access) {
  return {static_cast<image::Coordinates::Dimension>(access.dimension), access.has_slice, access.has_level};
}

// Calls f with the image and the words of each active lane; what it returns are the lane's four words.
template <class F>
void each_lane(Context& c, const Step& step, F f) {
  const ImageStep& s = *reinterpret_cast<const ImageStep*>(step.imm);
  const image::BoundImage* image = image_of(c, s);
  if (image == nullptr) return;
  const sem::ImageAccess access = sem::ImageAccess::unpack(s.access);
  uint32_t* into[4];
  const uint32_t* from[4];
  for (size_t i = 0; i < 4; ++i) into[i] = at<uint32_t>(c, s.word[i]);
  for (size_t i = 0; i < s.argument_count; ++i) from[i] = at<const uint32_t>(c, s.argument[i]);
  for (size_t i = 0; i < 4; ++i) std::memset(into[i], 0, 4 * state::kLanes);
  for_lanes(active_lanes(c), [&](int lane) {
    image::Words words{};
    for (size_t i = 0; i < s.argument_count; ++i) words[i] = from[i][lane];
    const image::Words result = f(*image, access, words);
    for (size_t i = 0; i < 4; ++i) into[i][lane] = result[i];
  });
}

void find_texels(Context& c, const Step& step) {
  each_lane(c, step, [](const image::BoundImage& image, const sem::ImageAccess& access, const image::Words& words) {
    const image::TexelPlace place = image.find(coordinates_of(access), words);
    return image::Words{static_cast<uint32_t>(place.address), static_cast<uint32_t>(place.address >> 32), place.bytes,
                        0};
  });
}

void find_values(Context& c, const Step& step) {
  each_lane(c, step, [](const image::BoundImage& image, const sem::ImageAccess& access, const image::Words& words) {
    return image.loaded(words, access.halves);
  });
}

void make_elements(Context& c, const Step& step) {
  each_lane(
      c, step,
      [&](const image::BoundImage& image, const sem::ImageAccess& access, const image::Words& words) -> image::Words {
        const Result<image::Words, image::Refusal> element = image.stored(words, access.halves);
        if (element) return *element;
        raise(c, events::OutcomeKind::not_modelled, "an image store with " + element.error().what);
        return {};
      });
}

void find_sizes(Context& c, const Step& step) {
  each_lane(c, step, [](const image::BoundImage& image, const sem::ImageAccess&, const image::Words& words) {
    return image.sizes(words[0]);
  });
}

}  // namespace

StepFunction image_function(ImageStep::Kind kind) {
  switch (kind) {
    case ImageStep::Kind::texel: return find_texels;
    case ImageStep::Kind::values: return find_values;
    case ImageStep::Kind::element: return make_elements;
    case ImageStep::Kind::sizes: return find_sizes;
  }
  return nullptr;
}

}  // namespace lw::exec
