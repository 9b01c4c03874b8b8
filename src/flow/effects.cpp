#include "flow/effects.h"

#include <algorithm>
#include <unordered_map>

#include "flow/derive.h"

namespace lw::flow {
namespace {

constexpr uint32_t kFirstVgpr = 256;
constexpr uint32_t kFirstSpecialScalar = 102;
constexpr uint32_t kFirstConstant = 128;
constexpr uint32_t kLiteral = 255;
constexpr uint32_t kSpacing = 16;  // the longest register tuple

bool names_register(isa::Kind kind) {
  switch (kind) {
    case isa::Kind::vgpr:
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
    case isa::Kind::ssrc:
    case isa::Kind::sdst:
    case isa::Kind::sreg:
    case isa::Kind::soffset: return true;
    default: return false;
  }
}

// Address offsets move an access; which registers it reads does not depend on them. (The lanes that ds_swizzle_b32
// takes from do, but it reads them under EXEC like any other.)
bool plays_no_part(isa::Modifier m) {
  return m == isa::Modifier::offset || m == isa::Modifier::offset0 || m == isa::Modifier::offset1;
}

bool immediate_matters(isa::Kind kind) {
  return kind == isa::Kind::imm || kind == isa::Kind::hwreg || kind == isa::Kind::gpr_idx;
}

// Each general register of an operand gets a tuple of its own, so that no register stands for two operands.
inst::Instruction canonical(const inst::Instruction& instruction) {
  inst::Instruction result = instruction;
  const isa::Encoding& encoding = instruction.enc();
  uint32_t scalar = 0, vector = kFirstVgpr;
  for (size_t i = 0; i < encoding.operand_count; ++i) {
    uint32_t& value = result.operand[i];
    if (!names_register(encoding.operands()[i].kind)) continue;
    if (value >= kFirstVgpr) {
      value = vector;
      vector += kSpacing;
    } else if (value < kFirstSpecialScalar) {
      value = scalar;
      scalar += kSpacing;
    }
  }
  return result;
}

// What two instructions must share to share their effects.
struct Key {
  uint32_t encoding = 0;
  uint32_t literal = 0;
  uint64_t modifiers = 0;
  std::array<uint16_t, inst::kMaxOperands> operand{};
  uint8_t address_dwords = 0;
  bool gpr_indexing = false;
  bool operator==(const Key&) const = default;
};

struct KeyHash {
  size_t operator()(const Key& key) const {
    uint64_t h = key.encoding * 0x9e3779b97f4a7c15u + key.literal;
    const auto mix = [&](uint64_t v) { h = (h ^ v) * 0xff51afd7ed558ccdu, h ^= h >> 32; };
    mix(key.modifiers);
    uint64_t a = 0, b = 0;
    static_assert(inst::kMaxOperands <= 8);
    std::array<uint16_t, 8> padded{};
    std::copy(key.operand.begin(), key.operand.end(), padded.begin());
    for (unsigned i = 0; i < 4; ++i) {
      a |= uint64_t{padded[i]} << (16 * i);
      b |= uint64_t{padded[4 + i]} << (16 * i);
    }
    mix(a);
    mix(b);
    mix(uint64_t{key.address_dwords} << 1 | uint64_t{key.gpr_indexing});
    return h;
  }
};

constexpr uint16_t kAnyVgpr = 0x8000, kAnySgpr = 0x8001, kAnyImmediate = 0x8002;

Key key_of(const inst::Instruction& instruction, bool gpr_indexing) {
  Key key;
  key.encoding = instruction.encoding;
  key.address_dwords = instruction.address_dwords;
  key.gpr_indexing = gpr_indexing;
  const isa::Encoding& encoding = instruction.enc();
  unsigned shift = 0;
  for (const isa::ModifierField& field : encoding.modifiers()) {
    if (!field.allowed || plays_no_part(field.modifier)) continue;
    key.modifiers |= uint64_t{instruction.mod(field.modifier)} << shift;
    shift += field.width;
  }
  const auto operands = encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const uint32_t value = instruction.operand[i];
    uint16_t& part = key.operand[i];
    if (names_register(operands[i].kind)) {
      part = value >= kFirstVgpr ? kAnyVgpr : value < kFirstSpecialScalar ? kAnySgpr : static_cast<uint16_t>(value);
    } else {
      part = immediate_matters(operands[i].kind) ? static_cast<uint16_t>(value) : kAnyImmediate;
    }
  }
  return key;
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

// Immediates of SOPK and the like are added, moved or compared: their value says nothing about which bytes are read.
// Short immediates of other formats may select.
uint16_t immediate_class(const isa::Operand& operand, uint32_t value) {
  return operand.width >= 16 ? kAnyImmediate : static_cast<uint16_t>(value);
}

}  // namespace

struct EffectsTable::Index {
  // The keys met last, by their hash: code repeats itself.
  struct Recent {
    Key key;
    uint32_t effects = 0;
    bool used = false;
  };
  std::vector<Recent> recent = std::vector<Recent>(1024);
  std::unordered_map<Key, uint32_t, KeyHash> known;
  std::unordered_map<Key, bool, KeyHash> literal_matters;  // by key without the literal
};

EffectsTable::EffectsTable(const isa::Target& target) : target_(target), index_(std::make_unique<Index>()) {}
EffectsTable::~EffectsTable() = default;

uint32_t EffectsTable::find_or_add(const inst::Instruction& instruction, bool gpr_indexing) {
  Key key = key_of(instruction, gpr_indexing);
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].kind == isa::Kind::imm) key.operand[i] = immediate_class(operands[i], instruction.operand[i]);
  if (instruction.has_literal) {
    const auto [at, fresh] = index_->literal_matters.try_emplace(key, false);
    if (fresh) {
      inst::Instruction probe = canonical(instruction);
      probe.literal = kProbes[0];
      const Effects first = derive_effects(target_, probe, gpr_indexing);
      for (size_t i = 1; i < kProbes.size() && !at->second; ++i) {
        probe.literal = kProbes[i];
        at->second = !same_accesses(first, derive_effects(target_, probe, gpr_indexing));
      }
    }
    if (at->second) key.literal = instruction.literal;
  }
  Index::Recent& recent = index_->recent[KeyHash()(key) % index_->recent.size()];
  if (recent.used && recent.key == key) return recent.effects;
  const auto [at, fresh] = index_->known.try_emplace(key, static_cast<uint32_t>(effects_.size()));
  if (fresh) effects_.push_back(derive_effects(target_, canonical(instruction), gpr_indexing));
  recent = {key, at->second, true};
  return at->second;
}

Effects effects_of(const isa::Target& target, const inst::Instruction& instruction, bool gpr_indexing) {
  Effects effects = derive_effects(target, canonical(instruction), gpr_indexing);
  const auto resolve = [&](Slot& slot) {
    if (slot.operand == Slot::kFixed) return;
    slot.number = static_cast<uint16_t>(slot.number + instruction.operand[slot.operand]);
    slot.operand = Slot::kFixed;
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
