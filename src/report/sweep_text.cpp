#include "report/sweep_text.h"

#include <fmt/format.h>

#include "base/json_text.h"
#include "report/json_document.h"
#include "report/sweep.h"

namespace lw::report {
namespace {

std::string cells_word(size_t count) { return fmt::format("{} cell{}", count, count == 1 ? "" : "s"); }

}  // namespace

OrderedJson axes_json(const lanewise::SweepPlan& plan, const lanewise::SweepCell& cell) {
  OrderedJson axes = OrderedJson::object();
  for (size_t i = 0; i < plan.axes.size(); ++i) {
    const lanewise::SweepAxis& axis = plan.axes[i];
    const std::string& text = axis.values[cell.values[i]];
    axes[axis.name] = axis.are_numbers ? OrderedJson::parse(text) : OrderedJson(text);
  }
  return axes;
}

std::string sweep_list_text(const lanewise::SweepPlan& plan, std::span<const size_t> cells) {
  std::string text;
  for (const size_t cell : cells) text += plan.cells[cell].id + "\n";
  return text;
}

std::string sweep_list_json(const lanewise::SweepPlan& plan, std::span<const size_t> cells) {
  OrderedJson list = OrderedJson::array();
  for (const size_t index : cells) {
    const lanewise::SweepCell& cell = plan.cells[index];
    list.push_back({{"id", cell.id}, {"axes", axes_json(plan, cell)}});
  }
  const OrderedJson json{{"measures", plan.measures}, {"cells", list}};
  return json_text(ordered_document("sweep-list", 1, json, {}), 2) + "\n";
}

std::string sweep_text(const SweepSummary& s) {
  std::string text;
  for (const SweptCell& cell : s.cells)
    text += cell.exit_code == 0
                ? fmt::format("{}: done\n", cell.id)
                : fmt::format("{}: failed with exit code {}: {}\n", cell.id, cell.exit_code, cell.message);
  if (s.is_collected) {
    text += fmt::format("{}: {} measured now, {} before; {} failed\n", cells_word(s.collected), s.measured,
                        s.collected - s.measured, s.failed);
    if (!s.missing.empty())
      text += fmt::format("{} without a result, the first: {}\n", cells_word(s.missing.size()), s.missing.front());
    return text + fmt::format("{0}/results.csv, {0}/results.jsonl, {0}/index.html\n", s.folder);
  }
  if (s.cells.empty() || s.already_there != 0)
    text +=
        fmt::format("{} measured now, {} before; {} failed now\n", cells_word(s.measured), s.already_there, s.failed);
  return text;
}

std::string sweep_json(const SweepSummary& s) {
  OrderedJson json{{"folder", s.folder}, {"measured", s.measured}, {"failed", s.failed}};
  if (s.is_collected) {
    json["cells"] = s.collected;
    json["missing"] = s.missing;
    json["files"] = {s.folder + "/results.csv", s.folder + "/results.jsonl", s.folder + "/index.html"};
  } else {
    json["already_there"] = s.already_there;
    OrderedJson& results = json["results"] = OrderedJson::array();
    for (const SweptCell& cell : s.cells)
      results.push_back({{"id", cell.id}, {"exit_code", cell.exit_code}, {"message", cell.message}});
  }
  return json_text(ordered_document("sweep", 1, json, {}), 2) + "\n";
}

}  // namespace lw::report
