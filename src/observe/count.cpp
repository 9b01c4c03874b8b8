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

void Count::before(const events::Instruction& instruction) {
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

void Count::access(const events::Instruction& instruction, const events::Access& access) {
  Moved& moved = threads_[instruction.wave.thread].moved[static_cast<size_t>(access.space)];
  const uint64_t bytes = static_cast<uint64_t>(std::popcount(access.lanes)) * access.size_bytes;
  (access.kind == events::AccessKind::load    ? moved.loaded_bytes
   : access.kind == events::AccessKind::store ? moved.stored_bytes
                                              : moved.atomic_bytes) += bytes;
}

Counts Count::counts(code::CodeFacts& facts) const {
  Counts counts;
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

Summed sum_up(const Counts& counts, code::CodeFacts& facts) {
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

nlohmann::ordered_json counts_json(const Counts& counts, code::CodeFacts& facts, std::string_view kernel) {
  const Summed summed = sum_up(counts, facts);
  const auto entry = [](const Executed& executed) {
    return nlohmann::ordered_json{{"wave_instructions", executed.waves}, {"lane_instructions", executed.lanes}};
  };
  nlohmann::ordered_json j{{"kernel", kernel},
                           {"target", facts.target().name},
                           {"workgroups", counts.workgroups},
                           {"waves", counts.waves},
                           {"wave_instructions", summed.all.waves},
                           {"vector_wave_instructions", summed.vector.waves},
                           {"vector_lane_instructions", summed.vector.lanes},
                           {"lanes_active_average", average(summed.vector)},
                           {"vector_wave_instructions_by_lanes_active", counts.vector_instructions_by_lanes}};
  if (const std::string name = demangled(kernel); !name.empty()) j["demangled"] = name;
  j["units"] = nlohmann::ordered_json::object();
  for (const auto& [name, executed] : most_first(summed.by_unit)) j["units"][name] = entry(executed);
  j["mnemonics"] = nlohmann::ordered_json::object();
  for (const auto& [name, executed] : most_first(summed.by_mnemonic)) j["mnemonics"][name] = entry(executed);
  for (size_t space = 0; space < counts.moved.size(); ++space) {
    const Moved& moved = counts.moved[space];
    j["memory"][std::string(kSpaceKeys[space])] = {{"loaded_bytes", moved.loaded_bytes},
                                                   {"stored_bytes", moved.stored_bytes},
                                                   {"atomic_bytes", moved.atomic_bytes}};
  }
  return j;
}

std::string counts_text(const Counts& counts, code::CodeFacts& facts, std::string_view kernel) {
  const Summed summed = sum_up(counts, facts);
  std::string text = fmt::format("{} on {}: {} wave instructions of {} waves in {} workgroups\n", shown_symbol(kernel),
                                 facts.target().name, summed.all.waves, counts.waves, counts.workgroups);
  text += fmt::format("lanes active   {:.1f} of {} on average in {} vector instructions\n", average(summed.vector),
                      facts.target().wave_size, summed.vector.waves);
  text += "units         ";
  for (const auto& [name, executed] : most_first(summed.by_unit)) text += fmt::format(" {} {}", name, executed.waves);
  text += "\nbytes         ";
  for (size_t space = 0; space < counts.moved.size(); ++space) {
    const Moved& moved = counts.moved[space];
    if (moved.loaded_bytes != 0) text += fmt::format(" {} {} loaded", kSpaceKeys[space], moved.loaded_bytes);
    if (moved.stored_bytes != 0) text += fmt::format(" {} {} stored", kSpaceKeys[space], moved.stored_bytes);
    if (moved.atomic_bytes != 0) text += fmt::format(" {} {} by atomics", kSpaceKeys[space], moved.atomic_bytes);
  }
  text += "\n\n  wave instructions  lanes  mnemonic\n";
  for (const auto& [name, executed] : most_first(summed.by_mnemonic))
    text += fmt::format("  {:>17}  {:>5}  {}\n", executed.waves,
                        executed.lanes == 0 ? "" : fmt::format("{:.1f}", average(executed)), name);
  return text;
}

}  // namespace lw::observe
