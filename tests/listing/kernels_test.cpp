// What llvm-objdump and llvm-mc print of freshly compiled kernels reads back to the bytes of .text.
#include <cstdlib>

#include "support.h"

namespace lw::text {
namespace {

namespace fs = std::filesystem;

bool run(const std::string& command) { return std::system((command + " 2>/dev/null").c_str()) == 0; }

class Kernels : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(run("clang-22 --version >/dev/null") && run("llvm-objdump-22 --version >/dev/null") &&
                run("llvm-objcopy-22 --version >/dev/null"))
        << "clang-22 and llvm-22 are not installed";
  }
  std::string compile(const std::string& kernel, const std::string& flags) {
    const std::string stem = std::string(LW_LISTING_OUTPUT) + "/" + kernel + "_" + GetParam();
    EXPECT_TRUE(run("clang-22 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=" + std::string(GetParam()) +
                    " -O2 -mcode-object-version=5 -Xclang -finclude-default-header "
                    "--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode " +
                    LW_KERNELS + "/" + kernel + "/kernel.cl " + flags + " -o " + stem));
    return stem;
  }
};

void expect_bytes(const char* target, const std::string& text, const std::string& bytes, const std::string& what) {
  ASSERT_EQ(recognise_listing(text), ListingStyle::objdump) << what;
  Diagnostics diagnostics(what, text);
  const ReadListing listing = read_listing(*isa::find_target(target), text, ListingStyle::objdump, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.render();
  ASSERT_EQ(listing.parts.size(), 1u) << what;
  std::string read = bytes_of(listing, listing.parts[0]);
  // Zero bytes at the end are "..." too.
  if (read.size() < bytes.size() && bytes.find_first_not_of('\0', read.size()) == std::string::npos)
    read.resize(bytes.size(), '\0');
  EXPECT_TRUE(read == bytes) << what << ": " << read.size() << " bytes of " << bytes.size();
}

TEST_P(Kernels, listings_read_back_to_the_text_section) {
  for (const char* kernel : {"sha256", "bitonic_sort"}) {
    const std::string stem = compile(kernel, "");
    ASSERT_TRUE(run("llvm-objcopy-22 -O binary -j .text " + stem + " " + stem + ".bin"));
    const std::string bytes = read_file(stem + ".bin");
    for (const char* options : {"-d", "-d --symbolize-operands", "-d -l -S", "-d --no-show-raw-insn",
                                "-d --no-leading-addr --no-show-raw-insn --symbolize-operands"}) {
      ASSERT_TRUE(run("llvm-objdump-22 " + std::string(options) + " " + stem + " > " + stem + ".txt"));
      expect_bytes(GetParam(), read_file(stem + ".txt"), bytes, kernel + std::string(" ") + options);
    }
  }
}

TEST_P(Kernels, encodings_of_llvm_mc_read_back_to_the_text_section) {
  const std::string stem = compile("bitonic_sort", "-S");
  ASSERT_TRUE(run("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=" + std::string(GetParam()) + " -filetype=obj " + stem +
                  " -o " + stem + ".o"));
  ASSERT_TRUE(run("llvm-objcopy-22 -O binary -j .text " + stem + ".o " + stem + ".bin"));
  ASSERT_TRUE(run("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=" + std::string(GetParam()) + " -show-encoding " + stem +
                  " > " + stem + ".txt"));
  const std::string text = read_file(stem + ".txt");
  expect_bytes(GetParam(), text, read_file(stem + ".bin"), "bitonic_sort -show-encoding");
}

INSTANTIATE_TEST_SUITE_P(Targets, Kernels, ::testing::Values("gfx803", "gfx900"));

}  // namespace
}  // namespace lw::text
