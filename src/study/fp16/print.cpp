// The study as text and as JSON.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/json_document.h"
#include "report/report.h"
#include "study/fp16/fp16.h"

namespace lw::study {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kColumns = 80;

struct Table {
  std::string_view id, title;
  Fp16Quantity quantity;
};
constexpr std::array<Table, 3> kTables{{{"FP16-1", "VGPRs", Fp16Quantity::vgprs},
                                        {"FP16-2", "instruction lines", Fp16Quantity::lines},
                                        {"FP16-3", "LDS reads", Fp16Quantity::lds_reads}}};

// `first` and words behind it, in lines of at most kColumns, all but the first indented.
void wrap(std::string_view first, std::string_view text, size_t indent, std::string& out) {
  size_t column = first.size();
  out += first;
  bool is_first_word = true;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (column + 1 + word.size() > kColumns && !is_first_word) {
      out += fmt::format("\n{:{}}", "", indent);
      column = indent;
      is_first_word = true;
    }
    if (!is_first_word) out += ' ';
    out += word;
    column += word.size() + (is_first_word ? 0 : 1);
    is_first_word = false;
  }
  out += '\n';
}

void print_table(const Fp16Study& study, const Table& table, std::string& out) {
  out += fmt::format("\n{:<34}{:>10}", fmt::format("{}  {}", table.id, table.title), "published");
  for (const Fp16Compiler& compiler : study.compilers) out += fmt::format("{:>10}", compiler.name);
  out += "\n";
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    const Fp16Version& v = fp16_versions()[i];
    out += fmt::format("  {:<5}{:<27}{:>10}", v.name, v.description, fp16_published(v, table.quantity));
    for (const Fp16Compiler& c : study.compilers)
      out += fmt::format("{:>10}", fp16_obtained(c.results[i].measures, table.quantity));
    out += "\n";
  }
  wrap("  published  ", fp16_published_order(table.quantity), 13, out);
  for (const Fp16Compiler& c : study.compilers)
    wrap(fmt::format("  {:<11}", c.name), fp16_ordering_words(fp16_ordering(c, table.quantity)), 13, out);
}

void print_lds_kinds(const Fp16Study& study, std::string& out) {
  out += "  by kind\n";
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    const Fp16Version& v = fp16_versions()[i];
    wrap(fmt::format("  {:<6}published  ", v.name), fp16_finding(Fp16Quantity::lds_reads).text(v.name), 19, out);
    for (const Fp16Compiler& c : study.compilers)
      wrap(fmt::format("        {:<11}", c.name), fp16_lds_kinds(c.results[i].measures), 19, out);
  }
}

void print_times(const Fp16Study& study, std::string& out) {
  constexpr size_t kWidth = 12;
  out += fmt::format("\nFP16-4  time on {} from the clock, {} x {} pixels: us, and waves per SIMD\n", kFp16Device,
                     kFp16TimedPixels, kFp16TimedPixels);
  const size_t all = kWidth * study.compilers.size();
  out += fmt::format("{:34}{:>{}}{:>{}}\n{:34}", "", "own VGPRs", all, "as published", all, "");
  for (int twice = 0; twice < 2; ++twice)
    for (const Fp16Compiler& c : study.compilers) out += fmt::format("{:>{}}", c.name, kWidth);
  out += "\n";
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    out += fmt::format("  {:<5}{:<27}", fp16_versions()[i].name, fp16_versions()[i].description);
    for (const Fp16Compiler& c : study.compilers) out += fmt::format("{:>{}}", fp16_time(*c.results[i].time), kWidth);
    for (const Fp16Compiler& c : study.compilers)
      out += fmt::format("{:>{}}", fp16_time(*c.results[i].time_with_published), kWidth);
    out += "\n";
  }
  wrap("  D vs A     ", fp16_change_words(study), 13, out);
  for (const Fp16Compiler& c : study.compilers) wrap(fmt::format("  {:<11}", c.name), c.time_explanation, 13, out);
}

