// The report of `dis` as JSON (docs/schemas/dis.schema.json).
#pragma once

#include <functional>
#include <string_view>

#include "lanewise/disassemble.h"
#include "report/json_types.h"

namespace lw::report {

SortedJson dis_document(const lanewise::DisassembleReport& report);
// The same as text: one instruction per line, each written as soon as it is decoded.
void write_dis_json(const lanewise::DisassembleReport& report, const std::function<void(std::string_view)>& sink);

}  // namespace lw::report
