#include "text/dialect_listing.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "base/base.h"
#include "bytes/bytes.h"
#include "text/clrx_targets.h"
#include "text/dialect_printer.h"
#include "text/encoding_facts.h"
#include "text/lexer.h"

namespace lw::text {
namespace {

// Whether the assembler reads it as one name.
bool is_name(std::string_view text) {
  return !text.empty() && is_name_start(text[0]) && text != "." && std::all_of(text.begin(), text.end(), is_name_char);
}

class DialectListing {
 public:
  DialectListing(const isa::Target& target, const ListingSection& section, Dialect dialect,
                 const ListingOptions& options, OutputBuffer& out)
      : target_(target), section_(section), options_(options), out_(out), printer_(target, dialect) {
    for (const auto& [address, other] : section.other_waves) other_printers_.try_emplace(other, *other, dialect);
  }

  void run() {
    find_data();
    if (!options_.plain) find_labels();
    const bool is_clrx = printer_.dialect() == Dialect::clrx;
    if (!options_.plain && is_clrx)
      line(section_.name == ".text" ? ".text" : fmt::format(".section {}", section_.name));
    walk([&](size_t at, const bytes::Decoded* decoded, size_t size) {
      if (!options_.plain) {
        const auto [first, last] = labels_.equal_range(at);
        for (auto label = first; label != last; ++label) line(label->second + ":");
      }
      if (decoded != nullptr)
        instruction(decoded->instruction, at, size);
      else
        data(at, size);
    });
  }

 private:
  // Calls `each` for the instructions in their order, and for what is none, up to a word of it at a time.
  template <typename Each>
  void walk(Each each) const {
    for (size_t at = 0; at < section_.bytes.size();) {
      const size_t rest = section_.bytes.size() - at;
      const bytes::Decoded decoded =
          is_data(at) ? bytes::Decoded{} : bytes::decode(target_at(at), section_.bytes.subspan(at));
      const bool is_instruction = decoded.instruction.valid();
      const size_t size = is_instruction ? decoded.size_bytes : std::min<size_t>(rest, 4);
      each(at, is_instruction ? &decoded : nullptr, size);
      at += size;
    }
  }

  // From a symbol of data to the next symbol of code.
  void find_data() {
    std::map<uint64_t, bool> kinds;  // by offset
    for (const ListingSymbol& symbol : section_.symbols) {
      if (symbol.address < section_.address || symbol.address >= section_.address + section_.bytes.size()) continue;
      const bool data = symbol.kind == ListingSymbol::Kind::data;
      const auto [place, is_new] = kinds.try_emplace(symbol.address - section_.address, data);
      if (!is_new) place->second = place->second && data;
    }
    uint64_t begin = 0;
    bool in_data = false;
    for (const auto& [offset, data] : kinds) {
      if (data == in_data) continue;
      if (in_data) data_.push_back({begin, offset});
      in_data = data;
      begin = offset;
    }
    if (in_data) data_.push_back({begin, section_.bytes.size()});
  }

  bool is_data(uint64_t offset) const {
    const auto after = std::upper_bound(data_.begin(), data_.end(), offset,
                                        [](uint64_t o, const auto& range) { return o < range.first; });
    return after != data_.begin() && offset < std::prev(after)->second;
  }

  const isa::Target& target_at(size_t at) const { return section_.target_at(section_.address + at, target_); }

  std::optional<size_t> goes_to(const inst::Instruction& instruction, size_t at) const {
    const int label = label_of(instruction.enc());
    if (label < 0) return std::nullopt;
    const auto distance = static_cast<int32_t>(instruction.operand[static_cast<size_t>(label)]);
    const int64_t target = static_cast<int64_t>(at + 4) + 4 * int64_t{distance};
    if (target < 0 || target >= static_cast<int64_t>(section_.bytes.size())) return std::nullopt;
    return static_cast<size_t>(target);
  }

  // Symbols, and a name for each place that a branch goes to and where something begins.
  void find_labels() {
    std::set<size_t> targets;
    std::vector<size_t> starts;
    walk([&](size_t at, const bytes::Decoded* decoded, size_t) {
      starts.push_back(at);
      if (decoded == nullptr) return;
      if (const auto target = goes_to(decoded->instruction, at)) targets.insert(*target);
    });
    std::set<std::string_view> names;
    for (const ListingSymbol& symbol : section_.symbols) {
      const uint64_t offset = symbol.address - section_.address;
      if (offset >= section_.bytes.size() || !std::binary_search(starts.begin(), starts.end(), offset)) continue;
      if (is_name(symbol.name) && names.insert(symbol.name).second) labels_.emplace(offset, symbol.name);
    }
    for (const size_t target : targets) {
      if (labels_.contains(target) || !std::binary_search(starts.begin(), starts.end(), target)) continue;
      const bool is_clrx = printer_.dialect() == Dialect::clrx;
      std::string name = is_clrx ? fmt::format(".L{}_0", target) : fmt::format("label_{:04X}", target / 4);
      if (names.contains(name)) continue;
      labels_.emplace(target, std::move(name));
    }
  }