Json time_json(const Fp16Time& time) {
  return {{"vgprs", time.vgprs},
          {"microseconds", time.microseconds},
          {"waves_per_simd", time.waves_per_simd},
          {"limited_by", time.limited_by},
          {"instructions_of_wave", time.instructions_of_wave},
          {"valu_percent", time.valu_percent},
          {"lds_percent", time.lds_percent},
          {"memory_percent", time.memory_percent}};
}

Json strides_json(const LdsReadKind& kind) {
  Json strides = Json::object();
  for (const auto& [stride, count] : kind.strides) strides[std::to_string(stride)] = count;
  return strides;
}

Json measures_json(const Fp16Measures& m) {
  Json kinds = Json::array();
  for (const LdsReadKind& kind : m.lds_read_kinds)
    kinds.push_back({{"mnemonic", kind.mnemonic},
                     {"count", kind.count},
                     {"bytes_per_lane", kind.bytes_per_lane},
                     {"d16", kind.d16},
                     {"strides_bytes", strides_json(kind)}});
  Json json{{"instruction_lines", m.lines},
            {"lds_reads", m.lds_reads},
            {"lds_read_kinds", kinds},
            {"most_waiting_vgprs", m.most_waiting},
            {"most_waiting_line", m.most_waiting_line},
            {"median_wait_lines", m.median_wait},
            {"longest_wait", nullptr},
            {"median_skew_lines", m.median_skew},
            {"longest_skew_lines", m.longest_skew},
            {"median_reuse_lines", m.median_reuse},
            {"float_instructions", m.float_instructions},
            {"packed_instructions", m.packed},
            {"conversions", m.conversions},
            {"rearrangements", m.rearrangements},
            {"literal_operands", m.literal_operands},
            {"scalar_operands", m.scalar_operands},
            {"scalar_registers", m.scalar_registers}};
  if (m.longest_wait)
    json["longest_wait"] = {{"register", flow::register_name(m.longest_wait->reg)},
                            {"from_line", m.longest_wait->from_line},
                            {"to_line", m.longest_wait->to_line}};
  return json;
}

Json result_json(const Fp16Result& result) {
  const Fp16Measures& m = result.measures;
  Json json{{"version", result.version->name},
            {"description", result.version->description},
            {"vgprs", m.vgprs},
            {"allocated_vgprs", m.allocated_vgprs},
            {"peak_vgprs", m.peak_vgprs},
            {"peak_line", m.peak_line},
            {"window_peak_vgprs", m.window_peak_vgprs},
            {"peak_holds",
             {{"lds_results_waiting", m.held[static_cast<size_t>(HeldAs::waiting_lds)]},
              {"lds_results_used_again", m.held[static_cast<size_t>(HeldAs::used_lds)]},
              {"converted", m.held[static_cast<size_t>(HeldAs::converted)]},
              {"arithmetic", m.held[static_cast<size_t>(HeldAs::arithmetic)]},
              {"other", m.held[static_cast<size_t>(HeldAs::other)]}}}};
  json.update(measures_json(m));
  json["explanation"] = result.explanation;
  json["time"] = time_json(*result.time);
  json["time_with_published_vgprs"] = time_json(*result.time_with_published);
  return json;
}

Json published_json() {
  Json list = Json::array();
  for (const Fp16Version& v : fp16_versions())
    list.push_back({{"version", v.name},
                    {"vgprs", fp16_published_value(v, Fp16Quantity::vgprs)},
                    {"instruction_lines", fp16_published_value(v, Fp16Quantity::lines)},
                    {"instruction_lines_are_about", fp16_finding(Fp16Quantity::lines).tolerance(v.name) != 0},
                    {"lds_reads", fp16_published_value(v, Fp16Quantity::lds_reads)}});
  return list;
}

}  // namespace

std::string fp16_published(const Fp16Version& v, Fp16Quantity quantity) {
  const bool is_about = fp16_finding(quantity).tolerance(v.name) != 0;
  return fmt::format("{}{}", is_about ? "~" : "", fp16_published_value(v, quantity));
}

