// Which Lanewise this is.
#pragma once

#include <string>

namespace lanewise {

struct Version {
  std::string number;  // "0.1.0"
  std::string commit;  // the first 12 digits; "unknown" where the sources were not in a repository
  int llvm = 0;        // the release of LLVM whose spelling and encodings the assembler and the disassembler have
};

Version version();

}  // namespace lanewise
