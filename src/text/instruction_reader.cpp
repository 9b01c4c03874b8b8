#include "text/instruction_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/similar.h"
#include "isa/operand_values.h"
#include "isa/target_names.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Kind;

bool is_symbolic(Kind kind) {
  switch (kind) {
    case Kind::waitcnt:
    case Kind::depctr:
    case Kind::delay:
    case Kind::hwreg:
    case Kind::sendmsg:
    case Kind::gpr_idx:
    case Kind::attr:
    case Kind::interp_param:
    case Kind::exp_target: return true;
    default: return false;
  }
}

// What a memory instruction says of caches, which llvm-mc reads in one go.
bool is_cache_policy(std::string_view name) {
  if (name.starts_with("no")) name.remove_prefix(2);
  constexpr std::string_view kWords[] = {"glc", "slc", "dlc", "scc", "sc0", "sc1", "nt", "th", "scope"};
  return std::ranges::find(kWords, name) != std::end(kWords);
}

// What the operands in the text of the encoding are, in order; they agree among the encodings of one mnemonic as far as
// symbolic spellings go.
const isa::Operand* text_operand(const isa::Encoding& encoding, size_t position) {
  size_t at = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (!operand.in_text || operand.kind == Kind::attr_chan) continue;
    if (at++ == position) return &operand;
  }
  return nullptr;
}

Kind text_kind(const isa::Encoding& encoding, size_t position) {
  const isa::Operand* operand = text_operand(encoding, position);
  return operand != nullptr ? operand->kind : Kind::none;
}

// The place of the scalar offset among the operands of instructions with formats.
constexpr size_t kScalarOffset = 3;

bool is_one_format(std::string_view name) { return name == "dfmt" || name == "nfmt"; }

bool is_constant_place(Kind kind) { return kind == Kind::vsrc || kind == Kind::vsrc_nolit || kind == Kind::ssrc; }

// Whether `part` stands in a name between underscores or its ends.
bool has_part(std::string_view name, std::string_view part) {
  for (size_t at = name.find(part); at != std::string_view::npos; at = name.find(part, at + 1)) {
    const size_t end = at + part.size();
    if ((at == 0 || name[at - 1] == '_') && (end == name.size() || name[end] == '_')) return true;
  }
  return false;
}

// "v_mov_b32, s_mov_b32 or s_mov_b64": the mnemonics of which this is a part, or else the one that is spelled most like
// it. Empty where there is neither.
std::string similar_mnemonics(isa::Column column, std::string_view name) {
  constexpr size_t kMost = 4, kShortestPart = 3;
  // A line that is cut may lack a whole type ("v_mul_").
  constexpr size_t kLong = 6;
  constexpr unsigned kFarthest = 4;
  NearestName nearest(name, name.size() < kLong ? misspelling_limit(name) : kFarthest);
  std::vector<std::string_view> with_part;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (!encoding.in(column)) continue;
    const std::string_view stem = encoding.stem();
    if (name.size() >= kShortestPart && has_part(stem, name) && std::ranges::find(with_part, stem) == with_part.end())
      with_part.push_back(stem);
    nearest.offer(stem);
  }
  if (with_part.empty() || nearest.distance() <= 1) return nearest.found();
  std::ranges::stable_sort(with_part, {}, &std::string_view::size);
  with_part.resize(std::min(with_part.size(), kMost));
  std::string list;
  for (size_t i = 0; i < with_part.size(); ++i)
    list += fmt::format("{}{}", i == 0 ? "" : i + 1 == with_part.size() ? " or " : ", ", with_part[i]);
  return list;
}

}  // namespace

bool InstructionReader::error(const char* at, std::string message, std::string hint) {
  context_.diagnostics->error(context_.where.line != 0 ? context_.where : lexer().location(at), std::move(message),
                              std::move(hint));
  return false;
}

void InstructionReader::warn(const char* at, std::string message) {
  context_.diagnostics->warning(context_.where.line != 0 ? context_.where : lexer().location(at), std::move(message));
}

void InstructionReader::warn_of_lost_bits(const char* at, int64_t value, unsigned bits, std::string_view field) {
  warn(at, lost_bits(value, bits, field));
}

bool InstructionReader::expect(char punctuation, const char* after) {
  if (lexer().token().is(punctuation)) {
    lexer().advance();
    return true;
  }
  return error(lexer().token().begin, fmt::format("expected '{}' after {}", punctuation, after));
}

