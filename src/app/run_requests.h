// Requests of `run` on arguments and buffers: what to write, print and compare afterwards.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "launch/launch_inputs.h"
#include "report/junit.h"

namespace lw::app {

// "4", "4,2" or "4,2,1", each from `lowest` on; what is left out is `lowest`.
Result<std::array<uint32_t, 3>> parse_three(std::string_view flag, std::string_view text, uint32_t lowest);
// KEY=NUMBER of --set.
Result<std::pair<std::string, uint64_t>> parse_setting(const std::string& text);
// A number from 1 to `highest`; where the text is empty, `into` stays.
std::optional<Error> parse_count(std::string_view flag, const std::string& text, uint64_t highest, uint64_t& into);
// "32" or "64"; where the text is empty, `into` stays.
std::optional<Error> parse_wave_size(const std::string& text, uint32_t& into);
// "4" to "6"; where the text is empty, `into` stays.
std::optional<Error> parse_code_object_version(const std::string& text, int& into);
inline constexpr const char* kCodeObjectVersionHelp =
    "4, 5 or 6: the version of the object (5, or what assembly says); hipModuleLoad of HIP 5.2 takes 4";

// --out, --print and --expect, by argument number or buffer name; --out and --expect become part of the launch.
struct PrintRequest {
  launch::Subject subject;
  uint64_t first = 0;
  std::optional<uint64_t> count;  // empty: all
  std::string text;               // as written
};
Result<launch::Output> parse_out(std::string_view text);
Result<PrintRequest> parse_print(std::string_view text);
Result<launch::Expectation> parse_expectation(std::string_view text);

// Fails where the subject of a request is no buffer.
std::optional<Error> check_subject(std::string_view flag, const launch::Subject& subject,
                                   const launch::LaunchInputs& inputs);

// Fails where a request wants more than there is.
std::optional<Error> check_range(const PrintRequest& request, const launch::LaunchInputs& inputs);

// Writes, prints and, where the run finished, compares: a result for each --expect. Returns kDone, kCheckFailed or
// kBadInput.
int report_results(const Console& console, nlohmann::json& json, const launch::LaunchInputs& inputs,
                   const std::vector<PrintRequest>& prints, const object::Kernel& kernel, bool compare,
                   std::vector<report::CheckResult>& results);

}  // namespace lw::app
