// Image instructions made at random from the tables, one at a time, held against what the analyses say of them: only
// registers that they are said to write change, and each of these does; what is dead before them changes nothing when
// overwritten; and each half of a live VGPR changes something.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <set>

#include "flow/flow.h"
#include "image/convert.h"
#include "inputs.h"
#include "interp/straight_line.h"
#include "isa/images.h"
#include "sem/sem.h"

namespace {

using namespace lw;
using flow::Register;
using isa::Modifier;

constexpr unsigned kHalves = 2;
// Lower halves of what levels are computed from seldom show: levels have 8 bits behind the point. Offsets of 2D images
// and a bias beside halves fill a register half.
constexpr double kLeastRegisters = 98, kLeastHalves = 90;
constexpr uint32_t kPlainMode = 0xf0;
// 0 is where most registers of the others begin; so no register can be taken for another.
constexpr uint64_t kNoiseSeed = 0x6d61'6765;

uint32_t half_mask(unsigned half) { return half == 0 ? 0x0000ffffu : 0xffff0000u; }
bool has_status(const inst::Instruction& instruction) {
  return instruction.mod(Modifier::tfe) != 0 || instruction.mod(Modifier::lwe) != 0;
}

// A wave and its memory, put into the state of a World, and what one instruction makes of them.
class Machine {
 public:
  Machine(const isa::Target& target, const direct::Extent& extent, const sem::Program& program)
      : programs_{program}, straight_(programs_, exec::machine_model(target)), wave_(direct::kVgprs) {
    const Result<uint64_t> address = memory_.allocate(extent.global_bytes, {"image"});
    LW_CHECK(static_cast<bool>(address), "memory for a small image");
    address_ = *address;
  }

  uint64_t address() const { return address_; }
  // False where the machine stops.
  bool run(const direct::World& before, direct::World& after) {
    const std::span<std::byte> image = memory_.view(address_, before.global.size());
    std::ranges::copy(before.global, image.begin());
    std::ranges::copy(before.sgpr, wave_.sgpr.begin());
    wave_.scc = before.scc;
    wave_.mode = before.mode;
    for (unsigned n = 0; n < direct::kVgprs; ++n) std::ranges::copy(before.vgpr[n], wave_.vgpr(n));
    const events::Outcome outcome = straight_.run(0, 1, wave_, {&memory_});
    trouble_ = outcome.finished() ? "" : outcome.text();
    after = before;
    std::ranges::copy(image, after.global.begin());
    std::copy_n(wave_.sgpr.begin(), after.sgpr.size(), after.sgpr.begin());
    after.scc = wave_.scc != 0;
    for (unsigned n = 0; n < direct::kVgprs; ++n) std::copy_n(wave_.vgpr(n), direct::kLanes, after.vgpr[n].begin());
    return outcome.finished();
  }
  const std::string& trouble() const { return trouble_; }

 private:
  std::array<sem::Program, 1> programs_;
  interp::StraightLine straight_;
  state::Memory memory_;
  state::Wave wave_;
  uint64_t address_ = 0;
  std::string trouble_;
};

// What the analyses say of one instruction in full waves where all that it writes is wanted.
struct Said {
  std::set<Register> writes;
  std::map<Register, flow::ByteMask> live;  // before it

