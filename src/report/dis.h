// The report of `dis` as JSON (docs/schemas/dis.schema.json).
#pragma once

#include <functional>
#include <string_view>

#include "lanewise/disassemble.h"

namespace lw::report {

// One instruction per line, each written as soon as it is decoded.
void write_dis_json(const lanewise::DisassembleReport& report, const std::function<void(std::string_view)>& sink);

}  // namespace lw::report
