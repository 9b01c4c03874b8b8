#include "lint/special_rules.h"

#include <algorithm>
#include <array>

#include "base/check.h"
#include "isa/operand_values.h"

namespace lw::lint {
namespace {

using inst::Access;
using isa::Modifier;
using isa::Role;

// The issue of VMEM, LDS or an export implies that VALU has written its VGPRs (LLVM: GCNHazardRecognizer).
bool ends_pending_vgprs(const Facts& facts) {
  return facts.roles.has(Role::vmem) || facts.roles.has(Role::ds) || facts.roles.has(Role::exports) ||
         facts.roles.has(Role::waits_va_vdst);
}

bool is_valu(const Facts& facts) { return facts.roles.has(Role::valu); }
bool is_salu(const Facts& facts) { return facts.roles.has(Role::salu); }

// An SGPR or VCC; EXEC, M0 and null take no part in hazards of SGPRs.
bool is_sgpr(const Access& access) { return !access.is_vector() && access.first < isa::kM0; }

// --- An SGPR is read by VALU, is written, and is read again.

// The waits between a write and the read after it.
struct SgprWaits {
  bool of_salu = false, of_valu = false, of_vcc = false;
  void note(const Facts& facts) {
    of_salu |= facts.roles.has(Role::waits_sa_sdst);
    of_valu |= facts.roles.has(Role::waits_va_sdst) || ends_pending_vgprs(facts);
    of_vcc |= facts.roles.has(Role::waits_va_vcc);
  }
  bool cover(const Facts& writer, const Access& written) const {
    if (is_salu(writer)) return of_salu;
    return written.first >= isa::kVcc && written.first <= isa::kVccHi ? of_vcc : of_valu;
  }
};

// A path back from the read of an SGPR, first to its write and then to the earlier read.
struct SgprPath {
  bool is_done = false, is_written = false;
  SgprWaits waits;
  uint8_t scalars = 0;  // SALU instructions since the write
  bool done() const { return is_done; }
  uint64_t key() const {
    return scalars * uint64_t{16} + is_written * 8u + waits.of_salu * 4u + waits.of_valu * 2u + waits.of_vcc;
  }
};

class SgprReuse {
 public:
  SgprReuse(const Subject& subject, size_t reader) : subject_(subject), reader_(reader) {}
  virtual ~SgprReuse() = default;

  std::optional<TooNear> find() {
    WalkBack<SgprPath> walk(subject_);
    for (const Access& read : subject_.facts(reader_).accesses) {
      if (!read.read || !is_sgpr(read)) continue;
      walk.run(
          reader_, SgprPath{},
          [&](size_t i, SgprPath& path, const WalkBack<SgprPath>::Path& way) { step(i, read, path, way); },
          [](const SgprPath&, const auto&) {});
      if (found_) return found_;
    }
    return std::nullopt;
  }

 protected:
  // Whether an instruction reads the register as the rule says.
  virtual bool reads_first(const Facts& facts, const Access& read) const = 0;
  // Whether nothing older can matter.
  virtual bool ends(const Facts& facts, const SgprPath& path) const = 0;
  virtual bool writer_counts(const Facts& writer) const = 0;
  const Subject& subject() const { return subject_; }
  const Facts& reader() const { return subject_.facts(reader_); }

 private:
  void step(size_t i, const Access& read, SgprPath& path, const WalkBack<SgprPath>::Path& way) {
    const Facts& facts = subject_.facts(i);
    if (!facts.valid() || found_) {
      path.is_done = true;
      return;
    }
    if (path.is_written && reads_first(facts, read)) {
      found_ = TooNear{0, i, 0, 0, way.jumps()};
      path.is_done = true;
      return;
    }
    if (!path.is_written) {
      const Access* written = std::ranges::find_if(
          facts.accesses, [&](const Access& access) { return access.written && access.overlaps(read); });
      if (written != facts.accesses.end()) {
        path.is_written = writer_counts(facts) && !path.waits.cover(facts, *written);
        path.is_done = !path.is_written;
      }
      path.waits.note(facts);
      if (!path.is_written) {
        // The nearer reader reports this write.
        path.is_done |=
            (is_salu(facts) || is_valu(facts)) && std::ranges::any_of(facts.accesses, [&](const Access& access) {
              return access.read && access.first <= read.first &&
                     access.first + access.count >= read.first + read.count;
            });
        if (facts.roles.has(Role::salu_result)) path.scalars = static_cast<uint8_t>(std::min(path.scalars + 1, 15));
      }
    }
    path.is_done |= ends(facts, path);
  }

