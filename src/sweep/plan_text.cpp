#include "sweep/plan_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/similar.h"
#include "base/toml.h"
#include "sweep/columns.h"

namespace lw::sweep {
namespace {

constexpr int64_t kMostCells = 100'000'000;
constexpr double kMostSeconds = 1e6;

// How the keys of [axes] are written, and the names of their axes.
struct AxisKey {
  std::string_view key, name;
};
constexpr std::array<AxisKey, 5> kAxisKeys{
    {{"sources", kSource}, {"targets", kTarget}, {"flags", kFlags}, {"launches", kLaunch}, {"devices", kDevice}}};

bool is_macro_name(std::string_view name) {
  const auto fits = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
  return !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) == 0 && std::ranges::all_of(name, fits);
}

class Reader {
 public:
  explicit Reader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  PlanText read(const toml::table& root) {
    for (const auto& [key, node] : root) {
      if (key == "measure")
        read_measures(node);
      else if (key == "axes")
        with_table(key.str(), node, [&](const toml::table& table) { read_axes(table); });
      else if (key == "limits")
        with_table(key.str(), node, [&](const toml::table& table) { read_limits(table); });
      else if (key != "exclude")
        unknown(key, {"measure", "axes", "limits", "exclude"});
    }
    if (!root.contains("axes")) error({}, "[axes] is missing", "a plan needs at least axes.sources");
    if (!root.contains("measure"))
      error({}, "'measure' is missing", fmt::format("write: measure = [\"info\"], or any of {}", measure_names()));
    // After the axes, whose names it uses.
    if (const toml::node* exclude = root.get("exclude")) read_excludes(*exclude);
    if (!diagnostics_.has_errors()) check_together();
    return std::move(plan_);
  }

 private:
  static std::string measure_names() { return fmt::format("{}", fmt::join(kMeasures, ", ")); }

  void error(Location at, std::string text, std::string hint = {}) {
    diagnostics_.error(at, std::move(text), std::move(hint));
  }

  void unknown(const toml::key& key, std::initializer_list<std::string_view> known) {
    NearestName nearest(key.str());
    for (const std::string_view name : known) nearest.offer(name);
    error(location_of(key.source()), fmt::format("unknown key '{}'", key.str()),
          nearest.found().empty() ? fmt::format("expected one of {}", fmt::join(known, ", "))
                                  : fmt::format("did you mean {}?", nearest.found()));
  }

  template <class Use>
  void with_table(std::string_view name, const toml::node& node, Use&& use) {
    if (const toml::table* table = node.as_table())
      use(*table);
    else
      error(location_of(node), fmt::format("'{}' must be a table", name));
  }

  // The list, unless it is none or is empty.
  const toml::array* list_of(const std::string& name, const toml::node& node) {
    const toml::array* list = node.as_array();
    if (list == nullptr)
      error(location_of(node), fmt::format("'{}' must be a list", name));
    else if (list->empty())
      error(location_of(node), fmt::format("'{}' is empty", name), "remove the key, or give it a value");
    else
      return list;
    return nullptr;
  }

  // The value as the text that rows have; nullopt after an error.
  std::optional<std::string> text_of(const std::string& name, const toml::node& node, bool may_be_number) {
    if (node.is_string()) {
      const std::string text = *node.value<std::string>();
      if (text.find_first_of("\n\r") == std::string::npos && text.find('\0') == std::string::npos) return text;
      error(location_of(node), fmt::format("a value of '{}' has a line break", name));
      return std::nullopt;
    }
    if (may_be_number && node.is_integer()) return fmt::format("{}", *node.value<int64_t>());
    if (may_be_number && node.is_floating_point()) return fmt::format("{}", *node.value<double>());
    error(location_of(node),
          fmt::format("a value of '{}' must be {}", name, may_be_number ? "text or a number" : "text"),
          may_be_number && node.is_boolean() ? "write 0 or 1" : "");
    return std::nullopt;
  }

  std::optional<AxisValue> value_of(const std::string& key, const toml::node& node, bool is_define) {
    AxisValue value;
    value.at = location_of(node);
    if (key == "axes.flags") {
      const toml::array* words = node.as_array();
      if (words == nullptr) {
        error(value.at, "each value of 'axes.flags' must be a list of flags", "write: flags = [[\"-O2\"], [\"-O3\"]]");
        return std::nullopt;
      }
      for (const toml::node& word : *words) {
        std::optional<std::string> text = text_of(key, word, false);
        if (!text) return std::nullopt;
        if (text->empty()) error(location_of(word), "a flag is empty");
        value.words.push_back(*std::move(text));
      }
      value.text = fmt::format("{}", fmt::join(value.words, " "));
      return value;
    }
    std::optional<std::string> text = text_of(key, node, is_define);
    if (!text) return std::nullopt;
    value.text = *std::move(text);
    if (value.text.empty() && !is_define) {
      error(value.at, fmt::format("a value of '{}' is empty", key));
      return std::nullopt;
    }
    return value;
  }

