#include "text/listing.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <tuple>

#include "base/base.h"
#include "bytes/bytes.h"
#include "isa/operand_values.h"
#include "text/emit.h"
#include "text/encoding_facts.h"
#include "text/printer.h"
#include "text/repetition.h"
#include "text/shapes.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

// llvm-objdump shows a run of zero bytes as "..." from 8 of them on, and skips whole words of it.
constexpr size_t kShortestZeroRun = sizeof(uint64_t);

constexpr uint8_t kFunction = 2;  // STT_FUNC

// The text of an instruction with its tab fills 60 columns before the comment.
constexpr size_t kCommentColumn = 60;

size_t skippable_zeroes(std::span<const std::byte> bytes) {
  if (bytes.size() < kShortestZeroRun || load_le<uint64_t>(bytes.data()) != 0) [[likely]]
    return 0;
  size_t count = 0;
  while (count < bytes.size() && bytes[count] == std::byte{0}) ++count;
  return count & ~size_t{3};
}

char* pad_to(char* to, const char* line, size_t column) {
  const auto written = static_cast<size_t>(to - line);
  if (written >= column) return to;
  std::memset(to, ' ', column - written);
  return to + (column - written);
}

char* emit_address(char* to, uint64_t address) {
  to = emit(to, "// ");
  const unsigned digits = address >> 48 == 0 ? 12 : 16;
  to = emit_hex_upper(to, address, digits);
  *to++ = ':';
  return to;
}

constexpr auto kSixtyFourBlanks = [] {
  std::array<char, 64> blanks{};
  blanks.fill(' ');
  return blanks;
}();

// The comment's "// 0000000012F4:". Lines that follow each other share all but the last digits of their address.
class AddressText {
 public:
  char* emit(char* to, uint64_t address) {
    if (address >> 16 != upper_) [[unlikely]]
      set(address);
    std::memcpy(to, text_.data(), text_.size());
    emit_hex_upper(to + size_ - 5, address & 0xffff, 4);
    return to + size_;
  }

 private:
  void set(uint64_t address) {
    upper_ = address >> 16;
    size_ = static_cast<size_t>(emit_address(text_.data(), address) - text_.data());
  }

  uint64_t upper_ = ~uint64_t{0};
  size_t size_ = 0;
  std::array<char, 24> text_{};
};

// The text of a branch up to its target, which is all that branches of one kind differ in: "s_cbranch_execz ".
struct BranchText {
  static constexpr size_t kMostText = 27;
  uint32_t upper_half = ~0u;  // of its word
  uint8_t size = 0;
  std::array<char, kMostText> text{};
};

class Listing {
 public:
  Listing(const isa::Target& target, const ListingSection& section, const ListingOptions& options, OutputBuffer& out)
      : target_(target), section_(section), options_(options), out_(out), symbols_(section.symbols), shapes_(target) {
    std::stable_sort(symbols_.begin(), symbols_.end(), [](const ListingSymbol& a, const ListingSymbol& b) {
      return std::tie(a.address, a.name, a.elf_type) < std::tie(b.address, b.name, b.elf_type);
    });
    // Bytes before the first symbol are shown under the section's own name.
    if (symbols_.empty() || symbols_.front().address > section.address)
      symbols_.insert(symbols_.begin(),
                      ListingSymbol{section.address, section.name, 0, ListingSymbol::Kind::code, kFunction});
    has_untyped_ = std::ranges::any_of(symbols_, [](const ListingSymbol& symbol) { return symbol.elf_type == 0; });
  }

  // What lies at [from, to); true where something does. `section_shown`: the line above the section's first is written.
  bool run(uint64_t from, uint64_t to, bool section_shown) {
    const uint64_t section_end = section_.address + section_.bytes.size();
    for (size_t first = 0; first < symbols_.size();) {
      const uint64_t start = symbols_[first].address;
      size_t after = first;
      while (after < symbols_.size() && symbols_[after].address == start) ++after;
      const uint64_t end = std::min(section_end, after < symbols_.size() ? symbols_[after].address : section_end);
      const size_t group = first;
      first = after;
      if (start < section_.address || start >= end || start < from || start >= to) continue;
      if (!section_shown && !options_.plain) {
        out_.append("\nDisassembly of section ");
        out_.append(section_.name);
        out_.append(":\n");
      }
      section_shown = true;
      chunk(std::span(symbols_).subspan(group, after - group), start - section_.address, end - section_.address);
    }
    return section_shown;
  }

