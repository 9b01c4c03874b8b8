// docs/schemas/live.schema.json. Instructions are written as they come; only what is small is built as a tree.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "base/symbol_name.h"
#include "report/diff.h"
#include "report/json_document.h"
#include "report/lint.h"
#include "report/live.h"
#include "report/occupancy.h"
#include "report/words.h"

namespace lw::report {
namespace {

std::string json_string(std::string_view text) { return json_text(nlohmann::json(text)); }

std::vector<std::string_view> names(flow::Register first, unsigned count) {
  std::vector<std::string_view> list;
  for (unsigned i = 0; i < count; ++i) list.push_back(name_of(static_cast<flow::Register>(first + i)));
  return list;
}

std::vector<unsigned> byte_list(flow::ByteMask bytes) {
  std::vector<unsigned> list;
  for (unsigned i = 0; i < 4; ++i)
    if ((bytes >> i) & 1) list.push_back(i);
  return list;
}

// Counts by name.
struct Counts {
  std::vector<std::pair<std::string, size_t>> list;
};

template <class Visit>
void fields(Visit& visit, const Counts& counts) {
  for (const auto& [name, count] : counts.list) visit(name, count);
}

Counts by_unit(const CodeMix& code) {
  Counts counts;
  for (const auto& [unit, count] : code.by_unit) counts.list.emplace_back(unit, count);
  return counts;
}

Counts by_stride(const AccessMix& access) {
  Counts counts;
  for (const auto& [bytes, count] : access.strides) counts.list.emplace_back(std::to_string(bytes), count);
  return counts;
}

template <class Visit>
void register_fields(Visit& visit, std::string_view unit, const RegisterFile& file) {
  visit(fmt::format("peak_{}", unit), file.peak);
  visit(fmt::format("peak_{}_line", unit), file.peak_line);
  visit(fmt::format("peak_{}_address", unit), file.peak_address);
  visit(fmt::format("peak_{}_in", unit), file.peak_function);
  visit(unit, file.requested);
  visit(fmt::format("allocated_{}", unit), file.allocated);
}

std::optional<std::string> unless_empty(std::string text) {
  return text.empty() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const StepRow& s) {
  visit("waves_per_simd", s.waves_per_simd);
  visit("max_vgprs", s.vgprs);
  visit("max_sgprs", s.sgprs);
  visit("max_lds_bytes", s.lds_bytes);
}

template <class Visit>
void fields(Visit& visit, const GiveUp& g) {
  visit("resource", g.resource);
  visit("give_up", g.count);
  visit("keep", g.keep);
  visit("waves_per_simd", g.waves_per_simd);
}

template <class Visit>
void fields(Visit& visit, const DeviceOccupancy& d) {
  visit("device", d.fits.device);
  visit("target", d.target);
  visit("next_step", d.next_step);
  visit("steps", step_rows(d));
  occupancy_fields(visit, d.fits);
}

template <class Visit>
void fields(Visit& visit, const LiveNote& n) {
  visit("line", n.line);
  visit("text", n.text);
}

template <class Visit>
void fields(Visit& visit, const LiveHolder& h) {
  visit("registers", names(h.first, h.count));
  visit("bytes", byte_list(h.bytes));
  visit("live_in", h.live_in);
  visit("definition_line", h.definition_line);
  visit("definition", h.definition);
  visit("last_access_line", h.before_line);
  visit("next_access_line", h.after_line);
  visit("next_is_read", h.after_is_read);
  visit("last_line", h.last_line);
  visit("idle_lines", h.idle_lines);
  visit("sentence", holder_sentence(h));
  if (h.source_line == 0) return;
  visit("source_file", h.source_file);
  visit("source_line", h.source_line);
}

template <class Visit>
void fields(Visit& visit, const LiveRange& r) {
  visit("register", name_of(r.reg));
  visit("first_line", r.first_line);
  visit("last_line", r.last_line);
  visit("live_in", r.live_in);
  visit("bytes", byte_list(r.bytes));
  visit("writes", r.writes);
  visit("uses", r.uses);
  visit("idle_from_line", r.idle_from_line);
  visit("idle_to_line", r.idle_to_line);
}

template <class Visit>
void fields(Visit& visit, const CodeMix& c) {
  visit("instructions", c.instructions);
  visit("code_bytes", c.code_bytes);
  visit("by_unit", by_unit(c));
  visit("literals", c.literals);
  visit("vector_float", c.vector_float);
  visit("packed", c.packed);
  visit("sdwa", c.sdwa);
  visit("dpp", c.dpp);
  visit("waits", c.waits);
  visit("nops", c.nops);
  visit("branches", c.branches);
  visit("without_meaning", c.no_meaning);
}

template <class Visit>
void fields(Visit& visit, const AccessMix& a) {
  visit("mnemonic", a.mnemonic);
  visit("unit", a.unit);
  visit("count", a.count);
  visit("bytes_per_lane", a.bytes_per_lane);
  visit("load", a.is_load);
  visit("store", a.is_store);
  visit("atomic", a.is_atomic);
  visit("d16", a.d16);
  visit("stride_bytes", by_stride(a));
  visit("lines", a.lines);
}

template <class Visit>
void fields(Visit& visit, const BankConflict& b) {
  visit("line", b.line);
  visit("ways", b.ways);
  visit("stride_bytes", b.stride_bytes);
  visit("assumed", b.assumed);
}

template <class Visit>
void fields(Visit& visit, const MemoryMix& m) {
  visit("accesses", m.accesses);
  visit("lds_conflicts", m.conflicts);
  visit("lds_unknown", m.lds_unknown);
  visit("lds_lane_moves", m.lds_lane_moves);
  visit("assumption", m.assumption);
}

// All but what grows with the code.
template <class Visit>
void fields(Visit& visit, const LiveFunction& f) {
  visit("name", f.name);
  visit("file", f.file);
  visit("target", f.target);
  visit("wave_size", f.wave_size);
  visit("kind", f.is_kernel ? "kernel" : "function");
  visit("demangled", unless_empty(demangled(f.name)));
  register_fields(visit, "vgprs", f.vgprs);
  register_fields(visit, "sgprs", f.sgprs);
  register_fields(visit, "agprs", f.agprs);
  visit("lds_bytes", f.lds_bytes);
  visit("scratch_bytes", f.scratch_bytes);
  visit("vgpr_spills", f.vgpr_spills);
  visit("sgpr_spills", f.sgpr_spills);
  visit("workgroup_size", f.workgroup_size);
  visit("occupancy", f.occupancy);
  visit("notes", f.notes);
  visit("peak_held_by", f.holders);
  visit("code", f.code);
  visit("memory", f.memory);
}

namespace {

// Writes one instruction; kept between rows for its buffers.
class RowWriter {
 public:
  explicit RowWriter(text::OutputBuffer& out) : out_(out) {}

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
    if (!row.hazards.empty()) line_ += ",\"hazards\":" + json_text(hazards_json(row.hazards));
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

