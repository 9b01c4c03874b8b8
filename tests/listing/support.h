// What the tests of listings share.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "text/listing_reader.h"

namespace lw::text {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Compares with what the file holds; LW_UPDATE=1 writes it instead, to be read before it is committed.
inline void check(const std::string& obtained, const std::filesystem::path& expect) {
  if (std::getenv("LW_UPDATE") != nullptr) std::ofstream(expect, std::ios::binary) << obtained;
  EXPECT_EQ(obtained, read_file(expect)) << expect;
}

inline std::string hex(const ListedInstruction& listed) {
  std::string out;
  char digits[10];
  for (unsigned i = 0; i < listed.words_count; ++i) {
    std::snprintf(digits, sizeof digits, "%s%08X", i == 0 ? "" : " ", listed.words[i]);
    out += digits;
  }
  return out;
}

// The bytes of one part as they lie in memory; what the listing shows as "..." is zero, and LLVM aligns code with
// s_nop.
inline std::string bytes_of(const ReadListing& listing, const ListedPart& part) {
  std::string out;
  if (part.instruction_count == 0) return out;
  size_t fragment = part.first_fragment;
  const size_t last = fragment + part.fragment_count;
  const uint64_t begin = listing.instructions[part.first_instruction].address;
  for (size_t i = 0; i < part.instruction_count; ++i) {
    const ListedInstruction& listed = listing.instructions[part.first_instruction + i];
    const bool aligned =
        fragment + 1 < last && listing.fragments[fragment + 1].first_instruction == part.first_instruction + i;
    if (aligned) ++fragment;
    const bool is_data = aligned && listing.fragments[fragment].after == ListedFragment::After::data;
    while (out.size() < listed.address - begin) out += is_data ? std::string("\0\0\x80\xbf", 4) : std::string(4, '\0');
    for (unsigned w = 0; w < listed.words_count; ++w)
      for (unsigned b = 0; b < 4; ++b) out += static_cast<char>(listed.words[w] >> (8 * b));
  }
  return out;
}

}  // namespace lw::text
