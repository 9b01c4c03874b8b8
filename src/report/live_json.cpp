// docs/live-json.md. Instructions are written as they come; only what is small is built as a tree.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "base/symbol_name.h"
#include "report/live.h"
#include "report/occupancy.h"
#include "report/words.h"

namespace lw::report {
namespace {

using Json = nlohmann::ordered_json;

std::string json_string(std::string_view text) { return json_text(nlohmann::json(text)); }

Json names(flow::Register first, unsigned count) {
  Json list = Json::array();
  for (unsigned i = 0; i < count; ++i) list.push_back(name_of(static_cast<flow::Register>(first + i)));
  return list;
}

Json byte_list(flow::Bytes bytes) {
  Json list = Json::array();
  for (unsigned i = 0; i < 4; ++i)
    if ((bytes >> i) & 1) list.push_back(i);
  return list;
}

Json device_json(const DeviceOccupancy& device) {
  Json json{
      {"device", device.device}, {"target", device.target}, {"next_step", Json::array()}, {"steps", Json::array()}};
  json.update(occupancy_json<Json>(device.fits));
  for (const GiveUp& give : device.next_step)
    json["next_step"].push_back({{"resource", give.resource},
                                 {"give_up", give.count},
                                 {"keep", give.keep},
                                 {"waves_per_simd", give.waves_per_simd}});
  for (const StepRow& step : step_rows(device))
    json["steps"].push_back({{"waves_per_simd", step.waves_per_simd},
                             {"max_vgprs", step.vgprs},
                             {"max_sgprs", step.sgprs},
                             {"max_lds_bytes", step.lds_bytes}});
  return json;
}

Json code_json(const flow::CodeMix& code) {
  Json mix = Json::object();
  for (const auto& [unit, count] : code.by_unit) mix[std::string(unit_name(unit))] = count;
  return {{"instructions", code.instructions},
          {"code_bytes", code.code_bytes},
          {"by_unit", mix},
          {"literals", code.literals},
          {"vector_float", code.vector_float},
          {"packed", code.packed},
          {"sdwa", code.sdwa},
          {"dpp", code.dpp},
          {"waits", code.waits},
          {"nops", code.nops},
          {"branches", code.branches},
          {"without_meaning", code.no_meaning}};
}

Json memory_json(const flow::MemoryMix& memory) {
  Json json{{"accesses", Json::array()},
            {"lds_conflicts", Json::array()},
            {"lds_unknown", memory.lds_unknown},
            {"lds_lane_moves", memory.lds_lane_moves},
            {"assumption", memory.assumption}};
  for (const flow::AccessMix& access : memory.accesses) {
    Json strides = Json::object();
    for (const auto& [bytes, count] : access.strides) strides[std::to_string(bytes)] = count;
    json["accesses"].push_back({{"mnemonic", access.mnemonic},
                                {"unit", unit_name(access.unit)},
                                {"count", access.count},
                                {"bytes_per_lane", access.bytes_per_lane},
                                {"load", access.is_load},
                                {"store", access.is_store},
                                {"atomic", access.is_atomic},
                                {"d16", access.d16},
                                {"stride_bytes", strides},
                                {"lines", access.instructions}});
  }
  for (const flow::BankConflict& conflict : memory.conflicts)
    json["lds_conflicts"].push_back({{"line", conflict.instruction},
                                     {"ways", conflict.ways},
                                     {"stride_bytes", conflict.stride_bytes},
                                     {"assumed", conflict.assumed}});
  return json;
}

Json holder_json(const Holder& holder) {
  Json json{{"registers", names(holder.first, holder.count)},
            {"bytes", byte_list(holder.bytes)},
            {"live_in", holder.live_in},
            {"definition_line", holder.definition_line},
            {"definition", holder.definition},
            {"last_access_line", holder.before_line},
            {"next_access_line", holder.after_line},
            {"next_is_read", holder.after_is_read},
            {"last_line", holder.last_line},
            {"idle_lines", holder.idle_lines},
            {"sentence", holder_sentence(holder)}};
  if (holder.source_line != 0) {
    json["source_file"] = holder.source_file;
    json["source_line"] = holder.source_line;
  }
  return json;
}

Json range_json(const LiveRange& range) {
  return {{"register", name_of(range.reg)},
          {"first_line", range.first_line},
          {"last_line", range.last_line},
          {"live_in", range.live_in},
          {"bytes", byte_list(range.bytes)},
          {"writes", range.writes},
          {"uses", range.uses},
          {"idle_from_line", range.idle_from_line},
          {"idle_to_line", range.idle_to_line}};
}

void add_registers(Json& json, std::string_view unit, const RegisterFile& file) {
  json[fmt::format("peak_{}", unit)] = file.peak;
  json[fmt::format("peak_{}_line", unit)] = file.peak_line;
  json[fmt::format("peak_{}_address", unit)] = file.peak_address;
  json[fmt::format("peak_{}_in", unit)] = file.peak_function;
  json[std::string(unit)] = file.requested;
  json[fmt::format("allocated_{}", unit)] = file.allocated;
}

// Everything but what grows with the code.
Json head_json(const LiveFunction& function) {
  Json json{{"name", function.name},
            {"file", function.file},
            {"target", function.target},
            {"wave_size", function.wave_size},
            {"kind", function.is_kernel ? "kernel" : "function"}};
  if (const std::string name = demangled(function.name); !name.empty()) json["demangled"] = name;
  add_registers(json, "vgprs", function.vgprs);
  add_registers(json, "sgprs", function.sgprs);
  add_registers(json, "agprs", function.agprs);
  json["lds_bytes"] = function.lds_bytes;
  json["scratch_bytes"] = function.scratch_bytes;
  json["workgroup_size"] = function.workgroup_size;
  for (const char* key : {"occupancy", "notes", "peak_held_by"}) json[key] = Json::array();
  for (const DeviceOccupancy& device : function.occupancy) json["occupancy"].push_back(device_json(device));
  for (const Note& note : function.notes) json["notes"].push_back({{"line", note.line}, {"text", note.text}});
  for (const Holder& holder : function.holders) json["peak_held_by"].push_back(holder_json(holder));
  json["code"] = code_json(function.code);
  json["memory"] = memory_json(function.memory);
  return json;
}

// Writes one instruction; kept between rows for its buffers.
class RowWriter {
 public:
  explicit RowWriter(text::Buffer& out) : out_(out) {}