  text::OutputBuffer& out_;
  std::string line_;
  bool first_ = true;
};

void write_function(const LiveFunction& function, bool summary, text::OutputBuffer& out) {
  std::string head = json_text(json_of<OrderedJson>(function), 1);
  if (summary) return out.append(head);
  head.resize(head.rfind("\n}"));  // what follows goes into the same object
  out.append(head);
  out.append(",\n \"ranges\":[");
  for (const LiveRange& range : function.ranges) {
    out.append(&range == function.ranges.data() ? "\n  " : ",\n  ");
    out.append(json_text(json_of<OrderedJson>(range)));
  }
  out.append("],\n \"instructions\":[");
  RowWriter writer(out);
  if (function.rows) function.rows([&](const LiveRow& row) { writer.write(row); });
  out.append("]\n}");
}

}  // namespace

OrderedJson live_summary(const LiveFunction& function) { return json_of<OrderedJson>(function); }

OrderedJson live_ranges(const LiveFunction& function) { return json_of<OrderedJson>(function.ranges); }

OrderedJson live_instructions(const LiveFunction& function) {
  text::OutputBuffer out;
  RowWriter writer(out);
  if (function.rows) function.rows([&](const LiveRow& row) { writer.write(row); });
  return OrderedJson::parse(fmt::format("[{}]", out.view()));
}

void write_live_json(const LiveReport& report, const LiveComparisons& comparisons, bool summary,
                     text::OutputBuffer& out) {
  std::string head = json_text(ordered_document("live", 1, OrderedJson::object(), report.messages));
  head.pop_back();
  out.append(head + ",\"kernels\":[");
  for (const LiveFunction& function : report.functions) {
    out.append(&function == report.functions.data() ? "\n" : ",\n");
    write_function(function, summary, out);
  }
  out.append("]");
  if (comparisons.files != nullptr) {
    out.append(",\"comparison\":");
    write_comparison_json(report, *comparisons.files, out);
  }
  if (comparisons.baseline != nullptr) out.append(",\"baseline\":" + json_text(baseline_json(*comparisons.baseline)));
  out.append("}\n");
}

}  // namespace lw::report
