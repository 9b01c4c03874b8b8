#include "base/check.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "base/defect.h"

namespace lw {
namespace {
thread_local std::string_view context;
#ifdef LW_ABORT_ON_DEFECT
std::atomic<bool> ends_process{true};
#else
std::atomic<bool> ends_process{false};
#endif
}  // namespace

DefectContext::DefectContext(std::string_view text) : previous_(context) { context = text; }
DefectContext::~DefectContext() { context = previous_; }

void defect(std::string_view what, const char* file, int line) {
  std::string text = fmt::format("lanewise: defect: {}\n  at {}:{}\n", what, file, line);
  if (!context.empty()) text += fmt::format("  instruction: {}\n", context);
  text += "  This is a fault of Lanewise. Please report it with the command and its input.\n";
  if (!ends_process) throw Defect(text);
  fmt::print(stderr, "{}", text);
  std::fflush(stderr);
#ifdef LW_ABORT_ON_DEFECT
  std::abort();
#else
  std::_Exit(70);
#endif
}

void end_process_on_defects() { ends_process = true; }

}  // namespace lw
