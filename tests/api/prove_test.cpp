// Proofs by the library: verdicts, counterexamples, refusals, ends, and two proofs at once.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <thread>

#include "calls.h"
#include "lanewise/prove.h"

namespace lw {
namespace {

using namespace lanewise;

Session snippets() {
  return with_files(
      {{"move.s", "v_mov_b32 v2, v0\nv_mov_b32 v0, v1\nv_mov_b32 v1, v2\n"},
       {"xor.s", "v_xor_b32 v0, v0, v1\nv_xor_b32 v1, v0, v1\nv_xor_b32 v0, v0, v1\n"},
       {"sum.s", "v_add_f32 v0, v1, v2\n"},
       {"swapped.s", "v_add_f32 v0, v2, v1\n"},
       // They differ for one value of v1.
       {"same.s", "v_mov_b32 v0, v1\n"},
       {"rare.s", "v_mov_b32 v3, 0x12345\nv_cmp_eq_u32 vcc, v1, v3\nv_cndmask_b32 v0, v1, v2, vcc\n"},
       {"near.s", "v_mov_b32 v0, 0\ns_nop 1\nv_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\n"},
       {"left.s", "v_mul_lo_u32 v0, v1, v2\nv_mul_lo_u32 v0, v0, v3\n"},
       {"right.s", "v_mul_lo_u32 v0, v2, v3\nv_mul_lo_u32 v0, v0, v1\n"},
       {"load.s", "global_load_dword v0, v[1:2], off\n"},
       {"load_next.s", "global_load_dword v0, v[1:2], off offset:4\n"},
       {"atomic.s", "global_atomic_add v[1:2], v0, off\n"},
       {"warns.s", ".warning \"look\"\nv_mov_b32 v0, v1\n"},
       {"narrow.s", ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1030\"\nv_mov_b32 v0, v1\n"}});
}

ProveRequest files(std::string left, std::string right, std::string live_out) {
  ProveRequest request;
  request.left = std::move(left);
  request.right = std::move(right);
  request.live_out = {std::move(live_out)};
  request.target = "gfx900";
  return request;
}

ProveRequest claims(std::string left, std::vector<std::string> claims) {
  ProveRequest request;
  request.left = std::move(left);
  request.claims = std::move(claims);
  request.target = "gfx900";
  return request;
}

uint32_t value_of(const ProveCounterexample& example, std::string_view name) {
  const auto found = std::ranges::find(example.inputs, name, &ProveInput::name);
  EXPECT_NE(found, example.inputs.end()) << name;
  return found == example.inputs.end() ? 0 : found->value;
}

// The text of the last message of a request that is refused so.
std::string refusal(const ProveRequest& request) {
  const auto report = prove(request, snippets());
  EXPECT_FALSE(report);
  if (report) return {};
  EXPECT_EQ(report.failure().kind, FailureKind::bad_input);
  return report.failure().messages.back().text;
}

TEST(Prove, AssumptionsNarrowTheQuestion) {
  ProveRequest request = files("same.s", "rare.s", "v0");
  EXPECT_EQ(prove(request, snippets()).value().answers.front().verdict, ProveVerdict::different);
  request.assumptions = {"v1 != 0x12345", "ieee, no-denormals"};
  const auto report = prove(request, snippets());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->answers.front().verdict, ProveVerdict::equal);
  EXPECT_EQ(report->answers.front().assumptions, (std::vector<std::string>{"v1 != 0x12345", "ieee", "no-denormals"}));
  request.assumptions = {"v1 == 0x12345, v2 != v1"};
  const auto found = prove(request, snippets());
  ASSERT_TRUE(found);
  ASSERT_TRUE(found->answers.front().counterexample);
  EXPECT_EQ(value_of(*found->answers.front().counterexample, "v1"), 0x12345U);
  EXPECT_NE(value_of(*found->answers.front().counterexample, "v2"), 0x12345U);
  request.assumptions = {"v1 < 5, v1 > 5"};
  EXPECT_EQ(refusal(request), "the assumptions contradict each other");
  request.assumptions = {"v1 <"};
  EXPECT_EQ(refusal(request),
            "--assume 'v1 <': column 5 of the expression: expected a register, a number or a "
            "micro-operation");
}

TEST(Prove, FindsFilesEqual) {
  const auto report = prove(files("move.s", "xor.s", "v[0:1]"), snippets());
  ASSERT_TRUE(report) << report.failure().messages[0].text;
  ASSERT_EQ(report->answers.size(), 1u);
  const ProveAnswer& answer = report->answers[0];
  EXPECT_EQ(answer.verdict, ProveVerdict::equal);
  EXPECT_EQ(answer.left, "move.s");
  EXPECT_EQ(answer.right, "xor.s");
  EXPECT_EQ(answer.claim, "");
  EXPECT_GT(answer.seconds, 0);
  EXPECT_FALSE(answer.counterexample);
  EXPECT_EQ(answer.random->inputs, 4096u);
  EXPECT_EQ(answer.random->seed, 1u);
  EXPECT_FALSE(answer.random->found);
  EXPECT_TRUE(answer.nan_formats.empty());
}

TEST(Prove, FindsADifferenceByRandomInputs) {
  ProveRequest request = files("move.s", "xor.s", "v2");
  request.seed = 7;
  const auto report = prove(request, snippets());
  ASSERT_TRUE(report);
  const ProveAnswer& answer = report->answers.at(0);
  EXPECT_EQ(answer.verdict, ProveVerdict::different);
  EXPECT_TRUE(answer.random->found);
  EXPECT_EQ(answer.random->seed, 7u);
  ASSERT_TRUE(answer.counterexample);
  const ProveCounterexample& example = *answer.counterexample;
  EXPECT_TRUE(example.confirmed);
  EXPECT_EQ(example.live_out, "v2");
  EXPECT_EQ(example.left, value_of(example, "v0"));
  EXPECT_EQ(example.right, value_of(example, "v2"));
  EXPECT_NE(example.left, example.right);
}

TEST(Prove, FindsADifferenceByTheSolver) {
  const auto report = prove(files("same.s", "rare.s", "v0"), snippets());
  ASSERT_TRUE(report);
  const ProveAnswer& answer = report->answers.at(0);
  EXPECT_EQ(answer.verdict, ProveVerdict::different);
  EXPECT_FALSE(answer.random->found);
  ASSERT_TRUE(answer.counterexample);
  EXPECT_TRUE(answer.counterexample->confirmed);
  EXPECT_EQ(value_of(*answer.counterexample, "v1"), 0x12345u);
  EXPECT_EQ(answer.counterexample->left, 0x12345u);
  EXPECT_EQ(answer.counterexample->right, value_of(*answer.counterexample, "v2"));
}

TEST(Prove, NamesRegistersOfOtherLanes) {
  const auto report = prove(claims("near.s", {"v0 = 0"}), snippets());
  ASSERT_TRUE(report);
  const ProveAnswer& answer = report->answers.at(0);
  ASSERT_TRUE(answer.counterexample);
  const auto& inputs = answer.counterexample->inputs;
  const auto other = std::ranges::find_if(inputs, [](const ProveInput& input) { return input.lane.has_value(); });
  ASSERT_NE(other, inputs.end());
  EXPECT_EQ(other->name, "v1");
  EXPECT_EQ(*other->lane, value_of(*answer.counterexample, "lane") ^ 1);
  EXPECT_EQ(answer.counterexample->left, other->value);
  const auto exec = std::ranges::find(inputs, "s126", &ProveInput::name);
  ASSERT_NE(exec, inputs.end());
  EXPECT_EQ(exec->text, "exec_lo");
}

TEST(Prove, AnswersClaimsAsTheyAreDecided) {
  ProveRequest request = claims("xor.s", {"v0 = v1", "v1 = v0 + 1"});
  std::vector<std::string> told;
  request.asking = [&](const ProveReport& so_far) { told.push_back(std::to_string(so_far.answers.size())); };
  request.answered = [&](const ProveReport& so_far) { told.push_back(so_far.answers.back().claim); };
  const auto report = prove(request, snippets());
  ASSERT_TRUE(report);
  EXPECT_EQ(told, (std::vector<std::string>{"0", "v0 = v1", "1", "v1 = v0 + 1"}));
  ASSERT_EQ(report->answers.size(), 2u);
  EXPECT_EQ(report->answers[0].verdict, ProveVerdict::equal);
  EXPECT_FALSE(report->answers[0].random);
  EXPECT_EQ(report->answers[0].right, "");
  EXPECT_EQ(report->answers[1].verdict, ProveVerdict::different);
  const ProveCounterexample& example = *report->answers[1].counterexample;
  EXPECT_EQ(example.left, value_of(example, "v0"));
  EXPECT_EQ(example.right, (example.left + 1) & 0xffffffff);
}

TEST(Prove, IgnoresPayloadsOfNans) {
  ProveRequest request = files("sum.s", "swapped.s", "v0");
  EXPECT_EQ(prove(request, snippets())->answers[0].verdict, ProveVerdict::different);
  request.ignore_nan_payload = true;
  const auto report = prove(request, snippets());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->answers[0].verdict, ProveVerdict::equal);
  EXPECT_EQ(report->answers[0].nan_formats, (std::vector<std::pair<std::string, std::string>>{{"v0", "f32"}}));
}

