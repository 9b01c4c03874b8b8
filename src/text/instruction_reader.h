// Text of one instruction -> inst::Instruction: operands and modifiers are read once, then each encoding that the
// mnemonic may mean is tried in LLVM's order of preference.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bytes/bytes.h"
#include "isa/isa.h"
#include "text/dialect.h"
#include "text/expression.h"
#include "text/written.h"

namespace lw::text {

// What an instruction is taken with, though it cannot be what was meant.
struct MatchWarning {
  const char* at = nullptr;
  std::string message;
};

struct InstructionText {
  inst::Instruction instruction;
  ExpressionId pending = kNone;  // the expression that the literal or the branch distance waits for
  bool pending_is_branch = false;
  const char* pending_at = nullptr;
  // The literal as llvm-mc compares it with others; lit() of what needs none counts as none.
  std::optional<uint64_t> counted_literal;
  // A bit for each operand that is what llvm-mc writes into the field, whether or not the operand can be that.
  uint32_t raw_operands = 0;
  std::vector<MatchWarning> warnings;
};

// The words of what was read: bytes::encode()'s, and llvm-mc's where raw operands are none of their field's values.
Result<bytes::Encoded> encode(const isa::Target& target, const InstructionText& text);

class InstructionReader {
 public:
  explicit InstructionReader(Expressions& expressions) : expressions_(expressions) {}

  // Before every read().
  void start(const isa::Target& target, Expressions::Context context);

  // Reads the statement whose first token `mnemonic` the lexer has just passed. False after an error, which is in the
  // diagnostics.
  bool read(const Token& mnemonic, InstructionText& result);

  // The same for a text whose words are known to be `encoding`: it is read as that form where it can be (`is_form`),
  // else as read() does.
  bool read_as(const Token& mnemonic, isa::EncodingId encoding, InstructionText& result, bool& is_form);

  // LLVM's until this is called.
  void set_dialect(Dialect dialect) { dialect_ = dialect; }

  // A source until this is called.
  void set_origin(TextOrigin origin) { origin_ = origin; }

  // CLRX's `name = %v[2:5]`: reads the registers at the lexer's token, which `name` then stands for. False after an
  // error.
  bool name_registers(std::string_view name);
  bool is_own_register(std::string_view name, bool before_bracket) const;
  const WrittenOperand* find_named_registers(const Token& token, const Token& next) const;

  // Where the operands of `encoding`, as which the last text was read, are written; nullptr for those that are not.
  std::array<const char*, inst::kMaxOperands> operand_places(const isa::Encoding& encoding) const;

  // One more than the highest register named, of each file.
  unsigned used_vgprs() const { return used_vgprs_; }
  unsigned used_sgprs() const { return used_sgprs_; }

 private:
  struct Mismatch {
    int progress = -1;  // how far this candidate got; the farthest one speaks for all
    const char* at = nullptr;
    std::string message;
    std::string hint;
    std::optional<isa::Modifier> lacks = std::nullopt;  // that is what the message says the encoding has not
  };
  enum class Found : uint8_t { no, yes, error };

  // ---- instruction_reader.cpp ----
  std::span<const isa::EncodingId> find_candidates(const Token& mnemonic);
  std::span<const isa::EncodingId> find_without_suffix(std::string_view name) const;
  void report_unknown(const Token& mnemonic);
  bool read_written(std::span<const isa::EncodingId> candidates);
  bool read_second();
  bool read_operands(std::span<const isa::EncodingId> candidates, const Token& mnemonic);
  bool choose(std::span<const isa::EncodingId> candidates, const Token& mnemonic, InstructionText& result);
  bool prepare_export();

  // ---- llvm_matcher.cpp ----
  bool reads_scc_as_register(std::span<const isa::EncodingId> candidates) const;
  bool may_be_negated(size_t position) const;
  bool may_be_extended(size_t position) const;
  bool return_to_v0(std::span<const isa::EncodingId> candidates);
  void write_raw(size_t index, uint32_t value, const WrittenOperand& written, std::string_view what,
                 InstructionText& result) const;
  bool folds_signs(const isa::Encoding& encoding, const isa::Operand& operand) const;
  bool forgets_extension(const isa::Encoding& encoding, const isa::Operand& operand,
                         const WrittenOperand& written) const;
  bool forgets_extension_of_constant(const isa::Encoding& encoding, const isa::Operand& operand) const;
  bool has_signs_in_vop3(const isa::Encoding& encoding, const isa::Operand& operand) const;
  bool has_any_dpp_width(const isa::Encoding& encoding, const isa::Operand& operand,
                         const WrittenOperand& written) const;
  bool match_raw_operand(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                         size_t index, InstructionText& result) const;