  const Subject& subject_;
  size_t reader_;
  std::optional<TooNear> found_;
};

// gfx11 in wave64: the first read is a mask of lanes (LLVM: fixVALUMaskWriteHazard; Mesa: VALUMaskWriteHazard).
class MaskWrite final : public SgprReuse {
 public:
  using SgprReuse::SgprReuse;

 private:
  bool reads_first(const Facts& facts, const Access& read) const override {
    return facts.roles.has(Role::lane_mask) && std::ranges::any_of(facts.accesses, [&](const Access& access) {
             return access.read && access.is_mask && access.overlaps(read);
           });
  }
  // A VALU instruction that reads an SGPR lies between the mask's read and the write (Mesa).
  bool ends(const Facts& facts, const SgprPath& path) const override {
    return path.is_written && is_valu(facts) && facts.roles.has(Role::reads_sgpr);
  }
  bool writer_counts(const Facts& writer) const override { return is_salu(writer) || is_valu(writer); }
};

// gfx12: the first read is any of VALU's; registers count in pairs (LLVM: AMDGPUWaitSGPRHazards).
class ReadSgpr final : public SgprReuse {
 public:
  using SgprReuse::SgprReuse;

 private:
  bool reads_first(const Facts& facts, const Access& read) const override {
    const auto first = static_cast<uint16_t>(read.first & ~1u);
    const Access pair{first, static_cast<uint8_t>(((read.first + read.count + 1u) & ~1u) - first)};
    return is_valu(facts) && std::ranges::any_of(facts.accesses, [&](const Access& access) {
             return access.read && !access.is_vector() && access.overlaps(pair);
           });
  }
  bool ends(const Facts& facts, const SgprPath& path) const override {
    if (facts.roles.has(Role::smem) || (facts.roles.has(Role::vmem) && !facts.roles.has(Role::flat))) return true;
    constexpr unsigned kForValu = 11, kForSalu = 10;
    return path.scalars >= (is_valu(reader()) ? kForValu : kForSalu);
  }
  bool writer_counts(const Facts& writer) const override {
    return is_salu(writer) || (is_valu(writer) && is_valu(reader()));
  }
};

bool is_wave64(const Subject& subject) { return subject.target().wave_size == 64; }

std::optional<TooNear> valu_mask_write(const Subject& subject, size_t second) {
  const Facts& reader = subject.facts(second);
  if (!is_wave64(subject) || !(is_salu(reader) || is_valu(reader))) return std::nullopt;
  return MaskWrite(subject, second).find();
}

std::optional<TooNear> valu_read_sgpr(const Subject& subject, size_t second) {
  const Facts& reader = subject.facts(second);
  if (!is_salu(reader) && !is_valu(reader)) return std::nullopt;
  return ReadSgpr(subject, second).find();
}

// --- gfx11 in wave64: VALU reads VGPRs, one written before and one after SALU wrote EXEC.

// Back from the reader: how many VALU instructions ago its sources and EXEC were written (LLVM:
// fixVALUPartialForwardingHazard).
struct ForwardingPath {
  static constexpr uint8_t kNever = 15;
  static constexpr uint8_t kMostAfter = 4, kMostBetween = 2, kMost = 8;
  uint64_t missing = 0;  // sources whose write has not been met, as bits
  uint8_t valus = 0, exec = kNever, after = kNever;
  size_t exec_at = kNoInstruction;
  bool is_done = false;
  bool done() const { return is_done; }
  uint64_t key() const { return (missing << 12) + (valus | exec * 16u | after * 256u); }
};

class PartialForwarding {
 public:
  PartialForwarding(const Subject& subject, size_t reader) : subject_(subject), reader_(reader) {
    for (const Access& access : subject.facts(reader).accesses)
      for (unsigned n = 0; access.read && access.is_vector() && n < access.count; ++n)
        sources_.push_back(static_cast<uint16_t>(access.first + n));
  }

