#include "text/known_lines.h"

#include <algorithm>
#include <utility>

#include "text/encoding_facts.h"
#include "text/lexer.h"
#include "text/pair_ports.h"
#include "text/source_rules.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Kind;

// ---- Shapes ---------------------------------------------------------------------------------------------------------

enum ShapeClass : uint8_t { kName = 1, kFile = 2, kStop = 4 };

constexpr std::array<uint8_t, 256> kShapeClasses = [] {
  std::array<uint8_t, 256> table{};
  for (int c = 0; c < 256; ++c) table[c] = is_name_char(static_cast<char>(c)) ? kName : 0;
  for (int c = 0; c < ' '; ++c) table[c] = kStop;
  table['\t'] = table['\r'] = 0;
  table['v'] = table['s'] = table['a'] = kName | kFile;
  return table;
}();

uint8_t class_of(char c) { return kShapeClasses[static_cast<uint8_t>(c)]; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads a number below 256 as the printer writes it; nullptr where there is none.
const char* read_number(const char* at, unsigned& value) {
  if (!is_digit(*at)) return nullptr;
  value = static_cast<unsigned>(*at++ - '0');
  if (value == 0) return is_digit(*at) ? nullptr : at;
  while (is_digit(*at)) {
    value = value * 10 + static_cast<unsigned>(*at++ - '0');
    if (value > 255) return nullptr;
  }
  return at;
}

constexpr unsigned kLongestTuple = 32;
constexpr uint64_t kFactor = 0x9e37'79b9'7f4a'7c15;  // of hashes
constexpr char kSingle = '\1';
constexpr char kBeforeEqualities = '\n';

// ---- Formulas -------------------------------------------------------------------------------------------------------

bool holds_register(Kind kind) {
  switch (kind) {
    case Kind::vgpr:
    case Kind::agpr:
    case Kind::avgpr:
    case Kind::asrc:
    case Kind::vsrc:
    case Kind::vsrc_nolit:
    case Kind::ssrc:
    case Kind::sdst:
    case Kind::sreg:
    case Kind::soffset: return true;
    default: return false;
  }
}

// Whether the text is refused or means something else with other registers of the same files and sizes.
bool depends_on_numbers(const isa::Encoding& encoding) {
  return is_matrix(encoding.format) || may_object_to_numbers(encoding) || encoding.format == isa::Format::EXP;
}

// Finds the formula of a shape by encoding one of its lines with other numbers.
class Learner {
 public:
  Learner(const isa::Target& target, const LineShape& shape, const InstructionText& text)
      : target_(target), shape_(shape), instruction_(text.instruction), count_(shape.register_count()) {}

  bool find_operands(const InstructionReader& reader);
  bool find_bank_pairs();
  bool find_words(const bytes::Encoded& encoded);
  bool find_field(size_t index);
  bool agrees(const bytes::Encoded& encoded);
  const LineFormula& formula() const { return formula_; }

 private:
  using PerRegister = std::array<uint32_t, LineShape::kMostRegisters>;

  void set(size_t index, uint32_t number) { instruction_.operand[operand_[index]] = first_value_[index] + number; }
  Result<bytes::Encoded> encode() const { return bytes::encode(target_, instruction_); }
  // With one number instead of its lowest.
  Result<bytes::Encoded> encode_with(size_t index, uint32_t number) {
    set(index, number);
    Result<bytes::Encoded> encoded = encode();
    set(index, lowest_[index]);
    return encoded;
  }
  bool makes(const bytes::Encoded& encoded, uint64_t numbers) const;

  const isa::Target& target_;
  const LineShape& shape_;
  inst::Instruction instruction_;
  size_t count_;
  PerRegister operand_{};      // the operand that each register is
  PerRegister first_value_{};  // the operand's value for number 0
  PerRegister registers_{};    // how many there are that the operand can be
  PerRegister lowest_{};       // the number that adds nothing to the words
  bytes::Encoded base_;        // with the lowest numbers
  LineFormula formula_;
};

bool Learner::find_operands(const InstructionReader& reader) {
  const isa::Encoding& encoding = instruction_.enc();
  const auto places = reader.operand_places(encoding);
  const std::span<const isa::Operand> operands = encoding.operands();
  for (size_t i = 0; i < count_; ++i) {
    const LineRegister& reg = shape_.reg(i);
    const char* const at = shape_.line() + reg.place;
    size_t nearest = operands.size();
    for (size_t j = 0; j < operands.size(); ++j) {
      const bool is_before = places[j] != nullptr && places[j] <= at;
      if (is_before && (nearest == operands.size() || places[j] > places[nearest])) nearest = j;
    }
    if (nearest == operands.size() || *places[nearest] == '[' || !holds_register(operands[nearest].kind)) return false;
    if (std::find(operand_.begin(), operand_.begin() + i, nearest) != operand_.begin() + i) return false;
    operand_[i] = static_cast<uint32_t>(nearest);
    const RegisterRun file = register_file(target_.column, reg.file);
    first_value_[i] = file.first;
    if (instruction_.operand[nearest] != first_value_[i] + reg.first) return false;
    // Of registers that could be halves, v0 to v127 may have a one-word form that others have not.
    const bool may_be_half = reg.is_half || (reg.file == 'v' && constant_bits(operands[nearest].type) == 16 &&
                                             target_.has(isa::Feature::true16));
    registers_[i] = may_be_half ? file.count / 2 : file.count;
    if (reg.first >= registers_[i]) return false;
  }
  return true;
}

// Of a pair. Its second destination is odd where the first one is even.
bool Learner::find_bank_pairs() {
  if (instruction_.enc().format != isa::Format::VOPD) return true;
  size_t found = 0;
  for (const PortPair& pair : PortPairsOf(target_, instruction_)) {
    const auto end = operand_.begin() + count_;
    const auto x = std::find(operand_.begin(), end, pair.x), y = std::find(operand_.begin(), end, pair.y);
    if (x == end || y == end) return false;
    const auto index_of = [&](auto at) { return static_cast<uint8_t>(at - operand_.begin()); };
    formula_.bank_pairs[found++] = {index_of(x), index_of(y), static_cast<uint8_t>(pair.bank_bits)};
    if (pair.are_destinations) lowest_[index_of(y)] = 1;
  }
  return true;
}

bool Learner::find_words(const bytes::Encoded& encoded) {
  for (size_t i = 0; i < count_; ++i) set(i, lowest_[i]);
  const Result<bytes::Encoded> base = encode();
  if (!base || base->words > formula_.words.size() || base->words != encoded.words) return false;
  base_ = *base;
  std::copy_n(base_.word.begin(), base_.words, formula_.words.begin());
  return true;
}

bool Learner::find_field(size_t index) {
  const LineRegister& reg = shape_.reg(index);
  const bool is_even = reg.dwords > 1 && target_.has(isa::Feature::aligned_vgprs);
  const unsigned alignment = reg.file == 's' ? scalar_alignment(reg.dwords) : is_even ? 2 : 1;
  // The lowest number that may change a bit, which is the field's lowest.
  const unsigned step = std::max<unsigned>(alignment, 2 * lowest_[index]);
  const Result<bytes::Encoded> next = encode_with(index, lowest_[index] + step);
  if (!next || next->words != base_.words) return false;
  unsigned changed_bits = 0, place = 0;
  for (unsigned word = 0; word < base_.words; ++word) {
    const uint32_t changed = next->word[word] ^ base_.word[word];
    changed_bits += static_cast<unsigned>(std::popcount(changed));
    if (changed != 0) place = 32 * word + static_cast<unsigned>(std::countr_zero(changed));
  }
  if (changed_bits != 1) return false;

  const unsigned registers = registers_[index];
  if (reg.dwords > registers) return false;
  formula_.fields[index] = {static_cast<uint8_t>(place), static_cast<uint8_t>(std::countr_zero(step)),
                            static_cast<uint8_t>(alignment - 1),
                            static_cast<uint8_t>((registers - reg.dwords) & ~(alignment - 1))};
  return true;
}

bool Learner::makes(const bytes::Encoded& encoded, uint64_t numbers) const {
  const auto words = formula_.words_of(numbers, count_);
  return words && std::equal(words->begin(), words->begin() + base_.words, encoded.word.begin());
}

// Whether the formula gives what the encoder does: for the line itself, and for the highest numbers.
bool Learner::agrees(const bytes::Encoded& encoded) {
  if (!makes(encoded, shape_.numbers())) return false;
  uint64_t numbers = 0;
  for (size_t i = 0; i < count_; ++i) {
    uint32_t number = formula_.fields[i].last;
    // Registers of a pair lie in different banks: those of the first one in 0.
    const auto is_first = [&](const LineFormula::BankPair& pair) { return pair.bits != 0 && pair.x == i; };
    if (std::ranges::any_of(formula_.bank_pairs, is_first)) number &= ~3u;
    set(i, number);
    numbers |= uint64_t{number} << (8 * i);
  }
  const Result<bytes::Encoded> at_highest = encode();
  return at_highest && makes(*at_highest, numbers);
}

}  // namespace

