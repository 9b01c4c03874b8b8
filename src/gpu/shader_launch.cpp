#include "gpu/shader_launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "image/descriptor.h"

namespace lw::gpu {
namespace {

using object::ShaderBinding;
using object::ShaderSgpr;
using Kind = ShaderSgpr::Kind;

// Memory under 32-bit addresses, whose upper half the shader knows.
class LowMemory {
 public:
  LowMemory(state::Memory& memory, uint32_t high) : memory_(memory), next_(uint64_t{high} << 32 | kFirst) {}

  Result<uint64_t> put(std::span<const std::byte> bytes, std::string name) {
    constexpr uint64_t kApart = 0x1'0000;
    const uint64_t size = std::max<uint64_t>(align_up(bytes.size(), 16), 16);
    const Result<uint64_t> address = memory_.allocate_at(next_, size, {.name = std::move(name), .writable = false});
    if (!address) return address.error();
    next_ += align_up(size, kApart) + kApart;
    std::ranges::copy(bytes, memory_.view(*address, size).begin());
    placed.push_back(*address);
    return *address;
  }

  std::vector<uint64_t> placed;

 private:
  static constexpr uint64_t kFirst = 0x10'0000;
  state::Memory& memory_;
  uint64_t next_;
};

// The bytes of each set that the shader has.
std::map<uint32_t, std::vector<std::byte>> set_contents(const ShaderArguments& arguments) {
  std::map<uint32_t, std::vector<std::byte>> sets;
  for (const ShaderBinding& binding : arguments.inputs.bindings) {
    std::vector<std::byte>& set = sets[binding.set];
    const size_t end = binding.offset_bytes + size_t{binding.stride_bytes} * binding.count;
    set.resize(std::max(set.size(), end));
  }
  // A sampled image has a second T# behind it, for the samples of each texel, and S# behind both.
  constexpr size_t kSamplerOffset = 80;
  for (const BoundDescriptor& bound : arguments.descriptors) {
    const ShaderBinding* binding = arguments.inputs.find(bound.set, bound.binding);
    LW_CHECK(binding != nullptr && bound.index < binding->count, "words for a descriptor that is not there");
    const bool is_behind = bound.is_sampler && binding->type == object::DescriptorType::combined_image_sampler;
    const size_t offset = is_behind ? kSamplerOffset : 0, bytes = bound.words.size() * sizeof(uint32_t);
    LW_CHECK(offset + bytes <= binding->stride_bytes, "a descriptor that is larger than its place");
    const size_t at = binding->offset_bytes + size_t{binding->stride_bytes} * bound.index + offset;
    std::memcpy(sets[bound.set].data() + at, bound.words.data(), bytes);
  }
  return sets;
}

// The address of each descriptor set.
Result<std::map<uint32_t, uint64_t>> place_sets(const ShaderArguments& arguments, LowMemory& low) {
  std::map<uint32_t, uint64_t> sets;
  for (const auto& [set, bytes] : set_contents(arguments)) {
    const Result<uint64_t> address = low.put(bytes, fmt::format("descriptor set {}", set));
    if (!address) return address.error();
    sets[set] = *address;
  }
  return sets;
}

}  // namespace

std::array<uint32_t, 4> buffer_resource(const isa::Target& target, uint64_t address, uint32_t size_bytes) {
  image::BufferResource resource = image::buffer_from(target, address);
  resource.num_records = size_bytes;
  // Of 32-bit floats, which raw accesses ignore.
  if (target.has(isa::Feature::unified_formats)) {
    constexpr uint32_t k32Float = 22;
    resource.format = k32Float;
  } else {
    constexpr uint32_t k32 = 4;
    resource.data_format = k32;
    resource.num_format = static_cast<uint32_t>(isa::NumberFormat::float_);
  }
  // Only whole bytes in range count.
  if (target.has(isa::Feature::buffer_oob_select)) resource.oob_select = static_cast<uint32_t>(image::OutOfRange::raw);
  const auto words = image::write_buffer_resource(target, resource);
  LW_CHECK(words.ok(), "a buffer resource that cannot be written");
  return *words;
}

Result<std::vector<uint64_t>> place_shader(const ShaderArguments& arguments, state::Memory& memory,
                                           exec::DispatchInfo& dispatch) {
  const object::ShaderInputs& inputs = arguments.inputs;
  LW_CHECK(inputs.unknown_sgprs.empty(), "a shader whose SGPRs are unknown");
  LW_CHECK(arguments.push_constants.size() == inputs.push_constant_bytes, "push constants of the wrong size");
  LowMemory low(memory, inputs.address_high);
  Result<std::map<uint32_t, uint64_t>> sets = place_sets(arguments, low);
  if (!sets) return sets.error();
  std::vector<uint32_t> table(sets->empty() ? 0 : sets->rbegin()->first + 1);
  for (const auto& [set, address] : *sets) table[set] = static_cast<uint32_t>(address);
  std::array<uint32_t, 3> groups{};
  for (size_t i = 0; i < 3; ++i) groups[i] = dispatch.grid[i] / dispatch.workgroup_size[i];

  // Placed only where some SGPR holds the address. Mesa's compiler rounds a scalar load up to 1, 2, 4, 8 or 16 dwords:
  // it reads 9 dwords as 16. The driver's buffer continues behind these bytes.
  const auto put_for = [&](Kind kind, std::span<const std::byte> bytes, const char* name) -> Result<uint64_t> {
    constexpr size_t kReadBehind = (16 - 9) * sizeof(uint32_t);
    if (std::ranges::find(inputs.sgprs, kind, &ShaderSgpr::kind) == inputs.sgprs.end()) return uint64_t{0};
    std::vector<std::byte> padded(bytes.begin(), bytes.end());
    padded.resize(bytes.size() + kReadBehind);
    return low.put(padded, name);
  };
  const auto set_table =
      put_for(Kind::set_table_address, std::as_bytes(std::span(table)), "the table of descriptor sets");
  if (!set_table) return set_table.error();
  const auto push = put_for(Kind::push_constants_address, arguments.push_constants, "the push constants");
  if (!push) return push.error();
  const auto counts =
      put_for(Kind::workgroup_counts_low, std::as_bytes(std::span(groups)), "the numbers of workgroups");
  if (!counts) return counts.error();

  for (const ShaderSgpr& sgpr : inputs.sgprs) {
    using Initial = exec::InitialSgpr;
    const auto add = [&](Initial::Kind kind, uint64_t value = 0) {
      dispatch.initial_sgprs.push_back({kind, static_cast<uint32_t>(value)});
    };
    switch (sgpr.kind) {
      case Kind::unused: add(Initial::Kind::nothing); break;
      case Kind::scratch_base_low: add(Initial::Kind::scratch_low); break;
      case Kind::scratch_base_high: add(Initial::Kind::scratch_high); break;
      case Kind::set_address: add(Initial::Kind::word, (*sets)[sgpr.index]); break;
      case Kind::set_table_address: add(Initial::Kind::word, *set_table); break;
      case Kind::push_constants_address: add(Initial::Kind::word, *push); break;
      case Kind::push_constant:
        add(Initial::Kind::word, load_le<uint32_t>(&arguments.push_constants[sgpr.index * 4]));
        break;
      case Kind::workgroup_counts_low: add(Initial::Kind::word, *counts); break;
      case Kind::workgroup_counts_high: add(Initial::Kind::word, *counts >> 32); break;
      case Kind::workgroup_count: add(Initial::Kind::word, groups[sgpr.index]); break;
      case Kind::workgroup_id: add(Initial::Kind::workgroup_id, sgpr.index); break;
      case Kind::workgroup_info: add(Initial::Kind::workgroup_info); break;
      case Kind::scratch_offset: add(Initial::Kind::scratch_offset); break;
    }
  }
  return std::move(low.placed);
}

}  // namespace lw::gpu
