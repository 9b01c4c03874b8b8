// The library's promises: files come from the session alone, calls do not disturb each other, and what goes wrong is a
// failure with its messages.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "api/api.h"
#include "base/check.h"
#include "calls.h"
#include "lanewise/lanewise.h"
#include "lanewise/rules.h"
#include "lanewise/suggest.h"

namespace lw {
namespace {

using namespace lanewise;

constexpr const char* kKernel = R"(
  .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
  .text
k:
  v_mov_b32 v4, v0
  s_endpgm
  .amdhsa_kernel k
    .amdhsa_next_free_vgpr 5
    .amdhsa_next_free_sgpr 8
  .end_amdhsa_kernel
)";
constexpr const char* kOpencl = "kernel void twice(global int* a) { a[get_global_id(0)] *= 2; }\n";

std::string bytes_of(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string kernel_for(const std::string& target) {
  std::string text = kKernel;
  return text.replace(text.find("gfx900"), 6, target);
}

// Stores its argument's number plus the work-item's in its first argument.
constexpr const char* kAdder = R"(kernel void add(global int* out, int number) {
  out[get_global_id(0)] += number + (int)get_global_id(0);
}
)";

std::string compiled(const char* source) {
  const auto object = compile({.file = "k.cl", .target = "gfx900"}, with_files({{"k.cl", source}}));
  EXPECT_TRUE(object);
  return object ? bytes_of(object->object) : "";
}

// A folder with a file, and one beside it that nobody may read.
class Folders : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(given_);
    write(given_ / "kernel.s", kKernel);
    write(at_ / "secret.h", "#define SECRET 1\n");
    write(at_ / "secret.s", "v_nop\n");
  }
  void TearDown() override { std::filesystem::remove_all(at_); }
  static void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path) << text; }

  const std::filesystem::path at_ =
      std::filesystem::path(testing::TempDir()) / ("lanewise-api-" + std::to_string(::getpid()));
  const std::filesystem::path given_ = at_ / "given";
};

TEST(Library, AssemblesAndDescribesWithoutAFile) {
  const Session session = with_files({{"k.s", kKernel}});
  const auto assembled = assemble({.file = "k.s"}, session);
  ASSERT_TRUE(assembled);
  EXPECT_EQ(assembled->target, "gfx900");
  EXPECT_EQ(assembled->instructions, 2u);
  EXPECT_EQ(assembled->kernels, std::vector<std::string>{"k"});
  const auto described = info({.file = "k.hsaco"}, with_files({{"k.hsaco", bytes_of(assembled->object)}}));
  ASSERT_TRUE(described);
  ASSERT_EQ(described->code_objects.size(), 1u);
  const KernelInfo& kernel = described->code_objects[0].kernels[0];
  EXPECT_EQ(kernel.name, "k");
  EXPECT_EQ(kernel.vgprs, 8u);  // a descriptor counts by fours
  ASSERT_FALSE(kernel.occupancy.empty());
  EXPECT_EQ(kernel.occupancy[0].waves_per_simd, 10u);
}

std::string text_of(const DisassembleReport& report) {
  std::string text;
  report.write_text([&](std::string_view part) { text += part; });
  return text;
}

TEST(Library, DisassemblesOutOfMemory) {
  auto read = disassemble({.file = "k.s", .plain = true}, with_files({{"k.s", kKernel}}));
  ASSERT_TRUE(read);
  // A copy keeps the code.
  const DisassembleReport report = *std::make_unique<DisassembleReport>(*read);
  *read = {};
  EXPECT_EQ(report.target, "gfx900");
  EXPECT_EQ(text_of(report), "v_mov_b32_e32 v4, v0\ns_endpgm\n");
  ASSERT_EQ(report.sections.size(), 1u);
  EXPECT_EQ(report.sections[0].name, ".text");
  EXPECT_EQ(report.sections[0].bytes.size(), 8u);
  std::vector<DisassembledInstruction> instructions;
  report.visit(0, [&](const DisassembledInstruction& one) { instructions.push_back(one); });
  ASSERT_EQ(instructions.size(), 2u);
  EXPECT_EQ(instructions[0].address, report.sections[0].address);
  EXPECT_EQ(instructions[0].words, std::vector<uint32_t>{0x7e080300});
  EXPECT_EQ(instructions[0].mnemonic, "v_mov_b32_e32");
  EXPECT_EQ(instructions[0].encoding, "VOP1");
  ASSERT_EQ(instructions[0].operands.size(), 2u);
  EXPECT_TRUE(instructions[0].operands[0].writes);
  const auto source = disassemble({.file = "k.s", .assembly = true}, with_files({{"k.s", kKernel}}));
  ASSERT_TRUE(source);
  const auto again = assemble({.file = "again.s"}, with_files({{"again.s", text_of(*source)}}));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->kernels, std::vector<std::string>{"k"});
}

TimeRequest timed_adder(const std::string& device) {
  TimeRequest request;
  request.launch = {
      .file = "k.hsaco", .grid = Extent{8, 1, 1}, .block = Extent{64, 1, 1}, .arguments = {"i32[512]=zeros", "i32:1"}};
  request.device = device;
  request.threads = 1;
  return request;
}

// One kernel that two waves of a card have executed, for `study timing`.
std::map<std::string, std::string> captured_files() {
  return {{"cap/kernels.tsv",
           "kernel\tinstruction\toffset\tbytes\texact\tassembly\n"
           "k\t0\t0\t4\t1\tv_mov_b32 v1, 1.0\nk\t1\t4\t4\t1\tv_add_f32 v1, v1, v1\nk\t2\t8\t4\t1\ts_endpgm\n"},
          {"cap/launch.tsv", "kernel\tfamily\tworkgroups\tworkgroup_size\tlds_bytes\twaves\nk\twhole\t1\t64\t0\t2\n"},
          {"cap/stamps.tsv",
           "kernel\twave\tstart\tcount\tinstructions\tkinds\tdeltas\n"
           "k\t0\t0\t3\t0-2\tVVE\t0,1,20\nk\t1\t9\t3\t0-2\tVVE\t0,1,20\n"}};
}

TEST(Library, DoesNotGrow) {
  const auto session = with_files({{"k.s", kKernel}, {"k.hsaco", compiled(kAdder)}});
  expect_no_growth("assemble", [&] { ASSERT_TRUE(assemble({.file = "k.s"}, session)); });
  expect_no_growth("info", [&] { ASSERT_TRUE(info({.file = "k.hsaco"}, session)); });
  expect_no_growth("disassemble", [&] {
    const auto report = disassemble({.file = "k.hsaco"}, session);
    ASSERT_TRUE(report);
    text_of(*report);
  });
  expect_no_growth("devices", [&] { ASSERT_TRUE(devices({.name = "vega-64"}, session)); });
  expect_no_growth("explain", [&] {
    ASSERT_TRUE(explain({.text = "v_add_f32 v0, v1, v2"}, session));
    ASSERT_TRUE(explain({.text = "v_add_f32"}, session));
    ASSERT_FALSE(explain({.text = "k.hsaco:1"}, session));
  });
  expect_no_growth("search_instructions", [&] { ASSERT_TRUE(search_instructions({.words = "add"}, session)); });
  expect_no_growth("live", [&] { ASSERT_TRUE(live({.files = {"k.hsaco"}}, session)); });
  expect_no_growth("run", [&] {
    RunRequest request;
    request.launch = {.file = "k.hsaco",
                      .grid = Extent{2, 1, 1},
                      .block = Extent{64, 1, 1},
                      .arguments = {"i32[128]=zeros", "i32:1"}};
    request.checks = "all";
    request.count = request.profile = true;
    ASSERT_TRUE(run(request, session));
  });
  expect_no_growth("time", [&] { ASSERT_TRUE(lanewise::time(timed_adder("vega-64"), session)); });
  expect_no_growth("study", [&] {
    const auto report = study({.name = "timing", .only = "DL-2"}, session);
    ASSERT_TRUE(report);
    EXPECT_NE(report->text().find("DL-2"), std::string::npos);
  });
  // What fails is given back, too.
  expect_no_growth("failures", [&] {
    ASSERT_FALSE(assemble({.file = "nosuch.s"}, session));
    ASSERT_FALSE(run({}, session));
  });
}