  void read_axis(const std::string& key, std::string_view name, bool is_define, const toml::key& at,
                 const toml::node& node) {
    const toml::array* list = list_of(key, node);
    if (list == nullptr) return;
    PlannedAxis axis{std::string(name), is_define, {}, location_of(at.source())};
    std::set<std::pair<std::string, std::vector<std::string>>> seen;
    for (const toml::node& element : *list) {
      std::optional<AxisValue> value = value_of(key, element, is_define);
      if (!value) continue;
      if (!seen.emplace(value->text, value->words).second)
        error(value->at, fmt::format("'{}' stands twice in '{}'", value->text, key));
      axis.values.push_back(*std::move(value));
    }
    plan_.axes.push_back(std::move(axis));
  }

  void read_axes(const toml::table& table) {
    for (const auto& [key, node] : table) {
      const auto known = std::ranges::find(kAxisKeys, key.str(), &AxisKey::key);
      if (known != kAxisKeys.end())
        read_axis(fmt::format("axes.{}", key.str()), known->name, false, key, node);
      else if (key == "defines")
        with_table("axes.defines", node, [&](const toml::table& defines) { read_defines(defines); });
      else
        unknown(key, {"sources", "targets", "flags", "defines", "launches", "devices"});
    }
    if (plan_.axis(kSource) == nullptr && !table.contains("sources"))
      error(location_of(table), "'axes.sources' is missing", "write: sources = [\"kernel.cl\"]");
    sort_axes();
  }

  void read_defines(const toml::table& defines) {
    for (const auto& [key, node] : defines) {
      const std::string name(key.str());
      if (!is_macro_name(name))
        error(location_of(key.source()), fmt::format("'{}' is not the name of a macro", name),
              "a name has letters, digits and _");
      else if (is_column(name))
        error(location_of(key.source()), fmt::format("'{}' is the name of a column of the results", name),
              "give the macro another name");
      else
        read_axis(fmt::format("axes.defines.{}", name), name, true, key, node);
    }
  }

  // As PlanText::axes says. toml++ sorts keys by name.
  void sort_axes() {
    const auto rank = [](const PlannedAxis& axis) {
      constexpr std::array<std::string_view, 3> kFirst{kSource, kTarget, kFlags};
      if (axis.is_define) return 3;
      if (axis.name == kLaunch) return 4;
      if (axis.name == kDevice) return 5;
      return static_cast<int>(std::ranges::find(kFirst, axis.name) - kFirst.begin());
    };
    std::ranges::stable_sort(plan_.axes, [&](const PlannedAxis& a, const PlannedAxis& b) {
      return std::tuple(rank(a), a.at.line, a.at.column) < std::tuple(rank(b), b.at.line, b.at.column);
    });
  }

  void read_measures(const toml::node& node) {
    const toml::array* list = list_of("measure", node);
    if (list == nullptr) return;
    std::set<std::string> chosen;
    for (const toml::node& element : *list) {
      const std::optional<std::string> text = text_of("measure", element, false);
      if (!text) continue;
      if (std::ranges::find(kMeasures, *text) == std::end(kMeasures))
        error(location_of(element), fmt::format("'{}' cannot be measured", *text),
              fmt::format("expected one of {}", measure_names()));
      else if (!chosen.insert(*text).second)
        error(location_of(element), fmt::format("'{}' stands twice in 'measure'", *text));
    }
    for (const std::string_view name : kMeasures)
      if (chosen.contains(std::string(name))) plan_.measures.emplace_back(name);
  }

  void read_limits(const toml::table& table) {
    for (const auto& [key, node] : table) {
      if (key == "seconds") {
        const std::optional<double> seconds = node.is_number() ? node.value<double>() : std::nullopt;
        if (seconds && *seconds >= 0.001 && *seconds <= kMostSeconds)
          plan_.limits.seconds = seconds;
        else
          error(location_of(node), fmt::format("'limits.seconds' must be a number from 0.001 to {:.0f}", kMostSeconds));
      } else if (key == "max_instructions") {
        if (const auto number = whole_number(key, node, INT64_MAX)) plan_.limits.max_instructions = *number;
      } else if (key == "cells") {
        if (const auto number = whole_number(key, node, kMostCells)) plan_.limits.cells = *number;
        plan_.cells_at = location_of(node);
      } else {
        unknown(key, {"seconds", "max_instructions", "cells"});
      }
    }
  }

