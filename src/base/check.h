#pragma once

#include <string_view>

namespace lw {

// Throws a Defect (base/defect.h), or ends the process where that is wanted; in builds for fuzzing it aborts, since
// libFuzzer keeps the input of a crash alone.
[[noreturn]] void defect(std::string_view what, const char* file, int line);

// While one of these lives, a defect on this thread also prints `text`: the instruction being worked on.
class DefectContext {
 public:
  explicit DefectContext(std::string_view text);
  ~DefectContext();
  DefectContext(const DefectContext&) = delete;
  DefectContext& operator=(const DefectContext&) = delete;

 private:
  std::string_view previous_;
};

}  // namespace lw

// For what cannot happen unless Lanewise is wrong. Never for user input, never for what an emulated program does.
#define LW_CHECK(condition, what)                             \
  do {                                                        \
    if (!(condition)) ::lw::defect(what, __FILE__, __LINE__); \
  } while (false)
