#include "flow/effects.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <unordered_map>

#include "flow/derive.h"
#include "isa/operand_values.h"
#include "isa/per_encoding.h"

namespace lw::flow {

uint64_t lane_bits(Lanes lanes, uint8_t lane, uint64_t exec) {
  switch (lanes) {
    case Lanes::exec:
    case Lanes::some: return exec;
    case Lanes::one: return uint64_t{1} << (lane & 63);
    case Lanes::first: return exec == 0 ? 1 : uint64_t{1} << std::countr_zero(exec);
    case Lanes::whole:
    case Lanes::unknown: break;
  }
  return ~uint64_t{0};
}

bool names_register(isa::Kind kind) {
  switch (kind) {
    case isa::Kind::vgpr:
    case isa::Kind::agpr:
    case isa::Kind::avgpr:
    case isa::Kind::asrc:
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
    case isa::Kind::ssrc:
    case isa::Kind::sdst:
    case isa::Kind::sreg:
    case isa::Kind::soffset: return true;
    default: return false;
  }
}

namespace {

constexpr uint32_t kFirstSpecialScalar = 102;

// In the first word of a key, beside the encoding.
constexpr uint64_t kHasLiteral = uint64_t{1} << 30, kLiteralMatters = uint64_t{1} << 31;

// Address offsets move an access; which registers it reads does not depend on them. (The lanes that ds_swizzle_b32
// takes from do, but it reads them under EXEC like any other.)
bool plays_no_part(isa::Modifier m) {
  return m == isa::Modifier::offset || m == isa::Modifier::offset0 || m == isa::Modifier::offset1;
}

bool immediate_matters(isa::Kind kind) {
  return kind == isa::Kind::imm || kind == isa::Kind::hwreg || kind == isa::Kind::gpr_idx;
}

// A tuple that has none of an image's address registers, named one by one: there are more tuples than these.
uint32_t tuple_beside(const isa::Target& target, const inst::Instruction& instruction) {
  const unsigned count = inst::image_address_dwords(target, instruction);
  for (uint32_t tuple = kVgpr;; tuple += kLongestTuple) {
    bool is_free = true;
    for (unsigned n = 0; n < count; ++n)
      is_free &= inst::address_register(target, instruction, n) - tuple >= kLongestTuple;
    if (is_free) return tuple;
  }
}

// Each general register of an operand gets a tuple of its own, so that no register stands for two operands.
// Registers of an image's address that are named one by one stay, and the other operand's tuple lies beside them.
inst::Instruction canonical(const isa::Target& target, const inst::Instruction& instruction) {
  inst::Instruction result = instruction;
  const isa::Encoding& encoding = instruction.enc();
  uint32_t scalar = 0, vector = kVgpr;
  const bool has_list = inst::has_address_list(target, instruction);
  if (has_list) vector = tuple_beside(target, instruction);
  for (size_t i = 0; i < encoding.operand_count; ++i) {
    uint32_t& value = result.operand[i];
    if (has_list && i == inst::kImageAddress) continue;
    if (!names_register(encoding.operands()[i].kind)) continue;
    if (value >= kVgpr) {
      value = vector;
      vector += kLongestTuple;
    } else if (value < kFirstSpecialScalar) {
      value = scalar;
      scalar += kLongestTuple;
    }
  }
  return result;
}

constexpr unsigned kListShift = 8;  // in the flags of a key
constexpr uint64_t kAnyVgpr = 0x8000, kAnySgpr = 0x8001;
static_assert(inst::kMaxOperands == 8);

// A modifier and where its value goes in the key.
struct KeyModifier {
  isa::Modifier modifier;
  uint8_t shift;
};

// What of an encoding's instructions goes into the key.
struct KeyPlan {
  enum class Part : uint8_t { nothing, register_name, immediate };
  bool is_image = false;
  uint8_t operand_count = 0;
  std::array<Part, inst::kMaxOperands> part{};
  std::vector<KeyModifier> modifiers;
};

KeyPlan make_key_plan(const isa::Encoding& encoding) {
  KeyPlan plan;
  plan.operand_count = encoding.operand_count;
  plan.is_image = inst::is_image(encoding.format);
  const auto operands = encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    // Immediates of SOPK and the like are added, moved or compared: their value says nothing about which bytes are
    // read. Short immediates of other formats may select.
    const bool selects = immediate_matters(operands[i].kind) && operands[i].width < 16;
    plan.part[i] = names_register(operands[i].kind)                  ? KeyPlan::Part::register_name
                   : selects || operands[i].kind == isa::Kind::hwreg ? KeyPlan::Part::immediate
                                                                     : KeyPlan::Part::nothing;
  }
  unsigned shift = 0;
  for (const isa::ModifierField& field : encoding.modifiers()) {
    if (!field.allowed || plays_no_part(field.modifier)) continue;
    plan.modifiers.push_back({field.modifier, static_cast<uint8_t>(shift)});
    shift += field.width;
  }
  LW_CHECK(shift <= 64, "the modifiers of an encoding fit 64 bits");
  return plan;
}

const KeyPlan& key_plan_of(isa::EncodingId id) {
  static constinit isa::PerEncoding<KeyPlan, make_key_plan> plans;
  return plans[id];
}

// Values for a literal that differ in every way that bit operations look at.
constexpr std::array<uint32_t, 5> kProbes{0, 0xff, 0xffff0000, 0x00100008, 0xffffffff};

bool same_accesses(const Effects& a, const Effects& b) {
  if (a.reads.size() != b.reads.size() || a.writes.size() != b.writes.size() || a.always != b.always) return false;
  for (size_t i = 0; i < a.reads.size(); ++i)
    if (!(a.reads[i].slot == b.reads[i].slot) || a.reads[i].bytes != b.reads[i].bytes) return false;
  for (size_t i = 0; i < a.writes.size(); ++i)
    if (!(a.writes[i].slot == b.writes[i].slot) || a.writes[i].bytes != b.writes[i].bytes ||
        a.writes[i].needs != b.writes[i].needs)
      return false;
  return true;
}

// How far the accesses of each operand reach, and which operand is a plain number.
void note_operands(const isa::Target& target, const inst::Instruction& instruction, Effects& effects) {
  const bool has_list = inst::has_address_list(target, instruction);
  const auto note = [&](const RegisterSlot& slot) {
    if (slot.operand == RegisterSlot::kFixed) return;
    uint8_t& span = effects.span[slot.operand];
    span = std::max(span, static_cast<uint8_t>(slot.number + 1));
  };
  for (const Read& read : effects.reads) note(read.slot);
  for (const Write& write : effects.writes) note(write.slot);
  const auto operands = instruction.enc().operands();
  effects.operand_count = static_cast<uint8_t>(operands.size());
  for (size_t i = 0; i < operands.size(); ++i) {
    if (instruction.operand[i] >= kVgpr) effects.vector_operands |= static_cast<uint8_t>(1u << i);
    if (has_list && i == inst::kImageAddress) continue;
    // An operand of indexed registers has no access of its own.
    const bool vector = operands[i].kind == isa::Kind::vgpr || operands[i].kind == isa::Kind::agpr ||
                        operands[i].kind == isa::Kind::avgpr || operands[i].kind == isa::Kind::asrc ||
                        operands[i].kind == isa::Kind::vsrc || operands[i].kind == isa::Kind::vsrc_nolit;
    if (vector && instruction.operand[i] >= kVgpr)
      effects.span[i] = std::max<uint8_t>(effects.span[i], std::max<uint8_t>(1, operands[i].dwords));
    if (operands[i].kind == isa::Kind::label || operands[i].kind == isa::Kind::imm)
      effects.immediate = static_cast<uint8_t>(i);
  }
}

}  // namespace

