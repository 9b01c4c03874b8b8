// What a store instruction was in the source: an atomic, or not.
//
// LLVM makes a plain store of a relaxed atomic store, and of an exchange whose result nobody uses. Only the source
// tells them apart, where debug information names the line and the file is there.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "code/code_facts.h"

namespace lw::check {

enum class StoreSource : uint8_t {
  unknown,
  atomic,  // a line of it, or a header that it was inlined from, names an atomic
  plain,   // its line assigns something and names no atomic; or it stores to an image
};

class SourcesOfStores {
 public:
  explicit SourcesOfStores(code::CodeFacts& facts) : facts_(facts) {}

  StoreSource of(uint64_t pc);

 private:
  StoreSource read(uint64_t pc);
  // Empty where the file is not there.
  std::string line(const object::SourceLine& at);

  code::CodeFacts& facts_;
  std::map<uint64_t, StoreSource> known_;                  // by pc
  std::map<std::string, std::vector<std::string>> files_;  // their lines
};

}  // namespace lw::check
