// Whether the text and the words of a listed line are the same instruction. Private to this folder.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "inst/inst.h"
#include "isa/isa.h"

namespace lw::text {

// `text` as read in the form of `words`: the same operands and modifiers, where a literal and an inline constant of
// the same value are the same and bits that the instruction ignores do not count. `skip_label`: the branch distance
// stands in the text as a label, which is looked at later.
bool is_same(const inst::Instruction& text, const inst::Instruction& words, bool skip_label);

// "BE8400FF 00001000"
std::string words_text(std::span<const uint32_t> words, unsigned count);

// The text as read in the form of the words, for what is_same() does not settle: whether both are printed alike, so
// that no text could tell them apart.
bool is_printed_alike(const isa::Target& target, inst::Instruction text, const inst::Instruction& words,
                      bool skip_label);

// Why the words are no single instruction of the target, and what they are elsewhere.
struct WordsProblem {
  std::string message, hint;
};
WordsProblem explain_words(const isa::Target& target, std::span<const uint32_t> words, unsigned count);

}  // namespace lw::text
