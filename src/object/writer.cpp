// What goes into a code object: content, symbols, kernels, fixups and the dynamic tables.
#include "object/writer.h"

#include <elf.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <unordered_map>

#include "object/elf_constants.h"
#include "object/elf_output.h"
#include "object/hash_tables.h"
#include "object/relocation.h"
#include "object/string_table.h"

namespace lw::object {
namespace {

constexpr uint64_t kMaxAlignment = uint64_t{1} << 24;
constexpr std::string_view kNoteOwner = "AMDGPU";
constexpr std::string_view kOwnSections[] = {"",          ".dynsym",  ".gnu.hash", ".hash",          ".dynstr",
                                             ".rela.dyn", ".dynamic", ".got",      ".relro_padding", ".symtab",
                                             ".shstrtab", ".strtab"};

void append_text(std::vector<std::byte>& to, std::string_view text) {
  const auto* at = reinterpret_cast<const std::byte*>(text.data());
  to.insert(to.end(), at, at + text.size());
}

uint8_t elf_type(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::object: return STT_OBJECT;
    case SymbolKind::function: return STT_FUNC;
    case SymbolKind::section: return STT_SECTION;
    case SymbolKind::file: return STT_FILE;
    default: return STT_NOTYPE;
  }
}

uint8_t elf_binding(SymbolBinding binding) {
  if (binding == SymbolBinding::weak) return STB_WEAK;
  return binding == SymbolBinding::global ? STB_GLOBAL : STB_LOCAL;
}

struct OutSymbol {
  const NewSymbol* from = nullptr;
  std::string name;
  int section = 0;  // of `out_`, or SHN_ABS
  uint64_t offset = 0;
  uint64_t size = 0;
  uint8_t type = STT_NOTYPE;
  uint8_t binding = STB_LOCAL;
  uint8_t visibility = STV_DEFAULT;
};

class Writer {
 public:
  explicit Writer(const NewCodeObject& from) : from_(from) {}

  Result<std::vector<std::byte>> run() {
    if (auto error = check()) return *error;
    if (auto error = make_content()) return *error;
    if (auto error = collect_fixups()) return *error;
    order_sections();
    make_dynamic_tables();
    file_.place();
    fill_descriptors();
    if (auto error = apply_fixups()) return *error;
    fill_dynamic_tables();
    make_static_tables();
    return file_.assemble(from_.version, e_flags_);
  }

 private:
  using Failure = std::optional<Error>;

  Failure check() {
    if (from_.version < 3 || from_.version > 6)
      return Error{fmt::format("code objects of version {} cannot be written, only 3 to 6", from_.version)};
    Result<uint32_t> flags = flags_of_target(from_.target, from_.version);
    if (!flags) return flags.error();
    e_flags_ = *flags;
    for (const NewSection& section : from_.sections) {
      if (std::find(std::begin(kOwnSections), std::end(kOwnSections), section.name) != std::end(kOwnSections) ||
          (section.name == ".note" && !from_.metadata.is_null()))
        return Error{fmt::format("a section called {} is written by Lanewise itself", section.name)};
      const uint64_t alignment = std::max<uint64_t>(section.alignment, 1);
      if (!std::has_single_bit(alignment) || alignment > kMaxAlignment)
        return Error{fmt::format("section {}: the alignment {} is not a power of two up to {}", section.name,
                                 section.alignment, kMaxAlignment)};
    }
    return std::nullopt;
  }

  OutSection& add(OutSection section) { return out_.emplace_back(std::move(section)); }

  int index_of(std::string_view name) const { return file_.index_of(name); }

  // The sections and symbols the caller gave, and those that kernels add.
  Failure make_content() {
    for (const NewSection& section : from_.sections) {
      OutSection out;
      out.name = section.name;
      out.flags = SHF_ALLOC;
      if (section.use == SectionUse::code) out.flags |= SHF_EXECINSTR;
      if (section.use == SectionUse::writable) out.flags |= SHF_WRITE;
      out.alignment = std::max<uint64_t>(section.alignment, 1);
      out.bytes = section.bytes;
      // Zeros in the middle of a segment need room in the file; at its end they need none.
      if (section.zero_bytes != 0 && section.bytes.empty() && section.use == SectionUse::writable) {
        out.type = SHT_NOBITS;
        out.memory_bytes = section.zero_bytes;
      } else {
        out.bytes.resize(section.bytes.size() + section.zero_bytes);
      }
      add(std::move(out));
    }
    for (const NewSymbol& symbol : from_.symbols) {
      if (symbol.section != Symbol::kAbsolute &&
          (symbol.section < 0 || symbol.section >= static_cast<int>(from_.sections.size())))
        return Error{fmt::format("the symbol {} is in no section", symbol.name)};
      symbols_.push_back({&symbol, symbol.name, symbol.section == Symbol::kAbsolute ? SHN_ABS : symbol.section,
                          symbol.offset, symbol.size_bytes, elf_type(symbol.kind), elf_binding(symbol.binding),
                          static_cast<uint8_t>(symbol.visibility)});
    }
    return add_kernels();
  }

