// A saved report of `live --json` or `time --json`, and what is worse than in it.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/api.h"
#include "compare/compare.h"
#include "host/files.h"
#include "lanewise/compare.h"

namespace lw::api {
namespace {

using lanewise::Baseline;
using lanewise::BaselineKernel;
using lanewise::BaselineReport;
using lanewise::BaselineResult;
using Json = nlohmann::json;

// The parts of a report's JSON that are compared.
class BaselineReader {
 public:
  BaselineReader(std::string shown, std::string_view command) : command_(command) {
    baseline_.file = std::move(shown);
    baseline_.command = command;
  }

  Baseline read(std::string_view text) {
    const Json json = parsed(text);
    check_schema(json);
    const bool is_live = command_ == "live";
    const std::string list = is_live ? "kernels" : "dispatches";
    if (!json.contains(list) || !json[list].is_array()) wrong(list, "a list");
    for (size_t i = 0; i < json[list].size(); ++i) {
      const Json& item = json[list][i];
      place_ = fmt::format("{}[{}]", list, i);
      if (!item.is_object()) wrong("", "an object");
      baseline_.kernels.push_back(is_live ? live_kernel(item) : timed_kernel(item));
    }
    return std::move(baseline_);
  }

 private:
  [[noreturn]] void wrong(std::string_view key, std::string_view expected) const {
    const std::string at =
        place_.empty() || key.empty() ? fmt::format("{}{}", place_, key) : fmt::format("{}.{}", place_, key);
    throw bad_input(code::kFile,
                    fmt::format("{}: expected {}, as `lanewise {} --json` prints it", at, expected, command_),
                    baseline_.file);
  }

  Json parsed(std::string_view text) const {
    Failure failure = bad_input(
        code::kFile, fmt::format("expected a report that `lanewise {} --json` printed; this is not JSON", command_),
        baseline_.file);
    try {
      return Json::parse(text);
    } catch (const Json::parse_error& error) {
      // `byte` counts from 1 and may be behind the end.
      const std::string_view before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
      const size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
      failure.messages.front().line = static_cast<uint32_t>(std::ranges::count(before, '\n') + 1);
      failure.messages.front().column = static_cast<uint32_t>(before.size() - line_begin + 1);
    } catch (const Json::exception&) {  // a number that is too large
    }
    throw failure;
  }

  void check_schema(const Json& json) const {
    const std::string expected = fmt::format("lanewise/{}/1", command_);
    const auto schema = json.is_object() ? json.find("schema") : json.end();
    const std::string found =
        json.is_object() && schema != json.end() && schema->is_string() ? schema->get<std::string>() : "";
    if (found == expected) return;
    throw bad_input(code::kFile,
                    fmt::format("expected a report that `lanewise {} --json` printed, with the schema {}; found {}",
                                command_, expected, found.empty() ? "no schema" : "the schema " + found),
                    baseline_.file);
  }

  std::string text(const Json& json, const char* key) const {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string()) wrong(key, "a text");
    return found->get<std::string>();
  }

  std::optional<uint64_t> number(const Json& json, const std::string& key) const {
    const auto found = json.find(key);
    if (found == json.end()) return std::nullopt;  // of a report that an earlier version printed
    constexpr uint64_t kMost = uint64_t{1} << 62;  // differences fit a signed number
    if (!found->is_number_unsigned() || found->get<uint64_t>() > kMost) wrong(key, "a whole number from 0 on");
    return found->get<uint64_t>();
  }

  void add_numbers(const Json& json, std::initializer_list<const char*> keys, BaselineKernel& kernel) const {
    for (const char* key : keys)
      if (const std::optional<uint64_t> value = number(json, key)) kernel.numbers[key] = *value;
  }

  static constexpr auto kResources = {"vgprs", "sgprs", "agprs", "vgpr_spills", "sgpr_spills", "scratch_bytes"};