TEST(Library, RefusesPartsOfWords) {
  const auto words = disassemble({.file = "w", .target = "gfx900", .raw = true}, with_files({{"w", "abc"}}));
  ASSERT_FALSE(words);
  EXPECT_EQ(words.failure().messages[0].file, "w");
  EXPECT_EQ(words.failure().messages[0].text, "3 bytes: expected a multiple of 4");
}

TEST(Library, DisassemblesTwiceAtOnce) {
  const auto work = [](const std::string& target) {
    const auto report = disassemble({.file = "k.s"}, with_files({{"k.s", kernel_for(target)}}));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->target, target);
    EXPECT_NE(text_of(*report).find("v_mov_b32_e32 v4, v0"), std::string::npos);
    report->visit(0, [](const DisassembledInstruction& one) { EXPECT_FALSE(one.mnemonic.empty()); });
  };
  twice_at_once<std::string>(work, "gfx803", "gfx1030");
}

TEST(Library, RunsOutOfMemory) {
  const std::string code = compiled(kAdder);
  const std::string begin("\1\0\0\0\2\0\0\0\3\0\0\0\4\0\0\0", 16);
  const auto session = with_files({{"k.hsaco", code}, {"begin.bin", begin}});
  const auto work = [&](const int& number) {
    RunRequest request;
    request.launch = {.file = "k.hsaco",
                      .grid = Extent{2, 1, 1},
                      .block = Extent{2, 1, 1},
                      .arguments = {"i32[4]=@begin.bin", "i32:" + std::to_string(number)}};
    request.outputs = {{"0", "after.bin"}};
    request.values = {{.array = "0", .first = 1, .count = 2}};
    request.checks = "all";
    request.count = request.profile = true;
    const auto report = run(request, session);
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    EXPECT_EQ(report->outcome, "finished");
    EXPECT_EQ(report->kernel, "add");
    ASSERT_EQ(report->files.size(), 1u);
    EXPECT_EQ(report->files[0].path, "after.bin");
    std::array<int32_t, 4> after{};
    ASSERT_EQ(report->files[0].contents.bytes.size(), sizeof after);
    std::memcpy(after.data(), report->files[0].contents.bytes.data(), sizeof after);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(after[static_cast<size_t>(i)], 1 + i + number + i);
    ASSERT_EQ(report->arguments.size(), 1u);
    EXPECT_EQ(report->arguments[0].values,
              (std::vector<std::string>{std::to_string(3 + number), std::to_string(5 + number)}));
    EXPECT_TRUE(report->arguments[0].has_more);
    EXPECT_TRUE(report->findings->empty());
    EXPECT_FALSE(report->has_mistakes());
    EXPECT_EQ(report->count->workgroups, 2u);
    EXPECT_EQ(report->count->wave_instructions, report->wave_instructions);
    uint64_t profiled = 0;
    for (const ProfiledInstruction& one : report->profile->instructions) profiled += one.wave_instructions;
    EXPECT_EQ(profiled, report->wave_instructions);
  };
  twice_at_once<int>(work, 10, 1000);
}

TEST(Library, TimesOutOfMemory) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  const auto work = [&](const uint64_t& latency) {
    TimeRequest request = timed_adder("vega-64");
    request.timeline = request.sensitivity = true;
    request.set = {{"l2_hit_cycles", latency}};
    const auto report = lanewise::time(request, session);
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    EXPECT_EQ(report->run.outcome, "finished");
    const TimedDispatch& d = *report->dispatch;
    EXPECT_EQ(d.kernel, "add");
    EXPECT_EQ(d.device, "vega-64");
    EXPECT_GT(d.cycles, latency);
    EXPECT_LT(d.cycles, 8 * latency + 4000);
    EXPECT_EQ(d.workgroups, 8u);
    EXPECT_EQ(d.resources.wave_size, 64u);
    EXPECT_EQ(d.compute_units_with_work, 8u);
    uint64_t executed = 0, cycles = 0;
    for (const TimedInstruction& i : d.instructions) {
      executed += i.executed;
      cycles += i.all_cycles();
      EXPECT_EQ(i.latency_cycles + i.idle_cycles, i.all_cycles());
      EXPECT_LE(i.stall_cycles, i.latency_cycles);
    }
    EXPECT_EQ(executed, d.wave_instructions);
    EXPECT_EQ(executed, report->run.wave_instructions);
    EXPECT_EQ(cycles, d.wave_cycles);
    ASSERT_EQ(d.by_cost.size(), d.instructions.size());
    EXPECT_GE(d.instructions[d.by_cost.front()].all_cycles(), d.instructions[d.by_cost.back()].all_cycles());
    ASSERT_TRUE(d.timeline);
    EXPECT_EQ(d.timeline->waves.size(), 8u);
    ASSERT_TRUE(d.range);
    EXPECT_LT(d.range->least, d.cycles);
    EXPECT_GT(d.range->most, d.cycles);
    EXPECT_GE(d.range->least, d.range->needed);
    EXPECT_LE(d.range->parameters_least, d.cycles);
    EXPECT_GE(d.range->parameters_most, d.cycles);
    EXPECT_LT(d.range->model_least, 1);
    EXPECT_GT(d.range->model_most, 1);
    EXPECT_FALSE(d.left_out.empty());
  };
  twice_at_once<uint64_t>(work, 200, 2000);
}

TEST(Library, SaysWhyThereIsNoTime) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  const auto refusal = [&](const std::function<void(TimeRequest&)>& change) {
    TimeRequest request = timed_adder("vega-64");
    change(request);
    const auto report = lanewise::time(request, session);
    EXPECT_FALSE(report);
    return report ? std::string() : report.failure().messages.back().text;
  };
  EXPECT_EQ(refusal([](TimeRequest& r) { r.device = "vega-46"; }),
            "--device vega-46: there is no such device (is it vega-64?); `lanewise devices` lists them");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.device = "fiji-r9-nano"; }),
            "there is no code for gfx803 in the file, only for gfx900");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.waves = 11; }), "--waves 11: a SIMD of vega-64 has 10");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.set = {{"nosuch", 1}}; }).substr(0, 15), "--set: 'nosuch'");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.waves = 0; }), "--waves 0: expected 1 to 32");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.clock_mhz = 0; }), "--clock 0: expected 1 to 100000");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.vgprs = 0; }), "--vgprs 0: expected 1 to 512");
  EXPECT_EQ(refusal([](TimeRequest& r) { r.threads = 100'000; }), "--threads 100000: expected 1 to 1024");
  // A kernel that faults is timed until it does.
  TimeRequest request = timed_adder("vega-64");
  request.launch.arguments[0] = "i32[4]=zeros";
  const auto outside = lanewise::time(request, session);
  ASSERT_TRUE(outside);
  EXPECT_EQ(outside->run.outcome, "memory_fault");
  EXPECT_FALSE(outside->dispatch->is_complete);
  EXPECT_GT(outside->dispatch->cycles, 0u);
}

TEST(Library, RepeatsPublishedExperiments) {
  const auto work = [](const std::string& only) {
    const auto report = study({.name = "timing", .only = only}, {});
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    EXPECT_EQ(report->interrupted, "");
    EXPECT_NE(report->text().find(only), std::string::npos);
    EXPECT_NE(report->json().find("\"schema\": \"lanewise/study-timing/1\""), std::string::npos);
    EXPECT_NE(report->svg().find("<svg"), std::string::npos);
    EXPECT_NE(report->html().find("<html"), std::string::npos);
    EXPECT_NE(report->markdown("t.svg").find("t.svg"), std::string::npos);
  };
  twice_at_once<std::string>(work, "DL-2", "DL-9");
  const auto has_name = [](const StudyInfo& one) { return one.name == "timing"; };
  EXPECT_TRUE(std::ranges::any_of(studies(), has_name));
}

TEST(Library, ReadsCapturesOfTheSession) {
  const auto session = with_files(captured_files());
  const auto report = study({.name = "timing", .captures = "cap", .predictions = "out.tsv"}, session);
  ASSERT_TRUE(report) << report.failure().messages[0].text;
  EXPECT_EQ(report->predicted_kernels, 1u);
  ASSERT_EQ(report->files.size(), 1u);
  EXPECT_EQ(report->files[0].path, "out.tsv");
  EXPECT_EQ(report->files[0].contents.text().substr(0, 29), "kernel\twave\tstep\tcycle\nk\t0\t0\t");
  const auto none = study({.name = "timing", .captures = "nosuch"}, session);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.failure().messages[0].text, "nosuch/kernels.tsv: the session has no such file");
  const auto other = study({.name = "sdwa", .sensitivity = true}, session);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.failure().messages[0].text, "--sensitivity: the study sdwa does not take it; it takes --timeout");
  EXPECT_FALSE(study({.name = "rdna", .cases_too = true}, session));
  session.cancel.request("enough");
  const auto ended = study({.name = "timing", .only = "DL-2"}, session);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->interrupted, "enough");
  EXPECT_EQ(ended->done_units, "cases are timed");
}

