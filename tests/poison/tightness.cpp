#include "tightness.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <random>
#include <set>

#include "interp/straight_line.h"

namespace lw::poison {
namespace {

// What is exclusive-ored to a byte, never 0: one bit in half of the lanes, anything in the others, or what makes it 0
// or all ones.
uint32_t noise_of(std::mt19937_64& random, unsigned turn, uint32_t value, unsigned byte) {
  const uint32_t old = (value >> (8 * byte)) & 0xff;
  uint32_t noise = 0;
  if (turn % 16 < 8) noise = 1u << (turn % 8);
  if (turn % 16 == 14) noise = old;
  if (turn % 16 == 15) noise = ~old & 0xff;
  if (noise == 0) noise = 1 + static_cast<uint32_t>(random() % 255);
  return noise << (8 * byte);
}

void overwrite(state::Wave& wave, flow::Register reg, unsigned byte, std::mt19937_64& random, unsigned turn) {
  if (flow::is_vgpr(reg)) {
    uint32_t* row = wave.vgpr(reg - flow::kVgpr);
    for (unsigned lane = 0; lane < 64; ++lane) row[lane] ^= noise_of(random, turn + lane, row[lane], byte);
  } else if (reg == flow::kScc) {
    wave.scc ^= 1;
  } else {
    wave.sgpr[reg] ^= noise_of(random, turn, wave.sgpr[reg], byte);
  }
}

struct Result {
  events::OutcomeKind kind = events::OutcomeKind::finished;
  size_t instructions = 0;
  std::vector<std::byte> bytes;
  bool operator==(const Result&) const = default;
};

class Measurement {
 public:
  Measurement(const Line& line, World& world, unsigned vgpr_count, uint64_t seed)
      : line_(line),
        world_(world),
        wave_(vgpr_count),
        other_(vgpr_count),
        seed_(seed),
        straight_(line.programs, exec::machine_model(*line.target)) {}

  bool changes(size_t i, flow::Register reg, unsigned byte) {
    if (baseline_of_ != i) baseline_.assign(world_.states(), std::nullopt), baseline_of_ = i;
    for (unsigned turn = 0; turn < world_.states(); ++turn) {
      const unsigned state = (world_.first_state(reg) + turn) % world_.states();
      std::optional<Result>& baseline = baseline_[state];
      if (!baseline) {
        world_.enter(i, state, wave_);
        baseline = run(i, line_.programs.size(), wave_);
      }
      enter_changed(i, state, reg, byte, wave_);
      if (!(run(i, line_.programs.size(), wave_) == *baseline)) return true;
    }
    return false;
  }

