// The layout of a disassembly in CLRX's dialect and in SP3, with labels where branches go, so that the dialect's
// assembler makes the same bytes of it.
#pragma once

#include "text/dialect.h"
#include "text/listing.h"

namespace lw::text {

// What stands above the first section: for CLRX, the target.
void write_dialect_header(const isa::Target& target, Dialect dialect, const ListingOptions& options, OutputBuffer& out);

// A section. In a plain listing, branches go by their distance.
void write_dialect_listing(const isa::Target& target, const ListingSection& section, Dialect dialect,
                           const ListingOptions& options, OutputBuffer& out);

}  // namespace lw::text
