// Sweeps through the library, with files and a store in memory.
#include "lanewise/sweep.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

#include "lanewise/version.h"

namespace lanewise {
namespace {

constexpr const char* kWave =
    ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\nwave:\ns_endpgm\n.amdhsa_kernel wave\n.amdhsa_next_free_vgpr 4\n"
    ".amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n";
constexpr const char* kPlan =
    "measure = [\"info\", \"live\"]\n[axes]\nsources = [\"a.s\", \"b.s\"]\ndevices = [\"vega-64\"]\n";

class MemoryStore : public SweepStore {
 public:
  std::string name() const override { return "memory"; }
  Result<std::optional<FileBytes>> read(const std::string& file) const override {
    const std::lock_guard lock(mutex_);
    const auto found = files.find(file);
    if (found == files.end()) return std::optional<FileBytes>();
    const auto owner = std::make_shared<const std::string>(found->second);
    return std::optional<FileBytes>(FileBytes{std::as_bytes(std::span(*owner)), owner, true});
  }
  bool has(const std::string& file) const override { return files.contains(file); }
  std::optional<Failure> write(const std::string& file, std::span<const std::byte> bytes) override {
    const std::lock_guard lock(mutex_);
    if (is_full) return Failure{FailureKind::bad_input, full_};
    files[file] = std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return std::nullopt;
  }
  std::optional<Failure> write_new(const std::string& file, std::span<const std::byte> bytes) override {
    return has(file) ? std::nullopt : write(file, bytes);
  }

  std::map<std::string, std::string> files;
  bool is_full = false;

 private:
  static Messages one_error(std::string text) {
    Message message;
    message.text = std::move(text);
    return {message};
  }

  const Messages full_ = one_error("the memory is full");
  mutable std::mutex mutex_;
};

Session session_with(std::string plan) {
  return {.files = memory_files({{"plans/plan.toml", std::move(plan)}, {"plans/a.s", kWave}, {"plans/b.s", kWave}})};
}

Sweep opened(const std::shared_ptr<MemoryStore>& store, const Session& session) {
  return open_sweep(read_sweep_plan({.file = "plans/plan.toml"}, session).value(), store, session).value();
}

TEST(Sweep, PlanHasAxesAndCells) {
  const SweepPlan plan = read_sweep_plan({.file = "plans/plan.toml"}, session_with(kPlan)).value();
  ASSERT_EQ(plan.cells.size(), 2u);
  EXPECT_EQ(plan.value(plan.cells[1], "source"), "b.s");
  EXPECT_EQ(plan.value(plan.cells[1], "device"), "vega-64");
  EXPECT_EQ(plan.value(plan.cells[1], "target"), "gfx900");  // that of the device
  EXPECT_EQ(plan.value(plan.cells[1], "launch"), "");
  EXPECT_EQ(plan.find(plan.cells[1].id), 1u);
  EXPECT_FALSE(plan.find("0"));
}

TEST(Sweep, ErrorsHaveTheirPlace) {
  const auto plan = read_sweep_plan({.file = "plans/plan.toml"},
                                    session_with("measure = [\"info\"]\n[axes]\nsources = [\"a.s\", \"c.s\"]\n"));
  ASSERT_FALSE(plan);
  ASSERT_EQ(plan.failure().kind, FailureKind::bad_input);
  EXPECT_EQ(plan.failure().messages[0].file, "plans/plan.toml");
  EXPECT_EQ(plan.failure().messages[0].line, 3);
  EXPECT_EQ(plan.failure().messages[0].column, 19);
}

TEST(Sweep, CellsAreMeasuredAndCollected) {
  const Session session = session_with(kPlan);
  const auto store = std::make_shared<MemoryStore>();
  const Sweep sweep = opened(store, session);
  EXPECT_EQ(missing_sweep_cells(sweep), (std::vector<std::size_t>{0, 1}));
  const auto cell = measure_sweep_cell(sweep, 1, session);
  ASSERT_TRUE(cell);
  EXPECT_EQ(cell->exit_code, 0);
  EXPECT_EQ(store->files.at("cells/" + sweep.plan.cells[1].id + ".json"), cell->text);
  EXPECT_TRUE(has_sweep_cell(sweep, 1));
  EXPECT_EQ(missing_sweep_cells(sweep), (std::vector<std::size_t>{0}));

  const auto part = collect_sweep(sweep, session);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->cells, 1u);
  EXPECT_EQ(part->missing, (std::vector<std::string>{sweep.plan.cells[0].id}));

