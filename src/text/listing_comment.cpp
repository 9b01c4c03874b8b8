// What stands behind the text of an instruction: its address, its words, where it branches to.
#include <fmt/format.h>

#include "text/listing_lines.h"

namespace lw::text {
namespace {

constexpr size_t kWordDigits = 8;
constexpr size_t kFewestAddressDigits = 4;

std::string_view skip_blanks(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  return text;
}

uint32_t word_value(std::string_view digits) { return static_cast<uint32_t>(*hex_value(digits)); }

}  // namespace

// BE8400FF 00001000 <name+0x10> ; Warning: …
void ListingLines::read_words(ListingLine& line, std::string_view words, bool bytes) {
  line.words_at = words.data();
  size_t count = 0;
  for (;;) {
    words = skip_blanks(words);
    if (words.empty() || words.front() == ';') break;
    if (words.front() == '<') {
      const size_t end = words.rfind('>');
      if (end == std::string_view::npos) {
        set_problem(line, words.data(), "'<' is not closed; is the line truncated?");
        return;
      }
      line.goes_to = words.substr(1, end - 1);
      break;
    }
    if (words.front() == '[' && style_ == ListingStyle::radv) {
      read_place(line, words);
      break;
    }
    const std::string_view digits = leading_hex(words);
    if (digits.size() != (bytes ? 2 : kWordDigits)) {
      const std::string_view shown = words.substr(0, std::max<size_t>(digits.size(), 1));
      set_problem(line, words.data(),
                  fmt::format("'{}' is not a machine word of {} hexadecimal digits; is the line truncated?", shown,
                              bytes ? 2 : kWordDigits));
      return;
    }
    if (!bytes) {
      if (count == line.words.size()) {
        set_problem(line, words.data(), "an instruction has at most 3 words");
        return;
      }
      line.words[count] = word_value(digits);
      line.known[count] = UINT32_MAX;
    }
    if (count++ == 0) line.words_at = words.data();
    words.remove_prefix(digits.size());
  }
  if (line.kind == ListingLine::Kind::problem) return;
  if (bytes) {
    line.number = count;
    return;
  }
  line.words_count = static_cast<uint8_t>(count);
  if (count == 0 && words_seen_)
    set_problem(line, line.words_at, "the machine words are missing, which other lines have; is the line truncated?");
  words_seen_ |= count != 0;
}

// [0xff,0x00,0x80,0xbe,A,A,A,A]: bytes in their order in memory, letters where a fixup goes. 0bAAAAAA01 and its like
// mix both.
void ListingLines::read_encoding(ListingLine& line, std::string_view bytes) {
  line.words_at = bytes.data();
  const size_t end = bytes.find(']');
  if (bytes.empty() || bytes.front() != '[' || end == std::string_view::npos) {
    set_problem(line, bytes.data(), "the encoding is not closed with ']'; is the line truncated?");
    return;
  }
  std::string_view rest = bytes.substr(1, end - 1);
  size_t count = 0;
  while (!rest.empty()) {
    const size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view item = trim(rest.substr(0, comma));
    if (count == 4 * line.words.size()) {
      set_problem(line, rest.data(), "an instruction has at most 12 bytes");
      return;
    }
    const bool is_hex = item.starts_with("0x") && item.size() == 4 && leading_hex(item.substr(2)).size() == 2;
    const bool is_fixup = (item.size() == 1 && item[0] >= 'A' && item[0] <= 'Z') ||
                          (item.size() >= 3 && item.find('\'') != std::string_view::npos) || item.starts_with("0b");
    if (!is_hex && !is_fixup) {
      set_problem(line, item.data(), fmt::format("'{}' is not a byte of an encoding", item));
      return;
    }
    const unsigned shift = 8 * (count % 4);
    if (is_hex) {
      line.words[count / 4] |= word_value(item.substr(2)) << shift;
      line.known[count / 4] |= uint32_t{0xff} << shift;
    }
    ++count;
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  if (count == 0 || count % 4 != 0) {
    set_problem(line, bytes.data(), fmt::format("an encoding of {} bytes is not a whole number of words", count));
    return;
  }
  line.words_count = static_cast<uint8_t>(count / 4);
}

// [PC=0x100200, off=512, size=8], of Mesa's dumps of hung waves.
void ListingLines::read_place(ListingLine& line, std::string_view place) {
  const auto number_after = [&](std::string_view key) -> std::optional<uint64_t> {
    const size_t at = place.find(key);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view digits = place.substr(at + key.size());
    size_t count = 0;
    while (count < digits.size() && digits[count] >= '0' && digits[count] <= '9') ++count;
    return parse_unsigned(digits.substr(0, count));
  };
  const auto offset = number_after("off="), size = number_after("size=");
  if (!place.starts_with("[PC=0x") || place.find(']') == std::string_view::npos || !offset || !size) {
    set_problem(line, place.data(), "expected [PC=0x…, off=…, size=…]; is the line truncated?");
    return;
  }
  line.address = offset;
  if (line.words_count != 0 && *size != 4u * line.words_count)
    set_problem(line, place.data(), fmt::format("size={} beside {} machine words", *size, line.words_count));
}

void ListingLines::read_comment(ListingLine& line, std::string_view comment, bool is_slashes) {
  const std::string_view text = skip_blanks(comment);
  if (is_slashes) {
    const std::string_view digits = leading_hex(text);
    const bool has_colon = digits.size() < text.size() && text[digits.size()] == ':';
    if (digits.size() >= kFewestAddressDigits && has_colon) {
      line.address = hex_value(digits);
      if (!line.address) {
        set_problem(line, text.data(), "the address has more than 16 digits");
        return;
      }
      read_words(line, text.substr(digits.size() + 1), line.kind == ListingLine::Kind::data_bytes);
      return;
    }
    if (words_seen_ && digits.size() == text.size())
      set_problem(line, comment.data(), "expected the address and the machine words; is the line truncated?");
    return;
  }
  constexpr std::string_view kEncoding = "encoding:";
  if (text.starts_with(kEncoding)) {
    read_encoding(line, skip_blanks(text.substr(kEncoding.size())));
    return;
  }
  if (style_ == ListingStyle::radv) read_words(line, text, false);
}

}  // namespace lw::text
