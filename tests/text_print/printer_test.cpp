// Properties of the printer that need no witness.
#include <gtest/gtest.h>

#include "bytes/bytes.h"
#include "isa/wait_fields.h"
#include "random_instances.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::test {
namespace {

TEST(Printer, WritesTheSameThroughEveryDoor) {
  const isa::Target& target = *isa::find_target("gfx900");
  const std::array<uint32_t, 2> words{0xd1010001, 0x20020501};
  const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
  ASSERT_TRUE(decoded.instruction.valid());
  const std::string text = text::to_string(target, decoded.instruction);
  EXPECT_EQ(text, "v_add_f32_e64 v1, -v1, v2");
  text::OutputBuffer out({}, 1);
  text::print(target, decoded.instruction, out);
  text::print(target, decoded.instruction, out);
  EXPECT_EQ(out.view(), text + text);
}

TEST(Printer, StaysWithinItsBound) {
  std::mt19937_64 random(20261121);
  for (const isa::Target& target : isa::targets())
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      const Words words = random_words(encoding, random);
      const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
      if (!decoded.instruction.valid()) continue;
      EXPECT_LT(text::to_string(target, decoded.instruction).size(), text::kMaxInstructionText / 2);
    }
}

TEST(Spelling, NamesLeadBackToTheirValues) {
  for (size_t c = 0; c < isa::kColumnCount; ++c) {
    const auto column = static_cast<isa::Column>(c);
    for (const auto names :
         {text::hwreg_names(), text::message_names(), text::gs_operation_names(), text::sysmsg_operation_names(),
          text::gpr_index_names(), text::sdwa_select_names(), text::swizzle_names(), text::data_format_names(),
          text::number_format_names(), text::interp_param_names(), text::attr_channel_names()}) {
      for (const text::NamedValue& name : names) {
        if (!name.holds_in(column)) continue;
        EXPECT_EQ(text::value_of(names, column, name.text), unsigned{name.value});
      }
    }
    for (const text::ScalarName& name : text::scalar_names()) {
      if (!name.holds_in(column)) continue;
      ASSERT_NE(text::find_scalar(column, name.text, name.dwords), nullptr);
      EXPECT_EQ(text::find_scalar(column, name.text, name.dwords)->value, name.value);
    }
    for (const isa::WaitField& field : isa::wait_fields(column))
      for (unsigned count = 0; count <= field.maximum(); ++count)
        EXPECT_EQ(field.get(field.put(0xffff, count)), count) << field.counter;
  }
}

}  // namespace
}  // namespace lw::test
