// A value for each lane as one line: what is the same or goes up evenly is said once.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace lw::observe {

enum class ValueForm : uint8_t { hexadecimal, float32 };

// A number as traces show it: "7", "0x1c", "0.5".
std::string value_text(uint64_t value, ValueForm form);

// "0x7", "0, 4 … 0xfc" or, where not all lanes of `lanes` go the same way, "0-16: 0x7, 17-31: 0, 4 … 0x38"; lanes of
// `of` are all that could be there. What goes beyond `columns` is left out, and how many lanes that are is said.
std::string lanes_text(const std::array<uint64_t, 64>& values, uint64_t lanes, uint64_t of, ValueForm form,
                       unsigned columns);

// EXEC, a character a lane in groups of 16: "████████████████ ██▁▁…".
std::string lanes_picture(uint64_t lanes, unsigned wave_lanes);

}  // namespace lw::observe
