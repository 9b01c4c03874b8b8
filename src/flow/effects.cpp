#include "flow/effects.h"

#include <algorithm>
#include <unordered_map>

#include "flow/derive.h"

namespace lw::flow {

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

namespace {

constexpr uint32_t kFirstVgpr = 256;
constexpr uint32_t kFirstSpecialScalar = 102;
constexpr uint32_t kFirstConstant = 128;
constexpr uint32_t kLiteral = 255;

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
      vector += kLongestTuple;
    } else if (value < kFirstSpecialScalar) {
      value = scalar;
      scalar += kLongestTuple;
    }
  }
  return result;
}

// What two instructions must share to share their effects.
struct Key {
  uint64_t form = 0;                   // encoding, then the literal where it matters
  uint64_t modifiers = 0;              // side by side
  std::array<uint64_t, 2> operands{};  // 16 bits each; the last 16 are flags
  bool operator==(const Key&) const = default;
};

struct KeyHash {
  size_t operator()(const Key& key) const {
    const uint64_t h = (key.form * 0x9e3779b97f4a7c15u) ^ (key.modifiers * 0xff51afd7ed558ccdu) ^
                       (key.operands[0] * 0xc4ceb9fe1a85ec53u) ^ (key.operands[1] * 0xd6e8feb86659fd93u);
    return h ^ (h >> 32);
  }
};

constexpr uint64_t kAnyVgpr = 0x8000, kAnySgpr = 0x8001, kAnyImmediate = 0x8002;
static_assert(inst::kMaxOperands <= 7);

// What of an encoding's instructions goes into the key.
struct KeyPlan {
  enum class Part : uint8_t { register_name, immediate, nothing };
  struct Modifier {
    isa::Modifier modifier;
    uint8_t shift;
  };
  bool made = false;
  uint8_t operand_count = 0;
  std::array<Part, inst::kMaxOperands> part{};
  std::vector<Modifier> modifiers;
};

KeyPlan make_plan(const isa::Encoding& encoding) {
  KeyPlan plan;
  plan.made = true;
  plan.operand_count = encoding.operand_count;
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

Key key_of(const KeyPlan& plan, const inst::Instruction& instruction, bool gpr_indexing) {
  Key key;
  key.form = instruction.encoding;
  for (const KeyPlan::Modifier& m : plan.modifiers) key.modifiers |= uint64_t{instruction.mod(m.modifier)} << m.shift;
  for (unsigned i = 0; i < plan.operand_count; ++i) {
    const uint32_t value = instruction.operand[i];
    uint64_t part = kAnyImmediate;
    if (plan.part[i] == KeyPlan::Part::register_name) {
      part = value >= kFirstVgpr ? kAnyVgpr : value < kFirstSpecialScalar ? kAnySgpr : value;
    } else if (plan.part[i] == KeyPlan::Part::immediate) {
      part = value & 0x7fff;
    }
    key.operands[i / 4] |= part << (16 * (i % 4));
  }
  key.operands[1] |= (uint64_t{instruction.address_dwords} << 1 | uint64_t{gpr_indexing}) << 48;
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

// How far the accesses of each operand reach.
void note_spans(Effects& effects) {
  const auto note = [&](const Slot& slot) {
    if (slot.operand == Slot::kFixed) return;
    uint8_t& span = effects.span[slot.operand];
    span = std::max(span, static_cast<uint8_t>(slot.number + 1));
  };
  for (const Read& read : effects.reads) note(read.slot);
  for (const Write& write : effects.writes) note(write.slot);
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
  std::vector<KeyPlan> plans = std::vector<KeyPlan>(isa::encodings().size());
  std::unordered_map<Key, uint32_t, KeyHash> known;
  std::unordered_map<Key, bool, KeyHash> literal_matters;  // by key without the literal
};

EffectsTable::EffectsTable(const isa::Target& target) : target_(target), index_(std::make_unique<Index>()) {}
EffectsTable::~EffectsTable() = default;

uint32_t EffectsTable::find_or_add(const inst::Instruction& instruction, bool gpr_indexing) {
  KeyPlan& plan = index_->plans[instruction.encoding];
  if (!plan.made) plan = make_plan(instruction.enc());
  Key key = key_of(plan, instruction, gpr_indexing);
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
    if (at->second) key.form |= uint64_t{1} << 31 | uint64_t{instruction.literal} << 32;
  }
  Index::Recent& recent = index_->recent[KeyHash()(key) % index_->recent.size()];
  if (recent.used && recent.key == key) return recent.effects;
  const auto [at, fresh] = index_->known.try_emplace(key, static_cast<uint32_t>(effects_.size()));
  if (fresh) {
    effects_.push_back(derive_effects(target_, canonical(instruction), gpr_indexing));
    note_spans(effects_.back());
  }
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
