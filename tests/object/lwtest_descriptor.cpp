// Kernel descriptors: bits, and the .amdhsa_* lines with llvm-mc as the witness.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <sstream>

#include "support.h"

namespace {

using namespace lw::inst;
using namespace lwtest;

struct Block {
  std::string name;
  std::vector<std::pair<std::string, int64_t>> lines;
};

std::string source_of(const std::vector<Block>& blocks, const std::string& target) {
  std::string text = fmt::format(".amdgcn_target \"amdgcn-amd-amdhsa--{}\"\n.text\n", target);
  for (const Block& block : blocks) text += fmt::format("{}:\n", block.name);
  text += "s_endpgm\n.section .rodata,\"a\"\n.p2align 6\n";
  for (const Block& block : blocks) {
    text += ".amdhsa_kernel " + block.name + "\n";
    for (const auto& [key, value] : block.lines) text += fmt::format("  .amdhsa_{} {}\n", key, value);
    text += ".end_amdhsa_kernel\n";
  }
  return text;
}

std::string mcpu_of(const std::string& target) { return target.substr(0, target.find(':')); }

std::string features_of(const std::string& target) {
  std::string features;
  for (const char* feature : {"xnack", "sramecc"})
    for (const char sign : {'+', '-'})
      if (target.find(fmt::format(":{}{}", feature, sign)) != std::string::npos)
        features += fmt::format("{}{}{}", features.empty() ? "-mattr=" : ",", sign, feature);
  return features;
}

DescriptorTarget target_named(const std::string& target) {
  const auto id = lw::object::parse_target_id(target);
  EXPECT_TRUE(id.ok());
  const auto out = lw::object::descriptor_target(*id);
  EXPECT_TRUE(out.has_value()) << target;
  return *out;
}

lw::Result<KernelDescriptor> build(const Block& block, const DescriptorTarget& target) {
  DescriptorBuilder builder(target);
  for (const auto& [key, value] : block.lines)
    if (auto error = builder.set(key, value)) return *error;
  return builder.finish();
}

// The descriptors at the start of .rodata, as llvm-mc assembled them.
std::vector<KernelDescriptor> assembled(const std::vector<Block>& blocks, const std::string& target,
                                        const std::string& name) {
  const ByteVector bytes = read_file(assemble(name, source_of(blocks, target), mcpu_of(target), features_of(target)));
  const auto elf = lw::object::read_elf(bytes);
  EXPECT_TRUE(elf.ok());
  const auto* rodata = elf->find_section(".rodata");
  std::vector<KernelDescriptor> out;
  for (size_t i = 0; i < blocks.size(); ++i)
    out.push_back(decode_descriptor(rodata->bytes.subspan(i * kKernelDescriptorBytes).first<kKernelDescriptorBytes>()));
  return out;
}

const char* const kTargets[] = {"gfx801",  "gfx802",        "gfx803",  "gfx805",         "gfx810",
                                "gfx900",  "gfx900:xnack-", "gfx904",  "gfx906",         "gfx906:sramecc-:xnack+",
                                "gfx909",  "gfx90c:xnack-", "gfx1010", "gfx1013:xnack-", "gfx1030",
                                "gfx1100", "gfx1150",       "gfx1200"};

class DescriptorText : public testing::TestWithParam<const char*> {};

TEST_P(DescriptorText, RandomBlocksGiveLlvmsBits) {
  const std::string name = GetParam();
  const DescriptorTarget target = target_named(name);
  const unsigned seed = 20260 + static_cast<unsigned>(name.size());
  SCOPED_TRACE(fmt::format("seed {}", seed));
  std::mt19937 random(seed);
  const auto below = [&](uint64_t n) { return static_cast<int64_t>(random() % n); };
  std::vector<Block> blocks;
  for (int i = 0; i < 300; ++i) {
    Block block{fmt::format("k{}", i), {}};
    const bool shares = target.has(lw::isa::Feature::shared_vgprs) && i % 3 == 0;  // VGPRs, in waves of 64 lanes
    for (const DescriptorKey& key : descriptor_keys()) {
      if (!key.exists_on(target)) continue;
      int64_t value = below(uint64_t{1} << std::min<unsigned>(key.width, 31));
      if (key.name == "next_free_vgpr") value = i < 257 ? i : below(257);
      if (key.name == "next_free_sgpr")
        value = below(target.limits().addressable_sgprs - (target.has_fixed_sgprs() ? 6 : 0) + 1);
      if (key.name == "reserve_xnack_mask") value = target.xnack_on_or_any;
      if (key.name == "user_sgpr_count") value = 15 + below(17);
      if (key.name == "shared_vgpr_count") {
        if (!shares) continue;
        value = below(4);
      }
      if (shares && key.name == "next_free_vgpr") value = below(200);
      if (shares && key.name == "wavefront_size32") {
        block.lines.emplace_back(key.name, 0);
        continue;
      }
      if (!key.required && below(2)) continue;
      block.lines.emplace_back(key.name, value);
    }
    blocks.push_back(std::move(block));
  }
  const std::vector<KernelDescriptor> llvm = assembled(blocks, name, "random_" + mcpu_of(name));
  for (size_t i = 0; i < blocks.size(); ++i) {
    const lw::Result<KernelDescriptor> ours = build(blocks[i], target);
    ASSERT_TRUE(ours.ok()) << ours.error().message << "\n" << source_of({blocks[i]}, name);
    KernelDescriptor expected = llvm[i];
    expected.kernel_code_entry_byte_offset = 0;
    EXPECT_EQ(*ours, expected) << source_of({blocks[i]}, name)
                               << print_descriptor("ours", *ours, target, DescriptorStyle::assemblable)
                               << print_descriptor("llvm", expected, target, DescriptorStyle::assemblable);
  }
}

TEST_P(DescriptorText, AssemblableTextGivesTheSameBits) {
  const std::string name = GetParam();
  const DescriptorTarget target = target_named(name);
  std::mt19937 random(7);
  std::string text = fmt::format(".amdgcn_target \"amdgcn-amd-amdhsa--{}\"\n.text\n", name), blocks;
  std::vector<KernelDescriptor> descriptors;
  for (int i = 0; i < 100; ++i) {
    KernelDescriptor d;
    for (const DescriptorKey& key : descriptor_keys())
      if (key.member != nullptr && key.exists_on(target))
        d.*key.member = random() & (key.width == 32 ? UINT32_MAX : (1u << key.width) - 1);
    d.granulated_workitem_vgpr_count = random() % 64;
    d.granulated_wavefront_sgpr_count = target.has_fixed_sgprs() ? 11 : random() % 14;
    // A target that reserves XNACK_MASK has at least these.
    if (!target.counts_sgprs()) d.granulated_wavefront_sgpr_count = 0;
    if (target.xnack_on_or_any && target.counts_sgprs() && d.granulated_wavefront_sgpr_count == 0)
      d.granulated_wavefront_sgpr_count = 1;
    d.user_sgpr_count = std::max(implied_user_sgprs(d), static_cast<uint32_t>(random() % 32));
    descriptors.push_back(d);
    text += fmt::format("k{}:\n", i);
    blocks += print_descriptor(fmt::format("k{}", i), d, target, DescriptorStyle::assemblable);
  }
  text += "s_endpgm\n.section .rodata,\"a\"\n.p2align 6\n" + blocks;
  const ByteVector bytes = read_file(assemble("again_" + mcpu_of(name), text, mcpu_of(name), features_of(name)));
  const auto elf = lw::object::read_elf(bytes);
  ASSERT_TRUE(elf.ok());
  const auto rodata = elf->find_section(".rodata")->bytes;
  for (size_t i = 0; i < descriptors.size(); ++i) {
    KernelDescriptor llvm =
        decode_descriptor(rodata.subspan(i * kKernelDescriptorBytes).first<kKernelDescriptorBytes>());
    llvm.kernel_code_entry_byte_offset = 0;
    EXPECT_EQ(descriptors[i], llvm) << print_descriptor("ours", descriptors[i], target, DescriptorStyle::assemblable)
                                    << print_descriptor("llvm", llvm, target, DescriptorStyle::assemblable);
  }
}

// Every single line that is wrong for us must be wrong for llvm-mc, and the other way round.
TEST_P(DescriptorText, RejectsWhatLlvmRejects) {
  const std::string name = GetParam();
  const DescriptorTarget target = target_named(name);
  std::vector<Block> blocks;
  const auto add = [&](std::vector<std::pair<std::string, int64_t>> lines) {
    Block block{fmt::format("k{}", blocks.size()), std::move(lines)};
    std::set<std::string> given;
    for (const auto& [key, value] : block.lines) given.insert(key);
    if (!given.contains("next_free_vgpr")) block.lines.insert(block.lines.begin(), {"next_free_vgpr", 8});
    if (!given.contains("next_free_sgpr")) block.lines.insert(block.lines.begin(), {"next_free_sgpr", 8});
    blocks.push_back(std::move(block));
  };
  for (const DescriptorKey& key : descriptor_keys()) {
    const int64_t max = (int64_t{1} << key.width) - 1;
    // llvm-mc accepts 32 user SGPRs and more only to fail later with another message; both refuse.
    for (const int64_t value : {int64_t{-1}, int64_t{0}, int64_t{1}, int64_t{2}, max, max + 1})
      if (!key.required || value <= 2) add({{std::string(key.name), value}});
  }
  for (const int64_t sgprs : {0, 88, 89, 90, 91, 94, 96, 97, 101, 102, 103, 104, 200}) {
    add({{"next_free_sgpr", sgprs}});
    add({{"next_free_sgpr", sgprs}, {"reserve_vcc", 0}, {"reserve_flat_scratch", 0}});
    add({{"next_free_sgpr", sgprs}, {"reserve_flat_scratch", 0}});
  }
  for (const int64_t vgprs : {0, 1, 255, 256, 257, 512, 100000}) add({{"next_free_vgpr", vgprs}});
  add({{"user_sgpr_dispatch_ptr", 1}, {"user_sgpr_count", 1}});
  add({{"user_sgpr_dispatch_ptr", 1}, {"user_sgpr_count", 2}});
  add({{"ieee_mode", 1}, {"ieee_mode", 1}});
  add({{"shared_vgpr_count", 1}, {"wavefront_size32", 1}});
  add({{"shared_vgpr_count", 4}, {"wavefront_size32", 0}, {"next_free_vgpr", 224}});
  add({{"shared_vgpr_count", 4}, {"wavefront_size32", 0}, {"next_free_vgpr", 225}});
  for (const char* foreign : {"wavefront_size32", "accum_offset", "tg_split", "shared_vgpr_count", "nonsense",
                              "workgroup_processor_mode", "enable_private_segment", "inst_pref_size"})
    add({{foreign, 0}});

  const std::string file = output_path("reject_" + mcpu_of(name) + ".s");
  const std::string text = source_of(blocks, name);
  write_text(file, text);
  const ToolResult result =
      run(fmt::format("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu={} {} -filetype=obj {} -o /dev/null", mcpu_of(name),
                      features_of(name), file));
  // Which block each line is in.
  std::map<int, std::string> block_of_line;
  std::istringstream lines(text);
  std::string line, current;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (line.starts_with(".amdhsa_kernel ")) current = line.substr(15);
    block_of_line[number] = current;
  }
  std::set<std::string> llvm_rejects;
  std::istringstream errors(result.errors);
  while (std::getline(errors, line)) {
    if (line.find(": error: ") == std::string::npos || !line.starts_with(file)) continue;
    llvm_rejects.insert(block_of_line[std::stoi(line.substr(file.size() + 1))]);
  }
  ASSERT_GT(llvm_rejects.size(), 20u) << result.errors;
  for (const Block& block : blocks) {
    const lw::Result<KernelDescriptor> ours = build(block, target);
    EXPECT_EQ(ours.ok(), !llvm_rejects.contains(block.name))
        << source_of({block}, name) << (ours ? "accepted here" : ours.error().message);
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, DescriptorText, testing::ValuesIn(kTargets),
                         [](const auto& instance) { return fmt::format("n{}", instance.index); });

TEST(Descriptor, EncodesAndDecodesEveryBit) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::array<std::byte, kKernelDescriptorBytes> bytes;
    for (std::byte& b : bytes) b = static_cast<std::byte>(random());
    EXPECT_EQ(encode_descriptor(decode_descriptor(bytes)), bytes);
  }
}

