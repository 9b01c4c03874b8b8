// Registers of an image's address that the machine does not read, though some image would have it read them.
#pragma once

#include "code/code_facts.h"
#include "events/events.h"
#include "flow/flow.h"

namespace lw::check {

// Where the descriptor says of what kind the image is, not the instruction: whether a slot that the instruction reads
// is behind the address that this image has.
bool is_behind_address(const isa::Target& target, const events::ExecutedInstruction& instruction,
                       const code::InstructionFacts& facts, const flow::RegisterSlot& slot);

}  // namespace lw::check
