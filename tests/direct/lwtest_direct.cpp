// Every meaning twice: recorded and interpreted, and directly on plain numbers, on the same random inputs.
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/base.h"
#include "direct.h"
#include "engine_side.h"
#include "inputs.h"
#include "isa/operand_values.h"

namespace lw::direct {
namespace {

constexpr std::string_view kTargets[] = {"gfx803", "gfx900", "gfx906", "gfx1010:wave64", "gfx1030:wave64"};
constexpr size_t kCasesPerRecord = 24;
constexpr size_t kModesPerRecord = 8;
constexpr size_t kWavesPerLaunch = 512;

uint64_t from_environment(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 0);
}
uint64_t seed() { return from_environment("LW_DIRECT_SEED", 1); }
// Samples are many records of one micro-operation, and slow here, where nothing is made ready for a whole wave.
uint64_t inputs_of(const isa::Record& record) {
  const uint64_t all = from_environment("LW_DIRECT_INPUTS", 500);
  const bool samples = record.name().starts_with("image_sample") || record.name().starts_with("image_gather");
  return samples ? all / 10 : all;
}

// Lines "direct RECORD reason" of tests/gaps.txt.
const std::map<std::string, std::string, std::less<>>& gaps() {
  static const auto lines = [] {
    std::map<std::string, std::string, std::less<>> result;
    std::ifstream file(LW_GAPS);
    std::string test, record, reason;
    while (file >> test >> record && std::getline(file, reason))
      if (test == "direct") result[record] = reason;
    return result;
  }();
  return lines;
}

// What an operand held, for the message of a failure.
std::string operand_values(const inst::Instruction& instruction, const World& world, unsigned lane) {
  std::string text;
  for (size_t i = 0; i < instruction.enc().operands().size(); ++i) {
    const isa::Operand& operand = instruction.enc().operands()[i];
    const uint32_t at = instruction.operand[i];
    text += fmt::format(" {}=", isa::operand_name(operand.name));
    if (operand.kind == isa::Kind::vcc) {
      text += fmt::format("vcc:{:08x}{:08x}", world.sgpr[isa::kVccHi], world.sgpr[isa::kVcc]);
    } else if (at >= isa::kFirstVgpr && !world.vgpr.empty()) {
      for (unsigned d = operand.dwords; d-- > 0;)
        text += fmt::format("{:08x}", world.vgpr[at - isa::kFirstVgpr + d][lane]);
    } else if (at < isa::kScalarRegisters && operand.dwords != 0) {
      for (unsigned d = operand.dwords; d-- > 0;) text += fmt::format("{:08x}", world.sgpr[at + d]);
    } else {
      text += fmt::format("{:#x}", at);
    }
  }
  return text + fmt::format(" literal={:#x}", instruction.literal);
}

std::string first_bytes(const std::vector<std::byte>& a, const std::vector<std::byte>& b) {
  for (size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i])
      return fmt::format("byte {:#x}: direct {:#04x}, interpreter {:#04x}", i, static_cast<int>(a[i]),
                         static_cast<int>(b[i]));
  return {};
}

