// Assembly text, or a listing of machine code, as a code object or as raw words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct AssembleRequest {
  std::string file = {};                // assembly, or a listing of llvm-objdump, SP3, RGA or RADV
  std::string target = {};              // where the text does not say; empty: gfx803
  std::string dialect = "llvm";         // "llvm", "clrx" or "sp3"
  bool raw = false;                     // the words of .text alone, instead of a code object
  int code_object_version = 0;          // 4 to 6; 0: as the text says, or 5
  bool allow_excess_registers = false;  // take kernels that use more registers than their descriptor grants
  bool hazard_warnings = true;          // warn of missing wait states on gfx8 and gfx9
};

struct AssembleReport {
  std::string target;
  std::vector<std::byte> object;  // an ELF file, or raw words
  std::size_t instructions = 0;
  std::vector<std::string> kernels;  // names
  bool is_listing = false;           // machine code without kernel descriptors and metadata
  Messages messages;                 // warnings
};

Result<AssembleReport> assemble(const AssembleRequest& request, const Session& session);

}  // namespace lanewise
