// What a store instruction was in the source: an atomic, or not.
//
// LLVM makes a plain store of a relaxed atomic store, and of an exchange whose result nobody uses. Only the source
// tells them apart, where debug information names the line and the file is there.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "code/code_facts.h"

namespace lw::check {

// The text of a line of source; empty where the file is not there.
using SourceLineText = std::function<std::string(const object::SourceLine&)>;

enum class StoreSource : uint8_t {
  unknown,
  atomic,  // a line of it, or a header that it was inlined from, names an atomic
  plain,   // its line assigns something and names no atomic; or it stores to an image
};

class SourcesOfStores {
 public:
  SourcesOfStores(code::CodeFacts& facts, SourceLineText source_text)
      : facts_(facts), source_text_(std::move(source_text)) {}

  StoreSource of(uint64_t pc);

 private:
  StoreSource read(uint64_t pc);
  std::string line(const object::SourceLine& at) const { return source_text_ ? source_text_(at) : ""; }

  code::CodeFacts& facts_;
  SourceLineText source_text_;
  std::map<uint64_t, StoreSource> known_;  // by pc
};

}  // namespace lw::check
