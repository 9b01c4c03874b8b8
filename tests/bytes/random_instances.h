// Random instructions made from the tables.
#pragma once

#include <optional>
#include <random>
#include <span>
#include <vector>

#include "isa/isa.h"
#include "llvm_witness.h"

namespace lw::test {

// Those that the target has.
std::vector<const isa::Encoding*> encodings_of(const isa::Target& target);

// Words of one instruction of this encoding: every operand field and modifier either at a limit, at a value with a
// meaning of its own (special registers, constants, a literal), or anything. Empty when no attempt gave one that the
// decoder takes.
std::optional<Words> random_instance(const isa::Target& target, const isa::Encoding& encoding, std::mt19937_64& random);

// The fixed bits of the encoding, and anything in all others: ignored and reserved bits too.
Words random_words(const isa::Encoding& encoding, std::mt19937_64& random);

// What random_instance tries, whether the decoder takes it or not; in every other one a bit is another.
Words near_instance(const isa::Encoding& encoding, std::mt19937_64& random);

// Literals that are, or are next to, inline constants of some type, alone or as pairs, and source numbers.
std::span<const uint32_t> special_literals();

// Adds each of the special literals as each operand of an instance that takes one, of which one in `one_in`.
void add_literals(const isa::Target& target, const isa::Encoding& encoding, const Words& instance, uint64_t one_in,
                  std::mt19937_64& random, std::vector<Words>& words);

}  // namespace lw::test