  Failure add_kernels() {
    if (from_.kernels.empty()) return index_symbols();
    rodata_ = index_of(".rodata");
    if (rodata_ < 0) {
      rodata_ = static_cast<int>(out_.size());
      OutSection out;
      out.name = ".rodata";
      out.flags = SHF_ALLOC;
      add(std::move(out));
    }
    OutSection& rodata = out_[rodata_];
    rodata.alignment = std::max<uint64_t>(rodata.alignment, inst::kKernelDescriptorBytes);
    std::vector<std::string> missing;
    for (const NewKernel& kernel : from_.kernels) {
      const auto code = std::find_if(from_.symbols.begin(), from_.symbols.end(), [&](const NewSymbol& symbol) {
        return symbol.name == kernel.name && symbol.section >= 0;
      });
      if (code == from_.symbols.end()) {
        missing.push_back(kernel.name);
        continue;
      }
      rodata.bytes.resize(align_up(rodata.bytes.size(), inst::kKernelDescriptorBytes));
      symbols_.push_back({nullptr, kernel.name + ".kd", rodata_, rodata.bytes.size(), inst::kKernelDescriptorBytes,
                          STT_OBJECT, elf_binding(code->binding), static_cast<uint8_t>(code->visibility)});
      rodata.bytes.resize(rodata.bytes.size() + inst::kKernelDescriptorBytes);
    }
    if (!missing.empty())
      return Error{fmt::format("kernel descriptors without code: undefined symbols: {}", fmt::join(missing, ", "))};
    return index_symbols();
  }

  Failure index_symbols() {
    for (size_t i = 0; i < symbols_.size(); ++i)
      if (!by_name_.emplace(symbols_[i].name, i).second && symbols_[i].type != STT_SECTION && !symbols_[i].name.empty())
        return Error{fmt::format("the symbol {} is defined twice", symbols_[i].name)};
    return std::nullopt;
  }

  static std::string at_line(const Fixup& fixup) { return fixup.line > 0 ? fmt::format(" (line {})", fixup.line) : ""; }

  bool is_absolute(const Fixup& fixup) const { return symbols_[by_name_.at(fixup.symbol)].section == SHN_ABS; }

  // Checks all fixups and counts what they need: dynamic relocations and slots of the global offset table.
  Failure collect_fixups() {
    std::map<std::string, std::string> missing;
    std::set<std::string> got_symbols;
    for (const Fixup& fixup : from_.fixups) {
      if (fixup.section < 0 || fixup.section >= static_cast<int>(from_.sections.size()) ||
          fixup.offset > from_.sections[fixup.section].bytes.size() ||
          bytes_of(fixup.kind) > from_.sections[fixup.section].bytes.size() - fixup.offset)
        return Error{
            fmt::format("{} of {}{} lies outside of its section", to_string(fixup.kind), fixup.symbol, at_line(fixup))};
      if (!by_name_.contains(fixup.symbol)) {
        missing.emplace(fixup.symbol, at_line(fixup));
        continue;
      }
      if (needs_got(fixup.kind)) {
        got_symbols.insert(fixup.symbol);
      } else if (!is_pc_relative(fixup.kind) && !is_absolute(fixup)) {
        if (fixup.kind != RelocationKind::abs64)
          return Error{
              fmt::format("{} of {}{}: the address is known only when the code object is loaded; use "
                          "{}@rel32@lo and @hi",
                          to_string(fixup.kind), fixup.symbol, at_line(fixup), fixup.symbol)};
        if (from_.sections[fixup.section].use != SectionUse::writable)
          return Error{
              fmt::format("the address of {}{} cannot be stored in {}, which is read-only once loaded; put it "
                          "in a writable section such as .data",
                          fixup.symbol, at_line(fixup), from_.sections[fixup.section].name)};
        ++dynamic_relocation_count_;
      }
    }
    if (!missing.empty()) {
      std::vector<std::string> names;
      for (const auto& [name, line] : missing) names.push_back(name + line);
      return Error{fmt::format("undefined symbols: {}", fmt::join(names, ", "))};
    }
    for (const std::string& name : got_symbols) got_slots_.emplace(name, got_slots_.size());
    if (!got_slots_.empty()) {
      OutSection got;
      got.name = ".got";
      got.flags = SHF_ALLOC | SHF_WRITE;
      got.alignment = 8;
      got.bytes.resize(8 * got_slots_.size());
      add(std::move(got));
    }
    for (const auto& [name, slot] : got_slots_)
      if (symbols_[by_name_.at(name)].section != SHN_ABS) ++dynamic_relocation_count_;
    return std::nullopt;
  }

