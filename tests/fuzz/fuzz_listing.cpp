// Listings, for the target and the style that the first byte chooses.
#include "base/base.h"
#include "text/listing_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const auto targets = lw::isa::targets();
  const lw::isa::Target& target = targets[(data[0] >> 2) % targets.size()];
  const auto style = static_cast<lw::text::ListingStyle>(data[0] & 3);
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  (void)lw::text::recognise_listing(text);
  lw::Diagnostics diagnostics("fuzz", text);
  const lw::text::ReadListing listing = lw::text::read_listing(target, text, style, diagnostics);
  (void)diagnostics.render();
  if (diagnostics.has_errors()) return 0;

  size_t instructions = 0;
  for (const lw::text::ListedPart& part : listing.parts) {
    LW_CHECK(part.first_instruction == instructions, "parts are not one after the other");
    instructions += part.instruction_count;
    uint64_t end = 0;
    for (size_t i = part.first_instruction; i < instructions; ++i) {
      const lw::text::ListedInstruction& listed = listing.instructions[i];
      LW_CHECK(listed.address >= end, "instructions overlap");
      LW_CHECK(!listed.is_instruction || decode(target, listed).valid(), "an instruction whose words are none");
      end = listed.address + 4u * listed.words_count;
    }
  }
  LW_CHECK(instructions == listing.instructions.size(), "instructions outside parts");
  return 0;
}
