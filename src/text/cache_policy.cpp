#include "text/cache_policy.h"

#include <array>

#include "text/emit.h"

namespace lw::text {
namespace {

constexpr HintKind kLoad = HintKind::load, kStore = HintKind::store, kAtomic = HintKind::atomic;

// clang-format off: what repeats is aligned.
constexpr TemporalHint kHints[] = {
    {"TH_LOAD_RT", kLoad, 0, HintScope::any},
    {"TH_LOAD_NT", kLoad, 1, HintScope::any},
    {"TH_LOAD_HT", kLoad, 2, HintScope::any},
    {"TH_LOAD_LU", kLoad, 3, HintScope::not_system},
    {"TH_LOAD_BYPASS", kLoad, 3, HintScope::system},
    {"TH_LOAD_NT_RT", kLoad, 4, HintScope::any},
    {"TH_LOAD_RT_NT", kLoad, 5, HintScope::any},
    {"TH_LOAD_NT_HT", kLoad, 6, HintScope::any},
    {"TH_STORE_RT", kStore, 0, HintScope::any},
    {"TH_STORE_NT", kStore, 1, HintScope::any},
    {"TH_STORE_HT", kStore, 2, HintScope::any},
    {"TH_STORE_WB", kStore, 3, HintScope::not_system},
    {"TH_STORE_BYPASS", kStore, 3, HintScope::system},
    {"TH_STORE_NT_RT", kStore, 4, HintScope::any},
    {"TH_STORE_RT_NT", kStore, 5, HintScope::any},
    {"TH_STORE_NT_HT", kStore, 6, HintScope::any},
    {"TH_STORE_NT_WB", kStore, 7, HintScope::any},
    {"TH_ATOMIC_RT", kAtomic, 0, HintScope::any},
    {"TH_ATOMIC_RETURN", kAtomic, 1, HintScope::any},
    {"TH_ATOMIC_RT_RETURN", kAtomic, 1, HintScope::any},
    {"TH_ATOMIC_NT", kAtomic, 2, HintScope::any},
    {"TH_ATOMIC_NT_RETURN", kAtomic, 3, HintScope::any},
    {"TH_ATOMIC_CASCADE_RT", kAtomic, 4, HintScope::any},
    {"TH_ATOMIC_CASCADE_NT", kAtomic, 6, HintScope::any},
    {"TH_ATOMIC_0x4", kAtomic, 4, HintScope::any},
    {"TH_ATOMIC_0x5", kAtomic, 5, HintScope::any},
    {"TH_ATOMIC_0x6", kAtomic, 6, HintScope::any},
    {"TH_ATOMIC_0x7", kAtomic, 7, HintScope::any},
};
// clang-format on
static_assert(std::size(kHints) <= kDefaultHint);

constexpr std::array<std::string_view, 4> kScopes = {"SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"};
constexpr unsigned kDeviceScope = 2;
constexpr unsigned kBypassOrLast = 3, kNonTemporal = 2;

}  // namespace

HintKind hint_kind(const isa::Encoding& encoding) {
  if (encoding.stem().find("_atomic_") != std::string_view::npos) return HintKind::atomic;
  return encoding.stem().find("_store") != std::string_view::npos ? HintKind::store : HintKind::load;
}

std::optional<int> find_temporal_hint(std::string_view text) {
  if (text == "TH_DEFAULT") return kDefaultHint;
  for (int place = 0; place < static_cast<int>(std::size(kHints)); ++place)
    if (kHints[place].text == text) return place;
  return std::nullopt;
}

std::optional<TemporalHint> temporal_hint(int place) {
  if (place >= kDefaultHint) return std::nullopt;
  return kHints[place];
}

char* emit_temporal_hint(char* to, HintKind kind, unsigned value, unsigned scope) {
  if (value == 0) return to;
  to = emit(to, " th:");
  if (kind == HintKind::atomic) {
    if ((value & kCascades) == 0)
      return emit(emit(to, (value & kNonTemporal) != 0 ? "TH_ATOMIC_NT" : "TH_ATOMIC"),
                  (value & kReturnsOld) != 0 ? "_RETURN" : "");
    if (scope >= kDeviceScope)
      return emit(to, (value & kNonTemporal) != 0 ? "TH_ATOMIC_CASCADE_NT" : "TH_ATOMIC_CASCADE_RT");
    return emit_0x(emit(to, "TH_ATOMIC_"), value);
  }
  for (const TemporalHint& hint : kHints) {
    if (hint.kind != kind || hint.value != value) continue;
    if (value == kBypassOrLast && (hint.scope == HintScope::system) != (scope == kSystemScope)) continue;
    return emit(to, hint.text);
  }
  return emit_0x(to, value);
}

bool has_name(HintKind kind, unsigned value, unsigned scope) {
  char text[64];
  const std::string_view shown(text, static_cast<size_t>(emit_temporal_hint(text, kind, value, scope) - text));
  return shown.find("0x") == std::string_view::npos;
}

char* emit_scope(char* to, unsigned scope) {
  return scope == 0 ? to : emit(emit(to, " scope:"), kScopes[scope & kSystemScope]);
}

std::optional<unsigned> find_scope(std::string_view text) {
  for (unsigned scope = 0; scope < kScopes.size(); ++scope)
    if (kScopes[scope] == text) return scope;
  return std::nullopt;
}

}  // namespace lw::text
