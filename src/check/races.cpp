// Data races: two waves access the same byte, one of them writes, and nothing orders the two.
//
// What orders: a wave's own sequence of instructions; a barrier, for the waves of its workgroup; the end of the kernel.
// Atomics do not race with each other; they order nothing. Stores of the value that is there already do not race with
// the store that put it there: setting a flag from many places is common and has one outcome. Loads that ask for the
// coherent value (glc) are what compilers make of atomic loads and count as atomics. A load before a compare-and-swap
// of the same memory is the guess that such loops begin with, and does not race with atomics.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "check/checker.h"
#include "check/shadow.h"

namespace lw::check {
namespace {

using events::AccessKind;
using events::Space;

// Who accessed a cell.
struct Stamp {
  uint64_t pc = 0;  // 0: nobody
  uint32_t group = 0;
  uint32_t epoch = 0;  // barriers of the workgroup so far
  uint8_t wave = 0;
  uint8_t lane = 0;
  bool atomic = false;

  bool same_wave(const Stamp& other) const { return group == other.group && wave == other.wave; }
  // The earlier one, `this`, is over before the other begins.
  bool ordered_before(const Stamp& other) const {
    return same_wave(other) || (group == other.group && epoch != other.epoch);
  }
};

struct Cell {
  Stamp write;
  std::array<Stamp, 2> reads;      // the last ones, of two waves
  std::array<uint8_t, 4> value{};  // what the write wrote

  Cell of_byte(size_t byte) const {
    Cell cell = *this;
    cell.value = {value[byte]};
    return cell;
  }
};

class RaceRule : public Rule {
 public:
  RaceRule(Findings& findings, const state::Memory& memory) : findings_(findings), memory_(memory) {}

  void begin_group(const events::GroupStart& group) override {
    lds_.clear();
    epoch_ = 0;
    groups_[static_cast<uint32_t>(group.group)] = group.workgroup;
    if (group.group == 0) global_.clear();
    guesses_.clear();
  }
  void end_group(const events::GroupStart&, events::OutcomeKind) override {
    for (auto& [place, guess] : guesses_) settle(guess);
    guesses_.clear();
  }
  void barrier(const events::GroupStart&) override { ++epoch_; }

  void access(const events::Instruction& instruction, const observe::InstructionFacts& facts,
              const events::Access& access) override {
    if (access.space == Space::private_memory) return;
    Stamp stamp;
    stamp.pc = instruction.pc;
    stamp.group = static_cast<uint32_t>(instruction.wave.group);
    stamp.epoch = epoch_;
    stamp.wave = static_cast<uint8_t>(instruction.wave.wave);
    stamp.atomic = access.kind == AccessKind::atomic ||
                   (access.kind == AccessKind::load && facts.instruction.mod(isa::Modifier::glc) != 0);
    instruction_ = &instruction;
    access_ = &access;
    if (access.kind == AccessKind::store) find_collisions(stamp);
    if (access.kind == AccessKind::atomic && !guesses_.empty() && is_compare_and_swap(facts))
      for (uint64_t left = access.lanes; left != 0; left &= left - 1)
        for (uint32_t byte = 0; byte < access.size_bytes; ++byte)
          guesses_.erase(
              {stamp.wave, access.space, access.address[static_cast<size_t>(std::countr_zero(left))] + byte});
    Shadow<Cell>& shadow = access.space == Space::lds ? lds_ : global_;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      stamp.lane = static_cast<uint8_t>(lane);
      shadow.touch(access.address[lane], access.size_bytes, [&](Cell& cell, uint32_t first, uint32_t bytes) {
        access.kind == AccessKind::load ? read(cell, stamp, first, bytes) : write(cell, stamp, first, bytes);
      });
    }
  }

 private:
  enum What : unsigned { wave_race, lanes_of_one_store };

  void read(Cell& cell, const Stamp& stamp, uint32_t first, uint32_t bytes) {
    if (conflicts(cell.write, stamp)) report(cell.write, "store", stamp, first, bytes);
    Stamp& same = cell.reads[0].same_wave(stamp) || cell.reads[0].pc == 0 ? cell.reads[0] : cell.reads[1];
    same = stamp;
  }

  void write(Cell& cell, const Stamp& stamp, uint32_t first, uint32_t bytes) {
    for (const Stamp& earlier : cell.reads)
      if (conflicts(earlier, stamp)) report(earlier, "load", stamp, first, bytes);
    std::array<uint8_t, 4> value{};
    if (access_->kind == AccessKind::store)
      for (uint32_t i = 0; i < bytes; ++i)
        value[i] = static_cast<uint8_t>(access_->word((first + i) / 4, stamp.lane) >> (first + i) % 4 * 8);
    const bool same_value = access_->kind == AccessKind::store && !cell.write.atomic && value == cell.value;
    if (conflicts(cell.write, stamp) && !same_value) report(cell.write, "store", stamp, first, bytes);
    cell.write = stamp;
    cell.value = value;
    cell.reads = {};
  }

  static bool conflicts(const Stamp& earlier, const Stamp& later) {
    return earlier.pc != 0 && !earlier.ordered_before(later) && !(earlier.atomic && later.atomic);
  }

