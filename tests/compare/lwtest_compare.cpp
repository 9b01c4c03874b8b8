// Alignments that are known by construction: a program and what an edit of it makes of every line.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "compare/compare.h"

namespace lw::compare {
namespace {

using lanewise::DiffKind;
using Lines = std::vector<Line>;

Lines lines(std::initializer_list<const char*> texts) {
  Lines list;
  for (const char* text : texts) list.push_back({text});
  return list;
}

std::map<DiffKind, size_t> counts(const std::vector<Row>& rows) {
  std::map<DiffKind, size_t> found;
  for (const Row& row : rows) ++found[row.kind];
  return found;
}

// Every line of both is in one row, and the rows are in the order of the new version.
void check_whole(const Lines& before, const Lines& after, const std::vector<Row>& rows) {
  std::vector<uint32_t> olds, news;
  uint32_t last_unmoved = 0;
  for (const Row& row : rows) {
    ASSERT_EQ(row.before == kNone, row.kind == DiffKind::added);
    ASSERT_EQ(row.after == kNone, row.kind == DiffKind::removed);
    if (row.before != kNone) olds.push_back(row.before);
    if (row.after != kNone) news.push_back(row.after);
    if (row.before == kNone || row.kind == DiffKind::moved) continue;
    ASSERT_GE(row.before, last_unmoved);
    last_unmoved = row.before;
  }
  ASSERT_TRUE(std::ranges::is_sorted(news));
  std::ranges::sort(olds);
  std::vector<uint32_t> all_olds(before.size()), all_news(after.size());
  std::iota(all_olds.begin(), all_olds.end(), 0u);
  std::iota(all_news.begin(), all_news.end(), 0u);
  ASSERT_EQ(olds, all_olds);
  ASSERT_EQ(news, all_news);
}

std::vector<Row> aligned(const Lines& before, const Lines& after) {
  std::vector<Row> rows = align(before, after);
  check_whole(before, after, rows);
  return rows;
}

// A line of a random program, with its registers apart from its text.
struct Template {
  std::string text;  // '$' for each register's number
  std::vector<uint32_t> registers;
};

std::string text_of(const Template& line, const std::vector<uint32_t>& names) {
  std::string text;
  size_t next = 0;
  for (const char c : line.text)
    if (c == '$')
      text += std::to_string(names[line.registers[next++]]);
    else
      text += c;
  return text;
}

constexpr uint32_t kRegisters = 64;
std::vector<uint32_t> own_names() {
  std::vector<uint32_t> names(kRegisters);
  std::iota(names.begin(), names.end(), 0u);
  return names;
}

std::vector<Template> random_program(std::mt19937& random, size_t size) {
  constexpr std::array kForms = {"v_add_f32_e32 v$, v$, v$",
                                 "v_mul_f32_e32 v$, v$, v$",
                                 "v_fma_f32 v$, v$, v$, v$",
                                 "v_mov_b32_e32 v$, v$",
                                 "global_load_dword v$, v$, s$ offset:",
                                 "v_lshlrev_b32_e32 v$, 2, v$",
                                 "ds_read_b32 v$, v$ offset:",
                                 "v_add_u32_e32 v$, 0x1, v$"};
  const auto below = [&](size_t end) { return static_cast<uint32_t>(random() % end); };
  std::vector<Template> program;
  for (size_t i = 0; i < size; ++i) {
    Template line{kForms[below(kForms.size())], {}};
    if (line.text.ends_with(':')) line.text += std::to_string(4 * below(64));
    for (auto n = std::ranges::count(line.text, '$'); n > 0; --n) line.registers.push_back(below(kRegisters));
    program.push_back(std::move(line));
  }
  return program;
}

Lines written(const std::vector<Template>& program, const std::vector<uint32_t>& names) {
  Lines list;
  for (const Template& line : program) list.push_back({text_of(line, names)});
  return list;
}

// Runs `check` with many seeds; LW_SEED in the environment is the only one.
template <class Check>
void with_seeds(size_t count, const Check& check) {
  const char* given = std::getenv("LW_SEED");
  const uint32_t first = given != nullptr ? static_cast<uint32_t>(std::atoi(given)) : 1;
  for (uint32_t seed = first; seed < first + (given != nullptr ? 1 : count); ++seed) {
    SCOPED_TRACE("LW_SEED=" + std::to_string(seed));
    std::mt19937 random(seed);
    check(random);
    if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) return;
  }
}

TEST(Align, NothingAndSomething) {
  EXPECT_TRUE(aligned({}, {}).empty());
  EXPECT_EQ(aligned({}, lines({"s_endpgm"})), (std::vector<Row>{{DiffKind::added, kNone, 0}}));
  EXPECT_EQ(aligned(lines({"s_endpgm"}), {}), (std::vector<Row>{{DiffKind::removed, 0, kNone}}));
  EXPECT_EQ(aligned(lines({"s_endpgm"}), lines({"s_endpgm"})), (std::vector<Row>{{DiffKind::same, 0, 0}}));
}

TEST(Align, KindsOfRows) {
  const std::vector<Row> rows =
      aligned(lines({"s_load_dwordx2 s[0:1], s[4:5], 0x0", "v_mov_b32_e32 v1, 1.0", "v_add_f32_e32 v1, v1, v0",
                     "s_nop 1", "s_endpgm"}),
              lines({"s_load_dwordx2 s[0:1], s[4:5], 0x8", "v_mov_b32_e32 v3, 1.0", "v_add_f32_e32 v3, v3, v0",
                     "global_store_dword v[4:5], v3, off", "s_endpgm"}));
  EXPECT_EQ(rows, (std::vector<Row>{{DiffKind::changed, 0, 0},
                                    {DiffKind::renamed, 1, 1},
                                    {DiffKind::renamed, 2, 2},
                                    {DiffKind::removed, 3, kNone},
                                    {DiffKind::added, kNone, 3},
                                    {DiffKind::same, 4, 4}}));
}

TEST(Align, EncodingIsAChange) {
  EXPECT_EQ(aligned(lines({"v_add_f32_e32 v0, v1, v2"}), lines({"v_add_f32_e64 v0, v1, |v2|"})),
            (std::vector<Row>{{DiffKind::changed, 0, 0}}));
  // A tuple of another size is no renaming, and neither is another kind of register.
  EXPECT_EQ(aligned(lines({"v_mov_b32_e32 v0, v1"}), lines({"v_mov_b32_e32 v0, s1"})),
            (std::vector<Row>{{DiffKind::changed, 0, 0}}));
}

TEST(Align, MovedLines) {
  const Lines before = lines({"global_load_dword v1, v0, s[0:1]", "v_mul_f32_e32 v2, v3, v4",
                              "v_add_f32_e32 v5, v6, v7", "v_sub_f32_e32 v8, v9, v10", "ds_write_b32 v0, v1"});
  const Lines after = {before[1], before[2], before[3], before[0], before[4]};
  EXPECT_EQ(aligned(before, after), (std::vector<Row>{{DiffKind::same, 1, 0},
                                                      {DiffKind::same, 2, 1},
                                                      {DiffKind::same, 3, 2},
                                                      {DiffKind::moved, 0, 3},
                                                      {DiffKind::same, 4, 4}}));
}

TEST(Align, BranchesGoWhereTheyWent) {
  Lines before = lines({"s_cbranch_scc1 3", "v_mov_b32_e32 v0, v1", "v_mov_b32_e32 v2, v3", "s_nop 0", "s_endpgm"});
  Lines after = lines({"s_cbranch_scc1 4", "v_mov_b32_e32 v0, v1", "v_add_f32_e32 v9, v9, v9", "v_mov_b32_e32 v2, v3",
                       "s_nop 0", "s_endpgm"});
  before[0].target = 4;
  after[0].target = 5;
  EXPECT_EQ(aligned(before, after)[0], (Row{DiffKind::same, 0, 0}));
  after[0].target = 4;
  EXPECT_EQ(aligned(before, after)[0], (Row{DiffKind::changed, 0, 0}));
  // The loop whose first instruction is gone is still the same loop.
  before[0].target = 3;
  after.erase(after.begin() + 4);
  after[0].target = 4;
  EXPECT_EQ(aligned(before, after)[0], (Row{DiffKind::same, 0, 0}));
}

TEST(Align, AllRegistersRenamed) {
  with_seeds(200, [](std::mt19937& random) {
    const std::vector<Template> program = random_program(random, 1 + random() % 400);
    std::vector<uint32_t> names = own_names();
    std::rotate(names.begin(), names.begin() + 1 + random() % (kRegisters - 1), names.end());  // none keeps its name
    const Lines before = written(program, own_names()), after = written(program, names);
    const std::vector<Row> rows = aligned(before, after);
    ASSERT_EQ(rows.size(), program.size());
    for (uint32_t i = 0; i < rows.size(); ++i) ASSERT_EQ(rows[i], (Row{DiffKind::renamed, i, i}));
  });
}

TEST(Align, LinesRemovedAndAdded) {
  with_seeds(200, [](std::mt19937& random) {
    std::vector<Template> program = random_program(random, 20 + random() % 300);
    const Lines before = written(program, own_names());
    std::set<uint32_t> gone;
    while (gone.size() < 1 + random() % 8) gone.insert(static_cast<uint32_t>(random() % program.size()));
    for (auto i = gone.rbegin(); i != gone.rend(); ++i) program.erase(program.begin() + *i);
    const Lines after = written(program, own_names());
    std::map<DiffKind, size_t> expected = {{DiffKind::same, after.size()}, {DiffKind::removed, gone.size()}};
    ASSERT_EQ(counts(aligned(before, after)), expected);
    expected = {{DiffKind::same, after.size()}, {DiffKind::added, gone.size()}};
    ASSERT_EQ(counts(aligned(after, before)), expected);
  });
}

// The lines that go are those that were taken, not others of the same form: registers say which.
TEST(Align, LinesRemovedFromARenamedProgram) {
  with_seeds(200, [](std::mt19937& random) {
    std::vector<Template> program = random_program(random, 100 + random() % 300);
    const Lines before = written(program, own_names());
    const auto gone = static_cast<uint32_t>(random() % program.size());
    program.erase(program.begin() + gone);
    std::vector<uint32_t> names = own_names();
    std::rotate(names.begin(), names.begin() + 1 + random() % (kRegisters - 1), names.end());
    const std::map<DiffKind, size_t> expected = {{DiffKind::renamed, program.size()}, {DiffKind::removed, 1}};
    ASSERT_EQ(counts(aligned(before, written(program, names))), expected);
  });
}

TEST(Align, OneBlockMoved) {
  with_seeds(200, [](std::mt19937& random) {
    const size_t size = 100 + random() % 200, length = 1 + random() % 10;
    std::vector<Template> program = random_program(random, size);
    const Lines before = written(program, own_names());
    const size_t from = random() % (size / 2 - length), to = from + length + 15 + random() % (size / 2 - 20);
    std::rotate(program.begin() + static_cast<ptrdiff_t>(from), program.begin() + static_cast<ptrdiff_t>(from + length),
                program.begin() + static_cast<ptrdiff_t>(to));
    const std::map<DiffKind, size_t> expected = {{DiffKind::same, size - length}, {DiffKind::moved, length}};
    ASSERT_EQ(counts(aligned(before, written(program, own_names()))), expected);
  });
}

// Whatever is compared, every line is in one row.
TEST(Align, AnyTwoPrograms) {
  with_seeds(300, [](std::mt19937& random) {
    std::vector<Template> program = random_program(random, random() % 200);
    const Lines before = written(program, own_names());
    for (size_t edits = random() % 100; edits > 0 && !program.empty(); --edits) {
      const auto at = program.begin() + static_cast<ptrdiff_t>(random() % program.size());
      if (random() % 3 == 0)
        program.erase(at);
      else if (random() % 2 == 0)
        program.insert(at, random_program(random, 1).front());
      else
        std::swap(*at, program[random() % program.size()]);
    }
    std::vector<uint32_t> names = own_names();
    std::shuffle(names.begin(), names.end(), random);
    aligned(before, written(program, random() % 2 == 0 ? names : own_names()));
  });
}

// Functions of 50,000 instructions: one program edited here and there, two programs with nothing in common, and lines
// that all have one form. A table of all pairs would take minutes.
TEST(Align, LongListings) {
  std::mt19937 random(1);
  std::vector<Template> program = random_program(random, 50000);
  const Lines before = written(program, own_names());
  for (size_t i = 0; i < 500; ++i) program.erase(program.begin() + static_cast<ptrdiff_t>(random() % program.size()));
  const Lines edited = written(program, own_names()), other = written(random_program(random, 50000), own_names());
  Lines forms, fewer;
  for (uint32_t i = 0; i < 50000; ++i) {
    forms.push_back({"v_add_f32_e32 v" + std::to_string(random() % 256) + ", v1, v2"});
    if (random() % 100 != 0) fewer.push_back(forms.back());
  }
  const auto begin = std::chrono::steady_clock::now();
  const std::map<DiffKind, size_t> expected = {{DiffKind::same, 49500}, {DiffKind::removed, 500}};
  EXPECT_EQ(counts(aligned(before, edited)), expected);
  aligned(before, other);
  EXPECT_EQ(counts(aligned(forms, fewer))[DiffKind::same], fewer.size());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(60));
}

}  // namespace
}  // namespace lw::compare
