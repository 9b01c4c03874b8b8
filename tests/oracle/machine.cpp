#include "machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <span>

#include "bytes/bytes.h"
#include "interp/straight_line.h"
#include "sem/sem.h"

namespace oracle {
namespace {

const lw::isa::Target& isa_target(Target target) {
  const lw::isa::Target* found = lw::isa::find_target(target == Target::gfx8 ? "gfx803" : "gfx900");
  LW_CHECK(found != nullptr, "a target is missing");
  return *found;
}

}  // namespace

Machine::Machine(Target target) : target_(target) {}

std::optional<Registers> Machine::run(uint64_t words, std::string_view name, const Registers& before, uint32_t mode) {
  const lw::isa::Target& target = isa_target(target_);
  const lw::bytes::Decoded decoded = lw::bytes::decode(target, std::as_bytes(std::span(&words, 1)));
  if (!decoded.instruction.valid()) {
    why_ = "the words do not decode";
    return std::nullopt;
  }
  if (decoded.instruction.enc().stem() != name || decoded.size_bytes != 8) {
    why_ = fmt::format("the words decode to {} of {} bytes", decoded.instruction.enc().stem(), decoded.size_bytes);
    return std::nullopt;
  }
  const lw::sem::Specialised meaning = lw::sem::specialise(target, decoded.instruction);
  if (meaning.refusal != lw::sem::ProgramRefusal::none) {
    why_ = fmt::format("no meaning: {}", meaning.note);
    return std::nullopt;
  }
  lw::state::Wave wave(static_cast<unsigned>(before.vgpr.size()));
  for (unsigned n = 0; n < before.vgpr.size(); ++n)
    std::copy(before.vgpr[n].begin(), before.vgpr[n].end(), wave.vgpr(n));
  std::copy(before.sgpr.begin(), before.sgpr.end(), wave.sgpr.begin());
  wave.set_sgpr_pair(lw::state::vcc_lo, before.vcc);
  wave.set_sgpr_pair(lw::state::exec_lo, before.exec);
  wave.mode = mode;
  const lw::events::Outcome outcome =
      lw::interp::run_straight_line(std::span(&meaning.program, 1), wave, lw::exec::machine_model(target));
  if (!outcome.finished()) {
    why_ = outcome.text();
    return std::nullopt;
  }
  Registers after;
  for (unsigned n = 0; n < after.vgpr.size(); ++n)
    std::copy(wave.vgpr(n), wave.vgpr(n) + kLanes, after.vgpr[n].begin());
  std::copy_n(wave.sgpr.begin(), after.sgpr.size(), after.sgpr.begin());
  after.vcc = wave.sgpr_pair(lw::state::vcc_lo);
  after.exec = wave.exec();
  return after;
}

uint32_t RandomRegisters::value() {
  // Zeros, denormals, the neighbours of 1 and of the largest numbers, infinities, quiet and signalling NaNs, integer
  // limits; in single precision and, for halves, in pairs.
  static constexpr std::array<uint32_t, 22> kSingles{
      0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x3f800000,
      0xbf800000, 0x3f7fffff, 0x3f800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
      0x7f800001, 0x7fffffff, 0xffffffff, 0x33800000, 0x38ffe000, 0x477fefff};
  static constexpr std::array<uint32_t, 20> kHalves{0,      0x8000, 1,      0x8001, 0x03ff, 0x0400, 0x8400,
                                                    0x3c00, 0xbc00, 0x3bff, 0x3c01, 0x7bff, 0xfbff, 0x7c00,
                                                    0xfc00, 0x7e00, 0x7c01, 0x7fff, 0xffff, 0x3800};
  const auto half = [&] {
    if (below(2) == 0) return kHalves[below(kHalves.size())];
    return static_cast<uint32_t>(bits() & 0xffff);
  };
  switch (below(6)) {
    case 0: return kSingles[below(kSingles.size())];
    case 1: return half() | half() << 16;
    case 2: {  // floats of like size, so that sums are not trivial
      const auto random = static_cast<uint32_t>(bits());
      return (random & 0x807fffff) | (120 + below(16)) << 23;
    }
    case 3: return below(256);
    case 4: return 0u - below(256);
    default: return static_cast<uint32_t>(bits());
  }
}

Registers RandomRegisters::registers() {
  Registers r;
  for (Lanes& lanes : r.vgpr)
    for (uint32_t& lane : lanes) lane = value();
  for (uint32_t& word : r.sgpr) word = value();
  r.vcc = bits();
  r.exec = exec();
  return r;
}

uint64_t RandomRegisters::exec() {
  switch (below(6)) {
    case 0: return ~uint64_t{0};
    case 1: return bits() & bits();
    case 2: return bits() | bits();
    case 3: return below(8) == 0 ? 0 : uint64_t{1} << below(64);
    default: return bits();
  }
}

Mode RandomRegisters::mode() {
  const uint64_t random = bits();
  const auto bit = [&](unsigned n) { return (random >> n & 1) != 0; };
  Mode m;
  if (!bit(0)) {
    m.round_single = static_cast<Rounding>(random >> 1 & 3);
    m.round_half = static_cast<Rounding>(random >> 3 & 3);
  }
  m.keep_denormal_inputs_single = bit(5);
  m.keep_denormal_results_single = bit(6);
  m.keep_denormal_inputs_half = bit(7);
  m.keep_denormal_results_half = bit(8);
  m.dx10_clamp = bit(9);
  m.ieee = bit(10);
  return m;
}

uint64_t chosen_seed() {
  const char* given = std::getenv("LW_SEED");
  return given != nullptr ? std::strtoull(given, nullptr, 0) : std::random_device{}();
}

}  // namespace oracle
