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
#include "text/listing_reader.h"

namespace lw::input {

struct CodeFileOptions {
  std::string target;                             // what source is compiled for; assembly, where its text does not say
  std::string language;                           // of -x; empty: by the file's ending
  bool colour = false;                            // of messages
  std::vector<std::string> specializations = {};  // of a shader, ID=VALUE
  uint32_t wave_size = 0;                         // lanes, of a shader; 0: the compiler's choice
  std::vector<std::string> flags = {};            // for the compiler of a source
  bool lines = false;  // source of clang is compiled with lines; -g0 in `flags` takes them away
};

struct CodeFile {
  std::string name;                           // to be shown: the path, or "<stdin>"
  std::span<const std::byte> bytes;           // of a file with code objects, or of a listing
  std::shared_ptr<const void> owner;          // keeps the bytes
  std::optional<text::ListingStyle> listing;  // set where the bytes are a listing's text
  bool was_built = false;                     // here, from source or assembly: there is one object, for the target
  std::string messages;                       // warnings of compilers, complete lines

  std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

// The flags for one of several files: none for a file that no compiler reads, where another one is source.
std::vector<std::string> flags_for(const std::string& path, const std::vector<std::string>& all,
                                   const std::string& language, const std::vector<std::string>& flags);

// Reads the file; source is compiled and assembly assembled. The error is complete lines for the user, a compiler's own
// where it comes from one. After an interruption of a compiler, host::Interruption::happened() says so.
Result<CodeFile> open_code_file(const std::string& path, const CodeFileOptions& options);

}  // namespace lw::input
