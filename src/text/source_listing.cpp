#include "text/source_listing.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/base.h"
#include "bytes/bytes.h"
#include "text/assembler.h"
#include "text/lexer.h"
#include "text/printer.h"

namespace lw::text {
namespace {

bool assembles_to(const isa::Target& target, const std::string& text, std::span<const std::byte> words) {
  Diagnostics ignored("", text);
  const std::optional<bytes::Encoded> encoded = assemble_instruction(target, text, ignored);
  return encoded && !ignored.has_errors() &&
         std::ranges::equal(std::as_bytes(std::span(encoded->word).first(encoded->words)), words);
}

std::string data_lines(std::span<const std::byte> bytes, std::string_view remark) {
  std::string lines;
  for (size_t at = 0; at < bytes.size(); at += 4) {
    if (bytes.size() - at >= 4) {
      lines += fmt::format("\t.long {:#010x}{}\n", load_le<uint32_t>(&bytes[at]), at == 0 ? remark : "");
      continue;
    }
    for (const std::byte byte : bytes.subspan(at))
      lines += fmt::format("\t.byte {:#04x}\n", std::to_integer<unsigned>(byte));
  }
  return lines;
}

}  // namespace

std::string source_name(std::string_view symbol) {
  const bool is_plain = !symbol.empty() && is_name_start(symbol[0]) && std::ranges::all_of(symbol, is_name_char);
  return is_plain ? std::string(symbol) : fmt::format("\"{}\"", symbol);
}

void write_source(const isa::Target& target, const ListingSection& section, OutputBuffer& out) {
  std::multimap<uint64_t, std::string_view> labels;
  for (const ListingSymbol& symbol : section.symbols) labels.emplace(symbol.address - section.address, symbol.name);
  auto label = labels.begin();
  for (size_t at = 0; at < section.bytes.size();) {
    for (; label != labels.end() && label->first <= at; ++label)
      if (label->first == at) out.append(fmt::format("{}:\n", source_name(label->second)));
    const std::span<const std::byte> rest = section.bytes.subspan(at);
    const bytes::Decoded decoded = bytes::decode(target, rest);
    // A symbol may stand inside what decodes as one instruction.
    const size_t next_label = label == labels.end() ? rest.size() : label->first - at;
    if (!decoded.instruction.valid() || decoded.size_bytes > next_label) {
      const size_t size = std::min<size_t>({4, rest.size(), next_label});
      out.append(data_lines(rest.first(size), ""));
      at += size;
      continue;
    }
    const std::span<const std::byte> words = rest.first(decoded.size_bytes);
    const std::string text = to_string(target, decoded.instruction);
    out.append(assembles_to(target, text, words) ? fmt::format("\t{}\n", text)
                                                 : data_lines(words, fmt::format("  ; {}", text)));
    at += decoded.size_bytes;
  }
}

}  // namespace lw::text
