// Memory layout of an ELF file: the segments of a linked file, or the segments Lanewise gives to a relocatable one.
#pragma once

#include "object/code_object.h"

namespace lw::object {

// Fills in segments, the addresses of sections and symbols, and the relocations that wait for a base address.
std::optional<Error> lay_out_linked(const ElfFile& elf, CodeObject& object);
std::optional<Error> lay_out_relocatable(const ElfFile& elf, CodeObject& object);

// Of segments in order of address, the one whose memory holds [address, address + size), or nullptr.
Segment* segment_at(std::vector<Segment>& segments, uint64_t address, uint64_t size_bytes);
const Segment* segment_at(const std::vector<Segment>& segments, uint64_t address, uint64_t size_bytes);

}  // namespace lw::object
