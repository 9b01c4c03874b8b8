#include "observe/count.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>

#include "base/symbol_name.h"
namespace lw::observe {

bool is_vector(isa::Unit unit) {
  switch (unit) {
    case isa::Unit::valu:
    case isa::Unit::vmem:
    case isa::Unit::flat:
    case isa::Unit::lds:
    case isa::Unit::gds:
    case isa::Unit::interp:
    case isa::Unit::exp: return true;
    default: return false;
  }
}

std::string_view unit_name(isa::Unit unit) {
  switch (unit) {
    case isa::Unit::salu: return "salu";
    case isa::Unit::valu: return "valu";
    case isa::Unit::smem: return "smem";
    case isa::Unit::vmem: return "vmem";
    case isa::Unit::flat: return "flat";
    case isa::Unit::lds: return "lds";
    case isa::Unit::gds: return "gds";
    case isa::Unit::branch: return "branch";
    case isa::Unit::message: return "message";
    case isa::Unit::interp: return "interp";
    case isa::Unit::exp: return "exp";
  }
  return "?";
}

void Count::begin_dispatch(unsigned threads) {
  if (threads_.size() < threads) threads_.resize(threads);
  for (Thread& thread : threads_) thread.by_word.resize(words_);
}

void Count::begin_group(const events::GroupStart& group) {
  ++threads_[group.thread].workgroups;
  threads_[group.thread].waves += group.waves;
}

void Count::before(const events::ExecutedInstruction& instruction) {
  Word& word = threads_[instruction.wave.thread].by_word[(instruction.pc - begin_) / 4];
  const auto lanes = static_cast<unsigned>(std::popcount(instruction.exec));
  if (word.times == 0) word.lanes = lanes;
  if (word.lanes == lanes) {
    ++word.times;
    return;
  }
  if (!word.others) word.others = std::make_unique<std::array<uint64_t, 65>>();
  ++(*word.others)[lanes];
}

void Count::access(const events::ExecutedInstruction& instruction, const events::Access& access) {
  Moved& moved = threads_[instruction.wave.thread].moved[static_cast<size_t>(access.space)];
  const uint64_t bytes = static_cast<uint64_t>(std::popcount(access.lanes)) * access.size_bytes;
  (access.kind == events::AccessKind::load    ? moved.loaded_bytes
   : access.kind == events::AccessKind::store ? moved.stored_bytes
                                              : moved.atomic_bytes) += bytes;
}

ExecutionCounts Count::counts(code::CodeFacts& facts) const {
  ExecutionCounts counts;
  for (const Thread& thread : threads_) {
    counts.workgroups += thread.workgroups;
    counts.waves += thread.waves;
    for (size_t space = 0; space < counts.moved.size(); ++space) {
      counts.moved[space].loaded_bytes += thread.moved[space].loaded_bytes;
      counts.moved[space].stored_bytes += thread.moved[space].stored_bytes;
      counts.moved[space].atomic_bytes += thread.moved[space].atomic_bytes;
    }
    for (uint64_t number = 0; number < thread.by_word.size(); ++number) {
      const Word& word = thread.by_word[number];
      if (word.times == 0) continue;
      const uint64_t pc = begin_ + 4 * number;
      const code::InstructionFacts& fact = facts.at(pc);
      const bool vector = fact.valid() && is_vector(fact.unit());
      Executed& executed = counts.by_pc[pc];
      for (size_t lanes = 0; lanes <= 64; ++lanes) {
        const uint64_t times = (word.lanes == lanes ? word.times : 0) + (word.others ? (*word.others)[lanes] : 0);
        executed.waves += times;
        if (!vector) continue;
        executed.lanes += times * lanes;
        counts.vector_instructions_by_lanes[lanes] += times;
      }
    }
  }
  return counts;
}

namespace {

struct Summed {
  std::map<std::string, Executed> by_unit, by_mnemonic;
  Executed all, vector;
};

Summed sum_up(const ExecutionCounts& counts, code::CodeFacts& facts) {
  Summed summed;
  const auto add = [](Executed& to, const Executed& from) {
    to.waves += from.waves;
    to.lanes += from.lanes;
  };
  for (const auto& [pc, executed] : counts.by_pc) {
    const code::InstructionFacts& fact = facts.at(pc);
    add(summed.all, executed);
    if (!fact.valid()) continue;
    add(summed.by_unit[std::string(unit_name(fact.unit()))], executed);
    add(summed.by_mnemonic[std::string(fact.mnemonic())], executed);
    if (is_vector(fact.unit())) add(summed.vector, executed);
  }
  return summed;
}

double average(const Executed& executed) {
  return executed.waves == 0 ? 0 : static_cast<double>(executed.lanes) / static_cast<double>(executed.waves);
}

constexpr std::array<std::string_view, 4> kSpaceKeys{"global", "scalar", "lds", "private"};

std::vector<std::pair<std::string, Executed>> most_first(const std::map<std::string, Executed>& by_name) {
  std::vector<std::pair<std::string, Executed>> list(by_name.begin(), by_name.end());
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& a, const auto& b) { return a.second.waves > b.second.waves; });
  return list;
}

}  // namespace

lanewise::CountReport count_report(const ExecutionCounts& counts, code::CodeFacts& facts, std::string_view kernel) {
  const Summed summed = sum_up(counts, facts);
  lanewise::CountReport report;
  report.kernel = std::string(kernel);
  report.target = std::string(facts.target().name);
  report.workgroups = counts.workgroups;
  report.waves = counts.waves;
  report.wave_instructions = summed.all.waves;
  report.vector_wave_instructions = summed.vector.waves;
  report.vector_lane_instructions = summed.vector.lanes;
  report.lanes_active_average = average(summed.vector);
  report.vector_wave_instructions_by_lanes_active = counts.vector_instructions_by_lanes;
  report.wave_size = facts.target().wave_size;
  if (std::string name = demangled(kernel); !name.empty()) report.demangled = std::move(name);
  const auto executed = [](const std::map<std::string, Executed>& by_name) {
    std::vector<std::pair<std::string, lanewise::ExecutedCount>> list;
    for (const auto& [name, of] : most_first(by_name)) list.push_back({name, {of.waves, of.lanes}});
    return list;
  };
  report.units = executed(summed.by_unit);
  report.mnemonics = executed(summed.by_mnemonic);
  for (size_t space = 0; space < counts.moved.size(); ++space) {
    const Moved& moved = counts.moved[space];
    report.memory.push_back(
        {std::string(kSpaceKeys[space]), {moved.loaded_bytes, moved.stored_bytes, moved.atomic_bytes}});
  }
  return report;
}

}  // namespace lw::observe
