#include "explain/search.h"

#include <algorithm>
#include <map>
#include <set>

#include "explain/errata.h"
#include "explain/search_terms.h"
#include "sem/sem.h"

namespace lw::explain {
namespace {

// How much a word of the query counts where it is found.
constexpr unsigned kWholeName = 200, kNamePart = 40, kNamePartBegins = 20, kTerm = 25, kMeaningWord = 12,
                   kMeaningBegins = 5, kErratum = 4;
// Words that stand in the query's order.
constexpr unsigned kPhraseOfTerms = 40, kPhraseOfMeaning = 25;
constexpr size_t kShortestBeginning = 3;

// The words of a text in small letters: letters and digits, and '_' where `keeps_underscores`.
std::vector<std::string> words_of(std::string_view text, bool keeps_underscores) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const bool is_capital = c >= 'A' && c <= 'Z';
    const bool is_word =
        is_capital || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c == '_' && keeps_underscores);
    if (is_word)
      words.back() += is_capital ? static_cast<char>(c + ('a' - 'A')) : c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// A word without the ending of a plural.
std::string_view singular(std::string_view word) {
  if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.remove_suffix(1);
  return word;
}

bool has_word(const std::vector<std::string>& words, std::string_view word) {
  return std::ranges::any_of(words, [&](const std::string& w) { return singular(w) == singular(word); });
}
bool has_beginning(const std::vector<std::string>& words, std::string_view beginning) {
  if (beginning.size() < kShortestBeginning) return false;
  return std::ranges::any_of(words, [&](const std::string& w) { return w.starts_with(beginning); });
}
bool has_phrase(const std::vector<std::string>& words, const std::vector<std::string>& phrase) {
  const auto same = [](const std::string& a, const std::string& b) { return singular(a) == singular(b); };
  return phrase.size() > 1 &&
         std::search(words.begin(), words.end(), phrase.begin(), phrase.end(), same) != words.end();
}

// What is searched of one record.
struct Entry {
  const isa::Record* record = nullptr;
  std::set<std::string, std::less<>> names;  // all mnemonics without suffixes
  std::vector<std::string> name_parts, terms, meaning, errata;
};

class Scorer {
 public:
  Scorer(const Entry& entry, const std::vector<std::string>& query) : entry_(entry), query_(query) {}

  // 0: some word of the query is nowhere.
  unsigned score() {
    unsigned sum = 0;
    for (const std::string& word : query_) {
      const unsigned of_word = score_of(word);
      if (of_word == 0) return 0;
      sum += of_word;
    }
    if (has_phrase(entry_.terms, query_)) sum += kPhraseOfTerms;
    if (has_phrase(entry_.meaning, query_)) sum += kPhraseOfMeaning;
    return sum;
  }
  std::vector<std::string> places() const { return {places_.begin(), places_.end()}; }

 private:
  unsigned score_of(const std::string& word) {
    unsigned sum = 0;
    const auto add = [&](bool is_found, unsigned count, const char* place) {
      if (!is_found) return;
      sum += count;
      places_.insert(place);
    };
    const bool is_part = std::ranges::find(entry_.name_parts, word) != entry_.name_parts.end();
    add(entry_.names.contains(word), kWholeName, "name");
    add(is_part, kNamePart, "name");
    const bool begins =
        has_beginning(entry_.name_parts, word) || std::ranges::any_of(entry_.names, [&](const std::string& name) {
          return word.find('_') != std::string::npos && name.starts_with(word);
        });
    add(!is_part && begins, kNamePartBegins, "name");
    add(has_word(entry_.terms, word), kTerm, "terms");
    const bool is_meant = has_word(entry_.meaning, word);
    add(is_meant, kMeaningWord, "meaning");
    add(!is_meant && has_beginning(entry_.meaning, word), kMeaningBegins, "meaning");
    add(has_word(entry_.errata, word), kErratum, "errata");
    return sum;
  }

  const Entry& entry_;
  const std::vector<std::string>& query_;
  std::set<std::string> places_;
};

std::map<isa::Op, Entry> entries_of(const isa::Target* only) {
  std::map<isa::Op, Entry> entries;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (only != nullptr ? !encoding.in(only->column) : encoding.columns == 0) continue;
    Entry& entry = entries[encoding.op];
    entry.record = &encoding.record();
    entry.names.emplace(encoding.stem());
  }
  for (auto& [op, entry] : entries) {
    const isa::Record& record = *entry.record;
    std::string parts(record.name());
    for (const std::string& name : entry.names) parts += ' ' + name;
    entry.name_parts = words_of(parts, false);
    std::string terms;
    for (const std::string& name : entry.names) terms += search_words(name) + ' ';
    entry.terms = words_of(terms, false);
    entry.meaning = words_of(sem::meaning_in_words(op), false);
  }
  return entries;
}

}  // namespace

lanewise::SearchReport search(std::string_view query, const isa::Target* only) {
  lanewise::SearchReport results;
  results.query = query;
  if (only != nullptr) results.target = only->name;
  const std::vector<std::string> words = words_of(query, true);
  if (words.empty()) return results;
  std::map<isa::Op, Entry> entries = entries_of(only);
  for (const report::Erratum& erratum : errata()) {
    bool is_of_record = false;
    for (auto& [op, entry] : entries) {
      std::string_view note = entry.record->note();
      if (note.starts_with("errata ")) note.remove_prefix(7);
      if (!entry.names.contains(erratum.title) && entry.record->name() != erratum.title && note != erratum.anchor)
        continue;
      is_of_record = true;
      for (std::string& word : words_of(erratum.title + ' ' + erratum.text, false))
        entry.errata.push_back(std::move(word));
    }
    if (is_of_record) continue;
    const std::vector<std::string> text = words_of(erratum.title + ' ' + erratum.text, true);
    if (std::ranges::all_of(words, [&](const std::string& word) { return has_word(text, word); }))
      results.errata.push_back({erratum.anchor, erratum.title});
  }
  for (const auto& [op, entry] : entries) {
    Scorer scorer(entry, words);
    const unsigned score = scorer.score();
    if (score == 0) continue;
    lanewise::FoundInstruction found;
    found.record = entry.record->name();
    found.family = entry.record->family();
    found.meaning = sem::meaning_in_words(op);
    found.matched = scorer.places();
    found.score = score;
    for (const std::string& name : entry.names)
      if (name != found.record) found.names.push_back(name);
    for (const isa::Target& target : isa::targets()) {
      const auto has = [&](const isa::Encoding& encoding) { return encoding.op == op && encoding.in(target.column); };
      if (std::ranges::any_of(isa::encodings().subspan(1), has)) found.targets.emplace_back(target.name);
    }
    results.instructions.push_back(std::move(found));
  }
  std::ranges::sort(results.instructions, [](const lanewise::FoundInstruction& a, const lanewise::FoundInstruction& b) {
    if (a.score != b.score) return a.score > b.score;
    return std::pair(a.record.size(), a.record) < std::pair(b.record.size(), b.record);
  });
  return results;
}

}  // namespace lw::explain
