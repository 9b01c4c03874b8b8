#include "random_instances.h"

#include <algorithm>

#include "base/base.h"
#include "bytes/bytes.h"
#include "isa/operand_values.h"

namespace lw::test {
namespace {

uint64_t ones(unsigned width) { return width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1; }

uint64_t pick(std::mt19937_64& random, std::initializer_list<uint64_t> from) {
  return from.begin()[random() % from.size()];
}

// Source numbers with a meaning of their own on some target, and the ends of every run.
uint64_t special_source(std::mt19937_64& random) {
  return pick(random, {0,   1,   2,   4,   100, 101, 102, 103, 104, 106, 107, 108, 110, 111, 112, 116, 120, 123,
                       124, 126, 127, 128, 129, 192, 193, 208, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
                       245, 246, 247, 248, 251, 252, 253, 254, 255, 256, 257, 258, 260, 384, 508, 510, 511});
}

uint64_t field_value(unsigned width, std::mt19937_64& random) {
  switch (random() % 4) {
    case 0: return 0;
    case 1: return ones(width);
    case 2: return special_source(random) & ones(width);
    default: return random() & ones(width);
  }
}

uint32_t random_literal(std::mt19937_64& random) {
  switch (random() % 4) {
    case 0: return static_cast<uint32_t>(random());
    case 1: return static_cast<uint32_t>(special_source(random));
    default: break;
  }
  const uint32_t value = special_literals()[random() % special_literals().size()];
  return random() % 8 == 0 ? value ^ uint32_t { 1 } << random() % 32 : value;
}

// Up to four words of an encoding, as two numbers.
struct Bits {
  uint64_t low = 0, high = 0;
  void put(uint64_t value, unsigned lsb) { (lsb < 64 ? low : high) |= value << (lsb % 64); }
};

Bits fixed_bits(const isa::Encoding& encoding) {
  const isa::BitLayout& layout = isa::layouts()[encoding.layout];
  return {layout.fixed_bits | uint64_t{encoding.opcode} << layout.opcode_lsb, layout.fixed_bits_high};
}

constexpr uint32_t kFiller = 0xbf800000;  // s_nop 0

// The words of an encoding, and what may follow: a random literal, or the address registers of images.
Words to_words(const isa::Encoding& encoding, const Bits& bits, std::mt19937_64& random) {
  const std::array<uint32_t, 4> own = {static_cast<uint32_t>(bits.low), static_cast<uint32_t>(bits.low >> 32),
                                       static_cast<uint32_t>(bits.high), static_cast<uint32_t>(bits.high >> 32)};
  Words words;
  for (size_t i = 0; i < words.size(); ++i)
    words[i] = i < encoding.words                                       ? own[i]
               : i == encoding.words || inst::is_image(encoding.format) ? random_literal(random)
                                                                        : kFiller;
  return words;
}

// Its operands and modifiers at their limits, special, or random: often enough no instruction.
Words random_candidate(const isa::Encoding& encoding, std::mt19937_64& random) {
  Bits words = fixed_bits(encoding);
  for (const isa::Operand& operand : encoding.operands()) {
    if (operand.width == 0) continue;
    uint64_t value = field_value(operand.width, random);
    // Tuples of a random register are mostly those that the targets with aligned ones refuse.
    if (operand.dwords > 1 && random() % 4 != 0) value &= ~uint64_t{1};
    words.put(value, operand.lsb);
    if (operand.scalar_bit != 0) words.put(random() % 2, operand.scalar_bit);
    if (operand.acc_bit != 0) words.put(random() % 2, operand.acc_bit);
  }
  for (const isa::ModifierField& field : encoding.modifiers()) {
    if (!field.allowed) continue;
    const uint64_t value = random() % 3 == 0 ? field.unwritten : field_value(field.width, random);
    words.put(field.required >= 0 ? static_cast<uint64_t>(field.required) : value, field.lsb);
  }
  return to_words(encoding, words, random);
}

std::vector<uint32_t> find_special_literals() {
  std::vector<uint32_t> found = {0,          1,          64,         65,         0xffff,     0xffffffef,
                                 0xfffffff0, 0xffffffff, 0x7fffffff, 0x80000000, 0x3f000000, 0x3f800000,
                                 0x40000000, 0x40800000, 0x3e22f983, 0x3fe00000, 0x3ff00000, 0x40100000,
                                 0x3fc45f30, 0x6dc9c882, 0x10000,    0x3f80f983, 128,        193};
  const std::vector<uint32_t> halves = {0x0001, 0x0040, 0x0041, 0xffef, 0xfff0, 0x3800, 0x3c00, 0x4000,
                                        0x4400, 0x3118, 0x3f00, 0x3f80, 0x4080, 0x3e22, 0x3e23, 0xf983};
  for (const uint32_t half : halves)
    for (const uint32_t sign : {0u, 0x8000u}) {
      const uint32_t value = half ^ sign;
      found.insert(found.end(), {value, value | value << 16, value << 16, value | 0xffff0000});
    }
  for (size_t i = found.size(); i-- > 0;) found.push_back(found[i] ^ 0x80000000);
  std::ranges::sort(found);
  found.erase(std::ranges::unique(found).begin(), found.end());
  return found;
}

}  // namespace

std::span<const uint32_t> special_literals() {
  static const std::vector<uint32_t> literals = find_special_literals();
  return literals;
}

void add_literals(const isa::Target& target, const isa::Encoding& encoding, const Words& instance, uint64_t one_in,
                  std::mt19937_64& random, std::vector<Words>& words) {
  const auto add_all = [&](Words with_literal) {
    const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(with_literal)));
    if (decoded.instruction.encoding != encoding.id || !decoded.instruction.has_literal) return;
    for (const uint32_t literal : special_literals()) {
      if (random() % one_in != 0) continue;
      with_literal[encoding.words] = literal;
      words.push_back(with_literal);
    }
  };
  add_all(instance);
  constexpr unsigned kSourceBits = 8;
  for (const isa::Operand& operand : encoding.operands()) {
    if (operand.width < kSourceBits || operand.lsb / 32 != (operand.lsb + operand.width - 1u) / 32) continue;
    Words changed = instance;
    uint32_t& word = changed[operand.lsb / 32];
    const unsigned lsb = operand.lsb % 32;
    word = (word & ~static_cast<uint32_t>(ones(operand.width) << lsb)) | isa::kLiteral << lsb;
    add_all(changed);
  }
}

