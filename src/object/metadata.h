// The metadata of code objects: the whole tree as JSON, and what is known of each kernel as plain values.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "object/elf_file.h"

namespace lw::object {

// .value_kind of an argument. Names as in metadata v3+, with v2's spelled the same.
enum class ArgumentKind : uint8_t {
  unknown,  // a kind this version of Lanewise does not know; `value_kind` of the argument has its name
  by_value,
  global_buffer,
  dynamic_shared_pointer,
  sampler,
  image,
  pipe,
  queue,
  hidden_none,
  hidden_global_offset_x,
  hidden_global_offset_y,
  hidden_global_offset_z,
  hidden_printf_buffer,
  hidden_hostcall_buffer,
  hidden_default_queue,
  hidden_completion_action,
  hidden_multigrid_sync_arg,
  hidden_block_count_x,
  hidden_block_count_y,
  hidden_block_count_z,
  hidden_group_size_x,
  hidden_group_size_y,
  hidden_group_size_z,
  hidden_remainder_x,
  hidden_remainder_y,
  hidden_remainder_z,
  hidden_grid_dims,
  hidden_heap_v1,
  hidden_dynamic_lds_size,
  hidden_private_base,
  hidden_shared_base,
  hidden_queue_ptr,
};
std::string_view to_string(ArgumentKind kind);
inline bool is_hidden(ArgumentKind kind) { return kind >= ArgumentKind::hidden_none; }

struct ArgumentMetadata {
  std::string name;       // empty when the compiler did not keep it
  std::string type_name;  // "float*"; may be empty
  ArgumentKind kind = ArgumentKind::unknown;
  std::string value_kind;  // as the file says it
  uint32_t offset_bytes = 0;
  uint32_t size_bytes = 0;
  std::string value_type;     // v2 and early v3: "f32", "i32", …
  std::string address_space;  // "global", "local", …
  std::string access;         // "read_only", …
  std::string actual_access;
  uint32_t pointee_align_bytes = 0;
  bool is_const = false;
  bool is_restrict = false;
  bool is_volatile = false;
  bool is_pipe = false;
};

// One element of amdhsa.kernels. What the file does not say is empty.
struct KernelMetadata {
  std::string name;
  std::string symbol;  // "NAME.kd"
  std::vector<ArgumentMetadata> arguments;
  std::optional<uint32_t> kernarg_segment_bytes;
  std::optional<uint32_t> kernarg_segment_align_bytes;
  std::optional<uint32_t> group_segment_fixed_bytes;
  std::optional<uint32_t> private_segment_fixed_bytes;
  std::optional<uint32_t> wavefront_size;
  std::optional<uint32_t> sgpr_count;
  std::optional<uint32_t> vgpr_count;
  std::optional<uint32_t> agpr_count;
  std::optional<uint32_t> sgpr_spill_count;
  std::optional<uint32_t> vgpr_spill_count;
  std::optional<uint32_t> max_flat_workgroup_size;
  std::optional<std::array<uint32_t, 3>> reqd_workgroup_size;
  std::optional<std::array<uint32_t, 3>> workgroup_size_hint;
  std::string vec_type_hint;
  std::string language;
  std::vector<uint32_t> language_version;
  std::string kernel_kind;  // "normal", "init", "fini"
  std::string device_enqueue_symbol;
  bool uses_dynamic_stack = false;
};

// A format string of a kernel's printf, one element of amdhsa.printf.
struct PrintfFormat {
  uint64_t id = 0;  // the hash of the text where has_hash
  // Records begin with the id where the compiler knows the size of every argument (OpenCL), else with their own size
  // and the hash (HIP with -mprintf-kind=buffered).
  bool has_hash = false;
  std::vector<uint32_t> argument_bytes;  // of those with an id, as they lie in the record
  std::string text;
};

// A JSON tree behind a pointer: files that do not look into it need no <nlohmann/json.hpp>, which takes half a second
// to compile.
class MetadataTree {
 public:
  MetadataTree();  // null
  MetadataTree(nlohmann::json tree);
  MetadataTree(const MetadataTree& other);
  MetadataTree(MetadataTree&& other) noexcept;
  MetadataTree& operator=(const MetadataTree& other);
  MetadataTree& operator=(MetadataTree&& other) noexcept;
  ~MetadataTree();

  bool is_null() const;
  nlohmann::json& operator*() { return *tree_; }
  const nlohmann::json& operator*() const { return *tree_; }
  nlohmann::json* operator->() { return tree_.get(); }
  const nlohmann::json* operator->() const { return tree_.get(); }

 private:
  std::unique_ptr<nlohmann::json> tree_;  // none after a move from it
};

struct Metadata {
  MetadataTree tree;  // null when the file has none
  std::vector<KernelMetadata> kernels;
  std::vector<PrintfFormat> printf_formats;
};

// The description of a note NT_AMDGPU_METADATA (MessagePack) and back. Reading then writing gives the same bytes when
// the map keys are sorted and the integers short, as LLVM writes them.
Result<nlohmann::json> metadata_from_msgpack(Bytes description);
std::string metadata_to_msgpack(const nlohmann::json& tree);

// The description of a note NT_AMD_HSA_METADATA of code object v2 (YAML).
Result<nlohmann::json> metadata_from_yaml(Bytes description);

// The kernels of a tree of version 3 and later, or of version 2.
Result<std::vector<KernelMetadata>> kernels_of_metadata(const nlohmann::json& tree);
Result<std::vector<KernelMetadata>> kernels_of_metadata_v2(const nlohmann::json& tree);
// The format strings of a tree of any version.
Result<std::vector<PrintfFormat>> printf_formats_of_metadata(const nlohmann::json& tree);

}  // namespace lw::object
