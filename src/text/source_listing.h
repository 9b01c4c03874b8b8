// Machine code as a source that assembles to it again.
#pragma once

#include "isa/isa.h"
#include "text/buffer.h"
#include "text/listing.h"

namespace lw::text {

// The code of a section in LLVM's dialect, with a label for each symbol. An instruction whose text does not assemble to
// the same words (docs/errata.md, "Text that LLVM shows and does not read") is written as data, with the text as
// remark.
void write_source(const isa::Target& target, const ListingSection& section, OutputBuffer& out);

// A symbol as the assembler reads it: in quotes where it is not a plain name.
std::string source_name(std::string_view symbol);

}  // namespace lw::text