std::vector<const isa::Encoding*> encodings_of(const isa::Target& target) {
  std::vector<const isa::Encoding*> found;
  for (const isa::Encoding& encoding : isa::encodings())
    if (encoding.id != 0 && encoding.in(target.column)) found.push_back(&encoding);
  return found;
}

std::optional<Words> random_instance(const isa::Target& target, const isa::Encoding& encoding,
                                     std::mt19937_64& random) {
  constexpr int kAttempts = 20000;  // the longest aligned tuples of AGPRs are few
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const Words result = random_candidate(encoding, random);
    const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(result)));
    if (decoded.instruction.encoding == encoding.id) return result;
  }
  return std::nullopt;
}

Words random_words(const isa::Encoding& encoding, std::mt19937_64& random) {
  const isa::BitLayout& layout = isa::layouts()[encoding.layout];
  const uint64_t fixed = layout.fixed_mask | ones(layout.opcode_width) << layout.opcode_lsb;
  Bits bits = fixed_bits(encoding);
  bits.low |= random() & ~fixed;
  bits.high |= random() & ~layout.fixed_mask_high;
  return to_words(encoding, bits, random);
}

Words near_instance(const isa::Encoding& encoding, std::mt19937_64& random) {
  Words words = random_candidate(encoding, random);
  if (random() % 2 == 0) words[random() % encoding.words] ^= 1u << random() % 32;
  return words;
}

}  // namespace lw::test
