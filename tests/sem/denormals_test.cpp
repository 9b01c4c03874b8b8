// What isa/denormals.isa says and what programs do, both ways: an instruction has no micro-operation that flushes
// denormals whatever MODE says but by a row, and what a row is about does not obey MODE.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>

#include "isa/denormals.h"
#include "isa/machines.h"
#include "sem/float_rules.h"
#include "sem/sem.h"

namespace lw::sem {
namespace {

// Widths of floats, as bits.
struct Widths {
  unsigned obey = 0;   // MODE decides about their denormals
  unsigned flush = 0;  // denormals are flushed whatever MODE says
  bool has_floats = false;
};

unsigned always_flushed(const Node& node) {
  if (node.always_flush) return denormal_width(node.op);
  const std::vector<FloatRule> rules = float_rules(node.op, false);
  // These exist for numbers of 32 bits alone (sem/approx.h).
  return std::ranges::find(rules, FloatRule::denormal_always) != rules.end() ? 32 : 0;
}

Widths widths_of(const Program& program) {
  Widths widths;
  for (const Node& node : program.nodes) {
    if (node.composition == Composition::flushed_extremum) widths.obey |= node.composition_bits;
    if (!info(node.op).is_float) continue;
    widths.has_floats = true;
    widths.flush |= always_flushed(node);
    const auto rules = float_rules(node.composition);
    const bool counts = std::ranges::find(rules, FloatRule::denormal_counts) != rules.end();
    if (!node.always_flush && !counts) widths.obey |= denormal_width(node.op);
  }
  return widths;
}

// Every form of every instruction that has a meaning, on each target that runs.
template <class F>
void for_forms(F f) {
  for (const isa::Target& target : isa::targets()) {
    if (!target.limits->runs) continue;
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column) || encoding.record().meaning == isa::MeaningKind::gap)
        continue;
      const std::string_view format = isa::format_name(encoding.format);
      if (format.ends_with("_SDWA") || format.find("_DPP") != std::string_view::npos) continue;
      f(target, encoding);
    }
  }
}

TEST(Denormals, TheTableAndTheProgramsAgree) {
  size_t forms = 0;
  for_forms([&](const isa::Target& target, const isa::Encoding& encoding) {
    const Widths widths = widths_of(abstract_program(target, encoding));
    const std::string name = fmt::format("{} on {}", encoding.mnemonic(), target.name);
    unsigned flush = 0;
    for (const isa::DenormalRule* rule : isa::denormal_rules(target, encoding.record())) {
      EXPECT_EQ(widths.obey & rule->widths, 0u) << name << " obeys MODE, against the row '" << rule->name << "'";
      if (rule->kind == isa::DenormalRule::Kind::flush) flush |= rule->widths;
      ++forms;
    }
    EXPECT_EQ(widths.flush & ~flush, 0u) << name << " flushes denormals whatever MODE says, and no row says so";
  });
  EXPECT_GT(forms, 200u);
}

// A row names no instruction in vain: each is flushed by it in some form on some target that runs.
TEST(Denormals, RowsThatFlushAreInForce) {
  std::set<std::string_view> flushed;
  for_forms([&](const isa::Target& target, const isa::Encoding& encoding) {
    const unsigned flush = widths_of(abstract_program(target, encoding)).flush;
    for (const isa::DenormalRule* rule : isa::denormal_rules(target, encoding.record()))
      if (rule->kind == isa::DenormalRule::Kind::flush && (flush & rule->widths) != 0) flushed.insert(rule->name);
  });
  for (const isa::DenormalRule& rule : isa::denormal_rules())
    if (rule.kind == isa::DenormalRule::Kind::flush) {
      EXPECT_TRUE(flushed.contains(rule.name)) << rule.name;
    }
}

// Sums and products obey MODE, or a row says why not: none goes without either.
TEST(Denormals, ArithmeticObeysModeOrARow) {
  for_forms([&](const isa::Target& target, const isa::Encoding& encoding) {
    const Program program = abstract_program(target, encoding);
    const bool computes = std::ranges::any_of(program.nodes, [](const Node& node) {
      return info(node.op).is_float && denormal_width(node.op) != 0 && node.composition != Composition::clamp;
    });
    const Widths widths = widths_of(program);
    if (computes) {
      EXPECT_TRUE(widths.obey != 0 || !isa::denormal_rules(target, encoding.record()).empty())
          << encoding.mnemonic() << " on " << target.name;
    }
  });
}

}  // namespace
}  // namespace lw::sem
