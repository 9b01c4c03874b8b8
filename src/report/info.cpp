#include "report/info.h"

#include <fmt/format.h>

#include "base/json_text.h"
#include "base/symbol_name.h"
#include "report/json_document.h"
#include "report/occupancy.h"

namespace lw::report {

using lanewise::ArgumentInfo;
using lanewise::BindingInfo;
using lanewise::CodeObjectInfo;
using lanewise::KernelInfo;
using lanewise::OccupancyInfo;
using lanewise::PushConstantInfo;

template <class Visit>
void fields(Visit& visit, const ArgumentInfo& a) {
  visit("name", a.name);
  visit("type", a.type);
  visit("kind", a.kind);
  visit("offset_bytes", a.offset_bytes);
  visit("size_bytes", a.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const BindingInfo& b) {
  visit("set", b.set);
  visit("binding", b.binding);
  visit("type", b.type);
  visit.nullable("count", b.count);
  visit("name", b.name);
  visit("dimension", b.dimension);
  visit("format", b.format);
}

template <class Visit>
void fields(Visit& visit, const PushConstantInfo& p) {
  visit("name", p.name);
  visit("type", p.type);
  visit("count", p.count);
  visit("offset_bytes", p.offset_bytes);
  visit("size_bytes", p.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const OccupancyInfo& o) {
  visit("device", o.device);
  occupancy_fields(visit, o);
}

template <class Visit>
void fields(Visit& visit, const KernelInfo& k) {
  visit("name", k.name);
  visit("demangled", k.demangled);
  visit("code_bytes", k.code_bytes);
  visit("vgprs", k.vgprs);
  visit("sgprs", k.sgprs);
  visit("allocated_vgprs", k.allocated_vgprs);
  visit("allocated_sgprs", k.allocated_sgprs);
  visit("agprs", k.agprs);
  visit("lds_bytes", k.lds_bytes);
  visit("scratch_bytes", k.scratch_bytes);
  visit("kernarg_bytes", k.kernarg_bytes);
  visit("wave_size", k.wave_size);
  visit("workgroup_size", k.workgroup_size);
  visit("vgpr_spills", k.vgpr_spills);
  visit("sgpr_spills", k.sgpr_spills);
  visit("arguments", k.arguments);
  visit("push_constant_bytes", k.push_constant_bytes);
  visit("push_constants", k.push_constants);
  visit("bindings", k.bindings);
  visit("occupancy", k.occupancy);
}

template <class Visit>
void fields(Visit& visit, const CodeObjectInfo& c) {
  visit("target", c.target);
  visit("code_object_version", c.code_object_version);
  visit("kernels", c.kernels);
}

namespace {

// " name", or nothing.
std::string behind(const std::string& name) { return name.empty() ? "" : " " + name; }

std::string binding_text(const BindingInfo& b) {
  const std::string count = !b.count ? "[]" : *b.count == 1 ? "" : fmt::format("[{}]", *b.count);
  std::string image;
  for (const std::optional<std::string>& part : {b.dimension, b.format})
    if (part) image += ", " + *part;
  return fmt::format("  binding {}.{} {}{}{}{}\n", b.set, b.binding, b.type, count, behind(b.name), image);
}

std::string shader_inputs_text(const KernelInfo& kernel) {
  std::string text;
  if (kernel.bindings)
    for (const BindingInfo& b : *kernel.bindings) text += binding_text(b);
  if (kernel.push_constant_bytes.value_or(0) != 0)
    text += fmt::format("  push        {} bytes of push constants\n", *kernel.push_constant_bytes);
  if (kernel.push_constants)
    for (const PushConstantInfo& p : *kernel.push_constants)
      text += fmt::format("  push at {:<3} {}{}{}\n", p.offset_bytes, p.type,
                          p.count == 1 ? "" : fmt::format("[{}]", p.count), behind(p.name));
  return text;
}

std::string arguments_text(const KernelInfo& kernel) {
  std::string text;
  size_t index = 0;
  for (const ArgumentInfo& argument : kernel.arguments) {
    if (argument.kind.starts_with("hidden_")) continue;
    std::string label = argument.type;
    if (!argument.name.empty()) label += (label.empty() ? "" : " ") + argument.name;
    text += fmt::format("  argument {}  {}{}({}, {} bytes at {})\n", index++, label, label.empty() ? "" : " ",
                        argument.kind, argument.size_bytes, argument.offset_bytes);
  }
  return text;
}

std::string kernel_text(const KernelInfo& kernel, bool has_waves_of_32) {
  std::string text = fmt::format("\n{}\n", shown_symbol(kernel.name));
  if (kernel.vgprs)
    text += fmt::format("  registers   {} VGPRs ({} allocated), {} SGPRs ({} allocated)\n", *kernel.vgprs,
                        *kernel.allocated_vgprs, *kernel.sgprs, *kernel.allocated_sgprs);
  if (has_waves_of_32) text += fmt::format("  waves       of {} lanes\n", kernel.wave_size);
  if (kernel.vgpr_spills != 0 || kernel.sgpr_spills != 0)
    text += fmt::format("  spills      {} VGPRs, {} SGPRs\n", kernel.vgpr_spills, kernel.sgpr_spills);
  text += fmt::format("  memory      {} bytes of code, {} of LDS, {} of scratch per work-item, {} of arguments\n",
                      kernel.code_bytes, kernel.lds_bytes, kernel.scratch_bytes, kernel.kernarg_bytes);
  text += arguments_text(kernel);
  text += shader_inputs_text(kernel);
  for (const OccupancyInfo& o : kernel.occupancy)
    text += fmt::format("  occupancy   {}: {}, workgroups of {}\n", o.device, o.text, *kernel.workgroup_size);
  return text;
}

}  // namespace

std::string info_text(const lanewise::InfoReport& report) {
  std::string text;
  for (const CodeObjectInfo& code : report.code_objects) {
    text += fmt::format("code object for {}, version {}, {} kernel{}\n", code.target, code.code_object_version,
                        code.kernels.size(), code.kernels.size() == 1 ? "" : "s");
    for (const KernelInfo& kernel : code.kernels) text += kernel_text(kernel, code.has_waves_of_32);
  }
  return text;
}

SortedJson info_document(const lanewise::InfoReport& report) {
  SortedJson json = report.code_objects.size() == 1 ? json_of(report.code_objects.front())
                                                    : SortedJson{{"code_objects", json_of(report.code_objects)}};
  return document("info", 1, std::move(json), report.messages);
}

}  // namespace lw::report