  // Lanes of one instruction that store different values into the same byte.
  void find_collisions(const Stamp& stamp) {
    const events::Access& access = *access_;
    if (access.space == Space::scalar || std::popcount(access.lanes) < 2) return;
    struct Written {
      uint64_t address;
      unsigned lane;
    };
    std::array<Written, 64> order;
    size_t count = 0;
    bool rising = true;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      rising &= count == 0 || access.address[lane] >= order[count - 1].address + access.size_bytes;
      order[count++] = {access.address[lane], lane};
    }
    if (rising) return;
    std::stable_sort(order.begin(), order.begin() + static_cast<ptrdiff_t>(count),
                     [](const Written& a, const Written& b) { return a.address < b.address; });
    for (size_t i = 1; i < count; ++i) {
      const Written& a = order[i - 1];
      const Written& b = order[i];
      if (b.address >= a.address + access.size_bytes) continue;
      const auto shift = static_cast<uint32_t>(b.address - a.address);
      for (uint32_t byte = shift; byte < access.size_bytes; ++byte) {
        const uint32_t other = byte - shift;
        const auto of_a = static_cast<uint8_t>(access.word(byte / 4, a.lane) >> byte % 4 * 8);
        const auto of_b = static_cast<uint8_t>(access.word(other / 4, b.lane) >> other % 4 * 8);
        if (of_a == of_b) continue;
        if (findings_.seen(Check::races, lanes_of_one_store, stamp.pc, stamp.pc)) return;
        Finding finding = about(b.address, access.size_bytes - shift);
        finding.message = fmt::format("two lanes store different values into the same {} memory in one instruction",
                                      events::space_name(access.space));
        finding.sides = {side_of("store", *instruction_, static_cast<int>(a.lane)),
                         side_of("store", *instruction_, static_cast<int>(b.lane))};
        return findings_.add(std::move(finding));
      }
    }
  }

  Finding about(uint64_t address, uint32_t bytes) const {
    Finding finding;
    finding.check = Check::races;
    const bool lds = access_->space == Space::lds;
    finding.space = lds ? "LDS" : "global";
    finding.address = address;
    finding.size_bytes = bytes;
    finding.relation = lds ? fmt::format("at {} of LDS", address) : memory_.relation(address, bytes);
    return finding;
  }

  // A load that may turn out to be the guess of a compare-and-swap.
  struct Guess {
    std::pair<uint64_t, uint64_t> pcs;
    Finding finding;
  };

  static bool is_compare_and_swap(const observe::InstructionFacts& facts) {
    return facts.mnemonic().find("cmps") != std::string_view::npos;
  }

  void settle(Guess& guess) {
    if (!findings_.seen(Check::races, wave_race, guess.pcs.first, guess.pcs.second))
      findings_.add(std::move(guess.finding));
  }

  void report(const Stamp& earlier, std::string role, const Stamp& stamp, uint32_t first, uint32_t bytes) {
    const std::pair<uint64_t, uint64_t> pcs = std::minmax(earlier.pc, stamp.pc);
    const bool loads_later = access_->kind == AccessKind::load && earlier.atomic;
    const bool loads_earlier = role == "load" && stamp.atomic && earlier.group == stamp.group;
    const bool may_be_guess = loads_later || loads_earlier;
    if (!may_be_guess && findings_.seen(Check::races, wave_race, pcs.first, pcs.second)) return;
    Finding finding = about(access_->address[stamp.lane] + first, bytes);
    const bool groups = earlier.group != stamp.group;
    finding.message = fmt::format("{} memory is accessed by two {} with {} between them", finding.space,
                                  groups ? "workgroups" : "waves", groups ? "no end of a kernel" : "no barrier");
    const bool scalar = access_->space == Space::scalar;
    Side before;
    before.role = earlier.atomic && role == "store" ? "atomic" : std::move(role);
    before.workgroup = groups_.at(earlier.group);
    before.wave = earlier.wave;
    before.lane = earlier.lane;
    before.pc = earlier.pc;
    finding.sides = {std::move(before), side_of(std::string(events::access_name(access_->kind)), *instruction_,
                                                scalar ? -1 : int{stamp.lane})};
    if (!may_be_guess) return findings_.add(std::move(finding));
    const uint64_t address = access_->address[stamp.lane] + first;
    const Stamp& loader = loads_later ? stamp : earlier;
    guesses_.try_emplace({loader.wave, access_->space, address}, Guess{pcs, std::move(finding)});
  }

  Findings& findings_;
  const state::Memory& memory_;
  Shadow<Cell> lds_, global_;
  // By wave and place: settled when the workgroup ends.
  std::map<std::tuple<uint8_t, Space, uint64_t>, Guess> guesses_;
  std::unordered_map<uint32_t, std::array<uint32_t, 3>> groups_;
  uint32_t epoch_ = 0;
  const events::Instruction* instruction_ = nullptr;
  const events::Access* access_ = nullptr;
};

}  // namespace

std::unique_ptr<Rule> make_race_rule(observe::CodeFacts&, Findings& findings, const state::Memory& memory) {
  return std::make_unique<RaceRule>(findings, memory);
}

}  // namespace lw::check
