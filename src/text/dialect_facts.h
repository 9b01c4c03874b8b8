// What the readers and printers of the dialects have in common. Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "text/dialect.h"
#include "text/lexer.h"
#include "text/spelling.h"
#include "text/written.h"

namespace lw::text {

// SP3's listings write literals, and nothing else that is a source, with eight hexadecimal digits.
inline bool is_sp3_literal(std::string_view number) {
  return number.size() == 10 && number[0] == '0' && (number[1] | 0x20) == 'x';
}

// CLRX always writes the address register of a buffer instruction; without offen and idxen the machine does not read
// it.
inline bool is_unread_address(Dialect dialect, const isa::Encoding& encoding, const WrittenOperand& written) {
  const bool is_buffer = encoding.format == isa::Format::MUBUF || encoding.format == isa::Format::MTBUF;
  return dialect == Dialect::clrx && is_buffer && written.what == WrittenOperand::What::vgpr && written.dwords == 1;
}

inline Punctuation punctuation_of(Dialect dialect) {
  return dialect == Dialect::clrx ? Punctuation::clrx : Punctuation::llvm;
}

// What the assemblers write into op_sel_hi for a source that is not there, and the machine ignores.
inline unsigned absent_op_sel_hi(Dialect dialect, const isa::ModifierField& field) {
  return dialect == Dialect::sp3 ? 0 : field.unwritten;
}

// What to say when no form of the instruction is the one that the text asks for.
std::string excluded_message(std::string_view mnemonic, WrittenForm form);

// The names of CLRX where they are not LLVM's; the first that holds is the printed one.
namespace clrx {
std::span<const NamedValue> hwreg_names();
std::span<const NamedValue> message_names();
std::span<const NamedValue> gs_operation_names();
std::span<const NamedValue> select_names();
std::span<const NamedValue> dst_unused_names();
std::span<const NamedValue> data_format_names();
std::span<const NamedValue> number_format_names();
// Sources besides s[], v[] and ttmp[].
std::span<const NamedValue> source_names();
}  // namespace clrx

}  // namespace lw::text