  // Why a byte changes nothing: the instruction behind which no live byte differs any more.
  std::string reason(size_t i, flow::Register reg, unsigned byte) {
    std::map<std::string, unsigned> absorbers;
    const unsigned states = std::min(world_.states(), 4u);
    for (unsigned state = 0; state < states; ++state) ++absorbers[absorber(i, state, reg, byte)];
    return std::max_element(absorbers.begin(), absorbers.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
  }

 private:
  void enter_changed(size_t i, unsigned state, flow::Register reg, unsigned byte, state::Wave& wave) {
    world_.enter(i, state, wave);
    std::mt19937_64 random(seed_ + 0x10001 * state + 0x101 * reg + byte);
    overwrite(wave, reg, byte, random, state);
  }

  Result run(size_t first, size_t last, state::Wave& wave) {
    const events::Outcome outcome =
        straight_.run(first, last, wave, {&world_.memory(), world_.lds(), world_.private_memory()});
    Result result{outcome.kind, outcome.instructions, {}};
    result.bytes = world_.results();
    return result;
  }

  bool same_live(size_t k, const state::Wave& a, const state::Wave& b) const {
    if (k >= line_.live.size()) return true;
    for (const flow::Live& live : line_.live[k]) {
      uint32_t mask = 0;
      for (unsigned byte = 0; byte < 4; ++byte)
        if ((live.bytes >> byte & 1) != 0) mask |= 0xffu << (8 * byte);
      if (live.reg == flow::kScc) {
        if (a.scc != b.scc) return false;
      } else if (flow::is_vgpr(live.reg)) {
        for (unsigned lane = 0; lane < 64; ++lane)
          if (((a.vgpr(live.reg - flow::kVgpr)[lane] ^ b.vgpr(live.reg - flow::kVgpr)[lane]) & mask) != 0) return false;
      } else if (((a.sgpr[live.reg] ^ b.sgpr[live.reg]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }

  // A difference that is lost stays lost: where it is lost first is found by halving.
  std::string absorber(size_t i, unsigned state, flow::Register reg, unsigned byte) {
    size_t low = i + 1, high = line_.programs.size();
    while (low < high) {
      const size_t k = (low + high) / 2;
      world_.enter(i, state, wave_);
      const Result plain = run(i, k, wave_);
      enter_changed(i, state, reg, byte, other_);
      const Result changed = run(i, k, other_);
      if (plain == changed && same_live(k, wave_, other_)) {
        high = k;
      } else {
        low = k + 1;
      }
    }
    return describe(low - 1);
  }

  // What of an instruction can lose a difference, from its meaning.
  std::string describe(size_t k) const {
    std::set<std::string> ways;
    const sem::Program& program = line_.programs[k];
    for (const sem::Node& node : program.nodes) {
      const sem::UopInfo& about = sem::info(node.op);
      const std::string_view name = about.name;
      const auto args = program.args(node);
      const auto variable = [&](size_t a) { return program.nodes[args[a]].op != sem::Uop::const32; };
      if (about.is_float) ways.insert("rounds");
      if (name.starts_with("select")) ways.insert("selects");
      if (name.starts_with("and") && args.size() == 2 && variable(0) && variable(1)) ways.insert("masks");
      if (name.starts_with("or") && args.size() == 2 && variable(0) && variable(1)) ways.insert("masks");
      if ((name.starts_with("shl") || name.starts_with("lshr") || name.starts_with("ashr")) && variable(1))
        ways.insert("shifts out");
      if (name.starts_with("mul")) ways.insert("multiplies");
      if (about.result == sem::ValueType::b1 && args.size() == 2 && !name.starts_with("and") && !name.starts_with("or"))
        ways.insert("compares");
      if (name.starts_with("load") || name.starts_with("store") || name.starts_with("atomic")) ways.insert("addresses");
    }
    std::string text = line_.names[k];
    for (const std::string& way : ways) text += (&way == &*ways.begin() ? " " : ", ") + way;
    return text;
  }

  const Line& line_;
  World& world_;
  state::Wave wave_, other_;
  uint64_t seed_;
  interp::StraightLine straight_;
  size_t baseline_of_ = ~size_t{0};
  std::vector<std::optional<Result>> baseline_;  // by state, before instruction baseline_of_
};

}  // namespace

void copy(const state::Wave& from, state::Wave& to) {
  to.sgpr = from.sgpr;
  to.scc = from.scc;
  to.mode = from.mode;
  to.status = from.status;
  to.trapsts = from.trapsts;
  to.hw_id = from.hw_id;
  to.gpr_alloc = from.gpr_alloc;
  to.lds_alloc = from.lds_alloc;
  to.retired = from.retired;
  to.index_in_workgroup = from.index_in_workgroup;
  to.scratch_address = from.scratch_address;
  const unsigned rows = std::min(from.vgpr_count(), to.vgpr_count());
  std::copy(from.vgpr(0), from.vgpr(0) + size_t{64} * rows, to.vgpr(0));
}

void Tally::add(const Tally& other) {
  live_bytes += other.live_bytes;
  changed += other.changed;
  for (const auto& [reason, count] : other.unchanged) unchanged[reason] += count;
  for (const auto& [reason, example] : other.first_example) first_example.try_emplace(reason, example);
}

Tally measure(const Line& line, World& world, unsigned vgpr_count, uint64_t seed, const std::string& where,
              unsigned one_in) {
  Tally tally;
  uint64_t seen = seed;
  Measurement measurement(line, world, vgpr_count, seed);
  for (size_t i = 0; i < line.programs.size(); ++i) {
    for (const flow::Live& live : line.live[i]) {
      for (unsigned byte = 0; byte < 4; ++byte) {
        if ((live.bytes >> byte & 1) == 0 || ++seen % one_in != 0) continue;
        ++tally.live_bytes;
        if (measurement.changes(i, live.reg, byte)) {
          ++tally.changed;
          continue;
        }
        const std::string reason = measurement.reason(i, live.reg, byte);
        ++tally.unchanged[reason];
        tally.first_example.try_emplace(reason, fmt::format("{} before {} ({}), byte {} of {}", where, i, line.names[i],
                                                            byte, flow::register_name(live.reg)));
      }
    }
  }
  return tally;
}

}  // namespace lw::poison