  ASSERT_TRUE(fail_sweep_cell(sweep, 0, 70, "it died\nsuddenly"));
  const auto all = collect_sweep(sweep, session);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->failed, 1u);
  EXPECT_NE(all->csv.find(",70,it died,"), std::string::npos) << all->csv;
  EXPECT_NE(all->csv.find(",0,,wave,4,"), std::string::npos) << all->csv;
  EXPECT_EQ(missing_sweep_cells(sweep), (std::vector<std::size_t>{}));
  EXPECT_EQ(missing_sweep_cells(sweep, true), (std::vector<std::size_t>{0}));
  ASSERT_FALSE(write_sweep_results(*all, *store));
  EXPECT_EQ(store->files.at("results.csv"), all->csv);
  EXPECT_EQ(store->files.at("index.html"), all->html);
}

TEST(Sweep, CellsOfOneObjectAreFarApart) {
  const Session session = {
      .files = memory_files({{"plan.toml",
                              "measure = [\"time\"]\n[axes]\nsources = [\"a.s\", \"b.s\"]\nlaunches = [\"1.json\", "
                              "\"2.json\", \"3.json\"]\n"},
                             {"a.s", kWave},
                             {"b.s", kWave},
                             {"1.json", "{}"},
                             {"2.json", "{} "},
                             {"3.json", "{}  "}})};
  const Sweep sweep =
      open_sweep(read_sweep_plan({.file = "plan.toml"}, session).value(), std::make_shared<MemoryStore>(), session)
          .value();
  EXPECT_EQ(missing_sweep_cells(sweep), (std::vector<std::size_t>{0, 3, 1, 4, 2, 5}));
}

TEST(Sweep, WhatIsNotOfTheCellIsAFailureOfTheCall) {
  const Session session = session_with(kPlan);
  const auto store = std::make_shared<MemoryStore>();
  const Sweep sweep = opened(store, session);
  store->is_full = true;
  const auto full = measure_sweep_cell(sweep, 0, session);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.failure().messages[0].text, "the memory is full");
  store->is_full = false;

  Session cancelled = session;
  cancelled.cancel = {};
  cancelled.cancel.request("no more");
  const auto ended = measure_sweep_cell(sweep, 0, cancelled);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
  EXPECT_FALSE(has_sweep_cell(sweep, 0));

  // The source is another one than when the plan was read.
  Session edited = session;
  edited.files = memory_files({{"plans/a.s", std::string(kWave) + "\n"}});
  const auto changed = measure_sweep_cell(sweep, 0, edited);
  ASSERT_FALSE(changed);
  EXPECT_NE(changed.failure().messages[0].text.find("changed after the plan was read"), std::string::npos);
  EXPECT_FALSE(has_sweep_cell(sweep, 0));
}

TEST(Sweep, OtherVersionsAreNotMixed) {
  const Session session = session_with(kPlan);
  const auto store = std::make_shared<MemoryStore>();
  (void)opened(store, session);
  std::string& versions = store->files.at("versions.json");
  EXPECT_NE(versions.find(version().number), std::string::npos);
  versions = R"({"lanewise": "0.0.1", "compilers": ""})";
  const auto again = open_sweep(read_sweep_plan({.file = "plans/plan.toml"}, session).value(), store, session);
  ASSERT_FALSE(again);
  EXPECT_NE(again.failure().messages[0].text.find("0.0.1"), std::string::npos);
}

}  // namespace
}  // namespace lanewise