TEST(Library, UsesMemoryOfTheCaller) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  std::array<int32_t, 7> numbers{1, 2, 3, 4, 5, 6, 7};
  for (const size_t first : {0, 1}) {  // one of them is no multiple of 8 bytes
    RunRequest request;
    request.launch = {
        .file = "k.hsaco", .grid = Extent{1, 1, 1}, .block = Extent{4, 1, 1}, .arguments = {"i32[4]=iota", "i32:10"}};
    const std::span<std::byte> bytes = std::as_writable_bytes(std::span(numbers).subspan(first, 4));
    request.launch.memory["0"] = {.bytes = bytes};
    ASSERT_TRUE(run(request, session));
    // A store into memory that is not writable is a fault.
    request.launch.memory["0"].writable = false;
    const auto fault = run(request, session);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->outcome, "memory_fault");
    EXPECT_NE(fault->fault->message.find("argument 0 'out' (i32[4]) is read-only"), std::string::npos);
    // The caller has the values.
    request.launch.memory["0"].writable = true;
    request.values = {{.array = "0"}};
    const auto printed = run(request, session);
    ASSERT_FALSE(printed);
    EXPECT_EQ(printed.failure().messages[0].text, "--print 0: it is memory of the caller");
  }
  EXPECT_EQ(numbers, (std::array<int32_t, 7>{11, 2 + 11 + 10, 3 + 12 + 11, 4 + 13 + 12, 5 + 13, 6, 7}));
  const auto refusal = [&](size_t argument, size_t count) {
    RunRequest request;
    request.launch = {
        .file = "k.hsaco", .grid = Extent{1, 1, 1}, .block = Extent{4, 1, 1}, .arguments = {"i32[4]=zeros", "i32:1"}};
    request.launch.memory[std::to_string(argument)] = {.bytes =
                                                           std::as_writable_bytes(std::span(numbers).first(count))};
    const auto report = run(request, session);
    return report ? "" : report.failure().messages[0].text;
  };
  EXPECT_EQ(refusal(0, 3), "memory for argument 0: 12 bytes; i32[4] has 16");
  EXPECT_EQ(refusal(1, 1), "memory for argument 1: it is not an array");
  EXPECT_EQ(refusal(2, 1), "memory for argument 2: it is not an array");
}

TEST(Library, RecordsWaves) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  RunRequest request;
  request.launch = {
      .file = "k.hsaco", .grid = Extent{3, 1, 1}, .block = Extent{64, 1, 1}, .arguments = {"i32[192]=zeros", "i32:5"}};
  request.filter.workgroup = Extent{2, 0, 0};
  request.recording = RecordingRequest{};
  const auto report = run(request, session);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->recording->waves.size(), 1u);
  const RecordedWave& wave = report->recording->waves[0];
  EXPECT_EQ(wave.workgroup, (Extent{2, 0, 0}));
  EXPECT_EQ(wave.steps.size() * 3, report->wave_instructions);
  EXPECT_TRUE(report->recording->left_out.empty());
  // The store has each work-item's number plus 5 in a register that an addition wrote.
  const auto text = [&](size_t step) { return report->recording->instructions[wave.steps[step].instruction].text; };
  size_t store = 0;
  while (!text(store).starts_with("global_store_dword")) ++store;
  const AccessedMemory& access = wave.accesses[wave.steps[store].first_access];
  EXPECT_EQ(access.kind, "store");
  EXPECT_EQ(access.lanes, ~uint64_t{0});
  EXPECT_EQ(wave.addresses[access.first_address + 63] - wave.addresses[access.first_address], 4u * 63);
  const Register data = *register_number(text(store).substr(text(store).find("], v") + 3, 2));
  WaveReplay replay(wave);
  const size_t row = size_t{64} * (data - kFirstVgpr);
  for (uint32_t lane = 0; lane < 64; ++lane) EXPECT_EQ(replay.before(store).vgprs[row + lane], 128 + lane + 5);
  const std::optional<size_t> writer = wave.last_write(data, 63, store);
  ASSERT_TRUE(writer);
  EXPECT_NE(replay.before(*writer).vgprs[row + 63], 128u + 63 + 5);      // back
  EXPECT_EQ(replay.before(*writer + 1).vgprs[row + 63], 128u + 63 + 5);  // and forward
  EXPECT_EQ(wave.last_write(data, std::nullopt, 0), std::nullopt);
  EXPECT_THROW(replay.before(wave.steps.size() + 1), std::out_of_range);
  EXPECT_EQ(register_number("v[0:1]"), std::nullopt);
  request.filter.pc_begin = 4;
  const auto refused = run(request, session);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.failure().messages[0].text,
            "a recording has all instructions of a wave: it cannot have a range of addresses");
}

TEST(Library, ReportsTheEndOfARun) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  RunRequest request;
  request.launch = {
      .file = "k.hsaco", .grid = Extent{1, 1, 1}, .block = Extent{64, 1, 1}, .arguments = {"i32[4]=zeros", "i32:1"}};
  std::string trace;
  request.trace = TraceRequest{.write = [&](std::string_view lines) { trace += lines; }};
  const auto outside = run(request, session);
  ASSERT_TRUE(outside);
  EXPECT_EQ(outside->outcome, "memory_fault");
  EXPECT_EQ(outside->failure, FailureKind::interrupted);
  EXPECT_EQ(outside->fault->access, "load");
  EXPECT_EQ(outside->fault->relation, "just past the end of argument 0 'out' (i32[4])");
  EXPECT_NE(trace.find("s_load_dword"), std::string::npos);
  // The files of this computer are none of the session's.
  request.launch.arguments[0] = "i32[4]=@/etc/hostname";
  const auto refused = run(request, session);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.failure().kind, FailureKind::bad_input);
  // A caller that cannot write the outputs says so before the kernel runs.
  request.launch.arguments[0] = "i32[4]=zeros";
  request.outputs = {{"0", "after.npy"}};
  trace.clear();
  request.check_outputs = [](const std::vector<std::string>& paths) {
    return one_error(code::kFile, "no room for " + paths.front());
  };
  const auto full = run(request, session);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.failure().messages[0].text, "no room for after.npy");
  EXPECT_EQ(trace, "");
}

