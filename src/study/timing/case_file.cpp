// studies/timing/cases.json, whose form studies/timing/README.md describes.
#include <fmt/format.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "isa/machines.h"
#include "isa/timing.h"
#include "study/files.h"
#include "study/timing/cases.h"
#include "study/timing/measures.h"

namespace lw::study {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kPath = "studies/timing/cases.json";

// What is wrong in the file, which is part of the program, and its tests read it.
struct Wrong {
  std::string message;
};

// "16M": K and M count 1024.
uint64_t bytes_of(const Json& json) {
  if (json.is_number_unsigned()) return json;
  std::string text = json;
  const uint64_t factor = text.ends_with('K') ? 1 << 10 : text.ends_with('M') ? 1 << 20 : 0;
  if (factor != 0) text.pop_back();
  const std::optional<uint64_t> number = parse_unsigned(text);
  if (factor == 0 || !number) throw Wrong{fmt::format("'{}' is not a number of bytes", json.get<std::string>())};
  return *number * factor;
}

struct Series {
  uint32_t first = 0, last = 0, step = 1;
  size_t begin = 0, end = 0;  // of {8..22+2} in the text
};

std::vector<Series> series_of(std::string_view text) {
  std::vector<Series> all;
  for (size_t dots = text.find(".."); dots != std::string_view::npos; dots = text.find("..", dots + 1)) {
    Series one{.begin = text.rfind('{', dots), .end = text.find('}', dots)};
    if (one.begin == std::string_view::npos || one.end == std::string_view::npos) continue;
    const std::string_view last = text.substr(dots + 2, one.end - dots - 2);
    const size_t plus = last.find('+');
    const auto first = parse_unsigned(text.substr(one.begin + 1, dots - one.begin - 1));
    const auto until = parse_unsigned(last.substr(0, plus));
    const auto step =
        plus == std::string_view::npos ? std::optional<uint64_t>(1) : parse_unsigned(last.substr(plus + 1));
    if (!first || !until || !step || *step == 0 || *until < *first)
      throw Wrong{fmt::format("'{}' is not a series", text.substr(one.begin, one.end + 1 - one.begin))};
    one.first = static_cast<uint32_t>(*first);
    one.last = static_cast<uint32_t>(*until);
    one.step = static_cast<uint32_t>(*step);
    all.push_back(one);
    ++one.end;
  }
  return all;
}

// The lines once for each number of their series, which go on together.
std::string expanded(const std::string& text) {
  const std::vector<Series> all = series_of(text);
  if (all.empty()) return text;
  std::string lines;
  for (uint32_t i = 0; all.front().first + i * all.front().step <= all.front().last; ++i) {
    if (i != 0) lines += '\n';
    size_t at = 0;
    for (const Series& one : all) {
      const uint32_t number = one.first + i * one.step;
      if (number > one.last) throw Wrong{fmt::format("'{}': series of different lengths", text)};
      lines += text.substr(at, one.begin - at) + std::to_string(number);
      at = one.end + 1;
    }
    lines += text.substr(at);
  }
  return lines;
}

// A text, or several one below the other.
std::string lines_of(const Json& run, const char* key) {
  const auto found = run.find(key);
  if (found == run.end()) return "";
  if (found->is_string()) return expanded(*found);
  std::string lines;
  for (const std::string part : *found) {
    if (!lines.empty()) lines += '\n';
    lines += expanded(part);
  }
  return lines;
}

TimingArgument argument_of(const Json& json, uint32_t loops) {
  const std::string text = json.is_string() ? json.get<std::string>() : "";
  if (!text.starts_with("u32:")) return {.buffer_bytes = bytes_of(json), .number = 0};
  if (text == "u32:loops") return {.buffer_bytes = 0, .number = loops};
  const auto number = parse_unsigned(std::string_view(text).substr(4));
  if (!number) throw Wrong{fmt::format("'{}' is not an argument", text)};
  return {.buffer_bytes = 0, .number = static_cast<uint32_t>(*number)};
}

TimingStamps stamps_of(const Json& json) {
  const auto place = [](const Json& at, uint32_t& wave, int32_t& instruction) {
    if (at.is_array()) {
      wave = at.at(0);
      instruction = at.at(1);
    } else {
      instruction = at;
    }
  };
  TimingStamps stamps{.waves = json.value("waves", 1u), .path = json.value("path", "")};
  place(json.at("from"), stamps.from_wave, stamps.from);
  place(json.at("to"), stamps.to_wave, stamps.to);
  return stamps;
}

TimingRun run_of(const Json& json) {
  TimingRun run;
  run.device = json.at("device");
  run.prologue = lines_of(json, "prologue");
  if (const std::string lanes = lines_of(json, "lanes"); !lanes.empty())
    run.prologue += (run.prologue.empty() ? "" : "\n") + lanes;
  run.body = lines_of(json, "body");
  run.epilogue = lines_of(json, "epilogue");
  run.directives = json.value("directives", "");
  run.file = json.value("file", "");
  run.kernel = json.value("kernel", "");
  run.flags = json.value("flags", std::vector<std::string>{});
  run.count = json.value("count", 1u);
  run.loops = json.value("loops", 1u);
  run.ops = json.value("ops", 1u);
  run.grid = json.value("grid", 1u);
  run.block = json.value("block", 64u);
  run.vgprs = json.value("vgprs", 32u);
  run.lds = json.value("lds", 0u);
  if (json.contains("bytes")) run.bytes = bytes_of(json["bytes"]);
  run.is_bare = json.value("bare", false);
  if (json.contains("arguments"))
    for (const Json& argument : json["arguments"]) run.arguments.push_back(argument_of(argument, run.loops));
  if (json.contains("set")) run.set = json["set"].get<std::map<std::string, uint64_t>>();
  if (json.contains("stamps")) run.stamps = stamps_of(json["stamps"]);
  return run;
}

// One run, or two where a count, a number of loops or of workgroups is a pair.
void add_runs(const Json& fields, std::vector<TimingRun>& runs) {
  Json first = fields, second = fields;
  bool is_pair = false;
  for (const char* key : {"count", "loops", "grid"}) {
    if (!fields.contains(key) || !fields[key].is_array()) continue;
    is_pair = true;
    first[key] = fields[key].at(0);
    second[key] = fields[key].at(1);
  }
  runs.push_back(run_of(first));
  if (is_pair) runs.push_back(run_of(second));
}

// The numbers that were chosen by the case, as isa/timing/fitted.timing names them.
std::string fitted_numbers(std::string_view id) {
  std::string numbers;
  for (const isa::Fitted& fitted : isa::fitted()) {
    std::string_view cases = fitted.cases;
    while (!cases.empty()) {
      const std::string_view one = cases.substr(0, cases.find(' '));
      cases.remove_prefix(std::min(cases.size(), one.size() + 1));
      if (one == id) numbers += fmt::format("{}{} of {}", numbers.empty() ? "" : ", ", fitted.number, fitted.of);
    }
  }
  return numbers;
}

TimingCase case_of(const Json& row, const Json& setups) {
  TimingCase one;
  one.id = row.at("id");
  one.what = row.at("what");
  one.source = row.at("source");
  one.measure = row.at("measure");
  one.unit = row.value("unit", "");
  one.note = row.value("note", "");
  one.reason = row.value("reason", "");
  one.published = row.at("published");
  one.peak = row.value("peak", 1.0);
  one.is_least = row.value("least", false);
  one.is_unseen = row.value("unseen", false);
  one.tolerance_percent =
      row.contains("within") ? 100 * row["within"].get<double>() / one.published : row.at("tolerance").get<double>();
  one.fitted_to = fitted_numbers(one.id);
  if (row.contains("chosen")) {
    if (!one.fitted_to.empty()) one.fitted_to += ", ";
    one.fitted_to += row["chosen"].get<std::string>();
  }

  Json fields = Json::object();
  if (row.contains("setup"))
    for (const std::string name : row["setup"]) fields.update(setups.at(name));
  for (const auto& [key, value] : row.items()) fields[key] = value;
  add_runs(fields, one.runs);
  if (row.contains("against")) {
    fields.update(row["against"]);
    add_runs(fields, one.runs);
  }
  if (one.is_unseen && one.is_fitted()) throw Wrong{"nothing may be fitted to an unseen case"};
  const Measure* measure = find_measure(one.measure);
  if (measure == nullptr || one.runs.size() != measure->runs)
    throw Wrong{fmt::format("no measure '{}' of {} runs", one.measure, one.runs.size())};
  return one;
}

void read_families(const Json& json, TimingCases& into) {
  for (const Json& family : json.at("families"))
    into.families.push_back({.id = family.at("id"),
                             .title = family.value("title", ""),
                             .what = family.at("what"),
                             .page = family.value("page", "")});
  into.sources = json.at("sources").get<std::map<std::string, std::string>>();
}

void check_names(const TimingCase& one, const TimingCases& known) {
  if (std::ranges::find(known.families, one.group(), &TimingFamily::id) == known.families.end())
    throw Wrong{fmt::format("the family '{}' is not listed", one.group())};
  for (std::string_view left = one.source; !left.empty();) {
    const std::string_view source = left.substr(0, left.find("; "));
    left.remove_prefix(std::min(left.size(), source.size() + 2));
    if (!known.sources.contains(std::string(source))) throw Wrong{fmt::format("the source '{}' is not listed", source)};
  }
}

}  // namespace

Result<TimingCases> read_timing_cases() {
  TimingCases read;
  std::string at;
  try {
    const Json json = Json::parse(study_file("timing/cases.json"));
    read_families(json, read);
    for (const Json& row : json.at("cases")) {
      at = row.at("id");
      read.cases.push_back(case_of(row, json.at("setups")));
      check_names(read.cases.back(), read);
    }
    for (const Json& gap : json.at("gaps"))
      for (const std::string id : gap.at("ids")) read.gaps.push_back({id, gap.at("why")});
  } catch (const Json::exception& error) {
    return Error{fmt::format("{}: {}: {}", kPath, at, error.what())};
  } catch (const Wrong& wrong) {
    return Error{fmt::format("{}: {}: {}", kPath, at, wrong.message)};
  }
  return read;
}

}  // namespace lw::study