  Said(const isa::Target& target, const inst::Instruction& instruction) {
    flow::Code code(target);
    code.add(0, instruction);
    const flow::Received all{direct::kFirstReserved, direct::kVgprs};
    const std::array<flow::EntryPoint, 1> entries = {flow::EntryPoint{0, "kernel", true, false, all}};
    const flow::Graph graph = flow::make_graph(code, entries);
    flow::LivenessOptions options;
    options.full_waves = true;
    for (const flow::Write& write : code.effects(0).writes) writes.insert(code.resolve(0, write.slot));
    options.live_out.assign(writes.begin(), writes.end());
    const flow::Liveness liveness(code, graph, options);
    for (const flow::Live& l : liveness.live_before(0)) live[l.reg] |= l.bytes;
  }
  flow::ByteMask live_bytes(Register reg) const {
    const auto at = live.find(reg);
    return at == live.end() ? 0 : at->second;
  }
};

uint32_t value_of(const direct::World& world, Register reg, unsigned lane) {
  return flow::is_vgpr(reg) ? world.vgpr[reg - flow::kVgpr][lane] : world.sgpr[reg];
}

// The results that are wanted: registers written, and memory.
bool same_results(const Said& said, const direct::World& a, const direct::World& b) {
  if (a.global != b.global) return false;
  return std::ranges::all_of(said.writes, [&](Register reg) {
    for (unsigned lane = 0; lane < direct::kLanes; ++lane)
      if (value_of(a, reg, lane) != value_of(b, reg, lane)) return false;
    return true;
  });
}

// A number such as coordinates, their changes and levels are: none, or of either sign up to 8.
float number(direct::Random& random) {
  if (random.percent(20)) return 0;
  const float size = std::ldexp(1.0f + static_cast<float>(random.below(64)) / 64, random.between(-4, 2));
  return random.percent(20) ? -size : size;
}

// Values of which little differences show: texels that are few small floats or integers, references to compare with
// and data of atomics that are among them, and addresses of a sampler that lead to different levels: lanes of a quad
// differ by little.
void bring_out(direct::World& world, const inst::Instruction& instruction, direct::Random& random) {
  static constexpr uint32_t kFew[] = {0x3f000000, 0x3e800000, 0x3f400000, 0x00000000, 0x3f800000, 1, 2, 0x3f000001};
  const auto few = [&] { return kFew[random.below(std::size(kFew))]; };
  const bool texels = random.percent(60), data = random.percent(60);
  for (size_t at = 0; texels && at + 4 <= world.global.size(); at += 4) {
    const uint32_t word = few();
    std::memcpy(&world.global[at], &word, 4);
  }
  const isa::Encoding& encoding = instruction.enc();
  if (data && isa::has(encoding.record().writes, isa::Implicit::memory))
    for (unsigned n = 0; n < 4; ++n)
      for (uint32_t& word : world.vgpr[instruction.operand[inst::kImageData] - isa::kFirstVgpr + n]) word = few();
  if (encoding.operand_count <= inst::kImageSampler) return;

  const inst::ImageAddressParts& parts = inst::image_address_parts(encoding.op);
  const unsigned first = instruction.operand[inst::kImageAddress] - isa::kFirstVgpr;
  const unsigned reference = (parts.offset ? 1 : 0) + (parts.bias ? 1 : 0);
  const bool halves = instruction.mod(Modifier::a16) != 0 || parts.derivatives_16;
  const auto word_of = [&](float low, float high) {
    const auto f16 = [](float value) { return uint32_t{image::f16_from_f32(std::bit_cast<uint32_t>(value))}; };
    return halves ? f16(low) | f16(high) << 16 : std::bit_cast<uint32_t>(low);
  };
  for (unsigned n = parts.offset ? 1 : 0; n < encoding.operands()[inst::kImageAddress].most_dwords; ++n)
    for (unsigned quad = 0; quad < direct::kLanes; quad += 4) {
      const float low = number(random), high = number(random);
      const float step = random.percent(50) ? 0 : number(random) / 8;
      for (unsigned lane = quad; lane < quad + 4; ++lane) {
        const float apart = lane == quad ? 0 : step;
        world.vgpr[first + n][lane] = word_of(low + apart, high + apart);
      }
    }
  if (parts.compare)
    for (uint32_t& word : world.vgpr[first + reference]) word = few();
}

// A half of a register in instructions of one record that pack their operands alike.
struct Half {
  std::string form;  // target, record, packing
  Register reg;
  unsigned half;
  auto operator<=>(const Half&) const = default;
};

struct Tally {
  uint64_t forms = 0, states = 0, poisoned = 0;
  std::vector<std::string> failures;
  std::map<Half, bool> live;  // halves of VGPRs, and whether they changed a result
};

// With most coordinates, of which each matters.
bool is_longest(const isa::Target& target, const inst::Instruction& instruction) {
  constexpr uint32_t k3d = 2, k2dArray = 5;
  const uint32_t dim = instruction.mod(Modifier::dim);
  return !target.has(isa::Feature::image_dimension) || dim == k2dArray ||
         (dim == k3d && instruction.mod(Modifier::a16) == 0);
}

class Form {
 public:
  Form(const isa::Target& target, const inst::Instruction& instruction, const sem::Program& program, uint64_t seed,
       Tally& tally)
      : target_(target),
        instruction_(instruction),
        extent_(direct::extent_of(instruction.enc().record())),
        said_(target, instruction),
        machine_(target, extent_, program),
        random_(seed),
        noise_(seed ^ kNoiseSeed),
        tally_(tally) {
    for (Register reg : said_.writes) unchanged_.insert(reg);
    if (!shows_all_it_reads()) return;
    for (const auto& [reg, bytes] : said_.live) {
      if (!flow::is_vgpr(reg)) continue;
      for (unsigned half = 0; half < kHalves; ++half)
        if ((bytes >> (2 * half) & 3) != 0 && !is_past_address(reg, half))
          keys_.push_back(&*tally_.live.try_emplace(key(reg, half), false).first);
    }
  }

