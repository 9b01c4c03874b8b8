#include "sweep/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "base/plain_text.h"
#include "base/similar.h"
#include "isa/machines.h"
#include "isa/target_names.h"
#include "shader/language.h"
#include "sweep/digest.h"
#include "sweep/inputs.h"

namespace lw::sweep {
namespace {

using lanewise::SweepAxis;
using lanewise::SweepCell;
using lanewise::SweepPlan;

// Part of every id. Another one when what a cell measures changes under the same version.
constexpr std::string_view kIdScheme = "lanewise/sweep-cell/1";

// As they are written in C, so that nothing is lost when rows have them as numbers.
bool are_whole_numbers(const std::vector<AxisValue>& values) {
  return std::ranges::all_of(values, [](const AxisValue& value) {
    int64_t number = 0;
    const char *begin = value.text.data(), *end = begin + value.text.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    return error == std::errc() && stop == end && fmt::format("{}", number) == value.text;
  });
}

std::string processor_of(std::string_view target) {
  const isa::Target* found = isa::find_target(target);
  return found == nullptr ? std::string() : std::string(found->name);
}

// Calls visit(text before it, name) for each {NAME} in a text, and returns what is behind the last one.
template <class Visit>
std::string_view visit_names(std::string_view text, Visit&& visit) {
  for (;;) {
    const size_t open = text.find('{'), close = text.find('}', open);
    if (close == std::string_view::npos) return text;
    visit(text.substr(0, open), text.substr(open + 1, close - open - 1));
    text.remove_prefix(close + 1);
  }
}

class Maker {
 public:
  Maker(PlanText text, const Files& files, Diagnostics& diagnostics)
      : text_(std::move(text)), inputs_(files), diagnostics_(diagnostics) {}

  SweepPlan make() {
    check_devices();
    check_targets();
    check_sources();
    check_launches();
    SweepPlan plan;
    plan.measures = text_.measures;
    plan.limits = text_.limits;
    if (!diagnostics_.has_errors()) check_count();
    if (diagnostics_.has_errors()) return plan;
    for (const PlannedAxis& axis : text_.axes) {
      SweepAxis& one = plan.axes.emplace_back(
          SweepAxis{axis.name, axis.is_define, axis.is_define && are_whole_numbers(axis.values), {}});
      for (const AxisValue& value : axis.values) one.values.push_back(value.text);
    }
    if (const PlannedAxis* flags = text_.axis(kFlags))
      for (const AxisValue& value : flags->values) plan.flags.push_back(value.words);
    add_cells(plan);
    if (plan.cells.empty()) diagnostics_.error({}, "the plan has no cells: [[exclude]] leaves out all of them");
    return plan;
  }

 private:
  void check_devices() {
    const PlannedAxis* devices = text_.axis(kDevice);
    if (devices == nullptr) return;
    for (const AxisValue& value : devices->values) {
      if (isa::find_device(value.text) != nullptr) continue;
      NearestName nearest(value.text);
      for (const isa::Device& device : isa::devices()) nearest.offer(device.name);
      diagnostics_.error(value.at, fmt::format("there is no device '{}'", value.text),
                         nearest.found().empty() ? "`lanewise devices` lists the devices"
                                                 : fmt::format("did you mean {}?", nearest.found()));
    }
  }

  // Where the plan has devices and no targets, the targets are those of the devices.
  void check_targets() {
    const PlannedAxis* devices = text_.axis(kDevice);
    if (text_.axis(kTarget) == nullptr && devices != nullptr) {
      PlannedAxis targets{std::string(kTarget), false, {}, devices->at};
      for (const AxisValue& value : devices->values)
        if (const isa::Device* device = isa::find_device(value.text))
          if (std::ranges::find(targets.values, device->target(), &AxisValue::text) == targets.values.end())
            targets.values.push_back({std::string(device->target()), {}, value.at});
      text_.axes.insert(text_.axes.begin() + 1, std::move(targets));  // behind the sources
      return;
    }
    const PlannedAxis* targets = text_.axis(kTarget);
    if (targets == nullptr) return;
    for (const AxisValue& value : targets->values)
      if (isa::find_target(value.text) == nullptr) diagnostics_.error(value.at, isa::unknown_target(value.text));
    if (devices == nullptr || diagnostics_.has_errors()) return;
    for (const AxisValue& device : devices->values)
      if (std::ranges::none_of(targets->values,
                               [&](const AxisValue& target) { return fits(target.text, device.text); }))
        diagnostics_.error(device.at, fmt::format("the device {} runs code for {}, which is not among 'axes.targets'",
                                                  device.text, isa::find_device(device.text)->target()));
    for (const AxisValue& target : targets->values)
      if (std::ranges::none_of(devices->values,
                               [&](const AxisValue& device) { return fits(target.text, device.text); }))
        diagnostics_.error(target.at, fmt::format("none of 'axes.devices' runs code for {}", target.text));
  }

