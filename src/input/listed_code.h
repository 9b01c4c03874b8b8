// Listings of machine code (llvm-objdump's, SP3, RGA's, RADV's) where a file of machine code is expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"
#include "base/messages.h"
#include "isa/isa.h"
#include "text/listing_reader.h"

namespace lw::input {

struct ListedCode {
  const isa::Target* target = nullptr;
  text::ReadListing listing;
  Messages warnings;
};

// Instructions that follow each other without a gap, as the listing gives their words or as their texts assemble.
struct ListedStretch {
  size_t part = 0;  // index into ReadListing::parts
  uint64_t address = 0;
  std::vector<std::byte> bytes;
};

// Whether the bytes of a file are text rather than a binary.
bool is_text(std::span<const std::byte> bytes);

// Reads a listing for `target_name`, or for the target that it states where that is empty. `path` names it in messages.
Result<ListedCode, Messages> read_listed_code(const std::string& path, const std::string& text,
                                              text::ListingStyle style, const std::string& target_name);

std::vector<ListedStretch> stretches_of(const text::ReadListing& listing);

}  // namespace lw::input
