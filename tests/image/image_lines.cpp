// The library of images by lines, so that a test in another language can ask it. Each line of standard input is a
// question, each line of standard output its answer; "refused: WHY" where there is none.
//
//   decode DATA NUMBER HEX           an element's bytes -> four components, hexadecimal
//   encode DATA NUMBER X Y Z W       components, hexadecimal -> the element's bytes
//   layout TARGET CHIP DIMENSIONS WIDTH HEIGHT DEPTH SLICES LEVELS BYTES MODE PITCH XOR
//                                    a surface, the one that is asked about from then on; CHIP may be -
//                                    -> size, alignment, pitch, chain's rows, and whether the pitch field has the rows
//   at LEVEL X Y Z                   a texel -> its offset
//   image TARGET TYPE WIDTH HEIGHT DEPTH SLICES LEVELS DATA NUMBER MODE [specials]
//                                    the image that is sampled from then on; TYPE as in a T#, MODE the order of texels,
//                                    or - for rows. A texel's first component is texel_value(), the others are one more
//                                    each; of 8_8_8_8 srgb those are its bytes; of `specials`, many are infinite, NaN,
//                                    zeros with a sign or denormals
//   sampler W0 W1 W2 W3              the sampler from then on, hexadecimal
//   sample FORM [NAME=VALUE]…        FORM: comma-separated words of form_of(), or -; values are floats, hexadecimal, as
//                                    at0, slice, dx1, and offset words -> x, y, z, w, hexadecimal. It is sampled alone,
//                                    and together with what was asked before in the same form; "differs: …" where that
//                                    is not the same
//   together                         -> how many samples were asked for, and how many of them lanes took together
//   lod FORM [NAME=VALUE]…           -> the level of detail within its bounds, and before
#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "image/format.h"
#include "image/layout.h"
#include "image/sample.h"