TEST(Library, RefusesRunsThatCannotBe) {
  const auto session = with_files({{"k.hsaco", compiled(kAdder)}});
  RunRequest good;
  good.launch = {
      .file = "k.hsaco", .grid = Extent{1, 1, 1}, .block = Extent{4, 1, 1}, .arguments = {"i32[4]=zeros", "i32:1"}};
  ASSERT_TRUE(run(good, session));
  const auto refusal = [&](const std::function<void(RunRequest&)>& change) {
    RunRequest request = good;
    change(request);
    const auto report = run(request, session);
    EXPECT_FALSE(report);
    if (report) return std::string();
    EXPECT_EQ(report.failure().kind, FailureKind::bad_input);
    return report.failure().messages.back().text;
  };
  EXPECT_EQ(refusal([](RunRequest& r) {
              r.launch.block = Extent{0, 1, 1};
            }),
            "--block 0,1,1: expected whole numbers above 0");
  EXPECT_EQ(refusal([](RunRequest& r) {
              r.launch.work_items = Extent{4, 0, 1};
            }),
            "--work-items 4,0,1: expected whole numbers above 0");
  EXPECT_EQ(refusal([](RunRequest& r) { r.launch.printf_buffer_bytes = 1; }),
            "printf buffer of 1 bytes: expected 64 to 4294967295");
  EXPECT_EQ(refusal([](RunRequest& r) {
              r.outputs = {{"0", "out.txt"}};
            }),
            "out.txt: the name of an output must end in .npy or .bin, or .png for an image");
  EXPECT_EQ(refusal([](RunRequest& r) { r.filter.lane = 64; }), "lane 64: a wave has at most 64 lanes");
  EXPECT_EQ(refusal([](RunRequest& r) { r.trace = TraceRequest{}; }), "a trace needs a function to write to");
  EXPECT_EQ(refusal([](RunRequest& r) { r.checks = "nothing"; }).substr(0, 26), "--check=nothing: 'nothing'");
}

// The rest of the report is there.
TEST(Library, SaysWhichFilesARunCannotMake) {
  RunRequest request;
  request.launch = {
      .file = "k.hsaco", .grid = Extent{1, 1, 1}, .block = Extent{4, 1, 1}, .arguments = {"i32[4]=zeros", "i32:1"}};
  request.values = {{.array = "0", .first = 3}};
  request.filter.wave = 31;
  request.trace_page = TracePageRequest{.file = "waves.html"};
  const auto report = run(request, with_files({{"k.hsaco", compiled(kAdder)}}));
  ASSERT_TRUE(report);
  ASSERT_EQ(report->missing_files.size(), 1u);
  EXPECT_EQ(report->missing_files[0].file, "waves.html");
  EXPECT_TRUE(report->files.empty());
  EXPECT_EQ(report->arguments[0].values, std::vector<std::string>{"4"});
}

// Names in the request are the session's, those in the file are relative to its folder.
TEST(Library, RunsALaunchFileOfAFolder) {
  const char* launch =
      R"({"code_object": "k.hsaco", "grid": [1], "block": [4], "arguments": ["i32[4]=@in.bin", "i32:0"],
    "outputs": [{"argument": 0, "file": "out.bin"}]})";
  const std::string sevens("\7\0\0\0\7\0\0\0\7\0\0\0\7\0\0\0", 16), zeros(16, '\0');
  const auto session =
      with_files({{"d/launch.json", launch}, {"d/k.hsaco", compiled(kAdder)}, {"d/in.bin", sevens}, {"in.bin", zeros}});
  RunRequest request;
  request.launch.launch_file = "d/launch.json";
  request.values = {{.array = "0"}};
  const auto as_written = run(request, session);
  ASSERT_TRUE(as_written) << as_written.failure().messages[0].text;
  EXPECT_EQ(as_written->arguments[0].values, (std::vector<std::string>{"7", "8", "9", "10"}));
  ASSERT_EQ(as_written->files.size(), 1u);
  EXPECT_EQ(as_written->files[0].path, "d/out.bin");
  request.launch.arguments = {"i32[4]=@in.bin", "i32:0"};
  const auto overridden = run(request, session);
  ASSERT_TRUE(overridden) << overridden.failure().messages[0].text;
  EXPECT_EQ(overridden->arguments[0].values, (std::vector<std::string>{"0", "1", "2", "3"}));
}

TEST(Library, EndsARunEarly) {
  const auto session = with_files({{"k.cl", "kernel void forever(global volatile int* a) { while (a[0] == 0) {} }\n"}});
  session.cancel.request("enough");
  RunRequest request;
  request.launch = {.file = "k.cl",
                    .target = "gfx900",
                    .grid = Extent{1, 1, 1},
                    .block = Extent{1, 1, 1},
                    .arguments = {"i32[1]=zeros"}};
  const auto ended = run(request, session);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
}

TEST(Library, KnowsDevices) {
  const auto all = devices({}, {});
  ASSERT_TRUE(all);
  EXPECT_GE(all->products.size(), 10u);
  EXPECT_FALSE(all->device);
  const auto work = [](const std::string& name) {
    const auto report = devices({.name = name}, {});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->device->product->name, name);
    const auto clock = std::ranges::find(report->device->facts, "boost_clock_mhz", &DeviceFact::name);
    ASSERT_NE(clock, report->device->facts.end());
    EXPECT_EQ(std::get<uint64_t>(clock->claim.value), *report->device->product->boost_clock_mhz);
    EXPECT_EQ(clock->claim.unit, "MHz");
  };
  twice_at_once<std::string>(work, "vega-64", "fiji-r9-nano");
  const auto none = devices({.name = "vega-46"}, {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.failure().messages[0].text, "'vega-46' is not a product or target; did you mean vega-64?");
}

// A text, words, a mnemonic, and a place in a file that is in memory alone.
TEST(Library, ExplainsInstructions) {
  const auto session =
      with_files({{"d/k.hsaco", compiled(kAdder)}, {"text", "s_nop 3\n"}, {"-", "D1C10005 04120702\n"}});
  const auto text = explain({.text = "v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1", .target = "gfx803"}, session);
  ASSERT_TRUE(text);
  const ExplainPage& page = text->page;
  EXPECT_TRUE(page.is_instruction);
  EXPECT_EQ(page.record, "v_add_f16");
  EXPECT_EQ(page.encoding, "VOP2_SDWA");
  EXPECT_EQ(page.words.size(), 2u);
  uint32_t bits = 0;
  for (const BitField& field : page.fields) bits += field.width_bits;
  EXPECT_EQ(bits, 64u);
  const auto selected = std::ranges::find(page.fields, "dst_sel", &BitField::name);
  ASSERT_NE(selected, page.fields.end());
  EXPECT_EQ(selected->kind, BitField::Kind::modifier);
  EXPECT_EQ(selected->text, "WORD_1");
  ASSERT_EQ(page.writes.size(), 1u);
  EXPECT_EQ(page.writes[0].name, "v0");
  EXPECT_EQ(page.writes[0].bits, 0xffff0000);
  EXPECT_FALSE(page.byte_pictures.empty());
  EXPECT_FALSE(page.hazards.empty());

  const auto of_words = explain({.text = "-"}, session);
  ASSERT_TRUE(of_words);
  EXPECT_EQ(of_words->page.text, "v_mad_f32 v5, v2, v3, v4");
  const auto in_capitals = explain({.text = "V_BCNT_U32_B32"}, session);
  ASSERT_TRUE(in_capitals);
  EXPECT_FALSE(in_capitals->page.is_instruction);
  EXPECT_FALSE(in_capitals->page.forms.empty());
  const auto other_dialect =
      explain({.text = "v_add_f16 v0, v1, v2 dst_sel:word1", .target = "gfx803", .dialect = "clrx"}, session);
  ASSERT_TRUE(other_dialect);
  EXPECT_EQ(other_dialect->page.mnemonic, "v_add_f16_sdwa");
  const auto narrow = explain({.text = "v_cmp_lt_f32 vcc_lo, v0, v1", .target = "gfx1030", .wave_size = 32}, session);
  ASSERT_TRUE(narrow);
  EXPECT_TRUE(std::ranges::count(narrow->page.writes, "vcc_lo", &ExplainedAccess::name));
}