  // As many states, and more where some half of a live register has changed nothing yet.
  void measure(unsigned states) {
    constexpr unsigned kMore = 12;
    ++tally_.forms;
    for (unsigned state = 0; state < states || (state < kMore * states && has_silent()); ++state) {
      direct::World before = state_of(state), after;
      if (!machine_.run(before, after)) return fail(machine_.trouble());
      if (!only_writes_change(before, after)) return;
      before.sgpr[isa::kExec] = before.sgpr[isa::kExecHi] = ~0u;
      if (!machine_.run(before, after)) return fail(machine_.trouble());
      if (!only_writes_change(before, after) || !dead_changes_nothing(before, after)) return;
      look_at_live(before, after);
      ++tally_.states;
    }
    // Atomics without a result that have a status: said to write the data, too.
    const bool has_data = !is_atomic() || !has_status(instruction_) || instruction_.mod(Modifier::glc) != 0;
    if (!has_data) unchanged_.clear();
    for (Register reg : unchanged_) fail(fmt::format("{} is said to be written and never changes", name(reg)));
  }

 private:
  bool is_atomic() const {
    const isa::Record& record = instruction_.enc().record();
    return isa::has(record.reads, isa::Implicit::memory) && isa::has(record.writes, isa::Implicit::memory);
  }
  static std::string name(Register reg) { return flow::register_name(reg); }
  std::string text() const { return fmt::format("{} {}", target_.name, inst::debug_text(instruction_)); }
  void fail(const std::string& what) { tally_.failures.push_back(text() + ": " + what); }

  direct::World state_of(unsigned state) {
    direct::World world;
    constexpr std::array<uint32_t, 1> kModes{kPlainMode};
    direct::Surroundings around;
    around.global_address = machine_.address();
    direct::fill(world, around, extent_, target_, instruction_, kModes, random_);
    if (state % 2 == 1) bring_out(world, instruction_, random_);
    return world;
  }

  bool only_writes_change(const direct::World& before, const direct::World& after) {
    for (unsigned n = 0; n < direct::kSgprs; ++n)
      if (before.sgpr[n] != after.sgpr[n]) return fail("changes " + name(static_cast<Register>(n))), false;
    for (unsigned n = 0; n < direct::kVgprs; ++n) {
      const auto reg = static_cast<Register>(flow::kVgpr + n);
      for (unsigned lane = 0; lane < direct::kLanes; ++lane) {
        if (before.vgpr[n][lane] == after.vgpr[n][lane]) continue;
        if (!said_.writes.contains(reg) || (before.exec() >> lane & 1) == 0)
          return fail(fmt::format("changes {} of lane {}", name(reg), lane)), false;
        unchanged_.erase(reg);
      }
    }
    return true;
  }

