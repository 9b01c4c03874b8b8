// Which listing a text is, by its first lines.
#include "isa/isa.h"
#include "text/listing_lines.h"
#include "text/listing_reader.h"

namespace lw::text {
namespace {

constexpr size_t kLinesLookedAt = 4000;  // a dump of RADV may begin with the shader in other forms
constexpr size_t kBytesLookedAt = size_t{1} << 20;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// "BEFC0002" or "8602ff02 00000060", and nothing else but [PC=…].
bool is_words(std::string_view text) {
  text = trim(text.substr(0, text.find('[')));
  size_t words = 0;
  while (!text.empty()) {
    const std::string_view digits = leading_hex(text);
    if (digits.size() != 8) return false;
    ++words;
    text = trim(text.substr(digits.size()));
  }
  return words >= 1 && words <= 3;
}

// "000000000528: 2E10110C"
bool is_address_and_words(std::string_view comment) {
  comment = trim(comment);
  const std::string_view digits = leading_hex(comment);
  return digits.size() >= 4 && comment.substr(digits.size()).starts_with(':') &&
         is_words(comment.substr(digits.size() + 1, comment.find_first_of("<;") - digits.size() - 1));
}

bool has_suffix(std::string_view mnemonic) {
  return mnemonic.ends_with("_e32") || mnemonic.ends_with("_e64") || mnemonic.ends_with("_sdwa") ||
         mnemonic.ends_with("_dpp");
}

// Whether LLVM would have written a suffix.
bool lacks_suffix(std::string_view mnemonic) {
  if (!mnemonic.starts_with("v_") || has_suffix(mnemonic)) return false;
  for (const isa::Target& target : isa::targets()) {
    const auto candidates = isa::find_by_mnemonic(target.column, mnemonic);
    if (candidates.empty()) continue;
    const std::string_view full = isa::encoding(candidates.front()).mnemonic();
    return full != mnemonic;
  }
  return false;
}

}  // namespace

std::string_view style_name(ListingStyle style) {
  switch (style) {
    case ListingStyle::objdump: return "llvm-objdump";
    case ListingStyle::sp3: return "SP3";
    case ListingStyle::rga: return "RGA";
    case ListingStyle::radv: return "RADV";
  }
  return "";
}

std::optional<ListingStyle> recognise_listing(std::string_view text) {
  text = text.substr(0, kBytesLookedAt);
  bool has_addresses = false;
  for (size_t number = 0; number < kLinesLookedAt && !text.empty(); ++number) {
    const size_t newline = std::min(text.find('\n'), text.size());
    const std::string_view line = trim(text.substr(0, newline));
    text.remove_prefix(std::min(newline + 1, text.size()));
    if (line.empty()) continue;
    if (line.starts_with("Disassembly of section ") || contains(line, "file format elf64-amdgpu"))
      return ListingStyle::objdump;
    if (line.starts_with("address\t") && line.ends_with("text")) return ListingStyle::sp3;
    if (line.starts_with("Address") && contains(line, "Opcode") && contains(line, "Binary Encoding"))
      return ListingStyle::rga;
    if (line.starts_with("Line | Rn") || (line.starts_with("':'") && contains(line, "register")))
      return ListingStyle::rga;
    if (line == "*** SHADER STATS ***" || line == "disasm:") return ListingStyle::radv;
    if (leading_hex(line).size() == 16 && line.ends_with(">:")) return ListingStyle::objdump;
    if (contains(line, "; encoding: [")) return ListingStyle::objdump;
    const std::string_view mnemonic = line.substr(0, line.find_first_of(" \t"));
    const size_t semicolon = line.find(';'), slashes = line.find("//");
    if (semicolon != std::string_view::npos && slashes == std::string_view::npos && semicolon != 0 &&
        looks_like_mnemonic(mnemonic) && is_words(line.substr(semicolon + 1)))
      return ListingStyle::radv;
    if (slashes != std::string_view::npos && is_address_and_words(line.substr(slashes + 2))) {
      has_addresses = true;
      if (has_suffix(mnemonic)) return ListingStyle::objdump;
      if (lacks_suffix(mnemonic)) return ListingStyle::sp3;
    }
  }
  if (has_addresses) return ListingStyle::objdump;
  return std::nullopt;
}

}  // namespace lw::text
