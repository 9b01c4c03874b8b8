// A linked code object as a source that assembles to the same code, kernel descriptors and metadata.
#pragma once

#include <optional>
#include <string>

#include "isa/isa.h"
#include "object/object.h"
#include "text/buffer.h"

namespace lw::api {

// What of the object no source says, as a message names it; nullopt where there is nothing.
std::optional<std::string> why_no_source(const object::CodeObject& code);

void write_object_source(const isa::Target& target, const object::CodeObject& code, text::OutputBuffer& out);

}  // namespace lw::api
