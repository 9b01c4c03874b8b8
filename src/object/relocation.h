// R_AMDGPU_* relocations: what is computed and what is stored.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "object/code_object.h"

namespace lw::object {

// nullopt for a type Lanewise does not know (or R_AMDGPU_NONE, which the caller has left out).
std::optional<RelocationKind> relocation_kind(uint32_t elf_type);
std::string_view to_string(RelocationKind kind);

bool is_pc_relative(RelocationKind kind);
bool needs_got(RelocationKind kind);
size_t bytes_of(RelocationKind kind);

// Stores the relocated value at `at` (bytes_of(kind) bytes): `target` is symbol + addend (or, for needs_got() kinds,
// the slot's address + addend), `place` the address being relocated. Fails when the value does not fit.
std::optional<Error> store_relocated(RelocationKind kind, std::span<std::byte> at, uint64_t target, uint64_t place);

}  // namespace lw::object
