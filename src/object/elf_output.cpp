// The file is put together in memory with the structures of <elf.h>: libelf writes only to file descriptors.
#include "object/elf_output.h"
#include "object/elf_constants.h"

#include <fmt/format.h>

#include <cstring>

namespace lw::object {
namespace {

int load_rank(const OutSection& section) {
  const int r = section_rank(section);
  return r == 5 ? 4 : r;
}

}  // namespace

int section_rank(const OutSection& section) {
  if (section.flags & SHF_EXECINSTR) return 2;
  if (!(section.flags & SHF_WRITE)) return 1;
  if (section.name == ".dynamic" || section.name == kRelroPadding) return kDynamicRank;
  return section.type == SHT_NOBITS ? 5 : 4;
}

int ElfOutput::index_of(std::string_view name) const {
  for (size_t i = 0; i < sections.size(); ++i)
    if (sections[i].name == name) return static_cast<int>(i);
  return -1;
}

void ElfOutput::place() {
  for (size_t i = 1; i < sections.size(); ++i) {
    if (loads_.empty() || load_rank(sections[i]) != load_rank(sections[loads_.back().last])) {
      const int r = load_rank(sections[i]);
      const uint32_t extra = r == 1 ? 0 : r == 2 ? PF_X : PF_W;
      loads_.push_back({i, i, PF_R | extra});
    }
    loads_.back().last = i;
    loads_.back().alignment = std::max(loads_.back().alignment, sections[i].alignment);
  }
  const int note = index_of(".note");
  has_note_ = note >= 0 && sections[note].type == SHT_NOTE;
  // PT_PHDR, the loads, PT_DYNAMIC, PT_GNU_RELRO, PT_GNU_STACK and, with metadata, PT_NOTE.
  header_count_ = loads_.size() + 4 + (has_note_ ? 1 : 0);
  uint64_t offset = sizeof(Elf64_Ehdr) + header_count_ * sizeof(Elf64_Phdr);
  uint64_t address = offset;
  for (const Load& load : loads_) {
    if (load.first != 1) {
      // Every segment starts on a page of its own, at the address that has its file offset's place in the page.
      offset = align_up(offset, sections[load.first].alignment);
      address = align_up(address, load.alignment) + offset % load.alignment;
    }
    for (size_t i = load.first; i <= load.last; ++i) {
      OutSection& section = sections[i];
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

void ElfOutput::finish(const std::vector<std::byte>& symbol_strings) {
  for (const OutSection& section : sections) section_names_.add(section.name);
  section_names_.add(".shstrtab");
  section_names_.add(".strtab");
  sections.push_back({.name = ".shstrtab", .type = SHT_STRTAB, .bytes = section_names_.bytes()});
  sections.push_back({.name = ".strtab", .type = SHT_STRTAB, .bytes = symbol_strings});
  uint64_t offset = loaded_end_offset_;
  for (size_t i = sections.size() - 3; i < sections.size(); ++i) {
    offset = align_up(offset, sections[i].alignment);
    sections[i].offset = offset;
    offset += sections[i].bytes.size();
  }
  section_headers_offset_ = align_up(offset, 8);
}

std::vector<Elf64_Phdr> ElfOutput::program_headers() const {
  std::vector<Elf64_Phdr> headers;
  const auto put = [&](uint32_t type, uint32_t flags, uint64_t offset, uint64_t address, uint64_t file_size,
                       uint64_t memory_size, uint64_t alignment) {
    headers.push_back({type, flags, offset, address, address, file_size, memory_size, alignment});
  };
  const uint64_t headers_size = header_count_ * sizeof(Elf64_Phdr);
  put(PT_PHDR, PF_R, sizeof(Elf64_Ehdr), sizeof(Elf64_Ehdr), headers_size, headers_size, 8);
  for (const Load& load : loads_) {
    // The first segment begins with the file header.
    const OutSection& first = sections[load.first];
    const OutSection& last = sections[load.last];
    const uint64_t offset = load.first == 1 ? 0 : first.offset;
    const uint64_t address = load.first == 1 ? 0 : first.address;
    uint64_t file_end = offset;
    for (size_t i = load.first; i <= load.last; ++i)
      if (sections[i].type != SHT_NOBITS) file_end = std::max(file_end, sections[i].offset + sections[i].bytes.size());
    put(PT_LOAD, load.flags, offset, address, file_end - offset, last.address + last.size() - address, load.alignment);
  }
  const OutSection& dynamic = sections[index_of(".dynamic")];
  const uint64_t size = dynamic.bytes.size();
  put(PT_DYNAMIC, PF_R | PF_W, dynamic.offset, dynamic.address, size, size, 8);
  put(PT_GNU_RELRO, PF_R, dynamic.offset, dynamic.address, size,
      align_up(dynamic.address + size, kPageBytes) - dynamic.address, 1);
  put(PT_GNU_STACK, PF_R | PF_W, 0, 0, 0, 0, 0);
  if (has_note_) {
    const OutSection& note = sections[index_of(".note")];
    put(PT_NOTE, PF_R, note.offset, note.address, note.bytes.size(), note.bytes.size(), 4);
  }
  return headers;
}

Result<std::vector<std::byte>> ElfOutput::assemble(int code_object_version, uint32_t e_flags) const {
  Elf64_Ehdr header{};
  std::memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_ident[EI_DATA] = ELFDATA2LSB;
  header.e_ident[EI_VERSION] = EV_CURRENT;
  header.e_ident[EI_OSABI] = kOsAbiHsa;
  header.e_ident[EI_ABIVERSION] = static_cast<uint8_t>(code_object_version - 2);
  header.e_type = ET_DYN;
  header.e_machine = kMachineAmdgpu;
  header.e_version = EV_CURRENT;
  header.e_phoff = sizeof header;
  header.e_shoff = section_headers_offset_;
  header.e_flags = e_flags;
  header.e_ehsize = sizeof header;
  header.e_phentsize = sizeof(Elf64_Phdr);
  header.e_phnum = static_cast<uint16_t>(header_count_);
  header.e_shentsize = sizeof(Elf64_Shdr);
  header.e_shnum = static_cast<uint16_t>(sections.size());
  header.e_shstrndx = static_cast<uint16_t>(sections.size() - 2);
  if (sections.size() >= SHN_LORESERVE) return Error{fmt::format("{} sections are too many", sections.size())};

  const std::vector<Elf64_Phdr> headers = program_headers();
  LW_CHECK(headers.size() == header_count_, "program headers were miscounted");
  std::vector<std::byte> file;
  file.reserve(section_headers_offset_ + sections.size() * sizeof(Elf64_Shdr));
  append(file, header);
  for (const Elf64_Phdr& h : headers) append(file, h);
  for (const OutSection& section : sections) {
    if (section.type == SHT_NULL || section.type == SHT_NOBITS) continue;
    LW_CHECK(file.size() <= section.offset, "sections overlap in the file");
    file.resize(section.offset);
    file.insert(file.end(), section.bytes.begin(), section.bytes.end());
  }
  file.resize(section_headers_offset_);
  for (const OutSection& section : sections) {
    Elf64_Shdr h{};
    h.sh_name = section_names_.offset_of(section.name);
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

}  // namespace lw::object