std::optional<int64_t> InstructionReader::read_constant_expression(std::string_view what) {
  const Token& token = lexer().token();
  const char* const begin = token.begin;
  if (token.kind == TokenKind::integer) {
    const auto value = static_cast<int64_t>(token.integer);
    const Token& next = lexer().peek();
    if (next.kind != TokenKind::punctuation || next.op == ',' || next.op == ']' || next.op == ')' || next.op == ':') {
      lexer().advance();
      return value;
    }
  }
  const ExpressionId node = expressions_.parse(context_);
  if (node == kNone) return std::nullopt;
  Result<int64_t, EvaluationError> value = expressions_.evaluate_number(node, context_.places_known);
  if (value) return *value;
  error(begin, fmt::format("{} must be a number: {}", what, value.error().message));
  return std::nullopt;
}

// llvm-mc takes away a suffix, and has names for one-operand vector instructions (VOP1) that end in one more:
// v_sin_f32_e64_dpp, v_sin_f32_sdwa_e32. The last one counts.
std::span<const isa::EncodingId> InstructionReader::find_without_suffix(std::string_view name) const {
  constexpr std::string_view kLast[] = {"_e64_dpp", "_e64", "_e32", "_dpp", "_sdwa"};
  constexpr std::string_view kInner[] = {"_e64", "_e32", "_sdwa"};
  const auto last = std::ranges::find_if(kLast, [&](std::string_view suffix) { return name.ends_with(suffix); });
  if (last == std::end(kLast)) return {};
  const std::string_view rest = name.substr(0, name.size() - last->size());
  const auto inner = std::ranges::find_if(kInner, [&](std::string_view suffix) { return rest.ends_with(suffix); });
  if (inner == std::end(kInner)) return {};
  const std::string stem(rest.substr(0, rest.size() - inner->size()));
  const auto short_form = isa::find_by_mnemonic(column_, stem + "_e32");
  if (short_form.empty() || isa::find_by_mnemonic(column_, stem + "_e64").empty()) return {};
  const isa::Encoding& encoding = isa::encoding(short_form.front());
  const bool has_half = std::ranges::any_of(
      encoding.operands(), [](const isa::Operand& operand) { return constant_bits(operand.type) == 16; });
  // Names of later generations have no such spellings.
  if (encoding.stem() != encoding.record().name()) return {};
  const bool has_pair = encoding.op == isa::Op::v_cvt_pk_f32_fp8 || encoding.op == isa::Op::v_cvt_pk_f32_bf8;
  const bool lacks_names = has_half && !has_pair && target_->has(isa::Feature::true16);
  if (encoding.format != isa::Format::VOP1 || lacks_names) return {};
  return isa::find_by_mnemonic(column_, stem + std::string(*last));
}

