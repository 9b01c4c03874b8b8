// Whether the text and the words of a listed line are the same instruction. Private to this folder.
#pragma once

#include <string>

#include "inst/inst.h"
#include "isa/isa.h"

namespace lw::text {

// `text` as read in the form of `words`: the same operands and modifiers, where a literal and an inline constant of
// the same value are the same and bits that the instruction ignores do not count. `skip_label`: the branch distance
// stands in the text as a label, which is looked at later.
bool is_same(const inst::Instruction& text, const inst::Instruction& words, bool skip_label);

// "BE8400FF 00001000"
std::string words_text(const std::array<uint32_t, 3>& words, unsigned count);

// Another target's name that decodes the words, and what it makes of them: "gfx803 has 'v_mac_f32_e32 v0, v1, v2'
// there". Empty when none does.
std::string elsewhere(const isa::Target& target, const std::array<uint32_t, 3>& words, unsigned count);

}  // namespace lw::text
