// The study timing as a page and as a document in Markdown: the same headings, paragraphs and tables.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/xml.h"
#include "study/page.h"
#include "study/timing_report.h"

namespace lw::study {
namespace {

// Texts hold words between backquotes, which are code.
class Writer {
 public:
  virtual ~Writer() = default;
  virtual void heading(int level, std::string_view text) = 0;
  virtual void paragraph(std::string_view text) = 0;
  virtual void command(std::string_view text) = 0;
  // The first row is headings; the columns `words` are no numbers.
  virtual void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) = 0;
  virtual void picture(const TimingStudy& study, std::string_view words) = 0;
  // How the name of a file of the sources is written.
  virtual std::string file(std::string_view path) const = 0;
};

bool is_word(size_t column, const std::vector<size_t>& words) {
  return std::find(words.begin(), words.end(), column) != words.end();
}

class Markdown final : public Writer {
 public:
  explicit Markdown(std::string_view picture) : picture_(picture) {}
  std::string text;

  void heading(int level, std::string_view words) override {
    text += fmt::format("{} {}\n\n", std::string(static_cast<size_t>(level), '#'), words);
  }
  void paragraph(std::string_view words) override {
    constexpr size_t kColumns = 120;
    size_t column = 0;
    while (!words.empty()) {
      const std::string_view word = words.substr(0, words.find(' '));
      words.remove_prefix(std::min(words.size(), word.size() + 1));
      if (column != 0 && column + 1 + word.size() > kColumns) {
        text += '\n';
        column = 0;
      }
      text += fmt::format("{}{}", column == 0 ? "" : " ", word);
      column += word.size() + (column != 0);
    }
    text += "\n\n";
  }
  void command(std::string_view words) override { text += fmt::format("```sh\n{}\n```\n\n", words); }
  void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) override {
    for (size_t r = 0; r < rows.size(); ++r) {
      text += '|';
      for (const std::string& cell : rows[r]) text += fmt::format(" {} |", escaped(cell));
      text += '\n';
      if (r != 0) continue;
      text += '|';
      for (size_t c = 0; c < rows[r].size(); ++c) text += is_word(c, words) ? "---|" : "--:|";
      text += '\n';
    }
    text += '\n';
  }
  void picture(const TimingStudy&, std::string_view words) override {
    if (!picture_.empty()) text += fmt::format("![{}]({})\n\n", words, picture_);
  }
  std::string file(std::string_view path) const override { return fmt::format("[{0}](../{0})", path); }

 private:
  static std::string escaped(std::string_view cell) {
    std::string result;
    for (const char c : cell) {
      if (c == '|' || c == '*' || c == '<') result += '\\';
      result += c;
    }
    return result;
  }
  std::string_view picture_;
};

class Html final : public Writer {
  // Characters of a cell that is not broken: a number with its unit, an id.
  static constexpr size_t kOneLine = 9;

 public:
  std::string text;

  void heading(int level, std::string_view words) override {
    text += fmt::format("<h{0}>{1}</h{0}>\n", level, marked(words));
  }
  void paragraph(std::string_view words) override { text += fmt::format("<p>{}</p>\n", marked(words)); }
  void command(std::string_view words) override {
    text += fmt::format("<pre tabindex=\"0\">{}</pre>\n", xml_text(words));
  }
  void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) override {
    text += "<div class=\"wide\" tabindex=\"0\"><table class=\"rows\">\n";
    for (size_t r = 0; r < rows.size(); ++r) {
      text += "<tr>";
      for (size_t c = 0; c < rows[r].size(); ++c) {
        const std::string& cell = rows[r][c];
        text += fmt::format(
            "<{0}{1}{2}>{3}</{4}>", r == 0 ? "th scope=\"col\"" : "td", is_word(c, words) ? " class=\"word\"" : "",
            cell.size() <= kOneLine ? " style=\"white-space:nowrap\"" : "", marked(cell), r == 0 ? "th" : "td");
      }
      text += "</tr>\n";
    }
    text += "</table></div>\n";
  }
  void picture(const TimingStudy& study, std::string_view) override {
    text += fmt::format("<div class=\"wide\" tabindex=\"0\">{}</div>\n", timing_svg(study));
  }
  std::string file(std::string_view path) const override { return fmt::format("`{}`", path); }

 private:
  static std::string marked(std::string_view words) {
    std::string result;
    bool is_code = false;
    for (;;) {
      const size_t end = words.find('`');
      result += xml_text(words.substr(0, end));
      if (end == std::string_view::npos) return result;
      result += is_code ? "</code>" : "<code>";
      is_code = !is_code;
      words.remove_prefix(end + 1);
    }
  }
};

std::string group_title(std::string_view group) {
  constexpr std::pair<std::string_view, std::string_view> kTitles[] = {
      {"IR", "Rates of issue"},
      {"DL", "Latency between dependent instructions"},
      {"LDS", "LDS"},
      {"VM", "Vector memory, with hits in the nearest cache"},
      {"CB", "Caches, memory and fetching of code"},
      {"OC", "Launch and occupancy"},
      {"WK", "Whole kernels"},
  };
  for (const auto& [name, title] : kTitles)
    if (name == group) return std::string(title);
  return std::string(group);
}

