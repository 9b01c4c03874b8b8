#include "cases.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

#include <fmt/format.h>

#include "base/base.h"

namespace lw::cases {
namespace {

std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!(text = trimmed(text)).empty()) {
    const size_t end = std::min(text.find_first_of(" \t"), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  if (!text.starts_with("0x")) {
    const std::optional<uint64_t> value = parse_unsigned(text);
    if (!value) return std::nullopt;
    number[0] = static_cast<uint32_t>(*value);
    number[1] = static_cast<uint32_t>(*value >> 32);
    return number;
  }
  text.remove_prefix(2);
  if (text.empty() || text.size() > 8 * number.size()) return std::nullopt;
  for (uint32_t& word : number) {
    if (text.empty()) break;
    const std::string_view digits = text.substr(text.size() - std::min<size_t>(8, text.size()));
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), word, 16);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    text.remove_suffix(digits.size());
  }
  return number;
}

// Each of these returns what is wrong with the line, or nothing.

std::string read_asm(std::string_view rest, Case& c) {
  const size_t equals = rest.rfind(" = ");
  if (equals == std::string_view::npos) return "` = ` and the bytes are missing after the instruction";
  c.instruction = trimmed(rest.substr(0, equals));
  for (const std::string_view word : words_of(rest.substr(equals + 3))) {
    uint8_t byte = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), byte, 16);
    if (word.size() != 2 || error != std::errc() || end != word.data() + 2)
      return fmt::format("'{}' is no byte of two hexadecimal digits", word);
    c.bytes.push_back(std::byte{byte});
  }
  return c.bytes.empty() || c.bytes.size() % 4 != 0 ? "an instruction has 4, 8 or 12 bytes" : "";
}

std::string read_bad(std::string_view rest, Case& c) {
  const size_t mark = rest.find(" ! ");
  c.instruction = trimmed(rest.substr(0, mark));
  if (mark != std::string_view::npos) c.diagnostic = trimmed(rest.substr(mark + 3));
  return c.instruction.empty() ? "a bad line needs an instruction" : "";
}

std::string read_expectation(std::string_view name, std::string_view value, Case& c) {
  Expectation expectation;
  expectation.name = name;
  const size_t tilde = value.find('~');
  if (value == "nan") {
    expectation.form = Expectation::Form::nan;
  } else {
    const std::optional<Number> number = parse_number(value.substr(0, tilde));
    if (!number) return fmt::format("'{}' is not a number", value);
    expectation.value = *number;
  }
  if (tilde != std::string_view::npos) {
    const std::optional<uint64_t> tolerance = parse_unsigned(value.substr(tilde + 1));
    if (!tolerance) return fmt::format("'{}' has no number after ~", value);
    expectation.form = Expectation::Form::near;
    expectation.tolerance = *tolerance;
  }
  c.after.push_back(std::move(expectation));
  return "";
}

std::string read_run(std::string_view rest, Case& c) {
  const size_t arrow = rest.find("->");
  if (arrow == std::string_view::npos) return "a run line has -> between before and after";
  for (const bool right : {false, true}) {
    for (const std::string_view word : words_of(right ? rest.substr(arrow + 2) : rest.substr(0, arrow))) {
      const size_t equals = word.find('=');
      if (equals == std::string_view::npos) return fmt::format("'{}' is not name=value", word);
      const std::string_view name = word.substr(0, equals), value = word.substr(equals + 1);
      if (right) {
        if (std::string wrong = read_expectation(name, value, c); !wrong.empty()) return wrong;
        continue;
      }
      const std::optional<Number> number = parse_number(value);
      if (!number) return fmt::format("'{}' is not a number", value);
      if (!c.before.emplace(name, *number).second) return fmt::format("{} is given twice", name);
    }
  }
  return c.after.empty() ? "a run line without expectations checks nothing" : "";
}

struct NamedTarget {
  std::string_view name;
  const isa::Target* target = nullptr;
};

// In the order of isa/generations.isa; the size of waves that one has to ask for comes after the other.
size_t place(const isa::Target& target) {
  const std::span<const isa::Target> all = isa::targets();
  const auto same = std::find_if(all.begin(), all.end(), [&](const isa::Target& t) { return t.name == target.name; });
  return 2 * static_cast<size_t>(same - all.begin()) + (same->wave_size != target.wave_size);
}

