// Which pages a TLB holds, and when an access goes on.
#include "timing/tlb.h"

#include <gtest/gtest.h>

namespace lw::timing::test {
namespace {

constexpr uint64_t kPage = 4096;

Tlb two_pages() { return Tlb({.entries = 2, .page_bytes = kPage, .miss = 70}); }

TEST(Tlb, ChargesNothingWhileEntriesAreEmpty) {
  Tlb tlb = two_pages();
  EXPECT_EQ(tlb.translated(0, 10), 10u);
  EXPECT_EQ(tlb.translated(kPage, 11), 11u);
  EXPECT_EQ(tlb.translated(kPage - 1, 12), 12u);
}

TEST(Tlb, ReplacesTheLeastRecentlyUsedPage) {
  Tlb tlb = two_pages();
  tlb.translated(0, 10);
  tlb.translated(kPage, 11);
  tlb.translated(8, 12);
  EXPECT_EQ(tlb.translated(2 * kPage, 100), 170u);
  EXPECT_EQ(tlb.translated(16, 200), 200u);
  EXPECT_EQ(tlb.translated(kPage, 300), 370u);
}

TEST(Tlb, LetsOthersWaitForAPageThatIsUnderWay) {
  Tlb tlb = two_pages();
  tlb.translated(0, 10);
  tlb.translated(kPage, 11);
  EXPECT_EQ(tlb.translated(2 * kPage, 100), 170u);
  EXPECT_EQ(tlb.translated(2 * kPage + 64, 120), 170u);
  EXPECT_EQ(tlb.translated(2 * kPage + 128, 180), 180u);
}

TEST(Tlb, HoldsEverythingWhereNothingIsKnownOfIt) {
  Tlb tlb{TlbShape()};
  for (uint64_t page = 0; page < 4; ++page) EXPECT_EQ(tlb.translated(page * kPage, 5), 5u);
  EXPECT_EQ(tlb.translated(0, 6), 6u);
}

}  // namespace
}  // namespace lw::timing::test
