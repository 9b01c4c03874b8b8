#include "text/listing_reader.h"

#include <fmt/format.h>

#include <memory>

#include "bytes/bytes.h"
#include "text/instruction_reader.h"
#include "text/listing_check.h"
#include "text/listing_lines.h"
#include "text/printer.h"

namespace lw::text {
namespace {

using LineKind = ListingLine::Kind;
using After = ListedFragment::After;

// What bounds the instructions that "(then repeated N times)" makes out of little.
constexpr uint64_t kMaxRepeats = uint64_t{1} << 20;

// Beyond it, the end of what stands there may not be an address.
constexpr uint64_t kMaxAddress = UINT64_MAX / 2;

// A branch whose target the text names.
struct Branch {
  size_t instruction = 0;
  SymbolId symbol = kNone;
  uint64_t offset = 0;  // added to the symbol's address
  Location location;
  bool decides = false;  // the name gives the distance; otherwise a number or the words do, and the name is checked
  bool must_exist = false;
};

struct LabelState {
  uint64_t address = 0;
  bool is_defined = false;
  bool is_ambiguous = false;
};

class Reader {
 public:
  Reader(const isa::Target& target, std::string_view text, ListingStyle style, Diagnostics& diagnostics)
      : target_(target), buffer_(text), lines_(buffer_, style), diagnostics_(diagnostics) {
    out_.style = style;
    start_names();
  }

  ReadListing run();

 private:
  void start_names();
  void open_part(std::string_view name);
  void close_part();
  void begin_fragment(uint64_t address);
  bool accept_address(const ListingLine& line, const char* at);
  void move_to(const ListingLine& line, const char* at);
  void place(const ListingLine& line, const char* at);
  void read_instruction(const ListingLine& line);
  bool read_text(const ListingLine& line, isa::EncodingId form, bool& is_form);
  bool decode_words(const ListingLine& line, inst::Instruction& instruction);
  bool shows(const ListingLine& line, const inst::Instruction& words) const;
  void report_text(const inst::Instruction& words);
  bool assembles_to(const ListingLine& line) const;
  void report_difference(const ListingLine& line, const inst::Instruction& words);
  void add(const ListingLine& line, bool is_instruction, std::array<uint32_t, inst::kMaxWords> words, unsigned count);
  void add_branch(const ListingLine& line);
  void lose_place(const ListingLine& line, bool size_known);
  void read_label(const ListingLine& line);
  void read_repeat(const ListingLine& line);
  void read_data(const ListingLine& line);
  void read_statistic(const ListingLine& line);
  void resolve(const Branch& branch);
  void error(const ListingLine& line, const char* at, std::string message, std::string hint = "") {
    diagnostics_.error(line.is_copy ? lines_.location(line.at) : lines_.location(at), std::move(message),
                       std::move(hint));
  }
  LabelState& label(SymbolId id) {
    if (labels_.size() <= id) labels_.resize(size_t{id} + 1);
    return labels_[id];
  }

  const isa::Target& target_;
  const std::string buffer_;  // with the NUL that the lexer wants
  ListingLines lines_;
  Diagnostics& diagnostics_;
  Diagnostics of_text_;  // what is wrong with the text of the line being read
  ReadListing out_;

  struct Names {
    Symbols symbols;
    Expressions expressions{symbols};
    InstructionReader reader{expressions};
  };
  std::unique_ptr<Names> names_;  // of the open part
  std::vector<LabelState> labels_;
  std::vector<Branch> branches_;
  InstructionText text_;

