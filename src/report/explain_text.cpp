// `explain` as plain text.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/base.h"
#include "report/explain_keys.h"
#include "report/explain_page.h"

namespace lw::report {
namespace {

constexpr size_t kColumns = 80;

class Writer {
 public:
  Writer(const ExplainPage& page, uint32_t parts) : page_(page), parts_(parts) {}

  std::string write() {
    head();
    if (has(ExplainPart::word)) words();
    if (has(ExplainPart::dialects)) dialects();
    if (has(ExplainPart::operands)) operands();
    if (has(ExplainPart::pictures)) pictures();
    if (has(ExplainPart::access)) accesses();
    if (has(ExplainPart::meaning)) meaning();
    if (has(ExplainPart::floats)) floats();
    if (has(ExplainPart::targets)) targets();
    if (has(ExplainPart::encodings)) encodings();
    if (has(ExplainPart::cost)) costs();
    if (has(ExplainPart::hazards)) hazards();
    if (has(ExplainPart::errata)) errata();
    return std::move(out_);
  }

 private:
  bool has(ExplainPart part) const { return ((parts_ >> static_cast<unsigned>(part)) & 1) != 0; }
  void line(std::string_view text) {
    out_ += text;
    out_.erase(out_.find_last_not_of(' ') + 1);
    out_ += '\n';
  }
  void section(std::string_view name) {
    out_ += '\n';
    line(name);
  }
  // `text` below `label`, wrapped, with the lines after the first one indented as far as the label reaches.
  void paragraph(std::string_view label, std::string_view text) {
    std::string start(label);
    for (const std::string& part : wrapped(text, kColumns - label.size())) {
      line(start + part);
      start.assign(label.size(), ' ');
    }
  }

  void head() {
    if (!page_.is_instruction) {
      line(fmt::format("{} on {}", page_.record, page_.target));
      if (!page_.meaning.empty()) paragraph("  ", page_.meaning);
      line(fmt::format("  {}, unit {}, family {}", kind_words(page_.kind), page_.unit, page_.family));
      section(fmt::format("forms on {}", page_.target));
      for (const EncodingForm& form : page_.forms) {
        opcode_line("  ", form.opcode);
        if (!form.operands.empty()) paragraph("      ", form.operands);
      }
      return;
    }
    line(page_.text);
    if (page_.address) line(fmt::format("at {:#x} of {}", *page_.address, page_.address_file));
    std::string words;
    for (const uint32_t word : page_.words) words += fmt::format(" {:#010x}", word);
    line(fmt::format("{} on {}: {}, {} bytes,{}", page_.record, page_.target, page_.encoding, 4 * page_.words.size(),
                     words));
  }

  void opcode_line(std::string_view indent, const OpcodeInfo& o) {
    line(fmt::format("{}{:<32} {:<12} opcode {:#05x}  {} bytes", indent, o.mnemonic, o.encoding, o.opcode,
                     o.size_bytes));
  }

  static std::string_view kind_words(std::string_view kind) {
    if (kind == "lane") return "each lane by itself";
    if (kind == "scalar") return "once for the wave";
    if (kind == "wave") return "across lanes";
    if (kind == "memory") return "memory";
    if (kind == "control") return "control";
    return "not modelled";
  }

  void words() {
    if (!page_.is_instruction) return;
    for (unsigned word = 0; word < page_.words.size(); ++word) {
      section(fmt::format("word {}  {:#010x}", word, page_.words[word]));
      for (const std::string& text : draw_word(page_, word)) line("  " + text);
    }
    size_t name_columns = 6;
    size_t text_columns = 5;
    for (const BitField& field : page_.fields) {
      name_columns = std::max(name_columns, field.name.size());
      if (field.text.size() <= 16) text_columns = std::max(text_columns, field.text.size());
    }
    out_ += '\n';
    const std::vector<char> keys = field_keys(page_);
    for (size_t i = 0; i < page_.fields.size(); ++i) {
      const BitField& field = page_.fields[i];
      if (field.name.empty()) continue;
      field_line(field, keys[i], name_columns, text_columns);
      parts_of_immediate(field);
    }
  }

  void field_line(const BitField& field, char key_letter, size_t name_columns, size_t text_columns) {
    const std::string bits = field.width_bits == 1
                                 ? fmt::format("[{}]", field.lsb)
                                 : fmt::format("[{}:{}]", field.lsb + field.width_bits - 1, field.lsb);
    const std::string value = field.width_bits > 4 ? fmt::format("{:#x}", field.value) : fmt::format("{}", field.value);
    const char key[] = {key_letter != 0 ? key_letter : ' ', 0};
    std::string label = fmt::format("  {} {:<8} {:<{}} {:>6}  ", key, bits, field.name, name_columns, value);
    if (field.text.size() > text_columns) {
      line(label + field.text);
      label.assign(label.size(), ' ');
      if (!field.meaning.empty()) paragraph(label, field.meaning);
      return;
    }
    label += fmt::format("{:<{}}  ", field.text, text_columns);
    if (field.meaning.empty())
      line(label);
    else
      paragraph(label, field.meaning);
  }

