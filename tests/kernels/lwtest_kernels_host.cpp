// Runs every kernel case on the host, checks the results against known answers and can write them as NumPy files.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>

#include "support/case.h"
#include "support/known_answers.h"
#include "support/npy.h"
#include "support/references.h"

namespace {

using namespace lw::kernels;
namespace fs = std::filesystem;

// Inputs as input<b>.npy and, for each compared argument, run<r>-arg<a>.npy.
std::string write_results(const Case& test, const HostResult& result, const fs::path& folder) {
  std::error_code status;
  fs::create_directories(folder, status);
  if (status) return folder.string() + ": " + status.message();
  std::string problem;
  for (size_t b = 0; b < test.buffers.size(); ++b)
    problem += write_npy(folder / fmt::format("input{}.npy", b), test.buffers[b]);
  for (size_t r = 0; r < test.runs.size(); ++r) {
    for (const Compare& compare : test.runs[r].compares) {
      const Buffer& buffer = result[r][test.runs[r].arguments[compare.argument].buffer];
      problem += write_npy(folder / fmt::format("run{}-arg{}.npy", r, compare.argument), buffer);
    }
  }
  return problem;
}

// A compared buffer that the launch left as it was would also match an emulator that does nothing.
std::string check_changed(const Case& test, const HostResult& result) {
  std::string report;
  for (size_t r = 0; r < test.runs.size(); ++r) {
    for (const Compare& compare : test.runs[r].compares) {
      const size_t b = test.runs[r].arguments[compare.argument].buffer;
      const Buffer& before = r == 0 ? test.buffers[b] : result[r - 1][b];
      if (result[r][b].bytes == before.bytes)
        report += fmt::format("  run {} does not change compared argument {}\n", r, compare.argument);
    }
  }
  return report;
}

std::string check_case(const Case& test, const std::string& write_folder, std::string& notes) {
  const auto result = run_on_host(test);
  if (!result) return "  " + result.error().message + "\n";
  std::string report = check_changed(test, *result);
  size_t known = 0;
  for (size_t r = 0; r < test.runs.size(); ++r) {
    report += check_known(test.runs[r], (*result)[r]);
    for (const Compare& compare : test.runs[r].compares) known += compare.known.size();
  }
  bool checked = false;
  report += check_properties(test, *result, checked);
  if (!write_folder.empty()) report += write_results(test, *result, fs::path(write_folder) / test.name);
  notes = test.host == Host::pocl ? "pocl" : "reference";
  if (known != 0) notes += fmt::format(", {} known vectors", known);
  if (checked) notes += ", property check";
  return report;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Runs the kernel cases on the host and checks the results against known answers.");
  std::string root = LW_KERNELS_FOLDER;
  std::string write_folder;
  std::vector<std::string> only;
  app.add_option("--root", root, "Folder of the cases");
  app.add_option("--write", write_folder, "Write inputs and results as .npy files below this folder");
  app.add_option("--case", only, "Only cases whose name contains this text");
  CLI11_PARSE(app, argc, argv);

  const auto cases = load_cases(root);
  if (!cases) {
    fmt::print(stderr, "{}\n", cases.error().message);
    return 2;
  }
  size_t passed = 0;
  size_t failed = 0;
  for (const Case& test : *cases) {
    const auto matches = [&](const std::string& text) { return test.name.find(text) != std::string::npos; };
    if (!only.empty() && std::none_of(only.begin(), only.end(), matches)) continue;
    const auto start = std::chrono::steady_clock::now();
    std::string notes;
    const std::string report = check_case(test, write_folder, notes);
    const std::chrono::duration<double> elapsed_s = std::chrono::steady_clock::now() - start;
    ++(report.empty() ? passed : failed);
    fmt::print("{:<28} {} {:6.2f} s  {}\n{}", test.name, report.empty() ? "ok  " : "FAIL", elapsed_s.count(), notes,
               report);
    std::fflush(stdout);
  }
  fmt::print("{} passed, {} failed\n", passed, failed);
  return failed == 0 && passed != 0 ? 0 : 1;
}
