// Assembles text, or reads a listing of machine code; the result is a code object or raw words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// A text to assemble, and how.
struct AssembleRequest {
  std::string file = {};                // assembly, or a listing of llvm-objdump, SP3, RGA or RADV
  std::string target = {};              // target if the text names none, such as "gfx900"; empty: gfx803
  std::string dialect = "llvm";         // "llvm", "clrx" or "sp3"
  bool raw = false;                     // produce only the words of .text instead of a code object
  int code_object_version = 0;          // 4 to 6, not with `raw`; 0: the version that the text names, otherwise 5
  bool allow_excess_registers = false;  // accept kernels that use more registers than their descriptor grants
  bool hazard_warnings = true;          // warn of hazards that give wrong results
  bool lint = false;                    // add what `lint` finds to the messages, as errors, warnings and notes
};

// A finding of `lint`. A message tells it, too.
struct AssembleFinding {
  Severity severity = Severity::error;  // of the message: hazards that are errors are warnings without `lint`
  std::string name;                     // as `explain` takes it: "VALUTransUse", "MissingWait"
  std::string text;                     // what is wrong, one sentence without a full stop
  int line = 0;                         // of the wrong instruction; of two, of the second
  int first_line = 0;                   // of the first of two instructions; 0: there is none
  std::string remedy;                   // how to correct the code; may be empty
};

// The assembled code.
struct AssembleReport {
  std::string target;                     // "gfx900"
  std::vector<std::byte> object;          // a linked code object (an ELF file) or, with `raw`, the words of .text
  std::size_t instructions = 0;           // number of instructions
  std::vector<std::string> kernels;       // names of the kernels
  bool is_listing = false;                // the file was a listing: `object` has no kernel descriptors and no metadata
  std::vector<AssembleFinding> findings;  // as `lint` and `hazard_warnings` ask for
  Messages messages;                      // warnings; with AssembleRequest::lint also errors of the code and notes
};

// Fails with bad_input if the text is wrong; the failure has a message for each error.
Result<AssembleReport> assemble(const AssembleRequest& request, const Session& session);

}  // namespace lanewise
