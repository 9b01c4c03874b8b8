#include "observe/recording.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/json_text.h"
#include "flow/lane_moves.h"
#include "isa/operand_values.h"
#include "observe/row.h"

namespace lw::observe {
namespace {

using Json = nlohmann::ordered_json;

// A list of values: "u7" all the same, "a10,4" from 10 on in steps of 4, "l1,2,7" one by one; hexadecimal but for the
// step.
std::string packed(std::span<const uint64_t> values) {
  if (values.empty()) return "l";
  if (values.size() == 1) return fmt::format("u{:x}", values[0]);
  const bool same = std::ranges::all_of(values, [&](uint64_t v) { return v == values[0]; });
  if (same) return fmt::format("u{:x}", values[0]);
  const uint64_t step = values[1] - values[0];
  bool even = values.size() > 2;
  for (size_t i = 2; i < values.size() && even; ++i) even = values[i] - values[i - 1] == step;
  if (even) return fmt::format("a{:x},{}", values[0], static_cast<int64_t>(step));
  std::string text;
  for (const uint64_t v : values) text += fmt::format("{}{:x}", text.empty() ? "l" : ",", v);
  return text;
}

template <class Value>
std::vector<uint64_t> of_lanes(uint64_t lanes, Value&& value) {
  std::vector<uint64_t> list;
  for (uint64_t left = lanes; left != 0; left &= left - 1)
    list.push_back(value(static_cast<unsigned>(std::countr_zero(left))));
  return list;
}

std::string hexadecimal(uint64_t value) { return fmt::format("{:x}", value); }

Json register_json(flow::Register reg, uint64_t lanes, const uint32_t* row) {
  return {flow::register_name(reg), hexadecimal(lanes), packed(of_lanes(lanes, [&](unsigned l) { return row[l]; }))};
}
Json register_json(flow::Register reg, uint32_t value) { return {flow::register_name(reg), "0", packed({{value}})}; }

Json access_json(const RecordedAccess& access, const std::string& buffer) {
  Json json{events::access_name(access.kind), events::space_name(access.space), access.size_bytes,
            hexadecimal(access.lanes), packed(of_lanes(access.lanes, [&](unsigned l) { return access.address[l]; }))};
  Json data = Json::array();
  if (!access.data.empty())
    for (unsigned w = 0; w < access.words_per_lane(); ++w)
      data.push_back(packed(of_lanes(access.lanes, [&](unsigned l) { return access.word(l, w); })));
  json.push_back(std::move(data));
  json.push_back(buffer);
  return json;
}

}  // namespace

// A wave's registers as the last step left them.
struct Recording::Wave {
  size_t index = 0;  // in waves_
  uint64_t steps = 0;
  uint64_t next_number = 0;
  std::vector<uint32_t> vgprs;
  std::array<uint32_t, isa::kScalarRegisters> sgprs{};
  bool scc = false;

  void take(const events::Registers& registers) {
    vgprs.assign(registers.vgprs, registers.vgprs + size_t{registers.vgpr_count} * kRowWords);
    std::copy_n(registers.sgprs, isa::kScalarRegisters, sgprs.begin());
    scc = registers.scc;
  }

  // Appends what is different now and not among `known`.
  void add_changes(const events::Registers& now, std::span<const WrittenRegister> known, Json& list) const {
    const auto is_known = [&](flow::Register reg) {
      return std::ranges::any_of(known, [&](const WrittenRegister& w) { return w.reg == reg; });
    };
    for (flow::Register s = 0; s < isa::kScalarRegisters; ++s)
      if (sgprs[s] != now.sgprs[s] && !is_known(s)) list.push_back(register_json(s, now.sgprs[s]));
    if (scc != now.scc && !is_known(flow::kScc)) list.push_back(register_json(flow::kScc, uint32_t{now.scc}));
    for (unsigned v = 0; v < now.vgpr_count; ++v) {
      const uint32_t* row = now.vgprs + size_t{v} * kRowWords;
      const uint32_t* old = vgprs.data() + size_t{v} * kRowWords;
      if (std::memcmp(row, old, kRowWords * sizeof *row) == 0) continue;
      const auto reg = static_cast<flow::Register>(flow::kVgpr + v);
      uint64_t lanes = 0;
      for (unsigned lane = 0; lane < kRowWords; ++lane)
        if (row[lane] != old[lane]) lanes |= uint64_t{1} << lane;
      for (const WrittenRegister& w : known)
        if (w.reg == reg) lanes &= ~w.lanes;
      if (lanes != 0) list.push_back(register_json(reg, lanes, row));
    }
  }

