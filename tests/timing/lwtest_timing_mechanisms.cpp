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
#include "timing/analysis.h"
#include "watch/clock.h"

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
  Result<input::Assembled, Messages> assembled = input::assemble_source({}, test.name, source, {.target = target_name});
  if (!assembled) return Error{render(assembled.error())};
  Result<std::vector<std::byte>, Messages> object = input::link(*assembled, test.name);
  if (!object) return Error{render(object.error())};
  return std::move(*object);
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
  uint64_t buffer = 0;
  if (value("buffer") != 0) {
    const Result<uint64_t> address = allocate(**gpu, value("buffer"), value("stride"));
    if (!address) return address.error();
    buffer = *address;
    std::memcpy(arguments.data(), &buffer, sizeof buffer);
  }
  launch.kernarg = gpu::KernargImage{.bytes = std::move(arguments), .address = {}};
  const object::Kernel& kernel = *code->find_kernel("measured");
  Result<gpu::PlacedLaunch> placed = (*gpu)->place(kernel, launch);
  if (!placed) return placed.error();
  if (value("texture") != 0) placed->dispatch.compressed = {{buffer, buffer + value("buffer")}};
  const auto time = watch::time_dispatch(**gpu, kernel, *placed, parameters, *machine);
  if (!time) return time.error();
  if (time->whole) return Error{"the dispatch is so large that a part stood for it"};
  const auto use = timing::utilisation(*machine, *time);
  for (const double share : {use.valu, use.salu, use.lds, use.address, use.l2, use.memory})
    if (share > 1) return Error{fmt::format("a unit is busy for {:.1f} % of the time", 100 * share)};
  return static_cast<double>(time->cycles);
}

// The difference over all variables that have two values: with n and loops what one more of a loop's body costs, in
// which neither launch nor fetching nor the loop's own instructions have a part.
Result<double> difference(const MechanismCase& test) {
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

Result<double> measure(MechanismCase test) {
  if (!test.ratio) return difference(test);
  test.variables[test.ratio->variable] = test.ratio->slow;
  const Result<double> slow = difference(test);
  test.variables[test.ratio->variable] = test.ratio->fast;
  const Result<double> fast = difference(test);
  if (!slow || !fast) return slow ? fast : slow;
  return *slow / *fast;
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

// Loads, stores, atomics and LDS, several waves on several compute units, and a loop.
MechanismCase everything(std::string device) {
  MechanismCase test;
  test.name = "everything";
  test.device = std::move(device);
  for (const auto& [name, value] : {std::pair{"grid", 4},
                                    {"block", 128},
                                    {"buffer", 65536},
                                    {"texture", 1},
                                    {"n", 2},
                                    {"loops", 2},
                                    {"lds", 1024},
                                    {"vgprs", 24},
                                    {"stride", 0},
                                    {"wgp", 0}})
    test.variables[name] = value;
  test.assembly = R"(
.macro before
  buffer_resource
  v_lshlrev_b32 v1, 6, v0
  v_lshlrev_b32 v2, 2, v0
.endm
.macro body
  s_load_dword s12, s[0:1], 0x0
  buffer_load_dwordx4 v[4:7], v1, s[8:11], 0 offen
  buffer_load_dword v8, v2, s[8:11], 0 offen
  ds_read_b32 v9, v2
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_exp_f32 v10, v8
  v_add_f32 v10, v10, v9
  buffer_store_dword v10, v2, s[8:11], 0 offen
  buffer_atomic_add v8, v1, s[8:11], 0 offen
  ds_write_b32 v2, v10
  s_barrier
.endm
)";
  return test;
}

// A number that somebody sets is refused with its name, or the clock works with it.
TEST(Settings, SmallestAndLargest) {
  size_t taken = 0, refused = 0;
  for (const char* name : {"vega-64", "navi10-5700xt", "navi21-6900xt"}) {
    const isa::Product& product = *isa::find_device(name)->product;
    const timing::Parameters parameters(product);
    MechanismCase test = everything(std::string(product.name));
    test.variables["wgp"] = product.chip->limits->has_wgp;
    const Result<double> usual = cycles(test, test.variables);
    ASSERT_TRUE(usual) << usual.error().message;
    for (const timing::Parameter& parameter : parameters.all()) {
      for (uint64_t value : {uint64_t{0}, uint64_t{1}, 64 * parameter.value, uint64_t{UINT32_MAX}}) {
        MechanismCase changed = test;
        changed.set = {{parameter.name, value}};
        const Result<double> time = cycles(changed, changed.variables);
        ++(time ? taken : refused);
        const std::string what = fmt::format("{}: {} = {}", product.name, parameter.name, value);
        if (time) {
          EXPECT_GE(*time, 1) << what;
        } else if (!time.error().message.starts_with(std::string(product.name) + ": nobody has published")) {
          EXPECT_NE(time.error().message.find(parameter.name), std::string::npos)
              << what << ": " << time.error().message;
        }
      }
    }
  }
  EXPECT_GT(taken, 300u);
  EXPECT_GT(refused, 300u);
}

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
