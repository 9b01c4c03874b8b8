// `explain --json`.
#include <fmt/format.h>

#include "base/json_text.h"
#include "report/explain_page.h"
#include "report/json_document.h"

namespace lw::report {

template <class Visit>
void fields(Visit& visit, const ImmediateField& f) {
  visit("name", f.name);
  visit("bits", f.bits);
  visit("value", f.value);
  visit("text", f.text);
  visit("meaning", f.meaning);
}

template <class Visit>
void fields(Visit& visit, const BitField& f) {
  static constexpr std::string_view kKinds[] = {"fixed",   "ignored",  "unused", "opcode",
                                                "operand", "modifier", "literal"};
  visit("name", f.name);
  visit("kind", kKinds[static_cast<size_t>(f.kind)]);
  visit("lsb", f.lsb);
  visit("width_bits", f.width_bits);
  visit("value", f.value);
  visit("text", f.text);
  visit("meaning", f.meaning);
  if (!f.parts.empty()) visit("parts", f.parts);
}

template <class Visit>
void fields(Visit& visit, const ExplainedOperand& o) {
  visit("name", o.name);
  visit("text", o.text);
  visit("kind", o.kind);
  visit("type", o.type);
  visit("registers", o.registers);
  visit("reads", o.reads);
  visit("writes", o.writes);
  visit("in_text", o.in_text);
}

template <class Visit>
void fields(Visit& visit, const ExplainedAccess& a) {
  visit("name", a.name);
  visit("is_register", a.is_register);
  if (a.is_register) visit("bit_mask", fmt::format("{:08x}", a.bits));
  if (!a.lanes.empty()) visit("lanes", a.lanes);
}

template <class Visit>
void fields(Visit& visit, const OpcodeInfo& o) {
  visit("mnemonic", o.mnemonic);
  visit("encoding", o.encoding);
  visit("opcode", o.opcode);
  visit("size_bytes", o.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const EncodingForm& f) {
  fields(visit, f.opcode);
  visit("operands", f.operands);
}

template <class Visit>
void fields(Visit& visit, const TargetGroup& g) {
  visit("targets", g.targets);
  visit("opcodes", g.opcodes);
}

template <class Visit>
void fields(Visit& visit, const OtherEncoding& o) {
  static constexpr std::string_view kResults[] = {"same", "not_compared", "differs", "does_not_fit"};
  visit("encoding", o.encoding);
  visit("result", kResults[static_cast<size_t>(o.result)]);
  visit("note", o.note);
  if (o.result == OtherEncoding::Comparison::does_not_fit) return;
  visit("text", o.text);
  visit("size_bytes", o.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const Hazard& h) {
  visit("name", h.name);
  visit("when", place_name(h.place));
  visit("text", h.text);
  visit("wait_states", h.wait_states);
  visit("wait_states_depend", h.wait_words);
  visit("remedy", h.remedy);
  visit("ignored", h.ignored);
  visit("interlocked", h.is_interlocked);
  visit("source", h.source);
}

template <class Visit>
void fields(Visit& visit, const CostFact& c) {
  visit("text", c.text);
  visit("source", c.source);
}

template <class Visit>
void fields(Visit& visit, const Erratum& e) {
  visit("anchor", e.anchor);
  visit("title", e.title);
  visit("text", e.text);
}

template <class Visit>
void fields(Visit& visit, const FloatFact& f) {
  visit("subject", f.subject);
  visit("text", f.text);
  visit("operations", f.operations);
}

template <class Visit>
void fields(Visit& visit, const ByteRow::Run& r) {
  static constexpr std::string_view kTones[] = {"plain", "chosen", "kept", "made"};
  visit("size_bytes", r.size_bytes);
  visit("label", r.label);
  visit("tone", kTones[static_cast<size_t>(r.tone)]);
}

template <class Visit>
void fields(Visit& visit, const ByteRow& r) {
  visit("name", r.name);
  visit("runs", r.runs);
  visit("note", r.note);
}

template <class Visit>
void fields(Visit& visit, const BytePicture::Arrow& a) {
  visit("from_row", a.from_row);
  visit("from_byte", a.from_byte);
  visit("to_byte", a.to_byte);
  visit("size_bytes", a.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const BytePicture& p) {
  visit("rows", p.rows);
  visit("moves", p.arrows);
}

namespace {

// A number, or why there is none.
std::vector<SortedJson> source_lanes(const LanePicture& picture) {
  std::vector<SortedJson> lanes;
  for (const LanePicture::Lane& lane : picture.lanes) {
    switch (lane.state) {
      case LanePicture::State::taken: lanes.emplace_back(lane.source); break;
      case LanePicture::State::zero: lanes.emplace_back("zero"); break;
      case LanePicture::State::own: lanes.emplace_back("not_written"); break;
    }
  }
  return lanes;
}

std::vector<std::string> hexadecimal(const std::vector<uint32_t>& words) {
  std::vector<std::string> list;
  for (const uint32_t word : words) list.push_back(fmt::format("{:08X}", word));
  return list;
}

std::vector<std::pair<std::string, std::string>> by_dialect(const std::vector<DialectSpelling>& spellings) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const DialectSpelling& spelling : spellings) list.emplace_back(spelling.dialect, spelling.text);
  return list;
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const LanePicture& p) {
  visit("destination", p.destination);
  visit("source", p.source);
  visit("is_result", p.is_result);
  visit("source_lanes", source_lanes(p));
  visit("notes", p.notes);
}

namespace {

template <class Visit>
void fields_of_instruction(Visit& visit, const ExplainPage& p) {
  visit("text", p.text);
  visit("mnemonic", p.mnemonic);
  visit("encoding", p.encoding);
  visit("picture", p.picture);
  visit("words", hexadecimal(p.words));
  visit("size_bytes", 4 * p.words.size());
  visit.by_name("dialects", by_dialect(p.spellings));
  visit("fields", p.fields);
  visit("operands", p.operands);
  visit("reads", p.reads);
  visit("writes", p.writes);
  visit("accesses_from_operands", p.accesses_from_operands);
  visit("other_encodings", p.others);
  visit("byte_pictures", p.byte_pictures);
  visit("lane_pictures", p.lane_pictures);
  visit("hazards", p.hazards);
  if (!p.address) return;
  visit("address", *p.address);
  visit("file", p.address_file);
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const ExplainPage& p) {
  visit("target", p.target);
  visit("record", p.record);
  visit("family", p.family);
  visit("kind", p.kind);
  visit("unit", p.unit);
  visit("meaning", p.meaning);
  visit("modelled", p.modelled);
  visit("not_modelled", p.not_modelled);
  visit("formulas", p.formulas);
  visit("micro_operations", p.micro_operations);
  visit("float_behaviour", p.float_facts);
  visit("targets", p.targets);
  visit("missing_targets", p.missing_targets);
  visit("cost", p.costs);
  visit("errata", p.errata);
  if (p.is_instruction) return fields_of_instruction(visit, p);
  visit("forms", p.forms);
  visit("formulas_of", p.formulas_of);
}

nlohmann::json explain_page_json(const ExplainPage& page) { return json_of(page); }

SortedJson explain_document(const lanewise::ExplainReport& report) {
  return document("explain", 1, json_of(report.page), report.messages);
}

}  // namespace lw::report
