#include "app/run_requests.h"

#include <fmt/format.h>

#include <algorithm>

#include "launch/launch_file.h"

namespace lw::app {
namespace {

// What stands before and after the first separator. `rest` is empty where there is none.
struct Request {
  std::string array;
  std::string rest;
};

Result<Request> parse_request(std::string_view flag, std::string_view text, char separator, bool rest_required) {
  const size_t at = text.find(separator);
  const std::string_view name = text.substr(0, at);
  if (name.empty() || (rest_required && at == std::string_view::npos))
    return Error{fmt::format("{} {}: expected the argument's number{}", flag, text,
                             rest_required ? fmt::format(" and '{}…'", separator) : "")};
  Request request;
  request.array = name;
  if (at != std::string_view::npos) request.rest = std::string(text.substr(at + 1));
  return request;
}

}  // namespace

Result<std::array<uint32_t, 3>> parse_three(std::string_view flag, std::string_view text, uint32_t lowest) {
  std::array<uint32_t, 3> extent{lowest, lowest, lowest};
  size_t i = 0;
  for (std::string_view rest = text;; ++i) {
    const size_t comma = rest.find(',');
    const std::string_view word = rest.substr(0, comma);
    const std::optional<uint64_t> value = parse_unsigned(word);
    if (value ? *value > 0xffffffff : exceeds_64_bits(word))
      return Error{fmt::format("{} {}: {} is too large: at most 4294967295", flag, text, word)};
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
  if (!value) return Error{fmt::format("--set {}: expected KEY=NUMBER with a whole number", text)};
  return std::pair(text.substr(0, at), *value);
}

std::optional<Error> parse_count(std::string_view flag, const std::string& text, uint64_t highest, uint64_t& into) {
  if (text.empty()) return std::nullopt;
  const std::optional<uint64_t> value = parse_unsigned(text);
  if (exceeds_64_bits(text) && highest == UINT64_MAX)
    return Error{fmt::format("{} {}: the number is too large: at most {}", flag, text, highest)};
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

Result<lanewise::ArrayOutput> parse_out(std::string_view text) {
  Result<Request> request = parse_request("--out", text, '=', true);
  if (!request) return request.error();
  if (request->rest != kStandardOutput && !launch::has_output_form(request->rest))
    return Error{fmt::format("--out {}: the file's name must end in {}, or be - for standard output", text,
                             launch::kOutputForms)};
  return lanewise::ArrayOutput{request->array, request->rest};
}

Result<lanewise::ArrayValues> parse_print(std::string_view text) {
  Result<Request> request = parse_request("--print", text, ':', false);
  if (!request) return request.error();
  lanewise::ArrayValues print{.array = request->array};
  if (text.find(':') == std::string_view::npos) return print;
  const std::string_view rest = request->rest;
  const size_t colon = rest.find(':');
  const std::optional<uint64_t> first = colon == std::string_view::npos ? 0 : parse_unsigned(rest.substr(0, colon));
  print.count = parse_unsigned(rest.substr(colon == std::string_view::npos ? 0 : colon + 1));
  if (!first || !print.count) return Error{fmt::format("--print {}: expected N, N:COUNT or N:FIRST:COUNT", text)};
  print.first = *first;
  return print;
}

Result<lanewise::ArrayExpectation> parse_expectation(std::string_view text) {
  Result<Request> request = parse_request("--expect", text, '=', true);
  if (!request) return request.error();
  lanewise::ArrayExpectation expectation{.array = request->array};
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
    if (value && !(*value >= 0))
      return Error{fmt::format("--expect {}: '{}': a tolerance is a number of 0 or more", text, item)};
    if (!value || (!item.starts_with("atol=") && !item.starts_with("rtol=")))
      return Error{fmt::format("--expect {}: '{}' is neither atol=X nor rtol=Y", text, item)};
    (item[0] == 'a' ? expectation.atol : expectation.rtol) = *value;
  }
  return expectation;
}

}  // namespace lw::app