  std::optional<uint64_t> whole_number(const toml::key& key, const toml::node& node, int64_t most) {
    const std::optional<int64_t> value = node.is_integer() ? node.value<int64_t>() : std::nullopt;
    if (value && *value >= 1 && *value <= most) return static_cast<uint64_t>(*value);
    error(location_of(node), fmt::format("'limits.{}' must be a whole number from 1 to {}", key.str(), most));
    return std::nullopt;
  }

  // A key of [axes] or the name of a macro; nullptr after an error.
  const PlannedAxis* axis_of(const toml::key& key) {
    const auto known = std::ranges::find(kAxisKeys, key.str(), &AxisKey::key);
    const PlannedAxis* axis = plan_.axis(known != kAxisKeys.end() ? known->name : key.str());
    if (axis != nullptr && (known != kAxisKeys.end() || axis->is_define)) return axis;
    std::vector<std::string> names;
    for (const PlannedAxis& a : plan_.axes) {
      const auto written = std::ranges::find(kAxisKeys, a.name, &AxisKey::name);
      names.emplace_back(written == kAxisKeys.end() || a.is_define ? std::string_view(a.name) : written->key);
    }
    error(location_of(key.source()), fmt::format("the plan has no axis '{}'", key.str()),
          fmt::format("it has {}", fmt::join(names, ", ")));
    return nullptr;
  }

  void read_excludes(const toml::node& node) {
    const toml::array* list = node.as_array();
    if (list == nullptr || !std::ranges::all_of(*list, [](const toml::node& n) { return n.is_table(); })) {
      error(location_of(node), "'exclude' must be a list of tables", "write: [[exclude]]");
      return;
    }
    for (const toml::node& element : *list) {
      Exclude exclude;
      for (const auto& [key, value] : *element.as_table())
        if (const PlannedAxis* axis = axis_of(key)) add_excluded(std::string(key.str()), *axis, value, exclude);
      if (element.as_table()->empty()) error(location_of(element), "an [[exclude]] names no axis");
      plan_.excludes.push_back(std::move(exclude));
    }
  }

  // One value, or a list of them. Flags are written as in `axes.flags`: a list is one value, a list of lists several.
  void add_excluded(const std::string& key, const PlannedAxis& axis, const toml::node& node, Exclude& exclude) {
    const toml::array* list = node.as_array();
    const bool is_flags = axis.name == kFlags && !axis.is_define;
    const bool is_several = list != nullptr && (!is_flags || (!list->empty() && list->front().is_array()));
    std::vector<std::string> texts;
    const auto add = [&](const toml::node& one) {
      const std::optional<AxisValue> value = value_of(is_flags ? "axes.flags" : key, one, axis.is_define);
      if (!value) return;
      if (std::ranges::find(axis.values, value->text, &AxisValue::text) == axis.values.end())
        error(value->at, fmt::format("'{}' is not a value of '{}'", value->text, key));
      texts.push_back(value->text);
    };
    if (is_several)
      for (const toml::node& one : *list) add(one);
    else
      add(node);
    if (is_several && list->empty()) error(location_of(node), fmt::format("'{}' is empty", key));
    exclude.axes.emplace_back(axis.name, std::move(texts));
  }

  // What no single key shows.
  void check_together() {
    const PlannedAxis* launches = plan_.axis(kLaunch);
    const bool launches_any = plan_.measures_any({"run", "time"});
    if (launches_any && launches == nullptr)
      error({}, fmt::format("measuring '{}' needs 'axes.launches'", plan_.measures_any({"run"}) ? "run" : "time"),
            "a launch file has the extents and arguments of a kernel; docs/launch-json.md describes it");
    if (!launches_any && launches != nullptr)
      error(launches->at, "'axes.launches' has no effect: the plan measures neither 'run' nor 'time'");
    const PlannedAxis* devices = plan_.axis(kDevice);
    if (devices != nullptr && !plan_.measures_any({"info", "live", "time"}))
      error(devices->at, "'axes.devices' has no effect: the plan measures none of 'info', 'live' and 'time'");
  }

  Diagnostics& diagnostics_;
  PlanText plan_;
};

}  // namespace

const PlannedAxis* PlanText::axis(std::string_view name) const {
  const auto found = std::ranges::find(axes, name, &PlannedAxis::name);
  return found == axes.end() ? nullptr : &*found;
}

bool PlanText::measures_any(std::initializer_list<std::string_view> names) const {
  return std::ranges::any_of(names, [&](std::string_view name) { return std::ranges::count(measures, name) != 0; });
}

std::optional<PlanText> parse_plan(std::string_view text, Diagnostics& diagnostics) {
  const std::optional<toml::table> root = parse_toml(text, diagnostics);
  if (!root) return std::nullopt;
  PlanText plan = Reader(diagnostics).read(*root);
  if (diagnostics.has_errors()) return std::nullopt;
  return plan;
}

}  // namespace lw::sweep