 private:
  // What lies from one symbol's address to the next. Code wins over data where both are at one address.
  void chunk(std::span<const ListingSymbol> here, size_t begin, size_t end) {
    const ListingSymbol* shown = &here.back();
    bool is_data = true;
    for (const ListingSymbol& symbol : here) {
      if (symbol.kind == ListingSymbol::Kind::data) continue;
      is_data = false;
      shown = &symbol;
    }
    if (!options_.plain) {
      char* to = out_.room(64);
      *to++ = '\n';
      to = emit_hex_padded(to, section_.address + begin, 16);
      out_.advance_to(emit(to, " <"));
      out_.append(shown->name);
      out_.append(">:\n");
    }
    chunk_ = {&here.back(), section_.address + begin, section_.address + end};
    if (!is_data)
      code(begin, end);
    else if (!options_.plain)
      data(begin, end);
  }

  void code(size_t begin, size_t end) {
    while (begin < end) {
      looks_ = repetition_.is_worth_looking();
      if (looks_) [[likely]] {
        begin = options_.plain ? known_lines<true>(begin, end) : known_lines<false>(begin, end);
        if (begin >= end) break;
        if (const size_t shown = known_branch(begin, end); shown != 0) {
          repetition_.found(1);
          begin += shown;
          continue;
        }
        repetition_.missed();
      }
      begin += unknown_line(begin, end);
    }
  }

  // Writes lines of known shapes up to what has none, and returns where that is.
  template <bool kPlain>
  size_t known_lines(size_t begin, size_t end) {
    for (;;) {
      if (next_found_ == found_count_ || begin != found_at_) {
        found_count_ = shapes_.find(section_.bytes.subspan(begin, end - begin), found_);
        next_found_ = 0;
        if (found_count_ == 0) return begin;
      }
      char* to = out_.room(kMostShapedLine * found_.size());
      const std::byte* code = section_.bytes.data() + begin;
      uint64_t address = section_.address + begin;
      const size_t first = next_found_, past = found_count_;
      size_t next = first;
      while (next != past) {
        char* const after = shaped_line<kPlain>(to, code, address, found_[next]);
        if (after == nullptr) [[unlikely]]
          break;
        to = after;
        const size_t size = found_[next++].size_bytes;
        code += size;
        address += size;
      }
      begin = address - section_.address;
      out_.advance_to(to);
      repetition_.found(static_cast<uint32_t>(next - first));
      next_found_ = next;
      found_at_ = begin;
      if (next != found_count_) {
        found_at_ += found_[next_found_++].size_bytes;
        return begin;
      }
    }
  }

  // Shows a branch that differs from an earlier one in its target alone, and returns how many bytes it shows.
  size_t known_branch(size_t begin, size_t end) {
    if (end - begin < sizeof(uint32_t)) return 0;
    const auto word = load_le<uint32_t>(section_.bytes.data() + begin);
    const BranchText& known = branch_text(word);
    if (known.upper_half != word >> 16) return 0;
    const uint64_t target =
        section_.address + begin + sizeof word + static_cast<uint64_t>(int64_t{branch_words(word)} * 4);
    if (untyped_symbol_at(target) != nullptr) return 0;
    char* const line = out_.room(kMostShapedLine);
    char* to = line;
    if (!options_.plain) *to++ = '\t';
    std::memcpy(to, known.text.data(), known.text.size());
    to = emit_decimal(to + known.size, word & 0xffff);
    if (!options_.plain) {
      out_.advance_to(emit_comment(line, to, begin, sizeof word));
      branch_target(target);
      to = out_.room(1);
    }
    *to++ = '\n';
    out_.advance_to(to);
    return sizeof word;
  }

  static int16_t branch_words(uint32_t word) { return static_cast<int16_t>(word & 0xffff); }
  BranchText& branch_text(uint32_t word) { return branch_texts_[(word >> 16) % branch_texts_.size()]; }