  BaselineKernel live_kernel(const Json& json) {
    BaselineKernel kernel{.name = text(json, "name"), .file = text(json, "file"), .target = text(json, "target")};
    add_numbers(json, kResources, kernel);
    const auto code = json.find("code");
    if (code == json.end() || !code->is_object()) wrong("code", "an object");
    add_numbers(*code, {"code_bytes"}, kernel);
    const auto occupancy = json.find("occupancy");
    if (occupancy == json.end() || !occupancy->is_array()) wrong("occupancy", "a list");
    if (occupancy->empty()) return kernel;
    kernel.device = (*occupancy)[0].is_object() ? text((*occupancy)[0], "device") : "";
    add_numbers((*occupancy)[0], {"waves_per_simd"}, kernel);
    return kernel;
  }

  BaselineKernel timed_kernel(const Json& json) {
    BaselineKernel kernel{.name = text(json, "kernel"),
                          .file = text(json, "file"),
                          .target = text(json, "target"),
                          .device = text(json, "device")};
    if (!json.contains("complete") || json["complete"] != true) wrong("complete", "true: a report of a whole dispatch");
    add_numbers(json, kResources, kernel);
    add_numbers(json, {"code_bytes", "cycles"}, kernel);
    const auto occupancy = json.find("occupancy");
    if (occupancy == json.end() || !occupancy->is_object()) wrong("occupancy", "an object");
    add_numbers(*occupancy, {"waves_per_simd"}, kernel);
    kernel.workgroups = number(json, "workgroups").value_or(0);
    kernel.workgroup_size = number(json, "workgroup_size").value_or(0);
    return kernel;
  }

  Baseline baseline_;
  std::string_view command_;
  std::string place_;  // in the JSON
};

// A kernel of the new report, in the form of a saved one.
struct NewKernel {
  BaselineKernel kernel;
  std::vector<compare::Number> numbers;
};

std::string launch_words(const BaselineKernel& k) {
  return fmt::format("{} workgroups of {} work-items", k.workgroups, k.workgroup_size);
}

class BaselineWork {
 public:
  BaselineWork(const Baseline& baseline, double max_percent) : baseline_(baseline), is_used_(baseline.kernels.size()) {
    report_.file = baseline.file;
    report_.max_regression_percent = max_percent;
    if (!(max_percent >= 0)) throw bad_input(code::kOption, "--max-regression: expected 0 or more percent");
  }

  BaselineReport compare(const std::vector<NewKernel>& kernels) {
    for (const NewKernel& kernel : kernels) {
      const BaselineKernel& before = partner_of(kernel.kernel);
      check(before, kernel.kernel);
      for (const compare::Number& number : kernel.numbers)
        if (const auto found = before.numbers.find(number.name);
            compare::is_checked(number.name) && found != before.numbers.end())
          add(kernel.kernel, {number.name, number.title, found->second, number.value});
    }
    for (size_t i = 0; i < is_used_.size(); ++i)
      if (const BaselineKernel& k = baseline_.kernels[i]; !is_used_[i])
        report_.only_before.push_back(baseline_.command == "time" ? fmt::format("{} on {}", k.name, k.device) : k.name);
    return std::move(report_);
  }

 private:
  // By name; of several by target, then by device, then by file.
  const BaselineKernel& partner_of(const BaselineKernel& kernel) {
    std::vector<size_t> found;
    for (size_t i = 0; i < baseline_.kernels.size(); ++i)
      if (baseline_.kernels[i].name == kernel.name) found.push_back(i);
    if (found.empty())
      throw bad_input(code::kKernel,
                      fmt::format("expected a kernel {} as in {}; it has {}", kernel.name, kernel.file, names()),
                      baseline_.file);
    for (const auto member : {&BaselineKernel::target, &BaselineKernel::device, &BaselineKernel::file}) {
      std::vector<size_t> equal;
      std::ranges::copy_if(found, std::back_inserter(equal),
                           [&](size_t i) { return baseline_.kernels[i].*member == kernel.*member; });
      if (found.size() > 1 && !equal.empty()) found = std::move(equal);
    }
    is_used_[found.front()] = true;
    return baseline_.kernels[found.front()];
  }

