// Occupancy against clang and llc, which state it for every kernel they compile.
//
// clang's number is not that of one workgroup size. For a kernel that may be launched with workgroups of `least` to
// `most` work-items it is, as measured with clang 22,
//
//   the minimum of
//     what its VGPRs and AGPRs allow,
//     what its SGPRs allow,
//     waves(least) + workgroups(least) * min(slots left for each of them, waves in `most` - waves in `least`)
//       or, when that size does not have more waves than `most` has, waves(most)
//
// where workgroups(size) and waves(size) follow from LDS, barriers and wave slots alone, LDS is divided without
// rounding it to a granule, and the quotient by the SIMDs is rounded up. `least` and `most` are equal with
// reqd_work_group_size, else 1 and the metadata's .max_flat_workgroup_size. The tests give Lanewise's limits a granule
// of one byte for the comparison.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "base/base.h"
#include "facts.h"
#include "isa/granules.h"
#include "support/case.h"
#include "support/compile.h"

namespace lw::timing {

using namespace isa;

namespace {

// The command's output of both kinds. A command that fails fails the test.
std::string output_of(const std::string& command) {
  std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  LW_CHECK(pipe != nullptr, command);
  std::string text;
  std::array<char, 65536> buffer;
  for (size_t got; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) text.append(buffer.data(), got);
  const int status = pclose(pipe);
  EXPECT_EQ(status, 0) << command << "\n" << text.substr(0, 2000);
  return text;
}

uint32_t number(const std::string& text, const std::string& where) {
  LW_CHECK(!text.empty() && text.find_first_not_of("0123456789") == std::string::npos,
           fmt::format("{}: a number is expected in place of \"{}\"", where, text));
  return static_cast<uint32_t>(std::stoul(text));
}

// Each mode or program takes one in so many of what there is, in turn; LW_OCCUPANCY_IN=1 takes everything.
uint32_t one_in() {
  const char* const given = std::getenv("LW_OCCUPANCY_IN");
  return given == nullptr ? 6 : std::max(1u, number(given, "LW_OCCUPANCY_IN"));
}

// Runs `work` for 0 to count - 1 on both of a small machine's cores.
template <typename Work>
void in_parallel(size_t count, Work work) {
  std::atomic<size_t> next{0};
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(2u, std::thread::hardware_concurrency()); ++i)
    threads.emplace_back([&] {
      for (size_t index; (index = next++) < count;) work(index);
    });
}

TargetLimits limits_of(const std::string& target) {
  const TargetLimits* limits = find_limits(target);
  LW_CHECK(limits != nullptr, target);
  return *limits;
}

struct WorkgroupSizes {
  uint32_t least, most;
};

// The rule at the top.
uint32_t clang_occupancy(TargetLimits limits, KernelResources kernel, WorkgroupSizes sizes) {
  limits.lds_allocation_granule_bytes = 1;
  const Occupancy registers = occupancy(limits, kernel);
  kernel.vgprs = kernel.agprs = kernel.sgprs = 0;
  limits.fixed_sgprs = 0;
  const uint32_t wave_size = kernel.wave_size == 0 ? limits.default_wave_size() : kernel.wave_size;
  const uint32_t simds = limits.simds_per_compute_unit * limits.compute_units_per_pool(kernel.wgp_mode);
  const auto waves_in = [&](uint32_t size) { return (size + wave_size - 1) / wave_size; };
  const auto workgroups_of = [&](uint32_t size) {
    kernel.workgroup_size = size;
    return occupancy(limits, kernel).workgroups;
  };
  const uint32_t small_groups = workgroups_of(sizes.least);
  const uint32_t large_groups = workgroups_of(sizes.most);
  uint32_t waves = small_groups * waves_in(sizes.least);
  if (const uint32_t large = large_groups * waves_in(sizes.most); large >= waves) {
    waves = large;
  } else {
    const uint32_t slots_left = limits.max_waves_per_simd * simds - waves;
    waves += small_groups * std::min(slots_left / small_groups, waves_in(sizes.most) - waves_in(sizes.least));
  }
  const uint32_t by_workgroups = std::min<uint32_t>((waves + simds - 1) / simds, limits.max_waves_per_simd);
  return std::min({by_workgroups, registers.by_vgprs, registers.by_sgprs});
}

// What llc writes in comments behind a function.
struct Statement {
  uint32_t vgprs = 0, agprs = 0, sgprs = 0, lds_bytes = 0, vgpr_blocks = 0, sgpr_blocks = 0, occupancy = 0;
};

std::map<std::string, Statement> statements_of(const std::string& assembly) {
  std::map<std::string, Statement> all;
  std::string function;
  std::istringstream lines(assembly);
  for (std::string line; std::getline(lines, line);) {
    if (const size_t at = line.find(": "); at != std::string::npos && line.find("; @") != std::string::npos)
      function = line.substr(0, at);
    const size_t colon = line.find(": ");
    if (!line.starts_with("; ") || colon == std::string::npos || function.empty()) continue;
    const std::string key = line.substr(2, colon - 2);
    Statement& statement = all[function];
    const std::map<std::string, uint32_t*> fields{
        {"NumVgprs", &statement.vgprs},         {"NumAgprs", &statement.agprs},
        {"TotalNumSgprs", &statement.sgprs},    {"LDSByteSize", &statement.lds_bytes},
        {"VGPRBlocks", &statement.vgpr_blocks}, {"SGPRBlocks", &statement.sgpr_blocks},
        {"Occupancy", &statement.occupancy}};
    if (const auto field = fields.find(key); field != fields.end())
      *field->second = static_cast<uint32_t>(std::stoul(line.substr(colon + 2)));
  }
  return all;
}

struct Mode {
  std::string target;
  uint32_t wave_size;
  bool wgp_mode;
};

std::map<std::string, Statement> compiled(const Mode& mode, const std::string& ir) {
  const std::string stem = fmt::format("{}/{}-{}-{}-{}", LW_TIMING_TESTS_OUTPUT, mode.target, mode.wave_size,
                                       mode.wgp_mode ? "wgp" : "cu", std::hash<std::string>{}(ir));
  std::ofstream(stem + ".ll") << "target triple = \"amdgcn-amd-amdhsa\"\n" << ir;
  const std::string attributes =
      mode.target.starts_with("gfx1")
          ? fmt::format("-mattr={}cumode,+wavefrontsize{}", mode.wgp_mode ? "-" : "+", mode.wave_size)
          : "";
  const std::string said = output_of(fmt::format("llc-22 -mtriple=amdgcn-amd-amdhsa -mcpu={} {} '{}.ll' -o '{}.s'",
                                                 mode.target, attributes, stem, stem));
  std::ifstream file(stem + ".s");
  std::stringstream text;
  text << file.rdbuf();
  return statements_of(text.str());
}

std::vector<Mode> all_modes() {
  std::vector<Mode> modes;
  for (const facts::Limits& row : facts::all_limits()) {
    modes.push_back({row.target, row.wave_size, false});
    if (row.simds_wgp) modes.push_back({row.target, row.wave_size, true});
  }
  return modes;
}

// Compares llc's statement for every kernel with ours for the same counts. `sizes` follows from the kernel's name.
// The descriptor's counts are compared where LDS leaves the waves alone: elsewhere clang encodes more VGPRs than the
// kernel uses, up to where they begin to limit.
enum class Compare : uint8_t { occupancy, occupancy_and_encoding };

// IR: what kernels refer to, and the kernels.
struct Kernels {
  std::string head;
  std::vector<std::string> all;