// What two instructions must share to share their effects.
struct EffectsTable::Key {
  uint64_t form = 0;                   // encoding, whether there is a literal, and the literal where it matters
  uint64_t modifiers = 0;              // side by side
  std::array<uint64_t, 2> operands{};  // 16 bits each
  uint32_t flags = 0;
  bool operator==(const Key& o) const {
    return ((form ^ o.form) | (modifiers ^ o.modifiers) | (operands[0] ^ o.operands[0]) |
            (operands[1] ^ o.operands[1]) | (flags ^ o.flags)) == 0;
  }
  uint64_t hash() const {
    const uint64_t mixed = form + std::rotl(modifiers, 17) + std::rotl(operands[0], 31) + std::rotl(operands[1], 47) +
                           std::rotl(uint64_t{flags}, 5);
    return (mixed ^ (mixed >> 29)) * 0x9e3779b97f4a7c15u;
  }
};

struct EffectsTable::Index {
  struct Hash {
    size_t operator()(const Key& key) const { return key.hash() >> 16; }
  };
  // The keys met last, by encoding and by their hash: code repeats itself.
  struct Recent {
    Key key;
    uint32_t effects = 0;
    bool used = false;
  };
  static constexpr unsigned kRecentBits = 10;
  Recent& recent_at(const Key& key) { return recent[key.hash() >> (64 - kRecentBits)]; }

