// The printers of single dialects. Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "inst/inst.h"
#include "isa/isa.h"
#include "text/dialect.h"

namespace lw::text {

// `names_form`: says which form of the instruction it is, where there are several.
std::string sp3_text(const isa::Target& target, const inst::Instruction& instruction, std::string_view label,
                     bool names_form);
std::string clrx_text(const isa::Target& target, const inst::Instruction& instruction, std::string_view label,
                      bool names_form);

// The registers that both dialects write for the address of an image: four at least, whatever the descriptor asks for,
// where they exist. Not on targets whose images have a dimension.
unsigned image_address_dwords(const isa::Target& target, const inst::Instruction& instruction, size_t operand);
bool is_image_address(const isa::Encoding& encoding, const isa::Operand& operand);

// "vmcnt(0) & lgkmcnt(1)"; empty where the immediate has bits of no counter, or waits for nothing.
std::string counters_text(isa::Column column, unsigned imm);

// op_sel_hi:[1,0], with a third element where the bit of a source that is not there is not what the dialect has there.
std::string op_sel_hi_text(const inst::Instruction& instruction, Dialect dialect);

}  // namespace lw::text