// The first difference, or nothing.
struct Difference {
  std::string text;
  unsigned lane = 0;
};
Difference difference(const World& direct, const World& engine) {
  for (unsigned n = 0; n < kSgprs; ++n) {
    const bool compared = n < kFirstReserved || n == isa::kVcc || n == isa::kVccHi || n == isa::kM0 ||
                          n == isa::kExec || n == isa::kExecHi;
    if (compared && direct.sgpr[n] != engine.sgpr[n]) {
      const uint32_t bits = direct.sgpr[n] ^ engine.sgpr[n];
      unsigned lane = 0;
      while ((bits >> lane & 1) == 0) ++lane;
      return {
          fmt::format("scalar register {}: direct {:#010x}, interpreter {:#010x}", n, direct.sgpr[n], engine.sgpr[n]),
          lane + 32 * (n & 1)};
    }
  }
  for (unsigned n = 0; n < direct.vgpr.size(); ++n)
    for (unsigned lane = 0; lane < kLanes; ++lane)
      if (direct.vgpr[n][lane] != engine.vgpr[n][lane])
        return {fmt::format("v{} of lane {}: direct {:#010x}, interpreter {:#010x}", n, lane, direct.vgpr[n][lane],
                            engine.vgpr[n][lane]),
                lane};
  if (direct.scc != engine.scc) return {fmt::format("SCC: direct {}, interpreter {}", direct.scc, engine.scc)};
  if (direct.mode != engine.mode)
    return {fmt::format("MODE: direct {:#x}, interpreter {:#x}", direct.mode, engine.mode)};
  if (direct.trapsts != engine.trapsts)
    return {fmt::format("TRAPSTS: direct {:#x}, interpreter {:#x}", direct.trapsts, engine.trapsts)};
  if (direct.lds != engine.lds) return {"LDS " + first_bytes(direct.lds, engine.lds)};
  if (direct.scratch != engine.scratch) return {"private memory " + first_bytes(direct.scratch, engine.scratch)};
  if (direct.global != engine.global) return {"memory " + first_bytes(direct.global, engine.global)};
  return {};
}

// What became of one record on one target.
struct Verdict {
  size_t compared = 0;  // inputs
  std::string failure;
};

// The instructions of a record that a target has: encodings in turn, until there are enough.
std::vector<inst::Instruction> instructions_of(const isa::Target& target, isa::Op op, Random& random) {
  std::vector<const isa::Encoding*> encodings;
  for (const isa::Encoding& e : isa::encodings().subspan(1))
    if (e.op == op && e.in(target.column)) encodings.push_back(&e);
  std::vector<inst::Instruction> result;
  if (encodings.empty()) return result;
  for (size_t i = 0; i < std::max(kCasesPerRecord, encodings.size()); ++i)
    result.push_back(random_instruction(target, *encodings[i % encodings.size()], random));
  return result;
}

Verdict compare(const isa::Target& target, const isa::Record& record, uint64_t inputs) {
  Verdict verdict;
  Random random(seed() * 1000003 + static_cast<uint64_t>(record.op));
  const Extent extent = extent_of(record);
  std::vector<uint32_t> modes{0xf0, 0x3c0};
  while (modes.size() < kModesPerRecord) modes.push_back(random.word() & 0x3ff);

  std::vector<Case> cases;
  for (const inst::Instruction& instruction : instructions_of(target, record.op, random)) {
    sem::Specialised meaning = sem::specialise(target, instruction);
    if (meaning.refusal == sem::ProgramRefusal::none) cases.push_back({instruction, std::move(meaning.program)});
    // An instruction that the recorder refuses, the witness must refuse, too.
    if (meaning.refusal == sem::ProgramRefusal::not_modelled && instruction.mod(isa::Modifier::tfe) == 0) {
      World world;
      fill(world, {}, extent, target, instruction, modes, random);
      if (run(target, instruction, {}, world).refusal.empty())
        verdict.failure = "refused by the recorder alone: " + meaning.note;
    }
  }
  if (cases.empty()) return verdict;

  const size_t inputs_per_wave = is_one_input_a_wave(record) ? 1 : kLanes;
  const size_t waves = std::min(kWavesPerLaunch, (inputs + inputs_per_wave - 1) / inputs_per_wave);
  EngineSide engine(target, extent, cases, waves);
  size_t next_case = 0;
  while (verdict.compared < inputs && verdict.failure.empty()) {
    std::vector<World> before(waves);
    std::vector<size_t> case_of(waves);
    for (size_t i = 0; i < waves; ++i) {
      case_of[i] = next_case++ % cases.size();
      fill(before[i], engine.surroundings(i, case_of[i]), extent, target, cases[case_of[i]].instruction, modes, random);
    }
    std::vector<World> after = before;
    std::vector<uint64_t> landed(waves);
    const events::Outcome outcome = engine.run(after, case_of, landed);
    if (!outcome.finished()) {
      verdict.failure = outcome.text();
      return verdict;
    }
    for (size_t i = 0; i < waves && verdict.failure.empty(); ++i) {
      const Case& c = cases[case_of[i]];
      World world = before[i];
      const Ending ending = run(target, c.instruction, engine.surroundings(i, case_of[i]), world);
      Difference d;
      if (!ending.defect.empty())
        d.text = ending.defect;
      else if (!ending.refusal.empty())
        d.text = "refused by the witness alone: " + ending.refusal;
      else if (landed[i] != (ending.ended ? 0 : ending.pc))
        d.text = fmt::format("goes on at: direct {:#x}, interpreter {:#x}", ending.ended ? 0 : ending.pc, landed[i]);
      else if (!ending.ended)
        d = difference(world, after[i]);
      if (!d.text.empty())
        verdict.failure =
            fmt::format("{}\n  {}\n  lane {}:{}\n  MODE {:#x} EXEC {:#018x} M0 {:#x} SCC {}\n{}", d.text,
                        inst::debug_text(c.instruction), d.lane, operand_values(c.instruction, before[i], d.lane),
                        before[i].mode, before[i].exec(), before[i].sgpr[isa::kM0], before[i].scc, c.program.text());
      verdict.compared += inputs_per_wave;
    }
  }
  return verdict;
}

