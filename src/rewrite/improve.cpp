#include "rewrite/improve.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bytes/bytes.h"
#include "rewrite/counted.h"
#include "rewrite/dead_in_block.h"
#include "rewrite/match.h"
#include "rewrite/parts.h"
#include "text/printer.h"

namespace lw::rewrite {
namespace {

constexpr Analysis kAnalyses[] = {
    {"dead_result", "nothing reads the results of the instruction"},
    {"redundant_wait", "all operations that the instruction waits for are done on every path"},
    {"needless_nop", "no hazard needs the s_nop"},
    {"branch_to_next", "the branch goes to the next instruction"},
};
enum Which : size_t { kDeadResult, kRedundantWait, kNeedlessNop, kBranchToNext };

constexpr unsigned kMostRounds = 50;
constexpr uint64_t kFilling = UINT64_MAX;  // the origin of an s_nop behind the code of a function

// One thing that may be done in a round.
struct Candidate {
  std::string_view rule;
  const Rule* text = nullptr;
  std::vector<size_t> members;
  size_t at = 0;
  std::vector<inst::Instruction> to;
  int bytes = 0, instructions = 0, cycles = 0, registers = 0;  // fewer
};

// Improves one part of a program: functions that no other code can reach or call.
class Improver {
 public:
  Improver(const Part& part, const RuleSet& rules, const ImproveOptions& options)
      : rules_(rules), options_(options), entries_(part.entries), now_(part.input) {}

  Result<Improved> run() {
    const Program given(now_);
    regions_ = regions_of(now_, given);
    for (size_t i = 0; i < given.code().size(); ++i) origin_.push_back(given.code().address(i));
    add_regions(given);
    note_faults(given);
    std::unique_ptr<Program> changed;
    for (unsigned round = 0; round < kMostRounds; ++round) {
      throw_if_requested(options_.cancel);
      const Program& program = changed ? *changed : given;
      const bool is_everywhere = settled_.empty();
      const std::vector<Candidate> chosen = choose(program);
      if (chosen.empty() && is_everywhere) break;
      if (chosen.empty()) {
        settled_.clear();  // a function may have become simpler for its callers
        continue;
      }
      Result<std::unique_ptr<Program>> next = apply(program, chosen);
      if (!next) return next.error();
      if (*next) changed = std::move(*next);
    }
    finish(given, changed ? *changed : given);
    return std::move(out_);
  }

 private:
  using FaultKey = std::tuple<std::string_view, uint64_t, uint64_t>;  // name, and where it was in the given code

  static bool is_wrong(const lint::Finding& finding) { return finding.severity != Severity::note; }

  FaultKey key_of(const lint::Finding& finding) const {
    return {finding.name, origin_[finding.at],
            finding.first == lint::kNoInstruction ? UINT64_MAX : origin_[finding.first]};
  }

  void note_faults(const Program& program) {
    faults_ = program.faults();
    for (const lint::Finding& finding : faults_)
      if (is_wrong(finding)) known_.insert(key_of(finding));
  }

  bool is_wanted(const Region& region) const {
    return region.refusal.empty() && (options_.entries.empty() || options_.entries.contains(entries_[region.entry]));
  }

  static RegionSize size_of(const Program& program, const Region& region, bool with_registers) {
    RegionSize size;
    size.instructions = region.end - region.first;
    size.bytes = program.code().end_address(region.end - 1) - program.code().address(region.first);
    if (!with_registers) return size;
    const uint32_t function = program.graph().blocks[program.graph().block_of(region.first)].function;
    size.vgprs = program.liveness().peak_vgprs(function).count;
    size.sgprs = program.liveness().peak_sgprs(function).count;
    return size;
  }

