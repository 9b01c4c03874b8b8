// The file is put together in memory with the structures of <elf.h>: libelf writes only to file descriptors.
#include "object/writer.h"

#include <elf.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "object/hash_tables.h"
#include "object/relocation.h"
#include "object/string_table.h"

namespace lw::object {
namespace {

constexpr uint16_t kMachineAmdgpu = 224;
constexpr uint8_t kOsAbiHsa = 64;
constexpr uint64_t kPageBytes = 0x1000;
constexpr uint32_t kNoteMetadata = 32;
constexpr uint64_t kMaxAlignment = uint64_t{1} << 24;
constexpr std::string_view kNoteOwner = "AMDGPU";
constexpr const char* kRelroPadding = ".relro_padding";
constexpr int kDynamicRank = 3;

template <class T>
void append(std::vector<std::byte>& to, const T& value) {
  const auto* at = reinterpret_cast<const std::byte*>(&value);
  to.insert(to.end(), at, at + sizeof value);
}

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

// A section of the file being written.
struct Out {
  std::string name = {};
  uint32_t type = SHT_PROGBITS;
  uint64_t flags = 0;
  uint64_t alignment = 1;
  uint64_t entry_size = 0;
  uint32_t link = 0;
  uint32_t info = 0;
  std::vector<std::byte> bytes = {};
  uint64_t memory_bytes = 0;  // for SHT_NOBITS, and for zeros after `bytes`
  uint64_t address = 0;
  uint64_t offset = 0;
  uint64_t size() const { return std::max<uint64_t>(bytes.size(), memory_bytes); }
};

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
    place_sections();
    fill_descriptors();
    if (auto error = apply_fixups()) return *error;
    fill_dynamic_tables();
    make_static_tables();
    return assemble();
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
      const uint64_t alignment = std::max<uint64_t>(section.alignment, 1);
      if (!std::has_single_bit(alignment) || alignment > kMaxAlignment)
        return Error{fmt::format("section {}: the alignment {} is no power of two or larger than {}", section.name,
                                 section.alignment, kMaxAlignment)};
    }
    return std::nullopt;
  }

  Out& add(Out section) { return out_.emplace_back(std::move(section)); }

  int index_of(std::string_view name) const {
    for (size_t i = 0; i < out_.size(); ++i)
      if (out_[i].name == name) return static_cast<int>(i);
    return -1;
  }

  // The sections and symbols the caller gave, and those that kernels add.
  Failure make_content() {
    for (const NewSection& section : from_.sections) {
      Out out;
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
      Out out;
      out.name = ".rodata";
      out.flags = SHF_ALLOC;
      add(std::move(out));
    }
    Out& rodata = out_[rodata_];
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
      Out got;
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

  // The order in which sections lie in the file and in memory: lld's.
  static int rank(const Out& section) {
    if (section.flags & SHF_EXECINSTR) return 2;
    if (!(section.flags & SHF_WRITE)) return 1;
    if (section.name == ".dynamic" || section.name == kRelroPadding) return kDynamicRank;
    return section.type == SHT_NOBITS ? 5 : 4;
  }

  // Puts the sections in their final order and renumbers what refers to them; the linker's own tables come first.
  void order_sections() {
    std::vector<Out> content = std::move(out_);
    out_.clear();
    add({.name = "", .type = SHT_NULL, .alignment = 0});
    if (!from_.metadata.is_null()) {
      Out note{.name = ".note", .type = SHT_NOTE, .flags = SHF_ALLOC, .alignment = 4};
      const std::string text = metadata_to_msgpack(from_.metadata);
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
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(content[a]) < rank(content[b]); });
    number_of_.resize(content.size());
    bool has_dynamic = false;
    for (const int i : order) {
      if (!has_dynamic && rank(content[i]) > kDynamicRank) {
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

  // A PT_LOAD segment: sections [first, last] of out_.
  struct Load {
    size_t first = 0, last = 0;
    uint32_t flags = PF_R;
    uint64_t alignment = kPageBytes;
  };

  static int load_rank(const Out& section) {
    const int r = rank(section);
    return r == 5 ? 4 : r;
  }

  void place_sections() {
    for (size_t i = 1; i < out_.size(); ++i) {
      if (loads_.empty() || load_rank(out_[i]) != load_rank(out_[loads_.back().last])) {
        const int r = load_rank(out_[i]);
        const uint32_t extra = r == 1 ? 0 : r == 2 ? PF_X : PF_W;
        loads_.push_back({i, i, PF_R | extra});
      }
      loads_.back().last = i;
      loads_.back().alignment = std::max(loads_.back().alignment, out_[i].alignment);
    }
    has_note_ = index_of(".note") >= 0;
    // PT_PHDR, the loads, PT_DYNAMIC, PT_GNU_RELRO, PT_GNU_STACK and, with metadata, PT_NOTE.
    header_count_ = loads_.size() + 4 + (has_note_ ? 1 : 0);
    uint64_t offset = sizeof(Elf64_Ehdr) + header_count_ * sizeof(Elf64_Phdr);
    uint64_t address = offset;
    for (const Load& load : loads_) {
      if (load.first != 1) {
        // Every segment starts on a page of its own, at the address that has its file offset's place in the page.
        offset = align_up(offset, out_[load.first].alignment);
        address = align_up(address, load.alignment) + offset % load.alignment;
      }
      for (size_t i = load.first; i <= load.last; ++i) {
        Out& section = out_[i];
        const uint64_t aligned = align_up(address, section.alignment);
        section.address = aligned;
        section.offset = offset + (aligned - address);
        if (section.type != SHT_NOBITS) offset = section.offset;
        address = aligned;
        if (section.name == kRelroPadding) section.memory_bytes = align_up(address, kPageBytes) - address;
        address += section.size();
        if (section.type != SHT_NOBITS) offset += section.size();
      }
    }
    loaded_end_offset_ = offset;
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
      Out& section = out_[number_of_[fixup.section]];
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
      Out& table = out_[index_of(".rela.dyn")];
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
    Out& dynamic = out_[index_of(".dynamic")];
    LW_CHECK(dynamic.bytes.size() == tags.size() * sizeof(Elf64_Dyn), ".dynamic was mismeasured");
    std::memcpy(dynamic.bytes.data(), tags.data(), dynamic.bytes.size());
  }

  // .symtab (local symbols first), its strings, and the names of the sections.
  void make_static_tables() {
    StringTable strings;
    Out table{.name = ".symtab", .type = SHT_SYMTAB, .alignment = 8, .entry_size = sizeof(Elf64_Sym)};
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
    StringTable names;
    for (const Out& section : out_) names.add(section.name);
    names.add(".shstrtab");
    names.add(".strtab");
    section_names_ = names;
    add({.name = ".shstrtab", .type = SHT_STRTAB, .bytes = names.bytes()});
    add({.name = ".strtab", .type = SHT_STRTAB, .bytes = strings.bytes()});
    uint64_t offset = loaded_end_offset_;
    for (size_t i = out_.size() - 3; i < out_.size(); ++i) {
      offset = align_up(offset, out_[i].alignment);
      out_[i].offset = offset;
      offset += out_[i].bytes.size();
    }
    section_headers_offset_ = align_up(offset, 8);
  }

  std::vector<Elf64_Phdr> program_headers() const {
    std::vector<Elf64_Phdr> headers;
    const auto put = [&](uint32_t type, uint32_t flags, uint64_t offset, uint64_t address, uint64_t file_size,
                         uint64_t memory_size, uint64_t alignment) {
      headers.push_back({type, flags, offset, address, address, file_size, memory_size, alignment});
    };
    const uint64_t headers_size = header_count_ * sizeof(Elf64_Phdr);
    put(PT_PHDR, PF_R, sizeof(Elf64_Ehdr), sizeof(Elf64_Ehdr), headers_size, headers_size, 8);
    for (const Load& load : loads_) {
      // The first segment begins with the file header.
      const Out& first = out_[load.first];
      const Out& last = out_[load.last];
      const uint64_t offset = load.first == 1 ? 0 : first.offset;
      const uint64_t address = load.first == 1 ? 0 : first.address;
      uint64_t file_end = offset;
      for (size_t i = load.first; i <= load.last; ++i)
        if (out_[i].type != SHT_NOBITS) file_end = std::max(file_end, out_[i].offset + out_[i].bytes.size());
      put(PT_LOAD, load.flags, offset, address, file_end - offset, last.address + last.size() - address,
          load.alignment);
    }
    const Out& dynamic = out_[index_of(".dynamic")];
    const uint64_t size = dynamic.bytes.size();
    put(PT_DYNAMIC, PF_R | PF_W, dynamic.offset, dynamic.address, size, size, 8);
    put(PT_GNU_RELRO, PF_R, dynamic.offset, dynamic.address, size,
        align_up(dynamic.address + size, kPageBytes) - dynamic.address, 1);
    put(PT_GNU_STACK, PF_R | PF_W, 0, 0, 0, 0, 0);
    if (has_note_) {
      const Out& note = out_[index_of(".note")];
      put(PT_NOTE, PF_R, note.offset, note.address, note.bytes.size(), note.bytes.size(), 4);
    }
    return headers;
  }

  Result<std::vector<std::byte>> assemble() {
    Elf64_Ehdr header{};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    header.e_ident[EI_OSABI] = kOsAbiHsa;
    header.e_ident[EI_ABIVERSION] = static_cast<uint8_t>(from_.version - 2);
    header.e_type = ET_DYN;
    header.e_machine = kMachineAmdgpu;
    header.e_version = EV_CURRENT;
    header.e_phoff = sizeof header;
    header.e_shoff = section_headers_offset_;
    header.e_flags = e_flags_;
    header.e_ehsize = sizeof header;
    header.e_phentsize = sizeof(Elf64_Phdr);
    header.e_phnum = static_cast<uint16_t>(header_count_);
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_shnum = static_cast<uint16_t>(out_.size());
    header.e_shstrndx = static_cast<uint16_t>(out_.size() - 2);
    if (out_.size() >= SHN_LORESERVE) return Error{fmt::format("{} sections are too many", out_.size())};

    const std::vector<Elf64_Phdr> headers = program_headers();
    LW_CHECK(headers.size() == header_count_, "program headers were miscounted");
    std::vector<std::byte> file;
    file.reserve(section_headers_offset_ + out_.size() * sizeof(Elf64_Shdr));
    append(file, header);
    for (const Elf64_Phdr& h : headers) append(file, h);
    for (const Out& section : out_) {
      if (section.type == SHT_NULL || section.type == SHT_NOBITS) continue;
      LW_CHECK(file.size() <= section.offset, "sections overlap in the file");
      file.resize(section.offset);
      file.insert(file.end(), section.bytes.begin(), section.bytes.end());
    }
    file.resize(section_headers_offset_);
    for (const Out& section : out_) {
      Elf64_Shdr h{};
      h.sh_name = section_names_.add(section.name);
      h.sh_type = section.type;
      h.sh_flags = section.flags;
      h.sh_addr = section.address;
      h.sh_offset = section.offset;
      h.sh_size = section.size();
      h.sh_link = section.link;
      h.sh_info = section.info;
      h.sh_addralign = section.alignment;
      h.sh_entsize = section.entry_size;
      append(file, h);
    }
    return file;
  }

  const NewCodeObject& from_;
  uint32_t e_flags_ = 0;
  std::vector<Out> out_;
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
  std::vector<Load> loads_;
  bool has_note_ = false;
  size_t header_count_ = 0;
  uint64_t loaded_end_offset_ = 0;
  uint64_t section_headers_offset_ = 0;
  StringTable section_names_;
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
