// What llvm-objdump shows and llvm-mc refuses, or means otherwise: the rules that hold for source and not for listings
// (docs/errata.md names each class). Private to this folder.
#pragma once

#include <optional>
#include <string>

#include "text/instruction_reader.h"

namespace lw::text {

struct Objection {
  const char* at = nullptr;
  std::string message;
};

// Whether there is a rule for the encoding.
bool may_object(const isa::Encoding& encoding);

// And one that asks about the numbers of registers.
bool may_object_to_numbers(const isa::Encoding& encoding);

// Why llvm-mc does not take what was matched as result.instruction.enc(). Where it takes it and makes other bytes,
// `result` becomes those, with a warning.
std::optional<Objection> object_as_llvm_mc(const isa::Target& target, const WrittenInstruction& written,
                                           InstructionText& result);

}  // namespace lw::text
