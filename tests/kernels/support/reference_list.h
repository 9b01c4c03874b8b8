#pragma once

#include <span>
#include <string_view>

#include "support/references.h"

namespace lw::kernels {

struct NamedReference {
  std::string_view case_name;
  Reference function;
};

// Every reference, one line each in reference_list.cpp.
std::span<const NamedReference> reference_list();

void reference_generic_pointers(const Case& test, const Run& run, std::vector<Buffer>& buffers);
void reference_half2_packed(const Case& test, const Run& run, std::vector<Buffer>& buffers);
void reference_images(const Case& test, const Run& run, std::vector<Buffer>& buffers);
void reference_partial_groups_3d(const Case& test, const Run& run, std::vector<Buffer>& buffers);
void reference_program_scope(const Case& test, const Run& run, std::vector<Buffer>& buffers);
void reference_sub_groups(const Case& test, const Run& run, std::vector<Buffer>& buffers);

// The buffer behind argument `index` of the run.
inline Buffer& argument_buffer(const Run& run, std::vector<Buffer>& buffers, size_t index) {
  LW_CHECK(index < run.arguments.size() && run.arguments[index].kind == Argument::Kind::buffer,
           "a reference asks for a buffer that is not there");
  return buffers[run.arguments[index].buffer];
}

}  // namespace lw::kernels