  // Those of a mode, with how many there are.
  std::pair<std::string, size_t> of_mode(size_t mode) const {
    std::string ir = head;
    size_t count = 0;
    for (size_t i = mode % one_in(); i < all.size(); i += one_in(), ++count) ir += all[i];
    return {ir, count};
  }
};

template <typename SizesOf>
void compare_with_llc(const std::vector<Mode>& modes, const std::map<std::string, Kernels>& kernels_of_target,
                      Compare compare, SizesOf sizes_of) {
  std::mutex mutex;
  std::atomic<size_t> compared{0};
  in_parallel(modes.size(), [&](size_t index) {
    const Mode& mode = modes[index];
    const TargetLimits limits = limits_of(mode.target);
    const auto own = kernels_of_target.find(mode.target);
    const auto [ir, count] = (own != kernels_of_target.end() ? own->second : kernels_of_target.at("")).of_mode(index);
    const std::map<std::string, Statement> all = compiled(mode, ir);
    const std::lock_guard lock(mutex);
    EXPECT_EQ(all.size(), count) << mode.target;
    for (const auto& [name, said] : all) {
      const KernelResources kernel{.vgprs = said.vgprs,
                                   .agprs = said.agprs,
                                   .sgprs = said.sgprs,
                                   .lds_bytes = said.lds_bytes,
                                   .wave_size = mode.wave_size,
                                   .wgp_mode = mode.wgp_mode};
      const std::string what =
          fmt::format("{} wave{} {}, {}", mode.target, mode.wave_size, mode.wgp_mode ? "WGP" : "CU", name);
      EXPECT_EQ(clang_occupancy(limits, kernel, sizes_of(name)), said.occupancy) << what;
      if (compare == Compare::occupancy_and_encoding) {
        EXPECT_EQ(encoded_vgprs(limits, mode.wave_size, said.vgprs, said.agprs), said.vgpr_blocks) << what;
        EXPECT_EQ(encoded_sgprs(limits, said.sgprs), said.sgpr_blocks) << what;
      }
      ++compared;
    }
  });
  EXPECT_GE(compared, modes.size() * 2);
}

std::string kernel_that_uses(const std::string& name, const std::string& registers) {
  return fmt::format("define amdgpu_kernel void @{}() \"amdgpu-flat-work-group-size\"=\"1,64\" {{ {} ret void }}\n",
                     name,
                     registers.empty() ? "" : fmt::format("call void asm sideeffect \"; use\", \"{}\"()", registers));
}

// VGPR counts and SGPR counts on every target in both wave sizes.
TEST(Llc, RegisterCounts) {
  const auto kernels = [](uint32_t most_sgprs) {
    Kernels made;
    for (uint32_t count = 0; count <= 256; ++count)
      made.all.push_back(
          kernel_that_uses(fmt::format("v{}", count), count == 0 ? "" : fmt::format("~{{v{}}}", count - 1)));
    for (uint32_t count = 1; count <= most_sgprs; ++count)
      made.all.push_back(kernel_that_uses(fmt::format("s{}", count), fmt::format("~{{s{}}}", count - 1)));
    return made;
  };
  std::vector<Mode> modes;
  for (const Mode& mode : all_modes())
    if (!mode.wgp_mode) modes.push_back(mode);
  compare_with_llc(modes, {{"", kernels(102)}, {"gfx802", kernels(96)}, {"gfx805", kernels(96)}},
                   Compare::occupancy_and_encoding, [](const std::string&) {
                     return WorkgroupSizes{1, 64};
                   });
}

// AGPRs beside VGPRs and behind them.
TEST(Llc, AccumulationRegisters) {
  Kernels kernels;
  for (const uint32_t vgprs : {1, 4, 5, 60, 128, 254, 256})
    for (const uint32_t agprs : {1, 3, 4, 8, 9, 100, 128, 253, 256})
      kernels.all.push_back(kernel_that_uses(fmt::format("k{}_{}", vgprs, agprs),
                                             fmt::format("~{{v{}}},~{{a{}}}", vgprs - 1, agprs - 1)));
  compare_with_llc({{"gfx908", 64, false}, {"gfx90a", 64, false}, {"gfx942", 64, false}, {"gfx950", 64, false}},
                   {{"", kernels}}, Compare::occupancy_and_encoding, [](const std::string&) {
                     return WorkgroupSizes{1, 64};
                   });
}

// LDS, barriers and wave slots, for ranges of workgroup sizes and single ones.
TEST(Llc, LdsAndWorkgroupSizes) {
  const std::vector<WorkgroupSizes> ranges{{1, 64},    {1, 256},   {1, 1024},  {64, 64},    {65, 65},     {100, 300},
                                           {128, 128}, {192, 192}, {256, 256}, {320, 1000}, {1024, 1024}, {32, 96}};
  const auto kernels = [&](uint32_t most_bytes) {
    Kernels made;
    for (const uint32_t bytes : {0u,     1u,     511u,   512u,   513u,   1281u,  2560u,  4000u,  4097u,  8192u,  10923u,
                                 16384u, 16385u, 21845u, 21846u, 32768u, 32769u, 65536u, 81920u, 81921u, 163840u}) {
      if (bytes > most_bytes) continue;
      if (bytes > 0) made.head += fmt::format("@l{} = internal addrspace(3) global [{} x i8] poison\n", bytes, bytes);
      for (size_t i = 0; i < ranges.size(); ++i)
        made.all.push_back(fmt::format(
            "define amdgpu_kernel void @l{}_{}() \"amdgpu-flat-work-group-size\"=\"{},{}\" {{ {} ret void }}\n", bytes,
            i, ranges[i].least, ranges[i].most,
            bytes == 0 ? "" : fmt::format("store volatile i8 0, ptr addrspace(3) @l{}", bytes)));
    }
    return made;
  };
  compare_with_llc(all_modes(), {{"", kernels(65536)}, {"gfx950", kernels(163840)}}, Compare::occupancy,
                   [&](const std::string& name) { return ranges.at(std::stoul(name.substr(name.find('_') + 1))); });
}

// One kernel of clang's remarks and of the metadata beside it.
struct Remark {
  uint32_t vgprs = 0, agprs = 0, sgprs = 0, lds_bytes = 0, occupancy = 0;
};

std::map<std::string, Remark> remarks_of(const std::string& messages) {
  std::map<std::string, Remark> all;
  std::string name;
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);) {
    const size_t remark = line.find("remark: ");
    const size_t end = line.find(" [-Rpass-analysis=kernel-resource-usage]");
    if (remark == std::string::npos || end == std::string::npos) continue;
    const std::string text = line.substr(remark + 8, end - remark - 8);
    const size_t colon = text.rfind(": ");
    const std::string key = text.substr(text.find_first_not_of(' '), colon - text.find_first_not_of(' '));
    const std::string value = text.substr(colon + 2);
    if (key == "Function Name") name = value;
    Remark& entry = all[name];
    const std::map<std::string, uint32_t*> fields{{"VGPRs", &entry.vgprs},
                                                  {"AGPRs", &entry.agprs},
                                                  {"TotalSGPRs", &entry.sgprs},
                                                  {"LDS Size [bytes/block]", &entry.lds_bytes},
                                                  {"Occupancy [waves/SIMD]", &entry.occupancy}};
    if (const auto field = fields.find(key); field != fields.end()) *field->second = number(value, name);
  }
  return all;
}

