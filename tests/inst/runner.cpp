// lwtest_inst [--list | --update] [path…]: runs the cases of tests/inst, or those at the paths; lists them; or writes
// what is said of bad lines today.
#include <cstdio>

#include <fmt/format.h>

#include "cases.h"
#include "checks.h"

namespace {

using namespace lw::cases;

std::string check(const Case& c, const lw::isa::Record& record) {
  switch (c.kind) {
    case Case::Kind::both: return check_asm(c, record);
    case Case::Kind::enc: return check_enc(c, record);
    case Case::Kind::dis: return check_dis(c, record);
    case Case::Kind::bad: return check_bad(c);
    case Case::Kind::run: return check_run(c, record);
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::filesystem::path> paths(argv + 1, argv + argc);
  const bool lists = std::erase(paths, "--list") != 0;
  const bool updates = std::erase(paths, "--update") != 0;
  if (paths.empty()) paths.emplace_back(LW_INST_CASES);
  size_t passed = 0, failed = 0;
  const auto fail = [&](const CaseFile& file, int line, std::string_view text) {
    ++failed;
    fmt::print("{}:{}: {}\n", file.path.string(), line, text);
  };
  for (const std::filesystem::path& path : find_files(paths)) {
    CaseFile file = read(path);
    if (updates) {
      for (const Complaint& complaint : update(file)) fail(file, complaint.line, complaint.message);
      file = read(path);
    }
    for (const Complaint& complaint : file.complaints) fail(file, complaint.line, complaint.message);
    if (file.record == nullptr) continue;
    if (file.cases.empty()) fail(file, 0, "no cases");
    for (const Case& c : file.cases) {
      if (lists) {
        fmt::print("{} {} {}\n", file.path.string(), c.target_name, c.source);
        continue;
      }
      const std::string wrong = check(c, *file.record);
      if (wrong.empty())
        ++passed;
      else
        fail(file, c.line, fmt::format("{} {}\n{}", c.target_name, c.source, wrong));
    }
  }
  if (lists) return failed == 0 ? 0 : 1;
  fmt::print("{} passed, {} failed\n", passed, failed);
  return failed == 0 && passed != 0 ? 0 : 1;
}
