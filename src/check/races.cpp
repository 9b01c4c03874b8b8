// Data races: two waves access the same byte, one of them writes, and nothing orders the two.
//
// What orders: see order.h. Atomics do not race with each other. Stores of the value that is there already do not race
// with the store that put it there: setting a flag from many places is common and has one outcome. Loads that ask for
// the coherent value (glc) are what compilers make of atomic loads; what they make of atomic stores, and of exchanges
// whose result nobody uses, looks like any other store (source_of_stores.h). A load before a compare-and-swap of the
// same memory is the guess that such loops begin with, and does not race with atomics.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "check/checker.h"
#include "check/order.h"
#include "check/shadow.h"
#include "check/source_of_stores.h"

namespace lw::check {
namespace {

using events::AccessKind;
using events::Space;
using Relation = Order::Relation;

struct Cell {
  Stamp write;
  std::array<Stamp, 2> reads;      // two that nothing orders, where there are
  std::array<uint8_t, 4> value{};  // what the write wrote
  OrderNodeId sequence = 0;        // what the write, an atomic, hands over of what was handed over here before

  Cell of_byte(size_t byte) const {
    Cell cell = *this;
    cell.value = {value[byte]};
    return cell;
  }
};

class RaceRule : public Rule {
 public:
  RaceRule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory, SourceLineText source_text)
      : order_(facts.target()),
        facts_(facts),
        findings_(findings),
        memory_(memory),
        sources_(facts, std::move(source_text)) {}

  void begin_group(const events::GroupStart& group) override {
    if (group.group == 0) end_dispatch();
    lds_.clear();
    updated_.erase(updated_.lower_bound({true, 0}), updated_.end());
    groups_.resize(group.group + 1);
    groups_.back() = group.workgroup;
    guesses_.clear();
    order_.begin_group(group);
  }
  void end_dispatch() override {
    for (auto& [places, finding] : suspects_)
      if (!findings_.seen(Check::races, wave_race, places.first, places.second)) findings_.add(std::move(finding));
    suspects_.clear();
    updated_.clear();
    guesses_.clear();
    guessers_.clear();
    order_ = Order(order_.target());
    groups_.clear();
    global_.clear();
    lds_.clear();
  }
  void barrier(const events::GroupStart&) override { order_.barrier(); }

  void before(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts) override {
    order_.before(instruction, facts);
    reached_other_than_lds_ = false;
  }
  void after(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts) override {
    order_.after(instruction, facts, reached_other_than_lds_);
  }

  void access(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts,
              const events::Access& access) override {
    if (access.space != Space::lds) reached_other_than_lds_ = true;
    if (access.space == Space::private_memory) return;
    instruction_ = &instruction;
    access_ = &access;
    Stamp stamp = order_.now(instruction);
    stamp.place = static_cast<uint32_t>((instruction.pc - facts_.begin()) / 4) + 1;
    const bool coherent = facts.instruction.mod(isa::Modifier::glc) != 0 && access.space == Space::global;
    acquires_ = access.kind == AccessKind::atomic && has_result(facts);
    through_cache_ = access.kind == AccessKind::load && access.space == Space::global && !coherent;
    if (access.kind != AccessKind::load) order_.stored(stamp.wave);
    if (access.kind == AccessKind::atomic) stamp.flags |= Stamp::kAtomic;
    if (access.kind == AccessKind::store) find_collisions(stamp.place);
    if (access.kind == AccessKind::atomic && !guesses_.empty() && is_compare_and_swap(facts))
      for (uint64_t left = access.lanes; left != 0; left &= left - 1)
        for (uint32_t byte = 0; byte < access.size_bytes; ++byte)
          settle({stamp.wave, is_lds(), access.address[static_cast<size_t>(std::countr_zero(left))] + byte});
    // Sources have no atomic loads or stores of texels with several components. A single component may be a flag.
    const bool may_be_flag = !access.is_texel || std::has_single_bit(facts.instruction.mod(isa::Modifier::dmask));
    Shadow<Cell>& shadow = access.space == Space::lds ? lds_ : global_;
    const uint8_t flags = stamp.flags;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      stamp.lane = static_cast<uint8_t>(lane);
      stamp.flags = flags;
      if (is_one_piece(access.address[lane], access.size_bytes) && may_be_flag) {
        if (access.kind == AccessKind::load && coherent) stamp.flags |= Stamp::kCoherent;
        if (access.kind == AccessKind::store) stamp.flags |= Stamp::kSingle;
      }
      shadow.touch(access.address[lane], access.size_bytes, [&](Cell& cell, uint32_t first, uint32_t bytes) {
        access.kind == AccessKind::load ? read(cell, stamp, first, bytes) : write(cell, stamp, first, bytes);
      });
    }
  }

