// The symbol hash tables of a dynamic object, .hash and .gnu.hash.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace lw::object {

// Both take the names of the dynamic symbols from number 1 on.
std::vector<std::byte> make_sysv_hash(const std::vector<std::string>& names);

// .gnu.hash wants the symbols of one bucket beside each other.
struct GnuHash {
  std::vector<size_t> order;  // the names in the order in which .dynsym must have them
  std::vector<std::byte> bytes;
};
GnuHash make_gnu_hash(const std::vector<std::string>& names);

}  // namespace lw::object