// The files are in memory, and one of them can be read only once.
class ReadOnce : public Files {
 public:
  explicit ReadOnce(std::map<std::string, std::string> files) : files_(memory_files(std::move(files))) {}
  lanewise::Result<FileBytes> read(const std::string& path) const override {
    ++reads;
    return files_->read(path);
  }
  std::optional<std::string> path_on_disk(const std::string&) const override { return std::nullopt; }
  mutable int reads = 0;

 private:
  std::shared_ptr<const Files> files_;
};

TEST(Library, ExplainsPlacesInFiles) {
  const std::string object = compiled(kAdder);
  const auto listing = disassemble({.file = "k.hsaco"}, with_files({{"k.hsaco", object}}));
  ASSERT_TRUE(listing);
  DisassembledInstruction last;
  listing->visit(0, [&](const DisassembledInstruction& one) {
    if (!one.mnemonic.empty()) last = one;
  });
  const std::string hexadecimal = fmt::format("{:x}", last.address);
  const auto files = std::make_shared<ReadOnce>(std::map<std::string, std::string>{{"d/k.hsaco", object}});
  const auto report = explain({.text = "d/k.hsaco:" + hexadecimal}, {.files = files});
  ASSERT_TRUE(report) << report.failure().messages[0].text;
  EXPECT_EQ(report->page.text, last.text);
  EXPECT_EQ(report->page.words, last.words);
  EXPECT_EQ(report->page.target, "gfx900");
  EXPECT_EQ(report->page.address, last.address);
  EXPECT_EQ(report->page.address_file, "d/k.hsaco");
  EXPECT_EQ(files->reads, 1);
  const auto piped = explain({.text = "-:" + hexadecimal}, with_files({{"-", object}}));
  ASSERT_TRUE(piped);
  EXPECT_EQ(piped->page.address_file, "<stdin>");
  // A warning about a source stays with its report.
  const auto source = with_files({{"k.cl", "#warning dull\n" + std::string(kAdder)}});
  const auto warned = explain({.text = "k.cl:" + hexadecimal, .target = "gfx900"}, source);
  ASSERT_TRUE(warned) << warned.failure().messages[0].text;
  ASSERT_FALSE(warned->messages.empty());
  EXPECT_EQ(warned->messages[0].severity, Severity::warning);
}

TEST(Library, RefusesWhatIsNoInstruction) {
  const auto session = with_files({{"k.s", kKernel}, {"empty", ""}});
  const auto refusal = [&](const ExplainRequest& request) {
    const auto report = explain(request, session);
    EXPECT_FALSE(report) << request.text;
    if (report) return std::string();
    EXPECT_EQ(report.failure().kind, FailureKind::bad_input);
    return report.failure().messages.back().text;
  };
  EXPECT_EQ(refusal({}), "no instruction is named");
  EXPECT_EQ(refusal({.text = "v_nosuch_f32"}), "unknown instruction 'v_nosuch_f32'");
  EXPECT_EQ(refusal({.text = "0x020202f9"}), "0x020202f9 is not an instruction of gfx900: it needs more words");
  EXPECT_EQ(refusal({.text = "0xbf810000,0xbf810000"}), "0xbf810000,0xbf810000: the instruction ends after 4 bytes");
  EXPECT_EQ(refusal({.text = "s_endpgm", .target = "gfx7"}).substr(0, 21), "unknown target 'gfx7'");
  EXPECT_EQ(refusal({.text = "s_endpgm", .language = "cl"}), "-x is for FILE:ADDRESS");
  EXPECT_EQ(refusal({.text = "s_endpgm", .wave_size = 48}), "--wave-size 48: expected 32 or 64");
  EXPECT_EQ(refusal({.text = "s_endpgm", .wave_size = 32}), "gfx900 has no waves of 32 lanes");
  EXPECT_EQ(refusal({.text = "s_endpgm", .dialect = "masm"}), "--dialect masm: expected llvm, clrx or sp3");
  EXPECT_EQ(refusal({.text = "0x7e080300", .dialect = "clrx"}), "--dialect clrx: words are in no dialect of assembly");
  EXPECT_EQ(refusal({.text = "k.s"}), "k.s: expected the address of an instruction in hexadecimal, as in k.s:1918");
  EXPECT_EQ(refusal({.text = "k.s:7"}).substr(0, 18), "has no code at 0x7");
  EXPECT_EQ(refusal({.text = "nosuch.s:0"}),
            "nosuch.s: no such file; explain takes FILE:ADDRESS, an instruction's text, its words or its name");
  EXPECT_EQ(refusal({.text = "-"}), "the session has no such file");
  // Files of this computer are none of the session's.
  const auto outside = explain({.text = "/etc/hostname:0"}, {});
  ASSERT_FALSE(outside);
  EXPECT_EQ(outside.failure().messages[0].text,
            "/etc/hostname: the session has no files; explain takes FILE:ADDRESS, an instruction's text, its words or "
            "its name");
}

TEST(Library, ExplainsTwiceAtOnce) {
  const auto work = [](const std::string& target) {
    const auto session = with_files({{"k.s", kernel_for(target)}});
    const auto one = explain({.text = "v_mul_f32_e64 v0, v1, v2 clamp", .target = target}, session);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->page.target, target);
    EXPECT_FALSE(one->page.formulas.empty());
    const auto record = explain({.text = "v_mul_f32", .target = target}, session);
    ASSERT_TRUE(record);
    EXPECT_FALSE(record->page.forms.empty());
    const auto hazard = explain({.text = "M0ThenMessage", .target = "gfx900"}, session);
    ASSERT_TRUE(hazard);
    ASSERT_TRUE(hazard->hazard);
    EXPECT_EQ(hazard->hazard->name, "M0ThenMessage");
    const auto place = explain({.text = "k.s:0"}, session);
    ASSERT_FALSE(place);
    const auto found = search_instructions({.words = "population count", .target = target}, session);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->target, target);
    ASSERT_FALSE(found->instructions.empty());
    EXPECT_TRUE(std::ranges::count(found->instructions[0].targets, target));
  };
  twice_at_once<std::string>(work, "gfx900", "gfx1030");
}

TEST(Library, FindsInstructions) {
  const auto found = search_instructions({.words = "population count"}, {});
  ASSERT_TRUE(found);
  ASSERT_GE(found->instructions.size(), 3u);
  EXPECT_EQ(found->query, "population count");
  EXPECT_TRUE(found->instructions[0].record.find("bcnt") != std::string::npos);
  EXPECT_EQ(found->instructions[0].matched, std::vector<std::string>{"terms"});
  for (size_t i = 1; i < found->instructions.size(); ++i)
    EXPECT_LE(found->instructions[i].score, found->instructions[i - 1].score);
  const auto nowhere = search_instructions({.words = "transpose", .target = "gfx7"}, {});
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.failure().messages[0].code, "target");
}

// The pages come one by one, and who takes them can end the work.
TEST(Library, HandsOutTheReference) {
  EXPECT_FALSE(reference({}, {}));
  // By two threads, so that each page is made by both.
  std::mutex mutex;
  std::map<std::string, std::string> pages;
  const auto work = [&](const int& most) {
    int calls = 0;
    ReferenceRequest request;
    request.write = [&](const OutputFile& file) {
      const std::lock_guard lock(mutex);
      const std::string text(file.contents.text());
      EXPECT_EQ(pages.emplace(file.path, text).first->second, text) << file.path;
      return ++calls == most ? one_error(code::kFile, "no room", file.path) : Messages();
    };
    const auto full = reference(request, {});
    ASSERT_FALSE(full);
    EXPECT_EQ(calls, most);
    EXPECT_EQ(full.failure().kind, FailureKind::bad_input);
    EXPECT_EQ(full.failure().messages[0].text, "no room");
  };
  twice_at_once<int>(work, 8, 12);
  EXPECT_EQ(pages.size(), 12u);
  for (const auto& [name, text] : pages) {
    EXPECT_TRUE(name.ends_with(".html")) << name;
    EXPECT_NE(text.find("</html>"), std::string::npos) << name;
  }
  const Session session;
  ReferenceRequest request;
  request.write = [&](const OutputFile&) {
    session.cancel.request("enough");
    return Messages();
  };
  const auto ended = reference(request, session);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
}

