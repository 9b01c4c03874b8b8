#include "observe/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "observe/lane_text.h"

namespace lw::observe {
namespace {

constexpr std::string_view kIndent = "            ";

std::array<uint64_t, 64> widened(const std::array<uint32_t, 64>& values) {
  std::array<uint64_t, 64> wide{};
  std::ranges::copy(values, wide.begin());
  return wide;
}

// How the record of the instruction sees a register that it writes.
ValueForm form_of(const code::InstructionFacts& facts, flow::Register reg) {
  size_t i = 0;
  for (const isa::Operand& operand : facts.instruction.enc().operands()) {
    const unsigned first = facts.instruction.operand[i++];
    if (operand.is_written && operand.type == isa::Type::f32 && first == reg) return ValueForm::float32;
  }
  return ValueForm::hexadecimal;
}

bool is_loaded(const StepTaken& step) {
  return std::ranges::any_of(step.accesses,
                             [](const RecordedAccess& a) { return a.kind != events::AccessKind::store; });
}

nlohmann::ordered_json access_json(const RecordedAccess& access, const std::optional<uint32_t>& only) {
  nlohmann::ordered_json addresses = nlohmann::ordered_json::object(), data = nlohmann::ordered_json::object();
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    const bool is_whole_wave = access.space == events::Space::scalar;
    if (only && *only != lane && !is_whole_wave) continue;
    addresses[std::to_string(lane)] = access.address[lane];
    if (access.data.empty()) continue;
    auto& words = data[std::to_string(lane)] = nlohmann::ordered_json::array();
    for (unsigned w = 0; w < access.words_per_lane(); ++w) words.push_back(access.word(lane, w));
  }
  if (addresses.empty()) return nullptr;
  nlohmann::ordered_json json{{"access", events::access_name(access.kind)},
                              {"space", events::space_name(access.space)},
                              {"size_bytes", access.size_bytes},
                              {"address", std::move(addresses)}};
  if (!data.empty()) json["data"] = std::move(data);
  return json;
}

}  // namespace

void Trace::end_step(StepTaken& step) {
  is_empty_ = false;
  write_(options_.json_lines ? as_json(step) : as_text(step));
}

// Which wave it is and which of its lanes are on, where either changed; then the line of source, likewise.
std::string Trace::heading(const events::ExecutedInstruction& instruction) {
  std::string text;
  const events::WaveId& wave = instruction.wave;
  const bool is_other = !wave_ || wave_->wave != wave.wave || wave_->workgroup != wave.workgroup;
  if (is_other)
    text +=
        fmt::format("workgroup {},{},{} wave {}\n", wave.workgroup[0], wave.workgroup[1], wave.workgroup[2], wave.wave);
  if (is_other || exec_ != instruction.exec)
    text += fmt::format("  exec {} {} of {} lanes\n", lanes_picture(instruction.exec, wave.lanes),
                        std::popcount(instruction.exec), wave.lanes);
  const std::optional<object::SourceLine> line = facts().line(instruction.pc);
  const std::string place = line ? fmt::format("{}:{}", line->file, line->line) : "";
  if (line && (is_other || place != source_)) {
    const std::string source = sources_.source_text ? sources_.source_text(*line) : "";
    text += fmt::format("  {}{}{}\n", place, source.empty() ? "" : "  ", source);
  }
  wave_ = wave;
  exec_ = instruction.exec;
  source_ = place;
  return text;
}

