// What a kernel printed: the records that its printf left in the buffer of the hidden argument.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "object/object.h"
#include "state/state.h"

namespace lw::gpu {

struct KernelPrinted {
  std::string text;
  std::string problem;  // empty where everything that was printed is in the text
};

// The buffer begins with two words, the bytes used and the bytes there are behind them, as the device library's
// __printf_alloc has it. Records are in the order in which lanes asked for room. Says what is missing.
KernelPrinted read_printf_buffer(const state::Memory& memory, uint64_t address,
                                 std::span<const object::PrintfFormat> formats);

// An empty buffer of so many bytes, its two words included.
void prepare_printf_buffer(std::span<std::byte> buffer);
inline constexpr uint64_t kPrintfHeaderBytes = 8;
inline constexpr uint64_t kDefaultPrintfBytes = uint64_t{4} << 20;
inline constexpr uint64_t kLeastPrintfBytes = 64;

}  // namespace lw::gpu