  Recent& last_of(isa::EncodingId encoding) { return last[encoding % last.size()]; }

  std::array<Recent, size_t{1} << kRecentBits> recent;
  std::array<Recent, size_t{1} << kRecentBits> last;  // encodings share places; the key tells them apart
  std::unordered_map<Key, uint32_t, Hash> known;
  std::unordered_map<Key, bool, Hash> literal_matters;  // by key without the literal
  // By effects and operand: whether any constant in that operand matters; and by the constant, too.
  std::map<std::pair<uint32_t, size_t>, bool> constant_matters;
  std::map<std::tuple<uint32_t, size_t, uint32_t>, uint32_t> with_constant;
  // Address registers of images that are named one by one, numbered from 1 on.
  std::map<std::pair<uint32_t, std::array<uint8_t, 12>>, uint32_t> lists;
  uint32_t number_of_list(const inst::Instruction& instruction) {
    const std::pair list{instruction.operand[inst::kImageAddress], instruction.more_addresses};
    return lists.try_emplace(list, static_cast<uint32_t>(lists.size()) + 1).first->second;
  }
};

EffectsTable::EffectsTable(const isa::Target& target) : target_(target), index_(std::make_unique<Index>()) {}
EffectsTable::~EffectsTable() = default;

uint32_t EffectsTable::find_or_add(const inst::Instruction& instruction, bool gpr_indexing) {
  const KeyPlan& plan = key_plan_of(instruction.encoding);
  uint64_t modifiers = 0;
  for (const KeyModifier& modifier : plan.modifiers)
    modifiers |= uint64_t{instruction.mod(modifier.modifier)} << modifier.shift;
  const auto part = [&](unsigned i) -> uint64_t {
    const uint32_t value = instruction.operand[i];
    switch (plan.part[i]) {
      case KeyPlan::Part::register_name:
        return value >= kVgpr ? kAnyVgpr : value < kFirstSpecialScalar ? kAnySgpr : value;
      case KeyPlan::Part::immediate: return value & 0x7fff;
      default: return 0;
    }
  };
  Key key;
  key.form = instruction.encoding | (instruction.has_literal ? kHasLiteral : 0);
  key.modifiers = modifiers;
  key.operands[0] = part(0) | part(1) << 16 | part(2) << 32 | part(3) << 48;
  key.flags = uint32_t{instruction.address_dwords} << 1 | uint32_t{gpr_indexing};
  if (plan.is_image && inst::has_address_list(target_, instruction)) [[unlikely]]
    key.flags |= index_->number_of_list(instruction) << kListShift;
  if (plan.operand_count > 4) key.operands[1] = part(4) | part(5) << 16 | part(6) << 32 | part(7) << 48;
  Index::Recent& last = index_->last_of(instruction.encoding);
  if (last.used && last.key == key) return last.effects;
  const Index::Recent& recent = index_->recent_at(key);
  if (!recent.used || !(recent.key == key)) return find_or_derive(instruction, gpr_indexing, key);
  last = recent;
  return last.effects;
}

// For a key that was not met lately, or one whose literal matters.
uint32_t EffectsTable::find_or_derive(const inst::Instruction& instruction, bool gpr_indexing, Key key) {
  if (instruction.has_literal) {
    const auto [at, fresh] = index_->literal_matters.try_emplace(key, false);
    if (fresh) {
      inst::Instruction probe = canonical(target_, instruction);
      probe.literal = kProbes[0];
      const Effects first = derive_effects(target_, probe, gpr_indexing);
      for (size_t i = 1; i < kProbes.size() && !at->second; ++i) {
        probe.literal = kProbes[i];
        at->second = !same_accesses(first, derive_effects(target_, probe, gpr_indexing));
      }
    }
    if (at->second) key.form |= kLiteralMatters | uint64_t{instruction.literal} << 32;
  }
  Index::Recent& recent = index_->recent_at(key);
  if (recent.used && recent.key == key) return recent.effects;
  const auto [at, fresh] = index_->known.try_emplace(key, static_cast<uint32_t>(effects_.size()));
  if (fresh) {
    const inst::Instruction form = canonical(target_, instruction);
    effects_.push_back(derive_effects(target_, form, gpr_indexing));
    note_operands(target_, form, effects_.back());
  }
  recent = {key, at->second, true};
  return at->second;
}

