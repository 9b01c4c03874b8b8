#include "check/source_of_stores.h"

#include <algorithm>
#include <string_view>

#include "inst/inst.h"

namespace lw::check {
namespace {

bool names_an_atomic(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text.find("atomic") != std::string::npos;
}

// "out[i] = x", "n += 1", "n++": not "==", "<=", ">=" and "!=".
bool assigns(std::string_view text) {
  if (text.find("++") != text.npos || text.find("--") != text.npos) return true;
  for (size_t at = text.find('='); at != text.npos; at = text.find('=', at + 1)) {
    if (at + 1 < text.size() && text[at + 1] == '=') {
      ++at;
      continue;
    }
    if (at == 0 || std::string_view("!<>").find(text[at - 1]) == std::string_view::npos) return true;
  }
  return false;
}

}  // namespace

StoreSource SourcesOfStores::of(uint64_t pc) {
  const auto [at, is_new] = known_.try_emplace(pc);
  if (is_new) at->second = read(pc);
  return at->second;
}

StoreSource SourcesOfStores::read(uint64_t pc) {
  // Compilers never turn an atomic on an image into a store.
  if (inst::is_image(facts_.at(pc).instruction.enc().format)) return StoreSource::plain;
  const object::SourceTrace trace = facts_.trace(pc);
  std::string own;
  for (size_t i = 0; i < trace.frames.size() && i <= trace.own; ++i) {
    own = line(trace.frames[i]);
    if (names_an_atomic(trace.frames[i].file) || names_an_atomic(own)) return StoreSource::atomic;
  }
  return assigns(own) ? StoreSource::plain : StoreSource::unknown;
}

}  // namespace lw::check
