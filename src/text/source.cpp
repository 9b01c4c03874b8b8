#include "text/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace lw::text {

std::string expand_macro(const Macro& macro, const std::vector<std::string>& arguments, const Expansion& expansion) {
  std::string out;
  const std::string& body = macro.body;
  out.reserve(body.size() + 64);
  const auto name_at = [&](size_t at) {
    size_t end = at;
    while (end < body.size() && is_name_char(body[end])) ++end;
    return std::string_view(body).substr(at, end - at);
  };
  const auto index_of = [&](std::string_view name) {
    return static_cast<size_t>(std::ranges::find(macro.parameters, name, &MacroParameter::name) -
                               macro.parameters.begin());
  };
  const size_t none = macro.parameters.size();
  for (size_t at = 0; at < body.size();) {
    const bool is_marked = body[at] == '\\' && at + 1 < body.size();
    if (!is_marked && !(expansion.is_alternate && is_name_char(body[at]))) {
      const size_t next = expansion.is_alternate ? at + 1 : std::min(body.find('\\', at + 1), body.size());
      out.append(body, at, next - at);
      at = next;
      continue;
    }
    const char mark = is_marked ? body[at + 1] : '\0';
    if (mark == '@' && expansion.instance) {
      out += std::to_string(*expansion.instance);
      at += 2;
      continue;
    }
    if (mark == '+') {
      out += std::to_string(expansion.repetition);
      at += 2;
      continue;
    }
    if (mark == '(' && at + 2 < body.size() && body[at + 2] == ')') {
      at += 3;
      continue;
    }
    const size_t begin = at + (is_marked ? 1 : 0);
    std::string_view name = name_at(begin);
    size_t found = index_of(name);
    // The longest parameter name that the text begins with: "\a.x" may mean the parameter a.
    while (is_marked && found == none && name.find('.') != std::string_view::npos) {
      name = name.substr(0, name.rfind('.'));
      found = index_of(name);
    }
    if (found == none) {
      const size_t end = is_marked ? begin : begin + name.size();
      out.append(body, at, end - at);
      at = end;
      continue;
    }
    out += arguments[found];
    at = begin + name.size();
    if (expansion.is_alternate && at < body.size() && body[at] == '&') ++at;
  }
  return out;
}

bool take_block(Lexer& lexer, std::span<const std::string_view> opens, std::string_view closes,
                std::string_view also_closes, std::string& body) {
  lexer.skip_statement();
  const char* at = lexer.cursor();
  const char* end = lexer.text_end();
  int depth = 0;
  const void* newline = std::memchr(at, '\n', static_cast<size_t>(end - at));
  at = newline != nullptr ? static_cast<const char*>(newline) + 1 : end;
  const char* begin = at;
  while (at < end) {
    const void* stop = std::memchr(at, '\n', static_cast<size_t>(end - at));
    const char* line_end = stop != nullptr ? static_cast<const char*>(stop) : end;
    const char* word = at;
    while (word < line_end && (*word == ' ' || *word == '\t')) ++word;
    const char* word_end = word;
    while (word_end < line_end && is_name_char(*word_end)) ++word_end;
    const std::string_view name(word, static_cast<size_t>(word_end - word));
    if (!name.empty() && name[0] == '.') {
      if (name == closes || (!also_closes.empty() && name == also_closes)) {
        if (depth == 0) {
          body.assign(begin, at);
          lexer.resume_at(line_end);
          return true;
        }
        --depth;
      } else if (std::find(opens.begin(), opens.end(), name) != opens.end()) {
        ++depth;
      }
    }
    at = line_end < end ? line_end + 1 : end;
  }
  lexer.resume_at(end);
  return false;
}

}  // namespace lw::text
