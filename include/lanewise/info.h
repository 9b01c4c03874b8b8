// Describes a file of machine code: its code objects, their kernels, and the arguments and resources of each kernel.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/occupancy.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// The file to describe.
struct InfoRequest {
  std::string file = {};  // a code object, HIP executable, offload bundle, assembly or source
  // "gfx900", "gfx1030:wave64". The target of a source; for a file with code for several targets, the one to describe.
  // Empty: describe the code for all targets.
  std::string target = {};
  // Language of a source if the file's ending does not say it: "cl", "hip", "comp", "s", ...
  std::string language = {};
  std::vector<std::string> flags = {};  // flags for the compiler of a source
  std::uint32_t workgroup_size = 0;  // work-items per workgroup for the occupancy; 0: the kernel's limit, at most 256
};

// An argument of a kernel, hidden ones included.
struct ArgumentInfo {
  std::string name;                // empty if the metadata has no name
  std::string type;                // type in the source: "float*"; may be empty
  std::string kind;                // kind in the metadata: "global_buffer", "by_value", "hidden_block_count_x"
  std::uint64_t offset_bytes = 0;  // from the start of the kernarg segment
  std::uint64_t size_bytes = 0;    // in that segment
};

// A descriptor that a shader declares.
struct BindingInfo {
  std::uint32_t set = 0, binding = 0;    // "SET.BINDING" of LaunchRequest::bindings
  std::string type;                      // "storage_buffer", "storage_image", ...
  std::optional<std::uint32_t> count;    // elements of an array, 1 for a single one; not set: an array without a size
  std::string name;                      // name in the source; may be empty
  std::optional<std::string> dimension;  // for an image: "2D"
  std::optional<std::string> format;     // for a storage image, if the shader states it
};

// A push constant of a shader; a member of a structure is one, too.
struct PushConstantInfo {
  std::string name, type;                          // "factor", "u32"
  std::uint32_t count = 1;                         // elements of an array
  std::uint64_t offset_bytes = 0, size_bytes = 0;  // in the push constants of the shader
};

// A kernel, with its arguments, resources and occupancy.
struct KernelInfo {
  std::string name;                      // symbol
  std::optional<std::string> demangled;  // the C++ name, if there is one
  std::uint64_t code_bytes = 0;          // size of the code
  // VGPRs per lane and SGPRs per wave: the numbers that the kernel requests, and those that the hardware allocates. Not
  // set if the target is unknown.
  std::optional<std::uint32_t> vgprs, sgprs, allocated_vgprs, allocated_sgprs;
  std::uint32_t agprs = 0;                         // per lane
  std::uint32_t lds_bytes = 0;                     // per workgroup, without dynamic LDS
  std::uint32_t scratch_bytes = 0;                 // private memory per work-item
  std::uint64_t kernarg_bytes = 0;                 // size of the kernarg segment
  std::uint32_t wave_size = 64;                    // lanes
  std::optional<std::uint32_t> workgroup_size;     // work-items per workgroup on which the occupancy is based
  std::uint64_t vgpr_spills = 0, sgpr_spills = 0;  // spilled registers, as the compiler reports them
  std::vector<ArgumentInfo> arguments;             // in the order of the kernel
  // Set only for a shader.
  std::optional<std::uint32_t> push_constant_bytes;
  std::optional<std::vector<PushConstantInfo>> push_constants;
  std::optional<std::vector<BindingInfo>> bindings;
  std::vector<OccupancyInfo> occupancy;  // one entry per device of the target; empty if the target is unknown
};

// A code object of the file.
struct CodeObjectInfo {
  std::string target;           // with its features: "gfx900:xnack-"
  int code_object_version = 0;  // 2 to 6
  std::vector<KernelInfo> kernels;
  bool has_waves_of_32 = false;  // the target has waves of 32 and of 64 lanes
};

// All code objects of the file.
struct InfoReport {
  std::string file;                          // name as in messages
  std::vector<CodeObjectInfo> code_objects;  // in the order of the file
  Messages messages;                         // warnings of compilers
};

// Fails with bad_input if the file is not machine code or a source, if it is damaged, or if it does not compile.
Result<InfoReport> info(const InfoRequest& request, const Session& session);

}  // namespace lanewise