 private:
  enum What : unsigned { wave_race, lanes_of_one_store };
  static constexpr std::string_view kNoRaceOfAtomics = "; stores that are atomic in the source do not race";

  // The machine loads and stores at once what atomic instructions there are for.
  static bool is_one_piece(uint64_t address, uint32_t size_bytes) {
    return std::has_single_bit(size_bytes) && size_bytes <= 8 && address % size_bytes == 0;
  }

  void read(Cell& cell, const Stamp& stamp, uint32_t first, uint32_t bytes) {
    look_at_writes(cell, stamp, first, bytes);
    if (stamp.is(Stamp::kCoherent)) {
      order_.acquire(stamp.wave, cell.write, cell.sequence);
      return;
    }
    Stamp& a = cell.reads[0];
    Stamp& b = cell.reads[1];
    const auto is_over = [&](const Stamp& read) {
      return read.place == 0 || order_.relation(read, stamp, is_lds(), false) == Relation::ordered;
    };
    if (a.same_wave(stamp) && a.place != 0) {
      a = stamp;
    } else if (b.same_wave(stamp) && b.place != 0) {
      b = stamp;
    } else {
      (is_over(a) ? a : b) = stamp;
    }
  }

  void write(Cell& cell, const Stamp& stamp, uint32_t first, uint32_t bytes) {
    for (const Stamp& earlier : cell.reads) look_at(earlier, "load", stamp, first, bytes);
    std::array<uint8_t, 4> value{};
    if (access_->kind == AccessKind::store)
      for (uint32_t i = 0; i < bytes; ++i)
        value[i] = static_cast<uint8_t>(access_->word((first + i) / 4, stamp.lane) >> (first + i) % 4 * 8);
    const bool same_value = access_->kind == AccessKind::store && !cell.write.is(Stamp::kAtomic) && value == cell.value;
    if (!same_value) look_at_writes(cell, stamp, first, bytes);
    OrderNodeId known = stamp.known;
    if (!stamp.is(Stamp::kAtomic)) {
      cell.sequence = 0;
    } else {
      const bool of_other = cell.write.place != 0 && !cell.write.same_wave(stamp);
      if (acquires_) {
        const OrderNodeId node = order_.acquire(stamp.wave, cell.write, cell.sequence);
        if (of_other) cell.sequence = node;
        known = order_.known(stamp.wave);
      } else if (of_other) {
        cell.sequence = order_.continued(cell.write, cell.sequence);
      }
    }
    const bool updates = stamp.is(Stamp::kAtomic) && (cell.write.is(Stamp::kUpdates) || is_store(cell.write));
    if (updates && is_store(cell.write)) updated_[place_of(stamp, first)] = cell.write;
    cell.write = stamp;
    cell.write.known = known;
    if (updates) cell.write.flags |= Stamp::kUpdates;
    cell.value = value;
    cell.reads = {};
  }

