// What `explain` says of one instruction, as text and as JSON (docs/schemas/explain.schema.json).
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/explain.h"
#include "report/json_types.h"

namespace lw::report {

using lanewise::BitField;
using lanewise::BytePicture;
using lanewise::ByteRow;
using lanewise::CostFact;
using lanewise::DialectSpelling;
using lanewise::EncodingForm;
using lanewise::Erratum;
using lanewise::ExplainedAccess;
using lanewise::ExplainedOperand;
using lanewise::ExplainPage;
using lanewise::FloatFact;
using lanewise::Hazard;
using lanewise::HazardPlace;
using lanewise::HazardRow;
using lanewise::ImmediateField;
using lanewise::LanePicture;
using lanewise::OpcodeInfo;
using lanewise::OtherEncoding;
using lanewise::TargetGroup;

// The parts of a page, in its order.
enum class ExplainPart : uint8_t {
  word,
  dialects,
  operands,
  access,
  meaning,
  floats,
  pictures,
  targets,
  encodings,
  cost,
  hazards,
  errata
};
inline constexpr std::array<std::string_view, 12> kExplainParts = {"word",      "dialects", "operands", "access",
                                                                   "meaning",   "floats",   "pictures", "targets",
                                                                   "encodings", "cost",     "hazards",  "errata"};

// Plain text, at most 80 columns but for instruction texts that are longer. `parts` is a bit set over ExplainPart.
std::string explain_text(const ExplainPage& page, uint32_t parts = ~0u);

SortedJson explain_document(const lanewise::ExplainReport& report);
// The page alone.
nlohmann::json explain_page_json(const ExplainPage& page);

// The text of a hazard and all else that is known of it.
std::string hazard_sentence(const Hazard& hazard);
std::string_view place_name(HazardPlace place);  // "before", "after", "itself"

// "NaN", "infinities", … for a subject of float facts.
std::string_view subject_words(std::string_view subject);
// Whether the facts are about more than one operation, so that a reader must be told which.
bool names_operations(const std::vector<FloatFact>& facts);

// "v1[31:16]" for a run of bits, "v1" for the whole register; several runs are joined by '+'.
std::string bits_text(const ExplainedAccess& access);

// The lines of the drawings, without indentation; at most 76 columns.
std::vector<std::string> draw_word(const ExplainPage& page, unsigned word);
std::vector<std::string> draw_bytes(const BytePicture& picture);
std::vector<std::string> draw_lanes(const LanePicture& picture);

// `text` in lines of at most `columns`, broken at blanks; words longer than a line stay whole.
std::vector<std::string> wrapped(std::string_view text, size_t columns);

}  // namespace lw::report