  void instruction(const inst::Instruction& instruction, size_t at, size_t size) {
    std::string_view label;
    if (const auto target = options_.plain ? std::nullopt : goes_to(instruction, at)) {
      const auto found = labels_.find(*target);
      if (found != labels_.end()) label = found->second;
    }
    const auto other = other_printers_.find(&target_at(at));
    DialectPrinter& printer = other == other_printers_.end() ? printer_ : other->second;
    std::string text = printer.text(instruction, label);
    // A source in CLRX's dialect has its text alone to go by; the vendor's listings have their words.
    const bool is_source = !options_.plain && printer.dialect() == Dialect::clrx;
    const auto leads_back = [&](const std::string& alone) {
      return printer.leads_back(alone, section_.bytes.subspan(at, size));
    };
    // Where labels lie, the printer does not know: a branch is tried with its distance.
    if (is_source && !leads_back(label.empty() ? text : printer.text(instruction)))
      text = fmt::format("{} # {}", words_as_data(at, size), text);
    with_words(std::move(text), at, size);
  }

  // Words that CLRX refuses as an instruction.
  std::string words_as_data(size_t at, size_t size) const {
    std::string text;
    for (size_t i = 0; i + 4 <= size; i += 4)
      text += fmt::format("{}0x{:08x}", i == 0 ? ".int " : ", ", load_le<uint32_t>(&section_.bytes[at + i]));
    return text;
  }

  void data(size_t at, size_t size) {
    const bool is_clrx = printer_.dialect() == Dialect::clrx;
    std::string text;
    if (size == 4) {
      text = fmt::format("{} 0x{:08x}", is_clrx ? ".int" : ".long", load_le<uint32_t>(&section_.bytes[at]));
    } else {
      for (size_t i = 0; i < size; ++i)
        text += fmt::format("{}0x{:02x}", i == 0 ? ".byte " : ", ", std::to_integer<unsigned>(section_.bytes[at + i]));
    }
    with_words(std::move(text), at, size);
  }

  // The vendor's listings have address and words behind the text, CLRX's in front of it.
  void with_words(std::string text, size_t at, size_t size) {
    if (options_.plain) return line(text);
    const bool is_clrx = printer_.dialect() == Dialect::clrx;
    std::string words;
    for (size_t i = 0; i + 4 <= size; i += 4) {
      const uint32_t word = load_le<uint32_t>(&section_.bytes[at + i]);
      words += is_clrx ? fmt::format("{}{:08x}", i == 0 ? "" : " ", word) : fmt::format(" {:08X}", word);
    }
    const uint64_t address = section_.address + at;
    if (is_clrx) {
      const size_t blank = text.find(' ');
      if (blank != std::string::npos) text = fmt::format("{:<15} {}", text.substr(0, blank), text.substr(blank + 1));
      line(fmt::format("/*{:012x}: {:<17}*/ {}", address, words, text));
    } else {
      line(fmt::format("  {:<53} // {:012X}:{}", text, address, words));
    }
  }

  void line(std::string_view text) {
    out_.append(text);
    out_.append("\n");
  }

  const isa::Target& target_;
  const ListingSection& section_;
  const ListingOptions& options_;
  OutputBuffer& out_;
  DialectPrinter printer_;
  std::map<const isa::Target*, DialectPrinter> other_printers_;
  std::vector<std::pair<uint64_t, uint64_t>> data_;  // offsets of what is no code, by place
  std::multimap<size_t, std::string> labels_;        // by offset
};

}  // namespace

void write_dialect_header(const isa::Target& target, Dialect dialect, const ListingOptions& options,
                          OutputBuffer& out) {
  if (options.plain || dialect != Dialect::clrx) return;
  out.append(".rawcode\n");
  out.append(clrx_target_directive(target));
}

void write_dialect_listing(const isa::Target& target, const ListingSection& section, Dialect dialect,
                           const ListingOptions& options, OutputBuffer& out) {
  DialectListing(target, section, dialect, options, out).run();
}

}  // namespace lw::text
