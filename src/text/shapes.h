// What instructions look like that differ in their registers and constants alone. Private to this folder.
//
// "v_fma_f32 v1, -v2, s3, v4 clamp" and "v_fma_f32 v9, -v8, v7, 1.0 clamp" have one shape: their words are the same
// outside of some fields, and so are their texts outside of the names that these stand for. Compiled code has few
// shapes, and most of its instructions have one that was there not long ago; putting such a text together takes a
// quarter of the time of decoding and printing it.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "bytes/bytes.h"
#include "inst/inst.h"
#include "isa/isa.h"
#include "isa/lookup.h"
#include "isa/operand_values.h"
#include "text/emit.h"
#include "text/print_immediate.h"
#include "text/print_names.h"
#include "text/printer.h"

namespace lw::text {

class Shapes {
 public:
  // No text that print() makes is longer, and it writes no more than twice as much.
  static constexpr size_t kMostText = 256;
  static constexpr size_t kNames = 5;  // of an instruction

  explicit Shapes(const isa::Target& target);

  // An instruction whose shape was looked up.
  struct Found {
    uint64_t words = 0;  // its first two, the first one lower
    uint64_t key = 0;
    uint32_t shape = 0;
    uint16_t source_kind = 0;
    uint16_t size_bytes = 0;
  };
  static constexpr size_t kMostFound = 24;  // more are no faster
  // Looks up instructions that follow one another, the first of which begins with `code`, and returns how many there
  // were that begin in its first kMostFound words, up to zeros or the end. Hardly anything here waits for what was
  // found before, and nothing branches on it, so that a few of them take hardly longer than one; that is why it is not
  // done in print().
  size_t find(std::span<const std::byte> code, std::span<Found, kMostFound> found) const {
    return may_have_third_ ? find<true>(code, found) : find<false>(code, found);
  }

  // The text of an instruction, which ends where it says; nullptr where its shape is not known, or not enough to say
  // it. `code` begins with the instruction.
  [[gnu::always_inline]] char* print(const Found& found, const std::byte* code, char* to) {
    const Shape* shape = &shapes_[found.shape];
    if (!shape->is(found)) [[unlikely]] {
      shape = find_again(found);
      if (shape == nullptr) return nullptr;
    }
    if (shape->size_bytes == found.size_bytes) [[likely]] {
      if (char* end = put_together<false>(*shape, found.words, {}, to)) [[likely]]
        return end;
    } else if (shape->literal_is_word && found.size_bytes == shape->size_bytes + sizeof(uint32_t)) {
      const auto literal = load_le<uint32_t>(code + shape->size_bytes);
      if (!may_be_constant(literal)) [[likely]]
        if (char* end = put_together<true>(*shape, found.words, word_name(literal), to)) [[likely]]
          return end;
    }
    return put_together_slowly(*shape, found, code, to);
  }

  // Remembers the shape of an instruction of the target. `words` are its first two, `text` is its text, of which
  // `parts` are parts. What was found before does not count any more where `changes()` has another value than then:
  // fewer bits are open now, or all shapes were forgotten.
  void keep(uint64_t words, const inst::Instruction& instruction, std::string_view text,
            std::span<const PrintedPart> parts);
  uint64_t changes() const { return changes_; }

 private:
  static constexpr size_t kUsualNames = 3;  // most have no more
  static constexpr size_t kNameText = 14;   // few names are longer

  // The name that stands for some bits of a field.
  struct alignas(16) NamedValue {
    std::array<char, kNameText> text{};
    uint8_t size = 0;
    uint8_t state = 0;
  };
  static constexpr uint8_t kUnknown = 0, kKnown = 1, kNone = 2, kLiteral = 4;
  static constexpr uint32_t kEmptyName = 0, kLiteralName = 1;  // in names_

  // All names of a kind of field.
  struct NameTable {
    uint64_t rule = 0;  // PlainField::rule
    NameStyle style;
    bool is_scalar = false;  // what PlainField::scalar_bit says
    uint32_t first = 0;      // in names_
  };

