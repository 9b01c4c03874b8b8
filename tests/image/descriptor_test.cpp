// T#, S# and V#: each field by the manuals' bits (fields.txt), round trips, and words that compilers write.
#include "image/descriptor.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "base/bits.h"

namespace lw::image {
namespace {

struct Run {
  unsigned msb, lsb;
};
struct Row {
  std::string target, descriptor, field;
  std::vector<Run> runs;
  uint32_t type;
};

std::vector<Row> read_rows() {
  std::ifstream file(LW_IMAGE_FIELDS);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string runs, type;
    Row row{};
    words >> row.target >> row.descriptor >> runs >> row.field >> type;
    row.type = type.empty() ? 0 : static_cast<uint32_t>(std::stoul(type.substr(5)));
    std::istringstream parts(runs);
    for (std::string part; std::getline(parts, part, '+');) {
      const size_t colon = part.find(':');
      row.runs.push_back({static_cast<unsigned>(std::stoul(part.substr(0, colon))),
                          static_cast<unsigned>(std::stoul(part.substr(colon + 1)))});
    }
    rows.push_back(row);
  }
  return rows;
}

std::map<std::string, uint64_t> values(const ImageResource& descriptor) {
  std::map<std::string, uint64_t> result;
#define LW_FIELD(name) result[#name] = descriptor.name;
#include "isa/generated/image_resource_fields.inc"
#undef LW_FIELD
  return result;
}
std::map<std::string, uint64_t> values(const Sampler& descriptor) {
  std::map<std::string, uint64_t> result;
#define LW_FIELD(name) result[#name] = descriptor.name;
#include "isa/generated/sampler_fields.inc"
#undef LW_FIELD
  return result;
}

std::map<std::string, uint64_t> values(const BufferResource& descriptor) {
  std::map<std::string, uint64_t> result;
#define LW_FIELD(name) result[#name] = descriptor.name;
#include "isa/generated/buffer_resource_fields.inc"
#undef LW_FIELD
  return result;
}

// A field alone, each of its bits in turn: the value by name, and the words again.
template <size_t kWords, class Read, class Write>
void check_row(const Row& row, Read read, Write write) {
  SCOPED_TRACE(row.target + " " + row.descriptor + " " + row.field);
  const isa::Target& target = *isa::find_target(row.target);
  unsigned bit = 0;
  for (const Run& run : row.runs) {
    for (unsigned at = run.lsb; at <= run.msb; ++at, ++bit) {
      std::array<uint32_t, kWords> words{};
      words[at / 32] |= uint32_t{1} << (at % 32);
      if constexpr (kWords == 8) words[3] |= row.type << 28;
      const auto descriptor = read(target, words);
      auto named = values(descriptor);
      for (const auto& [name, value] : named) {
        const uint64_t expected = name == row.field ? uint64_t{1} << bit : name == "type" ? row.type : 0;
        EXPECT_EQ(value, expected) << name;
      }
      const auto again = write(target, descriptor);
      ASSERT_TRUE(again.ok());
      EXPECT_EQ(*again, words);
    }
  }
}

TEST(Descriptor, FieldsStandWhereTheManualsSay) {
  const std::vector<Row> rows = read_rows();
  ASSERT_GT(rows.size(), 200u);
  std::map<std::pair<std::string, std::string>, std::set<std::string>> seen;
  for (const Row& row : rows) {
    seen[{row.target, row.descriptor}].insert(row.field);
    if (row.descriptor == "sampler")
      check_row<4>(row, read_sampler, write_sampler);
    else if (row.descriptor == "buffer_resource")
      check_row<4>(row, read_buffer_resource, write_buffer_resource);
    else
      check_row<8>(row, read_image_resource, write_image_resource);
  }
  for (const auto& [key, fields] : seen) {
    const isa::Column column = isa::find_target(key.first)->column;
    const bool is_buffer = key.second == "buffer_resource";
    const size_t generation =
        is_buffer ? isa::buffer_generation(column) : static_cast<size_t>(isa::image_generation(column));
    const auto all = is_buffer                 ? isa::buffer_resource_fields()
                     : key.second == "sampler" ? isa::sampler_fields()
                                               : isa::image_resource_fields();
    for (const isa::ResourceField& field : all)
      EXPECT_EQ(field.places[generation].width() != 0, fields.contains(std::string(field.name)))
          << key.first << " " << field.name;
  }
}

TEST(Descriptor, EveryTargetHasAGenerationOrNone) {
  std::map<std::string_view, bool> has;
  for (const isa::Target& target : isa::targets()) has[target.name] = has_images(target);
  EXPECT_TRUE(has["gfx810"] && has["gfx90c"] && has["gfx1013"] && has["gfx1036"] && has["gfx1153"] && has["gfx908"]);
  EXPECT_FALSE(has["gfx90a"] || has["gfx942"] || has["gfx1200"]);
}

// Random words, read and written, lose the bits of no field; read again they are the same.
TEST(Descriptor, RoundTrips) {
  const char* given = std::getenv("LW_SEED");
  const unsigned seed =
      given != nullptr ? static_cast<unsigned>(std::strtoul(given, nullptr, 0)) : std::random_device{}();
  SCOPED_TRACE("LW_SEED=" + std::to_string(seed));
  std::mt19937 random(seed);
  for (const isa::Target& target : isa::targets()) {
    if (!has_images(target)) continue;
    for (int i = 0; i < 500; ++i) {
      ImageResourceWords words;
      for (uint32_t& word : words) word = random();
      const ImageResource resource = read_image_resource(target, words);
      const auto written = write_image_resource(target, resource);
      ASSERT_TRUE(written.ok()) << target.name << ": " << written.error().message;
      for (size_t w = 0; w < words.size(); ++w) EXPECT_EQ((*written)[w] & ~words[w], 0u);
      EXPECT_EQ(read_image_resource(target, *written), resource);
      SamplerWords sampler_words{words[0], words[1], words[2], words[3]};
      const Sampler sampler = read_sampler(target, sampler_words);
      const auto sampler_written = write_sampler(target, sampler);
      ASSERT_TRUE(sampler_written.ok());
      EXPECT_EQ(read_sampler(target, *sampler_written), sampler);
    }
  }
}

TEST(Descriptor, WrongValuesAreNamed) {
  const isa::Target& target = *isa::find_target("gfx1010");
  ImageResource resource;
  resource.pitch = 4;
  EXPECT_EQ(write_image_resource(target, resource).error().message, "gfx1010 has no field pitch here, so it must be 0");
  resource = {};
  resource.width_minus_1 = 16384;
  EXPECT_EQ(write_image_resource(target, resource).error().message, "width_minus_1 is 16384: expected at most 16383");
  // What is pitch of a 2D image is depth of an array.
  resource = {};
  resource.type = static_cast<uint32_t>(ImageType::image_2d);
  resource.depth = 3;
  EXPECT_FALSE(write_image_resource(*isa::find_target("gfx1030"), resource).ok());
  EXPECT_TRUE(write_image_resource(target, resource).ok());
}

// Constant samplers as clang 22 writes them for CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR.
TEST(Descriptor, SamplersOfClang) {
  struct Case {
    const char* target;
    SamplerWords words;
    uint32_t border;
  };
  for (const Case& c : {Case{"gfx803", {0x1000b1b6, 0x00fff000, 0x00500000, 0}, 0},
                        Case{"gfx900", {0x1000b1b6, 0x00fff000, 0x80500000, 0}, 0},
                        Case{"gfx1010", {0x1000b1b6, 0x00fff000, 0x20500000, 0x40000000}, 1}}) {
    const Sampler sampler = read_sampler(*isa::find_target(c.target), c.words);
    Sampler expected;
    expected.clamp_x = expected.clamp_y = expected.clamp_z = static_cast<uint32_t>(Clamp::border);
    expected.depth_compare_func = 3;
    expected.force_unnormalized = 1;
    expected.disable_cube_wrap = 1;
    expected.max_lod = 0xfff;
    expected.xy_mag_filter = expected.xy_min_filter = 1;
    expected.aniso_override = std::string_view(c.target) == "gfx803" ? 0 : 1;
    expected.border_color_type = c.border;
    EXPECT_EQ(sampler, expected) << c.target;
  }
}

TEST(Descriptor, SamplersThatAreRefused) {
  EXPECT_FALSE(refusal_of(Sampler{}).has_value());
  const auto refused = [](uint32_t Sampler::*field, uint32_t value, uint32_t aniso_ratio = 0) {
    Sampler sampler;
    sampler.max_aniso_ratio = aniso_ratio;
    sampler.*field = value;
    const auto refusal = refusal_of(sampler);
    return refusal ? refusal->what : "";
  };
  EXPECT_EQ(refused(&Sampler::max_aniso_ratio, 5), "max_aniso_ratio 5");
  EXPECT_EQ(refused(&Sampler::filter_mode, 3), "filter_mode 3");
  EXPECT_EQ(refused(&Sampler::z_filter, 3), "z_filter 3");
  EXPECT_EQ(refused(&Sampler::xy_min_filter, 3, 4), "anisotropic filters of up to 16:1");
  EXPECT_EQ(refused(&Sampler::xy_mag_filter, 2, 1), "anisotropic filters of up to 2:1");
  EXPECT_EQ(refused(&Sampler::xy_min_filter, 3), "");  // a ratio of 1 to 1
  EXPECT_EQ(refused(&Sampler::xy_min_filter, 1, 4), "");
}

// RDNA3 manual, table 50.
TEST(Descriptor, BorderChannels) {
  EXPECT_EQ(border_channels(0), (std::array<uint8_t, 4>{0, 1, 2, 3}));
  EXPECT_EQ(border_channels(1), (std::array<uint8_t, 4>{0, 3, 1, 2}));
  EXPECT_EQ(border_channels(4), (std::array<uint8_t, 4>{2, 1, 0, 3}));
  EXPECT_EQ(border_channels(5), (std::array<uint8_t, 4>{1, 0, 3, 2}));
  EXPECT_FALSE(border_channels(6).has_value());
}

// Case 7 of the image tests: a T# of zeros is unbound, with resource_level or not; one of anything else is not.
TEST(Descriptor, Unbound) {
  const isa::Target& target = *isa::find_target("gfx1030");
  EXPECT_TRUE(is_unbound(read_image_resource(target, {})));
  EXPECT_TRUE(is_unbound(read_image_resource(target, {0, 0, 0x80000000, 0, 0, 0, 0, 0})));
  EXPECT_FALSE(is_unbound(read_image_resource(target, {1, 0, 0, 0, 0, 0, 0, 0})));
}

}  // namespace
}  // namespace lw::image