  // The bits of these count from the immediate's lowest.
  void parts_of_immediate(const BitField& field) {
    size_t bits = 0, names = 0, texts = 0;
    for (const ImmediateField& part : field.parts) {
      bits = std::max(bits, part.bits.size());
      names = std::max(names, part.name.size());
      texts = std::max(texts, part.text.size());
    }
    for (const ImmediateField& part : field.parts) {
      const std::string label = fmt::format("      {:<{}} bits {:<{}} {:>3}  {:<{}}{}", part.name, names, part.bits,
                                            bits, part.value, part.text, texts, texts == 0 ? "" : "  ");
      if (part.meaning.empty())
        line(label);
      else
        paragraph(label, part.meaning);
    }
  }

  void dialects() {
    if (page_.spellings.empty()) return;
    section("in other dialects");
    for (const DialectSpelling& spelling : page_.spellings)
      line(fmt::format("  {:<5} {}", spelling.dialect, spelling.text));
  }

  void operands() {
    if (page_.operands.empty()) return;
    section("operands");
    size_t text_columns = 4;
    for (const ExplainedOperand& operand : page_.operands)
      text_columns = std::max(text_columns, std::min<size_t>(operand.text.size(), 24));
    for (const ExplainedOperand& operand : page_.operands) {
      std::string what = operand.reads    ? (operand.writes ? "read and written" : "read")
                         : operand.writes ? "written"
                                          : "";
      if (operand.registers > 1) what += fmt::format(", {} registers", operand.registers);
      if (!operand.in_text) what += ", not in the text";
      line(fmt::format("  {:<8} {:<{}}  {:<6} {:<10} {}", operand.name, operand.text, text_columns,
                       operand.type == "none" ? "" : operand.type, operand.kind, what));
    }
  }

  void access_list(std::string_view label, const std::vector<ExplainedAccess>& list) {
    if (list.empty()) {
      line(fmt::format("  {:<7} nothing", label));
      return;
    }
    // What concerns the same lanes stands together.
    std::vector<std::pair<std::string, std::string>> groups;
    for (const ExplainedAccess& access : list) {
      const auto at =
          std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == access.lanes; });
      if (at == groups.end())
        groups.emplace_back(access.lanes, bits_text(access));
      else
        at->second.append(", ").append(bits_text(access));
    }
    bool first = true;
    for (const auto& [lanes, names] : groups) {
      const std::string text = lanes.empty() ? names : fmt::format("{}: {}", names, lanes);
      paragraph(fmt::format("  {:<7} ", first ? label : ""), text);
      first = false;
    }
  }

  void accesses() {
    if (!page_.is_instruction) return;
    section(page_.accesses_from_operands ? "reads and writes, by the record's operands" : "reads and writes");
    access_list("reads", page_.reads);
    access_list("writes", page_.writes);
  }

  void meaning() {
    if (page_.is_instruction) {
      section(fmt::format("meaning: {}", kind_words(page_.kind)));
      if (!page_.meaning.empty()) paragraph("  ", page_.meaning);
    }
    if (!page_.modelled) {
      paragraph("  not modelled: ", page_.not_modelled);
      return;
    }
    if (!page_.formulas.empty())
      section(page_.formulas_of.empty() ? "as a formula" : "as a formula, of " + page_.formulas_of);
    for (const std::string& formula : page_.formulas) {
      bool first = true;
      for (const std::string& text : wrapped(formula, kColumns - 4)) {
        line((first ? "  " : "    ") + text);
        first = false;
      }
    }
    if (page_.micro_operations.empty()) return;
    section("micro-operations");
    for (const std::string& text : page_.micro_operations) line("  " + text);
  }

  void floats() {
    if (page_.float_facts.empty()) return;
    section("NaN, infinities, zeros, denormals, rounding");
    const bool names = names_operations(page_.float_facts);
    std::string_view before;
    for (const FloatFact& fact : page_.float_facts) {
      const std::string_view title = fact.subject == before ? "" : subject_words(fact.subject);
      before = fact.subject;
      paragraph(fmt::format("  {:<11} ", title),
                names && !fact.operations.empty() ? fmt::format("{} [{}]", fact.text, fmt::join(fact.operations, ", "))
                                                  : fact.text);
    }
  }

