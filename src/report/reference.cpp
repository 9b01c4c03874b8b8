#include "report/reference.h"

#include <fmt/format.h>

#include <algorithm>

#include "isa/target_names.h"
#include "report/explain_keys.h"
#include "report/reference_drawings.h"
#include "report/reference_frame.h"

namespace lw::report {
namespace {

std::string target_list(const std::vector<std::string>& names) {
  return html_escaped(fmt::format("{}", fmt::join(names, " ")));
}

std::string section(std::string_view title, std::string_view body) {
  return body.empty() ? "" : fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", html_escaped(title), body);
}

std::string lines_block(const std::vector<std::string>& lines) {
  return lines.empty() ? "" : fmt::format("<pre>{}</pre>\n", html_escaped(fmt::format("{}", fmt::join(lines, "\n"))));
}

std::string folded(std::string_view summary, std::string_view body) {
  return fmt::format("<details><summary>{}</summary>\n{}</details>\n", html_escaped(summary), body);
}

// One formula a line, broken after commas; many of them, or long ones, behind a summary.
std::string formulas(const std::vector<std::string>& lines) {
  constexpr size_t kMostLines = 12;
  constexpr size_t kMostCharacters = 1200;
  if (lines.empty()) return "";
  size_t characters = 0;
  std::string out = "<div class=\"formulas\">";
  for (const std::string& line : lines) {
    characters += line.size();
    out += fmt::format("<code>{}</code>", html_escaped(line));
  }
  out += "</div>\n";
  if (lines.size() <= kMostLines && characters <= kMostCharacters) return out;
  return folded(fmt::format("as a formula, {} lines", lines.size()), out);
}

std::string float_facts(const std::vector<FloatFact>& facts) {
  if (facts.empty()) return "";
  const bool names = names_operations(facts);
  std::string out = "<dl class=\"facts\">\n";
  std::string_view before;
  for (const FloatFact& fact : facts) {
    if (fact.subject != before) out += fmt::format("<dt>{}</dt>", subject_words(fact.subject));
    before = fact.subject;
    out += fmt::format("<dd>{}", html_escaped(fact.text));
    if (names)
      for (const std::string& operation : fact.operations)
        out += fmt::format(" <code>{}</code>", html_escaped(operation));
    out += "</dd>\n";
  }
  return out + "</dl>\n";
}

std::string targets_table(const ExplainPage& page) {
  constexpr size_t kMostRows = 60;
  size_t rows = 0;
  std::string out =
      "<div class=\"wide\"><table class=\"list\"><tr><th>mnemonic</th><th>encoding</th><th>opcode</th>"
      "<th>bytes</th></tr>\n";
  for (const TargetGroup& group : page.targets) {
    out += fmt::format("<tr class=\"group\"><th colspan=\"4\" title=\"{}\">{}</th></tr>\n", target_list(group.targets),
                       html_escaped(isa::compact_targets(group.targets)));
    rows += group.opcodes.size();
    for (const OpcodeInfo& o : group.opcodes)
      out += fmt::format("<tr><td><code>{}</code></td><td>{}</td><td>{:#05x}</td><td>{}</td></tr>\n",
                         html_escaped(o.mnemonic), html_escaped(o.encoding), o.opcode, o.size_bytes);
  }
  out += "</table></div>\n";
  if (rows > kMostRows) out = folded(fmt::format("{} opcodes", rows), out);
  if (!page.missing_targets.empty())
    out += fmt::format("<p class=\"soft\">Not on {}.</p>\n", html_escaped(isa::compact_targets(page.missing_targets)));
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
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{:#x}</td><td><code>{}</code></td><td>{}</td></tr>\n",
                       keys[i] != 0 ? std::string(1, keys[i]) : "",
                       field.width_bits == 1 ? fmt::format("{}", field.lsb)
                                             : fmt::format("{}:{}", field.lsb + field.width_bits - 1, field.lsb),
                       html_escaped(field.name), field.value, html_escaped(field.text), html_escaped(field.meaning));
  }
  return out + "</table></div>\n";
}

std::string accesses(const ExplainPage& page) {
  const auto list = [](const std::vector<ExplainedAccess>& all) {
    std::string out;
    for (const ExplainedAccess& access : all)
      out += fmt::format("<li><code>{}</code>{}</li>", html_escaped(bits_text(access)),
                         access.lanes.empty() ? "" : fmt::format(" {}", html_escaped(access.lanes)));
    return out.empty() ? std::string("<li>nothing</li>") : out;
  };
  return fmt::format(
      "<div class=\"two\"><div><h4>reads</h4><ul>{}</ul></div><div><h4>writes</h4><ul>{}</ul></div></div>\n",
      list(page.reads), list(page.writes));
}

// "2 wait states before it: "
std::string hazard_beginning(const Hazard& hazard) {
  if (hazard.place == HazardPlace::itself) return "";
  const std::string place = fmt::format("{} it: ", place_name(hazard.place));
  return hazard.wait_states == 0 ? place : fmt::format("{} wait states {}", hazard.wait_states, place);
}

// The words of an instruction, its fields, what moves, what it reads and writes.
std::string bits_of(const ExplainPage& page) {
  std::string out;
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
    hazards += fmt::format("<li>{}{} <span class=\"soft\">{}</span></li>\n", hazard_beginning(hazard),
                           html_escaped(hazard_sentence(hazard)), html_escaped(hazard.source));
  if (!hazards.empty()) out += "<h4>hazards</h4>\n<ul>" + hazards + "</ul>\n";
  return out;
}

std::string targets_span(const std::vector<std::string>& targets) {
  return fmt::format("<span class=\"soft\" title=\"{}\">{}</span>", target_list(targets),
                     html_escaped(isa::compact_targets(targets)));
}

// Without its mnemonic, which targets spell differently.
std::string_view operands_text(std::string_view text) {
  const size_t blank = text.find(' ');
  return blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
}

// An encoding with the forms that it has: other operands are another form, other bits for them a variant of it.
struct EncodingGroup {
  struct Form {
    std::vector<const ReferenceExample*> variants;
    std::vector<std::string> targets;
  };
  std::string name;
  std::vector<Form> forms;
  std::vector<std::string> targets;
};

void add_missing(const std::vector<std::string>& from, std::vector<std::string>& to) {
  for (const std::string& name : from)
    if (std::ranges::find(to, name) == to.end()) to.push_back(name);
}

std::vector<std::string> targets_with(const ExplainPage& record, std::string_view encoding) {
  std::vector<std::string> targets;
  for (const TargetGroup& group : record.targets)
    if (std::ranges::find(group.opcodes, encoding, &OpcodeInfo::encoding) != group.opcodes.end())
      add_missing(group.targets, targets);
  return targets;
}

std::vector<EncodingGroup> grouped(const ReferencePage& page) {
  std::vector<EncodingGroup> groups;
  for (const ReferenceExample& example : page.examples) {
    auto group = std::ranges::find(groups, example.page.encoding, &EncodingGroup::name);
    if (group == groups.end())
      group =
          groups.insert(groups.end(), {example.page.encoding, {}, targets_with(page.record, example.page.encoding)});
    auto form = std::ranges::find_if(group->forms, [&](const EncodingGroup::Form& f) {
      return operands_text(f.variants.front()->page.text) == operands_text(example.page.text);
    });
    if (form == group->forms.end()) form = group->forms.insert(form, EncodingGroup::Form{});
    form->variants.push_back(&example);
    add_missing(example.targets, form->targets);
  }
  // What the oldest targets have comes first.
  const auto age = [](const std::vector<std::string>& targets) {
    size_t i = 0;
    for (const isa::Target& target : isa::targets()) {
      if (std::ranges::find(targets, target.name) != targets.end()) return i;
      ++i;
    }
    return i;
  };
  for (EncodingGroup& group : groups)
    for (EncodingGroup::Form& form : group.forms)
      std::ranges::stable_sort(form.variants, {}, [&](const ReferenceExample* e) { return age(e->targets); });
  return groups;
}

std::string size_span(const ExplainPage& page) {
  return fmt::format("<span class=\"soft\">, {} bytes</span>", 4 * page.words.size());
}

std::string details(std::string_view kind, bool open, std::string_view summary, std::string_view body) {
  return fmt::format("<details class=\"{}\"{}>\n<summary>{}</summary>\n{}</details>\n", kind, open ? " open" : "",
                     summary, body);
}

// The bits of a form; where targets have them at different places, of each.
std::string form_details(const EncodingGroup::Form& form, bool open) {
  const ExplainPage& first = form.variants.front()->page;
  std::string summary =
      fmt::format("<code class=\"text\">{}</code> {}", html_escaped(first.text), targets_span(form.targets));
  if (form.variants.size() == 1) return details("form", open, summary + size_span(first), bits_of(first));
  std::string variants;
  for (const ReferenceExample* variant : form.variants) {
    const bool other_name = variant->page.mnemonic != first.mnemonic;
    variants += details(
        "variant", open && variant == form.variants.front(),
        fmt::format("{}{}{}", targets_span(variant->targets), size_span(variant->page),
                    other_name ? fmt::format(" <code>{}</code>", html_escaped(variant->page.mnemonic)) : std::string()),
        bits_of(variant->page));
  }
  return details("form", open, summary, variants);
}

std::string encoding_section(const EncodingGroup& group) {
  std::string out = fmt::format("<section class=\"encoding\" id=\"{0}\">\n<h2>{0} {1}</h2>\n", html_escaped(group.name),
                                targets_span(group.targets));
  for (const EncodingGroup::Form& form : group.forms) out += form_details(form, &form == group.forms.data());
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

}  // namespace

std::string reference_file_name(std::string_view record) { return std::string(record) + ".html"; }

ReferenceFile reference_page(const ReferencePage& page) {
  const ExplainPage& record = page.record;
  const std::vector<EncodingGroup> groups = grouped(page);
  std::string out = page_start(record.record, "record");
  out += kPageHead;
  out += fmt::format(
      "<main>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p class=\"soft\">{}, unit {}, family <a "
      "href=\"index.html#by=family&amp;at={}\">{}</a></p>\n",
      html_escaped(record.record),
      html_escaped(record.modelled ? record.meaning : "Not modelled: " + record.not_modelled),
      html_escaped(record.kind), html_escaped(record.unit), html_escaped(record.family), html_escaped(record.family));
  if (!groups.empty()) {
    out += "<nav aria-label=\"Encodings\"><ul class=\"encodings\">\n";
    for (const EncodingGroup& group : groups)
      out +=
          fmt::format("<li><a href=\"#{0}\">{0}</a> {1}</li>\n", html_escaped(group.name), targets_span(group.targets));
    out += "</ul></nav>\n";
  }
  std::string meaning = formulas(record.formulas);
  if (!record.micro_operations.empty())
    meaning += folded(fmt::format("micro-operations, {} lines", record.micro_operations.size()),
                      lines_block(record.micro_operations));
  out +=
      section(record.formulas_of.empty() ? "Meaning" : "Meaning, with the operands of " + record.formulas_of, meaning);
  out += section("NaN, infinities, zeros, denormals, rounding", float_facts(record.float_facts));
  out += section("Targets and opcodes", targets_table(record));
  for (const EncodingGroup& group : groups) out += encoding_section(group);
  std::string cost;
  for (const CostFact& fact : record.costs)
    cost +=
        fmt::format("<p>{} <span class=\"soft\">{}</span></p>\n", html_escaped(fact.text), html_escaped(fact.source));
  out += section("Cost", cost);
  out += errata_section(record);
  out += "</main>\n</body>\n</html>\n";
  return {reference_file_name(record.record), std::move(out)};
}

}  // namespace lw::report