  // ---- constant_matcher.cpp ----
  std::string hint_for_literal(const isa::Encoding& encoding, size_t index) const;
  bool match_constant(const isa::Operand& operand, const WrittenOperand& written, size_t index, InstructionText& result,
                      Mismatch& mismatch, bool literal_allowed) const;
  std::optional<bool> match_taken_constant(const isa::Operand& operand, const WrittenOperand& written, Number number,
                                           size_t index, InstructionText& result, Mismatch& mismatch) const;
  bool takes_symbol(const isa::Encoding& encoding, const isa::Operand& operand) const;
  bool match_symbol(const isa::Operand& operand, const WrittenOperand& written, size_t index, InstructionText& result,
                    Mismatch& mismatch, bool literal_allowed) const;
  bool set_literal(const isa::Operand& operand, const WrittenOperand& written, uint32_t literal, bool is_spare,
                   uint32_t& value, InstructionText& result, Mismatch& mismatch) const;
  void lose_literal(const WrittenOperand& written, size_t index, uint32_t literal, InstructionText& result) const;
  uint64_t counted_literal(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                           uint32_t literal) const;

  // ---- dialect_reader.cpp ----
  // A constant as the other dialects mean it: an integer's 32 bits, or the float itself where it is an inline constant.
  // Nothing: as LLVM means it.
  std::optional<bool> match_raw_constant(const WrittenOperand& written, uint32_t& value, InstructionText& result,
                                         Mismatch& mismatch, bool literal_allowed) const;
  void apply_defaults(inst::Instruction& instruction) const;
  bool is_excluded(const isa::Encoding& encoding) const;
  bool complete_written(std::span<const isa::EncodingId> candidates, const Token& mnemonic);

  // ---- clrx_modifiers.cpp ----
  // The token's text; CLRX's words may be in capitals.
  std::string_view keyword(const Token& token) const;
  Found read_clrx_modifier();
  Found read_clrx_select(isa::Modifier modifier, std::string_view name, const char* at);
  Found read_clrx_array(std::string_view name, const char* at);
  Found read_clrx_format();

  // ---- clrx_reader.cpp ----
  Found read_clrx_operand(isa::Kind kind, WrittenOperand& operand);
  Found read_clrx_register(WrittenOperand& operand);
  Found read_clrx_named_registers(const WrittenOperand& all, WrittenOperand& operand);
  bool starts_clrx_register(const Token& token, const Token& next) const;
  Found read_clrx_hwreg(WrittenOperand& operand);
  Found read_clrx_sendmsg(WrittenOperand& operand);
  Found read_clrx_distance(WrittenOperand& operand);
  bool read_clrx_name_or_number(std::span<const struct NamedValue> names, const char* what, int64_t high,
                                unsigned& value);
  bool complete_clrx(std::span<const isa::EncodingId> candidates, const Token& mnemonic);
  void drop_first_operand();

  // ---- operand_reader.cpp ----
  bool read_operand(WrittenOperand& operand);
  bool starts_literal();
  bool read_literal(WrittenOperand& operand, bool inside_bars);
  bool read_value(WrittenOperand& operand, bool inside_bars);
  bool can_be_symbol(const Token& name, bool after_minus);
  bool read_number(WrittenOperand& operand, bool inside_bars);
  Found read_register(WrittenOperand& operand, bool in_list = false);
  Found read_register_list(WrittenOperand& operand);
  Found read_address_list(WrittenOperand& operand);
  Found read_list_element(WrittenOperand& element, int depth);
  Found read_consecutive_registers(WrittenOperand& operand, int depth);
  Found read_numbered_register(WrittenOperand& operand, char file, const Token& name, std::string_view digits);
  bool set_register(WrittenOperand& operand, char file, uint64_t first, uint64_t last);
  char own_file(char file) const;
  bool starts_register(const Token& token, const Token& next) const;

  // ---- symbolic_reader.cpp ----
  // An immediate of the kind in its own spelling; plain numbers are left to read_operand().
  Found read_symbolic(isa::Kind kind, WrittenOperand& operand);
  Found read_waitcnt(WrittenOperand& operand);
  Found read_depctr(WrittenOperand& operand);
  Found read_delay(WrittenOperand& operand);
  Found read_hwreg(WrittenOperand& operand);
  Found read_sendmsg(WrittenOperand& operand);
  Found read_gpr_idx(WrittenOperand& operand);
  Found read_attr(WrittenOperand& operand);
  Found read_interp_param(WrittenOperand& operand);
  Found read_export_target(WrittenOperand& operand);
  bool read_swizzle(int32_t& value);
  std::optional<int64_t> read_named_or_number(std::span<const struct NamedValue> names, const char* what);

  // ---- modifier_reader.cpp ----
  Found read_modifier();
  bool read_array(WrittenArray& array, const char* name);
  bool read_quad_perm(int32_t& value);
  bool read_lanes_of_eight(int32_t& value);
  bool read_format();
  bool read_unified_format();
  bool read_dimension();
  bool read_temporal_hint(const char* begin);
  bool read_scope(const char* begin);
  bool add_modifier(isa::Modifier modifier, int64_t value, const char* at, bool is_flag);

