// Lines whose words are known from lines before them. Private to this folder.
//
// Compilers repeat themselves: half of the lines of a kernel appear in it before, and most of the others differ from
// one that does only in the numbers of their registers. Making the words from the numbers takes a tenth of the time of
// reading the line.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "text/instruction_reader.h"

namespace lw::text {

// A register in a line: "v7", "s[4:5]", "a12", "v3.h".
struct LineRegister {
  char file = '\0';      // 'v', 's' or 'a'
  uint8_t first = 0;     // its number, or that of the first of a tuple
  uint8_t dwords = 0;    // 1 to 32
  bool is_half = false;  // .l or .h follows
  uint8_t place = 0;     // of its first character in the line
};

// A line without the numbers of its registers, and these.
class LineShape {
 public:
  static constexpr size_t kMostText = 112;
  static constexpr size_t kMostRegisters = 8;

  // Of the line that begins at `line`, in a text that a NUL follows. False where there is none: the line is too long
  // or too short, has too many registers or characters that no instruction has, or is a last line without an end.
  bool read(const char* line);

  // The line's characters, "v" and "v[" with a mark for the numbers; and for vector instructions which of several
  // scalar registers are the same one, which the limit of such operands asks.
  std::string_view text() const { return {text_.data(), size_}; }
  const char* line() const { return line_; }
  const char* line_end() const { return line_end_; }
  size_t register_count() const { return count_; }
  const LineRegister& reg(size_t index) const { return registers_[index]; }

  // The first numbers of the registers, a byte each.
  uint64_t numbers() const { return numbers_; }

  // Of text().
  uint64_t hash() const { return hash_; }

  // One more than the highest number, of each file; AGPRs count as VGPRs.
  unsigned used_vgprs() const { return used_vgprs_; }
  unsigned used_sgprs() const { return used_sgprs_; }

 private:
  // The end of a register that begins at `at`, after noting it and writing what stands for it; nullptr: it is none.
  const char* take_register(const char* at, char*& to);
  char* add_equalities(char* to) const;
  void set_hash();

  // The hash reads eight characters at a time.
  std::array<char, kMostText + kMostRegisters + 2 + sizeof(uint64_t)> text_;
  size_t size_ = 0;
  size_t count_ = 0;
  uint64_t numbers_ = 0;
  uint64_t hash_ = 0;
  unsigned used_vgprs_ = 0, used_sgprs_ = 0, scalars_ = 0;
  const char* line_ = nullptr;
  const char* line_end_ = nullptr;
  std::array<LineRegister, kMostRegisters> registers_;
};

// What a line is assembled to.
struct LineCode {
  std::array<uint32_t, 3> words{};
  uint8_t size_bytes = 0;  // 4, 8 or 12
  uint8_t used_sgprs = 0;  // one more than the highest register named
  uint16_t used_vgprs = 0;
};

// How the words of all lines of a shape follow from the numbers of their registers.
struct LineFormula {
  // (number >> right) << left is added to the words, the first one lowest.
  struct Field {
    uint8_t left = 0;
    uint8_t right : 4 = 0;
    uint8_t low_bits : 4 = 0;  // of the number: all 0
    uint8_t last = 0;          // the highest number
  };
  // Two registers whose numbers may not agree in all of these bits.
  struct BankPair {
    uint8_t x = 0, y = 0, bits = 0;
  };
  std::array<uint32_t, 3> words{};  // without the numbers
  std::array<Field, LineShape::kMostRegisters> fields{};
  std::array<BankPair, 4> bank_pairs{};  // until one with bits of 0

  // Nothing where a number is not possible.
  std::optional<std::array<uint32_t, 3>> words_of(uint64_t numbers, size_t count) const;
};

// The formula of the shape of a line that was read to `text` and encoded as `encoded`, from what the encoder does with
// other numbers. Nothing where there is none: for instructions of which llvm-mc looks at the numbers, and for lines
// whose registers are not all operands of their own.
std::optional<LineFormula> learn(const isa::Target& target, const LineShape& shape, const InstructionReader& reader,
                                 const InstructionText& text, const bytes::Encoded& encoded);

// Holds lines that are one instruction of at most three words and nothing else that could have a meaning, none of whose
// parts means something else at another place; all of one target.
class KnownLines {
 public:
  // For a source of this many characters.
  explicit KnownLines(size_t characters);

  // False when the line is not known.
  bool find(const LineShape& shape, LineCode& code) const;

  // Keeps a line that find() did not know. `learn_formula()` is asked when its shape comes for the second time.
  template <typename Learn>
  void keep(const LineShape& shape, const LineCode& code, Learn learn_formula) {
    Entry* const entry = look_up(shape, shape.hash(), Numbers::any);
    if (entry == nullptr) {
      add(shape, shape.hash(), code, Knows::one_line);
    } else if (entry->knows == Knows::one_line) {
      std::optional<LineFormula> formula = learn_formula();
      entry->knows = formula ? Knows::all_numbers : Knows::no_formula;
      if (formula) {
        // The first line of the shape may be of a longer form.
        entry->code = code;
        entry->formula = *formula;
      }
    }
    if (entry != nullptr && entry->knows == Knows::no_formula) add(shape, line_hash(shape), code, Knows::one_line);
  }

  void clear();

 private:
  enum class Knows : uint8_t {
    one_line,     // the code of a line with these numbers
    all_numbers,  // the formula, and how long the code is
    no_formula,   // the code of one line; others of the shape are in places that depend on their numbers
  };
  struct alignas(64) Entry {
    uint64_t numbers;
    LineCode code;
    Knows knows;
    uint8_t text_size;  // 0: none
    LineFormula formula;
    std::array<char, LineShape::kMostText> text;
  };
  static constexpr size_t kWays = 2;
  using Set = std::array<Entry, kWays>;

  enum class Numbers : uint8_t { any, these };  // of the entry that is looked for

  static uint64_t line_hash(const LineShape& shape);
  const Entry* look_up(const LineShape& shape, uint64_t hash, Numbers numbers) const;
  Entry* look_up(const LineShape& shape, uint64_t hash, Numbers numbers) {
    return const_cast<Entry*>(static_cast<const KnownLines*>(this)->look_up(shape, hash, numbers));
  }
  void add(const LineShape& shape, uint64_t hash, const LineCode& code, Knows knows);
  size_t place(uint64_t hash) const { return static_cast<size_t>(hash >> shift_); }

  std::vector<Set> sets_;
  unsigned shift_;
  unsigned oldest_way_ = 0;
};

}  // namespace lw::text
