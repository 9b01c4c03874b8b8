// Splits a listing into what its lines say, without looking at what the instructions mean. Private to this folder.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/listing_reader.h"

namespace lw::text {

struct ListingLine {
  enum class Kind : uint8_t {
    nothing,
    instruction,
    data_word,    // one word that is no instruction
    data_bytes,   // `number` bytes that are no code; `words` has the first whole words of them
    label,        // `text` is its name
    zeroes,       // "..."
    align,        // to a multiple of `number` bytes
    repeat,       // the instruction before, `number` times more
    part,         // a section or shader begins; `text` is its name
    end_of_code,  // of a shader
    statistic,    // `text` is its name, `number` its value; of the part named `goes_to`, where that is not empty
    target,       // `text` is a gfx name
    problem,      // `problem` says what is wrong
  };
  Kind kind = Kind::nothing;
  std::string_view text;  // ends where the buffer has a newline, a comment or a NUL
  bool is_copy = false;   // `text` is not in the listing, and `at` says where it comes from
  bool is_function = false;
  bool text_unknown = false;  // the tool had no name for the words
  const char* at = nullptr;
  std::optional<uint64_t> address;
  uint8_t words_count = 0;
  std::array<uint32_t, inst::kMaxWords> words{};
  std::array<uint32_t, inst::kMaxWords> known{};  // the bits of each word that the listing states
  const char* words_at = nullptr;
  std::string_view goes_to;         // "name+0x10", the target of a branch
  bool goes_to_is_operand = false;  // and its only statement: the text has a 0 in its place
  uint64_t number = 0;
  std::string problem;
};

class ListingLines {
 public:
  // `text` is followed by a NUL and outlives the lines.
  ListingLines(std::string_view text, ListingStyle style);

  // The next thing that the listing says, which may be nothing; false at its end.
  bool next(ListingLine& line);

  int number() const { return number_; }
  std::string_view whole() const { return whole_; }  // the line, without its newline
  Location location(const char* at) const;

  // Warnings about the listing as a whole, known at its end.
  bool lacks_modifiers() const { return is_live_report_ && !modifiers_seen_; }

 private:
  void read(ListingLine& line);
  // ---- listing_lines.cpp ----
  void read_text(ListingLine& line);
  bool read_radv(ListingLine& line, std::string_view text);
  bool read_statistic(ListingLine& line, std::string_view text);
  bool read_directive(ListingLine& line, std::string_view text);
  bool read_label(ListingLine& line, std::string_view text);
  bool read_data_row(ListingLine& line, std::string_view text);
  void read_instruction(ListingLine& line, std::string_view text);
  // ---- listing_comment.cpp ----
  void read_comment(ListingLine& line, std::string_view comment, bool is_slashes);
  void read_words(ListingLine& line, std::string_view words, bool bytes);
  void read_encoding(ListingLine& line, std::string_view bytes);
  void read_place(ListingLine& line, std::string_view place);
  // ---- listing_tables.cpp ----
  void read_table_row(ListingLine& line);
  void read_csv_row(ListingLine& line);
  void read_live_row(ListingLine& line);
  bool find_columns();
  void split_fields();

  enum class Table : uint8_t { none, rows, live };
  struct Columns {
    int address = -1, opcode = -1, operands = -1, encoding = -1, text = -1;
  };

  std::string_view text_;
  ListingStyle style_;
  size_t at_ = 0;
  int number_ = 0;
  std::string_view whole_;
  Table table_ = Table::none;
  char separator_ = ',';
  Columns columns_;
  std::vector<std::string_view> fields_;
  std::string copy_;
  ListingLine held_;  // the second thing that a line says
  bool has_held_ = false;

  bool words_seen_ = false;
  bool in_code_ = true;
  bool after_blank_ = false;
  bool in_statistics_ = false;
  bool in_constants_ = false;
  bool in_other_section_ = false;
  bool in_metadata_ = false;
  bool has_markers_ = false;   // "disasm:" says where the code of a shader begins
  std::string_view previous_;  // the line before, of a RADV dump: it names the stage
  std::string_view stage_;     // whose statistics are being read
  bool is_live_report_ = false;
  bool modifiers_seen_ = false;
};

// ---- Scraps of text ----
bool is_hex_digit(char c);
std::string_view trim(std::string_view text);
// The digits at the start of `text`, and their value when there are 1 to 16.
std::string_view leading_hex(std::string_view text);
std::optional<uint64_t> hex_value(std::string_view digits);
// Whether a word begins as the mnemonics do.
bool looks_like_mnemonic(std::string_view word);
inline void set_problem(ListingLine& line, const char* at, std::string problem) {
  line.kind = ListingLine::Kind::problem;
  line.at = at;
  line.problem = std::move(problem);
}

}  // namespace lw::text
