// th: and scope:, what memory instructions of Feature::cache_policy say of caches: names, and which go together, as
// LLVM 22's assembler and disassembler have them.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "isa/isa.h"

namespace lw::text {

// What an instruction does decides what the bits of its hint mean.
enum class HintKind : uint8_t { load, store, atomic };
HintKind hint_kind(const isa::Encoding& encoding);

enum class HintScope : uint8_t { any, system, not_system };

// A way to write a hint.
struct TemporalHint {
  std::string_view text;
  HintKind kind;
  uint8_t value;
  HintScope scope;  // with which scope it goes together
};

// "TH_LOAD_NT"; its place in the table, by which the text that was read keeps it.
std::optional<int> find_temporal_hint(std::string_view text);

// By its place; nothing for TH_DEFAULT, and for places from kPlainHints on, which are numbers.
inline constexpr int kDefaultHint = 63, kPlainHints = 64;
std::optional<TemporalHint> temporal_hint(int place);

// The bit of the hint of an atomic that asks for the old value, and the one that says where its result is needed; with
// the latter the text does not show the former.
inline constexpr uint32_t kReturnsOld = 1, kCascades = 4;

inline constexpr unsigned kSystemScope = 3;

// " th:TH_LOAD_NT", or nothing for the value 0.
char* emit_temporal_hint(char* to, HintKind kind, unsigned value, unsigned scope);
// Whether the value is shown as something else than a number.
bool has_name(HintKind kind, unsigned value, unsigned scope);
char* emit_scope(char* to, unsigned scope);
std::optional<unsigned> find_scope(std::string_view text);

}  // namespace lw::text
