#include "base/plain_text.h"

#include <gtest/gtest.h>

namespace lw {
namespace {

using Lines = std::vector<std::string>;

TEST(PlainText, HasLines) {
  EXPECT_EQ(lines_of(""), Lines());
  EXPECT_EQ(lines_of("a"), Lines({"a"}));
  EXPECT_EQ(lines_of("a\nb\n"), Lines({"a", "b"}));
  EXPECT_EQ(lines_of("\n\nb"), Lines({"", "", "b"}));
}

TEST(PlainText, IsComparedIgnoringCase) {
  EXPECT_TRUE(equal_ignoring_case("VALUTransUse", "valuTRANSuse"));
  EXPECT_TRUE(equal_ignoring_case("", ""));
  EXPECT_FALSE(equal_ignoring_case("a", "ab"));
  EXPECT_FALSE(equal_ignoring_case("[", "{"));  // differ as A and a do
}

TEST(PlainText, BecomesWordsOfAShell) {
  EXPECT_EQ(shell_word("-DTILE=8"), "-DTILE=8");
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("a b"), "'a b'");
  EXPECT_EQ(shell_word("f32[4]=iota"), "'f32[4]=iota'");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
}

}  // namespace
}  // namespace lw