  struct Slot {
    uint32_t first = 0;  // in names_
    uint16_t mask = 0;
    uint8_t lsb = 0;
    uint8_t operand = 0;
  };

  static constexpr size_t kHeadText = 32, kGapText = 8, kTailBlock = 16, kMostTail = 96;
  // A name and what is behind it.
  struct Part {
    Slot slot;
    std::array<char, kGapText> gap{};
  };
  // The text is head, name, gap, name, gap, …, tail. Without as many names as there are parts, the last ones are empty.
  // A shape fills two lines of a cache.
  struct alignas(64) Shape {
    uint64_t key = 0;  // the words, with ones for open bits
    isa::EncodingId id = 0;
    uint8_t source_kind = 0;
    uint8_t size_bytes = 0;  // without a literal
    uint8_t head_size = 0;
    uint8_t tail_size = 0;
    uint8_t names = 0;
    bool literal_is_word = false;  // it reads "0x" and its digits unless it may_be_constant()
    std::array<uint8_t, kNames> gap_size{};
    uint16_t long_tail = 0;  // where it is longer
    uint16_t more = 0;       // parts, where there are more
    std::array<Part, kUsualNames> part{};
    std::array<char, kHeadText> head{};
    std::array<char, kTailBlock> tail{};
    bool is(const Found& found) const { return key == found.key && source_kind == found.source_kind; }
  };

  // A literal as if it were a name.
  static NamedValue word_name(uint32_t literal) {
    NamedValue name;
    name.text[0] = '0';
    name.text[1] = 'x';
    name.size = static_cast<uint8_t>(emit_hex_word(name.text.data() + 2, literal) - name.text.data());
    name.state = kKnown;
    return name;
  }

  // Blocks of a constant size: they cost less than copying as many characters as there are. With a literal, `literal`
  // is its name.
  template <bool kHasLiteral>
  [[gnu::always_inline]] char* put_together(const Shape& shape, uint64_t words, const NamedValue& literal,
                                            char* to) const {
    unsigned known = kKnown, seen = 0;
    std::memcpy(to, shape.head.data(), kHeadText);
    to += shape.head_size;
    const auto put = [&](const Part& part, unsigned gap_size) __attribute__((always_inline)) {
      const Slot& slot = part.slot;
      const NamedValue* name = &names_[slot.first + ((words >> slot.lsb) & slot.mask)];
      if constexpr (kHasLiteral) {
        seen |= name->state;
        name = name->state == kLiteral ? &literal : name;
      }
      known &= name->state;
      std::memcpy(to, name, sizeof *name);
      to += name->size;
      std::memcpy(to, part.gap.data(), kGapText);
      to += gap_size;
    };
    for (size_t i = 0; i < kUsualNames; ++i) put(shape.part[i], shape.gap_size[i]);
    if (shape.names > kUsualNames)
      for (size_t i = kUsualNames; i < kNames; ++i) put(more_parts_[shape.more][i - kUsualNames], shape.gap_size[i]);
    std::memcpy(to, shape.tail.data(), kTailBlock);
    if (shape.tail_size > kTailBlock) [[unlikely]]
      std::memcpy(to, long_tails_[shape.long_tail].data(), kMostTail);
    if (kHasLiteral && (seen & kLiteral) == 0) return nullptr;
    return known != 0 ? to + shape.tail_size : nullptr;
  }

  // What says how many words instructions have that begin with the same nine bits.
  struct Length {
    uint8_t first_source = 0;   // all ones where isa::source_kind() says something
    uint8_t second_source = 0;  // all ones where bits 8 to 15 are SSRC1
    uint8_t is_long = 0;        // 1 where they have two words in any case
    uint32_t has_third = 0;     // kPastSources where a literal may follow them
  };
  static constexpr unsigned kSecondSource = 8;  // its lowest bit
  // SRC0, SRC1 and SRC2 of VOP3 in the second word.
  static constexpr uint32_t kSourceOnes = 1 | 1 << 9 | 1 << 18;
  static constexpr uint32_t kPastSources = kSourceOnes << 8;  // their highest bits

