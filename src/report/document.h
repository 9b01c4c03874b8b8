// A report as a page or as a document in Markdown, with the same headings, paragraphs and tables in both.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::report {

// A picture that a page shows as it is; a document in Markdown shows `file`, where there is one.
struct Figure {
  std::string svg;
  std::string_view words;  // what is to be seen
  std::string_view file = {};
};

struct DocumentLine {
  std::string text;
  bool is_marked = false;
};

// Texts hold words between backquotes, which are code.
class Document {
 public:
  virtual ~Document() = default;
  // `id`: where links to it point, empty: nowhere.
  virtual void heading(int level, std::string_view text, std::string_view id = {}) = 0;
  virtual void paragraph(std::string_view text) = 0;
  virtual void command(std::string_view text) = 0;
  // The first row is headings; the columns `words` are no numbers.
  virtual void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) = 0;
  // A table that a page shows once somebody asks for it.
  virtual void folded_table(std::string_view title, const std::vector<std::vector<std::string>>& rows,
                            const std::vector<size_t>& words) = 0;
  // Names, each with a sentence about it.
  virtual void facts(const std::vector<std::pair<std::string_view, std::string>>& facts) = 0;
  // A listing that a page shows once somebody asks for it.
  virtual void folded_listing(std::string_view title, const std::vector<DocumentLine>& lines) = 0;
  virtual void picture(const Figure& picture) = 0;
  // How the name of a file of the sources is written.
  virtual std::string file(std::string_view path) const = 0;
};

class MarkdownDocument final : public Document {
 public:
  void heading(int level, std::string_view text, std::string_view id = {}) override;
  void paragraph(std::string_view text) override;
  void command(std::string_view text) override;
  void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) override;
  void folded_table(std::string_view title, const std::vector<std::vector<std::string>>& rows,
                    const std::vector<size_t>& words) override;
  void facts(const std::vector<std::pair<std::string_view, std::string>>& facts) override;
  void folded_listing(std::string_view title, const std::vector<DocumentLine>& lines) override;
  void picture(const Figure& picture) override;
  std::string file(std::string_view path) const override;

  std::string finish();  // once

 private:
  void wrapped(std::string_view first, std::string_view words);
  std::string text_;
};

// A page that needs nothing else.
class HtmlDocument final : public Document {
 public:
  explicit HtmlDocument(std::string_view title);
  void heading(int level, std::string_view text, std::string_view id = {}) override;
  void paragraph(std::string_view text) override;
  void command(std::string_view text) override;
  void table(const std::vector<std::vector<std::string>>& rows, const std::vector<size_t>& words) override;
  void folded_table(std::string_view title, const std::vector<std::vector<std::string>>& rows,
                    const std::vector<size_t>& words) override;
  void facts(const std::vector<std::pair<std::string_view, std::string>>& facts) override;
  void folded_listing(std::string_view title, const std::vector<DocumentLine>& lines) override;
  void picture(const Figure& picture) override;
  std::string file(std::string_view path) const override;

  std::string finish();  // once

 private:
  std::string text_;
};

}  // namespace lw::report