struct Metadata {
  WorkgroupSizes sizes{1, 0};
  uint32_t wave_size = 0;
};

// From the YAML that -S writes; a kernel's keys are sorted, so its name comes before its wave size.
std::map<std::string, Metadata> metadata_of(const std::string& assembly) {
  std::map<std::string, Metadata> all;
  std::istringstream lines(assembly.substr(std::min(assembly.size(), assembly.rfind(".amdgpu_metadata"))));
  Metadata current;
  std::string name;
  uint32_t required = 0;  // dimensions still to come
  uint32_t items = 1;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string key, value;
    words >> key >> value;
    const bool starts_kernel = line.starts_with("  - ");
    if (starts_kernel) current = {}, key = value, words >> value;
    if (required > 0 && key == "-") {
      items *= number(value, key);
      if (--required == 0) current.sizes = {items, items};
    } else if (key == ".max_flat_workgroup_size:") {
      current.sizes.most = number(value, key);
    } else if (key == ".reqd_workgroup_size:") {
      required = 3, items = 1;
    } else if (key == ".name:" && line.starts_with("    .name:")) {
      name = value;
    } else if (key == ".wavefront_size:") {
      current.wave_size = number(value, key);
      all[name] = current;
    }
  }
  return all;
}

// The device library as version 5.2.3 has it, with files of an older target standing in for those of targets that came
// later: without them functions of the library would be calls to nowhere, whose registers clang leaves open. Returns
// the folder.
std::string device_library_for_all_targets() {
  namespace fs = std::filesystem;
  const char* given = std::getenv("LW_DEVICE_LIBS");
  const fs::path from = given != nullptr && *given != '\0' ? given : "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";
  const fs::path to = fs::path(LW_TIMING_TESTS_OUTPUT) / "bitcode";
  fs::remove_all(to);
  fs::create_directories(to);
  for (const fs::directory_entry& file : fs::directory_iterator(from))
    fs::create_symlink(file.path(), to / file.path().filename());
  for (const auto& [target, stand_in] : {std::pair{"1100", "1030"}, {"1201", "1030"}, {"942", "940"}}) {
    const fs::path link = to / fmt::format("oclc_isa_version_{}.bc", target);
    if (!fs::exists(link)) fs::create_symlink(from / fmt::format("oclc_isa_version_{}.bc", stand_in), link);
  }
  return to.string();
}

