#include "report/reference.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "report/explain_keys.h"
#include "report/page_text.h"
#include "report/reference_drawings.h"

namespace lw::report {
namespace {

constexpr std::string_view kTool =
    "Made by lanewise explain --html from the records of isa/ and the meanings of src/sem/.";

std::string page_start(std::string_view title, std::string_view body_class) {
  return fmt::format(
      "<!-- {} -->\n<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
      "<link rel=\"stylesheet\" href=\"reference.css\">\n<script src=\"reference.js\" defer></script>\n</head>\n"
      "<body class=\"{}\">\n",
      kTool, html_escaped(title), body_class);
}

std::string target_list(const std::vector<std::string>& names) {
  return html_escaped(fmt::format("{}", fmt::join(names, " ")));
}

std::string section(std::string_view title, std::string_view body) {
  return body.empty() ? "" : fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", html_escaped(title), body);
}

std::string lines_block(const std::vector<std::string>& lines) {
  return lines.empty() ? "" : fmt::format("<pre>{}</pre>\n", html_escaped(fmt::format("{}", fmt::join(lines, "\n"))));
}

std::string targets_table(const ExplainPage& page) {
  std::string out =
      "<div class=\"wide\"><table class=\"list\"><tr><th>mnemonic</th><th>encoding</th><th>opcode</th>"
      "<th>bytes</th></tr>\n";
  for (const TargetGroup& group : page.targets) {
    out += fmt::format("<tr class=\"group\"><th colspan=\"4\">{}</th></tr>\n", target_list(group.targets));
    for (const OpcodeOf& o : group.opcodes)
      out += fmt::format("<tr><td><code>{}</code></td><td>{}</td><td>{:#05x}</td><td>{}</td></tr>\n",
                         html_escaped(o.mnemonic), html_escaped(o.encoding), o.opcode, o.size_bytes);
  }
  out += "</table></div>\n";
  if (!page.missing_targets.empty())
    out += fmt::format("<p class=\"soft\">Not on {}.</p>\n", target_list(page.missing_targets));
  return out;
}

std::string fields_table(const ExplainPage& page) {
  const std::vector<char> keys = field_keys(page);
  std::string out =
      "<div class=\"wide\"><table class=\"list\"><tr><th></th><th>bits</th><th>field</th><th>value</th>"
      "<th>as text</th><th>meaning</th></tr>\n";
  for (size_t i = 0; i < page.fields.size(); ++i) {
    const BitField& field = page.fields[i];
    if (field.name.empty()) continue;
    out += fmt::format(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:#x}</td><td><code>{}</code></td><td>{}</td></tr>\n",
        keys[i] != 0 ? std::string(1, keys[i]) : "",
        field.width == 1 ? fmt::format("{}", field.lsb) : fmt::format("{}:{}", field.lsb + field.width - 1, field.lsb),
        html_escaped(field.name), field.value, html_escaped(field.text), html_escaped(field.meaning));
  }
  return out + "</table></div>\n";
}

std::string accesses(const ExplainPage& page) {
  const auto list = [](const std::vector<Access>& all) {
    std::string out;
    for (const Access& access : all)
      out += fmt::format("<li><code>{}</code>{}</li>", html_escaped(bits_text(access)),
                         access.lanes.empty() ? "" : fmt::format(" {}", html_escaped(access.lanes)));
    return out.empty() ? std::string("<li>nothing</li>") : out;
  };
  return fmt::format(
      "<div class=\"two\"><div><h4>reads</h4><ul>{}</ul></div><div><h4>writes</h4><ul>{}</ul></div></div>\n",
      list(page.reads), list(page.writes));
}

std::string example(const ExplainPage& page, std::string_view id) {
  std::string out = fmt::format(
      "<section class=\"encoding\" id=\"{4}\">\n<h2>{0}</h2>\n<p><code class=\"text\">{1}</code> "
      "<span class=\"soft\">on {2}, {3} bytes</span></p>\n",
      html_escaped(page.encoding), html_escaped(page.text), html_escaped(page.target), 4 * page.words.size(), id);
  for (unsigned word = 0; word < page.words.size(); ++word)
    out += fmt::format("<h4>word {}: {:08X}</h4>\n<div class=\"wide\">{}</div>\n", word, page.words[word],
                       html_word(page, word));
  out += fields_table(page);
  for (const BytePicture& picture : page.byte_pictures)
    out += fmt::format("<h4>bytes, in each lane</h4>\n<div class=\"wide\">{}</div>\n", svg_bytes(picture));
  for (const LanePicture& picture : page.lane_pictures) {
    out += fmt::format("<h4>lanes of {} on their way to {}, every lane enabled</h4>\n<div class=\"wide\">{}</div>\n",
                       html_escaped(picture.source), html_escaped(picture.destination), svg_lanes(picture));
    for (const std::string& note : picture.notes) out += fmt::format("<p class=\"soft\">{}</p>\n", html_escaped(note));
  }
  out += accesses(page);
  std::string hazards;
  for (const Hazard& hazard : page.hazards)
    hazards +=
        fmt::format("<li>{} wait states {} it: {} <span class=\"soft\">{}</span></li>\n", hazard.wait_states,
                    hazard.as_first ? "after" : "before", html_escaped(hazard.text), html_escaped(hazard.source));
  if (!hazards.empty()) out += "<h4>hazards</h4>\n<ul>" + hazards + "</ul>\n";
  return out + "</section>\n";
}

std::string errata_section(const ExplainPage& page) {
  std::string out;
  for (const Erratum& erratum : page.errata) {
    out += fmt::format("<h4 id=\"errata-{}\">{}</h4>\n", html_escaped(erratum.anchor), html_escaped(erratum.title));
    size_t at = 0;
    while (at < erratum.text.size()) {
      const size_t end = std::min(erratum.text.find('\n', at), erratum.text.size());
      out += fmt::format("<p>{}</p>\n", html_escaped(std::string_view(erratum.text).substr(at, end - at)));
      at = end + 1;
    }
  }
  return section("Errata", out);
}

// Every spelling that a search should find.
std::vector<std::string> names_of(const ExplainPage& page) {
  std::vector<std::string> names = {page.record};
  for (const TargetGroup& group : page.targets)
    for (const OpcodeOf& opcode : group.opcodes)
      if (std::find(names.begin(), names.end(), opcode.mnemonic) == names.end()) names.push_back(opcode.mnemonic);
  return names;
}

constexpr std::string_view kHead =
    "<header><a class=\"home\" href=\"index.html\">Lanewise instructions</a>"
    "<button id=\"theme\" type=\"button\" aria-label=\"switch between light and dark\">light/dark</button></header>\n";

}  // namespace

std::string reference_file_name(std::string_view record) { return std::string(record) + ".html"; }

ReferenceFile reference_page(const ReferencePage& page) {
  const ExplainPage& record = page.record;
  std::string out = page_start(record.record, "record");
  out += kHead;
  out += fmt::format("<main>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p class=\"soft\">{}, unit {}, family {}</p>\n",
                     html_escaped(record.record),
                     html_escaped(record.modelled ? record.meaning : "Not modelled: " + record.not_modelled),
                     html_escaped(record.kind), html_escaped(record.unit), html_escaped(record.family));
  std::string jumps;
  std::vector<std::string> ids;
  for (const ExplainPage& one : page.examples) {
    // Encodings with several layouts are counted.
    const auto same = [&](const ExplainPage& other) { return other.encoding == one.encoding; };
    const auto before = std::count_if(page.examples.data(), &one, same);
    ids.push_back(before == 0 ? one.encoding : fmt::format("{}-{}", one.encoding, before + 1));
    jumps += fmt::format(" <a href=\"#{}\">{} {}</a>", ids.back(), html_escaped(one.encoding), one.target);
  }
  if (!jumps.empty()) out += "<nav>encodings:" + jumps + "</nav>\n";
  std::string meaning = lines_block(record.formulas);
  if (!record.micro_operations.empty())
    meaning += fmt::format("<details><summary>micro-operations</summary>\n{}</details>\n",
                           lines_block(record.micro_operations));
  out +=
      section(record.formulas_of.empty() ? "Meaning" : "Meaning, with the operands of " + record.formulas_of, meaning);
  out += section("Targets and opcodes", targets_table(record));
  for (size_t i = 0; i < page.examples.size(); ++i) out += example(page.examples[i], ids[i]);
  std::string cost;
  for (const CostFact& fact : record.costs)
    cost +=
        fmt::format("<p>{} <span class=\"soft\">{}</span></p>\n", html_escaped(fact.text), html_escaped(fact.source));
  out += section("Cost", cost);
  out += errata_section(record);
  out += "</main>\n</body>\n</html>\n";
  return {reference_file_name(record.record), std::move(out)};
}

std::vector<ReferenceFile> reference_index(std::span<const ExplainPage> records) {
  std::map<std::string, std::vector<const ExplainPage*>> families;
  for (const ExplainPage& record : records) families[record.family].push_back(&record);
  std::string out = page_start("Lanewise instructions", "index");
  out += kHead;
  out += fmt::format(
      "<main>\n<h1>Instructions</h1>\n<p><label for=\"query\">Search {} records by name, alias, target or "
      "meaning</label></p>\n"
      "<p><input id=\"query\" type=\"search\" autocomplete=\"off\" autofocus> <span id=\"found\" "
      "role=\"status\"></span></p>\n",
      records.size());
  for (auto& [family, list] : families) {
    std::sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->record < b->record; });
    out += fmt::format("<section class=\"family\">\n<h2>{}</h2>\n<ul>\n", html_escaped(family));
    for (const ExplainPage* record : list) {
      std::string targets;
      for (const TargetGroup& group : record->targets) targets += fmt::format(" {}", fmt::join(group.targets, " "));
      out +=
          fmt::format("<li data-words=\"{} {}\"><a href=\"{}\">{}</a> <span>{}</span></li>\n",
                      html_escaped(fmt::format("{}", fmt::join(names_of(*record), " "))), html_escaped(targets),
                      reference_file_name(record->record), html_escaped(record->record), html_escaped(record->meaning));
    }
    out += "</ul>\n</section>\n";
  }
  out += "</main>\n</body>\n</html>\n";
  return {{"index.html", std::move(out)},
          {"reference.css", fmt::format("/* {} */\n{}", kTool, kReference_css)},
          {"reference.js", fmt::format("// {}\n{}", kTool, kReference_js)}};
}

}  // namespace lw::report
