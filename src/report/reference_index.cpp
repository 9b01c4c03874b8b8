// The index of the reference, and what all its pages share.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "report/page_text.h"
#include "report/reference.h"
#include "report/reference_drawings.h"
#include "report/reference_frame.h"

namespace lw::report {
namespace {

// Other mnemonics of the record.
std::string aliases(const ExplainPage& page) {
  std::vector<std::string> names;
  for (const TargetGroup& group : page.targets)
    for (const OpcodeInfo& opcode : group.opcodes)
      if (opcode.mnemonic != page.record && std::ranges::find(names, opcode.mnemonic) == names.end())
        names.push_back(opcode.mnemonic);
  return fmt::format("{}", fmt::join(names, " "));
}

// The sets of targets that records have, each once: few differ.
class TargetSets {
 public:
  size_t number(const ExplainPage& page) {
    std::vector<std::string> names;
    for (const isa::Target& target : isa::targets())
      for (const TargetGroup& group : page.targets)
        if (std::ranges::find(group.targets, target.name) != group.targets.end()) names.emplace_back(target.name);
    const std::string text = fmt::format("{}", fmt::join(names, " "));
    const auto [at, is_new] = numbers_.emplace(text, texts_.size());
    if (is_new) texts_.push_back(text);
    return at->second;
  }
  const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::map<std::string, size_t> numbers_;
  std::vector<std::string> texts_;
};

std::string entry(const ReferenceRecord& entry, size_t targets) {
  const ExplainPage& record = entry.page;
  std::string words = aliases(record);
  if (!entry.search_words.empty()) words += (words.empty() ? "" : " ") + entry.search_words;
  return fmt::format("<li data-words=\"{}\" data-targets=\"{}\"><a href=\"{}\">{}</a> <span>{}</span></li>\n",
                     html_escaped(words), targets, reference_file_name(record.record), html_escaped(record.record),
                     html_escaped(record.meaning));
}

constexpr std::string_view kControls = R"(<form id="browse" role="search">
<p class="find"><label for="query">Search by name, alias or what it does</label>
<input id="query" type="search" autocomplete="off" spellcheck="false" autofocus placeholder="population count, v_add, transpose">
<output id="found" role="status" for="query"></output></p>
<div class="choices">
<fieldset><legend>Browse by</legend>
<label><input type="radio" name="by" value="family" checked>family</label>
<label><input type="radio" name="by" value="letter">letter</label></fieldset>
<label>Target <select id="target"><option value="">all</option></select></label>
</div>
</form>
<nav id="jumps" aria-label="Groups"></nav>
)";

}  // namespace

std::vector<ReferenceFile> reference_index(std::span<const ReferenceRecord> records) {
  std::map<std::string, std::vector<const ReferenceRecord*>> families;
  for (const ReferenceRecord& record : records) families[record.page.family].push_back(&record);
  TargetSets sets;
  std::string list;
  for (auto& [family, members] : families) {
    std::ranges::sort(members, {}, [](const ReferenceRecord* record) { return record->page.record; });
    list += fmt::format("<section class=\"group\" id=\"{0}\">\n<h2>{0}</h2>\n<ul>\n", html_escaped(family));
    for (const ReferenceRecord* record : members) list += entry(*record, sets.number(record->page));
    list += "</ul>\n</section>\n";
  }
  std::string out = page_start("Lanewise instructions", "index");
  out += kPageHead;
  out += fmt::format(
      "<main>\n<h1>Instructions</h1>\n<p class=\"soft\">{} records. Keys: <kbd>/</kbd> search, "
      "<kbd>↓</kbd><kbd>↑</kbd> through the results, <kbd>Enter</kbd> open, <kbd>Esc</kbd> back to "
      "the search.</p>\n",
      records.size());
  out += kControls;
  out += fmt::format(
      "<div id=\"groups\">\n{}</div>\n<p id=\"nothing\" hidden>Nothing is called so on this target.</p>\n", list);
  out += "<script type=\"application/json\" id=\"target-sets\">[";
  for (size_t i = 0; i < sets.texts().size(); ++i) out += fmt::format("{}\"{}\"", i == 0 ? "" : ",", sets.texts()[i]);
  out += "]</script>\n</main>\n</body>\n</html>\n";
  return {{"index.html", std::move(out)},
          {"reference.css", fmt::format("/* {} */\n{}", kMadeBy, kReference_css)},
          {"reference.js", fmt::format("// {}\n{}", kMadeBy, kReference_js)}};
}

std::string page_start(std::string_view title, std::string_view body_class) {
  return fmt::format(
      "<!-- {} -->\n<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n<title>{}</title>\n"
      "<link rel=\"stylesheet\" href=\"reference.css\">\n<script src=\"reference.js\" defer></script>\n</head>\n"
      "<body class=\"{}\">\n",
      kMadeBy, html_escaped(title), body_class);
}

}  // namespace lw::report