  void keep_branch(uint32_t word, std::string_view text, const inst::Instruction& instruction) {
    if (instruction.enc().operand_count != 1 || instruction.enc().modifier_count != 0) return;
    if (const auto words = static_cast<int32_t>(instruction.operand[0]); words != branch_words(word)) return;
    text = text.substr(0, text.rfind(' ') + 1);
    if (text.size() > BranchText::kMostText) return;
    BranchText& kept = branch_text(word);
    kept.upper_half = word >> 16;
    kept.size = static_cast<uint8_t>(text.size());
    text.copy(kept.text.data(), text.size());
  }

  // Returns how many bytes it shows.
  size_t unknown_line(size_t begin, size_t end) {
    const auto rest = section_.bytes.subspan(begin, end - begin);
    if (!options_.show_zeroes) {
      if (const size_t zeroes = skippable_zeroes(rest); zeroes != 0) {
        if (!options_.plain) out_.append("\t\t...\n");
        return zeroes;
      }
    }
    // An instruction does not end where its chunk ends.
    const bytes::Decoded decoded = bytes::decode(target_, section_.bytes.subspan(begin));
    if (decoded.instruction.valid()) [[likely]] {
      instruction(decoded.instruction, begin);
      return decoded.size_bytes;
    }
    const auto word = rest.first(std::min<size_t>(rest.size(), 4));
    not_an_instruction(word, begin);
    return word.size();
  }

  // The line of an instruction whose shape is known; nullptr for others.
  static constexpr size_t kMostShapedLine = Shapes::kMostText + 2 * kCommentColumn;
  template <bool kPlain>
  [[gnu::always_inline]] char* shaped_line(char* line, const std::byte* code, uint64_t address,
                                           const Shapes::Found& found) {
    char* to = line;
    if constexpr (!kPlain) *to++ = '\t';
    to = shapes_.print(found, code, to);
    if (to == nullptr) [[unlikely]]
      return nullptr;
    if constexpr (!kPlain) {
      std::memcpy(to, kSixtyFourBlanks.data(), kSixtyFourBlanks.size());
      to = address_.emit(std::max(to, line + kCommentColumn), address);
      // Writing both words, of which the second may not count, beats a branch that is hard to foresee.
      to[0] = to[9] = ' ';
      emit_words_upper(to + 1, to + 10, found.words);
      to += 9 * found.size_bytes / sizeof(uint32_t);
      if (found.size_bytes > sizeof found.words) [[unlikely]]
        emit_word_upper(to - 8, load_le<uint32_t>(code + sizeof found.words))[-9] = ' ';
    }
    *to++ = '\n';
    return to;
  }

  // "// 0000000012F4: D1010001 00020302", in its column.
  char* emit_comment(char* line, char* to, size_t offset, size_t size_bytes) {
    std::memcpy(to, kSixtyFourBlanks.data(), kSixtyFourBlanks.size());
    to = address_.emit(std::max(to, line + kCommentColumn), section_.address + offset);
    for (size_t i = 0; i < size_bytes; i += 4) {
      *to++ = ' ';
      to = emit_word_upper(to, load_le<uint32_t>(section_.bytes.data() + offset + i));
    }
    return to;
  }

  void instruction(const inst::Instruction& instruction, size_t offset) {
    const int label = label_of(instruction.enc());
    const bool has_label = label >= 0;
    const ListingSymbol* named = has_label ? untyped_symbol_at(label_target(instruction, label, offset)) : nullptr;
    char* to = out_.room(kMaxInstructionText + 256 + (named != nullptr ? named->name.size() : 0));
    char* const line = to;
    if (!options_.plain) *to++ = '\t';
    char* const text = to;
    const bool misaligned = is_misaligned(instruction);
    const bool is_shaped = !has_label && !misaligned && section_.bytes.size() - offset >= sizeof(uint64_t);
    if (looks_ && is_shaped) {
      const PrintedParts printed = print_parts(target_, instruction, to, parts_.data());
      to = printed.end;
      const uint64_t before = shapes_.changes();
      shapes_.keep(load_le<uint64_t>(section_.bytes.data() + offset), instruction,
                   {text, static_cast<size_t>(to - text)}, std::span(parts_).first(printed.count));
      if (shapes_.changes() != before) next_found_ = found_count_ = 0;
    } else {
      to = print(target_, instruction, to);
    }
    if (label == 0 && instruction.size_bytes == sizeof(uint32_t))
      keep_branch(load_le<uint32_t>(section_.bytes.data() + offset), {text, static_cast<size_t>(to - text)},
                  instruction);
    if (named != nullptr) {
      // The label is the last thing of such a text.
      while (to[-1] >= '0' && to[-1] <= '9') --to;
      to = emit(to, named->name);
    }
    if (!options_.plain) {
      to = emit_comment(line, to, offset, instruction.size_bytes);
      const bool is_branch = label == 0;
      if ((is_branch && named == nullptr) || misaligned) {
        out_.advance_to(to);
        if (is_branch && named == nullptr) branch_target(label_target(instruction, label, offset));
        alignment_comment(instruction);
        to = out_.room(1);
      }
    }
    *to++ = '\n';
    out_.advance_to(to);
  }