  std::vector<Candidate> choose(const Program& program) {
    std::vector<Candidate> candidates;
    for (size_t r = 0; r < regions_.size(); ++r) {
      const Region& region = regions_[r];
      if (!is_wanted(region) || settled_.contains(r)) continue;
      const flow::Graph& graph = program.graph();
      for (flow::BlockId b = graph.block_of(region.first); b < graph.blocks.size(); ++b) {
        const flow::Block& block = graph.blocks[b];
        if (block.first >= region.end) break;
        if (!block.reachable || graph.functions[block.function].is_unreached) continue;
        add_from(program, block, candidates);
      }
    }
    add_faults(program, candidates);
    const std::set<size_t> addressing = instructions_of_addresses(program);
    std::erase_if(candidates, [&](const Candidate& c) {
      const bool is_fixed = std::ranges::any_of(
          c.members, [&](size_t i) { return options_.fixed.contains(origin_[i]) || addressing.contains(i); });
      return is_fixed || banned_.contains({origin_[c.at], std::string(c.rule)});
    });
    // The best first; of equal ones the first in the code.
    std::ranges::stable_sort(candidates, [&](const Candidate& a, const Candidate& b) {
      const std::array<int, 4> gains_a = gains(a), gains_b = gains(b);
      return gains_a != gains_b ? gains_a > gains_b : a.at < b.at;
    });
    std::vector<Candidate> chosen;
    std::set<size_t> taken;
    for (Candidate& candidate : candidates) {
      if (std::ranges::any_of(candidate.members, [&](size_t i) { return taken.contains(i); })) continue;
      taken.insert(candidate.members.begin(), candidate.members.end());
      chosen.push_back(std::move(candidate));
    }
    settle(chosen);
    return chosen;
  }

  // Functions in which nothing was found are not looked at again until nothing is found elsewhere either.
  void settle(const std::vector<Candidate>& chosen) {
    std::vector<bool> has(regions_.size());
    for (const Candidate& candidate : chosen) {
      const auto after = std::upper_bound(regions_.begin(), regions_.end(), candidate.at,
                                          [](size_t at, const Region& region) { return at < region.first; });
      if (after != regions_.begin()) has[static_cast<size_t>(after - regions_.begin()) - 1] = true;
    }
    for (size_t r = 0; r < regions_.size(); ++r)
      if (!has[r]) settled_.insert(r);
  }

  // By the goal, the most important first.
  std::array<int, 4> gains(const Candidate& c) const {
    switch (options_.goal) {
      case Goal::cycles: return {c.cycles, c.instructions, c.bytes};
      case Goal::size: return {c.bytes, c.instructions, c.cycles};
      case Goal::registers: return {c.registers, c.cycles, c.instructions, c.bytes};
    }
    return {};
  }

  bool serves_the_goal(const Candidate& c) const {
    switch (options_.goal) {
      case Goal::cycles: return c.cycles >= 0;
      case Goal::size: return c.bytes > 0 || (c.bytes == 0 && c.instructions > 0);
      case Goal::registers: return c.cycles >= 0 && c.registers >= 0;
    }
    return false;
  }

  int cycles_of(const inst::Instruction& instruction) const {
    return options_.cycles ? static_cast<int>(options_.cycles(instruction)) : 0;
  }

  void add_from(const Program& program, const flow::Block& block, std::vector<Candidate>& candidates) {
    block_.set(program.code(), block, [&](size_t i) { return program.instruction(i); });
    std::vector<Match> matches = matches_in(rules_, block_, program.nonempty_masks().exec_in(block));
    const DeadInBlock dead(program, block, block_);
    for (Match& match : matches) {
      if (!dead.are_dead_after(match.at, match.dead)) continue;
      Candidate candidate;
      candidate.rule = match.rule_case->rule->name;
      candidate.text = match.rule_case->rule;
      candidate.at = block.first + match.at;
      candidate.instructions = static_cast<int>(match.members.size()) - static_cast<int>(match.to.size());
      candidate.bytes = static_cast<int>(match.bytes_before) - static_cast<int>(match.bytes_after);
      if (options_.goal == Goal::registers) candidate.registers = dead.registers_freed(match);
      for (const size_t member : match.members) candidate.cycles += cycles_of(block_.instruction(member));
      for (const inst::Instruction& instruction : match.to) candidate.cycles -= cycles_of(instruction);
      if (!serves_the_goal(candidate) || !keeps_waits(program, block, block_, match)) continue;
      candidate.members = std::move(match.members);
      for (size_t& member : candidate.members) member += block.first;
      candidate.to = std::move(match.to);
      candidates.push_back(std::move(candidate));
    }
    if (!wants(kDeadResult)) return;
    for (const size_t i : dead.results()) add_removal(program, kDeadResult, block.first + i, candidates);
  }

