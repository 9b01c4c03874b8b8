// Accesses and fillings that are under way, and the table that gives them numbers.
#include "timing/pending_fills.h"

#include <gtest/gtest.h>

#include "machines.h"

namespace lw::timing::test {
namespace {

TEST(ReusedPlaces, WhatWasFreedLastIsTakenFirst) {
  ReusedPlaces<int> table;
  EXPECT_EQ(table.add(10), 0u);
  EXPECT_EQ(table.add(11), 1u);
  EXPECT_EQ(table.add(12), 2u);
  table.free(0);
  table.free(2);
  EXPECT_EQ(table.add(20), 2u);
  EXPECT_EQ(table.add(21), 0u);
  EXPECT_EQ(table.add(22), 3u);
  EXPECT_EQ(table[2], 20);
  EXPECT_EQ(table[1], 11);
}

// One set of two ways.
FilledCache small_cache() { return FilledCache(CacheShape{.bytes = 128, .line_bytes = 64, .ways = 2}); }

std::vector<uint32_t> end_fill(PendingFills& fills, FilledCache& cache, uint32_t token, uint64_t time) {
  std::vector<uint32_t> waited;
  fills.end_fill(cache, token, time, [&](uint32_t access) { waited.push_back(access); });
  return waited;
}

TEST(PendingFills, OneFillingServesAllThatWaitForItsLine) {
  PendingFills fills;
  FilledCache cache = small_cache();
  const uint32_t a = fills.begin_access({.parts = 1}), b = fills.begin_access({.parts = 1});
  const auto first = fills.await(cache, cache.find(7), a, {.line = 7});
  EXPECT_TRUE(first.is_first);
  const auto second = fills.await(cache, cache.find(7), b, {.line = 7});
  EXPECT_FALSE(second.is_first);
  EXPECT_EQ(second.fill, first.fill);
  EXPECT_FALSE(fills.is_access(first.fill));
  EXPECT_EQ(fills.fill(first.fill).line, 7u);
  EXPECT_EQ(end_fill(fills, cache, first.fill, 50), (std::vector<uint32_t>{a, b}));
  EXPECT_EQ(cache.find(7)->ready, 50u);
}

TEST(PendingFills, NobodyWaitsForAPrefetch) {
  PendingFills fills;
  FilledCache cache = small_cache();
  const auto joined = fills.await(cache, nullptr, PendingFills::kNone, {.line = 3});
  EXPECT_TRUE(joined.is_first);
  EXPECT_TRUE(end_fill(fills, cache, joined.fill, 9).empty());
}

// Where all ways are pending, the line goes past the cache; another access for it joins all the same.
TEST(PendingFills, ALineThatPassesIsAskedForOnce) {
  PendingFills fills;
  FilledCache cache = small_cache();
  fills.await(cache, nullptr, PendingFills::kNone, {.line = 0});
  fills.await(cache, nullptr, PendingFills::kNone, {.line = 1});
  const uint32_t a = fills.begin_access({.parts = 1}), b = fills.begin_access({.parts = 1});
  const auto passing = fills.await(cache, cache.find(2), a, {.line = 2});
  EXPECT_TRUE(passing.is_first);
  EXPECT_EQ(cache.find(2), nullptr);
  EXPECT_FALSE(fills.await(cache, cache.find(2), b, {.line = 2}).is_first);
  EXPECT_EQ(end_fill(fills, cache, passing.fill, 30), (std::vector<uint32_t>{a, b}));
  EXPECT_TRUE(cache.bypassing.empty());
  EXPECT_EQ(cache.find(2), nullptr);
}

TEST(PendingFills, AnAccessIsDoneWithTheLatestOfItsParts) {
  PendingFills fills;
  OneWave one;
  const uint64_t entry = one.wave.outstanding[kLgkm].add({});
  const uint32_t token =
      fills.begin_access({.wave = &one.wave, .counter = kLgkm, .parts = 2, .entry = entry, .done = 40});
  EXPECT_FALSE(fills.finish_part(token, 60));
  EXPECT_EQ(one.wave.outstanding[kLgkm].when(0).done, kNever);
  EXPECT_TRUE(fills.finish_part(token, 50));
  fills.access(token).finish();
  EXPECT_EQ(one.wave.outstanding[kLgkm].when(0).done, 60u);
}

TEST(PendingFills, AWaveThatEndedIsForgotten) {
  PendingFills fills;
  OneWave one, other;
  const uint32_t a = fills.begin_access({.wave = &one.wave}), b = fills.begin_access({.wave = &other.wave});
  fills.forget(one.wave);
  EXPECT_EQ(fills.access(a).wave, nullptr);
  EXPECT_EQ(fills.access(b).wave, &other.wave);
}

}  // namespace
}  // namespace lw::timing::test
