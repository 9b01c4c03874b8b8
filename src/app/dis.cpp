#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "base/json_text.h"
#include "base/symbol_name.h"
#include "bytes/bytes.h"
#include "host/files.h"
#include "input/listed_code.h"
#include "input/load.h"
#include "isa/target_names.h"
#include "object/kernel_resources.h"
#include "shader/language.h"
#include "text/dialect_listing.h"
#include "text/dialect_printer.h"
#include "text/listing.h"
#include "text/source_listing.h"

namespace lw::app {
std::unique_ptr<Command> make_dis();
namespace {

text::ListingSection listing_of(const object::CodeObject& code, const object::Section& section) {
  text::ListingSection listing{section.name, section.file_address, section.bytes, {}};
  const auto index = static_cast<int>(&section - code.sections.data());
  for (const object::Symbol& symbol : code.symbols) {
    if (symbol.section != index || symbol.kind == object::SymbolKind::section || symbol.name.empty()) continue;
    const bool data = symbol.kind == object::SymbolKind::object;
    uint8_t elf_type = 0;
    if (symbol.kind == object::SymbolKind::object) elf_type = 1;
    if (symbol.kind == object::SymbolKind::function) elf_type = 2;
    if (symbol.kind == object::SymbolKind::kernel_v2) elf_type = 10;
    listing.symbols.push_back({symbol.file_value, symbol.name, symbol.size_bytes,
                               data ? text::ListingSymbol::Kind::data : text::ListingSymbol::Kind::code, elf_type});
  }
  return listing;
}

std::vector<text::ListingSection> listings_of(const object::CodeObject& code, const object::CodeTargets& targets) {
  std::vector<text::ListingSection> listings;
  for (const object::Section& section : code.sections) {
    if (!section.is_executable() || section.bytes.empty()) continue;
    listings.push_back(listing_of(code, section));
    for (const auto& [address, target] : targets.changes)
      if (address >= section.address && address - section.address < section.bytes.size())
        listings.back().other_waves.emplace_back(address - section.address + section.file_address, target);
  }
  return listings;
}

void demangle(std::vector<object::Symbol>& symbols) {
  for (object::Symbol& symbol : symbols)
    if (std::string name = demangled(symbol.name); !name.empty()) symbol.name = std::move(name);
}

// Only what lies in [address, address + size) of a section.
text::ListingSection cut(const text::ListingSection& section, uint64_t address, uint64_t size_bytes) {
  text::ListingSection part = section;
  const uint64_t start = std::min<uint64_t>(address - section.address, section.bytes.size());
  part.address = address;
  part.other_waves.clear();
  part.bytes = section.bytes.subspan(start, std::min<uint64_t>(size_bytes, section.bytes.size() - start));
  return part;
}

nlohmann::json operands_json(const inst::Instruction& instruction) {
  nlohmann::json list = nlohmann::json::array();
  size_t i = 0;
  for (const isa::Operand& operand : instruction.enc().operands()) {
    list.push_back({{"name", isa::operand_name(operand.name)},
                    {"kind", isa::kind_name(operand.kind)},
                    {"type", isa::type_name(operand.type)},
                    {"value", instruction.operand[i++]},
                    {"reads", operand.is_read},
                    {"writes", operand.is_written}});
  }
  return list;
}

// In one line. Names in damaged files may be no UTF-8.
std::string json_line(const nlohmann::json& json) { return json_text(json); }

// One instruction a line, each printed as soon as it is decoded.
void print_instructions_json(const Console& console, const isa::Target& usual, const text::ListingSection& section,
                             text::Dialect dialect) {
  std::optional<text::DialectPrinter> printer;
  const isa::Target* before = nullptr;
  for (size_t at = 0; at + 4 <= section.bytes.size();) {
    const isa::Target& target = section.target_at(section.address + at, usual);
    if (&target != before) printer.emplace(target, dialect);
    before = &target;
    const bytes::Decoded decoded = bytes::decode(target, section.bytes.subspan(at));
    nlohmann::json words = nlohmann::json::array();
    for (size_t w = 0; w < decoded.size_bytes; w += 4)
      words.push_back(fmt::format("{:08X}", load_le<uint32_t>(&section.bytes[at + w])));
    nlohmann::json entry{{"address", section.address + at}, {"words", std::move(words)}};
    if (decoded.instruction.valid()) {
      std::string text = printer->text(decoded.instruction);
      entry["mnemonic"] = text.substr(0, text.find(' '));
      entry["text"] = std::move(text);
      entry["encoding"] = isa::format_name(decoded.instruction.enc().format);
      entry["operands"] = operands_json(decoded.instruction);
    } else {
      entry["text"] = fmt::format("{} {:#010x}", dialect == text::Dialect::clrx ? ".int" : ".long",
                                  load_le<uint32_t>(&section.bytes[at]));
      entry["mnemonic"] = nullptr;
      entry["encoding"] = nullptr;
      entry["operands"] = nlohmann::json::array();
    }
    console.print(at == 0 ? "\n  " : ",\n  ");
    console.print(json_line(entry));
    at += decoded.size_bytes;
  }
}

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

// A linked code object without data of its own, as a source.
std::string assembly_of(const isa::Target& target, const object::CodeObject& code) {
  constexpr int kCodeAlignment = 8;  // 2^8: that of kernels
  std::string out;
  text::Buffer lines([&](std::string_view part) { out += part; }, size_t{1} << 16);
  lines.append(fmt::format("\t.amdgcn_target \"amdgcn-amd-amdhsa--{}\"\n\t.amdhsa_code_object_version {}\n",
                           object::to_string(code.target), code.version));
  for (const object::Section& section : code.sections) {
    if (!section.is_executable() || section.bytes.empty()) continue;
    lines.append(section.name == ".text" ? "\t.text\n" : fmt::format("\t.section {},\"ax\",@progbits\n", section.name));
    lines.append(fmt::format("\t.p2align {}\n", kCodeAlignment));
    const auto index = static_cast<int>(&section - code.sections.data());
    text::ListingSection listing{section.name, section.file_address, section.bytes, {}};
    for (const object::Symbol& symbol : code.symbols) {
      if (symbol.section != index || symbol.kind == object::SymbolKind::section || symbol.name.empty()) continue;
      lines.append(symbol_directives(symbol));
      listing.symbols.push_back(
          {symbol.file_value, symbol.name, symbol.size_bytes, text::ListingSymbol::Kind::code, 0});
    }
    text::write_source(target, listing, lines);
  }
  const bool has_xnack = target.has(isa::Feature::xnack) && code.target.xnack != object::Setting::off;
  for (const object::Kernel& kernel : code.kernels)
    lines.append(inst::print_descriptor(text::source_name(kernel.name), kernel.descriptor, {target, has_xnack},
                                        inst::DescriptorStyle::assemblable, code.version));
  if (!code.metadata.tree.is_null())
    lines.append(
        fmt::format("\t.amdgpu_metadata\n---\n{}\n...\n\t.end_amdgpu_metadata\n", code.metadata.tree->dump(1)));
  lines.flush();
  return out;
}

// Where listings go: all of one target.
class Output {
 public:
  Output(const Console& console, const isa::Target& target, text::Dialect dialect, bool plain)
      : console_(console), target_(&target), dialect_(dialect), options_{.plain = plain} {
    if (console.json) {
      console.print(fmt::format("{{\"target\": {}, \"sections\": [", json_line(target.name)));
      return;
    }
    // Blocks go out as they are: with a buffer of its own, the stream keeps the end of each for another write.
    std::setvbuf(console.out, nullptr, _IONBF, 0);
    if (dialect != text::Dialect::llvm) text::write_dialect_header(target, dialect, options_, text_);
  }