namespace {

using namespace lw;

std::string decode(const image::TexelFormat& format, std::istringstream& words) {
  std::string digits;
  words >> digits;
  std::array<std::byte, 16> element{};
  for (size_t i = 0; i < format.bytes(); ++i)
    element[i] = static_cast<std::byte>(std::stoul(digits.substr(2 * i, 2), nullptr, 16));
  const image::Components c = format.decode(element.data());
  return fmt::format("{:x} {:x} {:x} {:x}", c[0], c[1], c[2], c[3]);
}

std::string encode(const image::TexelFormat& format, std::istringstream& words) {
  image::Components components{};
  for (uint32_t& component : components) words >> std::hex >> component;
  std::array<std::byte, 16> element{};
  format.encode(components, element.data());
  std::string result;
  for (size_t i = 0; i < format.bytes(); ++i) result += fmt::format("{:02x}", std::to_integer<unsigned>(element[i]));
  return result;
}

std::unique_ptr<image::ImageLayout> the_layout;

std::string lay_out(std::istringstream& words) {
  std::string target_name, chip;
  unsigned dimensions = 0, bytes = 0;
  image::Surface surface;
  words >> target_name >> chip >> dimensions >> surface.width >> surface.height >> surface.depth >> surface.slices >>
      surface.levels >> bytes >> surface.mode >> surface.pitch >> surface.pipe_bank_xor;
  surface.dimensions = static_cast<uint8_t>(dimensions);
  surface.element_bytes = static_cast<uint8_t>(bytes);
  const isa::Target& target = *isa::find_target(target_name);
  auto layout = image::ImageLayout::make(target, surface, chip == "-" ? "" : chip);
  the_layout.reset();
  if (!layout) return "refused: " + layout.error().what;
  the_layout = std::make_unique<image::ImageLayout>(std::move(*layout));
  return fmt::format("{} {} {} {} {}", the_layout->size_bytes(), the_layout->alignment(), the_layout->pitch(),
                     the_layout->chain_rows(), image::rows_are_pitch(target, surface) ? 1 : 0);
}

std::string offset(std::istringstream& words) {
  uint32_t level = 0, x = 0, y = 0, z = 0;
  words >> level >> x >> y >> z;
  return the_layout ? fmt::format("{}", the_layout->offset(level, x, y, z)) : "refused: no layout";
}

struct Sampled {
  image::BoundImage image;
  std::vector<std::byte> memory;
};
std::unique_ptr<Sampled> the_image;
std::optional<image::BoundSampler> the_sampler;
const isa::Target* the_target = nullptr;
constexpr uint64_t kAddress = 0x10000;

// Small whole numbers that differ between neighbours.
uint32_t texel_value(uint32_t level, uint32_t x, uint32_t y, uint32_t z) {
  return (level * 7919 + z * 1373 + y * 131 + x * 17 + x * y * 29) % 251;
}

// Of every third component, something that mixtures treat otherwise than numbers.
uint32_t with_specials(uint32_t bits, size_t number) {
  static constexpr std::array<uint32_t, 8> kSpecials = {0x7f800000, 0xff800000, 0x80000000, 0x00000001,
                                                        0x807fffff, 0x7fc12345, 0xff812345, 0};
  return number % 3 == 0 ? kSpecials[number / 3 % kSpecials.size()] : bits;
}

// What was asked of an image and a sampler, by the form of the instruction: the last of them as lanes of a wave.
struct Asked {
  image::SampleAddresses addresses;
  std::array<image::TexelWords, image::kMostElements> alone;
  size_t count = 0;
};
std::map<std::string, Asked> the_asked;
size_t sample_count = 0, together_count = 0;

std::string make_image(std::istringstream& words) {
  std::string target_name, data, number, mode, specials;
  uint32_t type = 0;
  image::Surface surface;
  words >> target_name >> type >> surface.width >> surface.height >> surface.depth >> surface.slices >>
      surface.levels >> data >> number >> mode >> specials;
  the_asked.clear();
  the_target = isa::find_target(target_name);
  const auto format = image::TexelFormat::find(data, number);
  if (!format) return "refused: " + format.error().what;
  const auto kind = static_cast<image::ImageType>(type);
  surface.dimensions = kind == image::ImageType::image_1d || kind == image::ImageType::image_1d_array ? 1
                       : kind == image::ImageType::image_3d                                           ? 3
                                                                                                      : 2;
  surface.element_bytes = static_cast<uint8_t>(format->bytes());
  surface.mode = mode == "-" ? image::linear_mode(*the_target) : static_cast<uint32_t>(std::stoul(mode));
  auto layout = image::ImageLayout::make(*the_target, surface);
  if (!layout) return "refused: " + layout.error().what;
  using Select = image::ComponentSelect;
  const uint32_t slices = surface.dimensions == 3 ? surface.depth : surface.slices;
  const image::ImageView view{kind,
                              surface,
                              kAddress,
                              0,
                              surface.levels - 1,
                              0,
                              slices - 1,
                              *format,
                              image::ComponentSwizzle({Select::r, Select::g, Select::b, Select::a})};
  const auto resource = image::resource_of(*the_target, view, *layout);
  if (!resource) return "refused: " + resource.error().message;
  const auto bound = image::BoundImage::make(*the_target, *image::write_image_resource(*the_target, *resource));
  if (!bound) return "refused: " + bound.error().what;
  the_image = std::make_unique<Sampled>(Sampled{*bound, std::vector<std::byte>(layout->size_bytes())});
  for (uint32_t level = 0; level < surface.levels; ++level) {
    const auto& of = layout->level(level);
    for (uint32_t z = 0; z < (surface.dimensions == 3 ? of.depth : slices); ++z)
      for (uint32_t y = 0; y < of.height; ++y)
        for (uint32_t x = 0; x < of.width; ++x) {
          image::Components texel{};
          for (uint32_t c = 0; c < 4; ++c) {
            const uint32_t value = texel_value(level, x, y, z) + c;
            texel[c] = format->is_integer() ? value : std::bit_cast<uint32_t>(static_cast<float>(value));
            if (!specials.empty()) texel[c] = with_specials(texel[c], value);
          }
          std::byte* element = the_image->memory.data() + layout->offset(level, x, y, z);
          format->encode(texel, element);
          if (number != "srgb") continue;
          for (uint32_t c = 0; c < 4; ++c) element[c] = static_cast<std::byte>(texel_value(level, x, y, z) + c);
        }
  }
  return "made";
}

std::string make_sampler(std::istringstream& words) {
  image::SamplerWords sampler{};
  for (uint32_t& word : sampler) words >> std::hex >> word;
  const auto bound = image::BoundSampler::make(*the_target, sampler);
  the_asked.clear();
  the_sampler.reset();
  if (!bound) return "refused: " + bound.error().what;
  the_sampler = *bound;
  return "made";
}

image::SampleForm form_of(const std::string& text) {
  image::SampleForm form;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) {
    if (word == "offset") form.offset = true;
    if (word == "bias") form.bias = true;
    if (word == "compare") form.compare = true;
    if (word == "derivatives") form.derivatives = true;
    if (word == "given") form.level = image::SampleForm::Level::given;
    if (word == "zero") form.level = image::SampleForm::Level::zero;
    if (word == "clamp") form.clamp = true;
    if (word == "unnormalized") form.unnormalized = true;
    if (word == "slice") form.coordinates.has_slice = true;
    if (word.starts_with("gather")) form.gathers = true, form.gathered = static_cast<uint8_t>(word.back() - '0');
  }
  return form;
}