Effects EffectsTable::derive_with_constant(const Effects& general, const inst::Instruction& instruction, size_t operand,
                                           uint32_t value, bool gpr_indexing) const {
  const inst::Instruction form = canonical(target_, instruction);
  const RegisterSlot constant{static_cast<uint8_t>(operand), 0};
  const KnownRegister known{static_cast<Register>(form.operand[operand]), value};
  const Effects special = derive_effects(target_, form, gpr_indexing, known);
  Effects effects = general;
  const auto slot_is = [](const RegisterSlot& slot) {
    return [&slot](const auto& access) { return access.slot == slot; };
  };
  std::vector<size_t> same(general.reads.size(), special.reads.size());  // by read: the special one's
  for (size_t r = 0; r < same.size(); ++r) {
    if (general.reads[r].slot == constant) continue;
    const auto at = std::find_if(special.reads.begin(), special.reads.end(), slot_is(general.reads[r].slot));
    same[r] = static_cast<size_t>(at - special.reads.begin());
  }
  const auto narrow = [&](ReadBytes& bytes, const ReadBytes& narrower) {
    for (size_t r = 0; r < bytes.size(); ++r)
      if (same[r] < narrower.size()) bytes[r] &= narrower[same[r]];
  };
  narrow(effects.always, special.always);
  for (Write& write : effects.writes) {
    const auto at = std::find_if(special.writes.begin(), special.writes.end(), slot_is(write.slot));
    if (at == special.writes.end()) continue;
    for (unsigned byte = 0; byte < 4; ++byte)
      if (((write.bytes & at->bytes) >> byte & 1) != 0) narrow(write.needs[byte], at->needs[byte]);
  }
  sum_up_needs(effects);
  return effects;
}

uint32_t EffectsTable::with_constant(uint32_t effects, const inst::Instruction& instruction, size_t operand,
                                     uint32_t value, bool gpr_indexing) {
  const Effects& general = effects_[effects];
  if (general.from_operands || general.span[operand] != 1 || instruction.enc().operands()[operand].is_written)
    return effects;
  const auto derive = [&](uint32_t constant) {
    return derive_with_constant(effects_[effects], instruction, operand, constant, gpr_indexing);
  };
  const auto [matters, fresh] = index_->constant_matters.try_emplace({effects, operand}, false);
  if (fresh)
    matters->second = std::any_of(kProbes.begin(), kProbes.end(),
                                  [&](uint32_t probe) { return !same_accesses(effects_[effects], derive(probe)); });
  if (!matters->second) return effects;
  const auto [at, unseen] = index_->with_constant.try_emplace({effects, operand, value}, effects);
  if (!unseen) return at->second;
  Effects special = derive(value);
  if (same_accesses(effects_[effects], special)) return effects;
  at->second = static_cast<uint32_t>(effects_.size());
  effects_.push_back(std::move(special));
  return at->second;
}

Effects effects_of(const isa::Target& target, const inst::Instruction& instruction, bool gpr_indexing) {
  Effects effects = derive_effects(target, canonical(target, instruction), gpr_indexing);
  const auto resolve = [&](RegisterSlot& slot) {
    if (slot.operand == RegisterSlot::kFixed) return;
    slot.number = static_cast<uint16_t>(slot.number + instruction.operand[slot.operand]);
    slot.operand = RegisterSlot::kFixed;
  };
  for (Read& read : effects.reads) resolve(read.slot);
  for (Write& write : effects.writes) resolve(write.slot);
  for (MaskWrite& mask : effects.masks) {
    resolve(mask.slot);
    for (MaskTerm& term : mask.value) resolve(term.slot);
  }
  resolve(effects.target);
  return effects;
}

}  // namespace lw::flow
