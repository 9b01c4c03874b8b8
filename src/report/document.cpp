#include "report/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/xml.h"
#include "report/page_head.h"

namespace lw::report {
namespace {

constexpr size_t kMarkdownColumns = 120;  // of a line of Markdown
// Characters of a cell of a page that is not broken: a number with its unit, an id.
constexpr size_t kOneLine = 9;

bool is_word(size_t column, const std::vector<size_t>& words) {
  return std::find(words.begin(), words.end(), column) != words.end();
}

// Of a cell of Markdown.
std::string escaped(std::string_view cell) {
  std::string result;
  for (const char c : cell) {
    if (c == '|' || c == '*' || c == '<') result += '\\';
    result += c;
  }
  return result;
}

// Of a page.
std::string marked(std::string_view words) {
  std::string result;
  bool is_code = false;
  for (;;) {
    const size_t end = words.find('`');
    result += xml_text(words.substr(0, end));
    if (end == std::string_view::npos) return is_code ? result + "</code>" : result;
    result += is_code ? "</code>" : "<code>";
    is_code = !is_code;
    words.remove_prefix(end + 1);
  }
}

}  // namespace

void MarkdownDocument::heading(int level, std::string_view text, std::string_view) {
  text_ += fmt::format("{} {}\n\n", std::string(static_cast<size_t>(level), '#'), text);
}

// `first` begins the first line; the others stand as far to the right.
void MarkdownDocument::wrapped(std::string_view first, std::string_view words) {
  text_ += first;
  size_t column = first.size();
  bool is_first = true;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    if (!is_first && column + 1 + word.size() > kMarkdownColumns) {
      text_ += fmt::format("\n{}", std::string(first.size(), ' '));
      column = first.size();
      is_first = true;
    }
    text_ += fmt::format("{}{}", is_first ? "" : " ", word);
    column += word.size() + (is_first ? 0 : 1);
    is_first = false;
  }
}

void MarkdownDocument::paragraph(std::string_view text) {
  wrapped("", text);
  text_ += "\n\n";
}

void MarkdownDocument::command(std::string_view text) { text_ += fmt::format("```sh\n{}\n```\n\n", text); }

void MarkdownDocument::table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) {
  for (size_t r = 0; r < rows.size(); ++r) {
    text_ += '|';
    for (const std::string& cell : rows[r]) text_ += fmt::format(" {} |", escaped(cell));
    text_ += '\n';
    if (r != 0) continue;
    text_ += '|';
    for (size_t c = 0; c < rows[r].size(); ++c) text_ += is_word(c, words) ? "---|" : "--:|";
    text_ += '\n';
  }
  text_ += '\n';
}

void MarkdownDocument::folded_table(std::string_view title, const std::vector<std::vector<std::string>>& rows,
                                    const std::vector<size_t>& words) {
  paragraph(fmt::format("Table: {}", title));
  table(rows, words);
}

void MarkdownDocument::facts(const std::vector<std::pair<std::string_view, std::string>>& facts) {
  for (const auto& [name, words] : facts) {
    wrapped("- ", fmt::format("**{}**: {}", name, words));
    text_ += '\n';
  }
  text_ += '\n';
}

void MarkdownDocument::folded_listing(std::string_view title, const std::vector<DocumentLine>& lines) {
  paragraph(fmt::format("{}:", title));
  text_ += "```\n";
  for (const DocumentLine& line : lines) text_ += line.text + "\n";
  text_ += "```\n\n";
}

void MarkdownDocument::picture(const Figure& picture) {
  if (!picture.file.empty()) text_ += fmt::format("![{}]({})\n\n", picture.words, picture.file);
}

std::string MarkdownDocument::file(std::string_view path) const { return fmt::format("[{0}](../{0})", path); }

std::string MarkdownDocument::finish() {
  text_.pop_back();
  return std::move(text_);
}

HtmlDocument::HtmlDocument(std::string_view title) : text_(page_head(title)) {}

void HtmlDocument::heading(int level, std::string_view text, std::string_view id) {
  const std::string attribute = id.empty() ? "" : fmt::format(" id=\"{}\"", xml_text(id));
  text_ += fmt::format("<h{0}{2}>{1}</h{0}>\n", level, marked(text), attribute);
}

void HtmlDocument::paragraph(std::string_view text) { text_ += fmt::format("<p>{}</p>\n", marked(text)); }

void HtmlDocument::command(std::string_view text) {
  text_ += fmt::format("<pre tabindex=\"0\">{}</pre>\n", xml_text(text));
}

void HtmlDocument::table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) {
  text_ += "<div class=\"wide\" tabindex=\"0\"><table class=\"rows\">\n";
  for (size_t r = 0; r < rows.size(); ++r) {
    text_ += "<tr>";
    for (size_t c = 0; c < rows[r].size(); ++c) {
      const std::string& cell = rows[r][c];
      text_ += fmt::format(
          "<{0}{1}{2}>{3}</{4}>", r == 0 ? "th scope=\"col\"" : "td", is_word(c, words) ? " class=\"word\"" : "",
          cell.size() <= kOneLine ? " style=\"white-space:nowrap\"" : "", marked(cell), r == 0 ? "th" : "td");
    }
    text_ += "</tr>\n";
  }
  text_ += "</table></div>\n";
}

void HtmlDocument::folded_table(std::string_view title, const std::vector<std::vector<std::string>>& rows,
                                const std::vector<size_t>& words) {
  text_ += fmt::format("<details><summary>Table: {}</summary>\n", marked(title));
  table(rows, words);
  text_ += "</details>\n";
}

void HtmlDocument::facts(const std::vector<std::pair<std::string_view, std::string>>& facts) {
  text_ += "<dl>";
  for (const auto& [name, words] : facts) text_ += fmt::format("<dt>{}</dt><dd>{}</dd>\n", marked(name), marked(words));
  text_ += "</dl>\n";
}

void HtmlDocument::folded_listing(std::string_view title, const std::vector<DocumentLine>& lines) {
  text_ += fmt::format("<details><summary>{}</summary>\n<pre tabindex=\"0\">", marked(title));
  for (const DocumentLine& line : lines)
    text_ += fmt::format(fmt::runtime(line.is_marked ? "<b>{}\n</b>" : "{}\n"), xml_text(line.text));
  text_ += "</pre></details>\n";
}

void HtmlDocument::picture(const Figure& picture) {
  text_ += fmt::format("<div class=\"wide\" tabindex=\"0\">{}</div>\n", picture.svg);
}

std::string HtmlDocument::file(std::string_view path) const { return fmt::format("`{}`", path); }

std::string HtmlDocument::finish() { return std::move(text_) + "</body>\n</html>\n"; }

}  // namespace lw::report