TEST(Library, CountsLiveRegisters) {
  const auto work = [](const std::string& target) {
    const LiveRequest request{.files = {"k.s"}, .live_out = "v4", .budget = {.max_vgprs = 1}};
    const auto report = live(request, with_files({{"k.s", kernel_for(target)}}));
    ASSERT_TRUE(report);
    ASSERT_EQ(report->functions.size(), 1u);
    const LiveFunction& k = report->functions[0];
    EXPECT_EQ(k.target, target);
    EXPECT_EQ(k.vgprs.own_peak, 1u);
    ASSERT_FALSE(k.occupancy.empty());
    EXPECT_GT(k.occupancy[0].fits.waves_per_simd, 0u);
    EXPECT_NE(k.graphviz().find("v_mov_b32"), std::string::npos);
    const LiveColumns table = columns(k);
    ASSERT_EQ(table.addresses.size(), 2u);
    EXPECT_EQ(table.addresses[1], table.addresses[0] + 4);
    ASSERT_EQ(table.first_live.size(), 3u);
    ASSERT_GE(table.first_live[1], 1u);
    EXPECT_EQ(register_name(table.live[table.first_live[1] - 1]), "v0");
    EXPECT_EQ(table.live_bytes[0], kAllRegisterBytes);
    ASSERT_EQ(report->budgets.size(), 1u);
    EXPECT_EQ(report->budgets[0].name, "k (" + target + ") max_vgprs 1");
    EXPECT_FALSE(report->budgets[0].failure.empty());
  };
  twice_at_once<std::string>(work, "gfx900", "gfx1030");
  Session cancelled = with_files({{"k.s", kKernel}});
  cancelled.cancel.request();
  const auto ended = live({.files = {"k.s"}}, cancelled);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
}

TEST(Library, ShowsHazardsInListings) {
  const std::string near = R"(
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
  v_readfirstlane_b32 s4, v0
  v_readlane_b32 s5, v0, s4
  s_endpgm
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
)";
  const Session session = with_files({{"k.s", near}});
  const auto faults = lint({.files = {"k.s"}}, session);
  ASSERT_TRUE(faults);
  const auto found = std::ranges::find(faults->findings, LintKind::hazard, &LintFinding::kind);
  ASSERT_NE(found, faults->findings.end());
  const auto expect_found = [&](const LintFinding& hazard) {
    EXPECT_EQ(hazard.name, found->name);
    EXPECT_EQ(hazard.text, found->text);
    EXPECT_EQ(hazard.at.address, found->at.address);
    ASSERT_TRUE(hazard.producer);
    EXPECT_EQ(hazard.producer->text, found->producer->text);
    EXPECT_EQ(hazard.needed, found->needed);
    EXPECT_EQ(hazard.present, found->present);
  };

  const auto alive = live({.files = {"k.s"}}, session);
  ASSERT_TRUE(alive);
  const LiveFunction& k = alive->functions[0];
  ASSERT_EQ(k.hazards.size(), 1u);
  expect_found(k.hazards[0]);
  k.rows([&](const LiveRow& row) {
    ASSERT_EQ(row.hazards.size(), row.line == 2 ? 1u : 0u);
    if (row.line == 2) expect_found(row.hazards[0]);
  });
  EXPECT_TRUE(live({.files = {"k.s"}, .details = false}, session)->functions[0].hazards.empty());

  TimeRequest request;
  request.launch.file = "k.s";
  request.launch.grid = {1, 1, 1};
  request.launch.block = {64, 1, 1};
  const auto timed = lanewise::time(request, session);
  ASSERT_TRUE(timed);
  ASSERT_TRUE(timed->dispatch);
  ASSERT_EQ(timed->dispatch->instructions.size(), 3u);
  EXPECT_TRUE(timed->dispatch->instructions[0].hazards.empty());
  ASSERT_EQ(timed->dispatch->instructions[1].hazards.size(), 1u);
  expect_found(timed->dispatch->instructions[1].hazards[0]);
}

// A version of kKernel with one instruction more, which needs more registers.
std::string larger_kernel() {
  std::string text = kKernel;
  text.insert(text.find("  s_endpgm"), "  v_add_f32 v9, v4, v4\n");
  return text.replace(text.find("vgpr 5"), 6, "vgpr 10");
}

TEST(Library, ComparesTwoVersions) {
  const Session session = with_files({{"old.s", kKernel}, {"new.s", larger_kernel()}});
  const auto report = live({.files = {"old.s", "new.s"}}, session);
  ASSERT_TRUE(report);
  const auto compared = compare_live(*report, session);
  ASSERT_TRUE(compared);
  ASSERT_EQ(compared->kernels.size(), 1u);
  const LiveDiff& diff = compared->kernels[0];
  ASSERT_EQ(diff.rows.size(), 3u);
  EXPECT_EQ(diff.rows[0].kind, DiffKind::same);
  EXPECT_EQ(diff.rows[1].kind, DiffKind::added);
  EXPECT_FALSE(diff.rows[1].before);
  EXPECT_EQ(diff.rows[1].after->size_bytes, 4u);
  EXPECT_EQ(diff.rows[2].before->line, 2u);
  EXPECT_EQ(diff.rows[2].after->line, 3u);
  const auto code = std::ranges::find(diff.numbers, "code_bytes", &ComparedNumber::name);
  ASSERT_NE(code, diff.numbers.end());
  EXPECT_EQ(code->growth_percent(), 50);
  EXPECT_FALSE(compare_live(*live({.files = {"old.s"}}, session), session));
  EXPECT_FALSE(compare_live(*live({.files = {"old.s", "new.s"}, .details = false}, session), session));
}

TEST(Library, ComparesWithASavedReport) {
  constexpr const char* kSaved = R"({"schema": "lanewise/live/1", "kernels": [{"name": "k", "file": "old.s",
    "target": "gfx900", "vgprs": 8, "code": {"code_bytes": 8}, "occupancy": []}]})";
  const Session session = with_files({{"new.s", larger_kernel()}, {"old.json", kSaved}, {"text.json", "{"}});
  const auto report = live({.files = {"new.s"}}, session);
  auto baseline = read_baseline("old.json", "live", session);
  ASSERT_TRUE(baseline);
  ASSERT_EQ(baseline->kernels.size(), 1u);
  EXPECT_FALSE(compare_baseline(*baseline, 0, *report)) << "it has no device";
  baseline->kernels[0].device = report->functions[0].occupancy[0].fits.device;
  const auto compared = compare_baseline(*baseline, 50, *report);
  ASSERT_TRUE(compared);
  ASSERT_EQ(compared->results.size(), 2u);
  EXPECT_EQ(compared->results[0].number.name, "vgprs");
  EXPECT_TRUE(compared->holds()) << "12 for 8 are half as much more";
  EXPECT_FALSE(compare_baseline(*baseline, 49, *report)->holds());
  EXPECT_FALSE(compare_baseline(*baseline, -1, *report));
  const auto broken = read_baseline("text.json", "live", session);
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.failure().kind, FailureKind::bad_input);
  EXPECT_EQ(broken.failure().messages[0].line, 1u);
  EXPECT_FALSE(read_baseline("old.json", "time", session));
}

