#include "text/source_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <iterator>
#include <vector>

#include "isa/operand_values.h"
#include "text/cache_policy.h"
#include "text/encoding_facts.h"

namespace lw::text {
namespace {

using isa::Feature;
using isa::Format;
using isa::Kind;
using isa::kInverseTurn;
using isa::kLdsDirect;
using isa::kM0;
using isa::kNull;
using isa::Modifier;
using isa::Op;
using What = WrittenOperand::What;
using Answer = std::optional<Objection>;

constexpr uint32_t kWholeRegister = 6;  // the select DWORD

// An instruction that was read, and the text that it was read from.
struct Matched {
  const isa::Target& target;
  const WrittenInstruction& written;
  InstructionText& result;

  const isa::Encoding& encoding() const { return result.instruction.enc(); }
  std::string_view name() const { return encoding().mnemonic(); }
  uint32_t& operand(size_t index) const { return result.instruction.operand[index]; }
  unsigned mod(Modifier modifier) const { return result.instruction.mod(modifier); }
  // The text of an operand, in encodings all of whose operands are written.
  const WrittenOperand& text_of(size_t index) const { return written.operand[index]; }
  const WrittenModifier* find(Modifier modifier) const {
    for (size_t i = 0; i < written.modifier_count; ++i)
      if (written.modifier[i].modifier == modifier) return &written.modifier[i];
    return nullptr;
  }
  const char* place_of(Modifier modifier) const {
    const WrittenModifier* found = find(modifier);
    return found != nullptr ? found->at : written.end;
  }
};

template <Op... kOps>
bool is_one_of(const isa::Encoding& encoding) {
  return ((encoding.op == kOps) || ...);
}

template <Op... kOps>
bool is_sdwa_of(const isa::Encoding& encoding) {
  return is_sdwa(encoding.format) && is_one_of<kOps...>(encoding);
}

// ---- DPP and SDWA ----

bool is_dpp_of_pair(const isa::Encoding& encoding) {
  return encoding.format == Format::VOP1_DPP && encoding.operands().size() == 2 && encoding.operands()[1].dwords == 2;
}

Answer refuse_pair(const Matched& m) {
  if (m.target.has(Feature::dpp_64bit) || m.text_of(1).dwords != 2) return std::nullopt;
  return Objection{m.text_of(1).at, fmt::format("DPP has no pairs of registers on {}", m.target.name)};
}

Answer refuse_part_of_sum(const Matched& m) {
  if (m.mod(Modifier::dst_sel) == kWholeRegister) return std::nullopt;
  return Objection{m.place_of(Modifier::dst_sel),
                   fmt::format("{} adds to a whole register: dst_sel must be DWORD", m.name())};
}

Answer refuse_scalar_source(const Matched& m) {
  if (m.text_of(1).what == What::vgpr) return std::nullopt;
  return Objection{m.text_of(1).at, fmt::format("the source of {} must be a vector register", m.name())};
}

Answer refuse_sign_extension(const Matched& m) {
  if (m.mod(Modifier::sext0) == 0) return std::nullopt;
  return Objection{m.text_of(1).at, fmt::format("{} has no sign to extend", m.name())};
}

// ---- Operands ----

Answer refuse_other_than_null(const Matched& m) {
  if (!m.target.has(Feature::counter_waits_name_null) || m.operand(0) == kNull) return std::nullopt;
  return Objection{m.text_of(0).at, fmt::format("the register of {} must be null on {}", m.name(), m.target.name)};
}

Answer refuse_scalar_for_agpr(const Matched& m) {
  const bool is_taken = m.target.has(Feature::accvgpr_write_scalar) || m.operand(1) == kLdsDirect;
  if (is_taken || m.text_of(1).what != What::scalar) return std::nullopt;
  return Objection{m.text_of(1).at,
                   fmt::format("the source of {} must be a vector register or an inline constant", m.name())};
}

bool is_paired_gws(const isa::Encoding& encoding) {
  return is_one_of<Op::ds_gws_init, Op::ds_gws_barrier, Op::ds_gws_sema_br>(encoding);
}

Answer refuse_odd_register(const Matched& m) {
  if (!m.target.has(Feature::aligned_vgprs) || m.operand(0) % 2 == 0) return std::nullopt;
  return Objection{m.text_of(0).at, fmt::format("the vector register of {} must be an even one", m.name())};
}

Answer refuse_literal(const Matched& m) {
  if (!m.result.instruction.has_literal) return std::nullopt;
  constexpr size_t kSum = 3;
  return Objection{m.text_of(kSum).at, "a literal is not possible here"};
}

bool is_dpp_of_bf16_pair(const isa::Encoding& encoding) {
  return encoding.op == Op::v_dot2_f32_bf16 && is_dpp(encoding.format);
}

Answer refuse_inverse_turn(const Matched& m) {
  constexpr size_t kSecondSource = 2;
  const WrittenOperand& text = m.text_of(kSecondSource);
  if (m.operand(kSecondSource) != kInverseTurn || (text.what == What::number && !text.number.is_real))
    return std::nullopt;
  return Objection{text.at, fmt::format("{} has no constant 1/(2*pi) here", m.name())};
}

// 1/(2*pi) as the addend of a product in bf16, which is the constant only by its bits.
Answer refuse_inverse_turn_as_sum(const Matched& m) {
  constexpr size_t kSum = 3;
  if (m.operand(kSum) != kInverseTurn || !m.target.has(Feature::llvm_no_inverse_turn_bf16)) return std::nullopt;
  if (m.text_of(kSum).what != What::number || !m.text_of(kSum).number.is_real) return std::nullopt;
  return Objection{m.text_of(kSum).at, fmt::format("{} has no constant 1/(2*pi) here", m.name())};
}

// The numbers that llvm-mc 22 has for these registers, which it writes as constants where a barrier is named.
struct NumberedRegister {
  unsigned source, number;
};
constexpr NumberedRegister kNumberedRegisters[] = {
    {kNull, 20},      // null
    {235, 33},        // src_shared_base
    {236, 35},        // src_shared_limit
    {237, 28},        // src_private_base
    {238, 30},        // src_private_limit
    {isa::kScc, 32},  // src_scc
};

Answer check_barrier(const Matched& m) {
  const size_t index = m.encoding().operands().size() - 1;
  uint32_t& barrier = m.operand(index);
  const WrittenOperand& written = m.text_of(index);
  if (written.what != What::scalar || barrier == kM0) return std::nullopt;
  const auto* found = std::ranges::find(kNumberedRegisters, barrier, &NumberedRegister::source);
  if (found == std::end(kNumberedRegisters))
    return Objection{written.at, fmt::format("the barrier of {} must be m0 or an inline constant", m.name())};
  barrier = isa::kIntegerZero + found->number;
  m.result.warnings.push_back({written.at, fmt::format("llvm-mc makes barrier {} of this", found->number)});
  return std::nullopt;
}

// ---- Halves ----

bool is_sum_of_halves(const isa::Encoding& encoding) { return encoding.op == Op::v_fmac_f16 && has_halves(encoding); }

Answer check_half_of_sum(const Matched& m) {
  constexpr unsigned kSum = 1u << 2;
  const WrittenArray& op_sel = m.written.op_sel;
  if (!op_sel.present || op_sel.bits == 0) return std::nullopt;
  if (((op_sel.bits & kSum) != 0) == (m.text_of(0).half == 'h')) return std::nullopt;
  return Objection{op_sel.at, "element 2 of op_sel contradicts the name of the half that is added to"};
}

bool is_dot(const isa::Encoding& encoding) {
  return encoding.format == Format::VOP3P && encoding.stem().starts_with("v_dot");
}

Answer refuse_choice_of_halves(const Matched& m) {
  const WrittenInstruction& written = m.written;
  if (!m.target.has(Feature::llvm_dots_no_op_sel)) return std::nullopt;
  if ((!written.op_sel.present || written.op_sel.bits == 0) && !written.op_sel_hi.present) return std::nullopt;
  return Objection{written.op_sel.present ? written.op_sel.at : written.op_sel_hi.at,
                   fmt::format("{} does not choose halves on {}", m.name(), m.target.name)};
}

// ---- Modifiers of memory instructions ----

Answer refuse_single_samples(const Matched& m) {
  constexpr unsigned kWithSamples = 6, kArrayWithSamples = 7;  // SQ_RSRC_IMG_2D_MSAA, _ARRAY
  const unsigned dimension = m.mod(Modifier::dim);
  if (dimension == kWithSamples || dimension == kArrayWithSamples) return std::nullopt;
  return Objection{m.place_of(Modifier::dim), fmt::format("{} loads from images with samples: dim must be "
                                                          "SQ_RSRC_IMG_2D_MSAA or SQ_RSRC_IMG_2D_MSAA_ARRAY",
                                                          m.name())};
}

bool has_hint(const isa::Encoding& encoding) { return find_field(encoding, Modifier::th) != nullptr; }

Answer check_hint(const Matched& m) {
  const WrittenModifier* written = m.find(Modifier::th);
  if (written == nullptr || written->value == kDefaultHint) return std::nullopt;
  const std::optional<TemporalHint> hint = temporal_hint(written->value);
  if (!hint || hint->text.find("0x") != std::string_view::npos)
    return Objection{written->at, "a hint is written by its name"};
  if (hint->kind != HintKind::atomic) return std::nullopt;
  constexpr uint32_t kReturnsAndStreams = 3;
  if (hint->value == kReturnsAndStreams && m.mod(Modifier::scope) == kSystemScope)
    return Objection{written->at, fmt::format("{} is not allowed with scope:SCOPE_SYS", hint->text)};
  if ((find_field(m.encoding(), Modifier::th)->unwritten & kReturnsOld & ~uint32_t{hint->value}) != 0)
    return Objection{written->at, fmt::format("{} needs th:TH_ATOMIC_RETURN with these operands", m.name())};
  return std::nullopt;
}

// One rule a class; each may object to texts of the encodings that concern it.
struct Rule {
  bool (*concerns)(const isa::Encoding& encoding);
  Answer (*answer)(const Matched& matched);
};

// clang-format off
constexpr Rule kRules[] = {
    {is_dpp_of_pair,                                                           refuse_pair},
    {is_sdwa_of<Op::v_mac_f32, Op::v_mac_f16>,                                 refuse_part_of_sum},
    {is_sdwa_of<Op::v_movrels_b32, Op::v_movrelsd_b32, Op::v_movrelsd_2_b32>,  refuse_scalar_source},
    {is_sdwa_of<Op::v_cvt_f32_fp8, Op::v_cvt_f32_bf8,
                Op::v_cvt_pk_f32_fp8, Op::v_cvt_pk_f32_bf8>,                   refuse_sign_extension},
    {is_one_of<Op::s_waitcnt_vscnt, Op::s_waitcnt_vmcnt,
               Op::s_waitcnt_expcnt, Op::s_waitcnt_lgkmcnt>,                   refuse_other_than_null},
    {is_one_of<Op::v_accvgpr_write_b32>,                                       refuse_scalar_for_agpr},
    {is_paired_gws,                                                            refuse_odd_register},
    {is_dpp_of_bf16_pair,                                                      refuse_inverse_turn},
    {isa::is_wmma,                                                             refuse_literal},
    {is_one_of<Op::v_wmma_bf16_16x16x16_bf16>,                                 refuse_inverse_turn_as_sum},
    {is_one_of<Op::s_barrier_signal, Op::s_barrier_signal_isfirst,
               Op::s_barrier_init, Op::s_barrier_join,
               Op::s_get_barrier_state>,                                       check_barrier},
    {is_sum_of_halves,                                                         check_half_of_sum},
    {is_dot,                                                                   refuse_choice_of_halves},
    {is_one_of<Op::image_msaa_load>,                                           refuse_single_samples},
    {has_hint,                                                                 check_hint},
};
// clang-format on

using RuleSet = uint32_t;  // a bit for each rule
constexpr RuleSet kAsked = RuleSet{1} << 31;
static_assert(std::size(kRules) < 31);

// Each encoding is asked about once, when it is first met: to ask about all takes as long as assembling a short file.
RuleSet rules_of(const isa::Encoding& encoding) {
  static std::vector<std::atomic<RuleSet>> known(isa::encodings().size());
  std::atomic<RuleSet>& of_encoding = known[encoding.id];
  RuleSet rules = of_encoding.load(std::memory_order_relaxed);
  if (rules == 0) {
    rules = kAsked;
    for (size_t i = 0; i < std::size(kRules); ++i)
      if (kRules[i].concerns(encoding)) rules |= RuleSet{1} << i;
    of_encoding.store(rules, std::memory_order_relaxed);
  }
  return rules & ~kAsked;
}

}  // namespace

bool may_object(const isa::Encoding& encoding) { return rules_of(encoding) != 0; }

bool may_object_to_numbers(const isa::Encoding& encoding) { return is_paired_gws(encoding); }

std::optional<Objection> object_as_llvm_mc(const isa::Target& target, const WrittenInstruction& written,
                                           InstructionText& result) {
  const RuleSet rules = rules_of(result.instruction.enc());
  const Matched matched{target, written, result};
  for (size_t i = 0; i < std::size(kRules); ++i) {
    if ((rules >> i & 1) == 0) continue;
    if (Answer answer = kRules[i].answer(matched)) return answer;
  }
  return std::nullopt;
}

}  // namespace lw::text
