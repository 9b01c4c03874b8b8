// Images of kernel cases: how large they are, and what their texels are by the names of formats.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lw::kernels {

enum class ElementType;

struct ImageShape {
  std::string kind;               // "1d", "1d_buffer", "1d_array", "2d", "2d_array", "3d"
  std::array<uint32_t, 3> size;   // as OpenCL's regions have it: an array's slices behind its other sizes
  std::string format;             // "rgba8_snorm"
  std::string layout = "linear";  // in the emulator's memory
  uint32_t levels = 1;            // there, too; the first is what counts
};

// What a name says: "bgra", 8 bits, normalised numbers.
struct ChannelFormat {
  std::string order;  // "r", "rg", "rgba", "bgra"
  unsigned bits;
  enum class Numbers { unorm, snorm, unsigned_integer, signed_integer, floating } numbers;
  unsigned channels() const { return static_cast<unsigned>(order.size()); }
};
std::optional<ChannelFormat> channel_format(std::string_view name);
ElementType element_of(const ChannelFormat& format);

// Sizes that a kind has: 1 to 3; 0 where there is no such kind.
size_t sizes_of(std::string_view kind);

// A sampler as arguments of `run` spell it behind "sampler:".
struct SamplerText {
  std::string address;  // "clamp_to_edge"
  bool is_linear = false;
  bool is_unnormalized = false;
};
std::optional<SamplerText> parse_sampler(const std::string& text);

}  // namespace lw::kernels