  // Whether a tuple of scalar registers may start where none can. Both files of them begin at a multiple of four.
  static bool is_misaligned(const inst::Instruction& instruction) {
    const uint32_t* value = instruction.operand.data();
    for (const isa::Operand& operand : instruction.enc().operands())
      if (const uint32_t first = *value++;
          first < isa::kScalarRegisters && (first & (scalar_alignment(operand.dwords) - 1)) != 0)
        return true;
    return false;
  }

  void not_an_instruction(std::span<const std::byte> word, size_t offset) {
    char* to = out_.room(256);
    char* const line = to;
    const bool whole = word.size() == 4;
    if (!options_.plain) *to++ = '\t';
    if (whole) {
      to = emit(to, ".long 0x");
      to = emit_hex_padded(to, load_le<uint32_t>(word.data()), 8);
      if (!options_.plain) to = emit(to, " ");
    } else {
      to = emit(to, ".byte ");
      for (size_t i = 0; i < word.size(); ++i) {
        to = emit(to, i == 0 ? "0x" : ", 0x");
        to = emit_hex_padded(to, std::to_integer<unsigned>(word[i]), 2);
      }
    }
    if (!options_.plain) {
      const size_t spaces = whole ? 42 : 55 - 6 * word.size();
      to = pad_to(to, line, static_cast<size_t>(to - line) + spaces);
      to = emit_address(to, section_.address + offset);
      *to++ = ' ';
      if (whole) {
        to = emit_hex_upper(to, load_le<uint32_t>(word.data()), 8);
      } else {
        for (size_t i = 0; i < word.size(); ++i) {
          if (i != 0) *to++ = ' ';
          to = emit_hex_upper(to, std::to_integer<unsigned>(word[i]), 2);
        }
      }
    }
    *to++ = '\n';
    out_.advance_to(to);
  }

  uint64_t label_target(const inst::Instruction& instruction, int label, size_t offset) const {
    const auto words = static_cast<int32_t>(instruction.operand[static_cast<size_t>(label)]);
    return section_.address + offset + instruction.size_bytes + static_cast<uint64_t>(int64_t{words} * 4);
  }

  // llvm-objdump writes such a symbol in place of the number.
  const ListingSymbol* untyped_symbol_at(uint64_t address) const {
    if (!has_untyped_) return nullptr;
    auto symbol = std::lower_bound(symbols_.begin(), symbols_.end(), address,
                                   [](const ListingSymbol& s, uint64_t a) { return s.address < a; });
    for (; symbol != symbols_.end() && symbol->address == address; ++symbol)
      if (symbol->elf_type == 0) return &*symbol;
    return nullptr;
  }

  // The last symbol at or before an address; mostly that of what is being shown.
  const ListingSymbol* symbol_before(uint64_t address) const {
    if (address >= chunk_.begin && address < chunk_.end) return chunk_.last_symbol;
    const auto after = std::upper_bound(symbols_.begin(), symbols_.end(), address,
                                        [](uint64_t a, const ListingSymbol& s) { return a < s.address; });
    return after == symbols_.begin() ? nullptr : &*std::prev(after);
  }

  // Behind a branch.
  void branch_target(uint64_t target) {
    const ListingSymbol* const before = symbol_before(target);
    if (before == nullptr) return;
    const ListingSymbol& symbol = *before;
    out_.append(" <");
    out_.append(symbol.name);
    if (target != symbol.address) {
      char* to = emit(out_.room(32), "+0x");
      const uint64_t displacement = target - symbol.address;
      unsigned digits = 1;
      while (digits < 16 && displacement >> (4 * digits) != 0) ++digits;
      out_.advance_to(emit_hex_padded(to, displacement, digits));
    }
    out_.append(">");
  }

