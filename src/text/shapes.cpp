#include "text/shapes.h"

#include <algorithm>
#include <limits>

#include "base/base.h"
#include "isa/operand_values.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

constexpr uint64_t kFirstWord = 0xffff'ffff;

bool is_constant(uint32_t value) { return value >= isa::kScalarRegisters && value < isa::kFirstVgpr; }

// SDWA has the longest tails, and a few dozen of them.
constexpr size_t kMostLongTails = 256;

// The operands of an encoding that are shown by name, and what else its words say.
struct Fields {
  struct Named {
    int operand = 0;
    bytes::PlainField field;
    bool is_literal = false;  // always, and then there is no field
  };
  std::array<Named, Shapes::kNames> named;  // in the order of the text
  size_t count = 0;
  uint64_t open_bits = 0;  // theirs, and what is not the encoding's
  bool are_alone = false;  // the words say all there is to say
};

Fields fields_of(const isa::Encoding& encoding) {
  Fields fields;
  const bytes::PlainFields plain = bytes::plain_fields(encoding.id);
  if (!plain.are_alone) return fields;
  fields.are_alone = true;
  fields.open_bits = encoding.words == 1 ? ~kFirstWord : 0;
  for (size_t operand = 0; operand < encoding.operand_count; ++operand) {
    const std::optional<bytes::PlainField>& field = plain.of_operand[operand];
    const bool is_literal = encoding.operands()[operand].kind == isa::Kind::literal;
    if (!is_literal && (!field || field->mask == 0 || !shows_name(encoding.id, operand))) continue;
    if (fields.count == Shapes::kNames) break;
    if (is_literal) {
      fields.named[fields.count++] = {static_cast<int>(operand), {}, true};
      continue;
    }
    fields.named[fields.count++] = {static_cast<int>(operand), *field};
    fields.open_bits |= uint64_t{field->mask} << field->lsb;
  }
  return fields;
}

template <size_t kSize>
bool put(std::string_view text, std::array<char, kSize>& place, uint8_t& size) {
  size = static_cast<uint8_t>(std::min(text.size(), kSize));
  text.copy(place.data(), kSize);
  return text.size() <= kSize;
}

}  // namespace

Shapes::Shapes(const isa::Target& target)
    : target_(target), first_level_(isa::first_level(target.column)), index_(size_t{1} << kFewestIndexBits) {
  size_t past_slots = 0;
  first_slot_ = std::numeric_limits<size_t>::max();
  for (const isa::FirstLevel& level : first_level_) {
    first_slot_ = std::min<size_t>(first_slot_, level.base);
    past_slots = std::max<size_t>(past_slots, size_t{level.base} + level.opcode_mask + 1);
  }
  open_bits_of_slot_.resize(past_slots - first_slot_);
  for (uint32_t place = 0; place < length_.size(); ++place) {
    length_[place].first_source = isa::has_first_source(place) ? 0xff : 0;
    length_[place].second_source = isa::is_sop2_or_sopc(place) ? 0xff : 0;
  }
  // What is not used of it takes no memory; growing would take it twice.
  constexpr size_t kUsualShapes = 4096, kUsualTexts = 32'768, kUsualSlots = 1024;
  shapes_.reserve(kUsualShapes);
  names_.reserve(kUsualTexts);
  open_bits_.reserve(kUsualSlots);
  forget();
}

void Shapes::forget() {
  ++changes_;
  std::ranges::fill(index_, std::array<Place, kWays>{});
  shapes_.assign(1, Shape{});
  // Where nothing is known of a slot, all bits are open, and the key is not that of the first shape, which is no shape.
  open_bits_.assign(1, {});
  open_bits_[0].fill(~uint64_t{0});
  std::ranges::fill(open_bits_of_slot_, 0);
  more_parts_.clear();
  long_tails_.clear();
  tables_.clear();
  constant_names_.clear();
  names_.assign(2, NamedValue{});
  names_[kEmptyName].state = kKnown;
  names_[kLiteralName].state = kLiteral;
}