TEST(Prove, KeepsTheTime) {
  ProveRequest request = files("left.s", "right.s", "v0");
  request.timeout_seconds = 0.2;
  const auto report = prove(request, snippets());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->answers[0].verdict, ProveVerdict::unknown);
  EXPECT_EQ(report->answers[0].reason, "time ran out");
}

TEST(Prove, EndsEarly) {
  Session session = snippets();
  session.cancel.request("enough");
  const auto ended = prove(files("move.s", "xor.s", "v0"), session);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
  // While the solver works.
  session = snippets();
  session.cancel = {};
  ProveRequest request = files("left.s", "right.s", "v0");
  std::thread ends;
  request.asking = [&](const ProveReport&) {
    ends = std::thread([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      session.cancel.request("enough");
    });
  };
  const auto start = std::chrono::steady_clock::now();
  const auto interrupted = prove(request, session);
  ends.join();
  ASSERT_FALSE(interrupted);
  EXPECT_EQ(interrupted.failure().kind, FailureKind::interrupted);
  EXPECT_EQ(interrupted.failure().messages[0].text, "interrupted: enough");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));  // of 60 that it would take
}

TEST(Prove, KeepsWarningsWhenItIsCancelled) {
  const Session session = snippets();
  ProveRequest request = files("warns.s", "same.s", "v0");
  request.read = [&](const ProveReport& so_far) {
    EXPECT_EQ(so_far.messages.size(), 1u);
    session.cancel.request("enough");
  };
  const auto ended = prove(request, session);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.failure().kind, FailureKind::interrupted);
  ASSERT_EQ(ended.failure().messages.size(), 2u);
  EXPECT_EQ(ended.failure().messages[0].severity, Severity::warning);
  EXPECT_EQ(ended.failure().messages[1].text, "interrupted: enough");
}

