// An instruction made up from an encoding alone: small register numbers, modifiers that show something.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "inst/inst.h"
#include "isa/isa.h"

namespace lw::explain {

struct ExampleInstruction {
  inst::Instruction instruction;
  std::vector<std::byte> code;
};

// Nothing where no choice of operands that this knows is an instruction of the target.
std::optional<ExampleInstruction> example_of(const isa::Target& target, const isa::Encoding& encoding);

}  // namespace lw::explain
