// Listings as they come: each data/NAME.STYLE has NAME.STYLE.expect, "ADDRESS WORDS" lines with the parts and labels
// between.
#include "support.h"

namespace lw::text {
namespace {

std::string summary(const ReadListing& listing) {
  std::ostringstream out;
  if (!listing.target.empty()) out << "target " << listing.target << "\n";
  for (const ListedPart& part : listing.parts) {
    out << "part " << part.name << "\n";
    for (const ListedStatistic& statistic : part.statistics)
      out << "  " << statistic.name << " = " << statistic.value << "\n";
    size_t label = part.first_label;
    const size_t last_label = label + part.label_count;
    size_t fragment = part.first_fragment;
    const size_t last_fragment = fragment + part.fragment_count;
    for (size_t i = part.first_instruction; i < part.first_instruction + part.instruction_count; ++i) {
      const ListedInstruction& listed = listing.instructions[i];
      for (; fragment < last_fragment && listing.fragments[fragment].first_instruction == i; ++fragment) {
        constexpr const char* kAfter[] = {"start", "gap", "zeroes", "data"};
        if (listing.fragments[fragment].after != ListedFragment::After::start)
          out << "after " << kAfter[static_cast<size_t>(listing.fragments[fragment].after)] << "\n";
      }
      for (; label < last_label && listing.labels[label].address <= listed.address; ++label)
        out << (listing.labels[label].is_function ? "function " : "label ") << listing.labels[label].name << "\n";
      out << std::hex << listed.address << std::dec << " " << hex(listed) << (listed.words_given ? "" : " assembled")
          << (listed.is_instruction ? "" : " data") << "\n";
    }
    for (; label < last_label; ++label) out << "label " << listing.labels[label].name << " at the end\n";
  }
  return out.str();
}

TEST(Good, listings_read_as_expected) {
  size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(LW_LISTING_DATA)) {
    if (entry.path().extension() == ".expect" || entry.path().stem() == "gfx9_fp16_shader") continue;
    ++count;
    const std::string text = read_file(entry.path());
    const std::string extension = entry.path().extension().string();
    const std::optional<ListingStyle> style = recognise_listing(text);
    ASSERT_TRUE(style.has_value()) << entry.path();
    constexpr const char* kExtensions[] = {".objdump", ".sp3", ".rga", ".radv"};
    EXPECT_EQ(extension, kExtensions[static_cast<size_t>(*style)]) << entry.path();
    Diagnostics diagnostics(entry.path().filename(), text);
    const ReadListing listing = read_listing(*isa::find_target("gfx900"), text, *style, diagnostics);
    check(summary(listing) + diagnostics.render(), entry.path().string() + ".expect");
  }
  EXPECT_GE(count, 8u);
}

TEST(Good, plain_assembly_is_no_listing) {
  for (const char* text : {"", "v_add_f32 v0, v1, v2\n", ".text\nfoo:\n s_endpgm ; done\n",
                           "// 00000000: a comment\nv_mov_b32 v0, 1 // face: a note\ns_branch foo ; deadbeef?\n"})
    EXPECT_FALSE(recognise_listing(text).has_value()) << text;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(LW_KERNELS "/../../examples")) {
    if (entry.path().extension() != ".s") continue;
    EXPECT_FALSE(recognise_listing(read_file(entry.path())).has_value()) << entry.path();
  }
}

}  // namespace
}  // namespace lw::text