std::string devices_of(const TimingCase& one) {
  std::string names;
  std::string_view last;
  for (const TimingRun& run : one.runs) {
    if (run.device != last) names += fmt::format("{}{}", names.empty() ? "" : ", ", run.device);
    last = run.device;
  }
  return names;
}

std::string remarks_of(const TimingResult& result) {
  const TimingCase& one = *result.one;
  std::string remarks;
  const auto add = [&](std::string_view words) {
    if (!words.empty()) remarks += fmt::format("{}{}", remarks.empty() ? "" : "; ", words);
  };
  if (one.is_fitted()) add("fitted: " + one.fitted_to);
  add(one.note);
  if (!one.reason.empty()) add("off because: " + one.reason);
  if (result.is_beyond_two() && one.reason.empty()) add("off by more than a factor of 2, without a reason given");
  if (!result.problem.empty()) add("no figure: " + result.problem);
  return remarks;
}

std::vector<std::string> row_of(const TimingResult& result) {
  const TimingCase& one = *result.one;
  const bool has = result.problem.empty();
  return {one.id,
          devices_of(one),
          fmt::format("{}{}", one.what, one.unit.empty() ? "" : ", " + one.unit),
          fmt::format("{}{:.4g}", one.is_least ? "at least " : "", one.published),
          has ? fmt::format("{:.4g}", result.obtained) : "-",
          has ? fmt::format("{:+.1f} %", result.error_percent()) : "-",
          fmt::format("{:.3g} %", one.tolerance_percent),
          std::string(timing_verdict(result)),
          one.source,
          remarks_of(result)};
}

void write_cases(const TimingStudy& study, Writer& w) {
  w.heading(2, "The cases");
  w.paragraph(
      "The column within says whether the error is within the tolerance that the case has: yes, no, or fitted "
      "where a number of the device, or one of the kernel that its source does not state, was chosen so that this "
      "case comes out right. A fitted case says nothing of the model; the others are its test.");
  std::vector<std::string_view> groups;
  for (const TimingResult& result : study.results)
    if (std::find(groups.begin(), groups.end(), result.one->group()) == groups.end())
      groups.push_back(result.one->group());
  for (const std::string_view group : groups) {
    std::vector<std::vector<std::string>> rows{
        {"case", "device", "what", "published", "obtained", "error", "tolerance", "within", "source", "remarks"}};
    for (const TimingResult& result : study.results)
      if (result.one->group() == group) rows.push_back(row_of(result));
    w.heading(3, group_title(group));
    w.table(rows, {0, 1, 2, 7, 8, 9});
  }
}

void write_gaps(const TimingStudy& study, Writer& w) {
  if (study.gaps.empty()) return;
  std::vector<std::vector<std::string>> rows{{"published", "why it is no case"}};
  for (const TimingGap& gap : study.gaps) {
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row[1] == gap.why; });
    if (same == rows.end())
      rows.push_back({gap.id, gap.why});
    else
      (*same)[0] += ", " + gap.id;
  }
  w.heading(2, "What is not covered");
  w.table(rows, {0, 1});
}

void write_captures(const CaptureScores& scores, Writer& w) {
  w.heading(2, "Stamps of a card");
  w.paragraph(
      "The thread traces of 2187Nick/tinygrad (extra/sqtt) say in which cycle an RX 7900 XTX issued each "
      "instruction of small kernels. The clock times the same kernels on `navi31-7900xtx` from their text and the "
      "order in which each wave executed it; addresses are not known.");
  w.table(capture_rows(scores), {0});
  w.paragraph(capture_words());
}

void write(const TimingStudy& study, std::string_view command, Writer& w) {
  w.heading(1, "The study timing");
  w.paragraph(
      "How far the clock of `lanewise time` is to be believed: kernels for what others have measured and "
      "published, timed on the device that they name, with one set of numbers a device. The kernels and what was "
      "published are in " +
      w.file("studies/timing/cases.json") + ", the numbers that were chosen by a case in " +
      w.file("isa/timing/fitted.timing") + ".");
  w.paragraph(timing_summary_words(summary_of(study.results)) +
              ". The weighted error is the sum of what all times are off, of the sum of all times as published: "
              "the runs that are made long here count most in it, so that the median says more.");
  w.paragraph("All of this page is written by");
  w.command(command);
  w.picture(study, "times obtained over times published, and their ratio case by case with its tolerance");
  write_cases(study, w);
  write_gaps(study, w);
  if (study.captures) write_captures(*study.captures, w);
}

}  // namespace

std::string timing_page(const TimingStudy& study) {
  Html html;
  html.text = page_head("Study timing");
  write(study,
        study.captures ? "lanewise study timing --captures FOLDER --html timing.html"
                       : "lanewise study timing --html timing.html",
        html);
  return html.text + "</body>\n</html>\n";
}

std::string timing_markdown(const TimingStudy& study, std::string_view picture) {
  Markdown markdown(picture);
  write(study,
        fmt::format("lanewise study timing{} --markdown docs/study-timing.md{}",
                    study.captures ? " --captures FOLDER" : "",
                    picture.empty() ? "" : fmt::format(" --svg docs/{}", picture)),
        markdown);
  markdown.text.pop_back();
  return std::move(markdown.text);
}

}  // namespace lw::study