  Json first_state() const {
    Json scalars = Json::object(), vectors = Json::object();
    for (flow::Register s = 0; s < isa::kScalarRegisters; ++s)
      if (sgprs[s] != 0) scalars[flow::register_name(s)] = sgprs[s];
    if (scc) scalars[flow::register_name(flow::kScc)] = 1;
    for (size_t v = 0; v * kRowWords < vgprs.size(); ++v) {
      const uint32_t* row = vgprs.data() + v * kRowWords;
      const std::string text = packed(of_lanes(~uint64_t{0}, [&](unsigned l) { return row[l]; }));
      if (text != "u0") vectors[flow::register_name(static_cast<flow::Register>(flow::kVgpr + v))] = text;
    }
    return {{"scalars", std::move(scalars)}, {"vectors", std::move(vectors)}};
  }
};

Recording::Recording(code::CodeFacts& facts, const RecordingOptions& options, RecordingSources sources)
    : Steps(facts, options.filter), options_(options), sources_(std::move(sources)) {}
Recording::~Recording() = default;

void Recording::begin_group(const events::GroupStart& group) {
  ++groups_begun_;
  lds_ = {group.lds, group.lds_bytes};
}

Recording::Wave& Recording::wave_of(const events::ExecutedInstruction& instruction) {
  auto& wave = wave_states_[instruction.wave.wave];
  if (wave) return *wave;
  wave = std::make_unique<Wave>();
  wave->index = waves_.size();
  wave->take(instruction.registers);
  wave->next_number = instruction.number;
  Json json{{"workgroup", instruction.wave.workgroup},
            {"wave", instruction.wave.wave},
            {"lanes", instruction.wave.lanes},
            {"vgprs", instruction.registers.vgpr_count}};
  json.update(wave->first_state());
  waves_.push_back(std::move(json));
  return *wave;
}

bool Recording::begin_step(const events::ExecutedInstruction& instruction) {
  if (!group_) group_ = instruction.wave.workgroup;
  if (*group_ != instruction.wave.workgroup) return false;
  if (full_) {
    ++steps_when_full_;
    return false;
  }
  Wave& wave = wave_of(instruction);
  if (wave.steps == options_.most_steps) {
    ++steps_beyond_;
    waves_beyond_.insert(instruction.wave.wave);
    return false;
  }
  pending_ = Json{{"w", wave.index},
                  {"p", facts().in_object(instruction.pc)},
                  {"n", instruction.number},
                  {"e", hexadecimal(instruction.exec)}};
  if (instruction.number != wave.next_number) {
    Json between = Json::array();
    wave.add_changes(instruction.registers, {}, between);
    pending_["g"] = std::move(between);
    wave.take(instruction.registers);
  }
  if (Json moves = moves_of(instruction); !moves.empty()) pending_["v"] = std::move(moves);
  words_.clear();
  return true;
}

Json Recording::moves_of(const events::ExecutedInstruction& instruction) {
  const auto [at, is_new] = movers_.try_emplace(instruction.pc);
  if (is_new) {
    sem::Specialised meaning = sem::specialise(facts().target(), facts().at(instruction.pc).instruction);
    if (meaning.refusal == sem::ProgramRefusal::none && flow::moves_lanes(meaning.program))
      at->second = std::make_unique<sem::Program>(std::move(meaning.program));
  }
  Json list = Json::array();
  if (at->second == nullptr) return list;
  const events::Registers& registers = instruction.registers;
  flow::KnownRegisters known;
  known.sgpr = [&](unsigned n) { return n < isa::kScalarRegisters ? std::optional(registers.sgprs[n]) : std::nullopt; };
  known.vgpr = [&](unsigned n, unsigned lane) {
    return n < registers.vgpr_count ? std::optional(registers.vgpr(n, lane)) : std::nullopt;
  };
  const sem::Program& program = *at->second;
  for (const flow::LaneMove& move :
       flow::lane_moves(program, instruction.wave.lanes, flow::StaticLanes(program, known))) {
    // -1: a zero, -2: what the destination holds.
    Json from = Json::array();
    for (size_t lane = 0; lane < move.lanes.size(); ++lane) {
      const bool is_off = move.lanes.size() > 1 && (instruction.exec >> lane & 1) == 0;
      const flow::LaneMove::Lane& l = move.lanes[lane];
      from.push_back(is_off || l.from == flow::LaneMove::From::kept ? -2
                     : l.from == flow::LaneMove::From::zero         ? -1
                                                                    : int{l.lane});
    }
    const std::string to = move.destination ? flow::register_name(*move.destination) : "result";
    list.push_back({flow::register_name(move.source), to, std::move(from), move.is_result});
  }
  return list;
}

std::optional<uint32_t> Recording::word_at(const Word& word) const {
  const std::span<const std::byte> bytes =
      word.space == events::Space::lds
          ? (word.address + 4 <= lds_.size() ? lds_.subspan(word.address, 4) : std::span<const std::byte>())
          : sources_.memory(word.address, 4);
  if (bytes.size() < 4) return std::nullopt;
  uint32_t value = 0;
  std::memcpy(&value, bytes.data(), sizeof value);
  return value;
}

void Recording::about_to_access(const events::ExecutedInstruction&, const events::Access& access) {
  if (access.kind == events::AccessKind::load) return;
  const bool in_memory = access.space == events::Space::global || access.space == events::Space::scalar;
  if (!in_memory && access.space != events::Space::lds) return;
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(left))];
    for (uint64_t at = first & ~uint64_t{3}; at < first + access.size_bytes; at += 4) {
      Word word{access.space == events::Space::lds ? events::Space::lds : events::Space::global, at, 0};
      const std::optional<uint32_t> value = word_at(word);
      if (!value) continue;
      word.before = *value;
      words_.push_back(word);
    }
  }
}

