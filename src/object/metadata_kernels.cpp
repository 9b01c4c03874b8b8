// What the metadata tree says of each kernel, as plain values. Keys from LLVM's AMDGPU user guide, "Code Object
// Metadata", versions 2 and 3 to 6.
#include <fmt/format.h>

#include <bit>

#include "base/json_text.h"
#include "object/metadata.h"

namespace lw::object {
namespace {

using nlohmann::json;

constexpr std::string_view kKindNames[] = {
    "unknown",
    "by_value",
    "global_buffer",
    "dynamic_shared_pointer",
    "sampler",
    "image",
    "pipe",
    "queue",
    "hidden_none",
    "hidden_global_offset_x",
    "hidden_global_offset_y",
    "hidden_global_offset_z",
    "hidden_printf_buffer",
    "hidden_hostcall_buffer",
    "hidden_default_queue",
    "hidden_completion_action",
    "hidden_multigrid_sync_arg",
    "hidden_block_count_x",
    "hidden_block_count_y",
    "hidden_block_count_z",
    "hidden_group_size_x",
    "hidden_group_size_y",
    "hidden_group_size_z",
    "hidden_remainder_x",
    "hidden_remainder_y",
    "hidden_remainder_z",
    "hidden_grid_dims",
    "hidden_heap_v1",
    "hidden_dynamic_lds_size",
    "hidden_private_base",
    "hidden_shared_base",
    "hidden_queue_ptr",
};
static_assert(std::size(kKindNames) == static_cast<size_t>(ArgumentKind::hidden_queue_ptr) + 1);

ArgumentKind kind_named(std::string_view name) {
  for (size_t i = 1; i < std::size(kKindNames); ++i)
    if (kKindNames[i] == name) return static_cast<ArgumentKind>(i);
  return ArgumentKind::unknown;
}

// "GlobalBuffer" -> "global_buffer", as v2's words are spelled in v3.
std::string snake_case(std::string_view camel) {
  if (camel == "HiddenMultiGridSyncArg") return "hidden_multigrid_sync_arg";
  std::string out;
  for (const char c : camel) {
    if (c >= 'A' && c <= 'Z') {
      if (!out.empty()) out += '_';
      out += static_cast<char>(c - 'A' + 'a');
    } else {
      out += c;
    }
  }
  return out;
}

// Limits of the hardware and of LLVM's AMDGPU backend ("amdgpu-flat-work-group-size"); registers of a lane of gfx90a,
// whose VGPRs and AGPRs are one file; the kernel arguments that the driver of every target takes.
constexpr uint32_t kMostWorkItems = 1024, kMostVgprs = 512, kMostSgprs = 128, kMostKernargBytes = 65536;
constexpr uint32_t kMostAlignment = 1u << 31;

// Reads members of one map; the first member of a wrong type is kept as the error.
class MapReader {
 public:
  MapReader(const json& map, std::string where) : map_(map), where_(std::move(where)) {
    if (!map.is_object()) fail("is not a map");
  }

  const json* find(const char* key) {
    if (!map_.is_object()) return nullptr;
    const auto at = map_.find(key);
    return at == map_.end() ? nullptr : &*at;
  }

  std::string text(const char* key) {
    const json* value = find(key);
    if (value == nullptr) return {};
    if (value->is_string()) return value->get<std::string>();
    fail(fmt::format("{} is not a string", key));
    return {};
  }

  bool flag(const char* key) {
    const json* value = find(key);
    if (value == nullptr) return false;
    if (value->is_boolean()) return value->get<bool>();
    if (value->is_number_unsigned()) return value->get<uint64_t>() != 0;
    fail(fmt::format("{} is neither true nor false", key));
    return false;
  }

  std::optional<uint32_t> number(const char* key, uint32_t least = 0, uint32_t most = UINT32_MAX) {
    const json* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (std::optional<uint32_t> n = as_u32(*value, least, most)) return n;
    fail(fmt::format("{} is {}; expected a number from {} to {}", key, shown(*value), least, most));
    return std::nullopt;
  }

