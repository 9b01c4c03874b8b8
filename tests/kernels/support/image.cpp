#include "support/image.h"

#include <algorithm>

#include "base/number.h"
#include "support/case.h"

namespace lw::kernels {

std::optional<ChannelFormat> channel_format(std::string_view name) {
  using Numbers = ChannelFormat::Numbers;
  const size_t digits = name.find_first_of("0123456789");
  if (digits == std::string_view::npos) return std::nullopt;
  const size_t end = std::min(name.find_first_not_of("0123456789", digits), name.size());
  ChannelFormat format{std::string(name.substr(0, digits)), 0, Numbers::unorm};
  const auto bits = parse_unsigned(name.substr(digits, end - digits));
  const std::string_view suffix = name.substr(end);
  const std::array orders = {"r", "rg", "rgba", "bgra"};
  if (std::ranges::find(orders, format.order) == orders.end() || !bits || (*bits != 8 && *bits != 16 && *bits != 32))
    return std::nullopt;
  format.bits = static_cast<unsigned>(*bits);
  if (suffix == "_snorm")
    format.numbers = Numbers::snorm;
  else if (suffix == "ui")
    format.numbers = Numbers::unsigned_integer;
  else if (suffix == "i")
    format.numbers = Numbers::signed_integer;
  else if (suffix == "f")
    format.numbers = Numbers::floating;
  else if (!suffix.empty())
    return std::nullopt;
  return format;
}

ElementType element_of(const ChannelFormat& format) {
  using Numbers = ChannelFormat::Numbers;
  if (format.numbers == Numbers::floating) return format.bits == 16 ? ElementType::f16 : ElementType::f32;
  const bool is_signed = format.numbers == Numbers::snorm || format.numbers == Numbers::signed_integer;
  switch (format.bits) {
    case 8: return is_signed ? ElementType::i8 : ElementType::u8;
    case 16: return is_signed ? ElementType::i16 : ElementType::u16;
    default: return is_signed ? ElementType::i32 : ElementType::u32;
  }
}

size_t sizes_of(std::string_view kind) {
  if (kind == "1d" || kind == "1d_buffer") return 1;
  if (kind == "2d" || kind == "1d_array") return 2;
  return kind == "3d" || kind == "2d_array" ? 3 : 0;
}

std::optional<SamplerText> parse_sampler(const std::string& text) {
  const size_t comma = text.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const std::string filter = text.substr(0, comma), rest = text.substr(comma + 1);
  if (filter != "linear" && filter != "nearest") return std::nullopt;
  const size_t second = rest.find(',');
  if (second != std::string::npos && rest.substr(second + 1) != "unnormalized") return std::nullopt;
  return SamplerText{rest.substr(0, second), filter == "linear", second != std::string::npos};
}

}  // namespace lw::kernels
