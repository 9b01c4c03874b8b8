// The page of `explain`, filled in from the tables, the meaning and the analyses.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "inst/inst.h"
#include "isa/isa.h"
#include "report/explain_page.h"

namespace lw::explain {

// Of one valid instruction. `code` holds its words, literal included. `details`: with the members of ExplainPage under
// "Details".
report::ExplainPage instruction_page(const isa::Target& target, const inst::Instruction& instruction,
                                     std::span<const std::byte> code, bool details = true);

// Of the pairs of VOPD, which are one record: two instructions, the first one with any partner, or all.
enum class PairShown : uint8_t { whole, first, any };

// Of a record, without operands. `encoding` is one of its encodings in the target's column: the one that the formulas
// are about.
report::ExplainPage record_page(const isa::Target& target, const isa::Encoding& encoding,
                                PairShown pairs = PairShown::first);

// The encodings of a record, in the order of isa::encodings(). Listed once: a page asks for every target.
std::span<const isa::Encoding* const> encodings_of(isa::Op op);

// ---- The page's parts, each filled in by a file of its own ----

// An instruction's text in pieces.
struct TextPieces {
  std::vector<std::string> operands;  // one for each of the encoding's; a register's name where the text shows none
  std::vector<std::pair<isa::Modifier, std::string>> modifiers;  // "dst_sel:WORD_1", "clamp"; groups by their first
};
TextPieces text_pieces(const isa::Target& target, const inst::Instruction& instruction);

std::vector<report::BitField> bit_fields(const isa::Target& target, const inst::Instruction& instruction,
                                         std::span<const uint32_t> words, const TextPieces& pieces);
// The fields of an immediate that has some: the counters of s_waitcnt, the register of hwreg().
std::vector<report::ImmediateField> immediate_fields(isa::Column column, const isa::Encoding& encoding,
                                                     const isa::Operand& operand, uint32_t value);
// Those of the offset of ds_swizzle_b32.
std::vector<report::ImmediateField> swizzle_fields(isa::Column column, uint32_t offset);
// What the number of an instruction without such fields says: "4 wait states"; may be empty.
std::string immediate_words(const isa::Target& target, const inst::Instruction& instruction, uint32_t value);
// What a value of a modifier means, in words; empty where nothing is recorded. `known` tells whether the modifier has
// words at all.
std::string modifier_words(std::string_view modifier, uint32_t value, bool* known = nullptr);

void fill_accesses(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page);
void fill_pictures(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page);
void fill_targets(const isa::Encoding& own, PairShown pairs, report::ExplainPage& page);
void fill_forms(const isa::Target& target, const isa::Encoding& own, PairShown pairs, report::ExplainPage& page);
void fill_other_encodings(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page);
// What is published of the instruction's class, and what software must see to around it.
void fill_costs(const isa::Target& target, const isa::Record& record, report::ExplainPage& page);
void fill_hazards(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page);

// `instruction` and `pieces` are null for a record by itself.
void fill_errata(const isa::Record& record, const inst::Instruction* instruction, const TextPieces* pieces,
                 report::ExplainPage& page);

}  // namespace lw::explain