TEST(Library, ComparesTwoTimings) {
  const auto timed = [](const char* source) {
    const auto report = lanewise::time(timed_adder("vega-64"), with_files({{"k.hsaco", compiled(source)}}));
    return *report->dispatch;
  };
  std::string more = kAdder;
  more.replace(more.find("number +"), 8, "number * number +");
  const TimedDispatch before = timed(kAdder), after = timed(more.c_str());
  const auto diff = compare_time(before, after, {});
  ASSERT_TRUE(diff);
  uint64_t cycles = 0;
  for (const TimeDiffRow& row : diff->rows)
    if (row.after) cycles += row.after->cycles;
  EXPECT_EQ(cycles, after.wave_cycles);
  TimedDispatch other = after;
  other.device = "radeon-vii";
  EXPECT_FALSE(compare_time(before, other, {}));
}

TEST(Library, FindsFaultsOfCode) {
  const auto work = [](const std::string& target) {
    const std::string early = "k: global_load_dword v1, v[2:3], off\n v_mov_b32 v1, v1\n s_endpgm\n";
    const auto report = lint({.files = {"k.s"}, .target = target}, with_files({{"k.s", early}}));
    ASSERT_TRUE(report);
    ASSERT_GE(report->findings.size(), 1u);
    const LintFinding& finding = report->findings[0];
    EXPECT_EQ(finding.name, "MissingWait");
    EXPECT_EQ(finding.severity, Severity::error);
    EXPECT_EQ(finding.target, target);
    EXPECT_EQ(finding.at.source_line, 2u);
    ASSERT_TRUE(finding.producer);
    EXPECT_EQ(finding.producer->source_line, 1u);
    ASSERT_EQ(report->code.size(), 1u);
    EXPECT_EQ(report->code[0].instructions, 3u);
  };
  twice_at_once<std::string>(work, "gfx900", "gfx1030");
  Session cancelled = with_files({{"k.s", kKernel}});
  cancelled.cancel.request();
  const auto ended = lint({.files = {"k.s"}}, cancelled);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
}

constexpr const char* kSums = R"(
  .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
k:
  v_lshlrev_b32 v1, 2, v0
  v_add_u32 v1, v1, v2
  v_mov_b32 v3, 0
  global_store_dword v[4:5], v1, off
  s_endpgm
)";
constexpr const char* kShiftedSum = R"(rule shifted_sum
  says    a sum with a shifted operand is one instruction
  idea    LLVM
  targets gfx900
  vgpr    d t
  value   x n y
  from
    v_lshlrev_b32 t, n, x
    v_add_u32 d, {t, y}
  to
    v_lshl_add_u32 d, RESULT
  dead    t
)";

// The rule is right where the first operand of the result is the one that is shifted.
std::string shifted_sum(const std::string& operands) {
  std::string text = kShiftedSum;
  return text.replace(text.find("RESULT"), 6, operands);
}

TEST(Library, ImprovesCode) {
  const auto work = [](const std::string& only) {
    const auto session = with_files({{"k.s", kSums}, {"sum.rule", shifted_sum("x, n, y")}});
    const SuggestRequest request{.files = {"k.s"}, .rules = {"sum.rule"}, .only = {only}};
    const auto report = suggest(request, session);
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    ASSERT_EQ(report->suggestions.size(), 1u);
    const Suggestion& suggestion = report->suggestions[0];
    const bool is_rule = only == "shifted_sum";
    EXPECT_EQ(suggestion.rule, only);
    EXPECT_EQ(suggestion.target, "gfx900");
    EXPECT_EQ(suggestion.proof, is_rule ? "solver" : "analysis");
    EXPECT_EQ(suggestion.source_line, is_rule ? 5u : 6u);
    EXPECT_EQ(suggestion.after,
              is_rule ? std::vector<std::string>{"v_lshl_add_u32 v1, v0, 2, v2"} : std::vector<std::string>());
    EXPECT_EQ(suggestion.instructions, 1);
    ASSERT_EQ(report->code.size(), 1u);
    EXPECT_EQ(report->code[0].instructions_before, 5u);
    EXPECT_EQ(report->code[0].instructions_after, 4u);
  };
  twice_at_once<std::string>(work, "shifted_sum", "dead_result");
  Session cancelled = with_files({{"k.s", kSums}});
  cancelled.cancel.request();
  const auto ended = suggest({.files = {"k.s"}}, cancelled);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
}

TEST(Library, RewritesFiles) {
  const auto assembled = assemble({.file = "k.s"}, with_files({{"k.s", kSums}}));
  ASSERT_TRUE(assembled);
  const std::string object = bytes_of(assembled->object);
  const auto session = with_files({{"k.s", kSums}, {"k.hsaco", object}, {"sum.rule", shifted_sum("x, n, y")}});
  const auto work = [&](const std::string& file) {
    const auto report =
        rewrite({.code = {.files = {file}, .rules = {"sum.rule"}, .only = {"shifted_sum", "dead_result"}}}, session);
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    EXPECT_EQ(report->suggested.suggestions.size(), 2u);
    if (file == "k.hsaco") {
      EXPECT_EQ(report->output.size(), object.size());
    }
    const auto shown = disassemble({.file = "new", .plain = true}, with_files({{"new", bytes_of(report->output)}}));
    ASSERT_TRUE(shown) << shown.failure().messages[0].text;
    EXPECT_TRUE(
        text_of(*shown).starts_with("v_lshl_add_u32 v1, v0, 2, v2\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n"))
        << text_of(*shown);
  };
  twice_at_once<std::string>(work, "k.s", "k.hsaco");
  const auto refused = rewrite({.code = {.files = {"k.s", "k.hsaco"}}}, session);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.failure().kind, FailureKind::bad_input);
}

TEST(Library, ProvesRules) {
  const auto work = [](const std::string& operands) {
    std::vector<std::string> told;
    ProveRulesRequest request{.files = {"sum.rule"}};
    request.proved = [&](const RuleProof& proof) { told.push_back(proof.target); };
    const auto report = prove_rules(request, with_files({{"sum.rule", shifted_sum(operands)}}));
    ASSERT_TRUE(report) << report.failure().messages[0].text;
    ASSERT_EQ(report->proofs.size(), 1u);
    const RuleProof& proof = report->proofs[0];
    const bool is_right = operands == "x, n, y";
    EXPECT_EQ(proof.rule, "shifted_sum");
    EXPECT_EQ(proof.target, "gfx900:wave64");
    EXPECT_EQ(told, std::vector<std::string>{"gfx900:wave64"});
    EXPECT_EQ(proof.verdict, is_right ? RuleVerdict::proved : RuleVerdict::refuted);
    EXPECT_EQ(proof.cases, 2u);  // both orders of the sum
    EXPECT_EQ(proof.proved, is_right ? 2u : 0u);
    ASSERT_EQ(proof.not_proved.size(), is_right ? 0u : 2u);
    for (const RuleCase& wrong : proof.not_proved) {
      EXPECT_TRUE(wrong.confirmed);
      EXPECT_NE(wrong.left, wrong.right);
    }
    EXPECT_NE(report->ledger.find("\nshifted_sum "), std::string::npos);
  };
  twice_at_once<std::string>(work, "x, n, y", "y, n, x");
  // All errors of a file.
  const auto wrong =
      prove_rules({.files = {"wrong.rule"}}, with_files({{"wrong.rule", "rule a\n  color red\n  says\n"}}));
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.failure().kind, FailureKind::bad_input);
  EXPECT_GE(wrong.failure().messages.size(), 4u);
  EXPECT_EQ(wrong.failure().messages[0].file, "wrong.rule");
  const auto unknown =
      prove_rules({.files = {"sum.rule"}, .only = {"nosuch"}}, with_files({{"sum.rule", shifted_sum("x, n, y")}}));
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.failure().kind, FailureKind::bad_input);
}