  // Atomics, and coherent loads beside them or beside stores in one piece, see one value or another. A store in one
  // piece behind which everything is complete is how a lock is given back: what takes locks are atomics.
  bool may_meet(const Stamp& a, const Stamp& b) const {
    const auto goes_with = [&](const Stamp& one, const Stamp& other) {
      if (one.is(Stamp::kCoherent)) return other.is(Stamp::kAtomic) || other.is(Stamp::kSingle);
      if (!one.is(Stamp::kAtomic)) return false;
      return other.is(Stamp::kAtomic) || (!is_lds() && other.is(Stamp::kSingle) && other.is(Stamp::kRelease));
    };
    return goes_with(a, b) || goes_with(b, a);
  }

  // True where the two race.
  bool look_at(const Stamp& earlier, std::string_view role, const Stamp& later, uint32_t first, uint32_t bytes) {
    if (earlier.place == 0 || earlier.same_wave(later) || may_meet(earlier, later)) return false;
    const Relation relation = order_.relation(earlier, later, is_lds(), through_cache_);
    if (relation == Relation::ordered) return false;
    report(earlier, std::string(role), later, first, bytes, relation);
    return true;
  }

  void look_at_writes(const Cell& cell, const Stamp& later, uint32_t first, uint32_t bytes) {
    if (look_at(cell.write, "store", later, first, bytes) || access_->kind == AccessKind::store) return;
    if (cell.write.is(Stamp::kUpdates)) look_at(updated_[place_of(later, first)], "store", later, first, bytes);
  }
  static bool is_store(const Stamp& write) { return write.place != 0 && !write.is(Stamp::kAtomic); }
  static bool is_single_store(const Stamp& write) { return write.is(Stamp::kSingle) && !write.is(Stamp::kAtomic); }

  // Whether two stores in one piece may be what a compiler made of atomics. LDS is seldom stored to so, so that there
  // the source has to say it.
  bool may_be_atomic(uint32_t a, uint32_t b) {
    const StoreSource first = sources_.of(pc_of(a)), second = sources_.of(pc_of(b));
    if (first == StoreSource::plain || second == StoreSource::plain) return false;
    return !is_lds() || (first == StoreSource::atomic && second == StoreSource::atomic);
  }

  std::pair<bool, uint64_t> place_of(const Stamp& stamp, uint32_t first) const {
    return {is_lds(), access_->address[stamp.lane] + first};
  }

  bool is_lds() const { return access_->space == Space::lds; }