  // How many words what begins with two of them has if its shape is known. It follows from the words alone, so that
  // looking up the next instruction need not wait for this one.
  template <bool kMayHaveThird = true>
  static uint32_t word_count(const Length& length, uint64_t words, uint32_t source_kind) {
    const unsigned second = length.is_long |
                            static_cast<unsigned>((source_kind & length.first_source) != isa::kPlainSource) |
                            static_cast<unsigned>((words >> kSecondSource & length.second_source) == isa::kLiteral);
    if constexpr (!kMayHaveThird) return 1 + second;
    // A source that is isa::kLiteral has become 0, and borrows.
    const uint32_t sources = static_cast<uint32_t>(words >> 32) ^ kSourceOnes * isa::kLiteral;
    const bool third = ((sources - kSourceOnes) & ~sources & length.has_third) != 0;
    return 1 + second + static_cast<unsigned>(third);
  }
  size_t size_bytes(uint64_t words) const {
    return sizeof(uint32_t) * word_count(length_[isa::first_level_place(words)], words, isa::source_kind(words));
  }

  template <bool kMayHaveThird>
  size_t find(std::span<const std::byte> code, std::span<Found, kMostFound> found) const;

  // Where a shape may be: its number, and above it some bits of the hash of its key.
  using Place = uint32_t;
  static constexpr size_t kWays = 2;
  static constexpr unsigned kFewestIndexBits = 10, kMostIndexBits = 13;
  static constexpr uint64_t hash_of(uint64_t key, uint64_t source_kind) {
    return (key ^ source_kind) * 0x9e37'79b9'7f4a'7c15;
  }
  static constexpr bool is_at(Place place, uint64_t hash) {
    return place >> 16 == (static_cast<uint32_t>(hash >> 32) & 0xffff);
  }

  size_t index_of(uint64_t hash) const { return hash >> index_shift_; }
  void put_into_index(size_t shape);

  // It may have been kept after it was looked up.
  const Shape* find_again(const Found& found) const;
  static_assert(sizeof(Shape) == 128);

  const Part& part_of(const Shape& shape, size_t i) const {
    return i < kUsualNames ? shape.part[i] : more_parts_[shape.more][i - kUsualNames];
  }

  // The same for names that are not known yet, and with a literal in the place of one.
  char* put_together_slowly(const Shape& shape, const Found& found, const std::byte* code, char* to);
  void find_name(const Shape& shape, const Slot& slot, uint32_t bits);
  uint32_t table_of(const bytes::PlainField& field, const NameStyle& style, bool is_scalar);
  // The number of a name that says `text`, kNameText at most, whatever the words are.
  uint32_t constant_name(std::string_view text);
  void forget();
  uint64_t close_bits(uint64_t words, uint64_t open_bits);

  const isa::Target& target_;
  const std::array<isa::FirstLevel, 512>& first_level_;
  // The bits of fields for names, and those behind the instruction, for each kind of source; all of them where nothing
  // is known.
  std::vector<std::array<uint64_t, isa::kSourceKindCount>> open_bits_;
  std::vector<uint16_t> open_bits_of_slot_;  // of the slots of the target, from first_slot_ on
  size_t first_slot_ = 0;
  uint64_t changes_ = 0;
  // It grows with the shapes: a small one stays in the processor's first cache.
  std::vector<std::array<Place, kWays>> index_;
  unsigned index_shift_ = 64 - kFewestIndexBits;
  std::vector<Shape> shapes_;  // the first one is no shape
  std::vector<std::array<Part, kNames - kUsualNames>> more_parts_;
  std::vector<std::array<char, kMostTail>> long_tails_;
  std::vector<NameTable> tables_;
  std::vector<NamedValue> names_;
  std::vector<uint32_t> constant_names_;  // of them, those that constant_name() made
  std::array<Length, 512> length_{};      // by isa::first_level_place()
  bool may_have_third_ = false;           // one of them
};

}  // namespace lw::text