std::span<const isa::EncodingId> InstructionReader::find_candidates(const Token& mnemonic) {
  const std::string_view name = mnemonic.text();
  std::span<const isa::EncodingId> candidates = isa::find_by_mnemonic(column_, name);
  if (!candidates.empty() || name.size() > 64) return candidates;
  // Mnemonics may be written in capitals.
  std::array<char, 64> lower{};
  std::transform(name.begin(), name.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  candidates = isa::find_by_mnemonic(column_, std::string_view(lower.data(), name.size()));
  if (!candidates.empty()) return candidates;
  if (dialect_ == Dialect::llvm) return find_without_suffix(std::string_view(lower.data(), name.size()));
  return isa::find_by_mnemonic(column_, llvm_stem(dialect_, std::string_view(lower.data(), name.size())));
}

namespace {

// What a mnemonic of other targets is called in a column: the other names of the same records, that of the record of
// this name first. Empty where the column has none of them.
std::string renamed(isa::Column column, std::string_view name) {
  struct Renamed {
    isa::Op op;
    std::string_view here;
    std::vector<std::string> there;
  };
  std::vector<Renamed> found;
  for (const isa::Target& other : isa::targets()) {
    for (const isa::EncodingId id : isa::find_by_mnemonic(other.column, name)) {
      const isa::Op op = isa::encoding(id).op;
      auto known = std::ranges::find(found, op, &Renamed::op);
      if (known == found.end()) {
        const auto here = std::ranges::find_if(isa::encodings().subspan(1), [&](const isa::Encoding& encoding) {
          return encoding.op == op && encoding.in(column);
        });
        if (here == isa::encodings().end()) continue;
        known = found.insert(isa::encoding(id).record().name() == name ? found.begin() : found.end(),
                             Renamed{op, here->stem(), {}});
      }
      if (known->there.empty() || known->there.back() != other.name) known->there.emplace_back(other.name);
    }
  }
  std::string list;
  for (const Renamed& each : found)
    list += found.size() == 1 ? std::string(each.here)
                              : fmt::format("{}{} (that of {})", list.empty() ? "" : " or ", each.here,
                                            isa::compact_targets(each.there));
  return list;
}

}  // namespace

void InstructionReader::report_unknown(const Token& mnemonic) {
  const std::string_view name = mnemonic.text();
  // It may exist in another generation, or with another suffix.
  if (const std::string others = isa::targets_with([&](const isa::Target& other) {
        return other.column != column_ && !isa::find_by_mnemonic(other.column, name).empty();
      });
      !others.empty()) {
    const std::string here = renamed(column_, name);
    error(mnemonic.begin, fmt::format("'{}' does not exist on {}; it exists on {}", name, target_->name, others),
          here.empty() ? "" : fmt::format("on {} it is called {}", target_->name, here));
    return;
  }
  for (const std::string_view suffix : {"_e32", "_e64", "_sdwa", "_dpp"}) {
    if (!name.ends_with(suffix)) continue;
    const std::string_view stem = name.substr(0, name.size() - suffix.size());
    if (isa::find_by_mnemonic(column_, stem).empty()) break;
    error(mnemonic.begin, fmt::format("'{}' has no {} form on {}", stem, suffix.substr(1), target_->name));
    return;
  }
  const std::string suggestion = similar_mnemonics(column_, name);
  error(mnemonic.begin, fmt::format("unknown instruction '{}'", name),
        suggestion.empty() ? "" : fmt::format("did you mean {}?", suggestion));
}

void InstructionReader::start(const isa::Target& target, Expressions::Context context) {
  target_ = &target;
  column_ = target.column;
  context_ = context;
  context_.takes_reals = dialect_ == Dialect::llvm;
  written_.operand_count = written_.modifier_count = 0;
  written_.address_count = written_.place_count = 0;
  written_.form = WrittenForm::any;
  written_.second = {};
  used_vgprs_ = used_sgprs_ = 0;
  if (written_.has_arrays) {
    written_.op_sel = written_.op_sel_hi = written_.neg_lo = written_.neg_hi = written_.neg = WrittenArray{};
    written_.has_arrays = false;
  }
}

// Where the SDWA and DPP forms that leave out VCC have modifiers, behind two sources, llvm-mc looks for these also in
// VOP3, whose second source stands there: the clamp of additions with carry, and the lanes of these and of compares.
bool InstructionReader::is_modifier_of_short_form(std::string_view name) const {
  const bool is_clamp = name == "clamp" || name == "noclamp";
  constexpr std::string_view kLanes[] = {"row_mirror", "row_half_mirror", "row_shl",   "row_shr",
                                         "row_ror",    "row_share",       "row_xmask", "quad_perm"};
  if (!is_clamp && std::ranges::find(kLanes, name) == std::end(kLanes)) return false;
  constexpr isa::Op kCarries[] = {isa::Op::v_addc_co_u32, isa::Op::v_subb_co_u32, isa::Op::v_subbrev_co_u32};
  const bool is_carry = std::ranges::find(kCarries, op_) != std::end(kCarries);
  const bool is_compare = stem_.starts_with("v_cmp_");
  if (!(is_carry && written_.operand_count == 3) && !(is_compare && !is_clamp && written_.operand_count == 2))
    return false;
  return !isa::find_by_mnemonic(column_, std::string(stem_) + (is_clamp ? "_sdwa" : "_dpp")).empty();
}

// Whether an operand may stand after the last modifier, `name`: formats may come before the scalar offset. llvm-mc
// reads dfmt and nfmt there and nowhere else, and from gfx10 on the number of a format, but not
// `format:[BUF_FMT_32_FLOAT]`.
bool InstructionReader::may_precede_operand(std::string_view name) const {
  if (!is_one_format(name) && name != "format") return false;
  if (!is_for_llvm_mc()) return true;
  if (written_.operand_count != kScalarOffset) return false;
  if (is_one_format(name)) return true;
  const WrittenModifier& last = written_.modifier[written_.modifier_count - 1];
  return last.modifier == isa::Modifier::format && *last.at != '[';
}

bool InstructionReader::read_written(std::span<const isa::EncodingId> candidates) {
  const isa::Encoding& first = isa::encoding(candidates.front());
  bool may_be_operand = true;  // no modifier before it forbids one
  bool after_comma = false;
  enum class Group : uint8_t { none, open, closed } cache_words = Group::none;
  while (lexer().token().kind != TokenKind::end) {
    const Token& token = lexer().token();
    const char* const begin = token.begin;
    const std::string_view name = token.text();
    if (token.kind == TokenKind::invalid) return error(begin, token.problem);
    const Kind kind = text_kind(first, written_.operand_count);
    Found found = Found::no;
    // Where an operand is due, a16 is an AGPR.
    const bool is_register = (name == "scc" && reads_scc_as_register(candidates)) ||
                             (name == "a16" && kind != Kind::none && target_->has(isa::Feature::accumulation));
    // Where a constant may stand, modifiers without a value are symbols.
    reads_constants_ = is_constant_place(kind);
    // The second source of a one-word form is a VGPR, and that of the long form any. Without a comma, a word is a
    // symbol only where one can be encoded.
    const bool is_vgpr = name[0] == 'v' && (name.size() == 1 || (name[1] >= '0' && name[1] <= '9'));
    if (kind == Kind::vgpr && token.kind == TokenKind::identifier && !is_vgpr)
      reads_constants_ = std::ranges::any_of(candidates, [&](isa::EncodingId id) {
        const isa::Encoding& encoding = isa::encoding(id);
        const isa::Operand* operand = text_operand(encoding, written_.operand_count);
        if (operand == nullptr || !is_constant_place(operand->kind)) return false;
        return after_comma || (operand->kind != Kind::vsrc_nolit && takes_symbol(encoding, *operand));
      });
    // Where the VCC of a one-word form may be left out, its first source may stand.
    if (kind == Kind::vcc && first.words == 1)
      reads_constants_ = is_constant_place(text_kind(first, written_.operand_count + 1));
    const bool is_constant = reads_constants_ && dialect_ == Dialect::llvm && !lexer().peek().is(':');
    const bool is_of_short_form = is_constant && is_modifier_of_short_form(name);
    const bool may_be_symbol = is_constant && !is_of_short_form;
    const bool is_named = kind != Kind::none && find_named_registers(token, lexer().peek()) != nullptr;
    if (kind != Kind::label && !is_register && !may_be_symbol && !is_named)
      found = dialect_ == Dialect::clrx ? read_clrx_modifier() : read_modifier();
    if (found == Found::error) return false;
    if (found == Found::no && is_of_short_form) return error(token.end, fmt::format("expected ':' after {}", name));
    if (found == Found::yes) {
      const bool is_cache_word = is_cache_policy(name);
      if (is_cache_word && cache_words == Group::closed && dialect_ == Dialect::llvm)
        return error(begin, fmt::format("{} must follow the other cache modifiers, without a comma", name));
      if (is_cache_word) cache_words = Group::open;
      if (cache_words == Group::open && (!is_cache_word || lexer().token().is(','))) cache_words = Group::closed;
      if (is_one_format(name) && written_.operand_count > kScalarOffset && is_for_llvm_mc())
        return error(begin, fmt::format("{} must come before the scalar offset", name));
      may_be_operand &= may_precede_operand(name);
    } else {
      if (!may_be_operand) return error(begin, "an operand is not allowed after a modifier");
      if (written_.operand_count == WrittenInstruction::kMaxOperands) return error(begin, "too many operands");
      WrittenOperand& operand = written_.operand[written_.operand_count];
      operand = WrittenOperand{};
      if (dialect_ == Dialect::clrx) found = read_clrx_operand(kind, operand);
      if (found == Found::no && is_symbolic(kind)) found = read_symbolic(kind, operand);
      if (found == Found::error || (found == Found::no && !read_operand(operand))) return false;
      ++written_.operand_count;
    }
    if (lexer().token().is(':') && lexer().peek().is(':') && first.format == isa::Format::VOPD) {
      if (!read_second()) return false;
      continue;
    }
    after_comma = lexer().token().is(',');
    if (after_comma) {
      lexer().advance();
      const bool is_pair = first.format == isa::Format::VOPD && lexer().token().is(':') && lexer().peek().is(':');
      if (is_pair && !read_second()) return false;
    } else if (lexer().token().kind == TokenKind::punctuation && lexer().token().begin == begin)
      return error(begin, fmt::format("unexpected '{}'", name));
  }
  written_.end = lexer().token().begin;
  return true;
}

// `:: v_dual_add_f32`, and the operands after it are those of the second of a pair.
bool InstructionReader::read_second() {
  if (!written_.second.empty()) return error(lexer().token().begin, "a pair has only two instructions");
  lexer().advance();
  lexer().advance();
  if (lexer().token().kind != TokenKind::identifier)
    return error(lexer().token().begin, "expected the second instruction of the pair");
  written_.second = lexer().token().text();
  written_.second_first = written_.operand_count;
  lexer().advance();
  if (lexer().token().is(',')) lexer().advance();
  return true;
}

bool InstructionReader::read_operands(std::span<const isa::EncodingId> candidates, const Token& mnemonic) {
  if (candidates.empty()) {
    report_unknown(mnemonic);
    return false;
  }
  op_ = isa::encoding(candidates.front()).op;
  format_ = isa::encoding(candidates.front()).format;
  stem_ = isa::encoding(candidates.front()).stem();
  if (!read_written(candidates)) return false;
  if (dialect_ == Dialect::llvm && target_->has(isa::Feature::cache_policy) && !return_to_v0(candidates)) return false;
  if (dialect_ != Dialect::llvm && !complete_written(candidates, mnemonic)) return false;
  return isa::encoding(candidates.front()).format != isa::Format::EXP || prepare_export();
}

bool InstructionReader::read(const Token& mnemonic, InstructionText& result) {
  mnemonic_ = mnemonic.text();
  const std::span<const isa::EncodingId> candidates = find_candidates(mnemonic);
  return read_operands(candidates, mnemonic) && choose(candidates, mnemonic, result);
}

bool InstructionReader::read_as(const Token& mnemonic, isa::EncodingId encoding, InstructionText& result,
                                bool& is_form) {
  const std::span<const isa::EncodingId> candidates = find_candidates(mnemonic);
  is_form = false;
  if (!read_operands(candidates, mnemonic)) return false;
  Mismatch mismatch;
  if (std::find(candidates.begin(), candidates.end(), encoding) == candidates.end() ||
      !match(isa::encoding(encoding), result, mismatch))
    return choose(candidates, mnemonic, result);
  if (isa::encoding(encoding).format == isa::Format::EXP) result.instruction.set(isa::Modifier::en, export_mask_);
  apply_defaults(result.instruction);
  is_form = true;
  return true;
}

bool InstructionReader::choose(std::span<const isa::EncodingId> candidates, const Token& mnemonic,
                               InstructionText& result) {
  Mismatch farthest;
  unsigned farthest_words = 0;
  // The tables list the two-word form of interpolation first; LLVM prefers the short one, as everywhere.
  const bool short_last = isa::encoding(candidates.front()).format == isa::Format::VOP3_INTERP;
  for (size_t i = 0; i < candidates.size(); ++i) {
    const isa::Encoding& encoding = isa::encoding(candidates[short_last ? candidates.size() - 1 - i : i]);
    if (is_excluded(encoding)) continue;
    Mismatch mismatch;
    if (match(encoding, result, mismatch)) {
      if (encoding.format == isa::Format::EXP) result.instruction.set(isa::Modifier::en, export_mask_);
      if (const auto complaint = find_violation(result))
        return error(complaint->at, complaint->message, complaint->hint);
      if (dialect_ == Dialect::llvm) {
        if (const auto complaint = find_order_violation(encoding)) return error(complaint->at, complaint->message, "");
      }
      apply_defaults(result.instruction);
      for (MatchWarning& warning : result.warnings) warn(warning.at, std::move(warning.message));
      return true;
    }
    // The one-word form speaks last among equals: "not a literal here" of VOP3 says more than "not a vector register".
    const bool says_more = mismatch.progress == farthest.progress && farthest_words == 1 && encoding.words == 2 &&
                           !is_sdwa(encoding.format) && !is_dpp16(encoding.format);
    if (mismatch.progress > farthest.progress || says_more) {
      farthest = std::move(mismatch);
      farthest_words = encoding.words;
    }
  }
  if (farthest.progress < 0) return error(mnemonic.begin, excluded_message(mnemonic.text(), written_.form));
  // Beyond the operands a form was found that has no more of them.
  const bool is_of_operands = static_cast<size_t>(farthest.progress) <= written_.operand_count;
  if (is_of_operands)
    if (const auto complaint = find_missing_mask(candidates, mnemonic.text()))
      return error(complaint->at, complaint->message, complaint->hint);
  if (farthest.lacks) farthest.message += modifier_elsewhere(*farthest.lacks);
  return error(farthest.at != nullptr ? farthest.at : mnemonic.begin, std::move(farthest.message),
               std::move(farthest.hint));
}

// What to say where a VCC, or another mask of lanes, is missing among the operands, and all the others are there:
// v_add_u32 of gfx8 writes a carry, that of gfx9 does not.
std::optional<InstructionReader::Complaint> InstructionReader::find_missing_mask(
    std::span<const isa::EncodingId> candidates, std::string_view mnemonic) const {
  for (const isa::EncodingId id : candidates) {
    const isa::Encoding& encoding = isa::encoding(id);
    const char* vcc = target_->wave_size == 32 ? "vcc_lo" : "vcc";
    std::string list;
    size_t count = 0, first_mask = 0, masks = 0;
    for (const isa::Operand& operand : encoding.operands()) {
      if (!operand.in_text || operand.kind == Kind::attr_chan) continue;
      const bool is_mask = operand.kind == Kind::vcc || (operand.type == isa::Type::mask && operand.kind != Kind::vgpr);
      if (is_mask && masks++ == 0) first_mask = count;
      list += fmt::format("{}{}", count++ == 0 ? " " : ", ", is_mask ? vcc : isa::operand_name(operand.name));
    }
    if (masks == 0 || count - masks != written_.operand_count || masks == count) continue;
    const bool has_scalar =
        first_mask < written_.operand_count && written_.operand[first_mask].what == WrittenOperand::What::scalar;
    if (encoding.record().unit != isa::Unit::valu || has_scalar) continue;
    const char* at = first_mask < written_.operand_count ? written_.operand[first_mask].at : written_.end;
    return Complaint{at,
                     fmt::format("{} takes {} operands on {}, and {} is missing", mnemonic, count, target_->name, vcc),
                     fmt::format("write {}{}", mnemonic, list)};
  }
  return std::nullopt;
}

// "; it exists on gfx10, gfx11" of a modifier that the instruction has on other targets. Empty where another form of
// the instruction has it here.
std::string InstructionReader::modifier_elsewhere(isa::Modifier modifier) const {
  const auto has_modifier = [&](isa::Column column) {
    return std::ranges::any_of(isa::encodings().subspan(1), [&](const isa::Encoding& encoding) {
      if (encoding.op != op_ || !encoding.in(column)) return false;
      const isa::ModifierField* field = find_field(encoding, modifier);
      return field != nullptr && field->allowed;
    });
  };
  if (has_modifier(column_)) return {};
  return isa::elsewhere([&](const isa::Target& target) { return has_modifier(target.column); });
}

// A source `off` of an export is not written; compressed exports use the first and the third source as written, and
// encode them as the first and the second.
bool InstructionReader::prepare_export() {
  export_mask_ = 0;
  bool compressed = false;
  for (size_t i = 0; i < written_.modifier_count; ++i)
    compressed |= written_.modifier[i].modifier == isa::Modifier::compr && written_.modifier[i].value != 0;
  constexpr size_t kSources = 4;
  if (written_.operand_count != 1 + kSources) return true;
  std::array<bool, kSources> present{};
  for (size_t i = 0; i < kSources; ++i) {
    WrittenOperand& source = written_.operand[1 + i];
    present[i] = source.what != WrittenOperand::What::off;
    const bool is_register =
        source.what == WrittenOperand::What::vgpr && source.dwords == 1 && source.value < isa::kPastVgprs;
    if ((present[i] && !is_register) || source.has_signs() || source.sign_extended)
      return error(source.at, "a source of exp is a vector register or off");
    if (present[i]) continue;
    source.what = WrittenOperand::What::vgpr;
    source.value = isa::kFirstVgpr;
    source.dwords = 1;
  }
  if (!compressed) {
    for (size_t i = 0; i < kSources; ++i) export_mask_ |= static_cast<uint16_t>(present[i] ? 1u << i : 0);
    return true;
  }
  export_mask_ = static_cast<uint16_t>((present[0] ? 3 : 0) | (present[2] ? 12 : 0));
  written_.operand[2] = written_.operand[3];
  for (const size_t unused : {3, 4}) {
    written_.operand[unused].value = isa::kFirstVgpr;
    written_.operand[unused].what = WrittenOperand::What::vgpr;
    written_.operand[unused].dwords = 1;
  }
  return true;
}

}  // namespace lw::text
