// Listings of machine code -> instructions: what llvm-objdump, the vendor's disassembler, Radeon GPU Analyzer and RADV
// print, with or without the machine words beside the text.
//
// Rules:
// - Words beside a text are checked: the text must be those words. Where the text leaves a choice, the words make it:
//   the form of a mnemonic without suffix (e32, e64, SDWA, DPP), a literal whose value an inline constant has too, bits
//   that the instruction ignores.
// - A text without words is assembled, in LLVM's order of preference of forms.
// - Addresses ascend without overlap. A step forward is a gap, which begins a fragment; a step back to before the
//   fragment begins another part (listings of several sections, shaders or excerpts in one file).
// - A line that the style does not print is an error: no instruction is dropped in silence.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "inst/inst.h"
#include "isa/isa.h"

namespace lw::text {

enum class ListingStyle : uint8_t {
  objdump,  // llvm-objdump -d, `lanewise dis`, llvm-mc -show-encoding
  sp3,      // the vendor's: no suffixes on mnemonics, omitted dst_unused pads; also as a table "address encoding text"
  rga,      // Radeon GPU Analyzer's parsed-ISA CSV and live-register report; its .isa text is `objdump`
  radv,     // RADV_DEBUG=shaders and pipeline executable properties; words after ';'
};
std::string_view style_name(ListingStyle style);

// The style of a text by its first lines; nothing when it is plain assembly.
std::optional<ListingStyle> recognise_listing(std::string_view text);

struct ListedInstruction {
  uint64_t address = 0;        // from the listing, or counted from 0 at the start of its part
  int line = 0;                // counted from 1
  bool is_instruction = true;  // false: a word that the listing shows as data (.long)
  bool words_given = false;    // by the listing; otherwise assembled from the text
  uint8_t words_count = 0;
  std::array<uint32_t, inst::kMaxWords> words{};
};

// The instruction that the words are; not valid() where is_instruction is false.
inst::Instruction decode(const isa::Target& target, const ListedInstruction& listed);

struct ListedLabel {
  std::string name;
  uint64_t address = 0;
  int line = 0;
  bool is_function = false;  // a symbol of the code object, not a block inside one
};

// Instructions that follow each other without a gap.
struct ListedFragment {
  enum class After : uint8_t {
    start,   // the first of its part
    gap,     // the listing leaves something out: an excerpt
    zeroes,  // a run of zero bytes, which llvm-objdump shows as "..."
    data,    // bytes that the listing shows as data
  };
  After after = After::start;
  size_t first_instruction = 0;
  uint64_t address = 0;
  int line = 0;
};

// A number that the listing states of a part: "VGPRs" 24, "LDS size" 1024.
struct ListedStatistic {
  std::string name;
  uint64_t value = 0;
};

// A section, shader or excerpt. Addresses and labels of one part have nothing to do with those of another.
struct ListedPart {
  std::string name;  // ".text", "Compute Shader"; may be empty
  int line = 0;
  size_t first_instruction = 0, instruction_count = 0;
  size_t first_label = 0, label_count = 0;
  size_t first_fragment = 0, fragment_count = 0;
  std::vector<ListedStatistic> statistics;
};

struct ReadListing {
  ListingStyle style{};
  std::string target;  // the gfx name that the text states; empty where it states none
  std::vector<ListedPart> parts;
  std::vector<ListedInstruction> instructions;
  std::vector<ListedLabel> labels;
  std::vector<ListedFragment> fragments;
};

// Reads a whole listing in linear time. What is wrong goes to `diagnostics`, by line; the result is usable only when
// there are no errors. Gaps are a warning.
ReadListing read_listing(const isa::Target& target, std::string_view text, ListingStyle style,
                         Diagnostics& diagnostics);

}  // namespace lw::text