  std::string names() const {
    std::string list;
    for (const BaselineKernel& kernel : baseline_.kernels)
      if (list.find(kernel.name) == std::string::npos) list += (list.empty() ? "" : ", ") + kernel.name;
    return list.empty() ? "no kernel" : list;
  }

  void check(const BaselineKernel& before, const BaselineKernel& after) const {
    if (before.device != after.device)
      throw bad_input(code::kKernel,
                      fmt::format("expected {} on {}; it is there on {}", after.name,
                                  after.device.empty() ? "no device" : after.device,
                                  before.device.empty() ? "no device" : before.device),
                      baseline_.file);
    if (launch_words(before) != launch_words(after))
      throw bad_input(code::kKernel,
                      fmt::format("expected {} with {}; it was timed with {}", after.name, launch_words(after),
                                  launch_words(before)),
                      baseline_.file);
  }

  void add(const BaselineKernel& kernel, lanewise::ComparedNumber number) {
    BaselineResult result{
        .file = kernel.file, .kernel = kernel.name, .device = {}, .number = std::move(number), .failure = {}};
    const lanewise::ComparedNumber& n = result.number;
    if (n.name == "cycles" || n.name == "waves_per_simd") result.device = kernel.device;
    if (compare::is_regression(n, report_.max_regression_percent))
      result.failure = fmt::format("{}: {}{}: {}, in {} {} ({}; at most {:.10g} % worse is allowed)", kernel.name,
                                   n.title, result.device.empty() ? "" : " on " + result.device, n.after,
                                   baseline_.file, n.before, compare::growth_words(n), report_.max_regression_percent);
    report_.results.push_back(std::move(result));
  }

  const Baseline& baseline_;
  std::vector<bool> is_used_;
  BaselineReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::Baseline> lanewise::read_baseline(const std::string& file, std::string_view command,
                                                             const Session& session) {
  return lw::api::guarded<Baseline>(session, [&] {
    const auto read = session.files->read(file);
    if (!read) throw lw::api::failure_of(session, read.failure().messages);
    return lw::api::BaselineReader(lw::host::shown_path(file), command).read(read->text());
  });
}

lanewise::Result<lanewise::BaselineReport> lanewise::compare_baseline(const Baseline& baseline,
                                                                      double max_regression_percent,
                                                                      const LiveReport& report) {
  return lw::api::guarded<BaselineReport>({}, [&] {
    std::vector<lw::api::NewKernel> kernels;
    for (const LiveFunction& f : report.functions)
      kernels.push_back({{.name = f.name,
                          .file = f.file,
                          .target = f.target,
                          .device = f.occupancy.empty() ? "" : f.occupancy.front().fits.device},
                         lw::compare::numbers_of(f)});
    return lw::api::BaselineWork(baseline, max_regression_percent).compare(kernels);
  });
}

lanewise::Result<lanewise::BaselineReport> lanewise::compare_baseline(const Baseline& baseline,
                                                                      double max_regression_percent,
                                                                      const std::vector<TimeReport>& reports) {
  return lw::api::guarded<BaselineReport>({}, [&] {
    std::vector<lw::api::NewKernel> kernels;
    for (const TimeReport& report : reports)
      if (const auto& d = report.dispatch)
        kernels.push_back({{.name = d->kernel,
                            .file = d->file,
                            .target = d->target,
                            .device = d->device,
                            .workgroups = d->workgroups,
                            .workgroup_size = d->resources.workgroup_size},
                           lw::compare::numbers_of(*d)});
    return lw::api::BaselineWork(baseline, max_regression_percent).compare(kernels);
  });
}
