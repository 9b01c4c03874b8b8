#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "support/case.h"

namespace lw::kernels {

std::optional<ElementType> element_type(std::string_view name);

// Writes one value given as text ("5", "-1", "0xff", "1.5", "nan", "bits:0x7fc00000") at `to`. False when the text is
// no value of the type.
bool store_text(ElementType type, const std::string& text, std::byte* to);

// Fills `buffer` as tests/kernels/README.md describes. Empty when done, otherwise what is wrong with `init`.
std::string initialise(Buffer& buffer, const std::string& init);

}  // namespace lw::kernels