  // What is written next is for waves of another size.
  void change_target(const isa::Target& target) { target_ = &target; }

  // A code object or what else has code.
  void write(std::string_view name, const std::vector<text::ListingSection>& sections) {
    if (console_.json) {
      for (const text::ListingSection& section : sections) write_json(section);
      ++objects_;
      return;
    }
    if (dialect_ == text::Dialect::llvm) text::write_listing_header(name, options_, text_);
    for (const text::ListingSection& section : sections) {
      if (dialect_ == text::Dialect::llvm)
        text::write_listing(*target_, section, options_, text_);
      else
        text::write_dialect_listing(*target_, section, dialect_, options_, text_);
    }
  }

  void end() {
    if (console_.json) console_.print("\n]}\n");
    text_.flush();
  }

 private:
  static constexpr size_t kBlockBytes = size_t{1} << 16;

  void write_json(const text::ListingSection& section) {
    console_.print(fmt::format("{}\n {{\"code_object\": {}, \"name\": {}, \"instructions\": [",
                               is_first_section_ ? "" : ",", objects_, json_line(section.name)));
    print_instructions_json(console_, *target_, section, dialect_);
    console_.print("]}");
    is_first_section_ = false;
  }

  const Console& console_;
  const isa::Target* target_;
  const text::Dialect dialect_;
  const text::ListingOptions options_;
  text::Buffer text_{[this](std::string_view part) { console_.print(part); }, kBlockBytes};
  size_t objects_ = 0;
  bool is_first_section_ = true;
};

class Dis : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        "FILE", &file_,
        "code object, offload bundle, HIP executable, listing, source, or bare words with --raw; - is standard input");
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--target", "T", &target_,
             "which target's code to show; with --raw, what the words are for; what source is compiled for");
    a.option("--kernel", "K", &kernel_, "show only this kernel");
    a.flag("--raw", &raw_, "FILE holds bare machine words");
    a.flag("--demangle", &demangle_, "show C++ names of symbols instead of the symbols");
    a.flag("--plain", &plain_, "print instruction text alone, one a line");
    a.flag("--assembly", &assembly_,
           "print a source from which as makes the same code, kernel descriptors and metadata");
    a.option("--dialect", "D", &dialect_name_, "llvm (as llvm-objdump prints it), clrx or sp3; llvm");
    a.after_dashes("FLAGS", &flags_, shader::kFlagsHelp);
    a.example("lanewise dis saxpy.hsaco --kernel saxpy");
    a.example("lanewise dis saxpy.cl --target gfx1030");
    a.example("lanewise dis saxpy.hsaco --assembly > saxpy.s");
    a.example("lanewise dis words.bin --raw --target gfx900 --plain");
  }

  int run(const Console& console) override {
    const auto dialect = text::find_dialect(dialect_name_.empty() ? "llvm" : dialect_name_);
    if (!dialect) return console.bad_input(fmt::format("--dialect {}: expected llvm, clrx or sp3", dialect_name_));
    dialect_ = *dialect;
    // Elsewhere symbols do not appear, or must be such that the text assembles.
    if (demangle_ && (console.json || plain_ || dialect_ != text::Dialect::llvm))
      return console.bad_input("--demangle is for the layout of llvm-objdump: not with --json, --plain or --dialect");
    if (assembly_ &&
        (raw_ || console.json || plain_ || demangle_ || !kernel_.empty() || dialect_ != text::Dialect::llvm))
      return console.bad_input(
          "--assembly is for whole code objects in LLVM's dialect: not with --raw, --json, --plain, --demangle, "
          "--kernel "
          "or --dialect");
    if (plain_ && console.json) return console.bad_input("--plain prints text alone: not with --json");
    if (raw_) return run_raw(console);
    const Result<input::CodeFile, Messages> file =
        input::open_code_file(console.session, file_, {.target = target_, .language = language_, .flags = flags_});
    if (!file) return console.rejected(file.error());
    console.tell(file->warnings);
    file_ = file->name;
    if (file->listing && assembly_) return console.bad_input("--assembly: a listing has no kernels and no metadata");
    if (file->listing) return run_listing(console, std::string(file->text()), *file->listing);
    return run_object(console, *file);
  }

 private:
  int run_raw(const Console& console) {
    if (!language_.empty()) return console.bad_input("--raw says what FILE holds, and so does -x: one of them");
    if (!flags_.empty()) return console.bad_input("--raw: nothing is compiled that could take flags after --");
    if (demangle_) return console.bad_input("--raw: bare words have no symbols for --demangle");
    if (!kernel_.empty()) return console.bad_input("--raw: bare words have no kernels for --kernel");
    const isa::Target* target = isa::find_target(target_);
    if (target == nullptr)
      return console.bad_input(target_.empty() ? "--raw needs --target" : isa::unknown_target(target_));
    const Result<host::FileView> file = host::view_file(file_);
    if (!file) return console.bad_input(file.error().message);
    const std::span<const std::byte> words = file->bytes();
    if (words.empty() || words.size() % 4 != 0)
      return console.bad_input(
          fmt::format("{}: {} bytes are no whole number of 4-byte words", host::shown_path(file_), words.size()));
    const text::ListingSection section{".text", 0, words, {}};
    return write(console, *target, {section});
  }

  int run_listing(const Console& console, const std::string& text, text::ListingStyle style) {
    if (!kernel_.empty()) return console.bad_input("--kernel picks from a code object, not from a listing");
    const Result<input::ListedCode, Messages> code = input::read_listed_code(file_, text, style, target_);
    if (!code) return console.rejected(code.error());
    console.tell(code->warnings);
    const std::vector<input::ListedStretch> stretches = input::stretches_of(code->listing);
    std::vector<text::ListingSection> sections;
    for (const input::ListedStretch& stretch : stretches) {
      const text::ListedPart& part = code->listing.parts[stretch.part];
      text::ListingSection section{part.name.empty() ? ".text" : part.name, stretch.address, stretch.bytes, {}};
      for (size_t i = part.first_label; i < part.first_label + part.label_count; ++i) {
        const text::ListedLabel& label = code->listing.labels[i];
        section.symbols.push_back({label.address, label.name, 0, text::ListingSymbol::Kind::code, 0});
      }
      sections.push_back(std::move(section));
    }
    return write(console, *code->target, sections);
  }

  int run_object(const Console& console, const input::CodeFile& file) {
    if (!kernel_.empty()) return run_kernel(console, file);
    const Result<input::OpenedFile, Messages> opened = input::open_objects(file, target_);
    if (!opened) return console.rejected(opened.error());
    const size_t count = opened->entries.size();
    if (assembly_) return write_assembly(console, *opened);
    // In a source the names of all objects would be those of one.
    if (count > 1 && dialect_ != text::Dialect::llvm) return console.rejected(input::several_objects(file_, *opened));
    std::optional<Output> output;
    for (size_t i = 0; i < count; ++i) {
      Result<object::CodeObject> code = object::load(opened->entries[i].bytes, object::Reading::code);
      const std::string name = count == 1 ? file_ : fmt::format("{}({})", file_, i + 1);
      if (!code) {
        if (output) output->end();
        return console.bad_input(fmt::format("{}: {}", name, code.error().message));
      }
      const isa::Target* target = isa::find_target(code->target.processor);
      if (const auto refused = refusal(target, code->target.processor)) return console.bad_input(*refused);
      const object::CodeTargets targets = object::code_targets(*target, *code, opened->wave_size);
      if (!output) output.emplace(console, *targets.common, dialect_, plain_);
      output->change_target(*targets.common);
      if (demangle_) demangle(code->symbols);
      output->write(name, listings_of(*code, targets));
    }
    output->end();
    return kDone;
  }

  int write_assembly(const Console& console, const input::OpenedFile& opened) {
    if (opened.entries.size() > 1) return console.rejected(input::several_objects(file_, opened));
    const Result<object::CodeObject> code = object::load(opened.entries[0].bytes);
    if (!code) return console.bad_input(fmt::format("{}: {}", file_, code.error().message));
    const isa::Target* target = isa::find_target(code->target.processor);
    if (const auto refused = refusal(target, code->target.processor)) return console.bad_input(*refused);
    constexpr int kFirstVersion = 3;
    if (code->version < kFirstVersion || code->is_relocatable)
      return console.not_modelled(fmt::format("{}: --assembly of {}", file_,
                                              code->is_relocatable
                                                  ? "an object that is not linked"
                                                  : fmt::format("code object version {}", code->version)));
    for (const object::Symbol& symbol : code->symbols)
      if (symbol.kind == object::SymbolKind::object && symbol.section >= 0 && !symbol.name.ends_with(".kd"))
        return console.not_modelled(
            fmt::format("{}: --assembly of data: the code may refer to '{}'", file_, symbol.name));
    console.print(assembly_of(*target, *code));
    return kDone;
  }

  int run_kernel(const Console& console, const input::CodeFile& file) {
    const Result<std::unique_ptr<input::LoadedFile>, Messages> loaded = input::load_objects(file, target_, kernel_);
    if (!loaded) return console.rejected(loaded.error());
    const object::CodeObject& code = (*loaded)->code;
    const isa::Target* target = isa::find_target(code.target.processor);
    if (const auto refused = refusal(target, code.target.processor)) return console.bad_input(*refused);
    const object::CodeTargets targets = object::code_targets(*target, code, 0);
    if (demangle_) demangle((*loaded)->code.symbols);
    std::vector<text::ListingSection> sections = listings_of(code, targets);
    const object::Kernel* kernel = (*loaded)->kernel;
    std::erase_if(sections,
                  [&](const text::ListingSection& s) { return kernel->entry_address - s.address >= s.bytes.size(); });
    if (sections.empty())
      return console.bad_input(fmt::format("{}: the code of '{}' is in no section", file_, kernel_));
    const uint64_t rest = sections[0].address + sections[0].bytes.size() - kernel->entry_address;
    return write(console, targets.at(kernel->entry_address),
                 {cut(sections[0], kernel->entry_address, kernel->code_bytes != 0 ? kernel->code_bytes : rest)});
  }

  // Why code for a target is not shown; null where the target is not known.
  std::optional<std::string> refusal(const isa::Target* target, std::string_view name) const {
    if (target == nullptr) return fmt::format("target {} is not supported", name);
    if (text::covers(dialect_, *target)) return std::nullopt;
    return fmt::format("the dialect {} has no words for {}", text::dialect_name(dialect_), target->name);
  }

  int write(const Console& console, const isa::Target& target, const std::vector<text::ListingSection>& sections) {
    if (const auto refused = refusal(&target, target.name)) return console.bad_input(*refused);
    Output output(console, target, dialect_, plain_);
    output.write(host::shown_path(file_), sections);
    output.end();
    return kDone;
  }

  std::string file_, language_, target_, kernel_, dialect_name_;
  std::vector<std::string> flags_;
  text::Dialect dialect_ = text::Dialect::llvm;
  bool raw_ = false;
  bool plain_ = false;
  bool demangle_ = false;
  bool assembly_ = false;
};

}  // namespace

std::unique_ptr<Command> make_dis() { return std::make_unique<Dis>(); }

}  // namespace lw::app
