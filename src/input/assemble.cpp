#include "input/assemble.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "host/files.h"
#include "input/listed_code.h"
#include "isa/target_names.h"
#include "object/object.h"
#include "object/writer.h"
#include "text/section_flags.h"

namespace lw::input {
namespace {

const isa::Target& default_target() { return *isa::find_target("gfx803"); }

object::SymbolKind kind_of(text::SymbolType type) {
  switch (type) {
    case text::SymbolType::object: return object::SymbolKind::object;
    case text::SymbolType::function: return object::SymbolKind::function;
    case text::SymbolType::section: return object::SymbolKind::section;
    case text::SymbolType::file: return object::SymbolKind::file;
    default: return object::SymbolKind::none;
  }
}

object::SymbolBinding binding_of(text::AssemblySymbolBinding binding) {
  switch (binding) {
    case text::AssemblySymbolBinding::global: return object::SymbolBinding::global;
    case text::AssemblySymbolBinding::weak: return object::SymbolBinding::weak;
    default: return object::SymbolBinding::local;
  }
}

object::SymbolVisibility visibility_of(text::AssemblySymbolVisibility visibility) {
  switch (visibility) {
    case text::AssemblySymbolVisibility::internal: return object::SymbolVisibility::internal;
    case text::AssemblySymbolVisibility::hidden: return object::SymbolVisibility::hidden;
    case text::AssemblySymbolVisibility::protected_: return object::SymbolVisibility::protected_;
    default: return object::SymbolVisibility::normal;
  }
}

// The style in which a text is a listing that has to be read as one: a source may have words in its comments, too.
std::optional<text::ListingStyle> listing_style(std::string_view source, text::Dialect dialect) {
  if (dialect == text::Dialect::clrx) return std::nullopt;
  std::optional<text::ListingStyle> style = text::recognise_listing(source);
  if (!style) return std::nullopt;
  if (dialect == text::Dialect::sp3) return text::ListingStyle::sp3;
  const bool is_object = source.find("\nDisassembly of section ") != std::string_view::npos ||
                         source.find("file format elf64-amdgpu") != std::string_view::npos;
  return *style != text::ListingStyle::objdump || is_object ? style : std::nullopt;
}

// What a file is that is not text, for a message.
std::string_view kind_of_binary(std::string_view bytes) {
  if (bytes.starts_with("\x7f"
                        "ELF"))
    return "an ELF file";
  if (bytes.starts_with("__CLANG_OFFLOAD_BUNDLE__") || bytes.starts_with("CCOB")) return "an offload bundle";
  return "not text";
}

// A file of machine code where assembly is expected.
std::optional<Messages> binary_error(const std::string& name, std::string_view bytes) {
  if (is_text(std::as_bytes(std::span(bytes)))) return std::nullopt;
  return one_error(code::kFile,
                   fmt::format("{} is {}, and assembly text is expected; `lanewise dis` prints the code of binaries",
                               name, kind_of_binary(bytes)));
}

// Whether a listing leaves out nothing but zeros before an address: llvm-objdump shows them as "...".
bool follows_zeroes(const text::ReadListing& listing, const text::ListedPart& part, uint64_t address) {
  const auto fragments = std::span(listing.fragments).subspan(part.first_fragment, part.fragment_count);
  return std::ranges::any_of(fragments, [&](const text::ListedFragment& fragment) {
    return fragment.address == address && fragment.after == text::ListedFragment::After::zeroes;
  });
}

// All words of a listing in one section, with its labels, and the runs of zeros between them.
text::Assembly assembly_of(const ListedCode& code) {
  text::Assembly assembly;
  assembly.target = code.target;
  assembly.is_listing = true;
  assembly.instruction_count = code.listing.instructions.size();
  text::AssemblySection section;
  section.name = ".text";
  section.flags = text::kAlloc | text::kExecutable;
  section.alignment = 4;
  std::vector<ListedStretch> stretches = stretches_of(code.listing);
  size_t label = 0;
  const ListedStretch* before = nullptr;
  for (const ListedStretch& stretch : stretches) {
    const text::ListedPart& part = code.listing.parts[stretch.part];
    if (before != nullptr && before->part == stretch.part && follows_zeroes(code.listing, part, stretch.address))
      section.bytes.resize(section.bytes.size() + (stretch.address - before->address - before->bytes.size()));
    before = &stretch;
    for (label = part.first_label; label < part.first_label + part.label_count; ++label) {
      const text::ListedLabel& listed = code.listing.labels[label];
      if (listed.address < stretch.address || listed.address >= stretch.address + stretch.bytes.size()) continue;
      if (assembly.find_symbol(listed.name) != nullptr) continue;
      text::AssemblySymbol symbol;
      symbol.name = listed.name;
      symbol.place = text::SymbolPlace::section;
      symbol.type = listed.is_function ? text::SymbolType::function : text::SymbolType::none;
      symbol.value = section.bytes.size() + (listed.address - stretch.address);
      assembly.symbols.push_back(std::move(symbol));
    }
    section.bytes.insert(section.bytes.end(), stretch.bytes.begin(), stretch.bytes.end());
  }
  assembly.sections.push_back(std::move(section));
  return assembly;
}

void complain(const text::RegisterExcess& excess, Diagnostics& diagnostics) {
  const bool is_vector = excess.file == 'v';
  diagnostics.error(
      excess.at,
      fmt::format("kernel '{}' uses {}{}, and its descriptor grants {} {}", excess.kernel, excess.file,
                  excess.needed - 1, excess.granted, is_vector ? "VGPRs" : "SGPRs"),
      fmt::format(".amdhsa_next_free_{} {} is enough; --allow-excess-registers accepts the kernel as it is",
                  is_vector ? "vgpr" : "sgpr", excess.needed));
}

bool is_of_version_5(std::string_view argument_kind) {
  using object::ArgumentKind;
  for (auto kind = ArgumentKind::hidden_block_count_x; kind <= ArgumentKind::hidden_queue_ptr;
       kind = static_cast<ArgumentKind>(static_cast<int>(kind) + 1))
    if (argument_kind == object::to_string(kind)) return true;
  return false;
}

// A kind of argument that version 5 added, and that a loader of version 4 does not fill in.
std::optional<std::string> argument_of_version_5(const nlohmann::json& metadata) {
  const auto none = nlohmann::json::array();
  for (const nlohmann::json& kernel : metadata.value("amdhsa.kernels", none)) {
    if (!kernel.is_object()) continue;
    for (const nlohmann::json& argument : kernel.value(".args", none)) {
      const auto kind = argument.is_object() ? argument.find(".value_kind") : argument.end();
      if (kind == argument.end() || !kind->is_string()) continue;
      if (is_of_version_5(kind->get<std::string>())) return kind->get<std::string>();
    }
  }
  return std::nullopt;
}

// The error for metadata that begin in a line of a text.
Messages metadata_error(const text::Assembly& assembly, const std::string& name, std::string why) {
  Messages error = one_error(code::kMetadata, ".amdgpu_metadata: " + std::move(why), name);
  error.front().line = assembly.metadata->first_line;
  return error;
}

std::optional<Messages> add_metadata(const text::Assembly& assembly, const std::string& name,
                                     object::NewCodeObject& result) {
  if (!assembly.metadata) return std::nullopt;
  const std::string& yaml = assembly.metadata->yaml;
  Result<nlohmann::json> tree = object::metadata_from_yaml(std::as_bytes(std::span(yaml)));
  if (!tree) return metadata_error(assembly, name, tree.error().message);
  result.metadata = std::move(*tree);
  if (result.version < 5)
    if (const std::optional<std::string> kind = argument_of_version_5(*result.metadata))
      return metadata_error(assembly, name,
                            fmt::format("code object version {} has no arguments of kind {}", result.version, *kind));
  object::complete_metadata(*result.metadata, result.target, result.version);
  return std::nullopt;
}

Messages linker_symbol(const text::AssemblySymbol& symbol, const std::string& name) {
  Messages error = one_error(
      code::kLink, fmt::format("'{}': common and LDS symbols need a linker; put the data in a section", symbol.name),
      name);
  error.front().line = symbol.defined_at.line;
  return error;
}

// The errors of link() about undefined symbols, made while the text is at hand.
Messages undefined_symbols(const text::Assembly& assembly, const std::string& name, std::string_view source) {
  Diagnostics diagnostics(name, source, code::kLink);
  for (const text::UndefinedSymbol& symbol : assembly.undefined)
    diagnostics.error(symbol.first_use, symbol.has_descriptor
                                            ? fmt::format("kernel '{}' has a descriptor and no code", symbol.name)
                                            : fmt::format("'{}' is not defined", symbol.name));
  return diagnostics.messages();
}

}  // namespace

Result<Assembled, Messages> assemble_source(const Session& session, const std::string& path, std::string_view source,
                                            const AssembleOptions& options) {
  const auto& [target_name, dialect, allow_excess_registers, lint, lines] = options;
  const isa::Target* target = target_name.empty() ? &default_target() : isa::find_target(target_name);
  if (target == nullptr) return one_error(code::kTarget, isa::unknown_target(target_name));
  if (!text::covers(dialect, *target))
    return one_error(code::kOption,
                     fmt::format("the dialect {} does not cover {}", text::dialect_name(dialect), target->name));
  const std::string name = host::shown_path(path);
  Diagnostics diagnostics(name, source);
  // Names of included files are relative to the file that includes them.
  const std::string folder = path.find('/') == std::string::npos ? "" : path.substr(0, path.rfind('/') + 1);
  const auto include = [&](std::string_view included) -> std::optional<std::string> {
    const auto file =
        session.files->read(included.starts_with('/') ? std::string(included) : folder + std::string(included));
    return file ? std::optional(std::string(file->text())) : std::nullopt;
  };
  Assembled result;
  result.assembly = text::assemble_in_place(*target, source, diagnostics, include, dialect);
  const text::Assembly& assembly = result.assembly;
  if (!allow_excess_registers)
    for (const text::RegisterExcess& excess : assembly.excesses) complain(excess, diagnostics);
  if (diagnostics.has_errors()) return diagnostics.messages();
  if (lint != AssemblyLint::none)
    result.findings = add_lint(assembly, lint, *target, source, include, dialect, diagnostics);
  if (lines) result.places = text::instruction_places(*target, source, include, dialect, UINT32_MAX, UINT64_MAX);
  result.warnings = diagnostics.messages();
  result.undefined = undefined_symbols(assembly, name, source);
  if (!target_name.empty() && assembly.target != target)
    return one_error(code::kTarget,
                     fmt::format("the text is for {}, --target says {}", assembly.target->name, target_name), name);
  return result;
}

Result<Assembled, Messages> assemble_source(const Session& session, const std::string& path, const FileBytes& source,
                                            const AssembleOptions& options) {
  if (source.has_zero_behind) return assemble_source(session, path, source.text(), options);
  const std::string copy(source.text());  // the assembler wants a zero behind it
  return assemble_source(session, path, copy, options);
}

Result<Assembled, Messages> assemble_file(const Session& session, const std::string& path,
                                          const std::string& target_name) {
  const auto source = session.files->read(path);
  if (!source) return source.failure().messages;
  if (std::optional<Messages> error = binary_error(host::shown_path(path), source->text())) return *std::move(error);
  return assemble_source(session, path, *source, {.target = target_name});
}

Result<Assembled, Messages> assemble_text_or_listing(const Session& session, const std::string& path,
                                                     const FileBytes& source, const AssembleOptions& options) {
  const std::string name = host::shown_path(path);
  if (std::optional<Messages> error = binary_error(name, source.text())) return *std::move(error);
  const std::optional<text::ListingStyle> style = listing_style(source.text(), options.dialect);
  if (!style) return assemble_source(session, path, source, options);
  Result<ListedCode, Messages> code = read_listed_code(name, std::string(source.text()), *style, options.target);
  if (!code) return code.error();
  Assembled result;
  result.assembly = assembly_of(*code);
  result.warnings = std::move(code->warnings);
  return result;
}

Result<Assembled, Messages> assemble_or_read_listing(const Session& session, const std::string& path,
                                                     const AssembleOptions& options) {
  const auto source = session.files->read(path);
  if (!source) return source.failure().messages;
  return assemble_text_or_listing(session, path, *source, options);
}

Result<std::vector<std::byte>, Messages> link(Assembled& assembled, const std::string& name) {
  if (!assembled.undefined.empty()) return assembled.undefined;
  text::Assembly& assembly = assembled.assembly;
  object::NewCodeObject result;
  const std::string id = assembly.target_id.empty() ? std::string(assembly.target->name) : assembly.target_id;
  const Result<object::TargetId> target = object::parse_target_id(id);
  if (!target) return one_error(code::kTarget, target.error().message, name);
  result.target = *target;
  if (assembly.code_object_version != 0) result.version = assembly.code_object_version;

  // Sections that are not loaded (debug information, notes of the compiler) are left out, and what refers to them.
  std::vector<int> place(assembly.sections.size(), -1);
  for (size_t i = 0; i < assembly.sections.size(); ++i) {
    text::AssemblySection& section = assembly.sections[i];
    if ((section.flags & text::kAlloc) == 0 || (section.bytes.empty() && section.nobits_size_bytes == 0)) continue;
    place[i] = static_cast<int>(result.sections.size());
    const object::SectionUse use = (section.flags & text::kExecutable) != 0 ? object::SectionUse::code
                                   : (section.flags & text::kWrite) != 0    ? object::SectionUse::writable
                                                                            : object::SectionUse::read_only;
    result.sections.push_back(
        {section.name, use, section.alignment, std::move(section.bytes), section.nobits_size_bytes});
  }
  for (const text::AssemblySymbol& symbol : assembly.symbols) {
    object::NewSymbol added;
    added.name = symbol.name;
    added.offset = symbol.value;
    added.size_bytes = symbol.size_bytes;
    added.kind = kind_of(symbol.type);
    added.binding = binding_of(symbol.binding);
    added.visibility = visibility_of(symbol.visibility);
    switch (symbol.place) {
      case text::SymbolPlace::undefined: continue;
      case text::SymbolPlace::absolute: break;
      case text::SymbolPlace::section:
        if (place[symbol.section] < 0) continue;
        added.section = place[symbol.section];
        break;
      case text::SymbolPlace::common:
      case text::SymbolPlace::lds: return linker_symbol(symbol, name);
    }
    result.symbols.push_back(std::move(added));
  }
  for (size_t i = 0; i < assembly.sections.size(); ++i) {
    if (place[i] < 0) continue;
    for (const text::Relocation& relocation : assembly.sections[i].relocations)
      result.fixups.push_back({place[i], relocation.offset, static_cast<object::RelocationKind>(relocation.type),
                               assembly.symbols[relocation.symbol].name, relocation.addend, 0});
  }
  for (const text::AssemblyKernel& kernel : assembly.kernels)
    result.kernels.push_back({kernel.name, kernel.descriptor});
  if (std::optional<Messages> error = add_metadata(assembly, name, result)) return *std::move(error);
  Result<std::vector<std::byte>> bytes = object::write(result);
  if (!bytes) return one_error(code::kLink, bytes.error().message, name);
  return std::move(*bytes);
}

}  // namespace lw::input