  bool dead_changes_nothing(const direct::World& before, const direct::World& after) {
    direct::World noisy = before, result;
    const auto overwrite = [&](Register reg, uint32_t& word) {
      for (unsigned byte = 0; byte < 4; ++byte)
        if ((said_.live_bytes(reg) >> byte & 1) == 0)
          word ^= (noise_.word() | 1u << (8 * byte)) & (0xffu << (8 * byte));
    };
    // Descriptors may be refused also where no result depends on them.
    const bool all = instruction_.mod(Modifier::dmask) != 0;
    for (unsigned n = 0; all && n < direct::kFirstReserved; ++n) overwrite(static_cast<Register>(n), noisy.sgpr[n]);
    for (unsigned n : {isa::kVcc, isa::kVccHi, isa::kM0}) overwrite(static_cast<Register>(n), noisy.sgpr[n]);
    for (unsigned n = 0; n < direct::kVgprs; ++n)
      for (uint32_t& word : noisy.vgpr[n]) overwrite(static_cast<Register>(flow::kVgpr + n), word);
    if (said_.live_bytes(flow::kScc) == 0) noisy.scc = !noisy.scc;
    ++tally_.poisoned;
    if (!machine_.run(noisy, result)) return fail("with noise: " + machine_.trouble()), false;
    if (same_results(said_, after, result)) return true;
    fail("another result where what is dead differs");
    return false;
  }

  // What a status may leave as it was counts as read. Where a descriptor has one level, nothing can tell which one an
  // address asks for; nor is there an image with samples, for which DA without a sampler has a coordinate more.
  bool shows_all_it_reads() const {
    if (has_status(instruction_)) return false;
    const bool has_sampler = instruction_.enc().operand_count > inst::kImageSampler;
    const bool has_dimension = target_.has(isa::Feature::image_dimension);
    if (!has_sampler && !has_dimension && instruction_.mod(Modifier::da) != 0) return false;
    if (has_dimension && !is_longest(target_, instruction_)) return false;
    const bool separate = isa::level_chain(isa::image_generation(target_.column)) == isa::LevelChain::separate;
    if (!has_sampler || !separate) return true;
    const inst::ImageAddressParts& parts = inst::image_address_parts(instruction_.op());
    return !parts.derivatives && !parts.level && !parts.bias && !parts.clamp;
  }
  // Of halves, two to a register, the last one may be half of a register that counts as a whole.
  bool is_past_address(Register reg, unsigned half) const {
    if (half == 0 || instruction_.mod(Modifier::a16) == 0) return false;
    Register last = 0;
    for (const auto& [other, bytes] : said_.live)
      if (flow::is_vgpr(other) && !said_.writes.contains(other)) last = other;
    return reg == last;
  }
  bool has_silent() const {
    return std::ranges::any_of(keys_, [](const auto* entry) { return !entry->second; });
  }
  // Records with the same parts of an address have it alike.
  Half key(Register reg, unsigned half) const {
    const isa::Encoding& encoding = instruction_.enc();
    const bool has_sampler = encoding.operand_count > inst::kImageSampler;
    std::string form = fmt::format("{} {}", target_.name, has_sampler ? "sampler" : encoding.mnemonic());
    const inst::ImageAddressParts& parts = inst::image_address_parts(instruction_.op());
    const std::pair<bool, const char*> words[] = {{parts.offset, " offset"},
                                                  {parts.bias, " bias"},
                                                  {parts.compare, " depth"},
                                                  {parts.derivatives, " derivatives"},
                                                  {parts.derivatives_16, " g16"},
                                                  {parts.level, " level"},
                                                  {parts.is_zero, " zero"},
                                                  {parts.clamp, " clamp"},
                                                  {instruction_.mod(Modifier::a16) != 0, " a16"}};
    for (const auto& [is_there, word] : words)
      if (is_there) form += word;
    return {std::move(form), reg, half};
  }

