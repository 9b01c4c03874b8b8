#include "api/object_source.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "text/listing.h"
#include "text/source_listing.h"

namespace lw::api {
namespace {

// What else than `.globl` a symbol needs.
std::string_view visibility_directive(object::SymbolVisibility visibility) {
  switch (visibility) {
    case object::SymbolVisibility::internal: return ".internal";
    case object::SymbolVisibility::hidden: return ".hidden";
    case object::SymbolVisibility::protected_: return ".protected";
    case object::SymbolVisibility::normal: break;
  }
  return {};
}

std::string symbol_directives(const object::Symbol& symbol) {
  const std::string name = text::source_name(symbol.name);
  std::string lines;
  if (symbol.binding == object::SymbolBinding::weak) lines += fmt::format("\t.weak {}\n", name);
  if (symbol.binding == object::SymbolBinding::global) lines += fmt::format("\t.globl {}\n", name);
  if (const std::string_view visibility = visibility_directive(symbol.visibility); !visibility.empty())
    lines += fmt::format("\t{} {}\n", visibility, name);
  if (symbol.kind == object::SymbolKind::function) lines += fmt::format("\t.type {},@function\n", name);
  if (symbol.size_bytes != 0) lines += fmt::format("\t.size {}, {}\n", name, symbol.size_bytes);
  return lines;
}

void write_section(const isa::Target& target, const object::CodeObject& code, const object::Section& section,
                   text::OutputBuffer& out) {
  constexpr int kCodeAlignment = 8;  // 2^8: that of kernels
  out.append(section.name == ".text" ? "\t.text\n" : fmt::format("\t.section {},\"ax\",@progbits\n", section.name));
  out.append(fmt::format("\t.p2align {}\n", kCodeAlignment));
  const auto index = static_cast<int>(&section - code.sections.data());
  text::ListingSection listing{section.name, section.file_address, section.bytes, {}};
  for (const object::Symbol& symbol : code.symbols) {
    if (symbol.section != index || symbol.kind == object::SymbolKind::section || symbol.name.empty()) continue;
    out.append(symbol_directives(symbol));
    listing.symbols.push_back({symbol.file_value, symbol.name, symbol.size_bytes, text::ListingSymbol::Kind::code, 0});
  }
  text::write_source(target, listing, out);
}

}  // namespace

std::optional<std::string> why_no_source(const object::CodeObject& code) {
  constexpr int kFirstVersion = 3;
  if (code.is_relocatable) return "an object that is not linked";
  if (code.version < kFirstVersion) return fmt::format("code object version {}", code.version);
  for (const object::Symbol& symbol : code.symbols)
    if (symbol.kind == object::SymbolKind::object && symbol.section >= 0 && !symbol.name.ends_with(".kd"))
      return fmt::format("data: the code may refer to '{}'", symbol.name);
  return std::nullopt;
}

void write_object_source(const isa::Target& target, const object::CodeObject& code, text::OutputBuffer& out) {
  out.append(fmt::format("\t.amdgcn_target \"amdgcn-amd-amdhsa--{}\"\n\t.amdhsa_code_object_version {}\n",
                         object::to_string(code.target), code.version));
  for (const object::Section& section : code.sections)
    if (section.is_executable() && !section.bytes.empty()) write_section(target, code, section, out);
  const bool has_xnack = target.has(isa::Feature::xnack) && code.target.xnack != object::Setting::off;
  for (const object::Kernel& kernel : code.kernels)
    out.append(inst::print_descriptor(text::source_name(kernel.name), kernel.descriptor, {target, has_xnack},
                                      inst::DescriptorStyle::assemblable, code.version));
  if (!code.metadata.tree.is_null())
    out.append(fmt::format("\t.amdgpu_metadata\n---\n{}\n...\n\t.end_amdgpu_metadata\n", code.metadata.tree->dump(1)));
}

}  // namespace lw::api
