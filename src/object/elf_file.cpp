#include "object/elf_file.h"

#include <fmt/format.h>
#include <gelf.h>

#include <algorithm>
#include <cstring>

namespace lw::object {
namespace {

struct ElfCloser {
  void operator()(Elf* elf) const { elf_end(elf); }
};
using ElfHandle = std::unique_ptr<Elf, ElfCloser>;

Error bad(std::string message) { return Error{"ELF file: " + std::move(message)}; }

// Whether [offset, offset + size) lies in `limit` bytes, without overflow.
bool lies_in(uint64_t offset, uint64_t size, uint64_t limit) { return offset <= limit && size <= limit - offset; }

std::string_view text_at(Bytes table, uint64_t offset) {
  if (offset >= table.size()) return {};
  const char* begin = reinterpret_cast<const char*>(table.data()) + offset;
  return {begin, strnlen(begin, table.size() - offset)};
}

// Everything libelf takes on trust (sizes, offsets and counts of the headers) is looked at here first.
std::optional<Error> check_headers(Bytes file) {
  if (!is_elf(file)) return bad("it does not begin with 0x7f 'E' 'L' 'F'");
  if (file.size() < sizeof(Elf64_Ehdr))
    return bad(fmt::format("{} bytes are fewer than the {} of a file header", file.size(), sizeof(Elf64_Ehdr)));
  const auto header = load_le<Elf64_Ehdr>(file.data());
  if (header.e_ident[EI_CLASS] != ELFCLASS64) return bad("it is not a 64-bit file (EI_CLASS)");
  if (header.e_ident[EI_DATA] != ELFDATA2LSB) return bad("it is not little-endian (EI_DATA)");
  if (header.e_phnum != 0) {
    if (header.e_phentsize != sizeof(Elf64_Phdr))
      return bad(fmt::format("e_phentsize is {}, not {}", header.e_phentsize, sizeof(Elf64_Phdr)));
    if (header.e_phnum == PN_XNUM) return bad("65535 or more program headers are not supported");
    if (!lies_in(header.e_phoff, uint64_t{header.e_phnum} * sizeof(Elf64_Phdr), file.size()))
      return bad(fmt::format("{} program headers at {:#x} reach past the end of the file ({:#x} bytes)", header.e_phnum,
                             header.e_phoff, file.size()));
  }
  if (header.e_shnum == 0) {
    if (header.e_shoff != 0) return bad("65280 or more sections (e_shnum 0 with e_shoff set) are not supported");
    return std::nullopt;
  }
  if (header.e_shentsize != sizeof(Elf64_Shdr))
    return bad(fmt::format("e_shentsize is {}, not {}", header.e_shentsize, sizeof(Elf64_Shdr)));
  if (!lies_in(header.e_shoff, uint64_t{header.e_shnum} * sizeof(Elf64_Shdr), file.size()))
    return bad(fmt::format("{} section headers at {:#x} reach past the end of the file ({:#x} bytes)", header.e_shnum,
                           header.e_shoff, file.size()));
  if (header.e_shstrndx >= header.e_shnum)
    return bad(fmt::format("e_shstrndx is {}, but there are {} sections", header.e_shstrndx, header.e_shnum));
  return std::nullopt;
}

class Reader {
 public:
  explicit Reader(Bytes bytes) { file_.file = bytes; }

  Result<ElfFile> read_header() {
    if (auto error = open()) return *error;
    return std::move(file_);
  }

  Result<ElfFile> read_header_and_sections() {
    if (auto error = open()) return *error;
    if (auto error = read_sections()) return *error;
    return std::move(file_);
  }

  Result<ElfFile> read_all() {
    if (auto error = open()) return *error;
    if (auto error = read_sections()) return *error;
    if (auto error = read_segments()) return *error;
    if (auto error = read_symbols()) return *error;
    if (auto error = read_dynamic()) return *error;
    if (auto error = read_section_relocations()) return *error;
    if (auto error = read_notes()) return *error;
    return std::move(file_);
  }

 private:
  using Failure = std::optional<Error>;