  bool wants(Which which) const { return options_.analyses.contains(kAnalyses[which].name); }

  void add_removal(const Program& program, Which which, size_t i, std::vector<Candidate>& candidates) const {
    const int cycles = cycles_of(program.instruction(i));
    candidates.push_back({kAnalyses[which].name, nullptr, {i}, i, {}, program.code().at(i).size_bytes, 1, cycles});
  }

  void add_faults(const Program& program, std::vector<Candidate>& candidates) const {
    std::vector<bool> is_in_region(program.code().size());
    for (const Region& region : regions_)
      if (is_wanted(region))
        for (size_t i = region.first; i < region.end; ++i) is_in_region[i] = true;
    for (const lint::Finding& finding : faults_) {
      if (finding.kind != lint::LintKind::redundant || !is_in_region[finding.at]) continue;
      if (finding.needed && *finding.needed != 0) continue;
      const Which which = finding.needed ? kNeedlessNop : kRedundantWait;
      if (wants(which)) add_removal(program, which, finding.at, candidates);
    }
    const flow::Code& code = program.code();
    for (const Region& region : regions_)
      for (size_t i = region.first; is_wanted(region) && wants(kBranchToNext) && i < region.end; ++i) {
        const flow::ControlFlow control = code.effects(i).control;
        const bool branches = control == flow::ControlFlow::branch || control == flow::ControlFlow::conditional;
        if (branches && code.at(i).immediate == 0) add_removal(program, kBranchToNext, i, candidates);
      }
  }

  // The program with the candidates applied, or nullptr where some of them made faults and were banned.
  Result<std::unique_ptr<Program>> apply(const Program& program, const std::vector<Candidate>& chosen) {
    Edits edits;
    for (const Candidate& candidate : chosen) {
      for (const size_t member : candidate.members) edits[member] = {};
      edits[candidate.at] = candidate.to;
    }
    Result<Layout> layout = lay_out(now_, program, regions_, edits);
    if (!layout) return layout.error();
    ProgramInput next = now_;
    next.stretches = layout->stretches;
    const std::vector<uint64_t> old_origin = origin_;
    const std::vector<Region> old_regions = regions_;
    std::swap(now_, next);
    auto changed = std::make_unique<Program>(now_);
    origin_ = origins_after(program, edits, *layout, *changed);
    move_regions(*changed, *layout);
    const std::vector<lint::Finding> faults = changed->faults();
    if (ban(faults, chosen, old_origin)) {
      now_ = std::move(next);
      origin_ = old_origin;
      regions_ = old_regions;
      return std::unique_ptr<Program>();
    }
    faults_ = faults;
    for (const Candidate& candidate : chosen) report(program, candidate, old_origin);
    return changed;
  }

