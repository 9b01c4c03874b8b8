#include "report/junit.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/xml.h"

namespace lw::report {

void write_junit(const std::string& suites_name, const std::vector<CheckResult>& results, text::Buffer& out) {
  const auto failures = [](auto first, auto last) {
    return std::count_if(first, last, [](const CheckResult& r) { return !r.failure.empty(); });
  };
  out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  out.append(fmt::format("<testsuites name=\"{}\" tests=\"{}\" failures=\"{}\">\n", xml_text(suites_name),
                         results.size(), failures(results.begin(), results.end())));
  for (auto first = results.begin(); first != results.end();) {
    const auto last = std::find_if(first, results.end(), [&](const CheckResult& r) { return r.suite != first->suite; });
    out.append(fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\">\n", xml_text(first->suite),
                           last - first, failures(first, last)));
    for (; first != last; ++first) {
      out.append(
          fmt::format("    <testcase classname=\"{}\" name=\"{}\"", xml_text(first->suite), xml_text(first->name)));
      if (first->failure.empty()) {
        out.append("/>\n");
        continue;
      }
      const std::string message = xml_text(first->failure);
      out.append(fmt::format(">\n      <failure message=\"{}\">{}</failure>\n    </testcase>\n", message, message));
    }
    out.append("  </testsuite>\n");
  }
  out.append("</testsuites>\n");
}

}  // namespace lw::report