  static bool fits(std::string_view target, std::string_view device) {
    return isa::find_device(device)->target() == processor_of(target);
  }

  void check_sources() {
    for (const AxisValue& value : text_.axis(kSource)->values) {
      if (value.text == "-")
        diagnostics_.error(value.at, "a source of a sweep is a file, and no standard input");
      else if (const std::optional<std::string> problem = inputs_.problem(value.text))
        diagnostics_.error(value.at, fmt::format("{}: {}", value.text, *problem));
      else if (!is_compiled(value.text))
        check_not_compiled(value);
      else if (text_.axis(kTarget) == nullptr)
        diagnostics_.error(value.at, fmt::format("{} is compiled, and the plan has no 'axes.targets'", value.text));
    }
  }

  void check_not_compiled(const AxisValue& source) {
    for (const PlannedAxis& axis : text_.axes)
      if (axis.is_define || axis.name == kFlags)
        diagnostics_.error(axis.at,
                           fmt::format("'{}' is for a compiler, and {} is not compiled",
                                       axis.is_define ? "axes.defines." + axis.name : "axes.flags", source.text));
  }

  // The names of macros in braces. That the files can be read is checked cell by cell.
  void check_launches() {
    const PlannedAxis* launches = text_.axis(kLaunch);
    if (launches == nullptr) return;
    for (const AxisValue& value : launches->values)
      visit_names(value.text, [&](std::string_view, std::string_view name) {
        const PlannedAxis* axis = text_.axis(name);
        if (axis != nullptr && axis->is_define) return;
        diagnostics_.error(value.at, fmt::format("{}: the plan has no macro '{}'", value.text, name),
                           "in the name of a launch file, {MACRO} stands for a value of axes.defines");
      });
  }

  void check_count() {
    double count = 1;  // the product may be above 2^64
    std::vector<std::string> factors;
    for (const PlannedAxis& axis : text_.axes) {
      count *= static_cast<double>(axis.values.size());
      factors.push_back(fmt::format("{} of {}", axis.values.size(), axis.name));
    }
    if (count <= static_cast<double>(text_.limits.cells)) return;
    diagnostics_.error(text_.cells_at,
                       fmt::format("the axes have {:.0f} combinations ({}), and 'limits.cells' is {}", count,
                                   fmt::join(factors, ", "), text_.limits.cells),
                       "raise 'limits.cells' in [limits], or give the axes fewer values");
  }

  bool is_left_out(const SweepPlan& plan, const std::vector<uint32_t>& values) const {
    const auto has = [&](const std::string& name, const std::vector<std::string>& texts) {
      const auto axis = std::ranges::find(plan.axes, name, &SweepAxis::name);
      const std::string& text = axis->values[values[static_cast<size_t>(axis - plan.axes.begin())]];
      return std::ranges::find(texts, text) != texts.end();
    };
    return std::ranges::any_of(text_.excludes, [&](const Exclude& exclude) {
      return std::ranges::all_of(exclude.axes, [&](const auto& axis) { return has(axis.first, axis.second); });
    });
  }

  // Each file once. `value`: of the axis.
  void require_launch(const std::string& name, size_t value) {
    if (!launches_.insert(name).second) return;
    if (const std::optional<std::string> problem = inputs_.problem(name))
      diagnostics_.error(text_.axis(kLaunch)->values[value].at, fmt::format("{}: {}", name, *problem));
  }

  void add_cells(SweepPlan& plan) {
    const bool has_devices = text_.axis(kDevice) != nullptr;
    const auto launch_axis =
        static_cast<size_t>(std::ranges::find(plan.axes, kLaunch, &SweepAxis::name) - plan.axes.begin());
    std::vector<uint32_t> values(plan.axes.size(), 0);
    Ids ids(plan, inputs_);
    for (bool more = true; more;) {
      SweepCell cell{{}, values};
      if (!is_left_out(plan, values)) {
        const CellValues named = values_of(plan, cell);
        if (!has_devices || fits(named.target, named.device)) {
          if (!named.launch.empty()) require_launch(named.launch, values.at(launch_axis));
          cell.id = ids.id_of(named);
          plan.cells.push_back(std::move(cell));
        }
      }
      more = false;
      for (size_t axis = values.size(); axis-- > 0 && !more;) {
        if (++values[axis] < plan.axes[axis].values.size())
          more = true;
        else
          values[axis] = 0;
      }
    }
  }

