// Any file a user has that holds code objects: the code object itself, an offload bundle, a HIP program.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "object/code_object.h"

namespace lw::object {

enum class ContainerKind : uint8_t {
  code_object,     // one linked or relocatable ELF file for an AMD GPU
  offload_bundle,  // what clang-offload-bundler writes
  host_program,    // an ELF file for the host with bundles in its section .hip_fatbin
};

struct ContainerEntry {
  TargetId target;
  std::string id;       // as the bundle spells it: "hipv4-amdgcn-amd-amdhsa--gfx900:xnack-"; empty without a bundle
  uint64_t offset = 0;  // in the file
  Bytes bytes;          // the ELF file of the code object; lives as long as the container
};

class Container {
 public:
  ContainerKind kind() const { return kind_; }
  // What the bytes of all entries are parts of.
  const std::shared_ptr<const void>& file() const { return owner_; }
  // In the file's order. Host entries and empty entries are left out.
  const std::vector<ContainerEntry>& entries() const { return entries_; }
  // Every target there is code for, once each, in the file's order.
  std::vector<TargetId> targets() const;

  // The code objects for a target ("gfx900", "gfx906:xnack-"); an empty text means the only target there is. A program
  // of several translation units has one code object from each. Fails, listing what there is, when nothing fits or the
  // choice is not clear.
  Result<std::vector<const ContainerEntry*>> select(std::string_view target = {}) const;

 private:
  friend Result<Container> open(Bytes file, std::shared_ptr<const void> owner);
  std::optional<Error> open_bundles(Bytes area, bool whole_area);
  std::optional<Error> open_bundle(Bytes bundle, uint64_t& end);

  Bytes file_;
  std::shared_ptr<const void> owner_;  // of `file_`; shared, so that a copy's entries stay valid
  ContainerKind kind_ = ContainerKind::code_object;
  std::vector<ContainerEntry> entries_;
};

// `owner` keeps the bytes of the file where they are.
Result<Container> open(Bytes file, std::shared_ptr<const void> owner);
Result<Container> open(std::vector<std::byte> bytes);

}  // namespace lw::object