  bool part_open_ = false;
  std::string next_part_name_;
  uint64_t position_ = 0;       // where the next instruction is expected
  bool position_known_ = true;  // false after a line whose size nobody knows
  bool distances_known_ = true;
  uint64_t fragment_address_ = 0;
  After next_after_ = After::start;
  bool wants_fragment_ = true;
  bool last_was_read_ = false;  // the line before was an instruction without error
  size_t gaps_ = 0;
  Location first_gap_;
};

void Reader::start_names() {
  names_ = std::make_unique<Names>();
  names_->reader.set_origin(TextOrigin::listing);
  if (out_.style == ListingStyle::sp3) names_->reader.set_dialect(Dialect::sp3);
  labels_.clear();
}

void Reader::open_part(std::string_view name) {
  close_part();
  out_.parts.push_back({std::string(name),
                        lines_.number(),
                        out_.instructions.size(),
                        0,
                        out_.labels.size(),
                        0,
                        out_.fragments.size(),
                        0,
                        {}});
  part_open_ = true;
  position_ = 0;
  position_known_ = distances_known_ = true;
  next_after_ = After::start;
  wants_fragment_ = true;
}

void Reader::close_part() {
  last_was_read_ = false;
  if (!part_open_) return;
  for (const Branch& branch : branches_) resolve(branch);
  branches_.clear();
  ListedPart& part = out_.parts.back();
  part.instruction_count = out_.instructions.size() - part.first_instruction;
  part.label_count = out_.labels.size() - part.first_label;
  part.fragment_count = out_.fragments.size() - part.first_fragment;
  if (names_->symbols.size() != 0) start_names();
  part_open_ = false;
}

void Reader::begin_fragment(uint64_t address) {
  if (next_after_ == After::gap && gaps_++ == 0) first_gap_ = {lines_.number(), 1};
  out_.fragments.push_back({next_after_, out_.instructions.size(), address, lines_.number()});
  fragment_address_ = address;
  wants_fragment_ = false;
  next_after_ = After::gap;
}

// False where nothing can be at the address of the line; what follows is taken where it says that it is.
bool Reader::accept_address(const ListingLine& line, const char* at) {
  if (!line.address || *line.address <= kMaxAddress) return true;
  error(line, at, fmt::format("nothing can be at address 0x{:x}", *line.address));
  position_known_ = distances_known_ = false;
  return false;
}

// Moves to the address of the line, where it has one. One before the fragment begins another part.
void Reader::move_to(const ListingLine& line, const char* at) {
  if (line.address && *line.address != position_) {
    const bool is_first = wants_fragment_ && next_after_ == After::start;
    if (!is_first && *line.address < position_) {
      if (*line.address < fragment_address_) {
        open_part("");
      } else if (position_known_) {
        error(line, at,
              fmt::format("address 0x{:x} is below the end of the code before it, 0x{:x}", *line.address, position_));
        distances_known_ = false;
      }
    } else if (!is_first && position_known_) {
      wants_fragment_ = true;
    }
    position_ = *line.address;
  }
  position_known_ = true;
}

// Moves to where the instruction of the line is.
void Reader::place(const ListingLine& line, const char* at) {
  if (!part_open_) open_part("");
  if (!accept_address(line, at)) return;
  if (line.address && *line.address % 4 != 0) {
    error(line, at, fmt::format("no instruction can be at address 0x{:x}", *line.address));
    position_known_ = distances_known_ = false;
    return;
  }
  move_to(line, at);
  if (position_ % 4 != 0) {
    error(line, at, fmt::format("no instruction can be at address 0x{:x}", position_));
    position_ += 4 - position_ % 4;
  }
  if (wants_fragment_) begin_fragment(position_);
}

// After a line that could not be read. Where its size is not known, the next address is taken as it comes.
void Reader::lose_place(const ListingLine& line, bool size_known) {
  last_was_read_ = false;
  if (size_known)
    position_ += 4u * line.words_count;
  else
    position_known_ = distances_known_ = false;
}

void Reader::add(const ListingLine& line, bool is_instruction, std::array<uint32_t, inst::kMaxWords> words,
                 unsigned count) {
  out_.instructions.push_back(
      {position_, lines_.number(), is_instruction, line.words_count != 0, static_cast<uint8_t>(count), words});
  position_ += uint64_t{4} * count;
  last_was_read_ = true;
}

// Reads the text of the line into text_, as the form `form` where that is possible.
bool Reader::read_text(const ListingLine& line, isa::EncodingId form, bool& is_form) {
  Lexer lexer(line.is_copy ? line.text : lines_.whole(), lines_.number());
  if (!line.is_copy) lexer.resume_at(line.text.data());
  lexer.next_statement();
  const Token mnemonic = lexer.token();
  const Location here = line.is_copy ? lines_.location(line.at) : Location{};
  if (mnemonic.kind != TokenKind::identifier) {
    error(line, line.text.data(), fmt::format("expected an instruction, found '{}'", mnemonic.text()));
    return false;
  }
  lexer.advance();
  Expressions::Context context;
  context.lexer = &lexer;
  context.diagnostics = &of_text_;
  context.where = here;
  const size_t mark = names_->expressions.mark();
  names_->reader.start(target_, context);
  is_form = false;
  const bool ok =
      form != 0 ? names_->reader.read_as(mnemonic, form, text_, is_form) : names_->reader.read(mnemonic, text_);
  const bool is_pending = ok && text_.pending != kNone;
  const SymbolId symbol = is_pending ? names_->expressions.lone_symbol(text_.pending) : kNone;
  names_->expressions.release(mark);
  if (lexer.find_open_comment()) {
    of_text_.error(line.is_copy ? here : lines_.location(lexer.cursor()), kOpenComment);
    return false;
  }
  if (!is_pending) return ok;
  const Location at = line.is_copy ? here : lexer.location(text_.pending_at);
  if (!text_.pending_is_branch || symbol == kNone) {
    of_text_.error(at, "a listing does not give the value of this symbol");
    return false;
  }
  branches_.push_back({out_.instructions.size(), symbol, 0, at, true, true});
  return true;
}

bool Reader::decode_words(const ListingLine& line, inst::Instruction& instruction) {
  const bytes::Decoded decoded = bytes::decode(target_, std::as_bytes(std::span(line.words.data(), line.words_count)));
  if (decoded.instruction.valid() && decoded.size_bytes == 4u * line.words_count) {
    instruction = decoded.instruction;
    return true;
  }
  WordsProblem problem = explain_words(target_, line.words, line.words_count);
  error(line, line.words_at, std::move(problem.message), std::move(problem.hint));
  return false;
}

// Whether the text is what llvm-objdump shows of the words, which no assembler may take: it shows registers that there
// are not, and operands that do not go together.
bool Reader::shows(const ListingLine& line, const inst::Instruction& words) const {
  return out_.style != ListingStyle::sp3 && !line.goes_to_is_operand && line.text == to_string(target_, words);
}

// Hands on what is wrong with the text, with what the words say where they say something.
void Reader::report_text(const inst::Instruction& words) {
  for (const Diagnostic& diagnostic : of_text_.all()) {
    std::string hint = diagnostic.hint;
    if (hint.empty() && words.valid()) hint = fmt::format("the words are '{}'", to_string(target_, words));
    diagnostics_.error(diagnostic.location, diagnostic.message, std::move(hint));
  }
  of_text_ = Diagnostics();
}

// Whether the text, read in whatever form, is the words of the line: two encodings may have words in common, as those
// of scalar loads with NULL as their offset.
bool Reader::assembles_to(const ListingLine& line) const {
  if (text_.pending != kNone) return false;
  const Result<bytes::Encoded> encoded = bytes::encode(target_, text_.instruction);
  return encoded && encoded->words == line.words_count &&
         std::equal(line.words.begin(), line.words.begin() + line.words_count, encoded->word.begin());
}

void Reader::report_difference(const ListingLine& line, const inst::Instruction& words) {
  const Result<bytes::Encoded> encoded = bytes::encode(target_, text_.instruction);
  const std::string assembled =
      encoded ? words_text(encoded->word, encoded->words) : std::string("nothing: ") + encoded.error().message;
  error(line, line.words_at,
        fmt::format("the text assembles to {}, but the words are {}", assembled,
                    words_text(line.words, line.words_count)),
        fmt::format("the words are '{}'", to_string(target_, words)));
}

void Reader::read_instruction(const ListingLine& line) {
  place(line, line.text.data());
  const bool whole_words = line.words_count != 0 && (line.known[0] & line.known[line.words_count - 1]) == UINT32_MAX;
  inst::Instruction words;
  if (line.text_unknown && line.words_count != 0) {
    const bytes::Decoded decoded =
        bytes::decode(target_, std::as_bytes(std::span(line.words.data(), line.words_count)));
    add(line, decoded.instruction.valid() && decoded.size_bytes == 4u * line.words_count, line.words, line.words_count);
    return;
  }
  const bool words_are_good = !whole_words || decode_words(line, words);
  if (words.valid() && shows(line, words)) {
    add_branch(line);
    add(line, true, line.words, line.words_count);
    return;
  }
  const auto refuse = [&, branches = branches_.size()] {
    branches_.resize(branches);
    lose_place(line, whole_words && words_are_good);
  };
  bool is_form = false;
  if (!read_text(line, words.encoding, is_form) || !words_are_good) {
    report_text(words);
    return refuse();
  }
  const bool has_label = text_.pending != kNone;
  if (whole_words) {
    const bool skip_label = has_label || line.goes_to_is_operand;
    const bool is_text_of_words = is_form && (is_same(text_.instruction, words, skip_label) ||
                                              is_printed_alike(target_, text_.instruction, words, skip_label));
    if (!is_text_of_words && !assembles_to(line)) {
      report_difference(line, words);
      return refuse();
    }
    if (has_label) branches_.back().decides = false;
    add_branch(line);
    add(line, true, line.words, line.words_count);
    return;
  }
  const Result<bytes::Encoded> encoded = bytes::encode(target_, text_.instruction);
  if (!encoded) {
    error(line, line.text.data(), encoded.error().message);
    return refuse();
  }
  bool agrees = line.words_count == 0 || line.words_count == encoded->words;
  for (unsigned i = 0; agrees && i < line.words_count; ++i)
    agrees = ((encoded->word[i] ^ line.words[i]) & line.known[i]) == 0;
  if (!agrees) {
    error(line, line.words_at,
          fmt::format("the text assembles to {}, not to this", words_text(encoded->word, encoded->words)));
    return refuse();
  }
  add_branch(line);
  add(line, true, encoded->word, encoded->words);
}

// <name+0x10> behind a branch.
void Reader::add_branch(const ListingLine& line) {
  if (line.goes_to.empty()) return;
  std::string_view name = line.goes_to;
  uint64_t offset = 0;
  const size_t plus = name.rfind("+0x");
  if (plus != std::string_view::npos) {
    if (const auto value = hex_value(name.substr(plus + 3))) {
      offset = *value;
      name = name.substr(0, plus);
    }
  }
  // The symbol may lie in a part of the code object that is not listed, unless it is all that is said.
  const bool decides = line.goes_to_is_operand && line.words_count == 0;
  branches_.push_back({out_.instructions.size(), names_->symbols.intern(name), offset,
                       lines_.location(line.is_copy ? line.at : line.goes_to.data()), decides, decides});
}

void Reader::resolve(const Branch& branch) {
  ListedInstruction& listed = out_.instructions[branch.instruction];
  const std::string_view name = names_->symbols[branch.symbol].name;
  const LabelState& state = label(branch.symbol);
  // Both kinds of branches with a label, SOPP and SOPK, have its distance in the low half of their word.
  const int64_t distance = static_cast<int16_t>(listed.words[0] & 0xffff);
  const uint64_t words_target = listed.address + 4 + static_cast<uint64_t>(distance * 4);
  if (!state.is_defined) {
    if (!branch.must_exist) return;
    // label_0050 counts words from the start of the shader: in an excerpt, its name says where it is.
    constexpr std::string_view kNumbered = "label_";
    if (!branch.decides && name.starts_with(kNumbered)) {
      const auto number = hex_value(name.substr(kNumbered.size()));
      if (number && (*number == words_target / 4 || *number == words_target)) return;
    }
    diagnostics_.error(branch.location, fmt::format("unknown label '{}'", name));
    return;
  }
  if (state.is_ambiguous || !distances_known_) {
    if (branch.decides && state.is_ambiguous)
      diagnostics_.error(branch.location, fmt::format("label '{}' marks several places", name));
    return;
  }
  const uint64_t wanted = state.address + branch.offset;
  if (!branch.decides) {
    if (wanted != words_target)
      diagnostics_.error(branch.location,
                         fmt::format("'{}' is at 0x{:x}, but the branch goes to 0x{:x}", name, wanted, words_target));
    return;
  }
  const int64_t wanted_distance = static_cast<int64_t>(wanted - listed.address - 4) / 4;
  if (wanted_distance < INT16_MIN || wanted_distance > INT16_MAX || wanted % 4 != 0) {
    diagnostics_.error(branch.location, fmt::format("'{}' is out of reach of a branch", name));
    return;
  }
  listed.words[0] = (listed.words[0] & 0xffff0000) | static_cast<uint16_t>(wanted_distance);
}

void Reader::read_label(const ListingLine& line) {
  if (!part_open_) open_part("");
  last_was_read_ = false;
  if (line.address && accept_address(line, line.at)) {
    // A symbol's line stands before its code; what lies between is padding that the listing does not show.
    const bool is_first = wants_fragment_ && next_after_ == After::start;
    if (!is_first && position_known_ && *line.address < position_) {
      error(line, line.at,
            fmt::format("symbol '{}' at 0x{:x} is below the end of the code before it, 0x{:x}", line.text,
                        *line.address, position_));
      distances_known_ = false;
    } else if (!is_first && position_known_ && *line.address > position_) {
      wants_fragment_ = true;
    }
    position_ = *line.address;
    position_known_ = true;
  }
  LabelState& state = label(names_->symbols.intern(line.text));
  if (state.is_defined && state.address != position_) {
    state.is_ambiguous = true;
    // Local functions of several files may share a name; the labels of one shader do not.
    if (out_.style != ListingStyle::objdump)
      error(line, line.text.data(), fmt::format("label '{}' is defined twice", line.text));
  }
  if (!state.is_defined) state = {position_, true, false};
  out_.labels.push_back({std::string(line.text), position_, lines_.number(), line.is_function});
}

void Reader::read_repeat(const ListingLine& line) {
  if (!last_was_read_) {
    if (position_known_) error(line, line.at, "there is no instruction before this to repeat");
    return;
  }
  const ListedInstruction repeated = out_.instructions.back();
  if (line.number > kMaxRepeats || out_.instructions.size() + line.number > kMaxRepeats + size_t(lines_.number())) {
    error(line, line.at, fmt::format("{} repeats are more than the limit of {} per file", line.number, kMaxRepeats));
    return;
  }
  for (uint64_t i = 0; i < line.number; ++i) {
    out_.instructions.push_back(repeated);
    out_.instructions.back().address = position_;
    position_ += uint64_t{4} * repeated.words_count;
  }
}

// Bytes that llvm-objdump shows as data: whole words at aligned addresses are kept, other bytes leave a gap.
void Reader::read_data(const ListingLine& line) {
  uint64_t left = line.number;
  if (position_ % 4 == 0 && line.words_count != 0) {
    if (wants_fragment_) begin_fragment(position_);
    for (unsigned i = 0; i < line.words_count; ++i) add(line, false, {line.words[i]}, 1);
    left -= uint64_t{4} * line.words_count;
  }
  last_was_read_ = false;
  if (left == 0) return;
  position_ += left;
  next_after_ = next_after_ == After::start ? After::start : After::data;
  wants_fragment_ = true;
}

void Reader::read_statistic(const ListingLine& line) {
  // Statistics stand before or after the code of their stage.
  ListedPart* part = nullptr;
  for (auto candidate = out_.parts.rbegin(); candidate != out_.parts.rend() && part == nullptr; ++candidate) {
    if (line.goes_to.empty() || candidate->name == line.goes_to) part = &*candidate;
    if (std::distance(out_.parts.rbegin(), candidate) > 8) break;  // the stages of one pipeline
  }
  if (part == nullptr && !out_.parts.empty()) part = &out_.parts.back();
  if (part == nullptr) {
    open_part(line.goes_to);
    part = &out_.parts.back();
  }
  part->statistics.push_back({std::string(line.text), line.number});
}

ReadListing Reader::run() {
  ListingLine line;
  while (lines_.next(line)) {
    switch (line.kind) {
      case LineKind::nothing: break;
      case LineKind::instruction: read_instruction(line); break;
      case LineKind::data_word:
        place(line, line.text.data());
        add(line, false, line.words, 1);
        break;
      case LineKind::data_bytes:
        if (!part_open_) open_part("");
        last_was_read_ = false;
        if (!accept_address(line, line.at)) break;
        if (line.address) move_to(line, line.at);
        read_data(line);
        break;
      case LineKind::align:
        if (part_open_ && line.number != 0 && position_ % line.number != 0) {
          position_ += line.number - position_ % line.number;
          last_was_read_ = false;
          next_after_ = After::data;
          wants_fragment_ = true;
        }
        break;
      case LineKind::label: read_label(line); break;
      case LineKind::zeroes:
        next_after_ = next_after_ == After::start ? After::start : After::zeroes;
        position_known_ = true;
        wants_fragment_ = true;
        last_was_read_ = false;
        break;
      case LineKind::repeat: read_repeat(line); break;
      case LineKind::part: open_part(line.text); break;
      case LineKind::end_of_code: close_part(); break;
      case LineKind::statistic: read_statistic(line); break;
      case LineKind::target: out_.target = std::string(line.text); break;
      case LineKind::problem:
        error(line, line.at, line.problem);
        if (line.address || line.words_count != 0 || !line.text.empty()) {
          position_known_ = distances_known_ = false;
          last_was_read_ = false;
        }
        break;
    }
  }
  close_part();
  if (gaps_ != 0) {
    std::string where = gaps_ == 1 ? "before this line" : fmt::format("here and at {} other place", gaps_ - 1);
    diagnostics_.warning(first_gap_, fmt::format("the listing leaves out code {}{}", where, gaps_ > 2 ? "s" : ""));
  }
  if (lines_.lacks_modifiers())
    diagnostics_.warning({},
                         "the report has no modifiers (SDWA, DPP, offsets); instructions that have some read as others",
                         "rga writes them with --include-modifiers");
  if (out_.instructions.empty() && !diagnostics_.has_errors())
    diagnostics_.error({}, fmt::format("there is no instruction in this {} listing", style_name(out_.style)));
  return std::move(out_);
}

}  // namespace

inst::Instruction decode(const isa::Target& target, const ListedInstruction& listed) {
  if (!listed.is_instruction) return {};
  return bytes::decode(target, std::as_bytes(std::span(listed.words.data(), listed.words_count))).instruction;
}

ReadListing read_listing(const isa::Target& target, std::string_view text, ListingStyle style,
                         Diagnostics& diagnostics) {
  return Reader(target, text, style, diagnostics).run();
}

}  // namespace lw::text