  std::set<std::string> launches_;  // those that require_launch() has seen
  PlanText text_;
  Inputs inputs_;
  Diagnostics& diagnostics_;
};

// The name of a launch file with the values of macros in place of their names.
std::string filled(const std::string& text, const std::vector<std::pair<std::string, std::string>>& defines) {
  std::string name;
  const std::string_view rest = visit_names(text, [&](std::string_view before, std::string_view macro) {
    name += before;
    for (const auto& [known, value] : defines)
      if (known == macro) name += value;
  });
  return name + std::string(rest);
}

}  // namespace

SweepPlan make_plan(PlanText text, const Files& files, Diagnostics& diagnostics) {
  return Maker(std::move(text), files, diagnostics).make();
}

std::vector<std::string> CellValues::all_flags() const {
  std::vector<std::string> all = flags;
  for (const auto& [name, value] : defines) all.push_back(fmt::format("-D{}={}", name, value));
  return all;
}

CellValues values_of(const SweepPlan& plan, const SweepCell& cell) {
  CellValues values;
  for (size_t i = 0; i < plan.axes.size(); ++i) {
    const SweepAxis& axis = plan.axes[i];
    const std::string& text = axis.values[cell.values[i]];
    if (axis.is_define)
      values.defines.emplace_back(axis.name, text);
    else if (axis.name == kSource)
      values.source = text;
    else if (axis.name == kTarget)
      values.target = text;
    else if (axis.name == kLaunch)
      values.launch = filled(text, values.defines);
    else if (axis.name == kDevice)
      values.device = text;
    else
      values.flags = plan.flags[cell.values[i]];
  }
  return values;
}

std::string Ids::id_of(const CellValues& cell) {
  Digest digest;
  digest.add(kIdScheme);
  digest.add(fmt::format("{}", fmt::join(plan_.measures, " ")));
  digest.add(fmt::format("{}", plan_.limits.max_instructions));
  digest.add(cell.source);
  std::string& source = sources_[{cell.source, cell.flags}];
  if (source.empty()) source = inputs_.source(cell.source, cell.flags);
  digest.add(source);
  digest.add(cell.target);
  for (const std::string& flag : cell.flags) digest.add(flag);
  // Independent of the order in the plan.
  std::vector<std::pair<std::string, std::string>> defines = cell.defines;
  std::ranges::sort(defines);
  digest.add(fmt::format("{} flags, {} definitions", cell.flags.size(), defines.size()));
  for (const auto& [name, value] : defines) {
    digest.add(name);
    digest.add(value);
  }
  digest.add(cell.launch);
  if (!cell.launch.empty()) {
    std::string& launch = launches_[cell.launch];
    if (launch.empty()) launch = inputs_.launch(cell.launch);
    digest.add(launch);
  }
  digest.add(cell.device);
  return digest.hex();
}

bool is_compiled(const std::string& source) {
  const std::optional<shader::Language> language = shader::language_of(source);
  return language && *language != shader::Language::assembly;
}

std::vector<std::string> commands_of(const SweepPlan& plan, const CellValues& cell) {
  std::vector<std::string> commands;
  for (const std::string& measure : plan.measures) {
    std::vector<std::string> words{"lanewise", measure, cell.source};
    if (!cell.target.empty()) words.insert(words.end(), {"--target", cell.target});
    if (measure == "run" || measure == "time") {
      words.insert(words.end(), {"--launch", cell.launch});
      if (plan.limits.max_instructions != 0)
        words.insert(words.end(), {"--max-instructions", fmt::format("{}", plan.limits.max_instructions)});
    }
    if (!cell.device.empty() && (measure == "live" || measure == "time"))
      words.insert(words.end(), {"--device", cell.device});
    const std::vector<std::string> flags = cell.all_flags();
    if (!flags.empty()) words.emplace_back("--");
    words.insert(words.end(), flags.begin(), flags.end());
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + shell_word(word);
    commands.push_back(std::move(line));
  }
  return commands;
}

}  // namespace lw::sweep