TEST(Descriptor, FieldsDoNotOverlap) {
  std::array<uint8_t, kKernelDescriptorBytes> covered{};
  for (const KernelDescriptorField& field : descriptor_fields()) {
    KernelDescriptor d;
    d.*field.member = field.max();
    const auto bytes = encode_descriptor(d);
    int bits = 0;
    for (size_t i = 0; i < bytes.size(); ++i) {
      const uint8_t b = static_cast<uint8_t>(bytes[i]);
      EXPECT_EQ(covered[i] & b, 0) << field.name;
      covered[i] |= b;
      bits += std::popcount(b);
    }
    EXPECT_EQ(bits, field.width) << field.name;
  }
}

TEST(Descriptor, MessagesNameTheKeyAndTheLimit) {
  DescriptorBuilder builder(target_named("gfx803"));
  EXPECT_EQ(builder.set(".amdhsa_float_round_mode_32", 4)->message,
            ".amdhsa_float_round_mode_32: 4 is out of range (0 to 3)");
  EXPECT_EQ(builder.set("fp16_overflow", 1)->message,
            ".amdhsa_fp16_overflow needs gfx9 or later; the target is gfx803");
  EXPECT_EQ(builder.set("wavefront_size32", 1)->message,
            ".amdhsa_wavefront_size32 is for gfx10 and later, not for gfx803");
  EXPECT_EQ(builder.set("nonsense", 1)->message, "unknown kernel descriptor line .amdhsa_nonsense");
  EXPECT_EQ(builder.finish().error().message, "the kernel descriptor has no .amdhsa_next_free_vgpr");
}

}  // namespace