  void look_at_live(const direct::World& before, const direct::World& after) {
    for (auto* entry : keys_) {
      if (entry->second) continue;
      const auto& [form, reg, half] = entry->first;
      direct::World changed = before, result;
      for (uint32_t& word : changed.vgpr[reg - flow::kVgpr])
        word ^= (noise_.word() & noise_.word() & half_mask(half)) | 1u << (16 * half + noise_.below(16));
      entry->second = !machine_.run(changed, result) || !same_results(said_, after, result);
    }
  }

  const isa::Target& target_;
  const inst::Instruction instruction_;
  const direct::Extent extent_;
  const Said said_;
  Machine machine_;
  direct::Random random_, noise_;
  Tally& tally_;
  std::set<Register> unchanged_;                    // of those written
  std::vector<std::pair<const Half, bool>*> keys_;  // in the tally
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Holds image instructions against what the analyses say that they read and write.");
  std::vector<std::string> targets{"gfx803", "gfx810", "gfx900", "gfx1010:wave64", "gfx1030:wave64"};
  uint64_t seed = 20261125;
  unsigned forms = 6, states = 5;
  std::string only;
  app.add_option("--target", targets, "Targets")->delimiter(',');
  app.add_option("--seed", seed, "Of instructions, contents and noise");
  app.add_option("--forms", forms, "Random forms of each encoding");
  app.add_option("--states", states, "Contents to try for each form");
  app.add_option("--only", only, "Only records whose name contains this text");
  CLI11_PARSE(app, argc, argv);

  fmt::print("seed {}\n", seed);
  Tally tally;
  for (const std::string& name : targets) {
    const isa::Target* target = isa::find_target(name);
    if (target == nullptr) {
      fmt::print(stderr, "no such target: {}\n", name);
      return 2;
    }
    for (const isa::Encoding& encoding : isa::encodings()) {
      const isa::Record& record = encoding.record();
      if (encoding.id == 0 || !encoding.in(target->column) || !inst::is_image(encoding.format)) continue;
      if (record.meaning == isa::MeaningKind::gap || record.name().find(only) == std::string_view::npos) continue;
      direct::Random random(seed + target->elf_mach * uint64_t{65537} + static_cast<uint64_t>(encoding.id) * 257);
      for (unsigned form = 0; form < forms; ++form) {
        inst::Instruction instruction = direct::random_instruction(*target, encoding, random);
        while (form % 2 == 1 && !is_longest(*target, instruction))
          instruction = direct::random_instruction(*target, encoding, random);
        const sem::Specialised meaning = sem::specialise(*target, instruction);
        if (meaning.refusal != sem::ProgramRefusal::none) {
          tally.failures.push_back(fmt::format("{} {}: {}", name, inst::debug_text(instruction), meaning.note));
          continue;
        }
        Form(*target, instruction, meaning.program, random.bits(), tally).measure(states);
      }
    }
  }
  for (const std::string& failure : tally.failures) fmt::print("FAIL {}\n", failure);
  std::map<std::pair<std::string, Register>, bool> registers;
  size_t silent = 0, silent_registers = 0;
  for (const auto& [half, matters] : tally.live) {
    registers[{half.form, half.reg}] |= matters;
    if (!matters) ++silent;
  }
  for (const auto& [reg, matters] : registers) {
    if (matters) continue;
    ++silent_registers;
    fmt::print("changes nothing: {}: {}\n", reg.first, flow::register_name(reg.second));
  }
  const auto percent = [](size_t all, size_t without) {
    return all == 0 ? 0.0 : 100.0 * static_cast<double>(all - without) / static_cast<double>(all);
  };
  const double of_registers = percent(registers.size(), silent_registers),
               of_halves = percent(tally.live.size(), silent);
  fmt::print("{} forms, {} states; of {} live registers {:.2f} % change a result, of their {} halves {:.2f} %\n",
             tally.forms, tally.states, registers.size(), of_registers, tally.live.size(), of_halves);
  const bool is_tight = of_registers >= kLeastRegisters && of_halves >= kLeastHalves;
  return tally.failures.empty() && tally.states != 0 && is_tight ? 0 : 1;
}