  // Puts the sections in their final order and renumbers what refers to them; the linker's own tables come first.
  void order_sections() {
    std::vector<OutSection> content = std::move(out_);
    out_.clear();
    add({.name = "", .type = SHT_NULL, .alignment = 0});
    if (!from_.metadata.is_null()) {
      OutSection note{.name = ".note", .type = SHT_NOTE, .flags = SHF_ALLOC, .alignment = 4};
      const std::string text = metadata_to_msgpack(*from_.metadata);
      append(note.bytes, static_cast<uint32_t>(kNoteOwner.size() + 1));
      append(note.bytes, static_cast<uint32_t>(text.size()));
      append(note.bytes, kNoteMetadata);
      append_text(note.bytes, kNoteOwner);
      note.bytes.resize(align_up(note.bytes.size() + 1, 4));
      append_text(note.bytes, text);
      note.bytes.resize(align_up(note.bytes.size(), 4));
      add(std::move(note));
    }
    add({.name = ".dynsym",
         .type = SHT_DYNSYM,
         .flags = SHF_ALLOC,
         .alignment = 8,
         .entry_size = sizeof(Elf64_Sym),
         .info = 1});
    add({.name = ".gnu.hash", .type = SHT_GNU_HASH, .flags = SHF_ALLOC, .alignment = 8});
    add({.name = ".hash", .type = SHT_HASH, .flags = SHF_ALLOC, .alignment = 4, .entry_size = 4});
    add({.name = ".dynstr", .type = SHT_STRTAB, .flags = SHF_ALLOC});
    if (dynamic_relocation_count_ != 0)
      add({.name = ".rela.dyn",
           .type = SHT_RELA,
           .flags = SHF_ALLOC,
           .alignment = 8,
           .entry_size = sizeof(Elf64_Rela)});
    // What a loader makes read-only ends at a page, so nothing else may be in .dynamic's last one.
    const auto add_dynamic = [&] {
      add({.name = ".dynamic",
           .type = SHT_DYNAMIC,
           .flags = SHF_ALLOC | SHF_WRITE,
           .alignment = 8,
           .entry_size = sizeof(Elf64_Dyn)});
      add({.name = kRelroPadding, .type = SHT_NOBITS, .flags = SHF_ALLOC | SHF_WRITE});
    };
    std::vector<int> order(content.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return section_rank(content[a]) < section_rank(content[b]); });
    number_of_.resize(content.size());
    bool has_dynamic = false;
    for (const int i : order) {
      if (!has_dynamic && section_rank(content[i]) > kDynamicRank) {
        add_dynamic();
        has_dynamic = true;
      }
      number_of_[i] = static_cast<int>(out_.size());
      add(std::move(content[i]));
    }
    if (!has_dynamic) add_dynamic();
    for (OutSymbol& symbol : symbols_)
      if (symbol.section != SHN_ABS) symbol.section = number_of_[symbol.section];
    if (rodata_ >= 0) rodata_ = number_of_[rodata_];
    if (!got_slots_.empty()) got_ = index_of(".got");
  }

  static bool is_dynamic(const OutSymbol& symbol) {
    return symbol.binding != STB_LOCAL && (symbol.visibility == STV_DEFAULT || symbol.visibility == STV_PROTECTED);
  }

