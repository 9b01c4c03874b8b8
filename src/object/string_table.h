// An ELF string table being written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace lw::object {

class StringTable {
 public:
  // The offset of the text; a text added before keeps its offset.
  uint32_t add(const std::string& text) {
    if (text.empty()) return 0;
    const auto [at, inserted] = offsets_.emplace(text, static_cast<uint32_t>(bytes_.size()));
    if (inserted) {
      for (const char c : text) bytes_.push_back(static_cast<std::byte>(c));
      bytes_.push_back(std::byte{0});
    }
    return at->second;
  }
  // Of a text that was added; 0, the empty text, for any other.
  uint32_t offset_of(const std::string& text) const {
    const auto at = offsets_.find(text);
    return at == offsets_.end() ? 0 : at->second;
  }
  const std::vector<std::byte>& bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_{std::byte{0}};
  std::unordered_map<std::string, uint32_t> offsets_;
};

}  // namespace lw::object
