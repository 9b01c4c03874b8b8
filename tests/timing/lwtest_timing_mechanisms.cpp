// The clock's mechanisms one at a time (tests/timing/mechanisms): what is published of each, beside what the clock
// says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "gpu/emulated_gpu.h"
#include "input/assemble.h"
#include "isa/machines.h"
#include "mechanism_file.h"
#include "object/object.h"
#include "timed/timed.h"

namespace lw::test {
namespace {

const std::string kFolder = LW_TIMING_TESTS_FOLDER "/mechanisms";
size_t known_differences = 0;
bool shows_all = false;  // --show

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  LW_CHECK(file.good(), "cannot read " + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

using Variables = std::map<std::string, int64_t>;

Result<std::vector<std::byte>> assemble(const MechanismCase& test, const isa::Target& target,
                                        const Variables& variables) {
  const bool is_wave64 = variables.at("wave") == 64;
  const std::string target_name = fmt::format("{}{}", target.limits->target, is_wave64 ? ":wave64" : "");
  std::string source;
  for (const auto& [name, value] : variables) source += fmt::format(".set {}, {}\n", name, value);
  for (const char* macro : {"before", "body", "round", "after"})
    if (test.assembly.find(std::string(".macro ") + macro) == std::string::npos)
      source += fmt::format(".macro {}\n.endm\n", macro);
  source += test.assembly + text_of(kFolder + "/frame.s");
  std::string warnings;
  Result<text::Assembly> assembly = input::assemble_source(test.name, source, {.target = target_name}, warnings);
  if (!assembly) return assembly.error();
  return input::link(*assembly, test.name);
}

// A buffer of `bytes`, at the start of which every `stride` bytes lies the offset of the next such place, at the end of
// what a chain goes through that of the first.
constexpr uint64_t kMostChainBytes = 4 << 20;
Result<uint64_t> allocate(gpu::EmulatedGpu& gpu, uint64_t bytes, uint64_t stride) {
  const Result<uint64_t> address = gpu.memory().allocate(bytes, {"buffer"});
  if (!address || stride == 0) return address;
  const std::span<std::byte> view = gpu.memory().view(*address, bytes);
  const uint64_t chain = std::min(bytes, kMostChainBytes);
  for (uint64_t at = 0; at < chain; at += stride) {
    const uint32_t next = static_cast<uint32_t>(at + stride < chain ? at + stride : 0);
    std::memcpy(view.data() + at, &next, sizeof next);
  }
  return address;
}

Result<double> cycles(const MechanismCase& test, Variables variables) {
  const isa::Device* device = isa::find_device(test.device);
  if (device == nullptr || device->product == nullptr) return Error{"there is no product " + test.device};
  // A wave's size is a property of a kernel on RDNA alone; a workgroup is one wave where the file says nothing.
  const bool is_rdna = device->limits->default_wave_size() == 32;
  const int64_t wave = variables.try_emplace("wave", is_rdna ? 32 : 0).first->second;
  variables.try_emplace("block", wave == 0 ? 64 : wave);
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : test.set)
    if (const auto error = parameters.set(key, value)) return *error;
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  const Result<std::vector<std::byte>> elf = assemble(test, *isa::find_target(device->target()), variables);
  if (!elf) return elf.error();
  const Result<object::CodeObject> code = object::load(*elf);
  if (!code) return code.error();
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(*code);
  if (!gpu) return gpu.error();
  const auto value = [&](const char* name) { return static_cast<uint32_t>(variables.at(name)); };
  gpu::Launch launch;
  launch.work_items = {value("grid") * value("block"), 1, 1};
  launch.workgroup_size = {value("block"), 1, 1};
  std::vector<std::byte> arguments(16);
  if (value("buffer") != 0) {
    const Result<uint64_t> address = allocate(**gpu, value("buffer"), value("stride"));
    if (!address) return address.error();
    std::memcpy(arguments.data(), &*address, sizeof *address);
  }
  launch.kernarg = gpu::KernargImage{.bytes = std::move(arguments), .address = {}};
  const object::Kernel& kernel = *code->find_kernel("measured");
  const Result<gpu::PlacedLaunch> placed = (*gpu)->place(kernel, launch);
  if (!placed) return placed.error();
  const auto time = timed::time_dispatch(**gpu, kernel, *placed, parameters, *machine);
  if (!time) return time.error();
  if (time->whole) return Error{"the dispatch is so large that a part stood for it"};
  return static_cast<double>(time->cycles);
}

// The difference over all variables that have two values: with n and loops what one more of a loop's body costs, in
// which neither launch nor fetching nor the loop's own instructions have a part.
Result<double> measure(const MechanismCase& test) {
  double sum = 0, divisor = test.per;
  const size_t count = test.differences.size();
  for (const Difference& difference : test.differences)
    if (difference.is_slope) divisor *= static_cast<double>(difference.to - difference.from);
  for (size_t run = 0; run < size_t{1} << count; ++run) {
    Variables variables = test.variables;
    bool is_negative = false;
    for (size_t i = 0; i < count; ++i) {
      const bool is_to = (run >> i & 1) != 0;
      variables[test.differences[i].variable] = is_to ? test.differences[i].to : test.differences[i].from;
      is_negative ^= !is_to;
    }
    const Result<double> time = cycles(test, variables);
    if (!time) return time.error();
    sum += is_negative ? -*time : *time;
  }
  return sum / divisor;
}

class Mechanism : public testing::Test {
 public:
  explicit Mechanism(const MechanismCase& test) : test_(test) {}
  void TestBody() override {
    const Result<double> obtained = measure(test_);
    ASSERT_TRUE(obtained) << obtained.error().message;
    const bool is_met = test_.expected.is_met(*obtained);
    const std::string both =
        fmt::format("published: {} ({}); obtained: {:.6g}", test_.expected.text, test_.source, *obtained);
    if (shows_all) fmt::print("{}\n  {}\n", test_.name, both);
    if (test_.known.empty()) {
      EXPECT_TRUE(is_met) << test_.name << "\n" << both;
    } else {
      EXPECT_FALSE(is_met) << test_.name << "\n" << both << "\nno longer differs: take its `known` away";
      if (!is_met) {
        ++known_differences;
        fmt::print("known to differ: {}\n  {}\n  {}\n", test_.name, both, test_.known);
      }
    }
  }

 private:
  const MechanismCase& test_;
};

// Of every file; `suites` has the file's name for each.
std::vector<MechanismCase> all_cases(std::vector<std::string>& suites) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".s" && entry.path().filename() != "frame.s") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<MechanismCase> all;
  for (const std::string& path : paths) {
    Result<std::vector<MechanismCase>> cases = read_mechanism_file(path);
    LW_CHECK(cases.ok(), cases ? "" : cases.error().message);
    for (MechanismCase& test : *cases) {
      suites.push_back(std::filesystem::path(path).stem());
      all.push_back(std::move(test));
    }
  }
  return all;
}

}  // namespace
}  // namespace lw::test

int main(int argc, char** argv) {
  using namespace lw::test;
  testing::InitGoogleTest(&argc, argv);
  shows_all = argc > 1 && std::string_view(argv[1]) == "--show";
  std::vector<std::string> suites;
  const std::vector<MechanismCase> cases = all_cases(suites);
  for (size_t i = 0; i < cases.size(); ++i)
    testing::RegisterTest(suites[i].c_str(), cases[i].name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [&test = cases[i]]() -> Mechanism* { return new Mechanism(test); });
  const int result = RUN_ALL_TESTS();
  fmt::print("{} cases, {} known to differ\n", cases.size(), known_differences);
  return cases.empty() ? 1 : result;
}
