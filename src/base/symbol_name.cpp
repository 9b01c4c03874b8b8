#include "base/symbol_name.h"

#include <cxxabi.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

namespace lw {
namespace {

// Of a kernel's descriptor.
constexpr std::string_view kDescriptorSuffix = ".kd";

std::string_view without_suffix(std::string_view name) {
  if (name.ends_with(kDescriptorSuffix)) name.remove_suffix(kDescriptorSuffix.size());
  return name;
}

constexpr std::string_view kSequenceDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// The number of the component that "S_", "S0_", "S1_" … at the start of `text` repeats.
std::optional<size_t> repeated_component(std::string_view text) {
  size_t i = 1, number = 0;
  for (; i < text.size() && i < 5 && kSequenceDigits.find(text[i]) != std::string_view::npos; ++i)
    number = number * kSequenceDigits.size() + kSequenceDigits.find(text[i]);
  if (i == text.size() || text[i] != '_') return std::nullopt;
  return i == 1 ? 0 : number + 1;
}

// A symbol of a few hundred characters can stand for gigabytes of text: each "S1_" repeats an earlier component, "T_" a
// template argument, and a pack expansion ("Dp", "sp") its pattern. Component N ends before anything refers to N or a
// later one, so that it is no larger than all that stands before the first such place.
bool is_modest(std::string_view symbol) {
  constexpr size_t kMostExpansions = 3;
  constexpr size_t kMostCharacters = size_t{1} << 22;
  std::vector<std::pair<size_t, size_t>> largest;  // component, size before the first place that refers to it or later
  size_t size = 0, expansions = 0;
  for (size_t i = 0; i < symbol.size(); ++i) {
    const std::string_view rest = symbol.substr(i);
    ++size;
    if (rest.starts_with("Dp") || rest.starts_with("sp")) ++expansions;
    if (rest[0] == 'T') size *= 2;
    const std::optional<size_t> component = rest[0] == 'S' ? repeated_component(rest) : std::nullopt;
    if (component) {
      if (largest.empty() || largest.back().first < *component) largest.emplace_back(*component, size);
      const auto known = std::lower_bound(largest.begin(), largest.end(), std::pair(*component, size_t{0}));
      size += known->second;
    }
    if (size > kMostCharacters || expansions > kMostExpansions) return false;
  }
  return true;
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// How far a piece of a C++ name reaches: one character, but for what has brackets or spaces and is a word nevertheless.
size_t piece_length(std::string_view name, size_t at) {
  constexpr std::string_view kAnonymous = "(anonymous namespace)";
  constexpr std::string_view kOperator = "operator";
  const std::string_view text = name.substr(at);
  if (text.starts_with(kAnonymous)) return kAnonymous.size();
  size_t end = kOperator.size();
  if (!text.starts_with(kOperator) || (at > 0 && is_word(name[at - 1])) || end == text.size() || is_word(text[end]))
    return 1;
  if (text.substr(end).starts_with("()")) return end + 2;
  if (text[end] == ' ') return std::min(text.find_first_of("(<", end), text.size());  // operator new, operator int
  while (end < text.size() && std::string_view("+-*/%^&|~!=<>,[]").find(text[end]) != std::string_view::npos) ++end;
  return end;
}

// Calls visit(at, length) for every piece outside of brackets; of a pair of brackets it sees the opening one.
template <class Visit>
void visit_pieces(std::string_view name, Visit visit) {
  size_t depth = 0;
  for (size_t at = 0, length = 0; at < name.size(); at += length) {
    length = piece_length(name, at);
    const char c = length == 1 ? name[at] : 'a';
    const bool closes = c == ')' || c == '>' || c == ']' || c == '}';
    if (depth == 0) visit(at, length);
    if (c == '(' || c == '<' || c == '[' || c == '{') ++depth;
    if (closes && depth > 0) --depth;
  }
}

// "float ns::pick<int>(float*) const" has the qualified name "ns::pick<int>" and the parameters "(float*)".
struct CxxName {
  std::string_view qualified;
  std::string_view parameters;
};

CxxName split(std::string_view name) {
  size_t begin = 0, open = name.size(), last_space = 0;
  visit_pieces(name, [&](size_t at, size_t length) {
    if (length != 1) return;
    if (name[at] == ' ') last_space = at + 1;
    if (name[at] != '(') return;
    open = at;  // the last ones: "decltype (x) pick(int)"
    begin = last_space;
  });
  if (open == name.size()) return {name.substr(last_space), {}};
  const size_t close = name.rfind(')');
  return {name.substr(begin, open - begin), close > open ? name.substr(open, close + 1 - open) : std::string_view()};
}

// "ns::pick" of "ns<int>::pick<float>".
std::string without_arguments(std::string_view qualified) {
  std::string text;
  visit_pieces(qualified, [&](size_t at, size_t length) {
    if (length > 1 || qualified[at] != '<') text += qualified.substr(at, length);
  });
  return text;
}

// "a::b::c", "b::c", "c".
std::vector<std::string_view> endings(std::string_view qualified) {
  std::vector<std::string_view> list{qualified};
  visit_pieces(qualified, [&](size_t at, size_t) {
    if (qualified.substr(at).starts_with("::")) list.push_back(qualified.substr(at + 2));
  });
  return list;
}

std::string without_spaces(std::string_view text) {
  std::string packed(text);
  std::erase(packed, ' ');
  return packed;
}

constexpr size_t kLevels = 3;

// How far the C++ name of a symbol is from what is wanted; kLevels where it does not fit.
size_t level_of(std::string_view symbol, const std::string& wanted) {
  const std::string name = demangled(symbol);
  if (name.empty()) return kLevels;
  const auto is_wanted = [&](std::string_view text) { return without_spaces(text) == wanted; };
  const CxxName pieces = split(name);
  const std::string parameters(pieces.parameters);
  if (is_wanted(name) || is_wanted(std::string(pieces.qualified) + parameters)) return 0;
  if (is_wanted(pieces.qualified)) return 1;
  for (const std::string_view ending : endings(pieces.qualified))
    for (const std::string& part : {std::string(ending), without_arguments(ending)})
      if (is_wanted(part) || is_wanted(part + parameters)) return 2;
  return kLevels;
}

}  // namespace

std::string demangled(std::string_view symbol) {
  symbol = symbol.substr(0, symbol.find('.'));  // ".kd", and what compilers add to names of one file: ".intern.1a2b"
  if (!symbol.starts_with("_Z") || !is_modest(symbol)) return {};
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(
      abi::__cxa_demangle(std::string(symbol).c_str(), nullptr, nullptr, &status), &std::free);
  return status == 0 && text != nullptr ? text.get() : std::string();
}

std::string shown_symbol(std::string_view symbol) {
  const std::string name = demangled(symbol);
  return name.empty() ? std::string(symbol) : fmt::format("{} [{}]", symbol, name);
}

std::vector<size_t> find_symbols(std::span<const std::string> symbols, std::string_view wanted) {
  std::vector<size_t> found;
  for (size_t i = 0; i < symbols.size(); ++i)
    if (without_suffix(symbols[i]) == without_suffix(wanted)) found.push_back(i);
  if (!found.empty()) return found;
  const std::string packed = without_spaces(without_suffix(wanted));
  size_t best = kLevels;
  for (size_t i = 0; i < symbols.size(); ++i) {
    const size_t level = level_of(symbols[i], packed);
    if (level > best || level == kLevels) continue;
    if (level < best) found.clear();
    best = level;
    found.push_back(i);
  }
  return found;
}

}  // namespace lw
