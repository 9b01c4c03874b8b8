// Hashes that name cells and compiled objects. They are the same on every computer.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace lw::sweep {

// XXH3 with 128 bits over a list of texts. The length of each text is part of the hash, so that no two lists are alike.
class Digest {
 public:
  Digest();
  ~Digest();
  Digest(const Digest&) = delete;
  Digest& operator=(const Digest&) = delete;

  void add(std::string_view text);
  void add(std::span<const std::byte> bytes);
  // 32 hexadecimal digits.
  std::string hex() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace lw::sweep