std::string read_targets(std::string_view rest, std::vector<NamedTarget>& targets) {
  targets.clear();
  for (const std::string_view name : words_of(rest)) {
    const isa::Target* const target = isa::find_target(name);
    if (target == nullptr) return fmt::format("no target is called '{}'", name);
    if (!targets.empty() && place(*targets.back().target) >= place(*target))
      return fmt::format("{} does not come after {}; isa/generations.isa has the order", name, targets.back().name);
    targets.push_back({name, target});
  }
  return targets.empty() ? "a target line names one target or more" : "";
}

std::string read_case(std::string_view word, std::string_view rest, Case& c) {
  if (word == "asm" || word == "enc" || word == "dis") {
    c.kind = word == "asm" ? Case::Kind::both : word == "enc" ? Case::Kind::enc : Case::Kind::dis;
    return read_asm(rest, c);
  }
  c.kind = word == "bad" ? Case::Kind::bad : Case::Kind::run;
  if (word == "bad") return read_bad(rest, c);
  if (word == "run") return read_run(rest, c);
  return fmt::format("a line begins with target, asm, enc, dis, bad or run, not with '{}'", word);
}

}  // namespace

std::string hexadecimal(const Number& number) {
  size_t words = number.size();
  while (words > 1 && number[words - 1] == 0) --words;
  std::string text = fmt::format("{:#x}", number[words - 1]);
  for (size_t i = words - 1; i-- > 0;) text += fmt::format("{:08x}", number[i]);
  return text;
}

std::string Expectation::text() const {
  switch (form) {
    case Form::exact: return hexadecimal(value);
    case Form::nan: return "nan";
    case Form::near: return fmt::format("{}~{}", hexadecimal(value), tolerance);
  }
  return {};
}

CaseFile read(const std::filesystem::path& path) {
  CaseFile file{.path = path, .record = isa::find_record(path.stem().string()), .cases = {}, .complaints = {}};
  const auto complain = [&](int line, std::string message) { file.complaints.push_back({line, std::move(message)}); };
  if (file.record == nullptr)
    complain(0, fmt::format("no record is called {}", path.stem().string()));
  else if (path.parent_path().filename() != file.record->family())
    complain(0, fmt::format("{} belongs to the family {}", file.record->name(), file.record->family()));
  std::ifstream stream(path);
  if (!stream) complain(0, "cannot be read");

  std::vector<NamedTarget> targets;
  std::string target_line;  // holds the names
  std::map<std::string, int, std::less<>> first_lines;
  std::string source;
  for (int line = 1; std::getline(stream, source); ++line) {
    const std::string_view text = trimmed(source);
    if (text.empty() || text.starts_with('#')) continue;
    const size_t blank = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view word = text.substr(0, blank), rest = trimmed(text.substr(blank));
    if (word == "target") {
      target_line = rest;
      if (std::string wrong = read_targets(target_line, targets); !wrong.empty()) {
        complain(line, std::move(wrong));
        targets.clear();
      }
      continue;
    }
    Case c;
    c.line = line;
    c.source = text;
    std::string wrong = read_case(word, rest, c);
    if (wrong.empty() && target_line.empty()) wrong = "no target line stands before this line";
    const auto [first, is_new] = first_lines.emplace(text, line);
    if (wrong.empty() && !is_new)
      wrong = fmt::format("stands in line {} too: one list names all its targets", first->second);
    if (!wrong.empty()) {
      complain(line, std::move(wrong));
      continue;
    }
    for (const NamedTarget& named : targets) {
      c.target = named.target;
      c.target_name = named.name;
      file.cases.push_back(c);
    }
  }
  return file;
}

std::vector<std::filesystem::path> find_files(const std::vector<std::filesystem::path>& paths) {
  std::vector<std::filesystem::path> files;
  for (const std::filesystem::path& path : paths) {
    if (!std::filesystem::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
      if (entry.is_regular_file() && entry.path().extension() == ".t") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace lw::cases
