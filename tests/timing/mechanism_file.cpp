#include "mechanism_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

namespace lw::test {
namespace {

constexpr std::string_view kFields[] = {"device", "each",   "with",   "slope", "step", "set",
                                        "per",    "expect", "source", "known", "ratio"};

using Fields = std::map<std::string, std::string, std::less<>>;

// The fields of a file, and those of each of its cases, which come before them.
struct Sections {
  Fields common;
  std::vector<Fields> cases;
  std::string assembly;
};

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) {
    const size_t begin = part.find_first_not_of(' '), end = part.find_last_not_of(' ');
    if (begin != std::string::npos) parts.push_back(part.substr(begin, end - begin + 1));
  }
  return parts;
}

// "64", "-3", "16K", "4M", "0x1f".
Result<int64_t> number(std::string_view word) {
  if (word.starts_with("0x")) {
    uint64_t bits = 0;
    const auto [rest, wrong] = std::from_chars(word.data() + 2, word.data() + word.size(), bits, 16);
    if (wrong == std::errc() && rest == word.data() + word.size()) return static_cast<int64_t>(bits);
  }
  int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  const std::string_view unit = word.substr(static_cast<size_t>(end - word.data()));
  if (error != std::errc() || (!unit.empty() && unit != "K" && unit != "M"))
    return Error{fmt::format("a number is expected in place of \"{}\"", word)};
  return value * (unit == "K" ? 1024 : unit == "M" ? 1024 * 1024 : 1);
}

Result<Sections> sections_of(std::istream& file) {
  Sections sections;
  std::string* value = nullptr;
  for (std::string line; std::getline(file, line);) {
    sections.assembly += line + "\n";
    if (!line.starts_with("// ")) {
      value = nullptr;
      continue;
    }
    if (value != nullptr && line.starts_with("//   ")) {
      *value += " " + line.substr(5);
      continue;
    }
    value = nullptr;
    const size_t colon = line.find(": ");
    const std::string name = line.substr(3, colon == std::string::npos ? colon : colon - 3);
    if (name == "case") sections.cases.emplace_back();
    if (colon == std::string::npos || name.find(' ') != std::string::npos) continue;
    if (name != "case" && std::find(std::begin(kFields), std::end(kFields), name) == std::end(kFields))
      return Error{fmt::format("there is no field \"{}\"", name)};
    Fields& fields = sections.cases.empty() ? sections.common : sections.cases.back();
    if (fields.contains(name)) return Error{fmt::format("a second \"{}\" in: {}", name, line)};
    value = &fields[name];
    *value = line.substr(colon + 2);
  }
  if (sections.cases.empty()) sections.cases.emplace_back();
  return sections;
}

// "16", "4 or 16", "16 within 2 %", "at least 4", "at most 8", "between 3 and 5".
Result<Expectation> expectation(const std::string& text) {
  Expectation e;
  e.text = text;
  std::istringstream stream(text);
  const auto is_end = [&] { return (stream >> std::ws).eof(); };
  std::string first, word, percent;
  stream >> first;
  if (first == "at" && stream >> word >> e.least && (word == "least" || word == "most") && is_end()) {
    e.most = word == "least" ? std::numeric_limits<double>::infinity() : e.least;
    if (word == "most") e.least = -std::numeric_limits<double>::infinity();
    return e;
  }
  if (first == "between" && stream >> e.least >> word >> e.most && word == "and" && is_end()) return e;
  if (double other = 0; text.find(" or ") != std::string::npos) {
    std::istringstream both(text);
    if (both >> e.least >> word >> other && word == "or" && (both >> std::ws).eof()) {
      e.most = e.least;
      e.other = other;
      return e;
    }
  }
  double tolerance = 0, middle = 0;
  std::istringstream value(first);
  const bool is_plain = value >> middle && value.eof() && is_end();
  if (!is_plain && !(value.eof() && stream >> word >> tolerance >> percent && word == "within" && is_end()))
    return Error{"not an expectation: " + text};
  if (!is_plain && percent != "%" && percent != "cycles") return Error{"not an expectation: " + text};
  const double margin = percent == "cycles" ? tolerance : std::abs(middle) * tolerance / 100 + 1e-6;
  e.least = middle - margin;
  e.most = middle + margin;
  return e;
}

