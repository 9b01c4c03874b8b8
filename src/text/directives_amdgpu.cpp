// Directives of AMD's code objects: target, version, kernel descriptors, metadata.
#include <fmt/format.h>

#include <cstring>

#include "text/directives.h"

namespace lw::text {
namespace {

// "amdgcn-amd-amdhsa--gfx900:xnack+" -> "gfx900"
std::string_view processor_of(std::string_view target_id) {
  const size_t gfx = target_id.rfind("gfx");
  if (gfx == std::string_view::npos) return {};
  const std::string_view rest = target_id.substr(gfx);
  return rest.substr(0, rest.find_first_of(":+-"));
}

}  // namespace

void Directives::target(AssemblyState& s, std::string_view, Location) {
  const Location at = s.here();
  const auto id = s.parse_string();
  if (!id) return;
  const isa::Target* found = isa::find_target(processor_of(*id));
  if (found == nullptr) {
    s.error(at, fmt::format("'{}' is not a known target", *id));
    return;
  }
  if (!covers(s.dialect(), *found)) {
    s.error(at, fmt::format("the dialect {} does not cover {}", dialect_name(s.dialect()), found->name));
    return;
  }
  if (!s.assembly_.target_id.empty() && s.assembly_.target_id != *id) {
    s.error(at, fmt::format("the target is already '{}'", s.assembly_.target_id));
    return;
  }
  s.assembly_.target_id = *id;
  s.set_target(*found);
}

void Directives::code_object_version(AssemblyState& s, std::string_view, Location) {
  const Location at = s.here();
  const auto version = s.parse_number();
  if (!version) return;
  if (*version < 2 || *version > 6) {
    s.error(at, fmt::format("there is no code object version {}", *version));
    return;
  }
  s.assembly_.code_object_version = static_cast<int>(*version);
}

void Directives::kernel(AssemblyState& s, std::string_view, Location at) {
  const auto name = s.parse_symbol_name();
  if (!name) return;
  if (s.open_kernel_) {
    s.error(at, ".amdhsa_kernel inside of another",
            fmt::format("the other began in line {}", s.open_kernel_->location.line));
    return;
  }
  KernelBlock block;
  block.symbol = s.symbols.intern(*name);
  s.symbols[block.symbol].used = true;
  block.location = at;
  s.open_kernel_ = std::move(block);
}

void Directives::kernel_setting(AssemblyState& s, std::string_view name, Location at) {
  if (!s.open_kernel_) {
    s.error(at, fmt::format("{} outside of .amdhsa_kernel", name));
    s.lexer().skip_statement();
    return;
  }
  KernelBlock::Setting setting;
  setting.name = name;
  setting.location = at;
  setting.value = s.parse_expression();
  if (setting.value == kNone) return;
  for (const KernelBlock::Setting& other : s.open_kernel_->settings) {
    if (other.name != name) continue;
    s.error(at, fmt::format("{} is given twice", name));
    return;
  }
  s.open_kernel_->settings.push_back(std::move(setting));
}

void Directives::end_kernel(AssemblyState& s, std::string_view, Location at) {
  if (!s.open_kernel_) {
    s.error(at, ".end_amdhsa_kernel without .amdhsa_kernel");
    return;
  }
  s.kernels_.push_back(std::move(*s.open_kernel_));
  s.open_kernel_.reset();
}

// Everything up to .end_amdgpu_metadata is YAML, kept as it is.
void Directives::metadata(AssemblyState& s, std::string_view, Location at) {
  std::string yaml;
  if (!take_block(s.lexer(), {}, ".end_amdgpu_metadata", "", yaml)) {
    s.error(at, ".amdgpu_metadata without .end_amdgpu_metadata");
    return;
  }
  if (s.assembly_.metadata) {
    s.error(at, "the metadata is already given", fmt::format("in line {}", s.assembly_.metadata->first_line));
    return;
  }
  s.assembly_.metadata = AssemblyMetadata{std::move(yaml), at.line + 1};
}

// A kernel's settings may name symbols that are defined after it, so they are evaluated last.
void Directives::finish_kernel(AssemblyState& s, const KernelBlock& block) {
  // Without a word on XNACK in the target id, code runs with it on or off.
  const bool xnack = s.target().has(isa::Feature::xnack) && s.assembly_.target_id.find("xnack-") == std::string::npos;
  inst::DescriptorBuilder builder({s.target(), xnack});
  AssemblyKernel kernel;
  kernel.name = s.symbols[block.symbol].name;
  kernel.location = block.location;
  bool ok = true;
  for (const KernelBlock::Setting& setting : block.settings) {
    Result<int64_t, EvaluationError> value = s.expressions.evaluate_number(setting.value);
    if (!value) {
      s.error(setting.location, fmt::format("{}: {}", setting.name, value.error().message));
      ok = false;
      continue;
    }
    if (const auto problem = builder.set(setting.name, *value)) {
      s.error(setting.location, problem->message);
      ok = false;
    }
    if (setting.name == ".amdhsa_next_free_vgpr") kernel.next_free_vgpr = static_cast<uint64_t>(*value);
    if (setting.name == ".amdhsa_next_free_sgpr") kernel.next_free_sgpr = static_cast<uint64_t>(*value);
  }
  if (!ok) return;
  Result<inst::KernelDescriptor> descriptor = builder.finish();
  if (!descriptor) {
    s.error(block.location, fmt::format("kernel '{}': {}", kernel.name, descriptor.error().message));
    return;
  }
  kernel.descriptor = *descriptor;
  s.assembly_.kernels.push_back(std::move(kernel));
}

}  // namespace lw::text