const char* LineShape::take_register(const char* at, char*& to) {
  const char file = *at;
  const char* const begin = at++;
  unsigned first = 0, last = 0;
  const bool is_tuple = *at == '[';
  at = read_number(at + (is_tuple ? 1 : 0), first);
  if (at == nullptr) return nullptr;
  last = first;
  bool is_half = false;
  if (is_tuple) {
    if (*at == ':') at = read_number(at + 1, last);
    if (at == nullptr || *at++ != ']' || last < first || last - first >= kLongestTuple) return nullptr;
    is_half = *at == '.';
  } else if (*at == '.') {
    is_half = true;
    if ((at[1] != 'l' && at[1] != 'h') || (class_of(at[2]) & kName) != 0) return nullptr;
  } else if ((class_of(*at) & kName) != 0) {
    return nullptr;
  }
  const unsigned dwords = last - first + 1;
  registers_[count_] = {file, static_cast<uint8_t>(first), static_cast<uint8_t>(dwords), is_half,
                        static_cast<uint8_t>(begin - line_)};
  numbers_ |= uint64_t{first} << (8 * count_++);
  unsigned& used = file == 's' ? used_sgprs_ : used_vgprs_;
  used = std::max(used, last + 1);
  scalars_ += file == 's' ? 1 : 0;
  *to++ = file;
  *to++ = is_tuple ? '[' : kSingle;
  if (is_tuple) *to++ = static_cast<char>(dwords);
  return at;
}

