// The library of images by lines, so that a test in another language can ask it. Each line of standard input is a
// question, each line of standard output its answer; "refused: WHY" where there is none.
//
//   decode DATA NUMBER HEX           an element's bytes -> four components, hexadecimal
//   encode DATA NUMBER X Y Z W       components, hexadecimal -> the element's bytes
//   layout TARGET CHIP DIMENSIONS WIDTH HEIGHT DEPTH SLICES LEVELS BYTES MODE PITCH XOR
//                                    a surface, the one that is asked about from then on; CHIP may be -
//                                    -> size, alignment, pitch, chain's rows, and whether the pitch field has the rows
//   at LEVEL X Y Z                   a texel -> its offset
#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

#include "image/format.h"
#include "image/layout.h"

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

std::string answer(const std::string& line) {
  std::istringstream words(line);
  std::string question, data, number;
  words >> question;
  if (question == "layout") return lay_out(words);
  if (question == "at") return offset(words);
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
