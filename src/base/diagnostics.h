#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/messages.h"
#include "base/result.h"

namespace lw {

// A place in a text. Lines and columns count from 1; 0 means the whole file. Columns count bytes.
struct Location {
  int line = 0;
  int column = 0;
};

struct Diagnostic {
  Severity severity = Severity::error;
  Location location;
  std::string message;
  std::string hint;       // what to write instead; may be empty
  std::string_view code;  // of the message
};

// Collects everything wrong with one input, so that a user sees all of it at once.
class Diagnostics {
 public:
  // `code` is that of messages which do not have their own.
  explicit Diagnostics(std::string file_name = "", std::string_view source = {},
                       std::string_view code = code::kAssembly)
      : file_name_(std::move(file_name)), source_(source), code_(code) {}

  void error(Location at, std::string message, std::string hint = "");
  void error(Location at, std::string message, std::string hint, std::string_view code);
  void warning(Location at, std::string message, std::string hint = "", std::string_view code = {});
  void note(Location at, std::string message, std::string hint = "", std::string_view code = {});

  bool has_errors() const { return errors_ != 0; }
  size_t error_count() const { return errors_; }
  const std::vector<Diagnostic>& all() const { return all_; }
  const std::string& file_name() const { return file_name_; }

  // In file order, each with its line of the source and a caret.
  Messages messages() const;
  // The same as text.
  std::string render(bool colour = false) const { return lw::render(messages(), colour); }

 private:
  std::string file_name_;
  std::string_view source_;
  std::string_view code_;
  std::vector<Diagnostic> all_;
  size_t errors_ = 0;
};

}  // namespace lw