  void write(const LiveRow& row) {
    line_.clear();
    line_ += first_ ? "\n  {\"line\":" : ",\n  {\"line\":";
    first_ = false;
    number(row.line);
    line_ += ",\"address\":";
    number(row.address);
    line_ += ",\"text\":";
    line_ += json_string(row.text);
    if (!row.label.empty()) line_ += ",\"label\":" + json_string(row.label);
    if (!row.target_label.empty()) line_ += ",\"branches_to\":" + json_string(row.target_label);
    count(",\"vgprs\":", row.vgprs);
    count(",\"sgprs\":", row.sgprs);
    count(",\"agprs\":", row.agprs);
    list(",\"live_vgprs\":[", row.live, [](flow::Register r) { return flow::is_vgpr(r); });
    list(",\"live_sgprs\":[", row.live, [](flow::Register r) { return flow::is_sgpr(r); });
    list(",\"live_agprs\":[", row.live, [](flow::Register r) { return flow::is_agpr(r); });
    list(",\"live_special\":[", row.live, [](flow::Register r) { return !is_general(r); });
    accesses(",\"reads\":[", row, &RegisterAccess::read);
    accesses(",\"writes\":[", row, &RegisterAccess::written);
    partial(row);
    if (row.source_line != 0) {
      line_ += ",\"source_file\":" + json_string(row.source_file) + ",\"source_line\":";
      number(row.source_line);
    }
    if (!row.reachable) line_ += ",\"reachable\":false";
    line_ += '}';
    out_.append(line_);
  }

 private:
  void number(uint64_t value) {
    char text[20];
    line_.append(text, std::to_chars(text, text + sizeof text, value).ptr);
  }
  void count(std::string_view key, uint64_t value) {
    line_ += key;
    number(value);
  }
  void name(flow::Register reg, bool& first) {
    line_ += first ? "\"" : ",\"";
    first = false;
    line_ += name_of(reg);
    line_ += '"';
  }
  template <class Wanted>
  void list(std::string_view key, std::span<const LiveRegister> live, Wanted wanted) {
    line_ += key;
    bool first = true;
    for (const LiveRegister& l : live)
      if (wanted(l.reg)) name(l.reg, first);
    line_ += ']';
  }
  void accesses(std::string_view key, const LiveRow& row, bool RegisterAccess::*kind) {
    line_ += key;
    bool first = true;
    for (const RegisterAccess& access : row.accesses)
      if (access.*kind) name(access.reg, first);
    line_ += ']';
  }
  void partial(const LiveRow& row) {
    bool first = true;
    for (const LiveRegister& live : row.live) {
      if (live.bytes == flow::kAllBytes && live.lanes.empty()) continue;
      if (first) line_ += ",\"partial\":{";
      name(live.reg, first);
      line_ += ":{\"bytes\":[";
      bool first_byte = true;
      for (unsigned i = 0; i < 4; ++i) {
        if (((live.bytes >> i) & 1) == 0) continue;
        if (!first_byte) line_ += ',';
        first_byte = false;
        line_ += static_cast<char>('0' + i);
      }
      line_ += "],\"lanes\":";
      line_ += live.lanes.empty() ? "\"all\"" : json_string(live.lanes);
      line_ += '}';
    }
    if (!first) line_ += '}';
  }

  text::Buffer& out_;
  std::string line_;
  bool first_ = true;
};

void write_function(const LiveFunction& function, bool summary, text::Buffer& out) {
  std::string head = json_text(head_json(function), 1);
  if (summary) return out.append(head);
  head.resize(head.rfind("\n}"));  // what follows goes into the same object
  out.append(head);
  out.append(",\n \"ranges\":[");
  for (const LiveRange& range : function.ranges) {
    out.append(&range == function.ranges.data() ? "\n  " : ",\n  ");
    out.append(json_text(range_json(range)));
  }
  out.append("],\n \"instructions\":[");
  RowWriter writer(out);
  if (function.rows) function.rows([&](const LiveRow& row) { writer.write(row); });
  out.append("]\n}");
}

}  // namespace

void write_live_json(const LiveReport& report, bool summary, text::Buffer& out) {
  out.append("{\"kernels\":[");
  for (const LiveFunction& function : report.functions) {
    out.append(&function == report.functions.data() ? "\n" : ",\n");
    write_function(function, summary, out);
  }
  out.append("]}\n");
}

}  // namespace lw::report
