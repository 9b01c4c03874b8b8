// `clang-22 -S` of the kernels under tests/kernels assembles to the code that clang's own assembler writes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "text/assembler.h"

namespace lw::text {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTargets[] = {"gfx803", "gfx900",  "gfx906",  "gfx908",  "gfx90a",  "gfx942",
                                    "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200"};

bool run(const std::string& command) { return std::system((command + " >/dev/null 2>&1").c_str()) == 0; }

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// One level and target a kernel, in turn, so that all are met; LW_ALL_LEVELS=1 takes every combination.
TEST(Clang, kernels_assemble_to_the_same_code) {
  if (!run("clang-22 --version") || !run("llvm-objcopy-22 --version")) GTEST_FAIL() << "clang-22 is not installed";
  const char* library = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";
  if (!fs::exists(library)) GTEST_FAIL() << "rocm-device-libs is not installed";
  const bool all = std::getenv("LW_ALL_LEVELS") != nullptr;
  std::vector<fs::path> kernels;
  for (const auto& entry : fs::directory_iterator(LW_KERNELS))
    if (fs::exists(entry.path() / "kernel.cl")) kernels.push_back(entry.path());
  std::sort(kernels.begin(), kernels.end());
  ASSERT_FALSE(kernels.empty());
  size_t turn = 0, compared = 0;
  for (const fs::path& kernel : kernels) {
    for (int level = 0; level < 4; ++level) {
      for (const char* name : kTargets) {
        if (!all &&
            (static_cast<size_t>(level) != turn % 4 || std::strcmp(name, kTargets[turn % std::size(kTargets)]) != 0))
          continue;
        const std::string stem = std::string(LW_PARSE_OUTPUT) + "/clang_test";
        const std::string compile =
            "clang-22 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=" + std::string(name) + " -O" +
            std::to_string(level) + " -mcode-object-version=5 --rocm-device-lib-path=" + library +
            " -Xclang -finclude-default-header " + (kernel / "kernel.cl").string();
        if (!run(compile + " -S -o " + stem + ".s")) continue;
        ASSERT_TRUE(run("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=" + std::string(name) + " -filetype=obj " + stem +
                        ".s -o " + stem + ".o"));
        ASSERT_TRUE(run("llvm-objcopy-22 -O binary -j .text " + stem + ".o " + stem + ".bin"));
        const std::string source = read_file(stem + ".s");
        Diagnostics diagnostics(kernel.filename().string(), source);
        const Assembly assembly = assemble(*isa::find_target(name), source, diagnostics);
        EXPECT_FALSE(diagnostics.has_errors()) << name << " -O" << level << "\n" << diagnostics.render();
        const std::vector<std::byte>& text = assembly.find_section(".text")->bytes;
        const std::string ours(reinterpret_cast<const char*>(text.data()), text.size());
        EXPECT_TRUE(ours == read_file(stem + ".bin")) << kernel << " " << name << " -O" << level;
        EXPECT_TRUE(assembly.metadata.has_value());
        ++compared;
      }
    }
    ++turn;
  }
  EXPECT_GE(compared, kernels.size() / 2);
}

}  // namespace
}  // namespace lw::text