  Failure open() {
    if (auto error = check_headers(file_.file)) return error;
    elf_version(EV_CURRENT);
    // elf_memory() wants a pointer to non-const; with a read-only descriptor it does not write.
    char* image = const_cast<char*>(reinterpret_cast<const char*>(file_.file.data()));
    elf_.reset(elf_memory(image, file_.file.size()));
    GElf_Ehdr header;
    if (!elf_ || elf_kind(elf_.get()) != ELF_K_ELF || gelf_getehdr(elf_.get(), &header) == nullptr)
      return bad(elf_errmsg(-1));
    file_.type = header.e_type;
    file_.machine = header.e_machine;
    file_.os_abi = header.e_ident[EI_OSABI];
    file_.abi_version = header.e_ident[EI_ABIVERSION];
    file_.flags = header.e_flags;
    section_names_ = header.e_shstrndx;
    section_count_ = header.e_shnum;
    segment_count_ = header.e_phnum;
    return std::nullopt;
  }

  Failure read_sections() {
    std::vector<uint32_t> names;
    for (uint32_t i = 0; i < section_count_; ++i) {
      GElf_Shdr header;
      Elf_Scn* scn = elf_getscn(elf_.get(), i);
      if (scn == nullptr || gelf_getshdr(scn, &header) == nullptr)
        return bad(fmt::format("section {}: {}", i, elf_errmsg(-1)));
      ElfSection section;
      section.type = header.sh_type;
      section.flags = header.sh_flags;
      section.address = header.sh_addr;
      section.offset = header.sh_offset;
      section.size = header.sh_size;
      section.link = header.sh_link;
      section.info = header.sh_info;
      section.alignment = header.sh_addralign;
      section.entry_size = header.sh_entsize;
      if (section.type != SHT_NOBITS && section.type != SHT_NULL) {
        if (!lies_in(section.offset, section.size, file_.file.size()))
          return bad(fmt::format("section {} ({:#x} bytes at {:#x}) reaches past the end of the file ({:#x} bytes)", i,
                                 section.size, section.offset, file_.file.size()));
        section.bytes = file_.file.subspan(section.offset, section.size);
      }
      names.push_back(header.sh_name);
      file_.sections.push_back(std::move(section));
    }
    if (file_.sections.empty()) return std::nullopt;
    const Bytes table = file_.sections[section_names_].bytes;
    for (uint32_t i = 0; i < section_count_; ++i) file_.sections[i].name = text_at(table, names[i]);
    return std::nullopt;
  }

  Failure read_segments() {
    for (uint32_t i = 0; i < segment_count_; ++i) {
      GElf_Phdr header;
      if (gelf_getphdr(elf_.get(), static_cast<int>(i), &header) == nullptr)
        return bad(fmt::format("program header {}: {}", i, elf_errmsg(-1)));
      if (!lies_in(header.p_offset, header.p_filesz, file_.file.size()))
        return bad(
            fmt::format("program header {} ({:#x} bytes at {:#x}) reaches past the end of the file ({:#x} bytes)", i,
                        header.p_filesz, header.p_offset, file_.file.size()));
      file_.segments.push_back({header.p_type, header.p_flags, header.p_offset, header.p_vaddr, header.p_memsz,
                                file_.file.subspan(header.p_offset, header.p_filesz)});
    }
    return std::nullopt;
  }

  Failure read_symbols() {
    for (uint32_t i = 0; i < section_count_; ++i) {
      const ElfSection& section = file_.sections[i];
      if (section.type != SHT_SYMTAB && section.type != SHT_DYNSYM) continue;
      std::vector<ElfSymbol>& into = section.type == SHT_SYMTAB ? file_.symbols : file_.dynamic_symbols;
      uint32_t& number = section.type == SHT_SYMTAB ? symtab_section_ : dynsym_section_;
      if (number != 0) return bad(fmt::format("sections {} and {} are both symbol tables of one kind", number, i));
      number = i;
      if (section.link >= section_count_)
        return bad(fmt::format("section {} ({}): its string table, section {}, does not exist", i, section.name,
                               section.link));
      Elf_Data* data = elf_getdata(elf_getscn(elf_.get(), i), nullptr);
      if (section.size != 0 && data == nullptr)
        return bad(fmt::format("section {} ({}): {}", i, section.name, elf_errmsg(-1)));
      const uint64_t count = section.size / sizeof(Elf64_Sym);
      if (auto error = read_symbol_table(data, count, file_.sections[section.link].bytes, into)) return error;
    }
    return std::nullopt;
  }