  // llvm-objdump remarks on scalar register tuples that start where none can.
  void alignment_comment(const inst::Instruction& instruction) {
    const char* before = " ; ";
    unsigned index = 0;
    for (const isa::Operand& operand : instruction.enc().operands()) {
      const uint32_t value = instruction.operand[index++];
      const unsigned alignment = scalar_alignment(operand.dwords);
      if (alignment == 1) continue;
      for (const auto& [file, name] :
           {std::pair(sgpr_file(target_.column), "SGPR_"), std::pair(ttmp_file(target_.column), "TTMP_")}) {
        const unsigned number = value - file.first;
        if (value < file.first || number >= file.count || number % alignment == 0) continue;
        char* to = emit(emit(out_.room(128), before), "Warning: ");
        to = emit_decimal(emit(to, name), 32 * operand.dwords);
        out_.advance_to(emit_decimal(emit(to, ": scalar reg isn't aligned "), number));
        before = "";
      }
    }
  }

  // Rows of up to 8 bytes in hexadecimal and as characters.
  void data(size_t begin, size_t end) {
    for (size_t row = begin; row < end; row += 8) {
      const size_t count = std::min<size_t>(8, end - row);
      char* to = out_.room(96);
      char* const line = to;
      char digits[16];
      const size_t width = static_cast<size_t>(emit_hex(digits, section_.address + row) - digits);
      to = pad_to(to, line, width < 8 ? 8 - width : 0);
      to = emit(to, {digits, width});
      *to++ = ':';
      for (size_t i = 0; i < count; ++i) {
        *to++ = ' ';
        to = emit_hex_padded(to, std::to_integer<unsigned>(section_.bytes[row + i]), 2);
      }
      to = pad_to(to, to, 3 * (8 - count) + 9);
      for (size_t i = 0; i < count; ++i) {
        const auto c = std::to_integer<unsigned char>(section_.bytes[row + i]);
        *to++ = c >= 0x20 && c < 0x7f ? static_cast<char>(c) : '.';
      }
      *to++ = '\n';
      out_.advance_to(to);
    }
  }

  const isa::Target& target_;
  const ListingSection& section_;
  const ListingOptions& options_;
  OutputBuffer& out_;
  std::vector<ListingSymbol> symbols_;
  bool has_untyped_ = false;
  struct {
    const ListingSymbol* last_symbol = nullptr;  // at its beginning
    uint64_t begin = 0, end = 0;                 // addresses
  } chunk_;
  std::array<BranchText, 32> branch_texts_;
  AddressText address_;
  Shapes shapes_;
  Repetition repetition_;
  bool looks_ = false;  // whether the shape of the present instruction was looked up
  std::array<PrintedPart, kMaxPrintedParts> parts_;
  // The shapes of some instructions, of which the next one is at found_at_.
  std::array<Shapes::Found, Shapes::kMostFound> found_{};
  size_t next_found_ = 0, found_count_ = 0;
  size_t found_at_ = 0;
};

}  // namespace

const isa::Target& ListingSection::target_at(uint64_t at, const isa::Target& usual) const {
  const auto after = std::upper_bound(other_waves.begin(), other_waves.end(), at,
                                      [](uint64_t a, const auto& change) { return a < change.first; });
  return after == other_waves.begin() ? usual : *std::prev(after)->second;
}

void write_listing_header(std::string_view file_name, const ListingOptions& options, OutputBuffer& out) {
  if (options.plain) return;
  out.append("\n");
  out.append(file_name);
  out.append(":\tfile format elf64-amdgpu\n");
}

void write_listing(const isa::Target& target, const ListingSection& section, const ListingOptions& options,
                   OutputBuffer& out) {
  uint64_t from = 0;
  bool shown = false;
  for (const auto& [to, next] : section.other_waves) {
    shown = Listing(section.target_at(from, target), section, options, out).run(from, to, shown);
    from = to;
  }
  Listing(section.target_at(from, target), section, options, out).run(from, UINT64_MAX, shown);
}

}  // namespace lw::text
