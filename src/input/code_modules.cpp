#include "input/code_modules.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "input/code_file.h"
#include "input/listed_code.h"
#include "input/load.h"
#include "inst/kinds.h"
#include "object/lines.h"
#include "object/object.h"
#include "shader/radv_object.h"
#include "text/listing_reader.h"

namespace lw::input {
namespace {

std::string base_name(const std::string& path) {
  if (path == "<stdin>") return "stdin";
  const size_t slash = path.rfind('/');
  const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  const size_t dot = name.rfind('.');
  return dot == std::string::npos || dot == 0 ? name : name.substr(0, dot);
}

// ---- Code objects ----

CodeEntry entry_of(const object::Kernel& kernel, const isa::Target& target) {
  CodeEntry entry;
  entry.name = kernel.name;
  entry.other_name = other_name_of(kernel);
  entry.address = kernel.entry_address;
  entry.code_bytes = kernel.code_bytes;
  entry.resources = object::kernel_resources(target, kernel);
  entry.states_vgprs = entry.states_sgprs = true;
  entry.received = received_by(kernel.descriptor);
  entry.mode = inst::initial_mode(kernel.descriptor);
  return entry;
}

bool is_code(const object::CodeObject& code, const object::Symbol& symbol) {
  return symbol.section >= 0 && static_cast<size_t>(symbol.section) < code.sections.size() &&
         code.sections[symbol.section].is_executable() && !symbol.name.empty();
}

void add_symbols(const object::CodeObject& code, CodeModule& module) {
  for (const object::Symbol& symbol : code.symbols) {
    if (!is_code(code, symbol) || symbol.kind == object::SymbolKind::section) continue;
    module.labels.push_back({symbol.address, symbol.name});
    const auto begins_there = [&](const auto& entry) { return entry.address == symbol.address; };
    const bool known =
        std::ranges::any_of(module.entries, begins_there) ||
        std::ranges::any_of(code.kernels, [&](const object::Kernel& k) { return k.entry_address == symbol.address; });
    const bool is_word = symbol.address % 4 == 0;  // where instructions begin
    if (symbol.kind != object::SymbolKind::function || known || !is_word) continue;
    CodeEntry entry;
    entry.name = symbol.name;
    entry.address = symbol.address;
    entry.code_bytes = symbol.size_bytes;
    entry.is_kernel = false;
    entry.called_from_elsewhere =
        symbol.binding != object::SymbolBinding::local && symbol.visibility == object::SymbolVisibility::normal;
    module.entries.push_back(std::move(entry));
  }
}

void sort_module(CodeModule& module) {
  const auto by_address = [](const auto& a, const auto& b) { return a.address < b.address; };
  std::stable_sort(module.stretches.begin(), module.stretches.end(), by_address);
  std::stable_sort(module.entries.begin(), module.entries.end(), by_address);
  std::stable_sort(module.labels.begin(), module.labels.end(), by_address);
}

// Where a damaged file says that code lies, which no linker would.
std::optional<Messages> misplaced_code(const std::string& path, const object::CodeObject& code) {
  std::vector<const object::Section*> sections;
  for (const object::Section& section : code.sections)
    if (section.is_executable() && !section.bytes.empty()) sections.push_back(&section);
  std::ranges::sort(sections, {}, &object::Section::address);
  constexpr uint64_t kMostSpan = uint64_t{16} << 30;  // of flow::Code
  for (size_t i = 0; i < sections.size(); ++i) {
    const object::Section& section = *sections[i];
    const auto wrong = [&](std::string_view why) {
      return one_error(code::kObject, fmt::format("section {} begins at {:#x}, {}", section.name, section.address, why),
                       path);
    };
    if (section.address % 4 != 0) return wrong("and instructions begin at multiples of 4");
    if (section.bytes.size() > UINT64_MAX - section.address) return wrong("and ends after the last address");
    if (i == 0) continue;
    const object::Section& before = *sections[i - 1];
    if (before.address + before.bytes.size() > section.address)
      return wrong(fmt::format("before the end of {}", before.name));
    if (section.address + section.bytes.size() - sections.front()->address > kMostSpan)
      return wrong(fmt::format("more than 16 GiB from {}", sections.front()->name));
  }
  return std::nullopt;
}

// Of an object with kernels of both wave sizes, the part with kernels of the target's.
CodeModule module_of(const std::string& path, const object::CodeObject& code, const isa::Target& target) {
  CodeModule module;
  module.file = path;
  module.target = &target;
  for (const object::Section& section : code.sections)
    if (section.is_executable() && !section.bytes.empty())
      module.stretches.push_back({section.address, {section.bytes.begin(), section.bytes.end()}});
  for (const object::Kernel& kernel : code.kernels)
    if (&object::target_of(target, kernel) == &target) module.entries.push_back(entry_of(kernel, target));
  // Other systems launch in other ways.
  if (shader::has_foreign_calling_convention(code))
    for (CodeEntry& entry : module.entries) entry.received.reset();
  add_symbols(code, module);
  sort_module(module);
  // A snippet: assembly without kernels and functions.
  if (module.entries.empty() && !module.stretches.empty()) {
    CodeEntry entry;
    entry.name = base_name(path);
    entry.address = module.stretches.front().address;
    module.entries.push_back(std::move(entry));
  }
  for (CodeEntry& entry : module.entries) entry.resources.wave_size = target.wave_size;
  return module;
}

// Constant memory: segments that nothing writes and that no relocation changes when the object is placed.
std::function<std::optional<uint64_t>(uint64_t)> constants_of(std::shared_ptr<const object::CodeObject> code) {
  return [code = std::move(code)](uint64_t address) -> std::optional<uint64_t> {
    for (const object::LoadRelocation& r : code->relocations)
      if (r.address < address + 8 && address < r.address + 8) return std::nullopt;
    for (const object::Segment& segment : code->segments) {
      if (segment.writable || address < segment.address || address + 8 > segment.address + segment.bytes.size())
        continue;
      return load_le<uint64_t>(segment.bytes.data() + (address - segment.address));
    }
    return std::nullopt;
  };
}

// `file` is what `elf` is a part of.
Result<CodeInput, Messages> from_object(const std::string& path, std::shared_ptr<const void> file, object::Bytes elf,
                                        unsigned wave_size) {
  Result<object::CodeObject> loaded = object::load(elf);
  if (!loaded) return one_error(code::kObject, loaded.error().message, path);
  loaded->file = std::move(file);
  const auto code = std::make_shared<const object::CodeObject>(std::move(*loaded));
  Result<std::vector<CodeModule>, Messages> modules = modules_of(path, code, wave_size);
  if (!modules) return modules.error();
  CodeInput input;
  input.modules = std::move(*modules);
  if (Result<object::LineTable> lines = object::LineTable::load(elf); !lines) {
    input.warnings = one_error(code::kObject, fmt::format("no source lines: {}", lines.error().message), path);
    input.warnings.front().severity = Severity::warning;
  } else if (!lines->empty()) {
    const auto table = std::make_shared<object::LineTable>(std::move(*lines));
    for (CodeModule& module : input.modules)
      module.source = [table](uint64_t address) {
        const std::optional<object::SourceLine> line = table->find(address);
        return line ? std::optional(SourcePlace{line->file, line->line}) : std::nullopt;
      };
  }
  return input;
}

// Lines of assembly, where debug information says none.
void add_text_lines(const CodeFile& file, CodeInput& input) {
  if (file.text_lines.empty()) return;
  for (CodeModule& module : input.modules) {
    if (module.source || module.stretches.empty()) continue;
    module.source = [lines = file.text_lines, name = file.name,
                     begin = module.stretches.front().address](uint64_t address) -> std::optional<SourcePlace> {
      const auto line = std::ranges::lower_bound(lines, address - begin, {}, &TextLine::offset);
      if (address < begin || line == lines.end() || line->offset != address - begin) return std::nullopt;
      return SourcePlace{name, line->line};
    };
  }
}

Result<CodeInput, Messages> from_objects(const CodeFile& file, const InputOptions& options) {
  const Result<OpenedFile, Messages> opened = open_objects(file, options.target, options.kernel);
  if (!opened) return opened.error();
  CodeInput all;
  for (const object::ContainerEntry& entry : opened->entries) {
    Result<CodeInput, Messages> one = from_object(file.name, opened->container.file(), entry.bytes, opened->wave_size);
    if (!one) return one;
    add_text_lines(file, *one);
    for (CodeModule& module : one->modules) all.modules.push_back(std::move(module));
    add_messages(all.warnings, std::move(one->warnings));
  }
  return all;
}

// ---- Listings ----

void take_statistics(const text::ListedPart& part, CodeEntry& entry) {
  for (const text::ListedStatistic& statistic : part.statistics) {
    const auto value = static_cast<uint32_t>(std::min<uint64_t>(statistic.value, UINT32_MAX));
    if (statistic.name == "LDS size") entry.resources.lds_bytes = value;
    if (statistic.name == "Scratch size") entry.resources.scratch_bytes = value;
    if (statistic.name == "VGPRs") {
      entry.resources.vgprs = value;
      entry.states_vgprs = true;
    }
    if (statistic.name == "SGPRs") {
      entry.resources.sgprs = value;
      entry.states_sgprs = true;
    }
  }
}

// A listing does not say what is a kernel. Code that returns to its caller and nowhere ends the wave is a function.
void tell_functions(const isa::Target& target, std::span<const text::ListedInstruction> instructions,
                    std::vector<CodeEntry>& entries) {
  size_t i = 0;
  for (size_t e = 0; e < entries.size(); ++e) {
    bool ends = false, returns = false;
    for (; i < instructions.size() && (e + 1 == entries.size() || instructions[i].address < entries[e + 1].address);
         ++i) {
      const inst::Instruction instruction = text::decode(target, instructions[i]);
      if (!instruction.valid() || instructions[i].address < entries[e].address) continue;
      ends |= inst::ends_wave(instruction.enc().record());
      returns |= inst::is_jump(instruction.enc().record());
    }
    entries[e].is_kernel = ends || !returns;
    entries[e].called_from_elsewhere = !entries[e].is_kernel;
  }
}

CodeModule module_of(const std::string& path, const isa::Target& target, const text::ReadListing& listing,
                     const text::ListedPart& part, std::span<ListedStretch> stretches) {
  CodeModule module;
  module.file = path;
  module.target = &target;
  const auto index = static_cast<size_t>(&part - listing.parts.data());
  auto stretch = std::lower_bound(stretches.begin(), stretches.end(), index,
                                  [](const ListedStretch& s, size_t wanted) { return s.part < wanted; });
  for (; stretch != stretches.end() && stretch->part == index; ++stretch)
    module.stretches.push_back({stretch->address, std::move(stretch->bytes)});
  for (size_t i = part.first_label; i < part.first_label + part.label_count; ++i) {
    const text::ListedLabel& label = listing.labels[i];
    module.labels.push_back({label.address, label.name});
    if (!label.is_function) continue;
    CodeEntry entry;
    entry.name = label.name;
    entry.address = label.address;
    module.entries.push_back(std::move(entry));
  }
  sort_module(module);
  tell_functions(target, std::span(listing.instructions).subspan(part.first_instruction, part.instruction_count),
                 module.entries);
  if (module.entries.empty() && !module.stretches.empty()) {
    CodeEntry entry;
    entry.name = part.name.empty() || part.name.starts_with('.') ? base_name(path) : part.name;
    entry.address = module.stretches.front().address;
    module.entries.push_back(std::move(entry));
  }
  if (module.entries.size() == 1) take_statistics(part, module.entries.front());
  for (CodeEntry& entry : module.entries) entry.resources.wave_size = target.wave_size;
  return module;
}

void name_part(CodeModule& module, const std::string& file_name, int line) {
  for (CodeEntry& entry : module.entries)
    if (entry.name == file_name) entry.name += fmt::format(":{}", line);
}

Result<CodeInput, Messages> from_listing(const std::string& path, const std::string& text, text::ListingStyle style,
                                         const InputOptions& options) {
  Result<ListedCode, Messages> code = read_listed_code(path, text, style, options.target);
  if (!code) return code.error();
  const text::ReadListing& listing = code->listing;
  CodeInput input;
  input.warnings = std::move(code->warnings);
  std::vector<ListedStretch> stretches = stretches_of(listing);
  for (const text::ListedPart& part : listing.parts)
    if (part.instruction_count != 0) input.modules.push_back(module_of(path, *code->target, listing, part, stretches));
  // Parts without a name of their own are told apart by where they begin.
  if (input.modules.size() > 1)
    for (size_t i = 0, m = 0; i < listing.parts.size(); ++i)
      if (listing.parts[i].instruction_count != 0)
        name_part(input.modules[m++], base_name(path), listing.parts[i].line);
  return input;
}

}  // namespace

flow::Received received_by(const inst::KernelDescriptor& d) {
  flow::Received received;
  received.sgprs = d.user_sgpr_count + d.enable_sgpr_workgroup_id_x + d.enable_sgpr_workgroup_id_y +
                   d.enable_sgpr_workgroup_id_z + d.enable_sgpr_workgroup_info + d.enable_private_segment;
  received.vgprs = d.enable_vgpr_workitem_id + 1;
  return received;
}

Result<std::vector<CodeModule>, Messages> modules_of(const std::string& name,
                                                     const std::shared_ptr<const object::CodeObject>& code,
                                                     unsigned wave_size) {
  const isa::Target* target = isa::find_target(code->target.processor);
  if (target == nullptr)
    return one_error(code::kTarget, fmt::format("target {} is not supported", code->target.processor), name);
  if (auto misplaced = misplaced_code(name, *code)) return *misplaced;
  const object::CodeTargets targets = object::code_targets(*target, *code, wave_size);
  std::vector<CodeModule> modules{module_of(name, *code, *targets.common)};
  if (modules.front().stretches.empty()) return one_error(code::kObject, "holds no code", name);
  for (const object::TargetChange& change : targets.changes) {
    if (change.target == targets.common) continue;
    modules.push_back(module_of(name, *code, *change.target));
    break;
  }
  for (CodeModule& module : modules) module.constants = constants_of(code);
  return modules;
}

Result<CodeInput, Messages> read_code(const Session& session, const std::string& path, const InputOptions& options) {
  const Result<CodeFile, Messages> file = open_code_file(
      session, path,
      {.target = options.target, .language = options.language, .flags = options.flags, .lines = options.lines});
  if (!file) return file.error();
  Result<CodeInput, Messages> input = file->listing
                                          ? from_listing(file->name, std::string(file->text()), *file->listing, options)
                                          : from_objects(*file, options);
  if (input) input->warnings.insert(input->warnings.begin(), file->warnings.begin(), file->warnings.end());
  return input;
}

}  // namespace lw::input