std::optional<Error> add_differences(const Fields& fields, const char* field, bool is_slope,
                                     std::vector<Difference>& differences) {
  const auto text = fields.find(field);
  if (text == fields.end() || text->second == "none") return std::nullopt;
  const std::vector<std::string> words = split(text->second, ' ');
  if (words.size() % 3 != 0) return Error{fmt::format("{}: a name and two numbers are expected, repeated", field)};
  for (size_t i = 0; i < words.size(); i += 3) {
    const Result<int64_t> from = number(words[i + 1]), to = number(words[i + 2]);
    if (!from) return from.error();
    if (!to) return to.error();
    if (*from == *to) return Error{fmt::format("{}: {} does not vary", field, words[i])};
    differences.push_back({words[i], *from, *to, is_slope});
  }
  return std::nullopt;
}

// "NAME=NUMBER NAME=NUMBER".
template <typename Take>
std::optional<Error> for_each_assignment(const Fields& fields, const char* field, Take take) {
  const auto text = fields.find(field);
  if (text == fields.end()) return std::nullopt;
  for (const std::string& word : split(text->second, ' ')) {
    const size_t equals = word.find('=');
    if (equals == std::string::npos) return Error{fmt::format("{}: NAME=NUMBER in place of {}", field, word)};
    const Result<int64_t> value = number(std::string_view(word).substr(equals + 1));
    if (!value) return value.error();
    take(word.substr(0, equals), *value);
  }
  return std::nullopt;
}

Result<MechanismCase> one_case(const Fields& fields, const std::string& assembly) {
  MechanismCase test;
  for (const char* needed : {"device", "expect", "source"})
    if (!fields.contains(needed)) return Error{fmt::format("no \"{}\"", needed)};
  test.source = fields.at("source");
  if (const auto known = fields.find("known"); known != fields.end()) test.known = known->second;
  const Result<Expectation> expected = expectation(fields.at("expect"));
  if (!expected) return expected.error();
  test.expected = *expected;
  test.variables = {{"grid", 1}, {"vgprs", 64}, {"lds", 0}, {"buffer", 0}, {"stride", 0},
                    {"n", 1},    {"loops", 1},  {"wgp", 1}, {"texture", 0}};
  const auto with = [&](const std::string& name, int64_t value) { test.variables[name] = value; };
  if (const auto error = for_each_assignment(fields, "with", with)) return *error;
  const auto set = [&](const std::string& name, int64_t value) {
    test.set.emplace_back(name, static_cast<uint64_t>(value));
  };
  if (const auto error = for_each_assignment(fields, "set", set)) return *error;
  if (const auto error = add_differences(fields, "slope", true, test.differences)) return *error;
  if (const auto error = add_differences(fields, "step", false, test.differences)) return *error;
  std::vector<Difference> two;
  if (const auto error = add_differences(fields, "ratio", false, two)) return *error;
  if (two.size() > 1) return Error{"ratio: one variable is expected"};
  if (!two.empty()) test.ratio = Ratio{two[0].variable, two[0].from, two[0].to};
  if (const auto per = fields.find("per"); per != fields.end()) {
    const Result<int64_t> value = number(per->second);
    if (!value) return value.error();
    test.per = static_cast<double>(*value);
  }
  test.assembly = assembly;
  return test;
}

}  // namespace

Result<std::vector<MechanismCase>> read_mechanism_file(const std::string& path) {
  std::ifstream file(path);
  if (!file.good()) return Error{"cannot read " + path};
  const std::string stem = std::filesystem::path(path).stem();
  const Result<Sections> sections = sections_of(file);
  if (!sections) return Error{path + ": " + sections.error().message};
  std::vector<MechanismCase> cases;
  for (Fields fields : sections->cases) {
    fields.insert(sections->common.begin(), sections->common.end());
    const Result<MechanismCase> test = one_case(fields, sections->assembly);
    if (!test) return Error{fmt::format("{}: {}: {}", path, fields["case"], test.error().message)};
    for (const std::string& device : split(fields["device"], ' '))
      for (const std::string& each :
           fields.contains("each") ? split(fields["each"], '|') : std::vector<std::string>{""}) {
        MechanismCase one = *test;
        one.device = device;
        one.name = device;
        for (const std::string& part : {fields["case"], each, fields["set"]})
          if (!part.empty()) one.name += fmt::format("/{}", part);
        for (size_t at; (at = one.assembly.find("EACH")) != std::string::npos;) one.assembly.replace(at, 4, each);
        cases.push_back(std::move(one));
      }
  }
  return cases;
}

}  // namespace lw::test
