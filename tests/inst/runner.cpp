// lwtest_inst [path…]: runs the cases of tests/inst, or those at the paths.
#include <cstdio>

#include <fmt/format.h>

#include "cases.h"
#include "checks.h"

int main(int argc, char** argv) {
  using namespace lw::cases;
  std::vector<std::filesystem::path> paths(argv + 1, argv + argc);
  if (paths.empty()) paths.emplace_back(LW_INST_CASES);
  size_t passed = 0, failed = 0;
  const auto fail = [&](const CaseFile& file, int line, std::string_view text) {
    ++failed;
    fmt::print("{}:{}: {}\n", file.path.string(), line, text);
  };
  for (const std::filesystem::path& path : find_files(paths)) {
    const CaseFile file = read(path);
    for (const Complaint& complaint : file.complaints) fail(file, complaint.line, complaint.message);
    if (file.record == nullptr) continue;
    if (file.cases.empty()) fail(file, 0, "no cases");
    for (const Case& c : file.cases) {
      std::string wrong;
      switch (c.kind) {
        case Case::Kind::both: wrong = check_asm(c, *file.record); break;
        case Case::Kind::enc: wrong = check_enc(c, *file.record); break;
        case Case::Kind::dis: wrong = check_dis(c, *file.record); break;
        case Case::Kind::bad: wrong = check_bad(c); break;
        case Case::Kind::run: wrong = check_run(c, *file.record); break;
      }
      if (wrong.empty())
        ++passed;
      else
        fail(file, c.line, fmt::format("{} {}\n{}", c.target->name, c.source, wrong));
    }
  }
  fmt::print("{} passed, {} failed\n", passed, failed);
  return failed == 0 && passed != 0 ? 0 : 1;
}
