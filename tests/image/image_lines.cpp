// The library of images by lines, so that a test in another language can ask it. Each line of standard input is a
// question, each line of standard output its answer; "refused: WHY" where there is none.
//
//   decode DATA NUMBER HEX           an element's bytes -> four components, hexadecimal
//   encode DATA NUMBER X Y Z W       components, hexadecimal -> the element's bytes
#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

#include "image/format.h"

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

std::string answer(const std::string& line) {
  std::istringstream words(line);
  std::string question, data, number;
  words >> question >> data >> number;
  const auto format = image::TexelFormat::find(data, number);
  if (!format) return "refused: " + format.error().what;
  return question == "decode" ? decode(*format, words) : encode(*format, words);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) fmt::print("{}\n", answer(line));
}
