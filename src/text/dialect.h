// The dialects of assembly text: LLVM's, CLRX's, and SP3, the style of the vendor's listings. docs/dialects.md says how
// they differ.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "isa/isa.h"

namespace lw::text {

enum class Dialect : uint8_t {
  llvm,
  clrx,  // for GCN3 and Vega: no suffixes on mnemonics but the words vop3, sdwa, dpp; dst_unused pads; dmask is 1
  sp3,   // no suffixes where the operands say the form; literals of eight digits; dst_unused pads; dmask is 1
};

// Where text in LLVM's dialect comes from. llvm-objdump shows instructions that llvm-mc refuses, or means otherwise
// (docs/errata.md, "Text that LLVM shows and does not read").
enum class TextOrigin : uint8_t {
  source,   // read as llvm-mc reads it
  listing,  // what llvm-objdump shows stands for its words, too
};

// "llvm", "clrx", "sp3"; nothing for another name.
std::optional<Dialect> find_dialect(std::string_view name);
std::string_view dialect_name(Dialect dialect);
std::span<const std::string_view> dialect_names();

// Whether the dialect has words for the target: CLRX's ends with Vega.
bool covers(Dialect dialect, const isa::Target& target);

// What the dialect calls the instruction that LLVM calls `stem`, and back; `stem` itself where both agree.
std::string dialect_stem(Dialect dialect, std::string_view stem);
std::string llvm_stem(Dialect dialect, std::string_view stem);

}  // namespace lw::text
