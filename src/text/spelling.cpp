#include "text/spelling.h"

#include "base/check.h"
#include "isa/operand_values.h"
#include "isa/target_names.h"

namespace lw::text {
namespace {

// Names appear and disappear by generation.
using isa::Column;
using isa::columns_from;
constexpr isa::ColumnSet kAll = ~isa::ColumnSet{0};
constexpr isa::ColumnSet kGfx8 = columns_from(Column::gfx8) & ~columns_from(Column::gfx9);
constexpr isa::ColumnSet kGfx9On = columns_from(Column::gfx9);
constexpr isa::ColumnSet kGfx10On = columns_from(Column::gfx10);
constexpr isa::ColumnSet kGfx103On = columns_from(Column::gfx103);
constexpr isa::ColumnSet kGfx90aOn = columns_from(Column::gfx90a);
constexpr isa::ColumnSet kGfx942On = columns_from(Column::gfx942);
constexpr isa::ColumnSet kGfx11On = columns_from(Column::gfx11);
constexpr isa::ColumnSet kGfx12On = columns_from(Column::gfx12);
constexpr isa::ColumnSet kTo11 = kAll & ~kGfx12On;
constexpr isa::ColumnSet kTo9 = kAll & ~kGfx10On;
constexpr isa::ColumnSet kGfx101 = kGfx10On & ~kGfx103On;
constexpr isa::ColumnSet kGfx10 = kGfx10On & ~kGfx11On;
constexpr isa::ColumnSet kGfx9To10 = kGfx9On & ~kGfx11On;
constexpr isa::ColumnSet kGfx9To11 = kGfx9On & kTo11;
constexpr isa::ColumnSet kGfx10To11 = kGfx10On & kTo11;
constexpr isa::ColumnSet kGfx11 = kGfx11On & kTo11;
constexpr isa::ColumnSet kTo10 = kAll & ~kGfx11On;

// clang-format off
constexpr ScalarName kScalarNames[] = {
    {102, 1, "flat_scratch_lo",            kTo9},
    {103, 1, "flat_scratch_hi",            kTo9},
    {102, 2, "flat_scratch",               kTo9},
    {104, 1, "xnack_mask_lo",              kTo9},
    {105, 1, "xnack_mask_hi",              kTo9},
    {104, 2, "xnack_mask",                 kTo9},
    {106, 1, "vcc_lo",                     kAll},
    {107, 1, "vcc_hi",                     kAll},
    {106, 2, "vcc",                        kAll},
    {108, 1, "tba_lo",                     kGfx8},
    {109, 1, "tba_hi",                     kGfx8},
    {108, 2, "tba",                        kGfx8},
    {110, 1, "tma_lo",                     kGfx8},
    {111, 1, "tma_hi",                     kGfx8},
    {110, 2, "tma",                        kGfx8},
    {124, 1, "m0",                         kAll},
    {125, 1, "null",                       kAll},
    {125, 2, "null",                       kAll},
    {126, 1, "exec_lo",                    kAll},
    {127, 1, "exec_hi",                    kAll},
    {126, 2, "exec",                       kAll},
    {230, 1, "src_flat_scratch_base_lo",   kAll},
    {231, 1, "src_flat_scratch_base_hi",   kAll},
    {230, 2, "src_flat_scratch_base_lo",   kAll},
    {235, 1, "src_shared_base",            kAll},
    {235, 2, "src_shared_base",            kAll},
    {235, 1, "shared_base",                kAll},
    {235, 2, "shared_base",                kAll},
    {236, 1, "src_shared_limit",           kAll},
    {236, 2, "src_shared_limit",           kAll},
    {236, 1, "shared_limit",               kAll},
    {236, 2, "shared_limit",               kAll},
    {237, 1, "src_private_base",           kAll},
    {237, 2, "src_private_base",           kAll},
    {237, 1, "private_base",               kAll},
    {237, 2, "private_base",               kAll},
    {238, 1, "src_private_limit",          kAll},
    {238, 2, "src_private_limit",          kAll},
    {238, 1, "private_limit",              kAll},
    {238, 2, "private_limit",              kAll},
    {239, 1, "src_pops_exiting_wave_id",   kAll},
    {239, 2, "src_pops_exiting_wave_id",   kAll},
    {239, 1, "pops_exiting_wave_id",       kAll},
    {239, 2, "pops_exiting_wave_id",       kAll},
    {251, 1, "src_vccz",                   kAll},
    {251, 2, "src_vccz",                   kAll},
    {251, 1, "vccz",                       kAll},
    {251, 2, "vccz",                       kAll},
    {252, 1, "src_execz",                  kAll},
    {252, 2, "src_execz",                  kAll},
    {252, 1, "execz",                      kAll},
    {252, 2, "execz",                      kAll},
    {253, 1, "src_scc",                    kAll},
    {253, 2, "src_scc",                    kAll},
    {253, 1, "scc",                        kAll},
    {253, 2, "scc",                        kAll},
    {254, 1, "src_lds_direct",             kAll},
    {254, 1, "lds_direct",                 kAll},
};

constexpr FloatConstant kFloatConstants[] = {
    {240, 0x3800, 0x3f000000, 0x3fe0000000000000, "0.5",        "0.5"},
    {241, 0xb800, 0xbf000000, 0xbfe0000000000000, "-0.5",       "-0.5"},
    {242, 0x3c00, 0x3f800000, 0x3ff0000000000000, "1.0",        "1.0"},
    {243, 0xbc00, 0xbf800000, 0xbff0000000000000, "-1.0",       "-1.0"},
    {244, 0x4000, 0x40000000, 0x4000000000000000, "2.0",        "2.0"},
    {245, 0xc000, 0xc0000000, 0xc000000000000000, "-2.0",       "-2.0"},
    {246, 0x4400, 0x40800000, 0x4010000000000000, "4.0",        "4.0"},
    {247, 0xc400, 0xc0800000, 0xc010000000000000, "-4.0",       "-4.0"},
    {248, 0x3118, 0x3e22f983, 0x3fc45f306dc9c882, "0.15915494", "0.15915494309189532"},
};

constexpr NamedValue kHwregs[] = {
    { 1, "HW_REG_WAVE_MODE",            kGfx12On},
    { 2, "HW_REG_WAVE_STATUS",          kGfx12On},
    { 4, "HW_REG_WAVE_STATE_PRIV",      kGfx12On},
    { 5, "HW_REG_WAVE_GPR_ALLOC",       kGfx12On},
    { 6, "HW_REG_WAVE_LDS_ALLOC",       kGfx12On},
    {10, "HW_REG_PERF_SNAPSHOT_DATA",   kGfx12On},
    {11, "HW_REG_PERF_SNAPSHOT_PC_LO",  kGfx12On},
    {12, "HW_REG_PERF_SNAPSHOT_PC_HI",  kGfx12On},
    {15, "HW_REG_PERF_SNAPSHOT_DATA1",  kGfx12On},
    {16, "HW_REG_PERF_SNAPSHOT_DATA2",  kGfx12On},
    {17, "HW_REG_WAVE_EXCP_FLAG_PRIV",  kGfx12On},
    {18, "HW_REG_WAVE_EXCP_FLAG_USER",  kGfx12On},
    {19, "HW_REG_WAVE_TRAP_CTRL",       kGfx12On},
    {20, "HW_REG_WAVE_SCRATCH_BASE_LO", kGfx12On},
    {21, "HW_REG_WAVE_SCRATCH_BASE_HI", kGfx12On},
    {23, "HW_REG_WAVE_HW_ID1",          kGfx12On},
    {24, "HW_REG_WAVE_HW_ID2",          kGfx12On},
    {26, "HW_REG_WAVE_SCHED_MODE",      kGfx12On},
    {29, "HW_REG_SHADER_CYCLES_LO",     kGfx12On},
    {30, "HW_REG_SHADER_CYCLES_HI",     kGfx12On},
    {31, "HW_REG_WAVE_DVGPR_ALLOC_LO",  kGfx12On},
    {32, "HW_REG_WAVE_DVGPR_ALLOC_HI",  kGfx12On},
    // What gfx12's assembler takes, too, but for those of gfx11.
    { 4, "HW_REG_STATE_PRIV",           kGfx12On},
    {17, "HW_REG_EXCP_FLAG_PRIV",       kGfx12On},
    {18, "HW_REG_EXCP_FLAG_USER",       kGfx12On},
    {19, "HW_REG_TRAP_CTRL",            kGfx12On},
    {20, "HW_REG_SCRATCH_BASE_LO",      kGfx12On},
    {21, "HW_REG_SCRATCH_BASE_HI",      kGfx12On},
    {31, "HW_REG_DVGPR_ALLOC_LO",       kGfx12On},
    {32, "HW_REG_DVGPR_ALLOC_HI",       kGfx12On},
    { 1, "HW_REG_MODE",         kAll},
    { 2, "HW_REG_STATUS",       kAll},
    { 3, "HW_REG_TRAPSTS",      kTo11},
    { 4, "HW_REG_HW_ID",        kTo9},
    { 5, "HW_REG_GPR_ALLOC",    kAll},
    { 6, "HW_REG_LDS_ALLOC",    kAll},
    { 7, "HW_REG_IB_STS",       kAll},
    {15, "HW_REG_SH_MEM_BASES", kGfx9To11},
    {16, "HW_REG_TBA_LO",       kGfx9To10},
    {17, "HW_REG_TBA_HI",       kGfx9To10},
    {18, "HW_REG_TMA_LO",       kGfx9To10},
    {19, "HW_REG_TMA_HI",       kGfx9To10},
    {20, "HW_REG_XCC_ID",                 kGfx942On},
    {21, "HW_REG_SQ_PERF_SNAPSHOT_DATA",  kGfx942On},
    {22, "HW_REG_SQ_PERF_SNAPSHOT_DATA1", kGfx942On},
    {23, "HW_REG_SQ_PERF_SNAPSHOT_PC_LO", kGfx942On},
    {24, "HW_REG_SQ_PERF_SNAPSHOT_PC_HI", kGfx942On},
    {20, "HW_REG_FLAT_SCR_LO",  kGfx10To11},
    {21, "HW_REG_FLAT_SCR_HI",  kGfx10To11},
    {22, "HW_REG_XNACK_MASK",   kGfx101},
    {23, "HW_REG_HW_ID1",       kGfx10On},
    {24, "HW_REG_HW_ID2",       kGfx10On},
    {25, "HW_REG_POPS_PACKER",  kGfx10},
    {18, "HW_REG_PERF_SNAPSHOT_PC_LO", kGfx11},
    {19, "HW_REG_PERF_SNAPSHOT_PC_HI", kGfx11},
    {27, "HW_REG_PERF_SNAPSHOT_DATA", kGfx11},
    {29, "HW_REG_SHADER_CYCLES", kGfx103On & kTo11},
};

constexpr NamedValue kMessages[] = {
    { 1, "MSG_INTERRUPT",           kAll},
    { 2, "MSG_GS",                  kTo10},
    { 3, "MSG_GS_DONE",             kTo10},
    { 4, "MSG_SAVEWAVE",            kTo10},
    { 5, "MSG_STALL_WAVE_GEN",      kGfx9To11},
    { 6, "MSG_HALT_WAVES",          kGfx9To11},
    { 7, "MSG_ORDERED_PS_DONE",     kGfx9To10},
    { 8, "MSG_EARLY_PRIM_DEALLOC",  kGfx9To10},
    { 9, "MSG_GS_ALLOC_REQ",        kGfx9On},
    {10, "MSG_GET_DOORBELL",        kGfx9To10},
    {11, "MSG_GET_DDID",            kGfx10},
    {15, "MSG_SYSMSG",              kTo10},
    { 2, "MSG_HS_TESSFACTOR",       kGfx11On},
    { 3, "MSG_DEALLOC_VGPRS",       kGfx11On},
    {128, "MSG_RTN_GET_DOORBELL",   kGfx11On},
    {129, "MSG_RTN_GET_DDID",       kGfx11On},
    {130, "MSG_RTN_GET_TMA",        kGfx11On},
    {131, "MSG_RTN_GET_REALTIME",   kGfx11On},
    {132, "MSG_RTN_SAVE_WAVE",      kGfx11On},
    {133, "MSG_RTN_GET_TBA",        kGfx11On},
    {134, "MSG_RTN_GET_TBA_TO_PC",  kGfx11On},
    {135, "MSG_RTN_GET_SE_AID_ID",  kGfx12On},
};

constexpr NamedValue kGsOperations[] = {
    {0, "GS_OP_NOP",      kAll},
    {1, "GS_OP_CUT",      kAll},
    {2, "GS_OP_EMIT",     kAll},
    {3, "GS_OP_EMIT_CUT", kAll},
};

constexpr NamedValue kSysmsgOperations[] = {
    {1, "SYSMSG_OP_ECC_ERR_INTERRUPT", kAll},
    {2, "SYSMSG_OP_REG_RD",            kAll},
    {3, "SYSMSG_OP_HOST_TRAP_ACK",     kGfx8},
    {4, "SYSMSG_OP_TTRACE_PC",         kAll},
};

constexpr NamedValue kGprIndexes[] = {
    {1, "SRC0", kAll},
    {2, "SRC1", kAll},
    {4, "SRC2", kAll},
    {8, "DST",  kAll},
};

constexpr NamedValue kDelays[] = {
    { 0, "NO_DEP",            kAll},
    { 1, "VALU_DEP_1",        kAll},
    { 2, "VALU_DEP_2",        kAll},
    { 3, "VALU_DEP_3",        kAll},
    { 4, "VALU_DEP_4",        kAll},
    { 5, "TRANS32_DEP_1",     kAll},
    { 6, "TRANS32_DEP_2",     kAll},
    { 7, "TRANS32_DEP_3",     kAll},
    { 8, "FMA_ACCUM_CYCLE_1", kAll},
    { 9, "SALU_CYCLE_1",      kAll},
    {10, "SALU_CYCLE_2",      kAll},
    {11, "SALU_CYCLE_3",      kAll},
};

constexpr NamedValue kDelaySkips[] = {
    {0, "SAME",   kAll},
    {1, "NEXT",   kAll},
    {2, "SKIP_1", kAll},
    {3, "SKIP_2", kAll},
    {4, "SKIP_3", kAll},
    {5, "SKIP_4", kAll},
};

constexpr NamedValue kVersions[] = {
    {0, "UC_VERSION_GFX7",  kAll},
    {4, "UC_VERSION_GFX10", kAll},
    {6, "UC_VERSION_GFX11", kAll},
    {9, "UC_VERSION_GFX12", kAll},
};

constexpr NamedValue kVersionFlags[] = {
    {0x2000, "UC_VERSION_W64_BIT", kAll},
    {0x4000, "UC_VERSION_W32_BIT", kAll},
    {0x8000, "UC_VERSION_MDP_BIT", kAll},
};

struct DepctrName {
  std::string_view text;
  isa::Counter counter;
};
constexpr DepctrName kDepctr[] = {
    {"depctr_hold_cnt", isa::Counter::hold},
    {"depctr_sa_sdst",  isa::Counter::sa_sdst},
    {"depctr_va_vdst",  isa::Counter::va_vdst},
    {"depctr_va_sdst",  isa::Counter::va_sdst},
    {"depctr_va_ssrc",  isa::Counter::va_ssrc},
    {"depctr_va_vcc",   isa::Counter::va_vcc},
    {"depctr_vm_vsrc",  isa::Counter::vm_vsrc},
};

constexpr NamedValue kSdwaSelects[] = {
    {0, "BYTE_0", kAll},
    {1, "BYTE_1", kAll},
    {2, "BYTE_2", kAll},
    {3, "BYTE_3", kAll},
    {4, "WORD_0", kAll},
    {5, "WORD_1", kAll},
    {6, "DWORD",  kAll},
};

constexpr NamedValue kDstUnused[] = {
    {0, "UNUSED_PAD",      kAll},
    {1, "UNUSED_SEXT",     kAll},
    {2, "UNUSED_PRESERVE", kAll},
    {3, "UNUSED_PAD",      kAll},  // reserved; what llvm-objdump 22 prints for it
};

constexpr DppControl kDppControls[] = {
    {"row_shl",         0x101,  1, 15, kAll},
    {"row_shr",         0x111,  1, 15, kAll},
    {"row_ror",         0x121,  1, 15, kAll},
    {"wave_shl",        0x130,  1,  1, kTo9},
    {"wave_rol",        0x134,  1,  1, kTo9},
    {"wave_shr",        0x138,  1,  1, kTo9},
    {"wave_ror",        0x13c,  1,  1, kTo9},
    {"row_mirror",      0x140,  0,  0, kAll},
    {"row_half_mirror", 0x141,  0,  0, kAll},
    {"row_bcast",       0x142, 15, 15, kTo9},
    {"row_bcast",       0x143, 31, 31, kTo9},
    {"row_share",       0x150,  0, 15, kGfx10On},
    {"row_newbcast",    0x150,  0, 15, kGfx90aOn},
    {"row_xmask",       0x160,  0, 15, kGfx10On},
};

constexpr NamedValue kSwizzles[] = {
    {static_cast<uint16_t>(SwizzleMode::quad_perm),    "QUAD_PERM",    kAll},
    {static_cast<uint16_t>(SwizzleMode::bitmask_perm), "BITMASK_PERM", kAll},
    {static_cast<uint16_t>(SwizzleMode::broadcast),    "BROADCAST",    kAll},
    {static_cast<uint16_t>(SwizzleMode::swap),         "SWAP",         kAll},
    {static_cast<uint16_t>(SwizzleMode::reverse),      "REVERSE",      kAll},
    {static_cast<uint16_t>(SwizzleMode::rotate),       "ROTATE",       kGfx9On},
    {static_cast<uint16_t>(SwizzleMode::fft),          "FFT",          kGfx9On},
};

constexpr NamedValue kDataFormats[] = {
    { 0, "BUF_DATA_FORMAT_INVALID",     kAll},
    { 1, "BUF_DATA_FORMAT_8",           kAll},
    { 2, "BUF_DATA_FORMAT_16",          kAll},
    { 3, "BUF_DATA_FORMAT_8_8",         kAll},
    { 4, "BUF_DATA_FORMAT_32",          kAll},
    { 5, "BUF_DATA_FORMAT_16_16",       kAll},
    { 6, "BUF_DATA_FORMAT_10_11_11",    kAll},
    { 7, "BUF_DATA_FORMAT_11_11_10",    kAll},
    { 8, "BUF_DATA_FORMAT_10_10_10_2",  kAll},
    { 9, "BUF_DATA_FORMAT_2_10_10_10",  kAll},
    {10, "BUF_DATA_FORMAT_8_8_8_8",     kAll},
    {11, "BUF_DATA_FORMAT_32_32",       kAll},
    {12, "BUF_DATA_FORMAT_16_16_16_16", kAll},
    {13, "BUF_DATA_FORMAT_32_32_32",    kAll},
    {14, "BUF_DATA_FORMAT_32_32_32_32", kAll},
    {15, "BUF_DATA_FORMAT_RESERVED_15", kAll},
};

constexpr NamedValue kNumberFormats[] = {
    {0, "BUF_NUM_FORMAT_UNORM",      kAll},
    {1, "BUF_NUM_FORMAT_SNORM",      kAll},
    {2, "BUF_NUM_FORMAT_USCALED",    kAll},
    {3, "BUF_NUM_FORMAT_SSCALED",    kAll},
    {4, "BUF_NUM_FORMAT_UINT",       kAll},
    {5, "BUF_NUM_FORMAT_SINT",       kAll},
    {6, "BUF_NUM_FORMAT_RESERVED_6", kAll},
    {7, "BUF_NUM_FORMAT_FLOAT",      kAll},
};

constexpr ExportTarget kExportTargets[] = {
    {"mrt",    0,  8, kAll},
    {"mrtz",   8,  0, kAll},
    {"null",   9,  0, kTo10},
    {"pos",   12,  4, kTo9},
    {"pos",   12,  5, kGfx10On},
    {"prim",  20,  0, kGfx10On},
    {"dual_src_blend", 21, 2, kGfx11On},
    {"param", 32, 32, kTo10},
};

constexpr NamedValue kImageDimensions[] = {
    {0, "SQ_RSRC_IMG_1D",            kAll},
    {1, "SQ_RSRC_IMG_2D",            kAll},
    {2, "SQ_RSRC_IMG_3D",            kAll},
    {3, "SQ_RSRC_IMG_CUBE",          kAll},
    {4, "SQ_RSRC_IMG_1D_ARRAY",      kAll},
    {5, "SQ_RSRC_IMG_2D_ARRAY",      kAll},
    {6, "SQ_RSRC_IMG_2D_MSAA",       kAll},
    {7, "SQ_RSRC_IMG_2D_MSAA_ARRAY", kAll},
};

constexpr NamedValue kUnifiedFormats[] = {
    { 0, "BUF_FMT_INVALID", kGfx10On},
    { 1, "BUF_FMT_8_UNORM", kGfx10On},
    { 2, "BUF_FMT_8_SNORM", kGfx10On},
    { 3, "BUF_FMT_8_USCALED", kGfx10On},
    { 4, "BUF_FMT_8_SSCALED", kGfx10On},
    { 5, "BUF_FMT_8_UINT", kGfx10On},
    { 6, "BUF_FMT_8_SINT", kGfx10On},
    { 7, "BUF_FMT_16_UNORM", kGfx10On},
    { 8, "BUF_FMT_16_SNORM", kGfx10On},
    { 9, "BUF_FMT_16_USCALED", kGfx10On},
    {10, "BUF_FMT_16_SSCALED", kGfx10On},
    {11, "BUF_FMT_16_UINT", kGfx10On},
    {12, "BUF_FMT_16_SINT", kGfx10On},
    {13, "BUF_FMT_16_FLOAT", kGfx10On},
    {14, "BUF_FMT_8_8_UNORM", kGfx10On},
    {15, "BUF_FMT_8_8_SNORM", kGfx10On},
    {16, "BUF_FMT_8_8_USCALED", kGfx10On},
    {17, "BUF_FMT_8_8_SSCALED", kGfx10On},
    {18, "BUF_FMT_8_8_UINT", kGfx10On},
    {19, "BUF_FMT_8_8_SINT", kGfx10On},
    {20, "BUF_FMT_32_UINT", kGfx10On},
    {21, "BUF_FMT_32_SINT", kGfx10On},
    {22, "BUF_FMT_32_FLOAT", kGfx10On},
    {23, "BUF_FMT_16_16_UNORM", kGfx10On},
    {24, "BUF_FMT_16_16_SNORM", kGfx10On},
    {25, "BUF_FMT_16_16_USCALED", kGfx10On},
    {26, "BUF_FMT_16_16_SSCALED", kGfx10On},
    {27, "BUF_FMT_16_16_UINT", kGfx10On},
    {28, "BUF_FMT_16_16_SINT", kGfx10On},
    {29, "BUF_FMT_16_16_FLOAT", kGfx10On},
    {30, "BUF_FMT_10_11_11_UNORM", kGfx10},
    {31, "BUF_FMT_10_11_11_SNORM", kGfx10},
    {32, "BUF_FMT_10_11_11_USCALED", kGfx10},
    {33, "BUF_FMT_10_11_11_SSCALED", kGfx10},
    {34, "BUF_FMT_10_11_11_UINT", kGfx10},
    {35, "BUF_FMT_10_11_11_SINT", kGfx10},
    {36, "BUF_FMT_10_11_11_FLOAT", kGfx10},
    {37, "BUF_FMT_11_11_10_UNORM", kGfx10},
    {38, "BUF_FMT_11_11_10_SNORM", kGfx10},
    {39, "BUF_FMT_11_11_10_USCALED", kGfx10},
    {40, "BUF_FMT_11_11_10_SSCALED", kGfx10},
    {41, "BUF_FMT_11_11_10_UINT", kGfx10},
    {42, "BUF_FMT_11_11_10_SINT", kGfx10},
    {43, "BUF_FMT_11_11_10_FLOAT", kGfx10},
    {44, "BUF_FMT_10_10_10_2_UNORM", kGfx10},
    {45, "BUF_FMT_10_10_10_2_SNORM", kGfx10},
    {46, "BUF_FMT_10_10_10_2_USCALED", kGfx10},
    {47, "BUF_FMT_10_10_10_2_SSCALED", kGfx10},
    {48, "BUF_FMT_10_10_10_2_UINT", kGfx10},
    {49, "BUF_FMT_10_10_10_2_SINT", kGfx10},
    {50, "BUF_FMT_2_10_10_10_UNORM", kGfx10},
    {51, "BUF_FMT_2_10_10_10_SNORM", kGfx10},
    {52, "BUF_FMT_2_10_10_10_USCALED", kGfx10},
    {53, "BUF_FMT_2_10_10_10_SSCALED", kGfx10},
    {54, "BUF_FMT_2_10_10_10_UINT", kGfx10},
    {55, "BUF_FMT_2_10_10_10_SINT", kGfx10},
    {56, "BUF_FMT_8_8_8_8_UNORM", kGfx10},
    {57, "BUF_FMT_8_8_8_8_SNORM", kGfx10},
    {58, "BUF_FMT_8_8_8_8_USCALED", kGfx10},
    {59, "BUF_FMT_8_8_8_8_SSCALED", kGfx10},
    {60, "BUF_FMT_8_8_8_8_UINT", kGfx10},
    {61, "BUF_FMT_8_8_8_8_SINT", kGfx10},
    {62, "BUF_FMT_32_32_UINT", kGfx10},
    {63, "BUF_FMT_32_32_SINT", kGfx10},
    {64, "BUF_FMT_32_32_FLOAT", kGfx10},
    {65, "BUF_FMT_16_16_16_16_UNORM", kGfx10},
    {66, "BUF_FMT_16_16_16_16_SNORM", kGfx10},
    {67, "BUF_FMT_16_16_16_16_USCALED", kGfx10},
    {68, "BUF_FMT_16_16_16_16_SSCALED", kGfx10},
    {69, "BUF_FMT_16_16_16_16_UINT", kGfx10},
    {70, "BUF_FMT_16_16_16_16_SINT", kGfx10},
    {71, "BUF_FMT_16_16_16_16_FLOAT", kGfx10},
    {72, "BUF_FMT_32_32_32_UINT", kGfx10},
    {73, "BUF_FMT_32_32_32_SINT", kGfx10},
    {74, "BUF_FMT_32_32_32_FLOAT", kGfx10},
    {75, "BUF_FMT_32_32_32_32_UINT", kGfx10},
    {76, "BUF_FMT_32_32_32_32_SINT", kGfx10},
    {77, "BUF_FMT_32_32_32_32_FLOAT", kGfx10},
    {30, "BUF_FMT_10_11_11_FLOAT", kGfx11On},
    {31, "BUF_FMT_11_11_10_FLOAT", kGfx11On},
    {32, "BUF_FMT_10_10_10_2_UNORM", kGfx11On},
    {33, "BUF_FMT_10_10_10_2_SNORM", kGfx11On},
    {34, "BUF_FMT_10_10_10_2_UINT", kGfx11On},
    {35, "BUF_FMT_10_10_10_2_SINT", kGfx11On},
    {36, "BUF_FMT_2_10_10_10_UNORM", kGfx11On},
    {37, "BUF_FMT_2_10_10_10_SNORM", kGfx11On},
    {38, "BUF_FMT_2_10_10_10_USCALED", kGfx11On},
    {39, "BUF_FMT_2_10_10_10_SSCALED", kGfx11On},
    {40, "BUF_FMT_2_10_10_10_UINT", kGfx11On},
    {41, "BUF_FMT_2_10_10_10_SINT", kGfx11On},
    {42, "BUF_FMT_8_8_8_8_UNORM", kGfx11On},
    {43, "BUF_FMT_8_8_8_8_SNORM", kGfx11On},
    {44, "BUF_FMT_8_8_8_8_USCALED", kGfx11On},
    {45, "BUF_FMT_8_8_8_8_SSCALED", kGfx11On},
    {46, "BUF_FMT_8_8_8_8_UINT", kGfx11On},
    {47, "BUF_FMT_8_8_8_8_SINT", kGfx11On},
    {48, "BUF_FMT_32_32_UINT", kGfx11On},
    {49, "BUF_FMT_32_32_SINT", kGfx11On},
    {50, "BUF_FMT_32_32_FLOAT", kGfx11On},
    {51, "BUF_FMT_16_16_16_16_UNORM", kGfx11On},
    {52, "BUF_FMT_16_16_16_16_SNORM", kGfx11On},
    {53, "BUF_FMT_16_16_16_16_USCALED", kGfx11On},
    {54, "BUF_FMT_16_16_16_16_SSCALED", kGfx11On},
    {55, "BUF_FMT_16_16_16_16_UINT", kGfx11On},
    {56, "BUF_FMT_16_16_16_16_SINT", kGfx11On},
    {57, "BUF_FMT_16_16_16_16_FLOAT", kGfx11On},
    {58, "BUF_FMT_32_32_32_UINT", kGfx11On},
    {59, "BUF_FMT_32_32_32_SINT", kGfx11On},
    {60, "BUF_FMT_32_32_32_FLOAT", kGfx11On},
    {61, "BUF_FMT_32_32_32_32_UINT", kGfx11On},
    {62, "BUF_FMT_32_32_32_32_SINT", kGfx11On},
    {63, "BUF_FMT_32_32_32_32_FLOAT", kGfx11On},
};

constexpr NamedValue kInterpParams[] = {
    {0, "p10", kAll},
    {1, "p20", kAll},
    {2, "p0",  kAll},
};

constexpr NamedValue kAttrChannels[] = {
    {0, "x", kAll},
    {1, "y", kAll},
    {2, "z", kAll},
    {3, "w", kAll},
};
// clang-format on

}  // namespace

std::string_view name_of(std::span<const NamedValue> names, isa::Column column, unsigned value) {
  for (const NamedValue& name : names)
    if (name.value == value && name.holds_in(column)) return name.text;
  return {};
}

std::optional<unsigned> value_of(std::span<const NamedValue> names, isa::Column column, std::string_view text) {
  for (const NamedValue& name : names)
    if (name.text == text && name.holds_in(column)) return name.value;
  return std::nullopt;
}

std::string elsewhere(std::span<const NamedValue> names, std::string_view text) {
  return isa::elsewhere([&](const isa::Target& target) { return value_of(names, target.column, text).has_value(); });
}

std::span<const ScalarName> scalar_names() { return kScalarNames; }

const ScalarName* find_scalar(isa::Column column, std::string_view text, unsigned dwords) {
  for (const ScalarName& name : kScalarNames)
    if (name.text == text && name.dwords == dwords && name.holds_in(column)) return &name;
  return nullptr;
}

const ScalarName* find_scalar(isa::Column column, std::string_view text) {
  for (const ScalarName& name : kScalarNames)
    if (name.text == text && name.holds_in(column)) return &name;
  return nullptr;
}

RegisterRun sgpr_file(isa::Column column) {
  const bool to_105 = isa::column_has(column, isa::Feature::registers_to_105);
  return {"s", 0, static_cast<uint16_t>(to_105 ? 106 : 102)};
}

RegisterRun ttmp_file(isa::Column column) {
  if (isa::column_has(column, isa::Feature::trap_registers_at_108)) return {"ttmp", 108, 16};
  return {"ttmp", 112, 12};
}

RegisterRun vgpr_file(isa::Column) { return {"v", isa::kFirstVgpr, 256}; }
RegisterRun agpr_file() { return {"a", isa::kFirstAgpr, 256}; }

RegisterRun register_file(isa::Column column, char file) {
  switch (file) {
    case 'v': return vgpr_file(column);
    case 'a': return agpr_file();
    case 's': return sgpr_file(column);
    default: return ttmp_file(column);
  }
}

unsigned scalar_alignment(unsigned dwords) { return dwords <= 1 ? 1 : dwords == 2 ? 2 : 4; }

std::span<const FloatConstant> float_constants() { return kFloatConstants; }
std::span<const NamedValue> hwreg_names() { return kHwregs; }
std::span<const NamedValue> message_names() { return kMessages; }
std::span<const NamedValue> gs_operation_names() { return kGsOperations; }
std::span<const NamedValue> sysmsg_operation_names() { return kSysmsgOperations; }
std::span<const NamedValue> gpr_index_names() { return kGprIndexes; }

unsigned message_bits(isa::Column column) {
  return isa::column_has(column, isa::Feature::message_ids_of_8_bits) ? 8 : 4;
}

MessageShape message_shape(isa::Column column, unsigned message) {
  if (message_bits(column) == 8) return {{}, false};
  if (message == kMessageGs || message == kMessageGsDone) return {kGsOperations, true};
  if (message == kMessageSysmsg) return {kSysmsgOperations, false};
  return {{}, false};
}

std::span<const NamedValue> delay_names() { return kDelays; }
std::span<const NamedValue> delay_skip_names() { return kDelaySkips; }
std::span<const NamedValue> version_names() { return kVersions; }
std::span<const NamedValue> version_flag_names() { return kVersionFlags; }
std::span<const DepctrField> depctr_fields() {
  static const std::vector<DepctrField> fields = [] {
    std::vector<DepctrField> list;
    for (const DepctrName& name : kDepctr)
      for (const isa::WaitPart& part : isa::wait_parts(isa::record(isa::Op::s_waitcnt_depctr)))
        if (part.counter == name.counter) list.push_back({name.text, part.counter, part.lsb, part.width});
    LW_CHECK(list.size() == std::size(kDepctr), "a field of s_waitcnt_depctr without bits");
    return list;
  }();
  return fields;
}
std::span<const NamedValue> unified_format_names() { return kUnifiedFormats; }
std::span<const NamedValue> image_dimension_names() { return kImageDimensions; }
std::span<const NamedValue> sdwa_select_names() { return kSdwaSelects; }
std::span<const NamedValue> dst_unused_names() { return kDstUnused; }
std::span<const DppControl> dpp_controls() { return kDppControls; }
std::span<const NamedValue> swizzle_names() { return kSwizzles; }
std::span<const NamedValue> data_format_names() { return kDataFormats; }
std::span<const NamedValue> number_format_names() { return kNumberFormats; }
std::span<const ExportTarget> export_targets() { return kExportTargets; }
std::span<const NamedValue> interp_param_names() { return kInterpParams; }
std::span<const NamedValue> attr_channel_names() { return kAttrChannels; }

}  // namespace lw::text
