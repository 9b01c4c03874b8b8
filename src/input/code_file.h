// What a user names where code is expected: an object, a listing, assembly, or source of any kind, from a file or from
// standard input.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "text/listing_reader.h"

namespace lw::input {

struct CodeFileOptions {
  std::string target;                             // what source is compiled for; assembly, where its text does not say
  std::string language;                           // of -x; empty: by the file's ending
  std::vector<std::string> specializations = {};  // of a shader, ID=VALUE
  uint32_t wave_size = 0;                         // lanes, of a shader; 0: the compiler's choice
  std::vector<std::string> flags = {};            // for the compiler of a source
  bool lines = false;  // source of clang is compiled with lines; -g0 in `flags` takes them away. Assembly: text_lines
};

// An instruction of .text and its line in the assembly, from 1.
struct TextLine {
  uint64_t offset = 0;
  uint32_t line = 0;
};

struct CodeFile {
  std::string name;                           // to be shown: the path, or "<stdin>"
  FileBytes file;                             // with code objects, or a listing
  std::optional<text::ListingStyle> listing;  // set where the bytes are a listing's text
  bool was_built = false;                     // here, from source or assembly: there is one object, for the target
  std::vector<TextLine> text_lines;           // of assembly, by offset in .text, with CodeFileOptions::lines
  Messages warnings;                          // of compilers and the assembler

  std::span<const std::byte> bytes() const { return file.bytes; }
  std::string_view text() const { return file.text(); }
};

// The flags for one of several files: none for a file that no compiler reads, where another one is source.
std::vector<std::string> flags_for(const std::string& path, const std::vector<std::string>& all,
                                   const std::string& language, const std::vector<std::string>& flags);

// Reads the file; source is compiled and assembly assembled. The errors are a compiler's own where they come from one.
Result<CodeFile, Messages> open_code_file(const Session& session, const std::string& path,
                                          const CodeFileOptions& options);

}  // namespace lw::input
