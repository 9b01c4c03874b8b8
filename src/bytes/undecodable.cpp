#include "bytes/undecodable.h"

#include <fmt/format.h>

#include <bit>
#include <tuple>

#include "bytes/bytes.h"
#include "isa/target_names.h"

namespace lw::bytes {
namespace {

// The fixed bits at the top of the first word, which tell the formats apart; elsewhere fixed bits are reserved ones.
uint64_t format_bits(const isa::BitLayout& layout) {
  const auto first_word = static_cast<uint32_t>(layout.fixed_mask);
  const int leading = std::countl_one(first_word);
  return leading == 0 ? 0 : uint64_t{0xffffffffu} << (32 - leading) & 0xffffffffu;
}

uint64_t words_at(std::span<const std::byte> code) {
  return code.size() >= 8 ? load_le<uint64_t>(code.data()) : load_le<uint32_t>(code.data());
}

// The encoding of the target that begins with the words' format and has their opcode; of several, the one whose
// fixed bits are most like the words. `wrong` are the bits in which they differ.
const isa::Encoding* nearest_encoding(const isa::Target& target, uint64_t words, uint64_t& wrong) {
  const isa::Encoding* nearest = nullptr;
  std::tuple<int, int, int> best;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (!encoding.in(target.column)) continue;
    const isa::BitLayout& layout = isa::layouts()[encoding.layout];
    const uint64_t different = (words ^ layout.fixed_bits) & layout.fixed_mask;
    if ((different & format_bits(layout)) != 0 ||
        bit_field(words, layout.opcode_lsb, layout.opcode_width) != encoding.opcode)
      continue;
    // The first word tells forms apart: SDWA and DPP have fixed bits there where VOP1 has a source.
    constexpr uint64_t kFirstWord = 0xffffffff;
    const auto rank = std::tuple(std::popcount(different & kFirstWord), -std::popcount(layout.fixed_mask & kFirstWord),
                                 std::popcount(different));
    if (nearest != nullptr && rank >= best) continue;
    nearest = &encoding;
    best = rank;
    wrong = different;
  }
  return nearest;
}

// The layout of the target whose format the words begin with; the longest beginning.
const isa::Encoding* of_format(const isa::Target& target, uint64_t words) {
  const isa::Encoding* found = nullptr;
  uint64_t most = 0;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (!encoding.in(target.column)) continue;
    const isa::BitLayout& layout = isa::layouts()[encoding.layout];
    const uint64_t begin = format_bits(layout);
    if (begin <= most || ((words ^ layout.fixed_bits) & begin) != 0) continue;
    found = &encoding;
    most = begin;
  }
  return found;
}

std::string who_has_it(std::span<const std::byte> code) {
  const std::string targets =
      isa::targets_with([&](const isa::Target& target) { return decode(target, code).instruction.valid(); });
  return targets.empty() ? "" : fmt::format("; on {} they are an instruction", targets);
}

}  // namespace

std::string why_undecodable(const isa::Target& target, std::span<const std::byte> code) {
  const Decoded decoded = decode(target, code);
  if (decoded.instruction.valid()) return {};
  if (code.size() < 4) return "it needs more words";
  if (decoded.why == Undecodable::truncated) return "it needs more words";
  const uint64_t words = words_at(code);
  uint64_t wrong = 0;
  const isa::Encoding* encoding = nearest_encoding(target, words, wrong);
  if (encoding != nullptr && wrong != 0)
    return fmt::format("{} has the opcode, and bit {} of its form {} must be {}{}", encoding->stem(),
                       std::countr_zero(wrong), isa::format_name(encoding->format),
                       (words >> std::countr_zero(wrong)) & 1 ? 0 : 1, who_has_it(code));
  if (encoding != nullptr)
    return fmt::format("a field of {} holds a reserved value{}", encoding->mnemonic(), who_has_it(code));
  const isa::Encoding* format = of_format(target, words);
  if (format == nullptr) return fmt::format("no format of the target begins with these bits{}", who_has_it(code));
  const isa::BitLayout& layout = isa::layouts()[format->layout];
  return fmt::format("the target has no such opcode: {:#x} of {}{}",
                     bit_field(words, layout.opcode_lsb, layout.opcode_width), isa::format_name(format->format),
                     who_has_it(code));
}

}  // namespace lw::bytes
