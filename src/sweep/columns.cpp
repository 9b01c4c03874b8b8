#include "sweep/columns.h"

#include <algorithm>
#include <array>

namespace lw::sweep {
namespace {

constexpr std::array kColumns{
    Column{"exit_code", "", true, Better::unknown},
    Column{"message", "", false, Better::unknown},
    Column{"kernel", "", false, Better::unknown},
    Column{"vgprs", "info", true, Better::lower},
    Column{"sgprs", "info", true, Better::lower},
    Column{"agprs", "info", true, Better::lower},
    Column{"vgpr_spills", "info", true, Better::lower},
    Column{"sgpr_spills", "info", true, Better::lower},
    Column{"lds_bytes", "info", true, Better::lower},
    Column{"scratch_bytes", "info", true, Better::lower},
    Column{"code_bytes", "info", true, Better::lower},
    Column{"waves_per_simd", "info", true, Better::higher},
    Column{"limited_by", "info", false, Better::unknown},
    Column{"live_vgprs", "live", true, Better::lower},
    Column{"live_sgprs", "live", true, Better::lower},
    Column{"live_agprs", "live", true, Better::lower},
    Column{"instructions", "live", true, Better::lower},
    Column{"lint_errors", "lint", true, Better::lower},
    Column{"lint_warnings", "lint", true, Better::lower},
    Column{"lint_notes", "lint", true, Better::lower},
    Column{"outcome", "run", false, Better::unknown},
    Column{"wave_instructions", "run", true, Better::lower},
    Column{"different_values", "run", true, Better::lower},
    Column{"cycles", "time", true, Better::lower},
    Column{"cycles_least", "time", true, Better::lower},
    Column{"cycles_most", "time", true, Better::lower},
    Column{"nanoseconds", "time", true, Better::lower},
    Column{"resident_waves_per_simd", "time", true, Better::higher},
    Column{"bound_by", "time", false, Better::unknown},
};

constexpr std::array<std::string_view, 7> kBefore{"cell", "source", "target", "flags", "launch", "device", "commands"};

}  // namespace

std::span<const Column> columns() { return kColumns; }

bool is_column(std::string_view name) {
  return std::ranges::find(kBefore, name) != kBefore.end() ||
         std::ranges::find(kColumns, name, &Column::name) != kColumns.end();
}

}  // namespace lw::sweep
