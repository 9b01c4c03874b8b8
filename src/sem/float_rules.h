// What a program does to NaNs, infinities, zeros, denormals and rounding, in words (float_rules.def).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sem/program.h"

namespace lw::sem {

enum class FloatRule : uint8_t {
#define LW_FLOAT_RULE(rule, subject, words) rule,
#define LW_FLOAT_UOPS(...)
#define LW_FLOAT_UOP(...)
#include "sem/float_rules.def"
#undef LW_FLOAT_RULE
#undef LW_FLOAT_UOPS
#undef LW_FLOAT_UOP
};

enum class FloatSubject : uint8_t { nan, infinity, zero, denormal, rounding };
std::string_view subject_name(FloatSubject subject);

FloatSubject subject(FloatRule rule);

// The rules of a micro-operation that flushes denormals by MODE, or always; empty where it is none on floats.
std::vector<FloatRule> float_rules(Uop op, bool always_flush);
std::span<const FloatRule> float_rules(Composition composition);
// The narrower of the widths of floats whose denormals MODE decides about in a micro-operation; 0 where it does not.
unsigned denormal_width(Uop op);

struct FloatStatement {
  FloatSubject subject = FloatSubject::nan;
  std::string text;
  // The micro-operations ("fadd32") and compositions ("clamp") that it is about.
  std::vector<std::string> operations;
};

// By subject, then in the order of the program. Nodes on which no effect depends do not count.
std::vector<FloatStatement> float_statements(const Program& program);

}  // namespace lw::sem
