// What is wrong with words that are not an instruction.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "isa/isa.h"

namespace lw::bytes {

// Why the words at the start of `code` are not an instruction: "the target has no such opcode: 0x3d of VOP2; on gfx9
// they are an instruction". Empty where they are one.
std::string why_undecodable(const isa::Target& target, std::span<const std::byte> code);

}  // namespace lw::bytes
