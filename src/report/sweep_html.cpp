#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "report/page_script.h"
#include "report/page_text.h"
#include "report/sweep.h"

namespace lw::report {
namespace {

// Rows as lists in the order of the columns, with the commands behind them.
OrderedJson data_of(const SweepPage& page) {
  OrderedJson data;
  data["title"] = page.title;
  data["missing"] = page.missing;
  OrderedJson& columns = data["columns"] = OrderedJson::array();
  for (const SweepColumn& column : page.columns)
    columns.push_back(
        {{"name", column.name}, {"axis", column.is_axis}, {"number", column.is_number}, {"better", column.better}});
  OrderedJson& rows = data["rows"] = OrderedJson::array();
  for (const OrderedJson& row : page.rows) {
    OrderedJson& values = rows.emplace_back(OrderedJson::array());
    for (const SweepColumn& column : page.columns) values.push_back(row.at(column.name));
    values.push_back(row.at("commands"));
  }
  return data;
}

}  // namespace

std::string sweep_html(const SweepPage& page) {
  std::string html;
  text::OutputBuffer out([&](std::string_view part) { html += part; });
  PageTemplate text(kSweep_html, out);
  text.up_to("{{style}}");
  out.append(kSweep_css);
  text.up_to("{{data}}");
  out.append(script_text(json_text(data_of(page))));
  text.up_to("{{script}}");
  for (const std::string_view part : {kSweep_plot_js, kSweep_js}) out.append(part);
  text.end();
  out.flush();
  return html;
}

}  // namespace lw::report
