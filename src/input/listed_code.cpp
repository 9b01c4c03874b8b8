#include "input/listed_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "isa/target_names.h"
#include "object/elf_file.h"

namespace lw::input {
bool is_text(std::span<const std::byte> bytes) {
  constexpr size_t kLookedAt = 4096;
  const auto begin = bytes.first(std::min(bytes.size(), kLookedAt));
  return !object::is_elf(bytes) && std::ranges::find(begin, std::byte{0}) == begin.end();
}

Result<ListedCode, Messages> read_listed_code(const std::string& path, const std::string& text,
                                              text::ListingStyle style, const std::string& target_name) {
  // The text's own target is known only when it has been read; it is read again where it names one.
  const std::string wanted = target_name.empty() ? "gfx900" : target_name;
  ListedCode code;
  code.target = isa::find_target(wanted);
  if (code.target == nullptr) return one_error(code::kTarget, isa::unknown_target(wanted));
  auto diagnostics = std::make_unique<Diagnostics>(path, text, code::kListing);
  code.listing = text::read_listing(*code.target, text, style, *diagnostics);
  const std::string& stated_name = code.listing.target;
  if (target_name.empty()) {
    const isa::Target* stated = isa::find_target(stated_name);
    if (stated == nullptr)
      return one_error(code::kTarget,
                       stated_name.empty() ? "the listing does not say its target; name it with --target"
                                           : fmt::format("target {} is not supported", stated_name),
                       path);
    if (stated != code.target) {
      code.target = stated;
      diagnostics = std::make_unique<Diagnostics>(path, text, code::kListing);
      code.listing = text::read_listing(*code.target, text, style, *diagnostics);
    }
  } else if (!stated_name.empty() && stated_name != code.target->name) {
    return one_error(code::kTarget, fmt::format("the listing is for {}, --target says {}", stated_name, wanted), path);
  }
  code.warnings = diagnostics->messages();
  if (diagnostics->has_errors()) return std::move(code.warnings);
  if (code.listing.instructions.empty()) return one_error(code::kListing, "the listing has no instructions", path);
  return code;
}

std::vector<ListedStretch> stretches_of(const text::ReadListing& listing) {
  std::vector<ListedStretch> stretches;
  for (size_t p = 0; p < listing.parts.size(); ++p) {
    const text::ListedPart& part = listing.parts[p];
    uint64_t end = 0;
    for (size_t i = part.first_instruction; i < part.first_instruction + part.instruction_count; ++i) {
      const text::ListedInstruction& listed = listing.instructions[i];
      if (i == part.first_instruction || listed.address != end) stretches.push_back({p, listed.address, {}});
      std::vector<std::byte>& bytes = stretches.back().bytes;
      const auto words = std::as_bytes(std::span(listed.words).first(listed.words_count));
      bytes.insert(bytes.end(), words.begin(), words.end());
      end = listed.address + words.size();
    }
  }
  return stretches;
}

}  // namespace lw::input
