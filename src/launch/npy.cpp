// NumPy's .npy format: magic, version, a Python dictionary as text, then the elements.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "launch/values.h"

namespace lw::launch {
namespace {

constexpr std::array<std::string_view, 11> kDescriptions{"|i1", "|u1", "<i2", "<u2", "<f2", "<i4",
                                                         "<u4", "<f4", "<i8", "<u8", "<f8"};
constexpr std::string_view kMagic = "\x93NUMPY";

// The text after 'key': up to the next ',' or '}' outside parentheses; empty when there is no such key.
std::string_view dictionary_value(std::string_view header, std::string_view key) {
  const size_t at = header.find(fmt::format("'{}'", key));
  if (at == std::string_view::npos) return {};
  size_t start = header.find(':', at);
  if (start == std::string_view::npos) return {};
  ++start;
  int depth = 0;
  size_t end = start;
  for (; end < header.size(); ++end) {
    const char c = header[end];
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (depth == 0 && (c == ',' || c == '}')) break;
  }
  std::string_view value = header.substr(start, end - start);
  while (!value.empty() && value.front() == ' ') value.remove_prefix(1);
  while (!value.empty() && value.back() == ' ') value.remove_suffix(1);
  return value;
}

std::optional<uint64_t> elements_of_shape(std::string_view shape) {
  if (shape.size() < 2 || shape.front() != '(' || shape.back() != ')') return std::nullopt;
  shape = shape.substr(1, shape.size() - 2);
  uint64_t count = 1;
  while (!shape.empty()) {
    const size_t comma = shape.find(',');
    std::string_view digits = shape.substr(0, comma);
    while (!digits.empty() && digits.front() == ' ') digits.remove_prefix(1);
    while (!digits.empty() && digits.back() == ' ') digits.remove_suffix(1);
    shape = comma == std::string_view::npos ? std::string_view{} : shape.substr(comma + 1);
    if (digits.empty()) continue;
    const std::optional<uint64_t> extent = parse_unsigned(digits);
    if (!extent || (*extent != 0 && count > (uint64_t{1} << 40) / *extent)) return std::nullopt;
    count *= *extent;
  }
  return count;
}

}  // namespace

Result<Array> read_npy(std::span<const std::byte> file) {
  const Error malformed{"is no .npy file"};
  if (file.size() < 10 || std::memcmp(file.data(), kMagic.data(), kMagic.size()) != 0) return malformed;
  const auto version = static_cast<unsigned>(file[6]);
  const size_t length_bytes = version == 1 ? 2 : 4;
  if (version < 1 || version > 3 || file.size() < 8 + length_bytes) return malformed;
  const size_t header_bytes = version == 1 ? load_le<uint16_t>(&file[8]) : load_le<uint32_t>(&file[8]);
  const size_t start = 8 + length_bytes;
  if (header_bytes > file.size() - start) return malformed;
  const std::string_view header(reinterpret_cast<const char*>(&file[start]), header_bytes);

  const std::string_view description = dictionary_value(header, "descr");  // "'<f4'"; a list for records
  if (description.empty()) return malformed;
  const auto known = std::find_if(kDescriptions.begin(), kDescriptions.end(), [&](std::string_view d) {
    return description == fmt::format("'{}'", d) || (d[0] == '|' && description == fmt::format("'<{}'", d.substr(1)));
  });
  if (known == kDescriptions.end())
    return Error{fmt::format("holds elements of type {}, which no argument type matches", description)};
  const std::string_view shape = dictionary_value(header, "shape");
  const std::optional<uint64_t> count = elements_of_shape(shape);
  if (shape.empty()) return malformed;
  if (!count) return Error{fmt::format("its shape {} is malformed or has more than 2^40 elements", shape)};
  const bool several_dimensions =
      shape.find_first_of("0123456789", std::min(shape.find(','), shape.size())) != shape.npos;
  if (dictionary_value(header, "fortran_order") == "True" && several_dimensions)
    return Error{"is in Fortran order; save it with numpy.ascontiguousarray"};

  Array array;
  array.element = static_cast<Element>(known - kDescriptions.begin());
  array.count = *count;
  const size_t size = element_bytes(array.element);
  if (array.count > (file.size() - start - header_bytes) / size) return Error{"is shorter than its header says"};
  const std::span<const std::byte> data = file.subspan(start + header_bytes, array.count * size);
  array.bytes.assign(data.begin(), data.end());
  return array;
}

std::vector<std::byte> write_npy(const Array& array, std::span<const uint64_t> shape) {
  std::vector<uint64_t> extents(shape.begin(), shape.end());
  if (extents.empty()) extents.push_back(array.count / array.components);
  if (shape.empty() && array.components != 1) extents.push_back(array.components);
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}{}), }}",
                                   kDescriptions[static_cast<size_t>(array.element)], fmt::join(extents, ", "),
                                   extents.size() == 1 ? "," : "");
  // The data starts at a multiple of 64; the header ends with a newline.
  header.resize(align_up(10 + header.size() + 1, 64) - 10 - 1, ' ');
  header += '\n';
  std::string file(kMagic);
  file += '\x01';
  file += '\0';
  file += static_cast<char>(header.size() & 0xff);
  file += static_cast<char>(header.size() >> 8);
  file += header;
  std::vector<std::byte> bytes(file.size() + array.bytes.size());
  std::memcpy(bytes.data(), file.data(), file.size());
  if (!array.bytes.empty()) std::memcpy(bytes.data() + file.size(), array.bytes.data(), array.bytes.size());
  return bytes;
}

}  // namespace lw::launch
