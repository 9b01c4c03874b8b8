// `explain --json`; docs/isa-json.md has the schema.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/explain_page.h"

namespace lw::report {
namespace {

using nlohmann::json;

std::string_view kind_name(BitField::Kind kind) {
  static constexpr std::string_view kNames[] = {"fixed",   "ignored",  "unused", "opcode",
                                                "operand", "modifier", "literal"};
  return kNames[static_cast<size_t>(kind)];
}

std::string_view result_name(OtherEncoding::Result result) {
  static constexpr std::string_view kNames[] = {"same", "not_compared", "differs", "does_not_fit"};
  return kNames[static_cast<size_t>(result)];
}

json access_list(const std::vector<Access>& list) {
  json out = json::array();
  for (const Access& access : list) {
    json entry{{"name", access.name}, {"is_register", access.is_register}};
    if (access.is_register) entry["bit_mask"] = fmt::format("{:08x}", access.bits);
    if (!access.lanes.empty()) entry["lanes"] = access.lanes;
    out.push_back(std::move(entry));
  }
  return out;
}

json byte_picture(const BytePicture& picture) {
  static constexpr std::string_view kTones[] = {"plain", "chosen", "kept", "made"};
  json rows = json::array();
  for (const ByteRow& row : picture.rows) {
    json runs = json::array();
    for (const ByteRow::Run& run : row.runs)
      runs.push_back(
          {{"size_bytes", run.bytes}, {"label", run.label}, {"tone", kTones[static_cast<size_t>(run.tone)]}});
    rows.push_back({{"name", row.name}, {"runs", std::move(runs)}, {"note", row.note}});
  }
  json moves = json::array();
  for (const BytePicture::Arrow& arrow : picture.arrows)
    moves.push_back({{"from_row", arrow.from_row},
                     {"from_byte", arrow.from_byte},
                     {"to_byte", arrow.to_byte},
                     {"size_bytes", arrow.bytes}});
  return {{"rows", std::move(rows)}, {"moves", std::move(moves)}};
}

json lane_picture(const LanePicture& picture) {
  json lanes = json::array();
  for (const LanePicture::Lane& lane : picture.lanes) {
    switch (lane.state) {
      case LanePicture::State::taken: lanes.push_back(lane.source); break;
      case LanePicture::State::zero: lanes.push_back("zero"); break;
      case LanePicture::State::own: lanes.push_back("not_written"); break;
    }
  }
  return {{"destination", picture.destination},
          {"source", picture.source},
          {"is_result", picture.is_result},
          {"source_lanes", std::move(lanes)},
          {"notes", picture.notes}};
}

json opcode_list(const std::vector<OpcodeOf>& opcodes) {
  json out = json::array();
  for (const OpcodeOf& o : opcodes)
    out.push_back(
        {{"mnemonic", o.mnemonic}, {"encoding", o.encoding}, {"opcode", o.opcode}, {"size_bytes", o.size_bytes}});
  return out;
}

json instruction(const ExplainPage& page) {
  json words = json::array();
  for (const uint32_t word : page.words) words.push_back(fmt::format("{:08X}", word));
  json out{{"text", page.text},
           {"mnemonic", page.mnemonic},
           {"encoding", page.encoding},
           {"picture", page.picture},
           {"words", std::move(words)},
           {"size_bytes", 4 * page.words.size()},
           {"dialects", json::object()},
           {"fields", json::array()},
           {"operands", json::array()},
           {"reads", access_list(page.reads)},
           {"writes", access_list(page.writes)},
           {"accesses_from_operands", page.accesses_from_operands},
           {"other_encodings", json::array()},
           {"byte_pictures", json::array()},
           {"lane_pictures", json::array()},
           {"hazards", json::array()}};
  if (page.address) {
    out["address"] = *page.address;
    out["file"] = page.address_file;
  }
  for (const Spelling& spelling : page.spellings) out["dialects"][spelling.dialect] = spelling.text;
  for (const BitField& field : page.fields) {
    out["fields"].push_back({{"name", field.name},
                             {"kind", kind_name(field.kind)},
                             {"lsb", field.lsb},
                             {"width_bits", field.width},
                             {"value", field.value},
                             {"text", field.text},
                             {"meaning", field.meaning}});
    for (const ImmediateField& part : field.parts)
      out["fields"].back()["parts"].push_back({{"name", part.name},
                                               {"bits", part.bits},
                                               {"value", part.value},
                                               {"text", part.text},
                                               {"meaning", part.meaning}});
  }
  for (const ExplainedOperand& o : page.operands)
    out["operands"].push_back({{"name", o.name},
                               {"text", o.text},
                               {"kind", o.kind},
                               {"type", o.type},
                               {"registers", o.registers},
                               {"reads", o.reads},
                               {"writes", o.writes},
                               {"in_text", o.in_text}});
  for (const OtherEncoding& other : page.others) {
    json entry{{"encoding", other.encoding}, {"result", result_name(other.result)}, {"note", other.note}};
    if (other.result != OtherEncoding::Result::does_not_fit) {
      entry["text"] = other.text;
      entry["size_bytes"] = other.size_bytes;
    }
    out["other_encodings"].push_back(std::move(entry));
  }
  for (const BytePicture& picture : page.byte_pictures) out["byte_pictures"].push_back(byte_picture(picture));
  for (const LanePicture& picture : page.lane_pictures) out["lane_pictures"].push_back(lane_picture(picture));
  for (const Hazard& hazard : page.hazards)
    out["hazards"].push_back({{"name", hazard.name},
                              {"when", place_name(hazard.place)},
                              {"text", hazard.text},
                              {"wait_states", hazard.wait_states},
                              {"wait_states_depend", hazard.wait_words},
                              {"remedy", hazard.remedy},
                              {"ignored", hazard.ignored},
                              {"interlocked", hazard.is_interlocked},
                              {"source", hazard.source}});
  return out;
}

}  // namespace

json explain_json(const ExplainPage& page) {
  json out{{"target", page.target},
           {"record", page.record},
           {"family", page.family},
           {"kind", page.kind},
           {"unit", page.unit},
           {"meaning", page.meaning},
           {"modelled", page.modelled},
           {"not_modelled", page.not_modelled},
           {"formulas", page.formulas},
           {"micro_operations", page.micro_operations},
           {"float_behaviour", json::array()},
           {"targets", json::array()},
           {"missing_targets", page.missing_targets},
           {"cost", json::array()},
           {"errata", json::array()}};
  for (const TargetGroup& group : page.targets)
    out["targets"].push_back({{"targets", group.targets}, {"opcodes", opcode_list(group.opcodes)}});
  for (const FloatFact& fact : page.float_facts)
    out["float_behaviour"].push_back({{"subject", fact.subject}, {"text", fact.text}, {"operations", fact.operations}});
  for (const CostFact& cost : page.costs) out["cost"].push_back({{"text", cost.text}, {"source", cost.source}});
  for (const Erratum& erratum : page.errata)
    out["errata"].push_back({{"anchor", erratum.anchor}, {"title", erratum.title}, {"text", erratum.text}});
  if (page.is_instruction) {
    out.update(instruction(page));
    return out;
  }
  out["forms"] = json::array();
  for (const Form& form : page.forms) {
    json entry = opcode_list({form.opcode}).front();
    entry["operands"] = form.operands;
    out["forms"].push_back(std::move(entry));
  }
  out["formulas_of"] = page.formulas_of;
  return out;
}

}  // namespace lw::report
