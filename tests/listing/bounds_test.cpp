// Hostile listings end with diagnostics, soon, and in bounded memory.
#include <ctime>

#include "support.h"

namespace lw::text {
namespace {

size_t errors_of(const std::string& text, ListingStyle style) {
  Diagnostics diagnostics("listing", text);
  read_listing(*isa::find_target("gfx900"), text, style, diagnostics);
  EXPECT_EQ(diagnostics.render().empty(), diagnostics.all().empty());
  return diagnostics.error_count();
}

TEST(Bounds, repeats) {
  EXPECT_EQ(errors_of("s_nop 0 ; bf800000\n(then repeated 4000000000 times)\n", ListingStyle::radv), 1u);
  std::string many = "s_nop 0 ; bf800000\n";
  for (int i = 0; i < 8; ++i) many += "(then repeated 1000000 times)\n";
  EXPECT_GE(errors_of(many, ListingStyle::radv), 1u);
}

TEST(Bounds, addresses_at_the_ends) {
  for (const char* address : {"FFFFFFFFFFFFFFFC", "FFFFFFFFFFFFFFFF", "7FFFFFFFFFFFFFFC", "0000000000000001"}) {
    const std::string line = std::string("s_nop 0 // ") + address + ": BF800000\n";
    errors_of(line + line, ListingStyle::objdump);
    errors_of(std::string(address) + " <a>:\n s_nop 0\n s_branch <a+0xffffffffffffffff>\n", ListingStyle::objdump);
    errors_of(std::string(address) + ": 00 01 02 03\n s_nop 0\n", ListingStyle::objdump);
  }
}

TEST(Bounds, odd_bytes) {
  EXPECT_EQ(errors_of(std::string("s_nop 0\0s_nop\n", 14), ListingStyle::objdump), 1u);
  EXPECT_EQ(errors_of("s_nop 0 /* not closed\n", ListingStyle::objdump), 1u);
  EXPECT_EQ(errors_of("", ListingStyle::radv), 1u);
  EXPECT_EQ(errors_of("\"", ListingStyle::sp3), 1u);
}

// Twice the lines take about twice the time, good or bad.
TEST(Bounds, linear_time) {
  const auto seconds = [](const std::string& line, size_t count, ListingStyle style) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += line;
    const std::clock_t begin = std::clock();
    errors_of(text, style);
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  };
  for (const char* line :
       {"\tv_add_f32_e32 v0, v1, v2 ; encoding: [0x01,0x05,0x00,0x02]\n", "label_1:\n s_branch label_1\n",
        "v_mul_f32 v0, v1, v2 // 000000000000: 02000501\n", "s_nop 1\n s_mov_b32 s0, v0\n"}) {
    seconds(line, 10000, ListingStyle::objdump);
    const double once = seconds(line, 10000, ListingStyle::objdump);
    EXPECT_LT(seconds(line, 80000, ListingStyle::objdump), 32 * once + 0.1) << line;
  }
}

}  // namespace
}  // namespace lw::text