// The programs of tests/kernels at -O3, each for some of the targets.
TEST(Clang, RemarksOfAllKernelPrograms) {
  const Result<std::vector<kernels::Case>> cases = kernels::load_cases(LW_KERNELS_FOLDER);
  ASSERT_TRUE(cases.ok()) << cases.error().message;
  ASSERT_GT(cases->size(), 30u);
  ASSERT_EQ(setenv("LW_DEVICE_LIBS", device_library_for_all_targets().c_str(), 1), 0);
  const std::vector<std::string> targets{"gfx803",  "gfx900",  "gfx906", "gfx1010", "gfx1030",
                                         "gfx1100", "gfx1201", "gfx90a", "gfx942"};
  struct Job {
    const kernels::Case* program;
    std::string target;
  };
  std::vector<Job> jobs;
  for (size_t i = 0; i < cases->size(); ++i)
    for (size_t t = i % one_in(); t < targets.size(); t += one_in()) jobs.push_back({&(*cases)[i], targets[t]});
  std::mutex mutex;
  std::map<std::string, size_t> compared;
  size_t limited = 0;
  in_parallel(jobs.size(), [&](size_t index) {
    const Job& job = jobs[index];
    const std::string output = fmt::format("{}/{}-{}.s", LW_TIMING_TESTS_OUTPUT, job.program->name, job.target);
    const std::string command =
        kernels::compile_command(*job.program, job.target, "O3", output) + " -S -Rpass-analysis=kernel-resource-usage";
    const std::map<std::string, Remark> remarks = remarks_of(output_of(command));
    std::ifstream file(output);
    std::stringstream assembly;
    assembly << file.rdbuf();
    const std::map<std::string, Metadata> kernels = metadata_of(assembly.str());
    const std::lock_guard lock(mutex);
    const TargetLimits limits = limits_of(job.target);
    EXPECT_FALSE(kernels.empty()) << command;
    for (const auto& [name, metadata] : kernels) {
      const std::string what = fmt::format("{} of {} for {}", name, job.program->name, job.target);
      ASSERT_TRUE(remarks.contains(name)) << what;
      const Remark& remark = remarks.at(name);
      const KernelResources kernel{.vgprs = remark.vgprs,
                                   .agprs = remark.agprs,
                                   .sgprs = remark.sgprs,
                                   .lds_bytes = remark.lds_bytes,
                                   .workgroup_size = metadata.sizes.most,
                                   .wave_size = metadata.wave_size};
      EXPECT_EQ(clang_occupancy(limits, kernel, metadata.sizes), remark.occupancy) << what;
      // At a workgroup size of its own a kernel never has more waves than clang says, save by LDS granules.
      EXPECT_LE(occupancy(limits, kernel).waves_per_simd, remark.occupancy) << what;
      ++compared[job.target];
      if (remark.occupancy < limits.max_waves_per_simd) ++limited;
    }
  });
  size_t total = 0;
  for (const auto& [target, count] : compared) {
    RecordProperty(target, static_cast<int>(count));
    total += count;
  }
  EXPECT_EQ(compared.size(), targets.size());
  EXPECT_GE(total, jobs.size());
  EXPECT_GE(limited, 10u);
}

}  // namespace
}  // namespace lw::timing