TEST(Prove, RefusesQuestionsThatCannotBe) {
  EXPECT_EQ(refusal(files("move.s", "", "v0")), "expected two files, or one with --claim");
  EXPECT_EQ(refusal(claims("move.s", {})), "expected two files, or one with --claim");
  ProveRequest request = files("move.s", "xor.s", "v0");
  request.live_out.clear();
  EXPECT_EQ(refusal(request), "name what must be equal with --live-out");
  request = files("move.s", "xor.s", "v0");
  request.claims = {"v0 = v1"};
  EXPECT_EQ(refusal(request), "--claim speaks of one file: leave B and --live-out out");
  request = claims("move.s", {"v0 = v1"});
  request.seed = 3;
  EXPECT_EQ(refusal(request), "--inputs and --seed are for two files: a claim goes to the solver at once");
  request = files("move.s", "xor.s", "v0");
  request.mode = 65536;
  EXPECT_EQ(refusal(request), "--mode 65536: expected 0 to 65535");
  request.mode.reset();
  request.random_inputs = 1'000'001;
  EXPECT_EQ(refusal(request), "--inputs 1000001: expected 0 to 1000000");
  request.random_inputs.reset();
  request.timeout_seconds = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(refusal(request), "--timeout nan: expected seconds above 0");
  ProveRequest wide = files("move.s", "narrow.s", "v0");
  wide.target.clear();
  EXPECT_EQ(refusal(wide), "move.s is for waves of 64 lanes, narrow.s for waves of 32");
  EXPECT_EQ(refusal(claims("move.s", {"v0 = nosuch(v1)"})).substr(0, 27), "--claim 'v0 = nosuch(v1)': ");
  EXPECT_EQ(refusal(files("move.s", "nosuch.s", "v0")), "the session has no such file");
}

