// The readers of what compilers give: SPIR-V modules, RADV's listings, DWARF; whole and damaged.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "host/files.h"
#include "host/process.h"
#include "input/compile_file.h"
#include "object/object.h"
#include "shader/radv_object.h"

namespace lw {
namespace {

std::vector<std::byte> compiled(const std::string& name, const shader::CompileOptions& options = {}) {
  Result<shader::Compiled, Messages> result = input::compile_file(
      {.files = lanewise::disk_files()}, std::string(LW_FILES "/") + name, *isa::find_target("gfx900"), options);
  EXPECT_TRUE(result.ok()) << render(result.error());
  return result.ok() ? std::move(result->object) : std::vector<std::byte>{};
}

shader::CompileOptions with_lines() {
  shader::CompileOptions options;
  options.flags = {"-g"};
  return options;
}

std::vector<uint32_t> module_of(const std::string& name) {
  const std::string out = testing::TempDir() + "/lwtest_module.spv";
  const auto finished =
      host::run_program({}, {"glslangValidator", "-V", "--target-env", "vulkan1.3", LW_FILES "/" + name, "-o", out});
  EXPECT_TRUE(finished.ok() && finished->exit_code == 0);
  const Result<std::vector<std::byte>> file = host::read_file(out);
  EXPECT_TRUE(file.ok());
  return file.ok() ? *shader::spirv_words(*file) : std::vector<uint32_t>{};
}

TEST(Interface, IsWhatTheShaderDeclares) {
  const std::vector<uint32_t> words = module_of("window.comp");
  const std::vector<std::string> values{"0=96", "2=-0.5", "1=-3"};
  const auto interface = shader::read_shader_interface(words, "", values);
  ASSERT_TRUE(interface.ok()) << interface.error().message;
  EXPECT_EQ(interface->entry_point, "main");
  EXPECT_EQ(interface->push_constant_bytes, 32u);
  EXPECT_EQ(*interface->workgroup_size, (std::array<uint32_t, 3>{96, 1, 1}));
  ASSERT_EQ(interface->bindings.size(), 2u);
  EXPECT_EQ(interface->bindings[0].set, 0u);
  EXPECT_EQ(interface->bindings[1].set, 1u);
  EXPECT_EQ(interface->bindings[1].binding, 3u);
  for (const shader::SpecConstant& constant : interface->constants) {
    if (constant.spec_id == 1) {
      EXPECT_EQ(constant.value, 0xfffffffdu);
    }
    if (constant.spec_id == 2) {
      EXPECT_EQ(constant.value, 0xbf000000u);
    }
  }
}

TEST(Interface, HasEveryKindOfDescriptor) {
  const auto interface = shader::read_shader_interface(module_of("images.comp"), "main", {});
  ASSERT_TRUE(interface.ok()) << interface.error().message;
  std::vector<shader::DescriptorType> types;
  for (const shader::DescriptorBinding& binding : interface->bindings) types.push_back(binding.type);
  using enum shader::DescriptorType;
  EXPECT_EQ(types, (std::vector{combined_image_sampler, sampled_image, sampler, storage_image, uniform_texel_buffer,
                                storage_texel_buffer}));
  EXPECT_EQ(interface->bindings[0].count, 2u);
}

// Whatever is wrong with a module, reading it ends, within its bounds (checked by the sanitizers' build).
TEST(Interface, DamagedModulesDoNoHarm) {
  std::mt19937 random(7);
  for (const std::string name : {"window.comp", "images.comp"}) {
    const std::vector<uint32_t> good = module_of(name);
    ASSERT_GT(good.size(), 5u);
    size_t refused = 0;
    for (size_t length = 0; length < good.size(); ++length)
      refused += !shader::read_shader_interface(std::span(good).first(length), "", {}).ok();
    EXPECT_GT(refused, good.size() / 4);
    for (int i = 0; i < 20000; ++i) {
      std::vector<uint32_t> bad = good;
      for (int k = 0; k <= i % 3; ++k) bad[random() % bad.size()] = i % 2 ? random() : random() % 256;
      (void)shader::read_shader_interface(bad, "", {});
    }
  }
}

shader::RadvTexts texts_of(const std::string& name) {
  const std::vector<uint32_t> words = module_of(name);
  const auto interface = shader::read_shader_interface(words, "", {});
  EXPECT_TRUE(interface.ok());
  const auto shader = shader::compile_with_radv({}, {"gfx900", words, *interface, 0, {}});
  EXPECT_TRUE(shader.ok()) << shader.error().message;
  return shader ? shader->texts : shader::RadvTexts{};
}

// The listing reads the sets at s2 and s3, and a float of the push constants from s4 on.
TEST(RadvInputs, AreWhereTheListingReadsThem) {
  using Kind = object::ShaderSgpr::Kind;
  const auto sgprs = shader::read_radv_sgprs(texts_of("window.comp"), {{0, 1}, false, 0});
  ASSERT_TRUE(sgprs.ok()) << sgprs.error().message;
  ASSERT_GE(sgprs->size(), 5u);
  EXPECT_EQ(sgprs->at(0).kind, Kind::scratch_base_low);
  EXPECT_EQ(sgprs->at(2), (object::ShaderSgpr{Kind::set_address, 0}));
  EXPECT_EQ(sgprs->at(3), (object::ShaderSgpr{Kind::set_address, 1}));
  EXPECT_EQ(sgprs->back().kind, Kind::scratch_offset);
}

TEST(RadvInputs, DamagedTextsDoNoHarm) {
  constexpr unsigned kSeed = 17;
  SCOPED_TRACE(fmt::format("seed {}", kSeed));
  std::mt19937 random(kSeed);
  const shader::RadvTexts good = texts_of("window.comp");
  size_t refused = 0;
  for (int i = 0; i < 20000; ++i) {
    shader::RadvTexts bad = good;
    std::string& text = i % 2 == 0 ? bad.nir : bad.ir;
    const size_t start = i % 2 == 0 ? 0 : text.find("s2: ");
    for (int k = 0; k <= i % 5; ++k) {
      const size_t at = start + random() % std::min<size_t>(text.size() - start, i % 2 == 0 ? text.size() : 300);
      if (i % 3 == 0)
        text.erase(at, random() % 20);
      else
        text[at] = "0123456789[]:%s_.,( \n"[random() % 21];
    }
    refused += !shader::read_radv_sgprs(bad, {{0, 1}, i % 7 == 0, i % 5 == 0 ? 2u : 0u}).ok();
    (void)shader::read_workgroup_size(bad);
  }
  EXPECT_GT(refused, 1000u);
}

TEST(ShaderInputs, DamagedMetadataDoesNoHarm) {
  constexpr unsigned kSeed = 19;
  SCOPED_TRACE(fmt::format("seed {}", kSeed));
  std::mt19937 random(kSeed);
  const std::vector<std::byte> file = compiled("window.comp");
  Result<object::CodeObject> code = object::load(file);
  ASSERT_TRUE(code.ok());
  const nlohmann::json good = *code->metadata.tree;
  const auto inputs = object::shader_inputs(*code);
  ASSERT_TRUE(inputs.ok() && inputs->has_value());
  EXPECT_EQ((*inputs)->calling_convention, "RADV");
  EXPECT_EQ((*inputs)->bindings.size(), 2u);
  const std::vector<nlohmann::json> values{nullptr,
                                           0,
                                           1,
                                           -1,
                                           3,
                                           1u << 31,
                                           UINT64_MAX,
                                           1.5,
                                           "x",
                                           "storage buffer",
                                           nlohmann::json::array(),
                                           nlohmann::json::object(),
                                           true};
  const nlohmann::json flat = good.at("lanewise.shader").flatten();
  size_t refused = 0;
  for (int i = 0; i < 5000; ++i) {
    nlohmann::json changed = flat;
    for (int k = 0; k <= i % 2; ++k) {
      auto at = changed.begin();
      std::advance(at, random() % changed.size());
      *at = values[random() % values.size()];
    }
    // Only scalars can be put together again.
    for (auto& value : changed)
      if (value.is_structured()) value = nullptr;
    (*code->metadata.tree)["lanewise.shader"] = i % 50 == 0 ? values[random() % values.size()] : changed.unflatten();
    const auto read = object::shader_inputs(*code);
    refused += !read.ok();
    if (!read.ok()) continue;
    for (const object::ShaderBinding& binding : (*read)->bindings) {
      EXPECT_LT(binding.set, 32u);
      EXPECT_GT(binding.count, 0u);
      EXPECT_LE(uint64_t{binding.offset_bytes} + uint64_t{binding.count} * binding.stride_bytes, 1u << 28);
    }
    for (const object::ShaderSgpr& sgpr : (*read)->sgprs)
      if (sgpr.kind == object::ShaderSgpr::Kind::push_constant) {
        EXPECT_LE(sgpr.index * 4 + 4, (*read)->push_constant_bytes);
      }
  }
  EXPECT_GT(refused, 1000u);
}

TEST(Listing, WordsRepeatsAndConstants) {
  const auto code = shader::read_radv_listing(
      "BB0:\n\ts_nop 0   ; bf800000\n\t(then repeated 2 times)\nBB1:\n\tv_mov_b32_e32 v0, 0x1 ; 7e0002ff 00000001\n"
      "\n/* constant data */\n[000000] 3dcccccd 3f333333\n[000008] 00000001\n");
  ASSERT_TRUE(code.ok()) << code.error().message;
  EXPECT_EQ(code->code, (std::vector<uint32_t>{0xbf800000, 0xbf800000, 0xbf800000, 0x7e0002ff, 1}));
  EXPECT_EQ(code->constants, (std::vector<uint32_t>{0x3dcccccd, 0x3f333333, 1}));
}

TEST(Listing, EveryLineThatIsNotUnderstoodIsNamed) {
  for (const std::string bad :
       {"\ts_nop 0", "\ts_nop 0 ; bf8000", "\ts_nop 0 ; bf80000g", "\ts_nop 0 ; bf800000bf800000", "\ts_nop 0 ;",
        "\t(then repeated 2 times)", "/* constant data */\n0 1"}) {
    const auto code = shader::read_radv_listing(bad);
    ASSERT_FALSE(code.ok()) << bad;
    EXPECT_NE(code.error().message.find("is not understood"), std::string::npos) << bad;
  }
  EXPECT_FALSE(shader::read_radv_listing("").ok());
}

// "…/scale.hip:7:3" for each address, as llvm-symbolizer says it.
std::vector<std::string> witness_lines(const std::vector<std::byte>& elf, const std::vector<uint64_t>& addresses) {
  const std::string path = testing::TempDir() + "/lwtest_lines.hsaco";
  EXPECT_FALSE(write_file(path, elf).has_value());
  std::vector<std::string> command{"llvm-symbolizer-22", "--no-inlines", "--functions=none", "--obj=" + path};
  for (const uint64_t address : addresses) command.push_back(fmt::format("{:#x}", address));
  const Result<host::Finished> finished = host::run_program({}, command);
  EXPECT_TRUE(finished.ok() && finished->exit_code == 0);
  std::vector<std::string> lines;
  std::istringstream output(finished.ok() ? finished->output : "");
  for (std::string line; std::getline(output, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

TEST(Lines, AddressesLeadToTheSource) {
  const std::vector<std::byte> elf = compiled("scale.hip", with_lines());
  const auto code = object::load(elf);
  ASSERT_TRUE(code.ok());
  const auto lines = object::LineTable::load(elf);
  ASSERT_TRUE(lines.ok()) << lines.error().message;
  const object::Kernel& kernel = code->kernels.at(0);
  std::vector<uint64_t> addresses;
  for (uint64_t at = 0; at < kernel.code_bytes; at += 4) addresses.push_back(kernel.entry_address + at);
  const std::vector<std::string> witness = witness_lines(elf, addresses);
  ASSERT_EQ(witness.size(), addresses.size());
  size_t in_source = 0;
  for (size_t i = 0; i < addresses.size(); ++i) {
    const auto line = lines->find(addresses[i]);
    if (!line) {
      EXPECT_NE(witness[i].find(":0:"), std::string::npos) << witness[i];
      continue;
    }
    EXPECT_TRUE(witness[i].ends_with(fmt::format("{}:{}:{}", line->file, line->line, line->column))) << witness[i];
    in_source += line->file.ends_with("scale.hip");
  }
  EXPECT_GT(in_source, addresses.size() / 4);
  EXPECT_FALSE(lines->find(0).has_value());
  EXPECT_FALSE(lines->find(~uint64_t{0}).has_value());
}

TEST(Lines, ObjectsWithoutDebugInformationHaveNone) {
  const auto lines = object::LineTable::load(compiled("scale.hip"));
  ASSERT_TRUE(lines.ok()) << lines.error().message;
  EXPECT_TRUE(lines->empty());
}

TEST(Lines, DamagedDebugInformationDoesNoHarm) {
  const std::vector<std::byte> good = compiled("scale.hip", with_lines());
  const auto code = object::load(good);
  ASSERT_TRUE(code.ok());
  std::vector<std::pair<size_t, size_t>> places;  // of the debug sections in the file
  for (const object::Section& section : code->sections) {
    if (!section.name.starts_with(".debug_") || section.bytes.empty()) continue;
    const auto at = std::search(good.begin(), good.end(), section.bytes.begin(), section.bytes.end());
    ASSERT_NE(at, good.end());
    places.emplace_back(at - good.begin(), section.bytes.size());
  }
  ASSERT_GE(places.size(), 3u);
  std::mt19937 random(11);
  for (int i = 0; i < 1000; ++i) {
    std::vector<std::byte> bad = good;
    for (int k = 0; k <= i % 4; ++k) {
      const auto& [offset, size] = places[random() % places.size()];
      bad[offset + random() % std::min<size_t>(size, 256)] = static_cast<std::byte>(random());
    }
    const auto lines = object::LineTable::load(bad);
    if (lines.ok()) (void)lines->find(code->kernels.at(0).entry_address);
  }
}

}  // namespace
}  // namespace lw