  Failure read_symbol_table(Elf_Data* data, uint64_t count, Bytes strings, std::vector<ElfSymbol>& into) {
    into.reserve(data != nullptr ? std::min<uint64_t>(count, data->d_size / sizeof(Elf64_Sym)) : 0);
    for (uint64_t i = 0; i < count; ++i) {
      GElf_Sym symbol;
      if (gelf_getsym(data, static_cast<int>(i), &symbol) == nullptr)
        return bad(fmt::format("symbol {}: {}", i, elf_errmsg(-1)));
      if (symbol.st_name != 0 && symbol.st_name >= strings.size())
        return bad(fmt::format("symbol {}: its name, at {:#x}, is past the end of the string table ({:#x} bytes)", i,
                               symbol.st_name, strings.size()));
      if (symbol.st_shndx == SHN_XINDEX)
        return bad(fmt::format("symbol {}: extended section numbers (SHN_XINDEX) are not supported", i));
      ElfSymbol out{text_at(strings, symbol.st_name), symbol.st_value, symbol.st_size};
      out.type = GELF_ST_TYPE(symbol.st_info);
      out.binding = GELF_ST_BIND(symbol.st_info);
      out.visibility = GELF_ST_VISIBILITY(symbol.st_other);
      out.section = symbol.st_shndx;
      if (out.section < SHN_LORESERVE && section_count_ != 0 && out.section >= section_count_)
        return bad(fmt::format("symbol {} ({}) is in section {}, but there are {} sections", i, out.name, out.section,
                               section_count_));
      into.push_back(out);
    }
    return std::nullopt;
  }

  // The bytes of the file that are loaded at an address; empty when none are.
  Bytes at_address(uint64_t address, uint64_t size) const {
    for (const ElfSegment& segment : file_.segments)
      if (segment.type == PT_LOAD && address >= segment.address &&
          lies_in(address - segment.address, size, segment.bytes.size()))
        return segment.bytes.subspan(address - segment.address, size);
    return {};
  }

  // What a loader does: PT_DYNAMIC leads to the relocations, and to the symbols of a file without section headers.
  Failure read_dynamic() {
    const auto dynamic = std::find_if(file_.segments.begin(), file_.segments.end(),
                                      [](const ElfSegment& s) { return s.type == PT_DYNAMIC; });
    if (dynamic == file_.segments.end()) return std::nullopt;
    uint64_t rela = 0, rela_size = 0, symtab = 0, strtab = 0, strtab_size = 0, hash = 0;
    for (size_t at = 0; at + sizeof(Elf64_Dyn) <= dynamic->bytes.size(); at += sizeof(Elf64_Dyn)) {
      const auto entry = load_le<Elf64_Dyn>(dynamic->bytes.data() + at);
      if (entry.d_tag == DT_NULL) break;
      switch (entry.d_tag) {
        case DT_RELA: rela = entry.d_un.d_ptr; break;
        case DT_RELASZ: rela_size = entry.d_un.d_val; break;
        case DT_SYMTAB: symtab = entry.d_un.d_ptr; break;
        case DT_STRTAB: strtab = entry.d_un.d_ptr; break;
        case DT_STRSZ: strtab_size = entry.d_un.d_val; break;
        case DT_HASH: hash = entry.d_un.d_ptr; break;
        default: break;
      }
    }
    if (dynsym_section_ == 0 && symtab != 0 && hash != 0) {
      const Bytes header = at_address(hash, 8);
      if (header.empty()) return bad(fmt::format("DT_HASH {:#x} is outside of the loaded segments", hash));
      const uint64_t count = load_le<uint32_t>(header.data() + 4);
      const Bytes symbols = at_address(symtab, count * sizeof(Elf64_Sym));
      const Bytes strings = at_address(strtab, strtab_size);
      if (symbols.size() != count * sizeof(Elf64_Sym) || strings.size() != strtab_size)
        return bad("DT_SYMTAB or DT_STRTAB reaches outside of the loaded segments");
      Elf_Data* data = elf_getdata_rawchunk(elf_.get(), symbols.data() - file_.file.data(), symbols.size(), ELF_T_SYM);
      if (count != 0 && data == nullptr) return bad(fmt::format("DT_SYMTAB: {}", elf_errmsg(-1)));
      if (auto error = read_symbol_table(data, count, strings, file_.dynamic_symbols)) return error;
    }
    if (rela_size == 0) return std::nullopt;
    const Bytes table = at_address(rela, rela_size);
    if (table.empty())
      return bad(fmt::format("DT_RELA ({:#x} bytes at {:#x}) reaches outside of the loaded segments", rela_size, rela));
    return add_relocations(table, 0, 0);
  }

