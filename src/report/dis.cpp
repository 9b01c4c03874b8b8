#include "report/dis.h"

#include <fmt/format.h>

#include "base/json_text.h"
#include "report/json_document.h"

namespace lw::report {

using lanewise::DisassembledInstruction;
using lanewise::DisassembledOperand;

template <class Visit>
void fields(Visit& visit, const DisassembledOperand& o) {
  visit("name", o.name);
  visit("kind", o.kind);
  visit("type", o.type);
  visit("value", o.value);
  visit("reads", o.reads);
  visit("writes", o.writes);
}

namespace {

std::optional<std::string_view> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

std::vector<std::string> in_hexadecimal(const std::vector<uint32_t>& words) {
  std::vector<std::string> list;
  for (const uint32_t word : words) list.push_back(fmt::format("{:08X}", word));
  return list;
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const DisassembledInstruction& i) {
  visit("address", i.address);
  visit("words", in_hexadecimal(i.words));
  visit("text", i.text);
  visit.nullable("mnemonic", unless_empty(i.mnemonic));
  visit.nullable("encoding", unless_empty(i.encoding));
  visit("operands", i.operands);
}

SortedJson dis_document(const lanewise::DisassembleReport& report) {
  SortedJson sections = SortedJson::array();
  for (size_t i = 0; i < report.sections.size(); ++i) {
    SortedJson instructions = SortedJson::array();
    report.visit(i, [&](const DisassembledInstruction& instruction) { instructions.push_back(json_of(instruction)); });
    sections.push_back({{"code_object", report.sections[i].code_object},
                        {"name", report.sections[i].name},
                        {"instructions", std::move(instructions)}});
  }
  return document("dis", 1, {{"target", report.target}, {"sections", std::move(sections)}}, report.messages);
}

void write_dis_json(const lanewise::DisassembleReport& report, const std::function<void(std::string_view)>& sink) {
  // What comes before the sections, without its closing brace.
  std::string head = json_text(document("dis", 1, {{"target", report.target}}, report.messages));
  head.pop_back();
  sink(head + ",\"sections\": [");
  for (size_t i = 0; i < report.sections.size(); ++i) {
    const lanewise::DisassembledSection& section = report.sections[i];
    sink(fmt::format("{}\n {{\"code_object\": {}, \"name\": {}, \"instructions\": [", i == 0 ? "" : ",",
                     section.code_object, json_text(SortedJson(section.name))));
    bool is_first = true;
    report.visit(i, [&](const DisassembledInstruction& instruction) {
      sink(is_first ? "\n  " : ",\n  ");
      sink(json_text(json_of(instruction)));
      is_first = false;
    });
    sink("]}");
  }
  sink("\n]}\n");
}

}  // namespace lw::report