std::string Trace::access_text(const RecordedAccess& access) const {
  const bool is_whole_wave = access.space == events::Space::scalar;
  uint64_t lanes = access.lanes;
  if (options_.lane && !is_whole_wave) lanes &= uint64_t{1} << *options_.lane;
  if (lanes == 0) return "";
  const std::string what =
      fmt::format("{}{} {} {} byte{} at ", kIndent, events::access_name(access.kind), events::space_name(access.space),
                  access.size_bytes, access.size_bytes == 1 ? "" : "s");
  const auto room = [&](size_t used) {
    return options_.columns > used + 20 ? options_.columns - static_cast<unsigned>(used) : 20;
  };
  const uint64_t of = is_whole_wave || options_.lane ? lanes : exec_;
  std::string text = what + lanes_text(access.address, lanes, of, ValueForm::hexadecimal, room(what.size())) + "\n";
  const bool has_buffers = is_whole_wave || access.space == events::Space::global;
  if (has_buffers && sources_.buffer) {
    const auto first = static_cast<unsigned>(std::countr_zero(lanes));
    const std::string buffer = sources_.buffer(access.address[first], access.size_bytes);
    if (!buffer.empty()) text += fmt::format("{}  {}\n", kIndent, buffer);
  }
  if (access.data.empty() || access.kind == events::AccessKind::load) return text;
  for (unsigned w = 0; w < access.words_per_lane(); ++w) {
    std::array<uint64_t, 64> values{};
    for (unsigned lane = 0; lane < 64; ++lane) values[lane] = access.word(lane, w);
    const std::string name =
        fmt::format("{}  {}{} = ", kIndent, access.kind == events::AccessKind::atomic ? "held before" : "data",
                    access.words_per_lane() == 1 ? "" : fmt::format(" word {}", w));
    text += name + lanes_text(values, lanes, of, ValueForm::hexadecimal, room(name.size())) + "\n";
  }
  return text;
}

std::string Trace::write_text(const StepTaken& step, const WrittenRegister& write) const {
  const ValueForm form = form_of(step.facts, write.reg);
  const std::string name = fmt::format("{}{} = ", kIndent, flow::register_name(write.reg));
  if (write.is_scalar()) return name + value_text(write.after[0], form) + "\n";
  uint64_t lanes = write.lanes;
  if (options_.lane) lanes &= uint64_t{1} << *options_.lane;
  if (lanes == 0) return "";
  const uint64_t of = options_.lane ? lanes : step.instruction.exec;
  return name +
         lanes_text(widened(write.after), lanes, of, form, options_.columns - static_cast<unsigned>(name.size())) +
         "\n";
}

std::string Trace::as_text(const StepTaken& step) {
  std::string text = heading(step.instruction);
  text += fmt::format("  {:>6x}  {}\n", facts().in_object(step.instruction.pc), step.facts.text);
  for (const RecordedAccess& access : step.accesses) text += access_text(access);
  // What was loaded is shown even where the register held the same before: its value is the data of the access.
  const bool all = is_loaded(step);
  for (const WrittenRegister& write : step.writes)
    if (write.changed != 0 || all) text += write_text(step, write);
  return text;
}

std::string Trace::as_json(const StepTaken& step) {
  const events::ExecutedInstruction& instruction = step.instruction;
  nlohmann::ordered_json j{{"workgroup", instruction.wave.workgroup},
                           {"wave", instruction.wave.wave},
                           {"number", instruction.number},
                           {"address", facts().in_object(instruction.pc)},
                           {"exec", fmt::format("{:#x}", instruction.exec)},
                           {"text", step.facts.text}};
  if (const auto line = facts().line(instruction.pc)) j["source"] = to_string(*line);
  for (const WrittenRegister& write : step.writes) {
    const std::string name = flow::register_name(write.reg);
    if (write.is_scalar()) {
      j["writes"][name] = write.after[0];
      continue;
    }
    nlohmann::ordered_json lanes = nlohmann::ordered_json::object();
    for (uint64_t left = write.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      if (options_.lane && *options_.lane != lane) continue;
      lanes[std::to_string(lane)] = write.after[lane];
    }
    if (!lanes.empty()) j["writes"][name] = std::move(lanes);
  }
  for (const RecordedAccess& access : step.accesses)
    if (nlohmann::ordered_json json = access_json(access, options_.lane); !json.is_null())
      j["memory"].push_back(std::move(json));
  return json_text(j) + "\n";
}

}  // namespace lw::observe
