// What inst/kinds.h says of every encoding, beside what its fields, its mnemonic and its unit say.
#include <gtest/gtest.h>

#include "inst/inst.h"
#include "inst/kinds.h"

namespace lw::test {
namespace {

bool has_field(const isa::Encoding& encoding, isa::Modifier modifier) {
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == modifier) return true;
  return false;
}

TEST(Kinds, ExtensionsHaveTheirFields) {
  size_t sdwa = 0, dpp16 = 0, dpp8 = 0;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    const std::string_view name = encoding.mnemonic();
    EXPECT_EQ(inst::is_dpp16(encoding.format), has_field(encoding, isa::Modifier::dpp_ctrl)) << name;
    EXPECT_EQ(inst::is_dpp8(encoding.format), has_field(encoding, isa::Modifier::dpp8)) << name;
    EXPECT_EQ(inst::is_dpp(encoding.format), inst::is_dpp16(encoding.format) || inst::is_dpp8(encoding.format));
    EXPECT_EQ(inst::is_sdwa(encoding.format),
              has_field(encoding, isa::Modifier::src0_sel) || has_field(encoding, isa::Modifier::dst_sel))
        << name;
    sdwa += inst::is_sdwa(encoding.format);
    dpp16 += inst::is_dpp16(encoding.format);
    dpp8 += inst::is_dpp8(encoding.format);
  }
  EXPECT_GT(sdwa, 0u);
  EXPECT_GT(dpp16, 0u);
  EXPECT_GT(dpp8, 0u);
}

// The unit that LLVM's schedule and the manuals' chapters give an instruction goes with its encoding.
TEST(Kinds, FormsGoWithUnits) {
  using isa::Form;
  using isa::Unit;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    const Unit unit = encoding.record().unit;
    const Form form = isa::form_of(encoding.format);
    const std::string_view name = encoding.mnemonic();
    EXPECT_EQ(inst::is_smem(encoding.format), unit == Unit::smem) << name;
    EXPECT_EQ(form == Form::flat || form == Form::global || form == Form::scratch, unit == Unit::flat) << name;
    EXPECT_EQ(inst::is_buffer(encoding.format) || inst::is_image(encoding.format), unit == Unit::vmem) << name;
    EXPECT_EQ(form == Form::ds, unit == Unit::lds || unit == Unit::gds) << name;
    EXPECT_EQ(form == Form::exp, unit == Unit::exp) << name;
    EXPECT_EQ(inst::is_image(encoding.format), name.starts_with("image_") || name.starts_with("bvh")) << name;
    EXPECT_EQ(form == Form::flat, name.starts_with("flat_")) << name;
    EXPECT_EQ(form == Form::global, name.starts_with("global_")) << name;
    EXPECT_EQ(form == Form::scratch, name.starts_with("scratch_")) << name;
    EXPECT_EQ(form == Form::vopd, name.starts_with("v_dual_")) << name;
  }
}

TEST(Kinds, FormsOfOneInstruction) {
  const auto form = [](std::string_view target, std::string_view mnemonic) {
    const auto ids = isa::find_by_mnemonic(isa::find_target(target)->column, mnemonic);
    EXPECT_FALSE(ids.empty()) << target << ' ' << mnemonic;
    return ids.empty() ? isa::Form::sopp : isa::form_of(isa::encoding(ids.front()).format);
  };
  EXPECT_EQ(form("gfx900", "v_add_f32_e32"), isa::Form::vop2);
  EXPECT_EQ(form("gfx900", "v_add_f32_e64"), isa::Form::vop3);
  EXPECT_EQ(form("gfx900", "v_add_f32_sdwa"), isa::Form::vop2);
  EXPECT_EQ(form("gfx900", "v_mov_b32_e32"), isa::Form::vop1);
  EXPECT_EQ(form("gfx900", "v_cmp_eq_u32_e32"), isa::Form::vopc);
  EXPECT_EQ(form("gfx900", "v_pk_add_f16"), isa::Form::vop3p);
  EXPECT_EQ(form("gfx906", "v_fma_mix_f32"), isa::Form::mix);
  EXPECT_EQ(form("gfx908", "v_mfma_f32_32x32x1f32"), isa::Form::mai);
  EXPECT_EQ(form("gfx1100", "v_dot2_f32_f16_e64_dpp"), isa::Form::vop3p);
  EXPECT_EQ(form("gfx1100", "v_cmp_eq_u32_e64_dpp"), isa::Form::vop3);
  EXPECT_EQ(form("gfx900", "s_movk_i32"), isa::Form::sopk);
  EXPECT_EQ(form("gfx900", "s_setreg_b32"), isa::Form::sopk);
  EXPECT_EQ(form("gfx900", "v_interp_p1_f32_e32"), isa::Form::vintrp);
  EXPECT_EQ(form("gfx1100", "v_interp_p10_f32"), isa::Form::vinterp);
  EXPECT_EQ(form("gfx1100", "lds_param_load"), isa::Form::ldsdir);
  EXPECT_EQ(form("gfx900", "tbuffer_load_format_x"), isa::Form::mtbuf);
  EXPECT_EQ(form("gfx900", "buffer_wbinvl1"), isa::Form::mubuf);
}

// By their names: this is the list of the manuals.
TEST(Kinds, ControlFlow) {
  using isa::ControlFlow;
  for (const isa::Record& record : isa::records()) {
    const std::string_view name = record.name();
    ControlFlow wanted = ControlFlow::none;
    if (name == "s_endpgm" || name == "s_endpgm_saved" || name == "s_endpgm_ordered_ps_done") wanted = ControlFlow::end;
    if (name == "s_branch") wanted = ControlFlow::branch;
    for (const std::string_view condition : {"scc", "vcc", "exec", "cdbg", "i_fork"})
      if (name.starts_with("s_cbranch_") && name.substr(10).starts_with(condition)) wanted = ControlFlow::conditional;
    if (name.starts_with("s_subvector_loop_")) wanted = ControlFlow::conditional;
    if (name == "s_setpc_b64" || name == "s_rfe_b64" || name == "s_rfe_restore_b64") wanted = ControlFlow::jump;
    if (name == "s_swappc_b64") wanted = ControlFlow::call;
    if (name == "s_call_b64") wanted = ControlFlow::call_label;
    EXPECT_EQ(record.control, wanted) << name;
    EXPECT_EQ(inst::ends_wave(record), wanted == ControlFlow::end) << name;
    EXPECT_EQ(inst::is_call(record.control), wanted == ControlFlow::call || wanted == ControlFlow::call_label) << name;
    EXPECT_EQ(inst::leaves(record), wanted != ControlFlow::none && wanted != ControlFlow::conditional) << name;
  }
}

}  // namespace
}  // namespace lw::test
