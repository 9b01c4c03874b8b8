// Machine words of any target (chosen by the first byte): decoding, text, listing, encoding back, meaning.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

#include "base/base.h"
#include "bytes/bytes.h"
#include "inst/inst.h"
#include "sem/sem.h"
#include "text/listing.h"
#include "text/printer.h"
#include "well_formed.h"

namespace {

// The words again, where the instruction says all that is in them: bits that no field covers and that the picture does
// not fix are ignored by the machine and come back as zeros.
void check_encoding(const lw::isa::Target& target, std::span<const std::byte> code,
                    const lw::inst::Instruction& instruction) {
  const auto encoded = lw::bytes::encode(target, instruction);
  LW_CHECK(encoded.ok(), "a decoded instruction does not encode");
  LW_CHECK(size_t{encoded->words} * 4 == instruction.size_bytes, "encoding changes the size of an instruction");
  std::array<std::byte, 4 * lw::inst::kMaxWords> bytes{};
  for (size_t i = 0; i < encoded->words; ++i)
    for (size_t b = 0; b < 4; ++b) bytes[4 * i + b] = static_cast<std::byte>(encoded->word[i] >> (8 * b));
  const auto again = lw::bytes::decode(target, std::span(bytes).first(instruction.size_bytes));
  LW_CHECK(again.instruction.encoding == instruction.encoding && again.instruction.operand == instruction.operand &&
               again.instruction.modifier == instruction.modifier &&
               again.instruction.has_literal == instruction.has_literal &&
               again.instruction.literal == instruction.literal,
           "encoding and decoding again gives another instruction");

  const lw::isa::BitLayout& layout = lw::isa::layouts()[instruction.enc().layout];
  // Of the first four words; behind the encoding's own come a literal and the address registers of images.
  const std::array<uint64_t, 2> said = {layout.fixed_mask | layout.field_mask,
                                        layout.fixed_mask_high | layout.field_mask_high};
  for (size_t i = 0; i < instruction.size_bytes; ++i) {
    const auto mask = i < 4 * size_t{instruction.enc().words} ? static_cast<std::byte>(said[i / 8] >> (8 * (i % 8)))
                                                              : std::byte{0xff};
    LW_CHECK((bytes[i] & mask) == (code[i] & mask), "encode(decode(x)) is not x");
  }
}

// A listing has the texts that each instruction has alone, also of what it has met before: the words are there three
// times, and nothing is behind them.
void check_listing(const lw::isa::Target& target, std::span<const std::byte> code) {
  code = code.first(code.size() & ~size_t{3});
  constexpr size_t kTimes = 3;
  const auto memory = std::make_unique_for_overwrite<std::byte[]>(kTimes * code.size());
  for (size_t i = 0; i < kTimes; ++i) std::ranges::copy(code, memory.get() + i * code.size());
  const std::span<const std::byte> bytes(memory.get(), kTimes * code.size());
  std::string expected;
  for (size_t at = 0; at < bytes.size();) {
    const lw::bytes::Decoded decoded = lw::bytes::decode(target, bytes.subspan(at));
    expected += decoded.instruction.valid() ? lw::text::to_string(target, decoded.instruction)
                                            : fmt::format(".long {:#010x}", lw::load_le<uint32_t>(bytes.data() + at));
    expected += '\n';
    at += decoded.size_bytes;
  }
  for (const bool plain : {true, false}) {
    lw::text::OutputBuffer out;
    write_listing(target, {".text", 0, bytes, {}}, {.plain = plain, .show_zeroes = true}, out);
    LW_CHECK(!plain || out.view() == expected, "a listing has other texts than its instructions");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const auto targets = lw::isa::targets();
  const lw::isa::Target& target = targets[data[0] % targets.size()];
  auto code = std::as_bytes(std::span(data + 1, size - 1));
  check_listing(target, code);
  while (!code.empty()) {
    const lw::bytes::Decoded decoded = lw::bytes::decode(target, code);
    LW_CHECK(decoded.size_bytes > 0 && decoded.size_bytes <= code.size(), "decoding goes past the end");
    LW_CHECK(decoded.instruction.valid() == (decoded.why == lw::bytes::Undecodable::none), "valid and why disagree");
    if (decoded.instruction.valid()) {
      char text[lw::text::kMaxInstructionText];
      LW_CHECK(lw::text::print(target, decoded.instruction, text) <= std::end(text), "a text is too long");
      check_encoding(target, code, decoded.instruction);
      for (bool indexing : {false, true}) {
        const lw::sem::Specialised meaning = lw::sem::specialise(target, decoded.instruction, {indexing});
        if (meaning.refusal == lw::sem::ProgramRefusal::none)
          lwfuzz::check_well_formed(meaning.program);
        else
          LW_CHECK(!meaning.note.empty(), "a refusal without a reason");
      }
    }
    code = code.subspan(decoded.size_bytes);
  }
  return 0;
}
