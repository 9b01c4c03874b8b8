// Reads little-endian values one after the other. What is past the end reads as 0 and is remembered: ok() tells.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/base.h"

namespace lw::object {

class ByteCursor {
 public:
  explicit ByteCursor(std::span<const std::byte> bytes, uint64_t at = 0) : bytes_(bytes) { seek(at); }

  bool ok() const { return ok_; }
  size_t at() const { return at_; }
  bool at_end() const { return !ok_ || at_ >= bytes_.size(); }
  void fail() { ok_ = false; }

  void seek(uint64_t at) {
    if (at > bytes_.size()) {
      ok_ = false;
    } else {
      at_ = static_cast<size_t>(at);
    }
  }
  void skip(uint64_t count) {
    if (!ok_ || count > bytes_.size() - at_) {
      ok_ = false;
    } else {
      at_ += static_cast<size_t>(count);
    }
  }

  template <class T>
  T read() {
    const size_t from = at_;
    skip(sizeof(T));
    return ok_ ? load_le<T>(bytes_.data() + from) : T{};
  }
  // A value of 1 to 8 bytes.
  uint64_t read_bytes(unsigned count) {
    uint64_t value = 0;
    for (unsigned i = 0; i < count; ++i) value |= uint64_t{read<uint8_t>()} << (8 * i);
    return value;
  }
  std::string_view text(uint64_t count) {
    const size_t from = at_;
    skip(count);
    return ok_ ? std::string_view(reinterpret_cast<const char*>(bytes_.data()) + from, at_ - from) : std::string_view();
  }
  // LEB128 (DWARF 5, 7.6). Bits past the 64th are lost.
  uint64_t uleb() { return leb().value; }
  int64_t sleb() {
    const Leb read = leb();
    return read.bits < 64 ? sign_extend(read.value, read.bits) : static_cast<int64_t>(read.value);
  }

 private:
  struct Leb {
    uint64_t value = 0;
    unsigned bits = 0;  // that it has, at most 64
  };
  Leb leb() {
    Leb leb;
    uint8_t byte = 0;
    do {
      byte = read<uint8_t>();
      if (leb.bits < 64) leb.value |= uint64_t{byte & 0x7fu} << leb.bits;
      leb.bits = std::min(leb.bits + 7, 64u);
    } while ((byte & 0x80) != 0 && ok_);
    return leb;
  }

  std::span<const std::byte> bytes_;
  size_t at_ = 0;
  bool ok_ = true;
};

}  // namespace lw::object