  // ---- matcher.cpp ----
  bool match(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const;
  bool match_operand(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                     size_t index, InstructionText& result, Mismatch& mismatch) const;
  // The same without what llvm-mc takes beyond what there is.
  bool match_possible(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                      size_t index, InstructionText& result, Mismatch& mismatch) const;
  bool match_immediate(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                       size_t index, InstructionText& result, Mismatch& mismatch) const;
  bool match_signs(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                   InstructionText& result) const;
  bool match_aperture(const isa::Operand& operand, const WrittenOperand& written, size_t index,
                      InstructionText& result) const;
  bool loses_absolute(const isa::Encoding& encoding, int source) const;
  bool omits_vcc(const isa::Encoding& encoding) const;
  bool is_modifier_of_short_form(std::string_view name) const;
  bool is_for_llvm_mc() const { return origin_ == TextOrigin::source && dialect_ == Dialect::llvm; }
  bool may_precede_operand(std::string_view name) const;
  bool match_half_names(const isa::Encoding& encoding, Mismatch& mismatch) const;
  bool match_half(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                  InstructionText& result, Mismatch& mismatch) const;
  bool match_pair(const isa::Encoding& encoding, Mismatch& mismatch) const;
  bool match_image(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const;

  // Whether llvm-mc takes what was matched.
  bool match_source(InstructionText& result, Mismatch& mismatch) const;

  // ---- modifier_matcher.cpp ----
  bool match_modifiers(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const;
  bool match_array(const isa::Encoding& encoding, const WrittenArray& array, const char* name, isa::Modifier first,
                   int sources, InstructionText& result, Mismatch& mismatch) const;
  bool match_hint(const isa::Encoding& encoding, const WrittenModifier& written, InstructionText& result,
                  Mismatch& mismatch) const;
  const WrittenModifier* find_written(isa::Modifier modifier) const;
  bool is_lost_cache_word(const isa::Encoding& encoding, const inst::Instruction& instruction, isa::Modifier modifier,
                          const isa::ModifierField* field) const;
  bool forgets_elements(const isa::Encoding& encoding) const;

  // ---- tuple_matcher.cpp ----
  bool match_tuple(const isa::Encoding& encoding, const isa::Operand& operand, const WrittenOperand& written,
                   const InstructionText& result, Mismatch& mismatch) const;
  bool match_matrix(const isa::Encoding& encoding, const InstructionText& result, Mismatch& mismatch) const;
  bool match_dimension(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const;

  // Rules that hold across operands. Empty when all hold.
  struct Complaint {
    const char* at = nullptr;
    std::string message;
    std::string hint;
  };
  std::optional<Complaint> find_violation(const InstructionText& text) const;
  std::optional<Complaint> find_missing_mask(std::span<const isa::EncodingId> candidates,
                                             std::string_view mnemonic) const;
  std::string modifier_elsewhere(isa::Modifier modifier) const;
  std::optional<Complaint> find_order_violation(const isa::Encoding& encoding) const;
  std::optional<Complaint> find_pair_violation(const InstructionText& text) const;
  std::optional<Complaint> find_lds_direct_violation(const isa::Encoding& encoding) const;
  bool is_available(const struct ScalarName& name) const;
  bool is_available(const isa::Target& target, const struct ScalarName& name) const;
  std::string register_elsewhere(std::string_view name) const;

  Lexer& lexer() { return *context_.lexer; }
  bool error(const char* at, std::string message, std::string hint = "");
  void warn(const char* at, std::string message);
  // llvm-mc takes numbers that are too large for some fields, and keeps the bits that fit.
  void warn_of_lost_bits(const char* at, int64_t value, unsigned bits, std::string_view field);
  std::optional<int64_t> read_constant_expression(std::string_view what);
  bool expect(char punctuation, const char* after);

  const isa::Target* target_ = nullptr;
  isa::Column column_{};
  Expressions& expressions_;
  Expressions::Context context_{};
  std::string_view mnemonic_;  // as it is written
  WrittenInstruction written_;
  isa::Op op_{};
  isa::Format format_{};          // of the first encoding that the mnemonic may mean
  std::string_view stem_;         // and its name without a suffix
  bool reads_constants_ = false;  // the operand that is read may be a constant of SALU or VALU
  uint16_t export_mask_ = 0;
  Dialect dialect_ = Dialect::llvm;
  TextOrigin origin_ = TextOrigin::source;
  std::map<std::string, WrittenOperand, std::less<>> named_registers_;
  unsigned used_vgprs_ = 0;
  unsigned used_sgprs_ = 0;
};

}  // namespace lw::text