// Of every space: its name, addresses, what the words were and what they are.
Json Recording::changed_words() {
  std::ranges::stable_sort(words_, {}, [](const Word& w) { return std::pair(w.space, w.address); });
  const auto [end, last] = std::ranges::unique(words_, {}, [](const Word& w) { return std::pair(w.space, w.address); });
  words_.erase(end, last);
  Json list = Json::array();
  for (const events::Space space : {events::Space::global, events::Space::lds}) {
    std::vector<uint64_t> addresses, before, after;
    for (const Word& word : words_) {
      if (word.space != space) continue;
      addresses.push_back(word.address);
      before.push_back(word.before);
      after.push_back(word_at(word).value_or(word.before));
    }
    if (!addresses.empty())
      list.push_back({events::space_name(space), addresses.size(), packed(addresses), packed(before), packed(after)});
  }
  return list;
}

void Recording::end_step(StepTaken& step) {
  Wave& wave = wave_of(step.instruction);
  Json registers = Json::array();
  for (const WrittenRegister& w : step.writes)
    registers.push_back(w.is_scalar() ? register_json(w.reg, w.after[0])
                                      : register_json(w.reg, w.lanes, w.after.data()));
  wave.add_changes(step.instruction.registers, step.writes, registers);
  if (!registers.empty()) pending_["r"] = std::move(registers);
  Json accesses = Json::array();
  for (const RecordedAccess& access : step.accesses) {
    const bool has_buffer = access.space == events::Space::global || access.space == events::Space::scalar;
    const uint64_t first = access.address[static_cast<size_t>(std::countr_zero(access.lanes))];
    accesses.push_back(access_json(access, has_buffer ? sources_.buffer(first, access.size_bytes) : ""));
  }
  if (!accesses.empty()) pending_["m"] = std::move(accesses);
  if (Json words = changed_words(); !words.empty()) pending_["d"] = std::move(words);
  wave.take(step.instruction.registers);
  wave.next_number = step.instruction.number + 1;
  ++wave.steps;
  addresses_.insert(step.instruction.pc);
  steps_.push_back(json_text(pending_));
  bytes_ += steps_.back().size();
  full_ = bytes_ >= options_.most_bytes;
}

std::vector<std::string> Recording::left_out() const {
  std::vector<std::string> list;
  if (!options_.filter.workgroup && groups_begun_ > 1 && group_)
    list.push_back(fmt::format("only workgroup {},{},{} of {} is here (--trace-workgroup names another)", (*group_)[0],
                               (*group_)[1], (*group_)[2], groups_begun_));
  if (steps_beyond_ != 0)
    list.push_back(
        fmt::format("only the first {} instructions of a wave are here; {} more of {} are left out "
                    "(--trace-steps takes another number)",
                    options_.most_steps, steps_beyond_,
                    waves_beyond_.size() == 1 ? "one wave" : fmt::format("{} waves", waves_beyond_.size())));
  if (full_ && steps_when_full_ != 0)
    list.push_back(fmt::format("the page is full at {} MiB; {} instructions after that are left out",
                               options_.most_bytes >> 20, steps_when_full_));
  return list;
}

}  // namespace lw::observe
