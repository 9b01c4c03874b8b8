// Malformed listings and exactly what is said of them: each bad/NAME.STYLE has NAME.STYLE.expect, the rendered
// diagnostics.
#include "support.h"

namespace lw::text {
namespace {

ListingStyle style_of(const std::string& extension) {
  for (const ListingStyle style : {ListingStyle::objdump, ListingStyle::sp3, ListingStyle::rga, ListingStyle::radv}) {
    constexpr const char* kExtensions[] = {".objdump", ".sp3", ".rga", ".radv"};
    if (extension == kExtensions[static_cast<size_t>(style)]) return style;
  }
  ADD_FAILURE() << extension;
  return ListingStyle::objdump;
}

TEST(Bad, every_error_with_its_line) {
  size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(LW_LISTING_BAD)) {
    if (entry.path().extension() == ".expect") continue;
    ++count;
    const std::string text = read_file(entry.path());
    Diagnostics diagnostics(entry.path().filename(), text);
    read_listing(*isa::find_target("gfx900"), text, style_of(entry.path().extension().string()), diagnostics);
    EXPECT_TRUE(diagnostics.has_errors()) << entry.path();
    check(diagnostics.render(), entry.path().string() + ".expect");
  }
  EXPECT_GE(count, 12u);
}

}  // namespace
}  // namespace lw::text
