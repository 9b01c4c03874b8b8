// Which bytes and which lanes move where: SDWA and op_sel from the fields, everything between lanes from the meaning.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "explain/explain.h"
#include "flow/flow.h"
#include "flow/lane_moves.h"
#include "sem/sem.h"
#include "sem/touch.h"

namespace lw::explain {
namespace {

using report::BytePicture;
using report::ByteRow;
using report::LanePicture;
using Tone = report::ByteRow::Run::Tone;

struct Modifiers {
  const inst::Instruction& instruction;
  std::optional<uint32_t> find(std::string_view name) const {
    for (const isa::ModifierField& field : instruction.enc().modifiers())
      if (field.allowed && isa::modifier_name(field.modifier) == name) return instruction.mod(field.modifier);
    return std::nullopt;
  }
};

// A part of a register: SDWA's selects 0..3 are bytes, 4 and 5 words, 6 everything.
struct Part {
  unsigned byte, bytes;
};
Part part_of_select(uint32_t select) {
  if (select < 4) return {select, 1};
  if (select < 6) return {2 * (select - 4), 2};
  return {0, 4};
}

ByteRow row_with(std::string name, Part part, std::string_view chosen, std::string_view above, std::string_view below,
                 Tone tone, Tone others) {
  ByteRow row{.name = std::move(name), .runs = {}, .note = ""};
  const unsigned above_bytes = 4 - part.byte - part.bytes;
  if (above_bytes != 0) row.runs.push_back({above_bytes, std::string(above), others});
  row.runs.push_back({part.bytes, std::string(chosen), tone});
  if (part.byte != 0) row.runs.push_back({part.byte, std::string(below), others});
  return row;
}

int operand_position(const isa::Encoding& encoding, std::string_view name) {
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (isa::operand_name(operand.name) == name) return static_cast<int>(i);
    ++i;
  }
  return -1;
}

// A source with a select: its register above, what the operation sees below.
void add_selected_source(const inst::Instruction& instruction, std::string_view name, std::string_view text,
                         uint32_t select, bool sign, std::vector<BytePicture>& pictures) {
  const Part part = part_of_select(select);
  BytePicture picture;
  ByteRow from =
      row_with(std::string(text), part, part.bytes == 4 ? "all bytes" : "taken", "", "", Tone::chosen, Tone::plain);
  from.note = fmt::format(
      "src{}_sel {}", name.substr(1),
      part.bytes == 4 ? "DWORD" : fmt::format("{}_{}", part.bytes == 1 ? "BYTE" : "WORD", part.byte / part.bytes));
  ByteRow to = row_with(std::string(name), {0, part.bytes}, std::string(text), sign ? "its sign" : "0", "",
                        Tone::chosen, Tone::plain);
  to.note = "what the operation sees";
  picture.arrows.push_back({0, part.byte, 0, part.bytes});
  picture.rows = {std::move(from), std::move(to)};
  pictures.push_back(std::move(picture));
  static_cast<void>(instruction);
}

void add_selected_destination(std::string_view text, uint32_t select, uint32_t unused,
                              std::vector<BytePicture>& pictures) {
  const Part part = part_of_select(select);
  const std::string old = fmt::format("old {}", text);
  BytePicture picture;
  ByteRow from = row_with("result", {0, part.bytes}, "result", "", "", Tone::made, Tone::plain);
  from.note = "its low bytes";
  const std::string above = unused == 0 ? "0" : unused == 1 ? "its sign" : old;
  const std::string below = unused == 2 ? old : "0";
  ByteRow to =
      row_with(std::string(text), part, "result", above, below, Tone::made, unused == 2 ? Tone::kept : Tone::plain);
  if (part.bytes != 4) to.note = unused == 0 ? "UNUSED_PAD" : unused == 1 ? "UNUSED_SEXT" : "UNUSED_PRESERVE";
  picture.arrows.push_back({0, 0, part.byte, part.bytes});
  picture.rows = {std::move(from), std::move(to)};
  pictures.push_back(std::move(picture));
}

void fill_sdwa(const inst::Instruction& instruction, const std::vector<std::string>& texts,
               std::vector<BytePicture>& pictures) {
  const isa::Encoding& encoding = instruction.enc();
  const Modifiers modifiers{instruction};
  for (const auto& [operand, select, sext] : {std::array<std::string_view, 3>{"s0", "src0_sel", "sext0"},
                                              std::array<std::string_view, 3>{"s1", "src1_sel", "sext1"}}) {
    const int at = operand_position(encoding, operand);
    const std::optional<uint32_t> value = modifiers.find(select);
    if (at < 0 || !value || *value > 6) continue;
    add_selected_source(instruction, operand, texts[at], *value, modifiers.find(sext).value_or(0) != 0, pictures);
  }
  const int d0 = operand_position(encoding, "d0");
  const std::optional<uint32_t> select = modifiers.find("dst_sel");
  const std::optional<uint32_t> unused = modifiers.find("dst_unused");
  if (d0 >= 0 && select && *select <= 6 && unused && *unused <= 2)
    add_selected_destination(texts[d0], *select, *unused, pictures);
}

// Registers of which an instruction without SDWA touches single bytes: D16, op_sel, byte conversions.
void fill_touched_bytes(const inst::Instruction& instruction, const flow::Effects& effects,
                        std::vector<BytePicture>& pictures) {
  static_cast<void>(instruction);
  const auto runs_of = [](flow::ByteMask bytes, std::string_view inside, std::string_view outside, Tone tone,
                          Tone other) {
    std::vector<ByteRow::Run> runs;
    for (int byte = 3; byte >= 0; --byte) {
      const bool in = ((bytes >> byte) & 1) != 0;
      const std::string label(in ? inside : outside);
      if (!runs.empty() && runs.back().label == label)
        ++runs.back().size_bytes;
      else
        runs.push_back({1, label, in ? tone : other});
    }
    return runs;
  };
  BytePicture picture;
  bool partial = false;
  for (const flow::Read& read : effects.reads) {
    if (!flow::is_vgpr(read.slot.number) || read.bytes == 0) continue;
    const auto same = [&](const ByteRow& row) { return row.name == flow::register_name(read.slot.number); };
    if (std::any_of(picture.rows.begin(), picture.rows.end(), same)) continue;
    partial |= read.bytes != flow::kAllBytes;
    picture.rows.push_back(
        {flow::register_name(read.slot.number), runs_of(read.bytes, "read", "", Tone::chosen, Tone::plain), "source"});
  }
  for (const flow::Write& write : effects.writes) {
    if (!flow::is_vgpr(write.slot.number)) continue;
    partial |= write.bytes != flow::kAllBytes;
    picture.rows.push_back({flow::register_name(write.slot.number),
                            runs_of(write.bytes, "written", "kept", Tone::made, Tone::kept), "destination"});
  }
  if (partial && picture.rows.size() <= 8) pictures.push_back(std::move(picture));
}

// ---- Lanes ----

void fill_lanes(unsigned wave_lanes, const sem::Program& program, std::vector<LanePicture>& pictures) {
  if (!flow::moves_lanes(program)) return;
  for (const flow::LaneMove& move : flow::lane_moves(program, wave_lanes, flow::StaticLanes(program, true))) {
    if (move.lanes.size() != wave_lanes) continue;
    LanePicture picture;
    picture.source = flow::register_name(move.source);
    picture.destination = move.destination ? flow::register_name(*move.destination) : "result";
    picture.is_result = move.is_result;
    for (const flow::LaneMove::Lane& lane : move.lanes) {
      const LanePicture::State state = lane.from == flow::LaneMove::From::lane   ? LanePicture::State::taken
                                       : lane.from == flow::LaneMove::From::zero ? LanePicture::State::zero
                                                                                 : LanePicture::State::own;
      picture.lanes.push_back({state, lane.lane});
    }
    pictures.push_back(std::move(picture));
  }
}

// What the masks and bound_ctrl of DPP do here, in words.
void add_dpp_notes(const inst::Instruction& instruction, LanePicture& picture) {
  const Modifiers modifiers{instruction};
  const auto list = [](uint32_t mask, std::string_view what) {
    std::string out;
    for (unsigned i = 0; i < 4; ++i)
      if (((mask >> i) & 1) == 0) out += fmt::format("{}{}", out.empty() ? "" : ", ", i);
    return out.empty() ? out : fmt::format("{} {} not written", what, out);
  };
  const std::optional<uint32_t> rows = modifiers.find("row_mask");
  const std::optional<uint32_t> banks = modifiers.find("bank_mask");
  if (rows && *rows != 15) picture.notes.push_back(fmt::format("row_mask {:#x}: {}", *rows, list(*rows, "rows")));
  if (banks && *banks != 15)
    picture.notes.push_back(fmt::format("bank_mask {:#x}: {} of each row", *banks, list(*banks, "groups of 4 lanes")));
  if (const std::optional<uint32_t> bound = modifiers.find("bound_ctrl"))
    picture.notes.push_back(
        *bound != 0 ? "bound_ctrl:1, so a source lane that is not there, or that EXEC disables, reads as 0"
                    : "no bound_ctrl, so a lane whose source is not there, or disabled by EXEC, is not written");
}

}  // namespace

void fill_pictures(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page) {
  const Modifiers modifiers{instruction};
  if (modifiers.find("src0_sel"))
    fill_sdwa(instruction, text_pieces(target, instruction).operands, page.byte_pictures);
  else
    fill_touched_bytes(instruction, flow::effects_of(target, instruction), page.byte_pictures);
  const sem::Specialised meaning = sem::specialise(target, instruction);
  if (meaning.refusal != sem::ProgramRefusal::none) return;
  fill_lanes(target.wave_size, meaning.program, page.lane_pictures);
  for (LanePicture& picture : page.lane_pictures) add_dpp_notes(instruction, picture);
}

}  // namespace lw::explain
