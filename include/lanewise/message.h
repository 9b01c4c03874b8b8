// Messages about an input, as values that a terminal, an editor or another program can show.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lanewise {

enum class Severity : std::uint8_t { error, warning, note };

// One error, warning or note.
struct Message {
  Severity severity = Severity::error;
  // The kind of the message: "assembly", "clang", "target", ... It stays the same if the text is reworded.
  // docs/messages.md lists all codes.
  std::string code;
  std::string file;     // the file's name as in the request; empty: the message is not about a file
  int line = 0;         // counted from 1; 0: the message is about the whole file
  int column = 0;       // in bytes, counted from 1; 0: the message is about the whole line
  int length = 0;       // number of bytes, from `column` on, that the message is about; 0: unknown
  std::string text;     // the message; a list, if it has one, follows on further lines
  std::string hint;     // advice on how to correct the input; may be empty
  std::string context;  // how the place was reached ("In file included from a.cl:3:"), as complete lines; may be empty
  // The line of the input and a caret under `column`, as complete lines; may be empty. A line of more than 240 bytes is
  // cut to the part around `column`; … marks text that is left out.
  std::string excerpt;
};
using Messages = std::vector<Message>;

}  // namespace lanewise
