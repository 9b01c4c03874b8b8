// Registers as users write them.
#pragma once

#include <string_view>
#include <vector>

#include "base/base.h"
#include "flow/registers.h"

namespace lw::live {

// "v4,s[0:3],a1,vcc,exec,scc,m0". Fails with the name that is no register.
Result<std::vector<flow::Register>> parse_registers(std::string_view list);

}  // namespace lw::live
