// The lattice of sets of lanes: two sides of a branch, and what operations on them give.
#include "flow/mask_value.h"

#include <gtest/gtest.h>

#include "kernel.h"

namespace lw::flow::test {
namespace {

class MaskEvaluatorOf : public testing::Test {
 protected:
  static bool is_set(const MaskValue& value, MaskId id) { return value.is_known() && value.id == id; }
  static bool is_unknown(const MaskValue& value) { return !value.is_new && !value.negated && value.id == kUnknownMask; }

  // EXEC before the branch, where a compare holds, and where it does not.
  const Kernel kernel{
      "s_and_saveexec_b64 s[0:1], vcc\n"
      "s_xor_b64 s[0:1], exec, s[0:1]\n"
      "s_mov_b64 exec, s[0:1]\n"
      "s_endpgm\n"};
  MaskEvaluator evaluator{kernel.code(), kernel.masks};
  const MaskId all = kernel.masks.exec_in(0), some = kernel.exec_after(0), others = kernel.exec_after(2);
  const MaskValue whole = MaskValue::known(all), then = MaskValue::known(some), otherwise = MaskValue::known(others);
  const MaskValue none = MaskValue::known(kNoLanes), unknown;
};

TEST_F(MaskEvaluatorOf, TheSidesOfABranchAreTheWhole) {
  ASSERT_NE(some, all);
  ASSERT_NE(others, some);
  EXPECT_TRUE(is_set(evaluator.conjunction(then, whole), some));
  EXPECT_TRUE(is_set(evaluator.conjunction(then, otherwise), kNoLanes));
  EXPECT_TRUE(is_set(evaluator.disjunction(then, otherwise), all));
  EXPECT_TRUE(is_set(evaluator.disjunction(otherwise, whole), all));
  EXPECT_TRUE(is_set(evaluator.exclusive(whole, otherwise), some));
  EXPECT_TRUE(is_set(evaluator.exclusive(then, then), kNoLanes));
  EXPECT_TRUE(is_set(evaluator.without(whole, others), some));
  EXPECT_TRUE(is_set(evaluator.without(then, others), some)) << "they have no lane in common";
}

TEST_F(MaskEvaluatorOf, ANewSetIsWithinWhatIsKnown) {
  const MaskValue rest = evaluator.without(whole, some);
  EXPECT_TRUE(rest.is_new);
  EXPECT_EQ(rest.relations, (MaskRelations{.within = all, .complement_of = some}));
  const MaskValue part = evaluator.conjunction(unknown, then);
  EXPECT_TRUE(part.is_new);
  EXPECT_EQ(part.relations, MaskRelations{.within = some});
  const MaskValue both = evaluator.disjunction(part, otherwise);
  EXPECT_TRUE(both.is_new);
  EXPECT_EQ(both.relations, (MaskRelations{.within = all, .part_a = some, .part_b = others}));
}

TEST_F(MaskEvaluatorOf, AnythingMayBeInAUnionWithAnUnknownSet) {
  EXPECT_TRUE(is_unknown(evaluator.disjunction(then, unknown)));
  EXPECT_TRUE(is_unknown(evaluator.exclusive(unknown, whole)));
  EXPECT_TRUE(is_unknown(evaluator.conjunction(unknown, unknown)));
}

TEST_F(MaskEvaluatorOf, ExpressionsAreInPostfix) {
  using Kind = MaskTerm::Kind;
  MaskState state;
  state.exec = all;
  state.set_pair(4, some);
  const auto pair = [](uint16_t low) { return MaskTerm{Kind::pair, {RegisterSlot::kFixed, low}, 0}; };
  const auto constant = [](uint64_t value) { return MaskTerm{Kind::constant, {}, value}; };
  const auto operation = [](Kind kind) { return MaskTerm{kind, {}, 0}; };
  EXPECT_TRUE(is_set(evaluator.evaluate(0, {pair(kExec)}, state), all));
  EXPECT_TRUE(is_unknown(evaluator.evaluate(0, {pair(6)}, state)));
  EXPECT_TRUE(is_unknown(evaluator.evaluate(0, {constant(5)}, state)));
  const std::vector<MaskTerm> complement = {pair(4), constant(~uint64_t{0}), operation(Kind::exclusive)};
  const MaskValue outside = evaluator.evaluate(0, complement, state);
  EXPECT_TRUE(outside.is_new);
  EXPECT_EQ(outside.relations, MaskRelations{.complement_of = some});
  // EXEC & ~s[4:5]: what is left of EXEC.
  std::vector<MaskTerm> rest = {pair(kExec)};
  rest.insert(rest.end(), complement.begin(), complement.end());
  rest.push_back(operation(Kind::conjunction));
  EXPECT_EQ(evaluator.evaluate(0, rest, state).relations, (MaskRelations{.within = all, .complement_of = some}));
  // More terms than are looked at.
  std::vector<MaskTerm> many = {pair(kExec)};
  for (int i = 0; i < 8; ++i) many.insert(many.end(), {pair(kExec), operation(Kind::conjunction)});
  EXPECT_TRUE(is_unknown(evaluator.evaluate(0, many, state)));
  many.resize(many.size() - 2);
  EXPECT_TRUE(is_set(evaluator.evaluate(0, many, state), all));
}

}  // namespace
}  // namespace lw::flow::test
