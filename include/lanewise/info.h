// What a file of machine code holds: its code objects, their kernels, and what each kernel needs and is given.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/occupancy.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct InfoRequest {
  std::string file = {};      // a code object, HIP executable, offload bundle, assembly or source
  std::string target = {};    // of source, or which of several objects to take: "gfx900", "gfx1030:wave64"
  std::string language = {};  // of a source, where the file's ending does not say: "cl", "hip", "comp", "s", ...
  std::vector<std::string> flags = {};  // for the compiler of a source
  std::uint32_t workgroup_size = 0;     // work-items, for the occupancy; 0: the kernel's own limit, at most 256
};

struct ArgumentInfo {
  std::string name;                // empty where metadata do not say
  std::string type;                // of the source: "float*"
  std::string kind;                // of metadata: "global_buffer", "by_value", "hidden_block_count_x"
  std::uint64_t offset_bytes = 0;  // in the kernel-argument segment
  std::uint64_t size_bytes = 0;
};

// A resource of a shader.
struct BindingInfo {
  std::uint32_t set = 0, binding = 0;
  std::string type;                      // "storage_buffer", "storage_image", ...
  std::optional<std::uint32_t> count;    // elements of an array; nothing: as many as are bound
  std::string name;                      // of the source
  std::optional<std::string> dimension;  // of an image: "2D"
  std::optional<std::string> format;     // of a storage image
};

struct PushConstantInfo {
  std::string name, type;
  std::uint32_t count = 1;  // elements of an array
  std::uint64_t offset_bytes = 0, size_bytes = 0;
};

struct KernelInfo {
  std::string name;
  std::optional<std::string> demangled;  // of a C++ name
  std::uint64_t code_bytes = 0;
  // Registers per lane and per wave as the kernel asks for them, and as the hardware hands them out. Nothing where the
  // target is not known.
  std::optional<std::uint32_t> vgprs, sgprs, allocated_vgprs, allocated_sgprs;
  std::uint32_t agprs = 0;
  std::uint32_t lds_bytes = 0;      // per workgroup
  std::uint32_t scratch_bytes = 0;  // per work-item
  std::uint64_t kernarg_bytes = 0;
  std::uint32_t wave_size = 64;                 // lanes
  std::optional<std::uint32_t> workgroup_size;  // work-items, as the occupancy takes it
  std::uint64_t vgpr_spills = 0, sgpr_spills = 0;
  std::vector<ArgumentInfo> arguments;
  // Of a shader.
  std::optional<std::uint32_t> push_constant_bytes;
  std::optional<std::vector<PushConstantInfo>> push_constants;
  std::optional<std::vector<BindingInfo>> bindings;
  std::vector<OccupancyInfo> occupancy;  // on each device of the target
};

struct CodeObjectInfo {
  std::string target;  // with its features: "gfx900:xnack-"
  int code_object_version = 0;
  std::vector<KernelInfo> kernels;
  bool has_waves_of_32 = false;  // the target has them: kernels of both sizes are told apart
};

struct InfoReport {
  std::string file;
  std::vector<CodeObjectInfo> code_objects;
  Messages messages;  // warnings of compilers
};

Result<InfoReport> info(const InfoRequest& request, const Session& session);

}  // namespace lanewise
