#include "isa/lookup.h"

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

const std::array<FirstLevel, 512>& first_level(Column column) { return kFirstLevel[static_cast<size_t>(column)]; }

bool decides_encoding(Column column, uint64_t words, uint64_t fixed) {
  const std::array<FirstLevel, 512>& levels = first_level(column);
  const uint32_t place = first_level_place(words);
  const FirstLevel& level = levels[place];
  if (((uint64_t{level.opcode_mask} << level.opcode_lsb) & ~fixed) != 0) return false;
  // Fields may reach into the top nine bits; whatever they hold has to lead to the same slot.
  const uint32_t open = first_level_place(~fixed);
  for (uint32_t bits = open; bits != 0; bits = (bits - 1) & open)
    if (levels[place ^ bits] != level) return false;
  const uint64_t source = source_mask(words);
  const CandidateRun slot = kSlots[level.slot(words)];
  for (const Candidate& candidate : std::span(kCandidates + slot.first, slot.count)) {
    const bool has_source = (candidate.mask & source) == source;
    if (has_source && source_kind(candidate.bits) != source_kind(words)) continue;
    if ((words & candidate.mask) == candidate.bits) return (candidate.mask & ~fixed) == 0;
    if (((words ^ candidate.bits) & candidate.mask & fixed) == 0) return false;
  }
  return false;
}

EncodingId find_by_bits(Column column, uint64_t words) {
  const FirstLevel& level = first_level(column)[first_level_place(words)];
  const CandidateRun slot = kSlots[level.slot(words)];
  const Candidate* candidate = kCandidates + slot.first;
  for (const Candidate* end = candidate + slot.count; candidate != end; ++candidate)
    if ((words & candidate->mask) == candidate->bits) return candidate->id;
  return 0;
}

EncodingId find_one_word(Column column, uint32_t word) {
  const CandidateRun slot = kSlots[first_level(column)[first_level_place(word)].slot(word)];
  for (const Candidate& candidate : std::span(kCandidates + slot.first, slot.count))
    if ((word & candidate.mask) == candidate.bits && encoding(candidate.id).words == 1) return candidate.id;
  return 0;
}

}  // namespace lw::isa
