#include "base/base.h"
#include "isa/tables.h"

namespace lw::isa {

namespace {

// FNV-1a; tools/isac/emit.py fills kNameHash with the same function.
uint32_t name_hash(std::string_view text) {
  uint32_t hash = 0x811c9dc5;
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x01000193;
  return hash;
}

const Name* find_name(std::string_view text) {
  const size_t mask = kNameHashCount - 1;
  for (size_t place = name_hash(text) & mask; kNameHash[place] != 0; place = (place + 1) & mask) {
    const Name& name = kNames[kNameHash[place] - 1];
    if (std::string_view(kStrings + name.text_offset, name.text_size) == text) return &name;
  }
  return nullptr;
}

}  // namespace

std::span<const EncodingId> find_by_mnemonic(Column column, std::string_view mnemonic) {
  const Name* name = find_name(mnemonic);
  if (name == nullptr) return {};
  const NameRun run = name->by_column[static_cast<size_t>(column)];
  return {kNameEncodings + run.first, run.count};
}

const Record* find_record(std::string_view text) {
  const Name* name = find_name(text);
  return name == nullptr || name->record < 0 ? nullptr : &kRecords[name->record];
}

bool first_word_decides(Column column, uint32_t word) {
  const FirstLevel& level = kFirstLevel[static_cast<size_t>(column)][bit_field(word, 23, 9)];
  constexpr uint64_t kFirstWord = 0xffff'ffff;
  if (((uint64_t{level.opcode_mask} << level.opcode_lsb) & ~kFirstWord) != 0) return false;
  const Slot slot = kSlots[level.base + ((word >> level.opcode_lsb) & level.opcode_mask)];
  for (const Candidate& candidate : std::span(kCandidates + slot.first, slot.count)) {
    if ((word & candidate.mask & kFirstWord) != (candidate.bits & kFirstWord)) continue;
    return (candidate.mask & ~kFirstWord) == 0;
  }
  return true;
}

EncodingId find_by_bits(Column column, uint64_t words) {
  const FirstLevel& level = kFirstLevel[static_cast<size_t>(column)][bit_field(words, 23, 9)];
  const Slot slot = kSlots[level.base + ((words >> level.opcode_lsb) & level.opcode_mask)];
  const Candidate* candidate = kCandidates + slot.first;
  for (const Candidate* end = candidate + slot.count; candidate != end; ++candidate)
    if ((words & candidate->mask) == candidate->bits) return candidate->id;
  return 0;
}

}  // namespace lw::isa