  // Sizes of everything in the loaded part are settled here; addresses come later.
  void make_dynamic_tables() {
    std::vector<std::string> names;
    for (size_t i = 0; i < symbols_.size(); ++i)
      if (is_dynamic(symbols_[i])) {
        dynamic_order_.push_back(i);
        names.push_back(symbols_[i].name);
      }
    const GnuHash gnu = make_gnu_hash(names);
    std::vector<size_t> sorted;
    std::vector<std::string> sorted_names;
    for (const size_t i : gnu.order) {
      sorted.push_back(dynamic_order_[i]);
      sorted_names.push_back(names[i]);
    }
    dynamic_order_ = std::move(sorted);
    out_[index_of(".gnu.hash")].bytes = gnu.bytes;
    out_[index_of(".hash")].bytes = make_sysv_hash(sorted_names);
    for (const std::string& name : sorted_names) dynamic_strings_.add(name);
    out_[index_of(".dynstr")].bytes = dynamic_strings_.bytes();
    out_[index_of(".dynsym")].bytes.resize((dynamic_order_.size() + 1) * sizeof(Elf64_Sym));
    if (dynamic_relocation_count_ != 0)
      out_[index_of(".rela.dyn")].bytes.resize(dynamic_relocation_count_ * sizeof(Elf64_Rela));
    const size_t tags = 7 + (dynamic_relocation_count_ != 0 ? 4 : 0);
    out_[index_of(".dynamic")].bytes.resize(tags * sizeof(Elf64_Dyn));
    for (const char* name : {".gnu.hash", ".hash", ".rela.dyn"})
      if (const int i = index_of(name); i >= 0) out_[i].link = static_cast<uint32_t>(index_of(".dynsym"));
    for (const char* name : {".dynsym", ".dynamic"})
      out_[index_of(name)].link = static_cast<uint32_t>(index_of(".dynstr"));
  }

  uint64_t address_of(const OutSymbol& symbol) const {
    return symbol.section == SHN_ABS ? symbol.offset : out_[symbol.section].address + symbol.offset;
  }

  void fill_descriptors() {
    for (const NewKernel& kernel : from_.kernels) {
      const OutSymbol& descriptor_symbol = symbols_[by_name_.at(kernel.name + ".kd")];
      inst::KernelDescriptor descriptor = kernel.descriptor;
      descriptor.kernel_code_entry_byte_offset =
          static_cast<int64_t>(address_of(symbols_[by_name_.at(kernel.name)]) - address_of(descriptor_symbol));
      const auto bytes = inst::encode_descriptor(descriptor);
      std::copy(bytes.begin(), bytes.end(),
                out_[rodata_].bytes.begin() + static_cast<ptrdiff_t>(descriptor_symbol.offset));
    }
  }

  Failure apply_fixups() {
    for (const auto& [name, slot] : got_slots_) {
      const OutSymbol& symbol = symbols_[by_name_.at(name)];
      if (symbol.section == SHN_ABS)
        store_le<uint64_t>(out_[got_].bytes.data() + 8 * slot, symbol.offset);
      else
        relative_.push_back({out_[got_].address + 8 * slot, address_of(symbol)});
    }
    for (const Fixup& fixup : from_.fixups) {
      OutSection& section = out_[number_of_[fixup.section]];
      const OutSymbol& symbol = symbols_[by_name_.at(fixup.symbol)];
      const uint64_t place = section.address + fixup.offset;
      uint64_t target = address_of(symbol) + static_cast<uint64_t>(fixup.addend);
      if (needs_got(fixup.kind))
        target = out_[got_].address + 8 * got_slots_.at(fixup.symbol) + static_cast<uint64_t>(fixup.addend);
      if (fixup.kind == RelocationKind::abs64 && symbol.section != SHN_ABS) {
        relative_.push_back({place, target});
        continue;
      }
      const auto at = std::span(section.bytes).subspan(fixup.offset, bytes_of(fixup.kind));
      if (auto error = store_relocated(fixup.kind, at, target, place))
        return Error{fmt::format("{}: {}{}", error->message, fixup.symbol, at_line(fixup))};
    }
    return std::nullopt;
  }

  Elf64_Sym elf_symbol(const OutSymbol& symbol, uint32_t name) const {
    Elf64_Sym out{};
    out.st_name = name;
    out.st_info = ELF64_ST_INFO(symbol.binding, symbol.type);
    out.st_other = symbol.visibility;
    out.st_shndx = static_cast<uint16_t>(symbol.section);
    out.st_value = address_of(symbol);
    out.st_size = symbol.size;
    return out;
  }