char* LineShape::add_equalities(char* to) const {
  *to++ = kBeforeEqualities;
  for (size_t i = 0; i < count_; ++i) {
    if (registers_[i].file != 's') continue;
    size_t equal = 0;
    while (registers_[equal].file != 's' || registers_[equal].first != registers_[i].first) ++equal;
    *to++ = static_cast<char>('0' + equal);
  }
  return to;
}

bool LineShape::read(const char* line) {
  line_ = line;
  size_ = count_ = 0;
  numbers_ = 0;
  used_vgprs_ = used_sgprs_ = scalars_ = 0;
  char* to = text_.data();
  constexpr size_t kLongestMark = 3, kLongestRegister = sizeof "v[252:255]" - 1;
  static_assert(kMostText + kMostRegisters * (kLongestRegister - kLongestMark) <= UINT8_MAX, "LineRegister::place");
  char* const last = to + kMostText - kMostRegisters - 1 - kLongestMark;
  const char* at = line;
  uint8_t before = 0;
  for (;;) {
    const uint8_t c = class_of(*at);
    if ((c & kStop) != 0) break;
    if (to > last) return false;
    if ((c & kFile) != 0 && (before & kName) == 0 && (is_digit(at[1]) || at[1] == '[')) {
      if (count_ == kMostRegisters) return false;
      if (const char* const after = take_register(at, to)) {
        at = after;
        before = kName;
        continue;
      }
    }
    *to++ = *at++;
    before = c;
  }
  if (*at != '\n') return false;
  line_end_ = at;
  if (scalars_ > 1 && (*line | 0x20) == 'v') to = add_equalities(to);
  size_ = static_cast<size_t>(to - text_.data());
  if (size_ < sizeof(uint64_t)) return false;
  set_hash();
  return true;
}

void LineShape::set_hash() {
  const char* const last = text_.data() + size_ - sizeof(uint64_t);
  uint64_t hash = load_le<uint64_t>(last);
  for (const char* at = text_.data(); at < last; at += sizeof(uint64_t)) {
    hash = (hash ^ load_le<uint64_t>(at)) * kFactor;
    hash ^= hash >> 32;
  }
  hash_ = hash * kFactor;
}