  // For each instruction of the changed code, where it or the last one that it replaces was in the given code.
  std::vector<uint64_t> origins_after(const Program& before, const Edits& edits, const Layout& layout,
                                      const Program& after) const {
    std::vector<uint64_t> origins;
    const flow::Code& code = before.code();
    std::vector<std::pair<uint64_t, uint64_t>> places;  // new address, origin
    for (size_t i = 0; i < code.size(); ++i) {
      const auto edit = edits.find(i);
      if (edit == edits.end()) {
        places.emplace_back(layout.new_address[i], origin_[i]);
        continue;
      }
      uint64_t at = layout.new_address[i];
      for (const inst::Instruction& instruction : edit->second) {
        places.emplace_back(at, origin_[i]);
        at += instruction.size_bytes;
      }
    }
    std::ranges::sort(places);
    size_t next = 0;
    for (size_t i = 0; i < after.code().size(); ++i) {
      const uint64_t address = after.code().address(i);
      while (next < places.size() && places[next].first < address) ++next;
      const bool is_there = next < places.size() && places[next].first == address;
      origins.push_back(is_there ? places[next].second : kFilling);
    }
    return origins;
  }

  void move_regions(const Program& after, const Layout& layout) {
    for (size_t r = 0; r < regions_.size(); ++r) {
      const uint64_t begin = now_.entries[regions_[r].entry].address;
      regions_[r].first = after.code().find(begin);
      size_t end = regions_[r].first;
      while (end < after.code().size() && after.code().end_address(end) <= layout.region_end[r]) ++end;
      regions_[r].end = end;
    }
  }

  // Whether there are faults that the given code does not have; then the candidates nearest before them are banned.
  bool ban(const std::vector<lint::Finding>& faults, const std::vector<Candidate>& chosen,
           const std::vector<uint64_t>& old_origin) {
    bool any = false;
    for (const lint::Finding& finding : faults) {
      if (!is_wrong(finding) || known_.contains(key_of(finding))) continue;
      any = true;
      ban_near(finding, chosen, old_origin);
    }
    return any;
  }

  // Those between the two instructions of the finding. Where there are none, as for a branch whose distance is the
  // fault, the nearest.
  void ban_near(const lint::Finding& finding, const std::vector<Candidate>& chosen,
                const std::vector<uint64_t>& old_origin) {
    constexpr uint64_t kNear = 256;  // bytes
    const uint64_t end = origin_[finding.at];
    const uint64_t begin = finding.first == lint::kNoInstruction ? end : origin_[finding.first];
    const uint64_t low = std::min(begin, end), high = std::max(begin, end);
    const auto distance = [&](const Candidate& candidate) {
      uint64_t least = UINT64_MAX;
      for (const size_t member : candidate.members) {
        const uint64_t at = old_origin[member];
        least = std::min(least, at < low ? low - at : at > high ? at - high : 0);
      }
      return least;
    };
    const auto nearest = std::ranges::min_element(chosen, {}, distance);
    const uint64_t least = distance(*nearest);
    if (least != 0 && least <= kNear) {
      ban(*nearest, finding, old_origin);
      return;
    }
    // Further away lies a path over branches: nothing of this round is certain.
    for (const Candidate& candidate : chosen)
      if (least != 0 || distance(candidate) == 0) ban(candidate, finding, old_origin);
  }

  void ban(const Candidate& candidate, const lint::Finding& finding, const std::vector<uint64_t>& old_origin) {
    banned_.emplace(std::pair(old_origin[candidate.at], std::string(candidate.rule)), finding.name);
  }

  void report(const Program& program, const Candidate& candidate, const std::vector<uint64_t>& old_origin) {
    Improvement out;
    out.rule = candidate.rule;
    out.text = candidate.text;
    out.address = old_origin[candidate.at];
    std::vector<size_t> members = candidate.members;
    std::ranges::sort(members);
    for (const size_t member : members) {
      out.addresses.push_back(old_origin[member]);
      out.before.push_back(text::to_string(program.target(), program.instruction(member)));
    }
    for (const inst::Instruction& instruction : candidate.to)
      out.after.push_back(text::to_string(program.target(), instruction));
    out.bytes = candidate.bytes;
    out.instructions = candidate.instructions;
    out.cycles = candidate.cycles;
    for (const Region& region : regions_)
      if (now_.entries[region.entry].address <= out.address) out.entry = entries_[region.entry];
    out_.improvements.push_back(std::move(out));
  }

