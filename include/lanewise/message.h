// Messages about an input as values, for a terminal, an editor or another program.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lanewise {

enum class Severity : std::uint8_t { error, warning, note };

struct Message {
  Severity severity = Severity::error;
  // Names the kind of the message, and stays when the text is reworded: "assembly", "clang", "target", ...
  // docs/messages.md lists all of them.
  std::string code;
  std::string file;     // as the request names it; empty: the message is about no file
  int line = 0;         // counts from 1; 0: the whole file
  int column = 0;       // in bytes, counts from 1; 0: the whole line
  int length = 0;       // bytes from `column` on that the message is about; 0: unknown
  std::string text;     // one sentence, without an end of line
  std::string hint;     // what to write instead; may be empty
  std::string context;  // how the place was reached ("In file included from a.cl:3:"); complete lines, may be empty
  std::string excerpt;  // the lines of the input, with a caret under `column`; complete lines, may be empty
};
using Messages = std::vector<Message>;

}  // namespace lanewise
