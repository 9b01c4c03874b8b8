#include "report/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "base/symbol_name.h"
#include "base/utf8.h"
#include "report/explain_page.h"

namespace lw::report {
namespace {

// "v[4:7]" is possible for numbered registers only.
std::string_view prefix_of(flow::Register reg) {
  if (flow::is_agpr(reg)) return "a";
  if (flow::is_vgpr(reg)) return "v";
  return flow::is_sgpr(reg) ? "s" : "";
}

unsigned number_of(flow::Register reg) {
  if (flow::is_agpr(reg)) return reg - flow::kAgpr;
  return flow::is_vgpr(reg) ? reg - flow::kVgpr : reg;
}

}  // namespace

std::string_view name_of(flow::Register reg) {
  static const std::array<std::string, flow::kRegisterCount> names = [] {
    std::array<std::string, flow::kRegisterCount> list;
    for (unsigned i = 0; i < list.size(); ++i) list[i] = flow::register_name(static_cast<flow::Register>(i));
    return list;
  }();
  return names[reg];
}

std::string tuple_name(flow::Register first, unsigned count) {
  if (count == 1) return std::string(name_of(first));
  if (const std::string_view prefix = prefix_of(first); !prefix.empty())
    return fmt::format("{}[{}:{}]", prefix, number_of(first), number_of(first) + count - 1);
  std::string list;
  for (unsigned i = 0; i < count; ++i)
    list += fmt::format("{}{}", i == 0 ? "" : ", ", name_of(static_cast<flow::Register>(first + i)));
  return list;
}

std::string counted(uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string bytes_words(flow::ByteMask bytes) {
  switch (bytes) {
    case flow::kAllBytes: return "all 4 bytes";
    case 0x3: return "the low half";
    case 0xc: return "the high half";
    case 0: return "no byte";
    default: break;
  }
  std::string list;
  unsigned count = 0;
  for (unsigned i = 0; i < 4; ++i) {
    if (((bytes >> i) & 1) == 0) continue;
    list += fmt::format("{}{}", count == 0 ? "" : ", ", i);
    ++count;
  }
  return fmt::format("byte{} {}", count == 1 ? "" : "s", list);
}

std::string next_step_words(const DeviceOccupancy& device) {
  std::string list;
  for (const GiveUp& give : device.next_step)
    list += fmt::format("{}{} {} (to {}) for {}", list.empty() ? "give up " : ", or ", give.count,
                        give.count == 1 && give.resource.ends_with("PRs") ? give.resource.substr(0, 4) : give.resource,
                        give.keep, counted(give.waves_per_simd, "wave"));
  return list;
}

std::vector<StepRow> step_rows(const DeviceOccupancy& device) {
  std::set<uint32_t, std::greater<>> waves;
  for (const auto* steps : {&device.vgpr_steps, &device.sgpr_steps, &device.lds_steps})
    for (const OccupancyStep& step : *steps) waves.insert(step.waves_per_simd);
  const auto most = [](const std::vector<OccupancyStep>& steps, uint32_t wanted) {
    uint32_t result = 0;
    for (const OccupancyStep& step : steps)
      if (step.waves_per_simd >= wanted) result = std::max(result, step.most);
    return result;
  };
  std::vector<StepRow> rows;
  for (const uint32_t w : waves)
    rows.push_back({w, most(device.vgpr_steps, w), most(device.sgpr_steps, w), most(device.lds_steps, w)});
  return rows;
}

namespace {

// ", saxpy.cl:12": where the source of a definition is, without its folders.
std::string source_words(const LiveHolder& holder) {
  if (holder.source_line == 0) return "";
  return fmt::format(", {}:{}", utf8_text(holder.source_file.substr(holder.source_file.rfind('/') + 1)),
                     holder.source_line);
}

}  // namespace

std::string holder_sentence(const LiveHolder& holder) {
  std::string text = tuple_name(holder.first, holder.count);
  const bool several = holder.count > 1;
  if (holder.bytes != flow::kAllBytes) text += fmt::format(" ({})", bytes_words(holder.bytes));
  if (holder.live_in && holder.definition_line <= 1)
    text += several ? " are live from the start" : " is live from the start";
  else if (holder.live_in)
    text += fmt::format(" {} live from line {} on", several ? "are" : "is", holder.definition_line);
  else
    text += fmt::format(" {} defined at line {} ({}{})", several ? "are" : "is", holder.definition_line,
                        holder.definition, source_words(holder));
  const bool used_since = holder.before_line != holder.definition_line && holder.before_line != holder.after_line;
  if (used_since) text += fmt::format(", last used at line {}", holder.before_line);
  if (holder.after_line == 0)
    text += fmt::format(" and kept to line {}", holder.last_line);
  else if (holder.idle_lines != 0)
    text += fmt::format(" and next {} at line {}", holder.after_is_read ? "read" : "written", holder.after_line);
  else if (holder.after_line != holder.definition_line || holder.live_in)
    text += " and used at the peak";
  return text;
}

std::string shown_text(const LiveRow& row) {
  if (row.target_label.empty()) return std::string(row.text);
  // The label is a branch's last operand.
  const size_t space = row.text.find_last_of(' ');
  return fmt::format("{} {}", row.text.substr(0, space), row.target_label);
}

std::vector<std::string> distinct_names(const LiveReport& report) {
  const std::vector<LiveFunction>& list = report.functions;
  const auto same = [&](std::string LiveFunction::*part) {
    return std::all_of(list.begin(), list.end(), [&](const LiveFunction& f) { return f.*part == list[0].*part; });
  };
  std::set<std::string_view> different;
  for (const LiveFunction& f : list) different.insert(f.name);
  const bool names_suffice = different.size() == list.size() || same(&LiveFunction::file);
  const bool files_suffice = same(&LiveFunction::name);
  const bool one_target = same(&LiveFunction::target);
  std::vector<std::string> names;
  for (const LiveFunction& f : list) {
    const std::string symbol = shown_symbol(f.name);
    std::string name = names_suffice ? symbol : files_suffice ? f.file : fmt::format("{}: {}", f.file, symbol);
    if (!one_target) name += fmt::format(" ({})", f.target);
    names.push_back(std::move(name));
  }
  return names;
}

std::string_view unit_name(isa::Unit unit) {
  switch (unit) {
    case isa::Unit::salu: return "SALU";
    case isa::Unit::valu: return "VALU";
    case isa::Unit::smem: return "SMEM";
    case isa::Unit::vmem: return "VMEM";
    case isa::Unit::flat: return "FLAT";
    case isa::Unit::lds: return "LDS";
    case isa::Unit::gds: return "GDS";
    case isa::Unit::branch: return "branch";
    case isa::Unit::message: return "message";
    case isa::Unit::interp: return "interp";
    case isa::Unit::exp: return "export";
  }
  return "";
}

std::string_view place_name(HazardPlace place) {
  switch (place) {
    case HazardPlace::before: return "before";
    case HazardPlace::after: return "after";
    case HazardPlace::itself: return "itself";
  }
  return "";
}

std::string hazard_sentence(const Hazard& hazard) {
  std::string sentence = fmt::format("{}: {}", hazard.name, hazard.text);
  if (!hazard.wait_words.empty()) sentence += fmt::format("; wait states: {}", hazard.wait_words);
  if (hazard.is_interlocked) sentence += "; the hardware waits";
  if (!hazard.remedy.empty()) sentence += fmt::format("; remedy: {}", hazard.remedy);
  if (hazard.ignored != "a wrong result" && !hazard.is_interlocked)
    sentence += fmt::format("; if ignored: {}", hazard.ignored);
  return sentence;
}

}  // namespace lw::report