  std::optional<TooNear> find() {
    constexpr size_t kMostSources = 40;  // of a matrix instruction
    if (sources_.size() < 2 || sources_.size() > kMostSources) return std::nullopt;
    ForwardingPath start;
    start.missing = (uint64_t{1} << sources_.size()) - 1;
    WalkBack<ForwardingPath>(subject_).run(
        reader_, start, [this](size_t i, ForwardingPath& path, const Way& way) { step(i, path, way); },
        [](const ForwardingPath&, const auto&) {});
    return found_;
  }

 private:
  using Way = WalkBack<ForwardingPath>::Path;

  void step(size_t i, ForwardingPath& path, const Way& way) {
    const Facts& facts = subject_.facts(i);
    if (!facts.valid() || ends_pending_vgprs(facts) || path.valus > ForwardingPath::kMost || found_) {
      path.is_done = true;
      return;
    }
    const bool is_first_exec = path.exec == ForwardingPath::kNever;
    const bool is_after_write = path.after != ForwardingPath::kNever;
    if (is_salu(facts) && facts.roles.has(Role::writes_exec) && is_first_exec && is_after_write) {
      path.is_done = path.after > ForwardingPath::kMostAfter;
      path.exec = path.valus;
      path.exec_at = i;
    }
    if (!is_valu(facts)) return;
    if (meet_writes(facts, path)) {
      if (path.exec == ForwardingPath::kNever) {
        path.after = std::min(path.after, path.valus);
      } else {
        if (path.valus - path.after - 1 <= ForwardingPath::kMostBetween)
          found_ = TooNear{0, path.exec_at, 0, 0, way.jumps()};
        path.is_done = true;
      }
    }
    ++path.valus;
  }

  // Whether the instruction is the latest that writes some source.
  bool meet_writes(const Facts& facts, ForwardingPath& path) const {
    const uint64_t before = path.missing;
    for (const Access& access : facts.accesses)
      for (size_t n = 0; access.written && n < sources_.size(); ++n)
        if (access.overlaps({sources_[n], 1})) path.missing &= ~(uint64_t{1} << n);
    return path.missing != before;
  }

