// The outer form of the ELF file being written: where sections and segments lie, and the headers that say so.
#pragma once

#include <elf.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "object/string_table.h"

namespace lw::object {

inline constexpr const char* kRelroPadding = ".relro_padding";

// A section of the file being written.
struct OutSection {
  std::string name = {};
  uint32_t type = SHT_PROGBITS;
  uint64_t flags = 0;
  uint64_t alignment = 1;
  uint64_t entry_size = 0;
  uint32_t link = 0;
  uint32_t info = 0;
  std::vector<std::byte> bytes = {};
  uint64_t memory_bytes = 0;  // for SHT_NOBITS
  uint64_t address = 0;
  uint64_t offset = 0;
  uint64_t size() const { return std::max<uint64_t>(bytes.size(), memory_bytes); }
};

// The order in which loaded sections lie in the file and in memory: lld's. Each rank is a segment of its own, but for
// the last two.
inline constexpr int kDynamicRank = 3;
int section_rank(const OutSection& section);

// Use in this order: fill `sections` with what is loaded, [0] being the null section and the rest in order of rank;
// place(); write what depends on addresses; add .symtab; finish(); assemble().
class ElfOutput {
 public:
  std::vector<OutSection> sections;

  int index_of(std::string_view name) const;  // -1 when there is none
  void place();
  void finish(const std::vector<std::byte>& symbol_strings);  // adds .shstrtab and .strtab, in this order
  Result<std::vector<std::byte>> assemble(int code_object_version, uint32_t e_flags) const;

 private:
  // A PT_LOAD segment: sections [first, last] of `sections`.
  struct Load {
    size_t first = 0, last = 0;
    uint32_t flags = PF_R;
    uint64_t alignment = 0x1000;
  };

  std::vector<Elf64_Phdr> program_headers() const;

  std::vector<Load> loads_;
  bool has_note_ = false;
  size_t header_count_ = 0;
  uint64_t loaded_end_offset_ = 0;
  uint64_t section_headers_offset_ = 0;
  StringTable section_names_;
};

// The bytes of a value at the end of what is there.
template <class T>
void append(std::vector<std::byte>& to, const T& value) {
  const auto* at = reinterpret_cast<const std::byte*>(&value);
  to.insert(to.end(), at, at + sizeof value);
}

}  // namespace lw::object