struct Texels final : image::TexelSource {
  const std::byte* read(uint64_t at, uint32_t bytes) override { return read_together(at, bytes); }
  const std::byte* read_together(uint64_t at, uint64_t bytes) override {
    const uint64_t offset = at - kAddress;
    return offset + bytes <= the_image->memory.size() ? the_image->memory.data() + offset : nullptr;
  }
};

std::string text_of(const image::TexelWords& words) {
  return fmt::format("{:x} {:x} {:x} {:x}", words[0], words[1], words[2], words[3]);
}

// Samples what was asked last in all lanes of a wave, or in those of a mask, and compares each with itself alone.
std::string difference_together(const image::SampleSetup& sampling, Asked& asked, const image::SampleAddress& address,
                                const image::TexelWords& alone) {
  constexpr size_t kLanes = image::kMostElements;
  constexpr std::array<uint64_t, 4> kMasks = {~uint64_t{0}, 0xffffffff, 0xf00f'0ff0'a5a5'5a5a, 0x0000'1fff'ffff'fffe};
  const size_t own_lane = asked.count++ % kLanes;
  // Lanes that nothing was asked for yet take what was asked first.
  for (size_t lane = own_lane; lane < (asked.count <= kLanes ? kLanes : own_lane + 1); ++lane) {
    asked.addresses.set(lane, address);
    asked.alone[lane] = alone;
  }
  const uint64_t lanes = kMasks[asked.count % kMasks.size()] | uint64_t{1} << own_lane;
  constexpr uint32_t kUntouched = 0x5aa5a55a;
  image::TexelRows rows;
  for (auto& row : rows) row.fill(kUntouched);
  Texels texels;
  const uint64_t remaining = sampling.sample_rows(asked.addresses, lanes, false, texels, image::rows_of(rows));
  ++sample_count;
  together_count += (remaining >> own_lane & 1) == 0;
  for (size_t lane = 0; lane < kLanes; ++lane) {
    const image::TexelWords here = {rows[0][lane], rows[1][lane], rows[2][lane], rows[3][lane]};
    const bool is_done = ((lanes & ~remaining) >> lane & 1) != 0;
    const image::TexelWords wanted =
        is_done ? asked.alone[lane] : image::TexelWords{kUntouched, kUntouched, kUntouched, kUntouched};
    if (here != wanted) return fmt::format("differs: lane {} {}, alone {}", lane, text_of(here), text_of(wanted));
  }
  return {};
}

std::string sampled(const std::string& question, std::istringstream& words) {
  if (!the_image || !the_sampler) return "refused: no image or no sampler";
  std::string text;
  words >> text;
  const image::SampleForm form = form_of(text);
  image::SampleAddress address;
  for (std::string item; words >> item;) {
    const size_t equals = item.find('=');
    const std::string name = item.substr(0, equals), value = item.substr(equals + 1);
    const size_t axis = static_cast<size_t>(name.back() - '0');
    const auto number = [&] { return std::bit_cast<float>(static_cast<uint32_t>(std::stoul(value, nullptr, 16))); };
    if (name.starts_with("offset")) address.offset[axis] = std::stoi(value);
    if (name.starts_with("at")) address.at[axis] = number();
    if (name.starts_with("dx")) address.along_x[axis] = number();
    if (name.starts_with("dy")) address.along_y[axis] = number();
    if (name == "slice") address.slice = number();
    if (name == "bias") address.bias = number();
    if (name == "reference") address.reference = number();
    if (name == "level") address.level = number();
    if (name == "lowest") address.lowest_level = number();
  }
  const image::SampleSetup sampling(the_image->image, *the_sampler, form);
  if (question == "lod") return text_of(sampling.level_of_detail(address));
  Texels texels;
  const image::TexelWords alone = sampling.sample(address, false, texels);
  const std::string difference = difference_together(sampling, the_asked[text], address, alone);
  return difference.empty() ? text_of(alone) : difference;
}

std::string answer(const std::string& line) {
  std::istringstream words(line);
  std::string question, data, number;
  words >> question;
  if (question == "layout") return lay_out(words);
  if (question == "at") return offset(words);
  if (question == "image") return make_image(words);
  if (question == "sampler") return make_sampler(words);
  if (question == "together") return fmt::format("{} {}", sample_count, together_count);
  if (question == "sample" || question == "lod") return sampled(question, words);
  words >> data >> number;
  const auto format = image::TexelFormat::find(data, number);
  if (!format) return "refused: " + format.error().what;
  return question == "decode" ? decode(*format, words) : encode(*format, words);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) fmt::print("{}\n", answer(line));
}