  std::optional<uint32_t> power_of_two(const char* key, uint32_t most) {
    const std::optional<uint32_t> n = number(key, 1, most);
    if (n && !std::has_single_bit(*n)) fail(fmt::format("{} is {}; expected a power of two", key, *n));
    return n;
  }

  std::optional<uint32_t> wave_size(const char* key) {
    const std::optional<uint32_t> n = number(key);
    if (n && *n != 32 && *n != 64) fail(fmt::format("{} is {}; expected 32 or 64", key, *n));
    return n;
  }

  std::vector<uint32_t> numbers(const char* key, uint32_t least = 0, uint32_t most = UINT32_MAX) {
    const json* value = find(key);
    if (value == nullptr) return {};
    std::vector<uint32_t> out;
    if (!value->is_array()) fail(fmt::format("{} is {}; expected a list", key, shown(*value)));
    if (value->is_array())
      for (const json& element : *value) {
        const std::optional<uint32_t> n = as_u32(element, least, most);
        if (!n)
          fail(fmt::format("{} has the element {}; expected numbers from {} to {}", key, shown(element), least, most));
        out.push_back(n.value_or(0));
      }
    return out;
  }

  // The work-items of a workgroup along x, y and z.
  std::optional<std::array<uint32_t, 3>> workgroup_size(const char* key) {
    if (find(key) == nullptr) return std::nullopt;
    const std::vector<uint32_t> list = numbers(key, 1, kMostWorkItems);
    if (list.size() != 3) {
      fail(fmt::format("{} has {} elements; expected 3", key, list.size()));
      return std::nullopt;
    }
    if (uint64_t{list[0]} * list[1] * list[2] > kMostWorkItems)
      fail(
          fmt::format("{} is {}; a workgroup has at most {} work-items", key, fmt::join(list, " by "), kMostWorkItems));
    return std::array{list[0], list[1], list[2]};
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  static std::optional<uint32_t> as_u32(const json& value, uint32_t least, uint32_t most) {
    if (!value.is_number_unsigned()) return std::nullopt;
    const auto number = value.get<uint64_t>();
    return number < least || number > most ? std::nullopt : std::optional(static_cast<uint32_t>(number));
  }
  static std::string shown(const json& value) {
    return value.is_structured() ? std::string("a ") + value.type_name() : json_text(value);
  }
  void fail(std::string what) {
    if (!error_) error_ = Error{fmt::format("metadata: {}: {}", where_, what)};
  }

  const json& map_;
  std::string where_;
  std::optional<Error> error_;
};

Result<ArgumentMetadata> argument_v3(const json& node, std::string where) {
  MapReader map(node, where);
  ArgumentMetadata arg;
  arg.name = map.text(".name");
  arg.type_name = map.text(".type_name");
  arg.value_kind = map.text(".value_kind");
  arg.kind = kind_named(arg.value_kind);
  arg.value_type = map.text(".value_type");
  arg.address_space = map.text(".address_space");
  arg.access = map.text(".access");
  arg.actual_access = map.text(".actual_access");
  arg.pointee_align_bytes = map.power_of_two(".pointee_align", kMostAlignment).value_or(0);
  arg.is_const = map.flag(".is_const");
  arg.is_restrict = map.flag(".is_restrict");
  arg.is_volatile = map.flag(".is_volatile");
  arg.is_pipe = map.flag(".is_pipe");
  const std::optional<uint32_t> offset = map.number(".offset", 0, kMostKernargBytes);
  const std::optional<uint32_t> size = map.number(".size", 0, kMostKernargBytes);
  if (map.error()) return *map.error();
  if (!offset || !size || arg.value_kind.empty())
    return Error{fmt::format("metadata: {}: .offset, .size or .value_kind is missing", where)};
  arg.offset_bytes = *offset;
  arg.size_bytes = *size;
  return arg;
}

Result<KernelMetadata> kernel_v3(const json& node, std::string where) {
  MapReader map(node, where);
  KernelMetadata kernel;
  kernel.name = map.text(".name");
  kernel.symbol = map.text(".symbol");
  kernel.kernarg_segment_bytes = map.number(".kernarg_segment_size", 0, kMostKernargBytes);
  kernel.kernarg_segment_align_bytes = map.power_of_two(".kernarg_segment_align", kMostAlignment);
  kernel.group_segment_fixed_bytes = map.number(".group_segment_fixed_size");
  kernel.private_segment_fixed_bytes = map.number(".private_segment_fixed_size");
  kernel.wavefront_size = map.wave_size(".wavefront_size");
  kernel.sgpr_count = map.number(".sgpr_count", 0, kMostSgprs);
  kernel.vgpr_count = map.number(".vgpr_count", 0, kMostVgprs);
  kernel.agpr_count = map.number(".agpr_count", 0, kMostVgprs);
  kernel.sgpr_spill_count = map.number(".sgpr_spill_count");
  kernel.vgpr_spill_count = map.number(".vgpr_spill_count");
  kernel.max_flat_workgroup_size = map.number(".max_flat_workgroup_size", 1, kMostWorkItems);
  kernel.reqd_workgroup_size = map.workgroup_size(".reqd_workgroup_size");
  kernel.workgroup_size_hint = map.workgroup_size(".workgroup_size_hint");
  kernel.vec_type_hint = map.text(".vec_type_hint");
  kernel.language = map.text(".language");
  kernel.language_version = map.numbers(".language_version");
  kernel.kernel_kind = map.text(".kind");
  kernel.device_enqueue_symbol = map.text(".device_enqueue_symbol");
  kernel.uses_dynamic_stack = map.flag(".uses_dynamic_stack");
  const json* args = map.find(".args");
  if (map.error()) return *map.error();
  if (kernel.name.empty() || kernel.symbol.empty())
    return Error{fmt::format("metadata: {}: .name or .symbol is missing", where)};
  if (args == nullptr) return kernel;
  if (!args->is_array()) return Error{fmt::format("metadata: {}: .args is not a list", where)};
  for (size_t i = 0; i < args->size(); ++i) {
    Result<ArgumentMetadata> arg = argument_v3((*args)[i], fmt::format("kernel {}, argument {}", kernel.name, i));
    if (!arg) return arg.error();
    kernel.arguments.push_back(*std::move(arg));
  }
  return kernel;
}

// In v2 an argument's place follows from the sizes and alignments before it.
Result<ArgumentMetadata> argument_v2(const json& node, std::string where, uint64_t& cursor) {
  MapReader map(node, where);
  ArgumentMetadata arg;
  arg.name = map.text("Name");
  arg.type_name = map.text("TypeName");
  arg.value_kind = snake_case(map.text("ValueKind"));
  arg.kind = kind_named(arg.value_kind);
  arg.value_type = snake_case(map.text("ValueType"));
  arg.address_space = snake_case(map.text("AddrSpaceQual"));
  arg.access = snake_case(map.text("AccQual"));
  arg.actual_access = snake_case(map.text("ActualAccQual"));
  arg.pointee_align_bytes = map.power_of_two("PointeeAlign", kMostAlignment).value_or(0);
  arg.is_const = map.flag("IsConst");
  arg.is_restrict = map.flag("IsRestrict");
  arg.is_volatile = map.flag("IsVolatile");
  arg.is_pipe = map.flag("IsPipe");
  const std::optional<uint32_t> size = map.number("Size", 0, kMostKernargBytes);
  const std::optional<uint32_t> align = map.power_of_two("Align", kMostAlignment);
  if (map.error()) return *map.error();
  if (!size || !align || *align == 0 || arg.value_kind.empty())
    return Error{fmt::format("metadata: {}: Size, Align or ValueKind is missing or 0", where)};
  cursor = align_up(cursor, *align);
  if (cursor + *size > UINT32_MAX) return Error{fmt::format("metadata: {}: the arguments exceed 4 GiB", where)};
  arg.offset_bytes = static_cast<uint32_t>(cursor);
  arg.size_bytes = *size;
  cursor += *size;
  return arg;
}

Result<KernelMetadata> kernel_v2(const json& node, std::string where) {
  static const json kNothing = json::object();
  MapReader map(node, where);
  KernelMetadata kernel;
  kernel.name = map.text("Name");
  kernel.symbol = kernel.name;
  kernel.language = map.text("Language");
  kernel.language_version = map.numbers("LanguageVersion");
  const json* attrs_node = map.find("Attrs");
  const json* props_node = map.find("CodeProps");
  const json* args = map.find("Args");
  if (map.error()) return *map.error();
  if (kernel.name.empty()) return Error{fmt::format("metadata: {}: Name is missing", where)};

  MapReader attrs(attrs_node != nullptr ? *attrs_node : kNothing, fmt::format("kernel {}, Attrs", kernel.name));
  kernel.reqd_workgroup_size = attrs.workgroup_size("ReqdWorkGroupSize");
  kernel.workgroup_size_hint = attrs.workgroup_size("WorkGroupSizeHint");
  kernel.vec_type_hint = attrs.text("VecTypeHint");
  kernel.device_enqueue_symbol = attrs.text("RuntimeHandle");
  if (attrs.error()) return *attrs.error();

  MapReader props(props_node != nullptr ? *props_node : kNothing, fmt::format("kernel {}, CodeProps", kernel.name));
  kernel.kernarg_segment_bytes = props.number("KernargSegmentSize", 0, kMostKernargBytes);
  kernel.kernarg_segment_align_bytes = props.power_of_two("KernargSegmentAlign", kMostAlignment);
  kernel.group_segment_fixed_bytes = props.number("GroupSegmentFixedSize");
  kernel.private_segment_fixed_bytes = props.number("PrivateSegmentFixedSize");
  kernel.wavefront_size = props.wave_size("WavefrontSize");
  kernel.sgpr_count = props.number("NumSGPRs", 0, kMostSgprs);
  kernel.vgpr_count = props.number("NumVGPRs", 0, kMostVgprs);
  kernel.sgpr_spill_count = props.number("NumSpilledSGPRs");
  kernel.vgpr_spill_count = props.number("NumSpilledVGPRs");
  kernel.max_flat_workgroup_size = props.number("MaxFlatWorkGroupSize", 1, kMostWorkItems);
  kernel.uses_dynamic_stack = props.flag("IsDynamicCallStack");
  if (props.error()) return *props.error();

  if (args == nullptr) return kernel;
  if (!args->is_array()) return Error{fmt::format("metadata: {}: Args is not a list", where)};
  uint64_t cursor = 0;
  for (size_t i = 0; i < args->size(); ++i) {
    Result<ArgumentMetadata> arg =
        argument_v2((*args)[i], fmt::format("kernel {}, argument {}", kernel.name, i), cursor);
    if (!arg) return arg.error();
    kernel.arguments.push_back(*std::move(arg));
  }
  return kernel;
}

template <class ReadKernel>
Result<std::vector<KernelMetadata>> kernels_under(const json& tree, const char* key, ReadKernel read) {
  std::vector<KernelMetadata> kernels;
  if (!tree.is_object()) return Error{"metadata: the tree is not a map"};
  const auto list = tree.find(key);
  if (list == tree.end() || list->is_null()) return kernels;
  if (!list->is_array()) return Error{fmt::format("metadata: {} is not a list", key)};
  for (size_t i = 0; i < list->size(); ++i) {
    Result<KernelMetadata> kernel = read((*list)[i], fmt::format("{}[{}]", key, i));
    if (!kernel) return kernel.error();
    kernels.push_back(*std::move(kernel));
  }
  return kernels;
}

}  // namespace

std::string_view to_string(ArgumentKind kind) { return kKindNames[static_cast<size_t>(kind)]; }

Result<std::vector<KernelMetadata>> kernels_of_metadata(const json& tree) {
  return kernels_under(tree, "amdhsa.kernels", kernel_v3);
}

Result<std::vector<KernelMetadata>> kernels_of_metadata_v2(const json& tree) {
  return kernels_under(tree, "Kernels", kernel_v2);
}

}  // namespace lw::object
