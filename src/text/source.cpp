#include "text/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace lw::text {

std::string expand_macro(const Macro& macro, const std::vector<std::string>& arguments, uint64_t instance) {
  std::string out;
  const std::string& body = macro.body;
  out.reserve(body.size() + 64);
  size_t at = 0;
  while (at < body.size()) {
    const size_t slash = body.find('\\', at);
    if (slash == std::string::npos || slash + 1 >= body.size()) break;
    out.append(body, at, slash - at);
    at = slash + 1;
    if (body[at] == '@') {
      out += std::to_string(instance);
      ++at;
      continue;
    }
    if (body[at] == '(' && at + 1 < body.size() && body[at + 1] == ')') {
      at += 2;
      continue;
    }
    size_t end = at;
    while (end < body.size() && is_name_char(body[end])) ++end;
    // The longest parameter name that the text begins with: "\a.x" may mean the parameter a.
    std::string_view name(body.data() + at, end - at);
    size_t found = macro.parameters.size();
    while (!name.empty() && found == macro.parameters.size()) {
      for (size_t i = 0; i < macro.parameters.size(); ++i)
        if (macro.parameters[i].name == name) found = i;
      if (found != macro.parameters.size()) break;
      const size_t dot = name.rfind('.');
      name = dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
    }
    if (found == macro.parameters.size()) {
      out += '\\';
      continue;
    }
    out += arguments[found];
    at += name.size();
  }
  out.append(body, std::min(at, body.size()), std::string::npos);
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
