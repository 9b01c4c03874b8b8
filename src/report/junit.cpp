#include "report/junit.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/xml.h"

namespace lw::report {

namespace {

// The later ones of several of one name are numbered: servers take results of one name for one test.
std::vector<CheckResult> with_names_of_their_own(std::vector<CheckResult> results) {
  std::map<std::pair<std::string, std::string>, size_t> times;
  for (CheckResult& result : results)
    if (const size_t number = ++times[{result.suite, result.name}]; number > 1)
      result.name += fmt::format(" ({})", number);
  return results;
}

}  // namespace

void write_junit(const std::string& suites_name, const std::vector<CheckResult>& given, text::OutputBuffer& out) {
  const std::vector<CheckResult> results = with_names_of_their_own(given);
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