  // Lanes of one instruction that store different values into the same byte.
  void find_collisions(uint32_t place) {
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
        if (findings_.seen(Check::races, lanes_of_one_store, place, place)) return;
        Finding finding = about(b.address, access.size_bytes - shift);
        finding.is_note = shift == 0 && is_one_piece(a.address, access.size_bytes) && may_be_atomic(place, place);
        finding.message = fmt::format("two lanes store different values into the same {} memory in one instruction",
                                      events::space_name(access.space));
        if (finding.is_note) finding.message += kNoRaceOfAtomics;
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

  static bool is_compare_and_swap(const code::InstructionFacts& facts) {
    return facts.mnemonic().find("cmps") != std::string_view::npos;
  }

  // By wave, whether in LDS, and address.
  using Guess = std::tuple<uint8_t, bool, uint64_t>;

  // A compare-and-swap where a load was: the load is one of those that guess, wherever it loads.
  void settle(const Guess& guess) {
    const auto found = guesses_.find(guess);
    if (found == guesses_.end()) return;
    const uint32_t loader = found->second;
    guesses_.erase(found);
    if (!guessers_.insert(loader).second) return;
    std::erase_if(suspects_, [&](const auto& suspect) {
      return suspect.second.sides[loads_later(suspect.second)].pc == pc_of(loader);
    });
  }
  static bool loads_later(const Finding& finding) { return finding.sides[1].role == "load"; }

  static std::string_view reason(Relation relation, bool groups) {
    switch (relation) {
      case Relation::not_waited: return "; the first releases it before its access is complete: a wait is missing";
      case Relation::not_invalidated:
        return "; the second may still have the old contents in its cache: an invalidation is missing";
      default: return groups ? ", and nothing orders the accesses" : ", and no barrier lies between the accesses";
    }
  }

  void report(const Stamp& earlier, std::string role, const Stamp& stamp, uint32_t first, uint32_t bytes,
              Relation relation) {
    const std::pair<uint64_t, uint64_t> places = std::minmax(earlier.place, stamp.place);
    const bool later_is_load = access_->kind == AccessKind::load && earlier.is(Stamp::kAtomic);
    const bool earlier_is_load = role == "load" && stamp.is(Stamp::kAtomic) && earlier.group == stamp.group;
    const bool may_be_guess = later_is_load || earlier_is_load;
    if (!may_be_guess && findings_.seen(Check::races, wave_race, places.first, places.second)) return;
    const uint64_t address = access_->address[stamp.lane] + first;
    if (may_be_guess) {
      const Stamp& loader = later_is_load ? stamp : earlier;
      if (guessers_.contains(loader.place)) return;
      guesses_.try_emplace({loader.wave, is_lds(), address}, loader.place);
      if (const auto known = suspects_.find(places); known != suspects_.end()) {
        ++known->second.count;
        return;
      }
    }
    Finding finding = about(address, bytes);
    const bool groups = earlier.group != stamp.group;
    finding.message = fmt::format("{} memory is accessed by two {}{}", finding.space, groups ? "workgroups" : "waves",
                                  reason(relation, groups));
    finding.is_note = relation == Relation::unordered && role == "store" && is_single_store(earlier) &&
                      is_single_store(stamp) && may_be_atomic(earlier.place, stamp.place);
    if (finding.is_note) finding.message += kNoRaceOfAtomics;
    const bool scalar = access_->space == Space::scalar;
    FindingSide before;
    before.role = earlier.is(Stamp::kAtomic) && role == "store" ? "atomic" : std::move(role);
    before.workgroup = groups_.at(earlier.group);
    before.wave = earlier.wave;
    before.lane = earlier.lane;
    before.pc = pc_of(earlier.place);
    finding.sides = {std::move(before), side_of(std::string(events::access_name(access_->kind)), *instruction_,
                                                scalar ? -1 : int{stamp.lane})};
    if (!may_be_guess) return findings_.add(std::move(finding));
    for (FindingSide& side : finding.sides) side.text = facts_.at(side.pc).text;
    suspects_.emplace(places, std::move(finding));
  }

  uint64_t pc_of(uint32_t place) const { return facts_.begin() + uint64_t{place - 1} * 4; }

  Order order_;
  code::CodeFacts& facts_;
  Findings& findings_;
  const state::Memory& memory_;
  SourcesOfStores sources_;
  Shadow<Cell> lds_, global_;
  // Under atomics, the stores that they updated. Of the workgroup at hand in LDS.
  std::map<std::pair<bool, uint64_t>, Stamp> updated_;
  // Loads that are races unless they turn out to be guesses, settled when the dispatch ends; where the workgroup at
  // hand has such loads, by their place; and those that are known to guess.
  std::map<std::pair<uint64_t, uint64_t>, Finding> suspects_;
  std::map<Guess, uint32_t> guesses_;
  std::set<uint32_t> guessers_;
  std::vector<std::array<uint32_t, 3>> groups_;
  bool reached_other_than_lds_ = false;

  // Of the access at hand.
  const events::ExecutedInstruction* instruction_ = nullptr;
  const events::Access* access_ = nullptr;
  bool acquires_ = false;
  bool through_cache_ = false;
};

}  // namespace

std::unique_ptr<Rule> make_race_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                     SourceLineText source_text) {
  return std::make_unique<RaceRule>(facts, findings, memory, std::move(source_text));
}

}  // namespace lw::check