// Encodings in one slot may differ in their fields: then only those that all of them have may hold names. Shapes that
// were kept for more open bits stay what they are.
uint64_t Shapes::close_bits(uint64_t words, uint64_t open_bits) {
  uint16_t& place = open_bits_of_slot_[first_level_[isa::first_level_place(words)].slot(words) - first_slot_];
  if (place == 0) {
    place = static_cast<uint16_t>(open_bits_.size());
    open_bits_.push_back(open_bits_[0]);
  }
  uint64_t& open = open_bits_[place][isa::source_kind(words)];
  if ((open & ~open_bits) != 0) ++changes_;
  return open &= open_bits;
}

uint32_t Shapes::table_of(const bytes::PlainField& field, const NameStyle& style, bool is_scalar) {
  for (const NameTable& table : tables_)
    if (table.rule == field.rule && table.style == style && table.is_scalar == is_scalar) return table.first;
  const auto first = static_cast<uint32_t>(names_.size());
  tables_.push_back({field.rule, style, is_scalar, first});
  names_.resize(names_.size() + field.mask + 1);
  return first;
}

uint32_t Shapes::constant_name(std::string_view text) {
  for (const uint32_t known : constant_names_)
    if (std::string_view(names_[known].text.data(), names_[known].size) == text) return known;
  NamedValue name;
  text.copy(name.text.data(), text.size());
  name.size = static_cast<uint8_t>(text.size());
  name.state = kKnown;
  names_.push_back(name);
  return constant_names_.emplace_back(static_cast<uint32_t>(names_.size() - 1));
}

template <bool kMayHaveThird>
size_t Shapes::find(std::span<const std::byte> code, std::span<Found, kMostFound> found) const {
  // Members would be loaded again and again.
  const isa::FirstLevel* const first_level = first_level_.data();
  const uint16_t* const open_bits_of_slot = open_bits_of_slot_.data();
  const size_t first_slot = first_slot_;
  const unsigned index_shift = index_shift_;
  const Length* const lengths = length_.data();
  const auto* const open_bits = open_bits_.data();
  const auto* const index = index_.data();
  const char* const shapes = reinterpret_cast<const char*>(shapes_.data());
  // First as if an instruction began at every word: then where one ends is all that the next one waits for.
  const size_t words_here = code.size() / sizeof(uint32_t);
  const size_t begins = std::min(found.size(), words_here - std::min<size_t>(words_here, 1));
  std::array<uint8_t, kMostFound> word_counts, kinds;
  for (size_t i = 0; i < begins; ++i) {
    const auto words = load_le<uint64_t>(code.data() + sizeof(uint32_t) * i);
    kinds[i] = isa::source_kind(words);
    word_counts[i] =
        static_cast<uint8_t>(word_count<kMayHaveThird>(lengths[isa::first_level_place(words)], words, kinds[i]));
  }
  Found* next = found.data();
  for (size_t at = 0; at < begins;) {
    const auto words = load_le<uint64_t>(code.data() + sizeof(uint32_t) * at);
    const uint32_t source_kind = kinds[at], length = word_counts[at];
    if (words == 0 || (kMayHaveThird && at + length > words_here)) break;
    const size_t slot = first_level[isa::first_level_place(words)].slot(words) - first_slot;
    const uint64_t key = words | open_bits[open_bits_of_slot[slot]][source_kind];
    const uint64_t hash = hash_of(key, source_kind);
    const std::array<Place, kWays>& places = index[hash >> index_shift];
    // The second of them also where it is in none.
    const uint32_t shape = places[static_cast<size_t>(!is_at(places[0], hash))] & 0xffff;
    __builtin_prefetch(shapes + sizeof(Shape) * shape);
    __builtin_prefetch(shapes + sizeof(Shape) * shape + 64);
    next->words = words;
    next->key = key;
    next->shape = shape;
    next->source_kind = static_cast<uint16_t>(source_kind);
    next->size_bytes = static_cast<uint16_t>(sizeof(uint32_t) * length);
    ++next;
    at += length;
  }
  return static_cast<size_t>(next - found.data());
}

template size_t Shapes::find<false>(std::span<const std::byte> code, std::span<Found, kMostFound> found) const;
template size_t Shapes::find<true>(std::span<const std::byte> code, std::span<Found, kMostFound> found) const;

const Shapes::Shape* Shapes::find_again(const Found& found) const {
  for (const Place place : index_[index_of(hash_of(found.key, found.source_kind))])
    if (const Shape& shape = shapes_[place & 0xffff]; shape.is(found)) return &shape;
  return nullptr;
}

