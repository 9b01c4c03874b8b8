#include "hsa/products.h"

namespace lw::hsa {
namespace {

// Clocks, memory and caches: AMD's product pages, ROCm's table of accelerators and kfd_crat.c of the Linux driver, as
// far as they agree; MI6's clock follows from its 5.7 TFLOPS. PCI ids: the amdgpu driver. Settings of xnack and
// sramecc: what ROCR reports for these boards.
// clang-format off
constexpr Product kProducts[] = {
    // device           marketing name                 instruction set           chip    CU SE SA clock mem  bus   MiB    L1  L2    L3      line
    {"fiji-r9-nano",    "AMD Radeon R9 Nano",          "gfx803",                 0x7300, 64, 4, 1, 1000, 500, 4096, 4096,  16, 2048, 0,      64},
    {"fiji-mi8",        "AMD Radeon Instinct MI8",     "gfx803",                 0x7300, 64, 4, 1, 1000, 500, 4096, 4096,  16, 2048, 0,      64},
    {"polaris-mi6",     "AMD Radeon Instinct MI6",     "gfx803",                 0x67df, 36, 4, 1, 1237, 1750, 256, 16384, 16, 2048, 0,      64},
    {"polaris-rx480",   "AMD Radeon RX 480",           "gfx803",                 0x67df, 36, 4, 1, 1266, 2000, 256, 8192,  16, 2048, 0,      64},
    {"vega-64",         "AMD Radeon RX Vega 64",       "gfx900:xnack-",          0x687f, 64, 4, 1, 1546, 945, 2048, 8176,  16, 4096, 0,      64},
    {"radeon-vii",      "AMD Radeon VII",              "gfx906:sramecc-:xnack-", 0x66af, 60, 4, 1, 1801, 1000, 4096, 16368, 16, 8192, 0,    64},
    {"navi10-5700xt",   "AMD Radeon RX 5700 XT",       "gfx1010:xnack-",         0x731f, 40, 2, 2, 1905, 875, 256, 8176,   16, 4096, 0,      128},
    {"navi21-6900xt",   "AMD Radeon RX 6900 XT",       "gfx1030",                0x73bf, 80, 4, 2, 2250, 1000, 256, 16368, 16, 4096, 131072, 128},
};
// clang-format on

// What stands for targets without a product.
constexpr Product kGeneric = {"", "", "", 0, 8, 1, 1, 1000, 1000, 128, 4096, 16, 1024, 0, 64};

struct GenericName {
  std::string_view target, marketing_name, instruction_set;
};
constexpr GenericName kGenericNames[] = {
    {"gfx801", "Lanewise gfx801", "gfx801:xnack-"},    {"gfx802", "Lanewise gfx802", "gfx802"},
    {"gfx805", "Lanewise gfx805", "gfx805"},           {"gfx810", "Lanewise gfx810", "gfx810:xnack-"},
    {"gfx902", "Lanewise gfx902", "gfx902:xnack-"},    {"gfx904", "Lanewise gfx904", "gfx904:xnack-"},
    {"gfx909", "Lanewise gfx909", "gfx909:xnack-"},    {"gfx90c", "Lanewise gfx90c", "gfx90c:xnack-"},
    {"gfx1011", "Lanewise gfx1011", "gfx1011:xnack-"}, {"gfx1012", "Lanewise gfx1012", "gfx1012:xnack-"},
    {"gfx1013", "Lanewise gfx1013", "gfx1013:xnack-"}, {"gfx1031", "Lanewise gfx1031", "gfx1031"},
    {"gfx1032", "Lanewise gfx1032", "gfx1032"},        {"gfx1033", "Lanewise gfx1033", "gfx1033"},
    {"gfx1034", "Lanewise gfx1034", "gfx1034"},        {"gfx1035", "Lanewise gfx1035", "gfx1035"},
    {"gfx1036", "Lanewise gfx1036", "gfx1036"},
};

}  // namespace

Product product_of(const timing::DeviceInfo& device) {
  for (const Product& product : kProducts)
    if (product.device == device.name) return product;
  Product generic = kGeneric;
  generic.device = device.name;
  generic.marketing_name = device.name;
  generic.instruction_set = device.target();
  for (const GenericName& name : kGenericNames)
    if (name.target == device.target()) {
      generic.marketing_name = name.marketing_name;
      generic.instruction_set = name.instruction_set;
    }
  return generic;
}

}  // namespace lw::hsa
