// The text of instructions in a dialect.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "inst/inst.h"
#include "isa/isa.h"
#include "text/dialect.h"

namespace lw::text {

// Prints so that the dialect's reader gives the same instruction back. Where the operands alone do not say the form
// (VOP3, SDWA, DPP), the text names it: a word in CLRX's dialect, LLVM's suffix in SP3.
class DialectPrinter {
 public:
  DialectPrinter(const isa::Target& target, Dialect dialect);
  ~DialectPrinter();

  // The text of a valid instruction. A branch goes to `label`, or by its distance where that is empty.
  std::string text(const inst::Instruction& instruction, std::string_view label = {});

  // Whether the dialect's reader makes the words of a text. Some texts it refuses, as of words that break a rule of the
  // machine and are data or padding.
  bool leads_back(const std::string& text, std::span<const std::byte> words);

  Dialect dialect() const { return dialect_; }

 private:
  bool read(const std::string& text);
  bool reads_as(const std::string& text, isa::EncodingId encoding);

  struct Reader;
  const isa::Target& target_;
  Dialect dialect_;
  std::unique_ptr<Reader> reader_;
};

}  // namespace lw::text
