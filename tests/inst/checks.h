// What the runner does with one case. An empty answer means that it holds; otherwise the answer says what does not.
#pragma once

#include <string>

#include "cases.h"

namespace lw::cases {

std::string check_asm(const Case& c, const isa::Record& record);
std::string check_enc(const Case& c, const isa::Record& record);
std::string check_dis(const Case& c, const isa::Record& record);
std::string check_bad(const Case& c);
std::string check_run(const Case& c, const isa::Record& record);

}  // namespace lw::cases
