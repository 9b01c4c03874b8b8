#include "text/symbols.h"

namespace lw::text {
namespace {

uint64_t hash_of(std::string_view name) {
  uint64_t hash = 0x9e3779b97f4a7c15u ^ name.size();
  const char* at = name.data();
  size_t left = name.size();
  for (; left >= 8; left -= 8, at += 8) {
    hash = (hash ^ load_le<uint64_t>(at)) * 0xff51afd7ed558ccdu;
    hash ^= hash >> 32;
  }
  uint64_t tail = 0;
  std::memcpy(&tail, at, left);
  hash = (hash ^ tail) * 0xc4ceb9fe1a85ec53u;
  return hash ^ (hash >> 29);
}

}  // namespace

Symbols::Symbols() : slots_(64, Slot{0, kNone}) {}

uint32_t Symbols::slot_of(std::string_view name, uint64_t hash) const {
  const uint32_t mask = static_cast<uint32_t>(slots_.size() - 1);
  const uint32_t high = static_cast<uint32_t>(hash >> 32);
  uint32_t slot = static_cast<uint32_t>(hash) & mask;
  while (slots_[slot].id != kNone && !(slots_[slot].hash_high == high && states_[slots_[slot].id].name == name))
    slot = (slot + 1) & mask;
  return slot;
}

void Symbols::grow() {
  std::vector<Slot> old(slots_.size() * 2, Slot{0, kNone});
  old.swap(slots_);
  for (const Slot& slot : old)
    if (slot.id != kNone) slots_[slot_of(states_[slot.id].name, hash_of(states_[slot.id].name))] = slot;
}

SymbolId Symbols::intern(std::string_view name) {
  const uint64_t hash = hash_of(name);
  uint32_t slot = slot_of(name, hash);
  if (slots_[slot].id != kNone) return slots_[slot].id;
  if (states_.size() * 2 >= slots_.size()) {
    grow();
    slot = slot_of(name, hash);
  }
  const SymbolId id = static_cast<SymbolId>(states_.size());
  slots_[slot] = {static_cast<uint32_t>(hash >> 32), id};
  SymbolState state;
  state.name = names_.emplace_back(name);
  states_.push_back(state);
  return id;
}

SymbolId Symbols::supersede(SymbolId id) {
  const SymbolId later = static_cast<SymbolId>(states_.size());
  states_.push_back(states_[id]);
  states_[id].superseded = true;
  states_[later].referenced = false;
  slots_[slot_of(states_[id].name, hash_of(states_[id].name))].id = later;
  return later;
}

std::string_view written_name(std::string_view name) {
  if (name.starts_with(kHere)) return ".";
  if (!name.starts_with(kNumberedLabel)) return name;
  const size_t end = name.find('$');
  return end == std::string_view::npos ? name : name.substr(kNumberedLabel.size(), end - kNumberedLabel.size());
}

// A label of digits before the line is known to be there where it is named.
std::string undefined_name(std::string_view name) {
  std::string written(written_name(name));
  if (name.starts_with(kNumberedLabel)) written += 'f';
  return written;
}

SymbolId Symbols::find(std::string_view name) const { return slots_[slot_of(name, hash_of(name))].id; }

}  // namespace lw::text