std::string fp16_obtained(const Fp16Measures& m, Fp16Quantity quantity) {
  switch (quantity) {
    case Fp16Quantity::vgprs: return fmt::format("{}", m.vgprs);
    case Fp16Quantity::lines: return fmt::format("{}", m.lines);
    case Fp16Quantity::lds_reads: return fmt::format("{}", m.lds_reads);
  }
  return {};
}

std::string fp16_ordering_words(const Fp16Ordering& o) {
  if (o.differences.empty()) return fmt::format("{}: as published", o.obtained);
  std::string list;
  for (const std::string& difference : o.differences) list += fmt::format("{}{}", list.empty() ? "" : ", ", difference);
  return fmt::format("{}: {} of {} published comparisons hold; not {}", o.obtained, o.as_published, o.pairs, list);
}

// "76 ds_read2_b32, 10 ds_read_b32"
std::string fp16_lds_kinds(const Fp16Measures& m) {
  std::string text;
  for (const LdsReadKind& kind : m.lds_read_kinds)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", kind.count, kind.mnemonic);
  return text;
}

void print_fp16(const Fp16Study& study, std::string& out) {
  if (!study.compilers.empty()) {
    out += fmt::format("fp16: moments of a 9x9 neighbourhood, five versions for {}\n", kFp16Target);
    for (const Fp16Compiler& c : study.compilers) out += fmt::format("  {:<8}{}, {}\n", c.name, c.source, c.version);
    for (const Table& table : kTables) print_table(study, table, out);
    print_lds_kinds(study, out);
    print_times(study, out);
  }
  for (const Fp16Compiler& c : study.compilers) {
    out += fmt::format("\n{}\n\n", c.name);
    text::OutputBuffer buffer;
    const report::TextOptions options;
    report::write_live_comparison(fp16_report(c), options, buffer);
    out += buffer.view();
    out += "\n";
    for (const Fp16Result& r : c.results) wrap(fmt::format("  {:<6}", r.version->name), r.explanation, 8, out);
  }
  if (study.article.empty()) return;
  if (!study.compilers.empty()) out += "\n";
  out += "The article's own listings (excerpts)\n\n";
  for (const Fp16Excerpt& e : study.article) wrap(fmt::format("  {:<10}", e.name), e.explanation, 12, out);
}

std::string fp16_json(const Fp16Study& study) {
  Json json{{"study", "fp16"},
            {"target", kFp16Target},
            {"device", kFp16Device},
            {"published", published_json()},
            {"compilers", Json::array()}};
  for (const Fp16Compiler& c : study.compilers) {
    Json versions = Json::array();
    for (const Fp16Result& r : c.results) versions.push_back(result_json(r));
    Json orderings = Json::array();
    for (const Table& table : kTables) {
      const Fp16Ordering o = fp16_ordering(c, table.quantity);
      orderings.push_back({{"id", table.id},
                           {"quantity", table.title},
                           {"published", fp16_published_order(table.quantity)},
                           {"obtained", o.obtained},
                           {"comparisons", o.pairs},
                           {"as_published", o.as_published},
                           {"differences", o.differences}});
    }
    json["compilers"].push_back({{"name", c.name},
                                 {"version", c.version},
                                 {"source", c.source},
                                 {"versions", versions},
                                 {"orderings", orderings},
                                 {"d_against_a",
                                  {{"id", "FP16-4"},
                                   {"published_percent", fp16_published_change()},
                                   {"percent", fp16_change(c, false)},
                                   {"percent_with_published_vgprs", fp16_change(c, true)},
                                   {"explanation", c.time_explanation}}}});
  }
  json["article"] = Json::array();
  for (const Fp16Excerpt& e : study.article) {
    Json one{{"excerpt", e.name}, {"version", e.version->name}};
    one.update(measures_json(e.measures));
    one["explanation"] = e.explanation;
    json["article"].push_back(std::move(one));
  }
  return report::ordered_document("study-fp16", 1, json, {}).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace lw::study
