#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace lw {

// A place in a text. Lines and columns count from 1; 0 means the whole file. Columns count bytes.
struct Location {
  int line = 0;
  int column = 0;
};

enum class Severity { error, warning, note };

struct Diagnostic {
  Severity severity = Severity::error;
  Location location;
  std::string message;
  std::string hint;  // what to write instead; may be empty
};

// Collects everything wrong with one input, so that a user sees all of it at once.
class Diagnostics {
 public:
  explicit Diagnostics(std::string file_name = "", std::string_view source = {})
      : file_name_(std::move(file_name)), source_(source) {}

  void error(Location at, std::string message, std::string hint = "");
  void warning(Location at, std::string message, std::string hint = "");

  bool has_errors() const { return errors_ != 0; }
  size_t error_count() const { return errors_; }
  const std::vector<Diagnostic>& all() const { return all_; }
  const std::string& file_name() const { return file_name_; }

  // `file:line:column: error: message`, the line, a caret, and the hint, as a compiler prints them; in file order.
  std::string render(bool colour = false) const;

 private:
  std::string file_name_;
  std::string_view source_;
  std::vector<Diagnostic> all_;
  size_t errors_ = 0;
};

// An error whose message is complete for the user: "error: …" and its line's end.
Error rendered(std::string_view message);

}  // namespace lw