std::vector<const isa::Target*> targets_with(isa::Op op) {
  std::vector<const isa::Target*> targets;
  for (std::string_view name : kTargets) {
    const isa::Target* target = isa::find_target(name);
    LW_CHECK(target != nullptr, "a target of this test does not exist");
    for (const isa::Encoding& e : isa::encodings().subspan(1)) {
      if (e.op != op || !e.in(target->column)) continue;
      targets.push_back(target);
      break;
    }
  }
  return targets;
}

std::vector<std::string> families() {
  std::set<std::string> names;
  for (const isa::Record& record : isa::records()) names.emplace(record.family());
  return {names.begin(), names.end()};
}

class Direct : public testing::TestWithParam<std::string> {};

TEST_P(Direct, agrees_with_the_interpreter) {
  RecordProperty("seed", std::to_string(seed()));
  for (const isa::Record& record : isa::records()) {
    if (record.family() != GetParam() || !has_meaning(record.op)) continue;
    size_t compared = 0;
    std::string failure;
    const std::vector<const isa::Target*> targets = targets_with(record.op);
    if (targets.empty()) continue;  // of generations whose kernels are not run (app's Device::models)
    for (const isa::Target* target : targets) {
      const Verdict verdict = compare(*target, record, (inputs_of(record) + targets.size() - 1) / targets.size());
      compared += verdict.compared;
      if (!verdict.failure.empty() && failure.empty()) failure = fmt::format("{}: {}", target->name, verdict.failure);
    }
    // What some targets do not model (formats of buffers from gfx10 on) is compared on the first instead.
    if (failure.empty() && compared != 0 && compared < inputs_of(record)) {
      const Verdict verdict = compare(*targets.front(), record, inputs_of(record));
      compared += verdict.compared;
      failure = verdict.failure;
    }
    const bool listed = gaps().contains(record.name());
    if (listed) {
      EXPECT_TRUE(!failure.empty() || compared == 0)
          << record.name() << " compares well: its line in gaps.txt is stale";
      continue;
    }
    EXPECT_TRUE(failure.empty()) << record.name() << " (LW_DIRECT_SEED=" << seed() << ") on " << failure;
    EXPECT_GE(compared, failure.empty() ? inputs_of(record) : 0) << record.name() << " was compared too little";
  }
}

INSTANTIATE_TEST_SUITE_P(families, Direct, testing::ValuesIn(families()),
                         [](const auto& family) { return family.param; });

TEST(DirectGaps, name_records) {
  for (const auto& [name, reason] : gaps()) {
    const isa::Record* record = isa::find_record(name);
    EXPECT_TRUE(record != nullptr && has_meaning(record->op)) << name << " in gaps.txt is no record with a meaning";
    EXPECT_GT(reason.size(), 10u) << name << " needs a reason";
  }
}

}  // namespace
}  // namespace lw::direct