  void add_regions(const Program& program) {
    given_regions_ = regions_;
    const flow::Code& code = program.code();
    for (const Region& region : regions_) {
      ImprovedRegion out;
      out.entry = entries_[region.entry];
      out.begin = code.address(region.first);
      out.end = code.end_address(region.end - 1);
      out.refusal = region.refusal;
      for (size_t i = region.first; i < region.end; ++i) out.addresses.push_back(code.address(i));
      out_.regions.push_back(std::move(out));
    }
  }

  void finish(const Program& given, const Program& program) {
    out_.stretches = now_.stretches;
    for (const auto& [application, fault] : banned_) ++out_.withdrawn[std::string(fault)];
    std::set<size_t> changed;
    for (const Improvement& improvement : out_.improvements) changed.insert(improvement.entry);
    for (size_t r = 0; r < regions_.size(); ++r) {
      ImprovedRegion& out = out_.regions[r];
      out.is_changed = changed.contains(out.entry);
      out.before = size_of(given, given_regions_[r], out.is_changed);
      out.after = size_of(program, regions_[r], out.is_changed);
      out.new_end = program.code().end_address(regions_[r].end - 1);
      for (size_t i = regions_[r].first; i < regions_[r].end; ++i)
        if (origin_[i] != kFilling) out.moved.emplace_back(origin_[i], program.code().address(i));
    }
  }

  const RuleSet& rules_;
  const ImproveOptions& options_;
  const std::vector<size_t>& entries_;  // of the whole program, by entry of the part
  ProgramInput now_;
  BlockFlow block_;  // of the block in work
  std::vector<Region> given_regions_;
  std::vector<Region> regions_;   // of the code as it is now
  std::vector<uint64_t> origin_;  // by instruction: its address in the given code
  std::vector<lint::Finding> faults_;
  std::set<FaultKey> known_;
  std::map<std::pair<uint64_t, std::string>, std::string_view> banned_;  // place and rule; the fault
  std::set<size_t> settled_;                                             // regions that are not looked at, for now
  Improved out_;
};

template <class T>
void append(std::vector<T>& to, std::vector<T>&& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

std::span<const Analysis> analyses() { return kAnalyses; }

std::set<isa::EncodingId> encodings_of(const ProgramInput& input) {
  std::vector<bool> has(isa::encodings().size());
  for (const Stretch& stretch : input.stretches) {
    const std::span<const std::byte> bytes(stretch.bytes);
    for (size_t at = 0; at + 4 <= bytes.size();) {
      const bytes::Decoded decoded = bytes::decode(*input.target, bytes.subspan(at));
      at += decoded.size_bytes;
      if (decoded.instruction.valid()) has[decoded.instruction.encoding] = true;
    }
  }
  std::set<isa::EncodingId> encodings;
  for (size_t id = 0; id < has.size(); ++id)
    if (has[id]) encodings.insert(static_cast<isa::EncodingId>(id));
  return encodings;
}

Result<Improved> improve(const ProgramInput& input, const RuleSet& rules, const ImproveOptions& options) {
  Improved all;
  all.stretches = input.stretches;
  for (const Part& part : parts_of(input)) {
    Result<Improved> one = Improver(part, rules, options).run();
    if (!one) return one.error();
    for (const ImprovedRegion& region : one->regions)
      copy_bytes(one->stretches, region.begin, region.end, all.stretches);
    append(all.regions, std::move(one->regions));
    append(all.improvements, std::move(one->improvements));
    for (const auto& [fault, times] : one->withdrawn) all.withdrawn[fault] += times;
  }
  std::ranges::sort(all.regions, {}, &ImprovedRegion::begin);
  std::ranges::stable_sort(all.improvements, {}, [&](const Improvement& i) { return input.entries[i.entry].address; });
  return all;
}

}  // namespace lw::rewrite
