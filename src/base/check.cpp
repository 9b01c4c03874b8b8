#include "base/check.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace lw {
namespace {
thread_local std::string_view context;
}

DefectContext::DefectContext(std::string_view text) : previous_(context) { context = text; }
DefectContext::~DefectContext() { context = previous_; }

void defect(std::string_view what, const char* file, int line) {
  fmt::print(stderr, "lanewise: defect: {}\n  at {}:{}\n", what, file, line);
  if (!context.empty()) fmt::print(stderr, "  instruction: {}\n", context);
  fmt::print(stderr, "  This is a fault of Lanewise. Please report it with the command and its input.\n");
  std::fflush(stderr);
#ifdef LW_ABORT_ON_DEFECT
  std::abort();
#else
  std::_Exit(70);
#endif
}

}  // namespace lw
