// A format string of OpenCL C or HIP with its arguments as a kernel left them, as text.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lw::gpu {

// The arguments of one call, one after the other.
class PrintfArguments {
 public:
  virtual ~PrintfArguments() = default;
  // The bytes of the next scalar or vector; empty where there is none.
  virtual std::span<const std::byte> next() = 0;
  // The next string, without its end; nothing where there is none.
  virtual std::optional<std::string> next_text() = 0;
};

// Conversions are those of OpenCL C 6.15.14: C99's flags, width, precision and lengths, with vectors (%v4hlf); `*` as
// in C. Numbers are printed as the C library prints them. What is no conversion, or has no argument, stays as it
// stands.
std::string format_printf(std::string_view format, PrintfArguments& arguments);

}  // namespace lw::gpu
