// Listings as tables: "address encoding text" of the vendor's style, and Radeon GPU Analyzer's parsed-ISA CSV and
// live-register report.
#include <fmt/format.h>

#include <algorithm>

#include "text/listing_lines.h"

namespace lw::text {
namespace {

using LineKind = ListingLine::Kind;

bool same_name(std::string_view field, std::string_view name) {
  return std::equal(field.begin(), field.end(), name.begin(), name.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a | 0x20 : a) == b; });
}

std::string_view unquoted(std::string_view field) {
  field = trim(field);
  return field.size() >= 2 && field.front() == '"' && field.back() == '"' ? field.substr(1, field.size() - 2) : field;
}

constexpr std::string_view kLiveHeads[] = {
    "Legend:", "'", "Line", "---", "No VGPRs", "No SGPRs", "Architecture", "VGPR", "SGPR",
};
bool is_live_head(std::string_view text) {
  return std::any_of(std::begin(kLiveHeads), std::end(kLiveHeads), [&](auto head) { return text.starts_with(head); });
}

// The registers in the row "^v :x  " of a live-register report.
bool is_register_row(std::string_view text) { return text.find_first_not_of(" :^vx") == std::string_view::npos; }

}  // namespace

// Reads the line as a table's head. False when it is none.
bool ListingLines::find_columns() {
  const std::string_view text = trim(whole_);
  if (style_ == ListingStyle::rga && (text.starts_with("Legend:") || text.starts_with("Line | Rn"))) {
    table_ = Table::live;
    is_live_report_ = true;
    return true;
  }
  constexpr std::string_view kAddress = "address";
  if (text.size() <= kAddress.size() || !same_name(text.substr(0, kAddress.size()), kAddress)) return false;
  separator_ = text[kAddress.size()];
  split_fields();
  for (size_t i = 0; i < fields_.size(); ++i) {
    const std::string_view field = trim(fields_[i]);
    const int column = static_cast<int>(i);
    if (same_name(field, kAddress)) columns_.address = column;
    if (same_name(field, "opcode")) columns_.opcode = column;
    if (same_name(field, "operands")) columns_.operands = column;
    if (same_name(field, "encoding") || same_name(field, "binary encoding")) columns_.encoding = column;
    if (same_name(field, "text")) columns_.text = column;
  }
  if (columns_.text < 0 && columns_.opcode < 0) return false;
  table_ = Table::rows;
  return true;
}

// Fields of the line at separators outside quotes.
void ListingLines::split_fields() {
  fields_.clear();
  std::string_view rest = whole_;
  while (!rest.empty() && (rest.back() == '\r' || rest.back() == '\n')) rest.remove_suffix(1);
  const bool quotes = style_ == ListingStyle::rga;
  bool quoted = false;
  size_t begin = 0;
  for (size_t i = 0; i <= rest.size(); ++i) {
    if (i < rest.size() && quotes && rest[i] == '"') quoted = !quoted;
    if (i < rest.size() && (quoted || rest[i] != separator_)) continue;
    fields_.push_back(rest.substr(begin, i - begin));
    begin = i + 1;
  }
}

void ListingLines::read_table_row(ListingLine& line) {
  if (trim(whole_).empty()) return;
  line.at = trim(whole_).data();
  if (table_ == Table::live)
    read_live_row(line);
  else
    read_csv_row(line);
}

void ListingLines::read_csv_row(ListingLine& line) {
  split_fields();
  const auto field = [&](int column) {
    return column >= 0 && static_cast<size_t>(column) < fields_.size() ? unquoted(fields_[static_cast<size_t>(column)])
                                                                       : std::string_view();
  };
  std::string_view address = field(columns_.address);
  const bool has_prefix = address.starts_with("0x");
  if (has_prefix) address.remove_prefix(2);
  const bool is_number = !address.empty() && leading_hex(address).size() == address.size();
  // A label is a row of its own, in one of the first columns.
  for (const std::string_view candidate : {field(columns_.address), field(columns_.opcode), field(columns_.text)}) {
    if (candidate.size() < 2 || candidate.back() != ':') continue;
    line.kind = LineKind::label;
    line.text = candidate.substr(0, candidate.size() - 1);
    if (is_number) line.address = hex_value(address);
    return;
  }
  if (!is_number || address.size() > 16) {
    set_problem(line, line.at, fmt::format("'{}' is not an address", field(columns_.address)));
    return;
  }
  line.address = hex_value(address);
  line.kind = LineKind::instruction;
  const std::string_view encoding = field(columns_.encoding);
  if (columns_.encoding >= 0) {
    words_seen_ = true;
    if (encoding.data() == nullptr || encoding.empty()) {
      set_problem(line, whole_.data() + whole_.size(), "the machine words are missing; is the line truncated?");
      return;
    }
    read_words(line, encoding, false);
    if (line.kind == LineKind::problem) return;
  }
  if (columns_.text >= 0) {
    line.text = field(columns_.text);
  } else {
    copy_ = fmt::format("{} {}", field(columns_.opcode), field(columns_.operands));
    line.text = trim(copy_);
    line.at = field(columns_.opcode).data();
    line.is_copy = true;
  }
  if (trim(line.text).empty())
    set_problem(line, whole_.data() + whole_.size(), "the instruction is missing; is the line truncated?");
}

// "     1 |   2 | v^     | v_lshlrev_b32 v1, 2, v0"
void ListingLines::read_live_row(ListingLine& line) {
  const std::string_view text = trim(whole_);
  constexpr std::string_view kMaximum = "Maximum";
  if (text.starts_with(kMaximum)) {
    const size_t hash = text.find('#'), used = text.find(" used");
    if (hash == std::string_view::npos || used == std::string_view::npos || used < hash) return;
    std::string_view number = trim(text.substr(used + 5));
    number = number.substr(0, number.find_first_not_of("0123456789"));
    const auto value = parse_unsigned(number);
    if (!value) return;
    line.kind = LineKind::statistic;
    line.text = trim(text.substr(hash + 1, used - hash - 1));
    line.number = *value;
    return;
  }
  const size_t first = text.find('|');
  if (first == std::string_view::npos) {
    if (!is_live_head(text)) set_problem(line, text.data(), "expected a row 'LINE | REGISTERS | … | INSTRUCTION'");
    return;
  }
  const std::string_view row = trim(text.substr(0, first));
  const size_t second = text.find('|', first + 1);
  const size_t third = second == std::string_view::npos ? second : text.find('|', second + 1);
  if (row == "Line") return;
  if (!parse_unsigned(row) || third == std::string_view::npos ||
      !is_register_row(text.substr(second + 1, third - second - 1))) {
    set_problem(line, text.data(), "expected a row 'LINE | REGISTERS | … | INSTRUCTION'; is the line truncated?");
    return;
  }
  const std::string_view instruction = trim(text.substr(third + 1));
  if (instruction.empty()) {
    set_problem(line, text.data() + text.size(), "the instruction is missing; is the line truncated?");
    return;
  }
  modifiers_seen_ |= instruction.find("sel:") != std::string_view::npos ||
                     instruction.find("row_") != std::string_view::npos ||
                     instruction.find(" offset") != std::string_view::npos;
  if (!read_label(line, instruction)) read_instruction(line, instruction);
}

}  // namespace lw::text