TEST(Prove, SaysWhatItDoesNotModel) {
  const auto report = prove(files("warns.s", "atomic.s", "v0"), snippets());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.failure().kind, FailureKind::not_modelled);
  ASSERT_EQ(report.failure().messages.size(), 2u);
  EXPECT_EQ(report.failure().messages[0].text, "look");
  EXPECT_EQ(report.failure().messages[1].file, "atomic.s");
  EXPECT_EQ(report.failure().messages[1].text,
            "global_atomic_add v[1:2], v0, off: the micro-operation atomic_begin has no bit-vector form");
}

// Memory has no contents that random inputs could vary, or that could show a difference.
TEST(Prove, ShowsNoDifferenceOfLoads) {
  const auto same = prove(files("load.s", "load.s", "v0"), snippets());
  ASSERT_TRUE(same);
  EXPECT_EQ(same->answers.front().verdict, ProveVerdict::equal);
  const auto report = prove(files("load.s", "load_next.s", "v0"), snippets());
  ASSERT_TRUE(report);
  const ProveAnswer& answer = report->answers.front();
  EXPECT_EQ(answer.verdict, ProveVerdict::unknown);
  EXPECT_EQ(answer.reason, "a difference in v0 depends on memory; no execution shows it");
  ASSERT_TRUE(answer.random);
  EXPECT_EQ(answer.random->inputs, 0U);
}

// The solver is a library with global state of its own.
TEST(Prove, ProvesTwiceAtOnce) {
  const auto work = [](const std::string& right) {
    const auto report = prove(files("same.s", right, "v0"), snippets());
    ASSERT_TRUE(report);
    const bool is_same = right == "same.s";
    EXPECT_EQ(report->answers[0].verdict, is_same ? ProveVerdict::equal : ProveVerdict::different);
    EXPECT_EQ(report->answers[0].right, right);
    if (!is_same) {
      EXPECT_EQ(value_of(*report->answers[0].counterexample, "v1"), 0x12345u);
    }
    const auto sums = prove(claims("sum.s", {is_same ? "v0 = fadd32(v1, v2)" : "v0 = fadd32(v1, v1)"}), snippets());
    ASSERT_TRUE(sums);
    EXPECT_EQ(sums->answers[0].verdict, is_same ? ProveVerdict::equal : ProveVerdict::different);
  };
  twice_at_once<std::string>(work, "same.s", "rare.s");
}

TEST(Prove, DoesNotGrow) {
  const Session session = snippets();
  expect_no_growth("prove", [&] { ASSERT_TRUE(prove(files("move.s", "xor.s", "v0,v1"), session)); });
  expect_no_growth("counterexamples", [&] { ASSERT_TRUE(prove(files("same.s", "rare.s", "v0"), session)); });
  expect_no_growth("claims", [&] { ASSERT_TRUE(prove(claims("sum.s", {"v0 = fadd32(v1, v2)"}), session)); });
  expect_no_growth("failures", [&] { ASSERT_FALSE(prove(claims("sum.s", {"v0 = v1 v2"}), session)); });
}

}  // namespace
}  // namespace lw
