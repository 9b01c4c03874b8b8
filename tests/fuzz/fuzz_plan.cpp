// What a sweep reads: plans, the names of files in sources and launch files, and flags with paths.
#include <algorithm>
#include <string>
#include <string_view>

#include "base/toml.h"
#include "sweep/inputs.h"
#include "sweep/plan_text.h"

namespace {

// What toml++ 3.2 does with letters that are not ASCII in a text that is no TOML is undefined. bare_character() finds
// those that are likely; all would need another reader of TOML.
bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void read_plan(std::string_view text) {
  (void)lw::bare_character(text);
  if (!is_ascii(text)) return;
  lw::Diagnostics diagnostics("plan.toml", text);
  const std::optional<lw::sweep::PlanText> plan = lw::sweep::parse_plan(text, diagnostics);
  LW_CHECK(plan.has_value() != diagnostics.has_errors(), "a plan with errors, or none without");
  (void)diagnostics.render();
  if (!plan) return;
  LW_CHECK(plan->axis(lw::sweep::kSource) == &plan->axes.front(), "the sources are not the first axis");
  LW_CHECK(!plan->measures.empty() && plan->limits.cells > 0, "a plan without measures or cells");
  for (const lw::sweep::PlannedAxis& axis : plan->axes) LW_CHECK(!axis.values.empty(), axis.name);
}

void read_flags(std::string_view text) {
  std::vector<std::string> flags(1);
  for (const char c : text) {
    if (c == ' ')
      flags.emplace_back();
    else
      flags.back() += c;
  }
  const lw::sweep::IncludeFlags found = lw::sweep::include_flags(flags);
  size_t paths = 0;
  const auto placed = lw::sweep::with_paths(flags, [&](const std::string& path) {
    ++paths;
    return path;
  });
  LW_CHECK(placed == flags && paths == found.folders.size() + found.files.size(), "flags with other paths");
}

}  // namespace

// The first byte: 0 a plan, 1 a source, 2 a launch file, 3 flags.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 4) {
    case 0: read_plan(text); break;
    case 1: (void)lw::sweep::included_names(text); break;
    case 2: (void)lw::sweep::files_of_launch(text); break;
    default: read_flags(text); break;
  }
  return 0;
}
