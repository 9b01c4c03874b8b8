// What float_rules.def says of compositions (modifiers, minima, the steps of a division, …), by the direct witness: for
// each rule, instructions whose answer a manual or IEEE 754 gives, and whose program must have the rule.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "direct.h"
#include "isa/operand_values.h"
#include "sem/float_rules.h"
#include "sem/sem.h"
#include "text/assembler.h"

namespace lw::direct {
namespace {

using sem::Composition;
using sem::FloatRule;
using enum sem::FloatRule;

// v1 to v3 hold the operands, the result is v0.
struct Row {
  FloatRule rule;
  std::string_view target, text;
  uint32_t mode;
  uint32_t v1, v2, v3, result;
};

constexpr uint32_t kOne = 0x3f800000, kTwo = 0x40000000, kMinus = 0x80000000, kInfinity = 0x7f800000;
constexpr uint32_t kSignalling = 0x7f800001, kQuieted = 0x7fc00001, kNan = 0x7fc00000, kTiny = 0x00400000;
constexpr uint32_t kKeep = 0xf0, kClamp = 0x100, kIeee = 0x200, kTowardZero = 3;

constexpr Row kRows[] = {
    // GCN3 manual 6.2.2, input modifiers: the sign bit alone.
    {nan_sign, "gfx900", "v_cndmask_b32_e64 v0, -v1, v2, s[4:5]", 0, kSignalling, 0, 0, kMinus | kSignalling},
    {nan_sign, "gfx900", "v_cndmask_b32_e64 v0, |v1|, v2, s[4:5]", 0, kMinus | kSignalling, 0, 0, kSignalling},
    // RDNA3 manual 7.2.3.1, output modifiers.
    {zero_scaled, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", 0, kMinus, kOne, 0, 0},
    {zero_scaled, "gfx900", "v_mul_f32_e64 v0, v1, v2 div:2", 0, kMinus, kOne, 0, 0},
    {denormal_omod, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", 0, kOne, kOne, 0, kTwo},
    {denormal_omod, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", 0x20, kOne, kOne, 0, kOne},
    {denormal_omod, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", kIeee, kOne, kOne, 0, kOne},
    {infinity_overflow, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", 0, 0x7f7fffff, kOne, 0, kInfinity},
    {infinity_overflow, "gfx900", "v_mul_f32_e64 v0, v1, v2 mul:2", kTowardZero, 0x7f7fffff, kOne, 0, 0x7f7fffff},
    // GCN3 manual 6.2.3, MODE.DX10_CLAMP.
    {nan_clamped, "gfx900", "v_add_f32_e64 v0, v1, v2 clamp", kClamp, kNan, kOne, 0, 0},
    {nan_clamped, "gfx900", "v_add_f32_e64 v0, v1, v2 clamp", 0, kNan, kOne, 0, kNan},
    {infinity_clamped, "gfx900", "v_add_f32_e64 v0, v1, v2 clamp", 0, kMinus | kInfinity, kOne, 0, 0},
    {infinity_clamped, "gfx900", "v_add_f32_e64 v0, v1, v2 clamp", 0, kInfinity, kOne, 0, kOne},
    {infinity_clamped, "gfx900", "v_add_f32_e64 v0, v1, v2 clamp", 0, kMinus, kMinus, 0, 0},
    {denormal_kept, "gfx900", "v_mul_f32_e64 v0, v1, v2 clamp", 0x20, 0x00800000, 0x3f000000, 0, kTiny},
    // GCN3 manual, V_MIN_F32 and V_MAX_F32.
    {nan_other_operand, "gfx803", "v_min_f32 v0, v1, v2", 0, kNan, kTwo, 0, kTwo},
    {nan_other_operand, "gfx803", "v_max_f32 v0, v1, v2", 0, kTwo, kSignalling, 0, kTwo},
    {nan_other_operand, "gfx900", "v_max_f32 v0, v1, v2", kIeee, kTwo, kNan, 0, kTwo},
    {nan_ieee, "gfx803", "v_min_f32 v0, v1, v2", kIeee, kSignalling, kTwo, 0, kQuieted},
    {nan_ieee, "gfx900", "v_max_f32 v0, v1, v2", kIeee, kTwo, kSignalling, 0, kQuieted},
    {zero_ordered, "gfx803", "v_min_f32 v0, v1, v2", 0, 0, kMinus, 0, kMinus},
    {zero_ordered, "gfx900", "v_max_f32 v0, v1, v2", 0, kMinus, 0, 0, 0},
    {denormal_kept, "gfx803", "v_min_f32 v0, v1, v2", 0, kTiny, kOne, 0, kTiny},
    {denormal_operands, "gfx900", "v_min_f32 v0, v1, v2", 0, kTiny, kOne, 0, 0},
    {denormal_operands, "gfx900", "v_min_f32 v0, v1, v2", 0x10, kTiny, kOne, 0, kTiny},
    {denormal_operands, "gfx900", "v_min_f16 v0, v1, v2", 0x10, 0x0200, 0x3c00, 0, 0},
    {denormal_operands, "gfx900", "v_min_f16 v0, v1, v2", 0x40, 0x0200, 0x3c00, 0, 0x0200},
    {round_compare, "gfx803", "v_min_f32 v0, v1, v2", 1, kOne + 1, kTwo, 0, kOne + 1},
    {round_compare, "gfx900", "v_max_f32 v0, v1, v2", 2, kOne + 1, 0, 0, kOne + 1},
    // GCN3 manual, V_MED3_F32.
    {nan_middle, "gfx900", "v_med3_f32 v0, v1, v2, v3", 0, kNan, kTwo, kOne, kOne},
    {nan_middle, "gfx900", "v_med3_f32 v0, v1, v2, v3", 0, kTwo, kOne, kNan, kOne},
    {round_below_one, "gfx900", "v_fract_f32 v0, v1", kKeep, 0xb0000000, 0, 0, 0x3f7fffff},
    {nan_zero_wins, "gfx900", "v_mul_legacy_f32 v0, v1, v2", 0, 0, kInfinity, 0, 0},
    {nan_zero_wins, "gfx900", "v_mul_legacy_f32 v0, v1, v2", 0, kNan, kMinus, 0, 0},
    {nan_zero_wins, "gfx900", "v_mad_legacy_f32 v0, v1, v2, v3", 0, 0, kNan, kOne, kOne},
    {denormal_zero_factor, "gfx900", "v_mad_legacy_f32 v0, v1, v2, v3", kKeep, kTiny, kInfinity, kOne, kOne},
    // GCN3 manual, V_CVT_F32_F16.
    {denormal_counts, "gfx803", "v_cvt_f32_f16 v0, v1", 0, 0x0001, 0, 0, 0x33800000},
    {nan_payload, "gfx803", "v_cvt_f32_f16 v0, v1", 0, 0x7c01, 0, 0, 0x7fc02000},
    {infinity_same, "gfx803", "v_cvt_f32_f16 v0, v1", 0, 0xfc00, 0, 0, kMinus | kInfinity},
    {round_exact, "gfx803", "v_cvt_f32_f16 v0, v1", 1, 0x3c01, 0, 0, 0x3f802000},
    {nan_to_zero, "gfx900", "v_cvt_pknorm_i16_f32 v0, v1, v2", 0, kNan, kOne, 0, 0x7fff0000},
    {infinity_saturates, "gfx900", "v_cvt_pknorm_i16_f32 v0, v1, v2", 0, kInfinity, kMinus | kInfinity, 0, 0x80017fff},
    {round_nearest, "gfx900", "v_cvt_pknorm_i16_f32 v0, v1, v2", 3, 0x3f000000, 0, 0, 0x4000},
    // GCN3 manual, V_DIV_SCALE_F32 and V_DIV_FIXUP_F32: v1 the quotient, v2 the denominator, v3 the numerator.
    {nan_div_scale, "gfx900", "v_div_scale_f32 v0, vcc, v2, v2, v3", kKeep, 0, 0, kOne, kNan},
    {nan_div_scale, "gfx900", "v_div_scale_f32 v0, vcc, v2, v2, v3", kKeep, 0, kOne, 0, kNan},
    {nan_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kSignalling + 1, kSignalling, kQuieted},
    {nan_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kSignalling, kOne, kQuieted},
    {nan_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, 0, 0, kMinus | kNan},
    {nan_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kInfinity, kInfinity, kMinus | kNan},
    {infinity_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kMinus, kOne, kMinus | kInfinity},
    {infinity_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kTwo, kInfinity, kInfinity},
    {infinity_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kTwo, kMinus, kMinus},
    {infinity_fixup, "gfx900", "v_div_fixup_f32 v0, v1, v2, v3", kKeep, kOne, kMinus | kInfinity, kTwo, kMinus},
};

inst::Instruction parsed(const isa::Target& target, std::string_view text) {
  Diagnostics diagnostics("", std::string(text));
  const std::optional<inst::Instruction> instruction = text::parse_instruction(target, text, diagnostics);
  EXPECT_TRUE(instruction) << diagnostics.render(false);
  return instruction.value_or(inst::Instruction{});
}

std::set<Composition> compositions_of(const sem::Program& program) {
  std::set<Composition> found;
  for (const sem::Node& node : program.nodes) found.insert(node.composition);
  return found;
}

TEST(FloatRules, hold_for_every_composition_that_names_them) {
  std::map<Composition, std::set<FloatRule>> shown;
  for (const Row& row : kRows) {
    SCOPED_TRACE(row.text);
    const isa::Target& target = *isa::find_target(row.target);
    const inst::Instruction instruction = parsed(target, row.text);
    World world;
    world.vgpr.resize(kVgprs);
    world.sgpr[isa::kExec] = world.sgpr[isa::kExecHi] = 0xffffffff;
    world.mode = row.mode;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      world.vgpr[1][lane] = row.v1;
      world.vgpr[2][lane] = row.v2;
      world.vgpr[3][lane] = row.v3;
    }
    ASSERT_EQ(run(target, instruction, {}, world).defect, "");
    EXPECT_EQ(world.vgpr[0][0], row.result) << std::hex << world.vgpr[0][0] << " for " << row.result;
    bool named = false;
    for (const Composition composition : compositions_of(sem::specialise(target, instruction).program))
      for (const FloatRule rule : sem::float_rules(composition))
        if (rule == row.rule) {
          shown[composition].insert(rule);
          named = true;
        }
    EXPECT_TRUE(named) << "no composition of the instruction has the rule";
  }
  static constexpr Composition kAll[] = {
#define LW_FLOAT_COMPOSITION(name, ...) Composition::name,
#include "sem/float_compositions.def"
#undef LW_FLOAT_COMPOSITION
  };
  for (const Composition composition : kAll)
    for (const FloatRule rule : sem::float_rules(composition))
      EXPECT_TRUE(shown[composition].contains(rule))
          << "composition " << static_cast<int>(composition) << ": no row shows rule " << static_cast<int>(rule);
}

}  // namespace
}  // namespace lw::direct
