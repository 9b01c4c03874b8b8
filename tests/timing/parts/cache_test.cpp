// Which line a cache replaces.
#include <gtest/gtest.h>

#include "timing/cache.h"

namespace lw::timing::test {
namespace {

// One set of eight lines of 64 bytes.
Cache one_set() { return Cache({.bytes = 8 * 64, .line_bytes = 64, .ways = 8}); }

void fill(Cache& cache) {
  for (uint64_t line = 0; line < 8; ++line) cache.insert(line).line->ready = 0;
}

TEST(Cache, ReplacesTheLeastRecentlyUsed) {
  Cache cache = one_set();
  fill(cache);
  ASSERT_NE(cache.find(0), nullptr);
  EXPECT_EQ(cache.insert(8).old_tag, 1u);
  EXPECT_EQ(cache.insert(9).old_tag, 2u);
  EXPECT_NE(cache.find(0), nullptr);
}

TEST(Cache, KeepsAPartlyWrittenLineInFavourOfTheNextFour) {
  Cache cache = one_set();
  fill(cache);
  cache.find(0)->write(16);
  for (uint64_t line = 1; line < 8; ++line) cache.find(line);
  // Lines 1 to 4 go first, then line 0, though it was written in part only.
  for (uint64_t line = 1; line <= 4; ++line) EXPECT_EQ(cache.insert(7 + line).old_tag, line);
  EXPECT_NE(cache.find(0), nullptr) << "it was used, so it is the youngest now";
}

TEST(Cache, ALineThatIsWrittenWhollyIsReplacedInItsTurn) {
  Cache cache = one_set();
  fill(cache);
  cache.find(0)->write(32);
  cache.find(0)->write(32);
  for (uint64_t line = 1; line < 8; ++line) cache.find(line);
  const Cache::Replaced replaced = cache.insert(8);
  EXPECT_EQ(replaced.old_tag, 0u);
  EXPECT_EQ(replaced.written, 64u);
}

TEST(Cache, PendingLinesStay) {
  Cache cache = one_set();
  fill(cache);
  for (uint64_t line = 0; line < 8; ++line) cache.find(line)->ready = Cache::kPending;
  EXPECT_EQ(cache.insert(8).line, nullptr);
  cache.find(3)->ready = 10;
  EXPECT_EQ(cache.insert(8).old_tag, 3u);
}

}  // namespace
}  // namespace lw::timing::test