std::optional<std::array<uint32_t, 3>> LineFormula::words_of(uint64_t numbers, size_t count) const {
  uint64_t low = words[0] | uint64_t{words[1]} << 32, high = words[2];
  for (size_t i = 0; i < count; ++i) {
    const auto number = static_cast<uint8_t>(numbers >> (8 * i));
    const Field field = fields[i];
    if (number > field.last || (number & field.low_bits) != 0) return std::nullopt;
    const uint64_t bits = number >> field.right;
    if (field.left < 64)
      low += bits << field.left;
    else
      high += bits << (field.left - 64);
  }
  for (const BankPair& pair : bank_pairs) {
    if (pair.bits == 0) break;
    const uint64_t differ = (numbers >> (8 * pair.x)) ^ (numbers >> (8 * pair.y));
    if ((differ & pair.bits) == 0) return std::nullopt;
  }
  return std::array{static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32), static_cast<uint32_t>(high)};
}

std::optional<LineFormula> learn(const isa::Target& target, const LineShape& shape, const InstructionReader& reader,
                                 const InstructionText& text, const bytes::Encoded& encoded) {
  if (text.raw_operands != 0 || depends_on_numbers(text.instruction.enc())) return std::nullopt;
  if (reader.used_vgprs() != shape.used_vgprs() || reader.used_sgprs() != shape.used_sgprs()) return std::nullopt;
  Learner learner(target, shape, text);
  if (!learner.find_operands(reader) || !learner.find_bank_pairs() || !learner.find_words(encoded)) return std::nullopt;
  for (size_t i = 0; i < shape.register_count(); ++i)
    if (!learner.find_field(i)) return std::nullopt;
  if (!learner.agrees(encoded)) return std::nullopt;
  return learner.formula();
}

// ---- Lines ----------------------------------------------------------------------------------------------------------

namespace {

// 6 MiB at most.
constexpr size_t kFewestSets = 16;
constexpr size_t kMostSets = size_t{1} << 14;
constexpr size_t kCharactersOfSet = 128;

}  // namespace

KnownLines::KnownLines(size_t characters)
    : sets_(std::bit_ceil(std::clamp(characters / kCharactersOfSet, kFewestSets, kMostSets))),
      shift_(static_cast<unsigned>(64 - std::countr_zero(sets_.size()))) {}

uint64_t KnownLines::line_hash(const LineShape& shape) {
  const uint64_t mixed = (shape.hash() ^ shape.numbers()) * kFactor;
  return (mixed ^ mixed >> 32) * kFactor;
}

const KnownLines::Entry* KnownLines::look_up(const LineShape& shape, uint64_t hash, Numbers numbers) const {
  const std::string_view text = shape.text();
  for (const Entry& entry : sets_[place(hash)]) {
    if (numbers == Numbers::these && entry.numbers != shape.numbers()) continue;
    if (entry.text_size == text.size() && std::memcmp(entry.text.data(), text.data(), text.size()) == 0) return &entry;
  }
  return nullptr;
}

bool KnownLines::find(const LineShape& shape, LineCode& code) const {
  const Entry* entry = look_up(shape, shape.hash(), Numbers::any);
  if (entry == nullptr) return false;
  if (entry->knows == Knows::all_numbers) {
    const auto words = entry->formula.words_of(shape.numbers(), shape.register_count());
    if (!words) return false;
    code = {*words, entry->code.size_bytes, static_cast<uint8_t>(shape.used_sgprs()),
            static_cast<uint16_t>(shape.used_vgprs())};
    return true;
  }
  if (entry->numbers != shape.numbers() && entry->knows == Knows::no_formula)
    entry = look_up(shape, line_hash(shape), Numbers::these);
  if (entry == nullptr || entry->numbers != shape.numbers()) return false;
  code = entry->code;
  return true;
}

void KnownLines::add(const LineShape& shape, uint64_t hash, const LineCode& code, Knows knows) {
  Entry& entry = sets_[place(hash)][oldest_way_++ % kWays];
  entry.numbers = shape.numbers();
  entry.code = code;
  entry.knows = knows;
  entry.text_size = static_cast<uint8_t>(shape.text().size());
  std::memcpy(entry.text.data(), shape.text().data(), shape.text().size());
}

void KnownLines::clear() {
  for (Set& set : sets_)
    for (Entry& entry : set) entry.text_size = 0;
}

}  // namespace lw::text