TEST(Library, SaysWhereAnErrorIs) {
  const auto assembled = assemble({.file = "wrong.s"}, with_files({{"wrong.s", "v_nop\n  v_mov_b32 s0, v1\n"}}));
  ASSERT_FALSE(assembled);
  EXPECT_EQ(assembled.failure().kind, FailureKind::bad_input);
  ASSERT_EQ(assembled.failure().messages.size(), 1u);
  const Message& message = assembled.failure().messages[0];
  EXPECT_EQ(message.file, "wrong.s");
  EXPECT_EQ(message.line, 2);
  EXPECT_EQ(message.column, 13);
  EXPECT_EQ(message.length, 2);
  EXPECT_EQ(message.code, "assembly");
  EXPECT_EQ(message.excerpt, "  v_mov_b32 s0, v1\n            ^\n");
}

TEST(Library, TakesMessagesOfCompilersApart) {
  const auto compiled = compile({.file = "wrong.cl", .target = "gfx900"},
                                with_files({{"wrong.cl", "kernel void k(global int* a) {\n  a[0] = b;\n}\n"}}));
  ASSERT_FALSE(compiled);
  ASSERT_EQ(compiled.failure().messages.size(), 1u);
  const Message& message = compiled.failure().messages[0];
  EXPECT_EQ(message.file, "wrong.cl");
  EXPECT_EQ(message.line, 2);
  EXPECT_EQ(message.column, 10);
  EXPECT_EQ(message.code, "clang");
  EXPECT_EQ(message.text, "use of undeclared identifier 'b'");
}

TEST(Library, HasNoFilesThatItWasNotGiven) {
  const auto assembled = assemble({.file = "/etc/hostname"}, {});
  ASSERT_FALSE(assembled);
  EXPECT_EQ(assembled.failure().messages[0].text, "the session has no files");
}

TEST(Library, IncludesFilesOfTheSession) {
  const auto assembled = assemble(
      {.file = "a/k.s", .target = "gfx900"},
      with_files({{"a/k.s", ".include \"m.inc\"\nmove\n"}, {"a/m.inc", ".macro move\nv_mov_b32 v0, v1\n.endm\n"}}));
  ASSERT_TRUE(assembled);
  EXPECT_EQ(assembled->instructions, 1u);
  const auto compiled =
      compile({.file = "a/k.cl", .target = "gfx900"},
              with_files({{"a/k.cl", "#include \"b/n.h\"\nkernel void k(global int* a) { a[0] = N; }\n"},
                          {"a/b/n.h", "#define N 4\n"}}));
  EXPECT_TRUE(compiled);
}

TEST_F(Folders, AreNotLeft) {
  const Session session{.files = folder_files(given_.string())};
  EXPECT_TRUE(assemble({.file = "kernel.s"}, session));
  std::filesystem::create_symlink(at_ / "secret.s", given_ / "link.s");
  for (const std::string& path : {std::string("../secret.s"), std::string("link.s"), (at_ / "secret.s").string()}) {
    const auto assembled = assemble({.file = path}, session);
    ASSERT_FALSE(assembled) << path;
    EXPECT_EQ(assembled.failure().messages[0].text, "lies outside of the folder that may be read") << path;
  }
}

TEST_F(Folders, AreNotLeftByCompilers) {
  const std::string secret = (at_ / "secret.h").string();
  const std::string kernel = "kernel void k(global int* a) { a[0] = 1; }\n";
  const std::string shader =
      "#version 450\n#extension GL_GOOGLE_include_directive : require\n#include \"" + secret + "\"\nvoid main() {}\n";
  write(given_ / "absolute.cl", "#include \"" + secret + "\"\n" + kernel);
  write(given_ / "above.cl", "#include \"../secret.h\"\n" + kernel);
  write(given_ / "assembler.cl", kernel + "__asm__(\".incbin \\\"" + secret + "\\\"\");\n");
  write(given_ / "fails.cl", "#include \"" + secret + "\"\n#error no\n" + kernel);
  write(given_ / "shader.comp", shader);
  write(given_ / "own.h", "#define OWN 1\n");
  write(given_ / "own.cl", "#include \"own.h\"\n" + kernel);
  const Session session{.files = folder_files(given_.string())};
  for (const char* file : {"absolute.cl", "above.cl", "assembler.cl", "fails.cl", "shader.comp"}) {
    const auto compiled = compile({.file = file, .target = "gfx900"}, session);
    EXPECT_FALSE(compiled) << file;
    if (!compiled) {
      EXPECT_EQ(render(compiled.failure().messages).find("SECRET"), std::string::npos) << file;
    }
  }
  EXPECT_TRUE(compile({.file = "own.cl", .target = "gfx900"}, session));
}

TEST(Library, IsCancelled) {
  Session session = with_files({{"k.cl", kOpencl}});
  session.cancel.request("enough");
  const auto compiled = compile({.file = "k.cl", .target = "gfx900"}, session);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.failure().kind, FailureKind::interrupted);
  EXPECT_NE(compiled.failure().messages[0].text.find("enough"), std::string::npos);
}

TEST(Library, TellsWhatItDoes) {
  Session session = with_files({{"k.cl", kOpencl}});
  std::vector<Progress> told;
  std::mutex mutex;
  session.progress = [&](const Progress& progress) {
    const std::lock_guard lock(mutex);
    told.push_back(progress);
  };
  ASSERT_TRUE(compile({.file = "k.cl", .target = "gfx900"}, session));
  ASSERT_GE(told.size(), 2u);
  EXPECT_EQ(told.front().doing, "compiling k.cl for gfx900");
  EXPECT_FALSE(told.front().ended);
  EXPECT_TRUE(told.back().ended);
}

TEST(Library, TellsOnlyBeginAndEndWithoutAnInterval) {
  Session session = with_files({{"k.cl", kOpencl}});
  session.progress_interval = {};
  std::vector<bool> ended;
  session.progress = [&, caller = std::this_thread::get_id()](const Progress& progress) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    ended.push_back(progress.ended);
  };
  ASSERT_TRUE(compile({.file = "k.cl", .target = "gfx900"}, session));
  EXPECT_EQ(ended, (std::vector{false, true}));
}

TEST(Library, ReturnsDefects) {
  const auto failed = api::guarded<InfoReport>({}, []() -> InfoReport { LW_CHECK(false, "two and two are five"); });
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.failure().kind, FailureKind::defect);
  EXPECT_NE(failed.failure().messages[0].text.find("defect: two and two are five\n"), std::string::npos);
}

// Commands one after the other, twice at once, with different inputs.
TEST(Library, CallsDoNotDisturbEachOther) {
  const auto work = [&](const std::string& target, uint32_t vgprs) {
    std::string text = kKernel;
    text.replace(text.find("gfx900"), 6, target);
    text.replace(text.find("next_free_vgpr 5"), 16, "next_free_vgpr " + std::to_string(vgprs));
    for (int i = 0; i < rounds(); ++i) {
      const auto assembled = assemble({.file = "k.s"}, with_files({{"k.s", text}}));
      ASSERT_TRUE(assembled);
      EXPECT_EQ(assembled->target, target);
      const auto described = info({.file = "k"}, with_files({{"k", bytes_of(assembled->object)}}));
      ASSERT_TRUE(described);
      EXPECT_EQ(described->code_objects[0].kernels[0].vgprs, vgprs);
    }
    const auto compiled = compile({.file = "k.cl", .target = target}, with_files({{"k.cl", kOpencl}}));
    ASSERT_TRUE(compiled);
    const auto described = info({.file = "k"}, with_files({{"k", bytes_of(compiled->object)}}));
    ASSERT_TRUE(described);
    EXPECT_EQ(described->code_objects[0].target, target);
  };
  std::thread other([&] { work("gfx906", 12); });
  work("gfx900", 8);
  other.join();
}

}  // namespace
}  // namespace lw
