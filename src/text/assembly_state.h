// The state of one assembly while it is read: sections, places to fill in later, symbols, open conditions.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "bytes/bytes.h"
#include "text/assembler.h"
#include "text/expression.h"
#include "text/instruction_reader.h"
#include "text/known_lines.h"
#include "text/register_uses.h"
#include "text/repetition.h"
#include "text/source.h"
#include "text/symbols.h"

namespace lw::text {

// Bytes of a section that hold an expression whose value is not known when they are written.
enum class FixupKind : uint8_t { data1, data2, data4, data8, branch16, literal32 };

struct AssemblyFixup {
  uint32_t section = 0;
  FixupKind kind = FixupKind::data4;
  uint64_t offset = 0;  // of the bytes to fill in
  ExpressionId expression = kNone;
  Location location;
  uint32_t branch = 0;  // its number among the branches of the text
};

// Branches by their number in the text.
using BranchSet = std::set<uint32_t>;

// What a pass over the text needs to know of the lines below: the pass before found it.
struct PassLayout {
  BranchSet padded;              // branches that an s_nop follows
  std::vector<int64_t> numbers;  // of bytes to skip and the like, in the order of the text
  Location first_wrong;          // of the numbers that the pass before had assumed
};

// Such a number. A later pass is needed where it is not what was assumed.
struct LayoutNumber {
  ExpressionId node = kNone;
  uint32_t section = 0;   // in which a place counts
  bool is_place = false;  // that, too, may be meant
  int64_t assumed = 0;
  Location location;
};

// What .reloc asks for.
struct NamedRelocation {
  uint32_t section = 0;
  RelocationType type = RelocationType::none;
  ExpressionId place = kNone;
  ExpressionId value = kNone;  // kNone: none
  Location location;
};

struct OpenCondition {
  bool taken = false;   // some branch of it was read
  bool active = false;  // this branch is read
  bool had_else = false;
  Location location;
};

struct KernelBlock {
  SymbolId symbol = kNone;
  Location location;
  struct Setting {
    std::string name;  // ".amdhsa_next_free_vgpr"
    ExpressionId value = kNone;
    Location location;
  };
  std::vector<Setting> settings;
};

// .amdgcn.next_free_vgpr and .amdgcn.next_free_sgpr: one more than the highest that was used, or what a .set says.
struct RegisterCount {
  std::string_view name;
  int64_t number = 0;
  bool is_open = false;  // the symbol's value was no number where it was set
};

// Total bytes an assembly may produce; a .fill with a typing error must not exhaust memory.
inline constexpr uint64_t kMaxOutputBytes = uint64_t{1} << 30;

class AssemblyState {
 public:
  // `source` must live as long as this and be followed by a NUL.
  AssemblyState(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                IncludeReader include = {}, Dialect dialect = Dialect::llvm);

  // Adds where each instruction stands to a list, and ends with the one at `last`.
  void keep_places(std::vector<InstructionPlace>& places, const InstructionPlace& last) {
    places_ = &places;
    last_place_ = last;
  }

  void assume(PassLayout layout) { assumed_ = std::move(layout); }

  Assembly run();

  // What is to be assumed instead; nullopt where the pass was right.
  std::optional<PassLayout> corrected() const;
  // Of all sections that have bytes, so far.
  uint64_t output_bytes() const { return output_bytes_; }

  // ---- For the directives and the reader of instructions ----
  Lexer& lexer() { return inputs_.back().lexer; }
  const Token& token() { return lexer().token(); }
  Location here() { return place(token().begin); }
  // A place of the current statement; inside a macro, the line of the file that expands it.
  Location place(const char* at);
  void error(Location at, std::string message, std::string hint = "");
  void warning(Location at, std::string message, std::string hint = "");
  const isa::Target& target() const { return *target_; }
  Dialect dialect() const { return dialect_; }

  Symbols symbols;
  Expressions expressions;

  AssemblySection& section() { return assembly_.sections[current_section_]; }
  uint32_t section_index() const { return current_section_; }
  uint64_t offset() { return section().type == kNobits ? section().nobits_size_bytes : section().bytes.size(); }
  bool has_room(uint64_t count);
  // Appends `count` bytes and returns where they are; nullptr when they may not be written here (with a diagnostic).
  std::byte* append(uint64_t count);
  bool append_fill(uint64_t count, uint8_t value);
  bool append_value(uint64_t value, unsigned bytes);
  void add_fixup(FixupKind kind, uint64_t at, ExpressionId expression, Location location);

  // `places_known`: whether the distance between labels is a number.
  ExpressionId parse_expression(bool places_known = true);
  std::optional<int64_t> parse_number();  // an expression that must have a value now
  // The same where only the layout must know the value in the end; the address of a label is a value if
  // `takes_places`, from the start of its section.
  std::optional<int64_t> parse_layout_number(bool takes_places = false);
  // Goes on at `target`, from the start of the section.
  void move_to(int64_t target, uint8_t fill, Location at);
  Expressions::Context expression_context();
  Expressions::Context instruction_context();
  bool expect_end();  // reports what is left of the statement
  bool expect(char punctuation);
  bool accept(char punctuation);
  std::optional<std::string> parse_string();
  std::optional<std::string_view> parse_symbol_name();
  bool define_label(SymbolId id, Location at);
  bool complain_of_definition(SymbolId id, Location at);  // false

