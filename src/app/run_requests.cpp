#include "app/run_requests.h"

#include <fmt/format.h>

#include <algorithm>

#include "host/files.h"
#include "launch/output_files.h"

namespace lw::app {
namespace {

// What stands before and after the first separator. `rest` is empty where there is none.
struct Request {
  launch::Subject subject;
  std::string rest;
};

Result<Request> parse_request(std::string_view flag, std::string_view text, char separator, bool rest_required) {
  const size_t at = text.find(separator);
  const std::string_view name = text.substr(0, at);
  if (name.empty() || (rest_required && at == std::string_view::npos))
    return Error{fmt::format("{} {}: expected the argument's number{}", flag, text,
                             rest_required ? fmt::format(" and '{}…'", separator) : "")};
  Request request;
  if (const std::optional<uint64_t> number = parse_unsigned(name))
    request.subject = *number;
  else
    request.subject = std::string(name);
  if (at != std::string_view::npos) request.rest = std::string(text.substr(at + 1));
  return request;
}

std::string subject_text(const launch::Subject& subject) {
  const auto* number = std::get_if<uint64_t>(&subject);
  return number != nullptr ? std::to_string(*number) : std::get<std::string>(subject);
}

// "1,2,3,4" of a vector.
std::string vector_text(const launch::Array& array, uint64_t vector) {
  std::string text;
  for (uint64_t i = vector * array.components; i < (vector + 1) * array.components; ++i) {
    if (!text.empty()) text += ',';
    text += launch::element_text(array, i);
  }
  return text;
}

// "[7]", or "[1][3]" in vectors of four.
std::string index_text(const launch::Array& array, uint64_t index) {
  if (array.components == 1) return fmt::format("[{}]", index);
  return fmt::format("[{}][{}]", index / array.components, index % array.components);
}

}  // namespace

Result<std::array<uint32_t, 3>> parse_three(std::string_view flag, std::string_view text, uint32_t lowest) {
  std::array<uint32_t, 3> extent{lowest, lowest, lowest};
  size_t i = 0;
  for (std::string_view rest = text;; ++i) {
    const size_t comma = rest.find(',');
    const std::optional<uint64_t> value = parse_unsigned(rest.substr(0, comma));
    if (value && *value > 0xffffffff)
      return Error{fmt::format("{} {}: {} is too large: at most 4294967295", flag, text, *value)};
    if (i == 3 || !value || *value < lowest)
      return Error{fmt::format("{} {}: expected X, X,Y or X,Y,Z of whole numbers{}", flag, text,
                               lowest == 0 ? "" : fmt::format(" above {}", lowest - 1))};
    extent[i] = static_cast<uint32_t>(*value);
    if (comma == std::string_view::npos) return extent;
    rest = rest.substr(comma + 1);
  }
}

Result<std::pair<std::string, uint64_t>> parse_setting(const std::string& text) {
  const size_t at = text.find('=');
  const std::optional<uint64_t> value =
      at == std::string::npos ? std::nullopt : parse_unsigned(std::string_view(text).substr(at + 1));
  if (!value) return Error{fmt::format("--set {}: expected KEY=NUMBER", text)};
  return std::pair(text.substr(0, at), *value);
}

std::optional<Error> parse_count(std::string_view flag, const std::string& text, uint64_t highest, uint64_t& into) {
  if (text.empty()) return std::nullopt;
  const std::optional<uint64_t> value = parse_unsigned(text);
  if (!value || *value == 0 || *value > highest)
    return Error{highest == UINT64_MAX ? fmt::format("{} {}: expected a whole number above 0", flag, text)
                                       : fmt::format("{} {}: expected 1 to {}", flag, text, highest)};
  into = *value;
  return std::nullopt;
}

std::optional<Error> parse_wave_size(const std::string& text, uint32_t& into) {
  if (text.empty()) return std::nullopt;
  if (text != "32" && text != "64") return Error{fmt::format("--wave-size {}: expected 32 or 64", text)};
  into = text == "32" ? 32 : 64;
  return std::nullopt;
}

std::optional<Error> parse_code_object_version(const std::string& text, int& into) {
  if (text.empty()) return std::nullopt;
  if (text != "4" && text != "5" && text != "6")
    return Error{fmt::format("--code-object-version {}: expected 4, 5 or 6", text)};
  into = text[0] - '0';
  return std::nullopt;
}

Result<launch::Output> parse_out(std::string_view text) {
  Result<Request> request = parse_request("--out", text, '=', true);
  if (!request) return request.error();
  if (request->rest != kStandardOutput && !launch::has_output_form(request->rest))
    return Error{
        fmt::format("--out {}: the file's name must end in {}, or be - for .npy there", text, launch::kOutputForms)};
  return launch::Output{request->subject, request->rest};
}

Result<PrintRequest> parse_print(std::string_view text) {
  Result<Request> request = parse_request("--print", text, ':', false);
  if (!request) return request.error();
  PrintRequest print{request->subject, 0, std::nullopt, std::string(text)};
  if (text.find(':') == std::string_view::npos) return print;
  const std::string_view rest = request->rest;
  const size_t colon = rest.find(':');
  const std::optional<uint64_t> first = colon == std::string_view::npos ? 0 : parse_unsigned(rest.substr(0, colon));
  print.count = parse_unsigned(rest.substr(colon == std::string_view::npos ? 0 : colon + 1));
  if (!first || !print.count) return Error{fmt::format("--print {}: expected N, N:COUNT or N:FIRST:COUNT", text)};
  print.first = *first;
  return print;
}

Result<launch::Expectation> parse_expectation(std::string_view text) {
  Result<Request> request = parse_request("--expect", text, '=', true);
  if (!request) return request.error();
  launch::Expectation expectation{request->subject, {}, 0, 0};
  std::string_view rest = request->rest;
  if (!rest.starts_with("@")) return Error{fmt::format("--expect {}: expected N=@FILE.npy[,atol=X][,rtol=Y]", text)};
  rest.remove_prefix(1);
  size_t comma = rest.find(',');
  expectation.file = rest.substr(0, comma);
  while (comma != std::string_view::npos) {
    rest = rest.substr(comma + 1);
    comma = rest.find(',');
    const std::string_view item = rest.substr(0, comma);
    const std::optional<double> value = item.size() > 5 ? parse_double(item.substr(5)) : std::nullopt;
    if (!value || *value < 0 || (!item.starts_with("atol=") && !item.starts_with("rtol=")))
      return Error{fmt::format("--expect {}: '{}' is neither atol=X nor rtol=Y", text, item)};
    (item[0] == 'a' ? expectation.atol : expectation.rtol) = *value;
  }
  return expectation;
}

std::optional<Error> check_subject(std::string_view flag, const launch::Subject& subject,
                                   const launch::LaunchInputs& inputs) {
  if (inputs.array(subject) != nullptr) return std::nullopt;
  const std::string name = subject_text(subject);
  if (launch::parse_binding_name(name)) return Error{fmt::format("{} {}: nothing is bound there", flag, name)};
  if (std::holds_alternative<std::string>(subject))
    return Error{fmt::format("{} {}: expected the number of an argument{}", flag, name,
                             inputs.file().buffers.empty() ? "" : " or the name of a buffer")};
  return Error{fmt::format("{} {}: argument {} is no buffer and no image", flag, name, name)};
}

std::optional<Error> check_range(const PrintRequest& request, const launch::LaunchInputs& inputs) {
  const launch::Array& array = *inputs.array(request.subject);
  const uint64_t length = array.count / array.components;
  if (request.first <= length && request.count.value_or(0) <= length - request.first) return std::nullopt;
  return Error{fmt::format("--print {}: there {} {} element{}, {}", request.text, length == 1 ? "is" : "are", length,
                           length == 1 ? "" : "s", launch::type_text(array))};
}

int report_results(const Console& console, nlohmann::json& json, const launch::LaunchInputs& inputs,
                   const std::vector<PrintRequest>& prints, const object::Kernel& kernel, bool compare,
                   std::vector<report::CheckResult>& results) {
  const launch::LaunchFile& file = inputs.file();
  for (const launch::Output& output : file.outputs) {
    const std::optional<Error> error = launch::write_output_files(inputs, output);
    if (error) return console.bad_input(error->message);
  }
  for (const PrintRequest& request : prints) {
    const launch::Array& array = *inputs.array(request.subject);
    const uint64_t length = array.count / array.components;
    const uint64_t last = request.first + request.count.value_or(length);
    nlohmann::json list = nlohmann::json::array();
    std::string line;
    for (uint64_t i = request.first; i < last; ++i) {
      const std::string element = vector_text(array, i);
      if (console.json) list.push_back(element);
      if (i > request.first) line += ' ';
      line += element;
    }
    std::string name = subject_text(request.subject);
    if (console.json && request.first != 0) name += fmt::format(":{}", request.first);
    if (console.json)
      json["arguments"][name] = std::move(list);
    else
      console.print(fmt::format("{}: {}{}{}\n", name, request.first > 0 ? "… " : "", line, last < length ? " …" : ""));
  }
  const size_t first_result = results.size();
  for (const launch::Expectation& expectation : file.expectations)
    results.push_back({kernel.name, fmt::format("expect {}=@{}", subject_text(expectation.subject), expectation.file),
                       compare ? "" : "the kernel did not finish"});
  if (!compare) return kDone;
  int code = kDone;
  for (size_t i = 0; i < file.expectations.size(); ++i) {
    const launch::Expectation& expectation = file.expectations[i];
    const launch::Array& got = *inputs.array(expectation.subject);
    const launch::Array& wanted = inputs.wanted(i);
    const launch::ComparedArray compared =
        launch::compare_arrays(got, wanted, !expectation.file.ends_with(".npy"), expectation.atol, expectation.rtol);
    nlohmann::json entry{{"different", compared.different}, {"count", got.count}};
    if (const auto* number = std::get_if<uint64_t>(&expectation.subject))
      entry["argument"] = *number;
    else
      entry[launch::parse_binding_name(std::get<std::string>(expectation.subject)) ? "binding" : "buffer"] =
          std::get<std::string>(expectation.subject);
    json["expectations"].push_back(std::move(entry));
    if (compared.different == 0) continue;
    code = kCheckFailed;
    results[first_result + i].failure =
        fmt::format("{}: {} of {} elements differ from {}; the first is {}: {}, expected {}",
                    inputs.label(expectation.subject, kernel), compared.different, got.count, expectation.file,
                    index_text(got, compared.first), launch::element_text(got, compared.first),
                    launch::element_text(wanted, compared.first));
    fmt::print(console.err, "{}\n", results[first_result + i].failure);
  }
  return code;
}

}  // namespace lw::app
