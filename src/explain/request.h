// What the user asks `explain` about: text, words, a mnemonic, or a place in a file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "input/code_modules.h"
#include "isa/isa.h"

namespace lw::explain {

// Whether a text is machine words as listings print them: "0x020202f9,0x05050501", "D1C10005 04120702",
// "// 000000001918: D1C10005 04120702", "encoding: [0x01,0x05,0x00,0x02]".
bool are_words(std::string_view text);
// These as bytes.
Result<std::vector<std::byte>> parse_words(std::string_view text);

// FILE:ADDRESS, the address in hexadecimal with or without 0x.
struct FilePlace {
  std::string file;
  uint64_t address = 0;
  std::optional<FileBytes> contents;  // of the file; nothing of standard input, which is not read
};
// Nothing where the text is no place, or `files` has no such file.
std::optional<FilePlace> find_place(const Files& files, const std::string& text);
// Of text that names a file, or looks like it, and is no place: what is wrong with it. nullopt of all other text.
std::optional<std::string> why_no_place(const Files& files, const std::string& text);

struct CodeAt {
  const isa::Target* target = nullptr;  // in the size of the waves
  std::vector<std::byte> bytes;         // from the address on, as many as the longest instruction needs
};
// `modules`: of the place's file.
Result<CodeAt, Messages> code_at(std::vector<input::CodeModule> modules, const FilePlace& place);

}  // namespace lw::explain