  const Subject& subject_;
  size_t reader_;
  std::vector<uint16_t> sources_;
  std::optional<TooNear> found_;
};

std::optional<TooNear> valu_partial_forwarding(const Subject& subject, size_t second) {
  if (!is_wave64(subject)) return std::nullopt;
  return PartialForwarding(subject, second).find();
}

// --- gfx11 and gfx12: LDS direct writes a VGPR that VALU uses.

struct DirectPath {
  uint8_t valus = 0;
  bool any_trans = false, is_done = false;
  bool done() const { return is_done; }
  uint64_t key() const { return valus * 2u + any_trans; }
};

std::optional<TooNear> lds_direct_valu(const Subject& subject, size_t second) {
  constexpr unsigned kMost = 15;  // the largest value of the field: no wait
  const Facts& load = subject.facts(second);
  const unsigned allowed =
      std::max(load.instruction.mod(Modifier::wait_vdst), load.instruction.mod(Modifier::wait_va_vdst));
  const Access* written =
      std::ranges::find_if(load.accesses, [](const Access& a) { return a.written && a.is_vector(); });
  if (written == load.accesses.end()) return std::nullopt;
  std::optional<TooNear> found;
  const auto step = [&](size_t i, DirectPath& path, const WalkBack<DirectPath>::Path& way) {
    const Facts& facts = subject.facts(i);
    if (!facts.valid() || ends_pending_vgprs(facts) || path.valus >= kMost) {
      path.is_done = true;
      return;
    }
    if (!is_valu(facts)) return;
    path.any_trans |= facts.roles.has(Role::trans);
    if (std::ranges::any_of(facts.accesses, [&](const Access& access) { return access.overlaps(*written); })) {
      const unsigned most = path.any_trans ? 0 : path.valus;
      if (allowed > most && (!found || most < found->present)) found = TooNear{0, i, allowed, most, way.jumps()};
      path.is_done = true;
    }
    ++path.valus;
  };
  WalkBack<DirectPath>(subject).run(second, {}, step, [](const DirectPath&, const auto&) {});
  return found;
}

// --- Rules about neighbours.

// Whether an s_nop stands directly before an instruction on every path.
bool follows_nop(const Subject& subject, size_t i) {
  const auto is_nop = [&](size_t at) { return subject.facts(at).is_s_nop(); };
  const flow::BlockId b = subject.graph().block_of(i);
  if (i != subject.graph().blocks[b].first) return is_nop(i - 1);
  const auto before = subject.graph().predecessors_of(b);
  return !before.empty() && !subject.is_kernel_entry(b) && !subject.is_function_entry(b) &&
         std::ranges::all_of(before, [&](flow::BlockId from) { return is_nop(subject.graph().blocks[from].end - 1); });
}

// MSG_DEALLOC_VGPRS needs an s_nop directly before it, and no outstanding scratch store (Mesa; LLVM: SIInsertWaitcnts).
struct StorePath {
  bool is_done = false;
  bool done() const { return is_done; }
  uint64_t key() const { return 0; }
};

std::optional<TooNear> dealloc_vgprs(const Subject& subject, size_t second) {
  if (!follows_nop(subject, second)) return TooNear{0, kNoInstruction, 1, 0, {}};
  std::optional<TooNear> found;
  const auto step = [&](size_t i, StorePath& path, const WalkBack<StorePath>::Path& way) {
    const Facts& facts = subject.facts(i);
    path.is_done = found.has_value() || !facts.valid() || facts.roles.has(Role::waits_vs);
    if (path.is_done || !facts.roles.has(Role::scratch) ||
        !isa::has(facts.instruction.enc().record().writes, isa::Implicit::memory))
      return;
    found = TooNear{0, i, 0, 0, way.jumps()};
    path.is_done = true;
  };
  WalkBack<StorePath>(subject).run(second, {}, step, [](const StorePath&, const auto&) {});
  return found;
}

// s_clause N makes a clause of the N+1 instructions after it.
std::optional<TooNear> nsa_clause(const Subject& subject, size_t second) {
  constexpr size_t kLongest = 64;
  for (size_t back = 1; back <= std::min(second, kLongest); ++back) {
    if (!subject.code().follows_directly(second - back + 1)) break;
    const Facts& facts = subject.facts(second - back);
    if (!facts.valid()) break;
    if (!facts.roles.has(Role::clause)) continue;
    if ((facts.instruction.operand[0] & (kLongest - 1)) + 1 >= back) return TooNear{0, second - back, 0, 0, {}};
    break;
  }
  return std::nullopt;
}

// A 64-bit shift whose amount is the last VGPR of the wave (LLVM: fixShift64HighRegBug).
std::optional<TooNear> shift64_high_reg(const Subject& subject, size_t second) {
  const Facts& facts = subject.facts(second);
  const uint32_t amount = facts.instruction.operand[1];  // v_lshlrev_b64 d0, s0, s1
  if (amount < isa::kFirstVgpr || amount >= isa::kPastVgprs) return std::nullopt;
  const uint32_t number = amount - isa::kFirstVgpr;
  if (number % 8 != 7 || number + 1 != subject.allocated(subject.function_of(second)).vgprs) return std::nullopt;
  return TooNear{0, kNoInstruction, 0, 0, {}};
}

struct Named {
  std::string_view name;
  SpecialRule rule;
};
constexpr std::array kRules{
    Named{"VALUMaskWrite", valu_mask_write},
    Named{"VALUReadSGPR", valu_read_sgpr},
    Named{"VALUPartialForwarding", valu_partial_forwarding},
    Named{"LdsDirectVALU", lds_direct_valu},
    Named{"DeallocVGPRs", dealloc_vgprs},
    Named{"NSAClause", nsa_clause},
    Named{"Shift64HighReg", shift64_high_reg},
};

}  // namespace

SpecialRule special_rule(std::string_view hazard) {
  const auto* known = std::ranges::find(kRules, hazard, &Named::name);
  LW_CHECK(known != kRules.end(), hazard);
  return known->rule;
}

}  // namespace lw::lint
