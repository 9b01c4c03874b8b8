// The pairs of pairs.txt that are equal, executed on random registers: a verdict holds outside the prover too.
#include <gtest/gtest.h>

#include <bit>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "interp/straight_line.h"
#include "isa/operand_values.h"
#include "snippets/snippets.h"

namespace lw {
namespace {

constexpr unsigned kWaves = 300;
constexpr unsigned kRegisters = 8;  // v0..v7 and s0..s7 are what pairs are written in

struct Pair {
  std::string heading, target, live_out, a, b;
  bool nans_ignored = false;
};

std::vector<Pair> equal_pairs() {
  std::ifstream file(LW_PAIRS);
  std::vector<Pair> pairs;
  bool wanted = false;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line.starts_with("a: ") || line.starts_with("b: ")) {
      if (wanted) (line[0] == 'a' ? pairs.back().a : pairs.back().b) += line.substr(3) + "\n";
      continue;
    }
    std::istringstream words(line);
    std::string verdict, flag;
    Pair pair;
    words >> verdict >> pair.target >> pair.live_out >> flag;
    pair.heading = line;
    pair.nans_ignored = flag == "nan-payload=ignore";
    wanted = verdict == "equal";
    if (wanted) pairs.push_back(pair);
  }
  return pairs;
}

uint32_t some_word(std::mt19937_64& random) {
  static constexpr uint32_t kSpecial[] = {0,          1,          0x80000000, 0x7f800000, 0xff800000,
                                          0x7fc00001, 0x7f800001, 0x00000001, 0x3f800000, 0x7fffffff,
                                          0xffffffff, 0x7c00fc00, 0x7e017c01, 0x7ff00000};
  const auto word = static_cast<uint32_t>(random());
  switch (random() % 4) {
    case 0: return kSpecial[random() % std::size(kSpecial)];
    case 1: return word & 0xff;
    default: return word;
  }
}

state::Wave some_wave(unsigned lanes, uint64_t seed) {
  std::mt19937_64 random(seed);
  state::Wave wave(256);
  wave.clear_vgprs();
  for (unsigned r = 0; r < kRegisters; ++r) {
    wave.sgpr[r] = some_word(random);
    for (unsigned lane = 0; lane < lanes; ++lane) wave.vgpr(r)[lane] = some_word(random);
  }
  const uint64_t all = lanes == 64 ? ~uint64_t{0} : 0xffffffff;
  const uint64_t exec = random() % 3 == 0 ? all : random() & all;
  wave.set_sgpr_pair(state::exec_lo, exec);
  wave.set_sgpr_pair(isa::kVcc, random() & all);
  wave.mode = static_cast<uint32_t>(random() & 0x2ff);
  return wave;
}

bool is_nan(uint64_t bits, prove::FloatFormat format) {
  if (format == prove::FloatFormat::f16) return (bits & 0x7fff) > 0x7c00;
  return format == prove::FloatFormat::f32 ? (bits & 0x7fffffff) > 0x7f800000
                                           : (bits & 0x7fffffffffffffff) > 0x7ff0000000000000;
}

bool same(uint32_t a, uint32_t b, prove::FloatFormat format) {
  if (a == b) return true;
  if (format == prove::FloatFormat::f32) return is_nan(a, format) && is_nan(b, format);
  if (format != prove::FloatFormat::two_f16) return false;
  const auto half = [](uint32_t x, uint32_t y) {
    return x == y || (is_nan(x, prove::FloatFormat::f16) && is_nan(y, prove::FloatFormat::f16));
  };
  return half(a & 0xffff, b & 0xffff) && half(a >> 16, b >> 16);
}

// One live-out place in all lanes.
void compare(const Pair& pair, const prove::LiveOut& place, state::Wave& a, state::Wave& b, unsigned lanes) {
  if (place.file != prove::LiveOut::File::vgpr) {
    const bool is_pair = place.file == prove::LiveOut::File::lane_mask && lanes == 64;
    EXPECT_EQ(a.sgpr[place.number], b.sgpr[place.number]) << pair.heading;
    if (is_pair) {
      EXPECT_EQ(a.sgpr[place.number + 1], b.sgpr[place.number + 1]) << pair.heading;
    }
    return;
  }
  const unsigned low = place.ignored_nan == prove::FloatFormat::f64_high ? place.number - 1 : place.number;
  const bool is_double =
      place.ignored_nan == prove::FloatFormat::f64_low || place.ignored_nan == prove::FloatFormat::f64_high;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    const auto whole = [&](state::Wave& w) { return uint64_t{w.vgpr(low + 1)[lane]} << 32 | w.vgpr(low)[lane]; };
    const bool nans = is_double && is_nan(whole(a), place.ignored_nan) && is_nan(whole(b), place.ignored_nan);
    EXPECT_TRUE(nans || same(a.vgpr(place.number)[lane], b.vgpr(place.number)[lane], place.ignored_nan))
        << pair.heading << " lane " << lane;
  }
}

TEST(Pairs, EqualOnesLeaveTheSameWhenExecuted) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "lanewise-pairs";
  std::filesystem::create_directories(folder);
  const std::vector<Pair> pairs = equal_pairs();
  ASSERT_GT(pairs.size(), 20U);
  for (const Pair& pair : pairs) {
    const auto load = [&](const char* name, const std::string& text) {
      std::ofstream(folder / name) << text;
      return snippets::load({.files = lanewise::disk_files()}, (folder / name).string(), pair.target);
    };
    const Result<snippets::LoadedSnippet, Messages> left = load("a.s", pair.a), right = load("b.s", pair.b);
    ASSERT_TRUE(left && right) << pair.heading;
    Result<std::vector<prove::LiveOut>> places = prove::parse_live_out(*left->target, pair.live_out);
    ASSERT_TRUE(places) << pair.heading;
    if (pair.nans_ignored)
      for (prove::LiveOut& place : *places)
        place.ignored_nan = prove::float_format(place, left->snippet, &right->snippet);
    const exec::MachineModel machine = exec::machine_model(*left->target);
    for (unsigned i = 0; i < kWaves; ++i) {
      state::Wave a = some_wave(left->target->wave_size, i);
      state::Wave b = some_wave(left->target->wave_size, i);
      ASSERT_TRUE(interp::run_straight_line(left->snippet.programs, a, machine).finished()) << pair.heading;
      ASSERT_TRUE(interp::run_straight_line(right->snippet.programs, b, machine).finished()) << pair.heading;
      for (const prove::LiveOut& place : *places) compare(pair, place, a, b, left->target->wave_size);
      if (HasFailure()) return;
    }
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace lw