char* Shapes::put_together_slowly(const Shape& shape, const Found& found, const std::byte* code, char* to) {
  const size_t with_literal = shape.size_bytes + sizeof(uint32_t);
  bool has_literal = false;
  std::memcpy(to, shape.head.data(), kHeadText);
  to += shape.head_size;
  for (size_t i = 0; i < shape.names; ++i) {
    const Part& part = part_of(shape, i);
    const uint32_t bits = static_cast<uint32_t>(found.words >> part.slot.lsb) & part.slot.mask;
    const NamedValue& name = names_[part.slot.first + bits];
    if (name.state == kUnknown) find_name(shape, part.slot, bits);
    if (name.state == kNone) return nullptr;
    if (name.state == kLiteral) {
      if (found.size_bytes != with_literal) return nullptr;
      has_literal = true;
      to = print_literal(target_, shape.id, part.slot.operand, load_le<uint32_t>(code + shape.size_bytes), to);
    } else {
      std::memcpy(to, &name, sizeof name);
      to += name.size;
    }
    std::memcpy(to, part.gap.data(), kGapText);
    to += shape.gap_size[i];
  }
  if (!has_literal && found.size_bytes != shape.size_bytes) return nullptr;
  std::memcpy(to, shape.tail.data(), kTailBlock);
  if (shape.tail_size > kTailBlock) std::memcpy(to, long_tails_[shape.long_tail].data(), kMostTail);
  return to + shape.tail_size;
}

void Shapes::find_name(const Shape& shape, const Slot& slot, uint32_t bits) {
  NamedValue& name = names_[slot.first + bits];
  name.state = kNone;
  const auto table = std::ranges::find(tables_, slot.first, &NameTable::first);
  const std::optional<uint32_t> value =
      bytes::plain_operand(target_.column, shape.id, slot.operand, bits, table->is_scalar);
  if (!value || (table->style.has_sign && is_constant(*value))) return;
  if (*value == isa::kLiteral) {
    name.state = kLiteral;
    return;
  }
  // Lines with such tuples have a remark.
  const unsigned alignment = scalar_alignment(isa::encoding(shape.id).operands()[slot.operand].dwords);
  if (*value < isa::kScalarRegisters && *value % alignment != 0) return;
  inst::Instruction instruction;
  instruction.encoding = shape.id;
  instruction.operand[slot.operand] = *value;
  char text[kMaxInstructionText];
  const auto size = static_cast<size_t>(print_name(target_, instruction, slot.operand, text) - text);
  if (size > kNameText) return;
  std::memcpy(name.text.data(), text, size);
  name.size = static_cast<uint8_t>(size);
  name.state = kKnown;
}

