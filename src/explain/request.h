// What the user asks `explain` about: text, words, a mnemonic, or a place in a file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "input/code_modules.h"
#include "isa/isa.h"

namespace lw::explain {

// Whether a text is machine words as listings print them: "0x020202f9,0x05050501", "D1C10005 04120702",
// "// 000000001918: D1C10005 04120702", "encoding: [0x01,0x05,0x00,0x02]".
bool are_words(std::string_view text);
// These as bytes.
Result<std::vector<std::byte>> parse_words(std::string_view text);

// FILE:ADDRESS, the address in hexadecimal with or without 0x, FILE - for standard input. Nothing where no such file
// exists.
struct FilePlace {
  std::string file;
  uint64_t address = 0;
};
std::optional<FilePlace> parse_place(const std::string& text);
// Of text that names a file, or looks like it, and is no place: what is wrong with it. nullopt of all other text.
std::optional<std::string> why_no_place(const std::string& text);

struct CodeAt {
  const isa::Target* target = nullptr;
  std::vector<std::byte> bytes;  // from the address on, as many as the longest instruction needs
};
Result<CodeAt, Messages> code_at(const Session& session, const FilePlace& place, const input::InputOptions& options);

}  // namespace lw::explain