  void pictures() {
    bool first = true;
    for (const BytePicture& picture : page_.byte_pictures) {
      if (first) section("bytes, in each lane");
      // The ruler stands above the first picture.
      const std::vector<std::string> lines = draw_bytes(picture);
      for (size_t i = first ? 0 : 1; i < lines.size(); ++i) line("  " + lines[i]);
      first = false;
    }
    for (const LanePicture& picture : page_.lane_pictures) {
      const std::string to = picture.destination == "result" ? "the result" : picture.destination;
      section(fmt::format(
          "lanes of {} {}, every lane enabled", picture.source,
          picture.is_result ? fmt::format("on their way to {}", to) : fmt::format("from which {} is computed", to)));
      for (const std::string& text : draw_lanes(picture)) line("  " + text);
    }
  }

  void targets() {
    if (page_.targets.empty()) return;
    section("targets");
    for (const TargetGroup& group : page_.targets) {
      paragraph("  ", target_list(group.targets));
      for (const OpcodeInfo& o : group.opcodes) opcode_line("    ", o);
    }
    if (!page_.missing_targets.empty()) paragraph("  not on ", target_list(page_.missing_targets));
  }

  // "gfx801 802 803": the names' common beginning once.
  static std::string target_list(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names) {
      if (out.empty())
        out = name;
      else
        out += fmt::format(" {}", name.starts_with("gfx") ? std::string_view(name).substr(3) : name);
    }
    return out;
  }

  void encodings() {
    if (page_.others.empty()) return;
    section("other encodings, with the same operands");
    for (const OtherEncoding& other : page_.others) {
      if (other.result == OtherEncoding::Comparison::does_not_fit) {
        paragraph(fmt::format("  {:<11} no       ", other.encoding), other.note);
        continue;
      }
      const std::string_view result = other.result == OtherEncoding::Comparison::same      ? "the same result"
                                      : other.result == OtherEncoding::Comparison::differs ? "not shown to be equal"
                                                                                           : "not compared: no meaning";
      line(fmt::format("  {:<11} {} bytes  {}{}", other.encoding, other.size_bytes, result,
                       other.note.empty() ? "" : ": " + other.note));
      line("              " + other.text);
    }
  }

  void costs() {
    if (page_.costs.empty()) return;
    section("cost");
    for (const CostFact& cost : page_.costs)
      paragraph("  ", cost.source.empty() ? cost.text : fmt::format("{} [{}]", cost.text, cost.source));
  }

  void hazards() {
    if (page_.hazards.empty()) return;
    const bool any_states = std::ranges::any_of(page_.hazards, [](const Hazard& h) { return h.wait_states != 0; });
    section(any_states ? "hazards: wait states that software must put between (s_nop N gives N+1)" : "hazards");
    for (const Hazard& hazard : page_.hazards) {
      const std::string states = hazard.wait_states != 0 ? fmt::format("{}", hazard.wait_states) : "-";
      const std::string place =
          hazard.place == HazardPlace::itself ? "in it" : fmt::format("{} it", place_name(hazard.place));
      paragraph(fmt::format("  {:>2}  {:<9}  ", states, place),
                fmt::format("{} [{}]", hazard_sentence(hazard), hazard.source));
    }
  }

  void errata() {
    if (page_.errata.empty()) return;
    section("errata (docs/errata.md)");
    for (const Erratum& erratum : page_.errata) {
      line("  #" + erratum.anchor);
      size_t at = 0;
      while (at < erratum.text.size()) {
        const size_t end = std::min(erratum.text.find('\n', at), erratum.text.size());
        paragraph("    ", std::string_view(erratum.text).substr(at, end - at));
        at = end + 1;
      }
    }
  }

  const ExplainPage& page_;
  const uint32_t parts_;
  std::string out_;
};

}  // namespace

std::string_view subject_words(std::string_view subject) {
  static constexpr std::pair<std::string_view, std::string_view> kWords[] = {{"nan", "NaN"},
                                                                             {"infinity", "infinities"},
                                                                             {"zero", "zeros"},
                                                                             {"denormal", "denormals"},
                                                                             {"rounding", "rounding"}};
  const auto at = std::ranges::find(kWords, subject, [](const auto& entry) { return entry.first; });
  LW_CHECK(at != std::end(kWords), "a subject of float facts without a title");
  return at->second;
}

bool names_operations(const std::vector<FloatFact>& facts) {
  return std::ranges::any_of(facts, [&](const FloatFact& fact) {
    return !fact.operations.empty() && fact.operations != facts.front().operations;
  });
}

std::string bits_text(const ExplainedAccess& access) {
  if (!access.is_register || access.bits == ~0u) return access.name;
  std::string out;
  for (int high = 31; high >= 0; --high) {
    if (((access.bits >> high) & 1) == 0) continue;
    int low = high;
    while (low > 0 && ((access.bits >> (low - 1)) & 1) != 0) --low;
    out += fmt::format("{}{}[{}:{}]", out.empty() ? "" : "+", access.name, high, low);
    high = low;
  }
  return out;
}

std::string explain_text(const ExplainPage& page, uint32_t parts) { return Writer(page, parts).write(); }

}  // namespace lw::report