void Shapes::keep(uint64_t words, const inst::Instruction& instruction, std::string_view text,
                  std::span<const PrintedPart> parts) {
  const isa::Encoding& encoding = instruction.enc();
  const size_t size = instruction.size_bytes;
  Length& length = length_[isa::first_level_place(words)];
  if (size >= sizeof words && size_bytes(words) == sizeof(uint32_t)) length.is_long = 1;
  if (size > sizeof words && length.is_long != 0) {
    length.has_third = kPastSources;
    may_have_third_ = true;
  }
  if (size != size_bytes(words)) return;
  const Fields fields = fields_of(encoding);
  if (!fields.are_alone) return;

  // Before that, lest this shape have fewer open bits than those that come after it.
  if (shapes_.size() > std::numeric_limits<uint16_t>::max() / 4) forget();
  const uint64_t open_bits = close_bits(words, fields.open_bits);
  if (!isa::decides_encoding(target_.column, words, ~open_bits)) return;

  Shape shape;
  std::array<Part, kNames> all_parts{};
  std::array<bool, inst::kMaxOperands> is_named{};
  shape.key = words | open_bits;
  shape.id = encoding.id;
  shape.source_kind = isa::source_kind(words);
  shape.size_bytes = encoding.words * 4;
  shape.literal_is_word = true;

  // The text falls apart into names and what is between them.
  size_t from = 0;  // what has no place yet begins here
  size_t names = 0;
  auto named = fields.named.begin();
  for (const PrintedPart& part : parts) {
    if (named == fields.named.begin() + fields.count || part.operand != named->operand) continue;
    const bool is_literal = named->is_literal;
    const bytes::PlainField& field = named++->field;
    if ((uint64_t{field.mask} << field.lsb & ~open_bits) != 0) continue;
    const auto operand = static_cast<size_t>(part.operand);
    const NameStyle style = name_style(target_, instruction, operand);
    const bool is_scalar = field.scalar_bit != 0 && (words >> field.scalar_bit & 1) != 0;
    if (style.has_sign && is_constant(instruction.operand[operand])) return;
    char name[kMaxInstructionText];
    const auto name_size = static_cast<size_t>(print_name(target_, instruction, operand, name) - name);
    const size_t name_in_part = part.text.rfind(std::string_view(name, name_size));
    if (name_in_part == std::string_view::npos) return;
    const size_t name_at = static_cast<size_t>(part.text.data() - text.data()) + name_in_part;
    std::string_view gap = text.substr(from, name_at - from);
    if (names == 0) {
      if (!put(gap, shape.head, shape.head_size)) return;
    } else if (!put(gap, all_parts[names - 1].gap, shape.gap_size[names - 1])) {
      // What is too long of ", vcc_lo, " is a name that is always the same.
      gap.remove_prefix(kGapText);
      if (gap.size() > kNameText || names == kNames) return;
      all_parts[names++].slot = {constant_name(gap), 0, 0, static_cast<uint8_t>(operand)};
    }
    if (names == kNames) return;
    const uint32_t first = is_literal ? kLiteralName : table_of(field, style, is_scalar);
    is_named[operand] = true;
    shape.literal_is_word &= shows_literal_as_word(encoding.id, operand);
    all_parts[names++].slot = {first, field.mask, field.lsb, static_cast<uint8_t>(operand)};
    from = name_at + name_size;
  }
  if (named != fields.named.begin() + fields.count) return;
  // Without a name for it, another literal would read as this one.
  for (size_t i = 0; instruction.has_literal && i < encoding.operand_count; ++i) {
    const bool shows_literal =
        encoding.operands()[i].kind == isa::Kind::literal || instruction.operand[i] == isa::kLiteral;
    if (shows_literal && !is_named[i]) return;
  }
  shape.names = static_cast<uint8_t>(names);
  std::copy_n(all_parts.begin(), kUsualNames, shape.part.begin());
  // Without a name, the text is cut at some place.
  const std::string_view rest = text.substr(from);
  const size_t cut = names == 0 ? std::min(rest.size(), shape.head.size()) : 0;
  if (names == 0) put(rest.substr(0, cut), shape.head, shape.head_size);
  const std::string_view tail = rest.substr(cut);
  if (!put(tail, shape.tail, shape.tail_size)) {
    std::array<char, kMostTail> text_of_tail{};
    if (!put(tail, text_of_tail, shape.tail_size) || long_tails_.size() == kMostLongTails) return;
    const auto same = std::ranges::find(long_tails_, text_of_tail);
    shape.long_tail = static_cast<uint16_t>(same - long_tails_.begin());
    if (same == long_tails_.end()) long_tails_.push_back(text_of_tail);
  }

  if (names > kUsualNames) {
    shape.more = static_cast<uint16_t>(more_parts_.size());
    std::ranges::copy(std::span(all_parts).subspan<kUsualNames>(), more_parts_.emplace_back().begin());
  }
  shapes_.push_back(shape);
  if (shapes_.size() <= index_.size() || index_.size() >> kMostIndexBits != 0)
    return put_into_index(shapes_.size() - 1);
  --index_shift_;
  index_.assign(2 * index_.size(), {});
  for (size_t i = 1; i < shapes_.size(); ++i) put_into_index(i);
}

void Shapes::put_into_index(size_t shape) {
  const uint64_t hash = hash_of(shapes_[shape].key, shapes_[shape].source_kind);
  std::array<Place, kWays>& places = index_[index_of(hash)];
  places[1] = places[0];
  places[0] = (static_cast<uint32_t>(hash >> 32) & 0xffff) << 16 | static_cast<uint32_t>(shape);
}

}  // namespace lw::text