  Failure add_relocations(Bytes table, uint32_t target_section, uint32_t symbol_table) {
    ElfRelocations relocations{target_section, symbol_table, {}};
    if (table.size() % sizeof(Elf64_Rela) != 0)
      return bad(
          fmt::format("a relocation table of {:#x} bytes is not a multiple of {}", table.size(), sizeof(Elf64_Rela)));
    const size_t symbols =
        symbol_table == 0 || symbol_table == dynsym_section_ ? file_.dynamic_symbols.size() : file_.symbols.size();
    for (size_t at = 0; at < table.size(); at += sizeof(Elf64_Rela)) {
      const auto entry = load_le<Elf64_Rela>(table.data() + at);
      const auto symbol = static_cast<uint32_t>(ELF64_R_SYM(entry.r_info));
      if (symbol != 0 && symbol >= symbols)
        return bad(
            fmt::format("relocation at {:#x} refers to symbol {}, but there are {}", entry.r_offset, symbol, symbols));
      relocations.entries.push_back(
          {entry.r_offset, static_cast<uint32_t>(ELF64_R_TYPE(entry.r_info)), symbol, entry.r_addend});
    }
    file_.relocations.push_back(std::move(relocations));
    return std::nullopt;
  }

  Failure read_section_relocations() {
    if (file_.type != ET_REL) return std::nullopt;
    for (uint32_t i = 0; i < section_count_; ++i) {
      const ElfSection& section = file_.sections[i];
      if (section.type == SHT_REL)
        return bad(
            fmt::format("section {} ({}): relocations without addends (SHT_REL) are not supported", i, section.name));
      if (section.type != SHT_RELA) continue;
      if (section.info == 0 || section.info >= section_count_ || section.link != symtab_section_ || section.link == 0)
        return bad(fmt::format("section {} ({}): its target section {} or symbol table {} does not exist", i,
                               section.name, section.info, section.link));
      if (auto error = add_relocations(section.bytes, section.info, section.link)) return error;
    }
    return std::nullopt;
  }

  Failure read_notes() {
    bool from_segments = false;
    for (const ElfSegment& segment : file_.segments) {
      if (segment.type != PT_NOTE) continue;
      from_segments = true;
      if (auto error = read_note_area(segment.bytes)) return error;
    }
    if (from_segments) return std::nullopt;
    for (const ElfSection& section : file_.sections)
      if (section.type == SHT_NOTE)
        if (auto error = read_note_area(section.bytes)) return error;
    return std::nullopt;
  }

  Failure read_note_area(Bytes area) {
    if (area.empty()) return std::nullopt;
    const uint64_t start = area.data() - file_.file.data();
    Elf_Data* data = elf_getdata_rawchunk(elf_.get(), start, area.size(), ELF_T_NHDR);
    if (data == nullptr) return bad(fmt::format("notes at {:#x}: {}", start, elf_errmsg(-1)));
    size_t offset = 0;
    while (offset < area.size()) {
      GElf_Nhdr header;
      size_t name_at = 0, description_at = 0;
      const size_t next = gelf_getnote(data, offset, &header, &name_at, &description_at);
      if (next == 0 || next <= offset || !lies_in(name_at, header.n_namesz, area.size()) ||
          !lies_in(description_at, header.n_descsz, area.size()))
        return bad(fmt::format("the note at {:#x} reaches past the end of its section or segment", start + offset));
      const char* name = reinterpret_cast<const char*>(area.data()) + name_at;
      file_.notes.push_back({std::string(name, strnlen(name, header.n_namesz)), header.n_type,
                             area.subspan(description_at, header.n_descsz), start + description_at});
      offset = next;
    }
    return std::nullopt;
  }

  ElfFile file_;
  ElfHandle elf_;
  uint32_t section_names_ = 0;
  uint32_t section_count_ = 0;
  uint32_t segment_count_ = 0;
  uint32_t symtab_section_ = 0;
  uint32_t dynsym_section_ = 0;
};

}  // namespace

const ElfSection* ElfFile::find_section(std::string_view name) const {
  for (const ElfSection& section : sections)
    if (section.name == name) return &section;
  return nullptr;
}

bool is_elf(Bytes bytes) { return bytes.size() >= SELFMAG && std::memcmp(bytes.data(), ELFMAG, SELFMAG) == 0; }

Result<ElfFile> read_elf(Bytes bytes) { return Reader(bytes).read_all(); }

Result<ElfFile> read_elf_sections(Bytes bytes) { return Reader(bytes).read_header_and_sections(); }

Result<ElfFile> read_elf_headers(Bytes bytes) { return Reader(bytes).read_header(); }

}  // namespace lw::object
