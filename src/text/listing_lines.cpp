#include "text/listing_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "text/lexer.h"

namespace lw::text {
namespace {

using LineKind = ListingLine::Kind;

constexpr std::string_view kBlanks = " \t\r\f\v";

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// The text up to its comment; `comment` is what follows "//" or ";", and has no data where there is none.
std::string_view split_comment(std::string_view text, std::string_view& comment, bool& is_slashes) {
  for (size_t i = 0; i < text.size(); ++i) {
    const bool slashes = text[i] == '/' && i + 1 < text.size() && text[i + 1] == '/';
    if (!slashes && text[i] != ';') continue;
    is_slashes = slashes;
    comment = text.substr(i + (slashes ? 2 : 1));
    return trim(text.substr(0, i));
  }
  comment = {};
  return text;
}

// L0, .LBB0_1, BB3, BB0_1, label_0050: blocks inside a function, by the names that disassemblers give them.
bool is_block_name(std::string_view name) {
  for (const std::string_view prefix : {"label_", ".L", "BB", "L"}) {
    if (!name.starts_with(prefix)) continue;
    const std::string_view rest = name.substr(prefix.size());
    if (prefix == "label_" || prefix == ".L") return true;
    return !rest.empty() &&
           std::all_of(rest.begin(), rest.end(), [](char c) { return (c >= '0' && c <= '9') || c == '_'; });
  }
  return false;
}

// A block's label, or the mnemonic of an instruction.
bool starts_as_code(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
  return looks_like_mnemonic(word) || (word.ends_with(':') && is_block_name(word.substr(0, word.size() - 1)));
}

// Directives of assembly output that make no bytes and move nothing.
constexpr std::string_view kSilentDirectives[] = {
    ".addrsig", ".amdgcn", ".amdgpu", ".amdhsa",  ".cfi", ".end",  ".file",      ".globl", ".hidden",
    ".hsa",     ".ident",  ".loc",    ".no_dead", ".set", ".size", ".protected", ".type",  ".weak",
};

}  // namespace

bool is_hex_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

std::string_view trim(std::string_view text) {
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return text.substr(text.size());
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string_view leading_hex(std::string_view text) {
  size_t count = 0;
  while (count < text.size() && is_hex_digit(text[count])) ++count;
  return text.substr(0, count);
}

std::optional<uint64_t> hex_value(std::string_view digits) {
  if (digits.empty() || digits.size() > 16) return std::nullopt;
  uint64_t value = 0;
  for (const char c : digits) value = value << 4 | static_cast<uint64_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
  return value;
}

bool looks_like_mnemonic(std::string_view word) {
  for (const std::string_view prefix :
       {"s_", "v_", "ds_", "buffer_", "tbuffer_", "global_", "flat_", "scratch_", "image_"})
    if (word.starts_with(prefix)) return true;
  return word == "exp";
}

ListingLines::ListingLines(std::string_view text, ListingStyle style) : text_(text), style_(style) {
  if (style == ListingStyle::radv) {
    has_markers_ = text.starts_with("disasm:") || contains(text, "\ndisasm:");
    in_code_ = !has_markers_;
  }
}

Location ListingLines::location(const char* at) const {
  if (at == nullptr || at < whole_.data() || at > whole_.data() + whole_.size()) return {number_, 1};
  return {number_, static_cast<int>(at - whole_.data()) + 1};
}

bool ListingLines::next(ListingLine& line) {
  if (has_held_) {
    line = std::move(held_);
    has_held_ = false;
    return true;
  }
  if (at_ >= text_.size()) return false;
  const char* begin = text_.data() + at_;
  const void* newline = std::memchr(begin, '\n', text_.size() - at_);
  const size_t length =
      newline != nullptr ? static_cast<size_t>(static_cast<const char*>(newline) - begin) : text_.size() - at_;
  whole_ = {begin, length};
  at_ += length + 1;
  ++number_;
  line = ListingLine{};
  line.at = begin;
  read(line);
  return true;
}

void ListingLines::read(ListingLine& line) {
  if (table_ == Table::none && (style_ == ListingStyle::rga || style_ == ListingStyle::sp3) && find_columns()) return;
  if (table_ != Table::none)
    read_table_row(line);
  else
    read_text(line);
}

void ListingLines::read_text(ListingLine& line) {
  const std::string_view text = trim(whole_);
  if (text.empty()) {
    after_blank_ = true;
    return;
  }
  line.at = text.data();
  const bool was_blank = std::exchange(after_blank_, false);
  if (style_ == ListingStyle::radv && read_radv(line, text)) return;
  if (in_metadata_ || in_other_section_) {
    if (text.front() == '.') read_directive(line, text);
    return;
  }
  // What follows the code of a shader in a dump is none of ours, but a line that begins as code is.
  if (was_blank && has_markers_ && !contains(text, ";") && !starts_as_code(text)) {
    in_code_ = false;
    line.kind = LineKind::end_of_code;
    return;
  }
  if (text.front() == ';' || text.front() == '#' || text.starts_with("//")) return;
  if (text == "...") {
    line.kind = LineKind::zeroes;
    return;
  }
  constexpr std::string_view kSection = "Disassembly of section ";
  if (text.starts_with(kSection)) {
    line.kind = LineKind::part;
    line.text = text.substr(kSection.size());
    if (line.text.ends_with(':')) line.text.remove_suffix(1);
    return;
  }
  if (text.ends_with("file format elf64-amdgpu")) return;
  if (read_data_row(line, text) || read_label(line, text)) return;
  if (text.front() == '.' && read_directive(line, text)) return;
  read_instruction(line, text);
}

bool ListingLines::read_radv(ListingLine& line, std::string_view text) {
  std::string_view previous = std::exchange(previous_, text);
  if (previous.ends_with(':')) previous.remove_suffix(1);
  if (in_statistics_) return read_statistic(line, text);
  if (text == "*** SHADER STATS ***") {
    in_statistics_ = true;
    stage_ = previous;
    in_code_ = !has_markers_;
    line.kind = LineKind::end_of_code;
    return true;
  }
  if (text.starts_with("/* constant data */")) {
    in_constants_ = true;
    return true;
  }
  if (std::exchange(in_constants_, false)) {
    in_constants_ = text.front() == '[';
    if (in_constants_) return true;
    in_code_ = !has_markers_;
  }
  if (text == "disasm:") {
    in_code_ = true;
    line.kind = LineKind::part;
    line.text = previous;
    return true;
  }
  if (!has_markers_ && text.ends_with(':') && contains(text, " ")) {
    line.kind = LineKind::part;
    line.text = text.substr(0, text.size() - 1);
    return true;
  }
  if (!in_code_ || text.front() == '^') return true;
  constexpr std::string_view kRepeated = "(then repeated ";
  if (text.starts_with(kRepeated)) {
    const std::string_view rest = text.substr(kRepeated.size());
    const auto count = parse_unsigned(rest.substr(0, rest.find(' ')));
    if (!count || !rest.ends_with(" times)")) {
      set_problem(line, text.data(), "expected (then repeated N times); is the line truncated?");
      return true;
    }
    line.kind = LineKind::repeat;
    line.number = *count;
    return true;
  }
  return false;
}

// "Name: value", up to a row of asterisks.
bool ListingLines::read_statistic(ListingLine& line, std::string_view text) {
  if (text.starts_with("****")) {
    in_statistics_ = false;
    return true;
  }
  const size_t colon = text.find(':');
  if (colon == std::string_view::npos) return true;
  std::string_view value = trim(text.substr(colon + 1));
  value = value.substr(0, value.find(' '));
  const auto number = parse_unsigned(value);
  if (!number) return true;
  line.kind = LineKind::statistic;
  line.text = trim(text.substr(0, colon));
  line.number = *number;
  line.goes_to = stage_;
  return true;
}

bool ListingLines::read_directive(ListingLine& line, std::string_view whole) {
  std::string_view comment;
  bool is_slashes = false;
  const std::string_view text = split_comment(whole, comment, is_slashes);
  const size_t blank = text.find_first_of(kBlanks);
  const std::string_view name = text.substr(0, blank);
  const std::string_view value = blank == std::string_view::npos ? "" : trim(text.substr(blank));
  if (name == ".amdgpu_metadata" || name == ".end_amdgpu_metadata") {
    in_metadata_ = name == ".amdgpu_metadata";
    return true;
  }
  if (in_metadata_) return true;
  if (name == ".text" || name == ".section") {
    in_other_section_ = name == ".section" && !value.starts_with(".text");
    return true;
  }
  if (in_other_section_) return true;
  if (name == ".amdgcn_target") {
    const size_t gfx = value.find("gfx");
    if (gfx == std::string_view::npos) return true;
    size_t end = gfx;
    while (end < value.size() && is_name_char(value[end])) ++end;
    line.kind = LineKind::target;
    line.text = value.substr(gfx, end - gfx);
    return true;
  }
  if (name == ".long" || name == ".byte") {
    line.text = text;
    line.kind = name == ".long" ? LineKind::data_word : LineKind::data_bytes;
    line.number = static_cast<uint64_t>(std::count(value.begin(), value.end(), ',')) + 1;
    if (comment.data() != nullptr) read_comment(line, comment, is_slashes);
    if (line.kind != LineKind::data_word) return true;
    const auto word = parse_unsigned(value);
    if (!word || *word > UINT32_MAX)
      set_problem(line, text.data(), "expected .long with one 32-bit number");
    else if (line.words_count > 1 || (line.words_count == 1 && line.words[0] != *word))
      set_problem(line, line.words_at, fmt::format("the text is the word {:08X}, but other words are given", *word));
    else if (line.words_count == 0)
      line.words[0] = static_cast<uint32_t>(*word);
    return true;
  }
  if (name == ".p2align" || name == ".balign") {
    const auto number = parse_unsigned(trim(value.substr(0, value.find(','))));
    constexpr uint64_t kLargest = 16;
    if (!number || *number > (name == ".p2align" ? kLargest : uint64_t{1} << kLargest)) {
      set_problem(line, text.data(), fmt::format("{} needs a number", name));
      return true;
    }
    line.kind = LineKind::align;
    line.number = name == ".p2align" ? uint64_t{1} << *number : *number;
    return true;
  }
  for (const std::string_view silent : kSilentDirectives)
    if (name.starts_with(silent)) return true;
  set_problem(line, text.data(), fmt::format("directive '{}' is not allowed in a listing", name));
  return true;
}

// "    1a00: 48 65 6c 6c 6f     Hello": bytes of a data symbol.
bool ListingLines::read_data_row(ListingLine& line, std::string_view text) {
  const std::string_view digits = leading_hex(text);
  if (digits.empty() || digits.size() + 2 >= text.size() || text[digits.size()] != ':' ||
      text[digits.size() + 1] != ' ')
    return false;
  std::string_view rest = text.substr(digits.size() + 2);
  uint64_t count = 0;
  while (rest.size() >= 2 && is_hex_digit(rest[0]) && is_hex_digit(rest[1]) && (rest.size() == 2 || rest[2] == ' ')) {
    const auto byte = static_cast<uint32_t>(*hex_value(rest.substr(0, 2)));
    if (count / 4 < line.words.size()) line.words[count / 4] |= byte << 8 * (count % 4);
    ++count;
    rest.remove_prefix(std::min<size_t>(3, rest.size()));
  }
  const auto address = hex_value(digits);
  if (count == 0 || !address) return false;
  line.kind = LineKind::data_bytes;
  line.address = address;
  line.number = count;
  line.words_count = static_cast<uint8_t>(std::min<uint64_t>(count / 4, line.words.size()));
  return true;
}

// "0000000000001900 <name>:", "<name>:", "name:", the last also before an instruction.
bool ListingLines::read_label(ListingLine& line, std::string_view text) {
  const std::string_view digits = leading_hex(text);
  const bool has_address = digits.size() >= 8 && text.substr(digits.size()).starts_with(" <");
  if (has_address || text.front() == '<') {
    const size_t open = text.find('<');
    if (!text.ends_with(">:")) {
      if (!has_address) return false;
      set_problem(line, text.data(), "expected ADDRESS <NAME>: of a symbol; is the line truncated?");
      return true;
    }
    line.kind = LineKind::label;
    line.text = text.substr(open + 1, text.size() - open - 3);
    line.is_function = !is_block_name(line.text);
    if (has_address) line.address = hex_value(digits);
    if (has_address && !line.address) set_problem(line, text.data(), "the address has more than 16 digits");
    return true;
  }
  const size_t end = text.find_first_of(" \t:");
  if (end == std::string_view::npos || end == 0 || text[end] != ':') return false;
  const std::string_view name = text.substr(0, end);
  if (!std::all_of(name.begin(), name.end(), [](char c) { return is_name_char(c) || c == '@'; })) return false;
  line.kind = LineKind::label;
  line.text = name;
  line.is_function = !is_block_name(name);
  const std::string_view rest = trim(text.substr(end + 1));
  if (rest.empty() || rest.front() == ';' || rest.starts_with("//")) return true;
  held_ = ListingLine{};
  held_.at = rest.data();
  read_instruction(held_, rest);
  has_held_ = true;
  return true;
}

void ListingLines::read_instruction(ListingLine& line, std::string_view whole) {
  std::string_view comment;
  bool is_slashes = false;
  const std::string_view text = split_comment(whole, comment, is_slashes);
  if (text.empty()) return;
  line.kind = LineKind::instruction;
  line.text = text;
  // What RADV writes where LLVM has no text for the words.
  line.text_unknown =
      style_ == ListingStyle::radv &&
      (text.starts_with("(invalid") || text.ends_with(" addition + clamp") || text.ends_with(" + sdwa"));
  if (comment.data() != nullptr)
    read_comment(line, comment, is_slashes);
  else if (style_ == ListingStyle::radv && words_seen_)
    set_problem(line, text.data(), "the machine words are missing, which other lines have; is the line truncated?");
  if (!text.ends_with('>') || line.kind != LineKind::instruction) return;
  const size_t open = text.find('<');
  if (open == std::string_view::npos) return;
  line.goes_to = text.substr(open + 1, text.size() - open - 2);
  const std::string_view before = trim(text.substr(0, open));
  line.goes_to_is_operand = before.find_first_of(kBlanks) == std::string_view::npos;
  copy_ = line.goes_to_is_operand ? fmt::format("{} 0", before) : std::string(before);
  line.text = copy_;
  line.is_copy = true;
}

}  // namespace lw::text