  static constexpr uint32_t kNobits = 8;  // SHT_NOBITS

 private:
  friend struct Directives;
  void keep_place(uint64_t offset, Location at) {
    places_->push_back({section_index(), offset, at});
    stopped_ |= section_index() == last_place_.section && offset >= last_place_.offset;
  }
  std::vector<InstructionPlace>* places_ = nullptr;  // nullptr: kept nowhere
  InstructionPlace last_place_;

  void run_statement();
  void run_directive(std::string_view name, Location at);
  bool run_condition(std::string_view name, Location at);
  void run_instruction(const Token& mnemonic);
  bool lines_stand_alone() const;
  bool run_known_line();
  void keep_line(const Token& mnemonic, const bytes::Encoded& encoded);
  void assign(std::string_view name);
  void set_target(const isa::Target& target);
  void start_macro(Macro& macro, Location at);
  void push_input(std::string text, Location at, std::string_view macro_name);
  void complain_of_open_comment();
  void skip_unread();  // the rest of a statement of which nothing is written
  bool pop_input();
  bool reading() const { return conditions_.empty() || conditions_.back().active; }

  // Sections of one name are one, but for those that have a number.
  void switch_section(std::string_view name, uint32_t type, uint64_t flags, uint64_t entry_size,
                      std::optional<int64_t> unique = std::nullopt);
  void set_variable(std::string_view name, ExpressionId value, bool redefinable, Location at);
  SymbolId temporary_here();
  SymbolId local_label(uint64_t number, bool forward);
  // `registers` are used, from 0 on.
  void use(RegisterCount& count, unsigned registers) {
    if (registers == 0) return;
    if (count.is_open) [[unlikely]]
      return close(count, registers);
    count.number = std::max<int64_t>(count.number, registers);
  }
  void close(RegisterCount& count, unsigned registers);
  void count_registers_so_far();  // of the instruction that is being read, too
  void update_register_counts();

  // finish.cpp: what can only be done when everything has been read.
  void finish();
  void resolve(const AssemblyFixup& fixup);
  void resolve_data(const AssemblyFixup& fixup, unsigned bytes);
  void resolve_branch(const AssemblyFixup& fixup);
  void resolve(const NamedRelocation& named);
  std::optional<int64_t> number_of(const LayoutNumber& number);
  void relocate(const AssemblyFixup& fixup, const Value& value, bool wide, bool bare_is_relative);
  void export_symbols();
  void find_excesses();
  void find_undefined();
  uint32_t exported(SymbolId id);
  uint32_t exported_section(uint32_t section);

  const isa::Target* target_;
  Dialect dialect_;
  Diagnostics& diagnostics_;
  IncludeReader include_;
  std::deque<std::string> included_names_;
  std::deque<Input> inputs_;
  InstructionReader instruction_reader_;  // kept, so that its tables are not cleared for every line
  InstructionText instruction_text_;
  KnownLines known_lines_;  // for target_
  Repetition repetition_;
  LineShape line_shape_;  // of the present line
  bool looks_ = false;    // whether it was looked for in known_lines_
  PassLayout assumed_;
  BranchSet misfits_;  // branches that Feature::branch_distance_bug is about, without those that an s_nop follows
  std::vector<LayoutNumber> layout_numbers_;
  std::vector<int64_t> found_numbers_;
  uint32_t branch_count_ = 0;
  Assembly assembly_;
  uint32_t current_section_ = 0;
  uint32_t previous_section_ = kNone;
  std::vector<std::pair<uint32_t, uint32_t>> section_stack_;
  std::unordered_map<std::string, uint32_t> section_numbers_;
  std::vector<AssemblyFixup> fixups_;
  std::vector<OpenCondition> conditions_;
  std::unordered_map<std::string, Macro> macros_;
  uint64_t macro_instances_ = 0;
  bool alternate_macros_ = false;  // .altmacro
  std::vector<NamedRelocation> relocations_;
  std::set<uint64_t> files_;            // that .file has numbered
  std::optional<Location> open_frame_;  // of .cfi_startproc
  size_t expansion_bytes_ = 0;
  uint64_t output_bytes_ = 0;
  bool output_full_ = false;
  bool stopped_ = false;  // by .end or .abort
  std::unordered_map<uint64_t, uint32_t> local_label_counts_;
  std::optional<KernelBlock> open_kernel_;
  std::vector<KernelBlock> kernels_;
  std::vector<uint32_t> symbol_numbers_;   // SymbolId -> index into Assembly::symbols, or kNone
  std::vector<uint32_t> section_symbols_;  // section -> its symbol in Assembly::symbols, or kNone
  uint64_t temporaries_ = 0;
  RegisterUses register_uses_;
  RegisterCount vgprs_{".amdgcn.next_free_vgpr"};
  RegisterCount sgprs_{".amdgcn.next_free_sgpr"};
};

}  // namespace lw::text
