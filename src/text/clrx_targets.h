// What CLRX calls targets: devices (.gpu) and architectures (.arch). Private to this folder.
#pragma once

#include <string>
#include <string_view>

#include "isa/isa.h"

namespace lw::text {

// The target of a device, in any case of letters; nullptr when CLRX has no device of this name.
const isa::Target* find_clrx_device(std::string_view name);

// What `.arch NAME` makes of the target so far: the same where it has the architecture, else the first of those that
// do. nullptr when there is no such architecture.
const isa::Target* find_clrx_architecture(std::string_view name, const isa::Target& now);

// The directive that says the target, with its line end: ".gpu Fiji\n", or the architecture of a device without name.
std::string clrx_target_directive(const isa::Target& target);

}  // namespace lw::text