  void fill_dynamic_tables() {
    std::byte* symbol_at = out_[index_of(".dynsym")].bytes.data();
    for (const size_t i : dynamic_order_) {
      symbol_at += sizeof(Elf64_Sym);
      store_le(symbol_at, elf_symbol(symbols_[i], dynamic_strings_.add(symbols_[i].name)));
    }
    std::vector<Elf64_Dyn> tags;
    const auto tag = [&](int64_t name, uint64_t value) { tags.push_back({name, {value}}); };
    if (!relative_.empty()) {
      std::sort(relative_.begin(), relative_.end());
      OutSection& table = out_[index_of(".rela.dyn")];
      LW_CHECK(table.bytes.size() == relative_.size() * sizeof(Elf64_Rela), "dynamic relocations were miscounted");
      std::byte* at = table.bytes.data();
      for (const auto& [place, target] : relative_) {
        store_le(at, Elf64_Rela{place, ELF64_R_INFO(0, static_cast<uint64_t>(RelocationKind::relative64)),
                                static_cast<int64_t>(target)});
        at += sizeof(Elf64_Rela);
      }
      tag(DT_RELA, table.address);
      tag(DT_RELASZ, table.bytes.size());
      tag(DT_RELAENT, sizeof(Elf64_Rela));
      tag(DT_RELACOUNT, static_cast<uint64_t>(relative_.size()));
    }
    tag(DT_SYMTAB, out_[index_of(".dynsym")].address);
    tag(DT_SYMENT, sizeof(Elf64_Sym));
    tag(DT_STRTAB, out_[index_of(".dynstr")].address);
    tag(DT_STRSZ, out_[index_of(".dynstr")].bytes.size());
    tag(DT_GNU_HASH, out_[index_of(".gnu.hash")].address);
    tag(DT_HASH, out_[index_of(".hash")].address);
    tag(DT_NULL, 0);
    OutSection& dynamic = out_[index_of(".dynamic")];
    LW_CHECK(dynamic.bytes.size() == tags.size() * sizeof(Elf64_Dyn), ".dynamic was mismeasured");
    std::memcpy(dynamic.bytes.data(), tags.data(), dynamic.bytes.size());
  }

  // .symtab (local symbols first), its strings, and the names of the sections.
  void make_static_tables() {
    StringTable strings;
    OutSection table{.name = ".symtab", .type = SHT_SYMTAB, .alignment = 8, .entry_size = sizeof(Elf64_Sym)};
    append(table.bytes, Elf64_Sym{});
    uint32_t locals = 1;
    const auto put = [&](const OutSymbol& symbol) {
      append(table.bytes, elf_symbol(symbol, strings.add(symbol.name)));
    };
    for (const OutSymbol& symbol : symbols_)
      if (symbol.binding == STB_LOCAL) {
        put(symbol);
        ++locals;
      }
    put({nullptr, "_DYNAMIC", index_of(".dynamic"), 0, 0, STT_NOTYPE, STB_LOCAL, STV_HIDDEN});
    ++locals;
    for (const OutSymbol& symbol : symbols_)
      if (symbol.binding != STB_LOCAL) put(symbol);
    table.info = locals;
    table.link = static_cast<uint32_t>(out_.size()) + 2;
    add(std::move(table));
    file_.finish(strings.bytes());
  }

  const NewCodeObject& from_;
  uint32_t e_flags_ = 0;
  ElfOutput file_;
  std::vector<OutSection>& out_ = file_.sections;
  std::vector<OutSymbol> symbols_;
  std::unordered_map<std::string, size_t> by_name_;
  std::vector<int> number_of_;  // the caller's section (and .rodata, .got) -> its number in the file
  std::map<std::string, size_t> got_slots_;
  int rodata_ = -1;
  int got_ = -1;
  size_t dynamic_relocation_count_ = 0;
  std::vector<size_t> dynamic_order_;
  StringTable dynamic_strings_;
  std::vector<std::pair<uint64_t, uint64_t>> relative_;  // place, target
};

}  // namespace

Result<std::vector<std::byte>> write(const NewCodeObject& object) { return Writer(object).run(); }

void complete_metadata(nlohmann::json& tree, const TargetId& target, int version) {
  if (tree.is_null()) tree = nlohmann::json::object();
  if (!tree.is_object()) return;
  if (!tree.contains("amdhsa.version")) tree["amdhsa.version"] = {1u, version <= 3 ? 0u : version == 4 ? 1u : 2u};
  if (version >= 4 && !tree.contains("amdhsa.target"))
    tree["amdhsa.target"] = "amdgcn-amd-amdhsa--" + to_string(target);
}

}  // namespace lw::object
