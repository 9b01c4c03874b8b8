// A DRAM channel against JEDEC's rules, with times that are easy to add up.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

#include "machines.h"
#include "timing/dram.h"

namespace lw::timing::test {
namespace {

constexpr Ticks kNs = 10;  // ticks; the tests count in them

DramTimes times() {
  return {.banks = 4,
          .bank_groups = 1,
          .burst = 2 * kNs,
          .same_group = 2 * kNs,
          .row_to_read = 14 * kNs,
          .row_to_write = 10 * kNs,
          .precharge = 12 * kNs,
          .row_open = 30 * kNs,
          .row_to_row = 5 * kNs,
          .four_rows = 40 * kNs,
          .read_to_precharge = 4 * kNs,
          .write_to_precharge = 16 * kNs,
          .read_to_write = 3 * kNs,
          .write_to_read = 20 * kNs,
          .refresh = 0,
          .refresh_interval = 0,
          .refresh_banks = 4,
          .read_window = 8,
          .write_window = 8,
          .age_limit = 100000 * kNs};
}

struct Served {
  uint32_t token;
  Ticks begin;
};

// Serves the accesses, whose tokens are their numbers.
std::vector<Served> serve(DramChannel& channel, std::vector<DramAccess> accesses) {
  for (uint32_t i = 0; i < accesses.size(); ++i) {
    accesses[i].token = i;
    channel.add(accesses[i]);
  }
  std::vector<Served> served;
  channel.advance(
      kNeverTicks, [](const DramAccess&, Ticks) {},
      [&](const DramAccess& access, Ticks begin) {
        served.push_back({access.token, begin});
      });
  return served;
}

DramAccess read(Ticks arrival, uint16_t bank, uint64_t row, uint16_t bursts = 1) {
  return {.arrival = arrival, .row = row, .bank = bank, .bursts = bursts};
}
DramAccess write(Ticks arrival, uint16_t bank, uint64_t row) {
  return {.arrival = arrival, .row = row, .bank = bank, .bursts = 1, .is_write = true};
}

TEST(DramChannel, AnOpenRowIsReadWithoutAPause) {
  DramChannel channel(times());
  const auto served = serve(channel, {read(100, 0, 7), read(100, 0, 7), read(100, 0, 7, 4), read(100, 0, 7)});
  ASSERT_EQ(served.size(), 4u);
  EXPECT_EQ(served[0].begin, 100 + 14 * kNs);
  EXPECT_EQ(served[1].begin, served[0].begin + 2 * kNs);
  EXPECT_EQ(served[2].begin, served[1].begin + 2 * kNs);
  EXPECT_EQ(served[3].begin, served[2].begin + 8 * kNs);
  EXPECT_EQ(channel.use().rows_opened, 1u);
}

TEST(DramChannel, RowsOfOneBankFollowAtTheRowCycleTime) {
  DramChannel channel(times());
  const auto served = serve(channel, {read(0, 0, 1), read(0, 0, 2), read(0, 0, 3)});
  ASSERT_EQ(served.size(), 3u);
  for (size_t i = 1; i < served.size(); ++i) EXPECT_EQ(served[i].begin - served[i - 1].begin, (30 + 12) * kNs);
}

TEST(DramChannel, BanksOpenRowsInTurnAndFourInTheirTime) {
  DramTimes five = times();
  five.banks = 8;
  DramChannel channel(five);
  const auto served =
      serve(channel, {read(0, 0, 1), read(0, 1, 1), read(0, 2, 1), read(0, 3, 1), read(0, 4, 1), read(0, 5, 1)});
  ASSERT_EQ(served.size(), 6u);
  for (size_t i = 0; i < 4; ++i) EXPECT_EQ(served[i].begin, static_cast<Ticks>(14 + 5 * i) * kNs);
  EXPECT_EQ(served[4].begin, (14 + 40) * kNs);
  EXPECT_EQ(served[5].begin, (14 + 45) * kNs);
}

TEST(DramChannel, AnOpenRowGoesFirstUntilTheAgeLimit) {
  DramChannel channel(times());
  std::vector<DramAccess> accesses{read(0, 0, 1), read(1, 0, 2)};
  for (int i = 0; i < 5; ++i) accesses.push_back(read(2, 0, 1));
  auto served = serve(channel, accesses);
  EXPECT_EQ(served.back().token, 1u);

  DramTimes impatient = times();
  impatient.age_limit = 40 * kNs;
  DramChannel other(impatient);
  accesses.assign({read(0, 0, 1), read(1, 0, 2)});
  for (int i = 0; i < 60; ++i) accesses.push_back(read(2 + i, 0, 1));
  served = serve(other, accesses);
  EXPECT_NE(served.back().token, 1u);
  for (size_t i = 0; i < served.size(); ++i)
    if (served[i].token == 1) EXPECT_LT(i, 40u);
}

TEST(DramChannel, BurstsOfOneBankGroupAreFurtherApart) {
  DramTimes groups = times();
  groups.bank_groups = 2;
  groups.same_group = 3 * kNs;
  DramChannel one(groups), two(groups);
  auto served = serve(one, {read(0, 0, 1), read(0, 0, 1), read(0, 0, 1)});
  EXPECT_EQ(served[2].begin - served[0].begin, 6 * kNs);
  // Once both rows are open the groups take turns.
  std::vector<DramAccess> accesses;
  for (int i = 0; i < 12; ++i)
    for (const uint16_t bank : {0, 1}) accesses.push_back(read(0, bank, 1));
  served = serve(two, accesses);
  EXPECT_EQ(served[13].begin - served[9].begin, 8 * kNs);
}

TEST(DramChannel, WritesGoInBatches) {
  DramChannel channel(times());
  std::vector<DramAccess> accesses;
  for (int i = 0; i < 16; ++i) {
    accesses.push_back(read(i, 0, 1));
    accesses.push_back(write(i, 1, 1));
  }
  const auto served = serve(channel, accesses);
  ASSERT_EQ(served.size(), 32u);
  EXPECT_LE(channel.use().turns, 6u);
  // In between, the bus was idle for as long as a change of direction takes.
  for (size_t i = 1; i < served.size(); ++i) {
    const bool from = served[i - 1].token % 2 != 0, to = served[i].token % 2 != 0;
    if (from && !to) EXPECT_GE(served[i].begin - served[i - 1].begin, (2 + 20) * kNs);
    if (!from && to) EXPECT_GE(served[i].begin - served[i - 1].begin, (2 + 3) * kNs);
  }
}

TEST(DramChannel, RefreshTakesItsShare) {
  DramTimes refreshed = times();
  refreshed.refresh = 100 * kNs;
  refreshed.refresh_interval = 1000 * kNs;
  DramChannel channel(refreshed);
  std::vector<DramAccess> accesses;
  for (int i = 0; i < 5000; ++i) accesses.push_back(read(0, 0, 1));
  serve(channel, accesses);
  // All banks are refreshed at once: a tenth of the time, and the row is opened again.
  const double share = 5000.0 * 2 * kNs / static_cast<double>(channel.busy_until());
  EXPECT_NEAR(share, 1 - (100.0 + 12 + 14) / 1000, 0.01);
}

// A bank is due for a refresh more often than a row can be opened: each row is opened again once, and then read.
TEST(DramChannel, RefreshesDoNotKeepARowFromItsFirstAccess) {
  DramTimes often = times();
  often.refresh = 10 * kNs;
  often.refresh_interval = 25 * kNs;
  often.row_to_read = 50 * kNs;
  DramChannel channel(often);
  const std::vector<Served> served = serve(channel, {read(0, 0, 1), read(0, 0, 2), read(0, 1, 1)});
  EXPECT_EQ(served.size(), 3u);
  EXPECT_GE(channel.use().rows_opened, 4u);
  EXPECT_LE(channel.busy_until(), 1000 * kNs);
}

// Whatever comes, in pieces or at once: nothing is lost, and no rule is broken.
TEST(DramChannel, RandomAccessesKeepTheRules) {
  for (const uint32_t seed : {1u, 2u, 3u, 4u, 5u}) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    DramTimes its = times();
    its.refresh = 50 * kNs;
    its.refresh_interval = 700 * kNs;
    its.refresh_banks = 1;
    its.age_limit = 500 * kNs;
    DramChannel channel(its);
    std::vector<DramAccess> accesses;
    std::map<uint32_t, Ticks> begun, entered;
    Ticks now = 0;
    for (int window = 0; window < 400; ++window) {
      for (uint32_t i = random() % 8; i > 0; --i) {
        DramAccess access = read(now + random() % 64, random() % 4, random() % 3, 1 + random() % 4);
        access.is_write = random() % 3 == 0;
        access.token = static_cast<uint32_t>(accesses.size());
        accesses.push_back(access);
        channel.add(access);
      }
      now += 64;
      channel.advance(
          window == 399 ? kNeverTicks : now, [&](const DramAccess& a, Ticks time) { entered[a.token] = time; },
          [&](const DramAccess& a, Ticks time) { begun[a.token] = time; });
    }
    ASSERT_EQ(begun.size(), accesses.size());
    Ticks bus = 0;
    std::vector<std::pair<Ticks, uint32_t>> order;
    for (const auto& [token, time] : begun) order.emplace_back(time, token);
    std::sort(order.begin(), order.end());
    for (const auto& [time, token] : order) {
      EXPECT_GE(time, accesses[token].arrival);
      EXPECT_GE(time, bus) << "two transfers at once";
      bus = time + accesses[token].bursts * its.burst;
      if (accesses[token].is_write) EXPECT_LE(entered[token], time);
    }
  }
}

// Published: a large copy reaches 72 to 90 % of the peak on all of them.
TEST(Dram, ACopyReachesMostOfThePeak) {
  for (const char* device : {"fiji-r9-nano", "polaris-rx480", "vega-64", "radeon-vii", "navi10-5700xt"}) {
    const Machine machine = machine_of(device);
    const double share = 2 * copied_bytes_per_cycle(machine.dram) / machine.memory_bytes_per_cycle;
    EXPECT_GT(share, 0.7) << device;
    EXPECT_LT(share, 1.0) << device;
  }
}

// Neighbouring blocks go to different channels, and no stride of a power of two meets in one channel.
TEST(Dram, BlocksAreSpread) {
  for (uint64_t stride = 256; stride <= uint64_t{1} << 20; stride *= 2) {
    std::map<uint64_t, int> channels;
    for (uint64_t i = 0; i < 1024; ++i) ++channels[Dram::hashed_block(i * stride, 256) % 16];
    EXPECT_GE(channels.size(), 8u) << stride;
  }
}

}  // namespace
}  // namespace lw::timing::test
