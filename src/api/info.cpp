#include "lanewise/info.h"

#include <fmt/format.h>

#include "api/api.h"
#include "base/symbol_name.h"
#include "input/load.h"
#include "isa/machines.h"
#include "object/kernel_resources.h"
#include "object/shader_names.h"
#include "report/occupancy.h"
#include "timing/occupancy.h"

namespace lw::api {
namespace {

using lanewise::ArgumentInfo;
using lanewise::BindingInfo;
using lanewise::CodeObjectInfo;
using lanewise::InfoReport;
using lanewise::InfoRequest;
using lanewise::KernelInfo;

ArgumentInfo info_of(const object::ArgumentMetadata& argument) {
  return {.name = argument.name,
          .type = argument.type_name,
          .kind = argument.kind == object::ArgumentKind::unknown ? argument.value_kind
                                                                 : std::string(object::to_string(argument.kind)),
          .offset_bytes = argument.offset_bytes,
          .size_bytes = argument.size_bytes};
}

BindingInfo info_of(const object::ShaderBinding& b, std::string name) {
  BindingInfo info{
      .set = b.set, .binding = b.binding, .type = std::string(object::to_string(b.type)), .name = std::move(name)};
  if (!b.is_unsized) info.count = b.count;
  if (b.dimension != object::ImageDimension::none) info.dimension = object::to_string(b.dimension);
  if (!b.image_format.empty()) info.format = b.image_format;
  return info;
}

void add_shader_inputs(const object::ShaderInputs& shader, const Result<object::ShaderNames>& names, KernelInfo& info) {
  info.push_constant_bytes = shader.push_constant_bytes;
  info.push_constants.emplace();
  info.bindings.emplace();
  for (const object::ShaderBinding& b : shader.bindings)
    info.bindings->push_back(info_of(b, names ? names->of_binding(b.set, b.binding) : std::string()));
  if (!names) return;
  for (const object::PushMember& m : names->push_members)
    info.push_constants->push_back({.name = m.name,
                                    .type = m.type,
                                    .count = m.count,
                                    .offset_bytes = m.offset_bytes,
                                    .size_bytes = m.end_bytes() - m.offset_bytes});
}

void add_resources(const isa::Target& target, const object::Kernel& kernel, uint32_t workgroup_size, KernelInfo& info) {
  const isa::TargetLimits& limits = *target.limits;
  object::KernelResources resources = object::kernel_resources(target, kernel);
  if (workgroup_size != 0) resources.workgroup_size = workgroup_size;
  info.vgprs = resources.vgprs;
  info.sgprs = resources.sgprs;
  info.allocated_vgprs = timing::allocated_vgprs(limits, resources);
  info.allocated_sgprs = timing::allocated_sgprs(limits, resources);
  info.wave_size = resources.wave_size;
  info.workgroup_size = resources.workgroup_size;
  const timing::Occupancy occupancy = timing::occupancy(limits, resources);
  for (const isa::Device& device : isa::devices())
    if (device.limits == &limits) info.occupancy.push_back(report::occupancy_info(device.name, occupancy));
}

KernelInfo info_of(const object::Kernel& kernel) {
  KernelInfo info;
  info.name = kernel.name;
  if (std::string name = demangled(kernel.name); !name.empty()) info.demangled = std::move(name);
  info.code_bytes = kernel.code_bytes;
  info.agprs = kernel.metadata.agpr_count.value_or(0);
  info.lds_bytes = kernel.descriptor.group_segment_fixed_bytes;
  info.scratch_bytes = kernel.descriptor.private_segment_fixed_bytes;
  info.kernarg_bytes = kernel.metadata.kernarg_segment_bytes.value_or(kernel.descriptor.kernarg_bytes);
  info.wave_size = kernel.metadata.wavefront_size.value_or(64);
  info.vgpr_spills = kernel.metadata.vgpr_spill_count.value_or(0);
  info.sgpr_spills = kernel.metadata.sgpr_spill_count.value_or(0);
  for (const object::ArgumentMetadata& argument : kernel.metadata.arguments)
    info.arguments.push_back(info_of(argument));
  return info;
}

CodeObjectInfo info_of(const object::CodeObject& code, uint32_t workgroup_size) {
  CodeObjectInfo info{.target = object::to_string(code.target), .code_object_version = code.version};
  const isa::Target* target = isa::find_target(code.target.processor);
  info.has_waves_of_32 = target != nullptr && target->has(isa::Feature::wave32);
  const Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
  for (const object::Kernel& kernel : code.kernels) {
    KernelInfo& one = info.kernels.emplace_back(info_of(kernel));
    if (shader && *shader) add_shader_inputs(**shader, object::shader_names(code), one);
    if (target != nullptr) add_resources(*target, kernel, workgroup_size, one);
  }
  return info;
}

// Without a target all code objects, whatever they are for.
std::vector<object::ContainerEntry> entries_of(const InfoRequest& request, const Session& session,
                                               const input::CodeFile& file) {
  if (!request.target.empty() || file.listing)
    return checked(session, input::open_objects(file, request.target)).entries;
  const Result<object::Container> container = object::open(file.bytes(), file.file.owner);
  if (!container) throw bad_input(code::kObject, container.error().message, file.name);
  return container->entries();
}

InfoReport info(const InfoRequest& request, const Session& session) {
  input::CodeFile file = checked(
      session, input::open_code_file(session, request.file,
                                     {.target = request.target, .language = request.language, .flags = request.flags}));
  InfoReport report{.file = file.name, .messages = std::move(file.warnings)};
  for (const object::ContainerEntry& entry : entries_of(request, session, file)) {
    const Result<object::CodeObject> code = object::load(entry.bytes);
    if (!code) throw bad_input(code::kObject, code.error().message, file.name);
    report.code_objects.push_back(info_of(*code, request.workgroup_size));
  }
  return report;
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::InfoReport> lanewise::info(const InfoRequest& request, const Session& session) {
  return lw::api::guarded<InfoReport>(session, [&] { return lw::api::info(request, session); });
}
