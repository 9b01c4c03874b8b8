// Directives that are read and of which nothing is written: debug information, frames, notes, hints for the linker.
#include <fmt/format.h>

#include <algorithm>

#include "text/directives.h"

namespace lw::text {

void Directives::nothing(AssemblyState&, std::string_view, Location) {}

void Directives::text_of_no_use(AssemblyState& s, std::string_view, Location) { s.parse_string(); }

void Directives::names_of_no_use(AssemblyState& s, std::string_view, Location) {
  do {
    if (!s.parse_symbol_name()) return;
  } while (s.accept(','));
}

void Directives::ignore(AssemblyState& s, std::string_view, Location) { s.skip_unread(); }

// Of code objects of version 2, which LLVM 22 does not write either.
void Directives::outdated(AssemblyState& s, std::string_view name, Location at) {
  const bool is_target = name.find("isa") != std::string_view::npos;
  const bool is_metadata = name.find("metadata") != std::string_view::npos;
  s.error(at, fmt::format("'{}' is of code object version 2; today's versions have other directives", name),
          is_target                            ? ".amdgcn_target \"amdgcn-amd-amdhsa--gfx803\" names the target"
          : is_metadata                        ? ".amdgpu_metadata and .end_amdgpu_metadata enclose the metadata"
          : name == ".hsa_code_object_version" ? ".amdhsa_code_object_version 4 says the version"
          : name == ".hsatext"                 ? ".text is the section of the code"
          : name.starts_with(".hsadata")       ? ".data is the section of variables"
          : name.starts_with(".hsarodata")     ? ".rodata is the section of constants"
                                           : ".amdhsa_kernel NAME and .end_amdhsa_kernel enclose the description of a "
                                             "kernel, as .amdhsa_next_free_vgpr and .amdhsa_next_free_sgpr");
  s.lexer().skip_statement();
}

void Directives::not_modelled(AssemblyState& s, std::string_view name, Location at) {
  s.error(at, fmt::format("'{}' is not modelled", name));
}

// .file "NAME" or .file NUMBER …, and .loc NUMBER LINE …: only that they fit together. Tables of lines are not written.
void Directives::file(AssemblyState& s, std::string_view, Location) {
  if (s.token().kind == TokenKind::integer) s.files_.insert(s.token().integer);
  s.skip_unread();
}

void Directives::line(AssemblyState& s, std::string_view name, Location) {
  const Location at = s.here();
  const Token number = s.token();
  if (name == ".line") {
    if (number.kind == TokenKind::integer) s.lexer().advance();
    return;
  }
  if (number.kind != TokenKind::integer) return s.error(at, fmt::format("{} begins with the number of a file", name));
  if (!s.files_.contains(number.integer)) return s.error(at, fmt::format("no .file has the number {}", number.integer));
  static constexpr std::string_view kWords[] = {"basic_block",   "prologue_end", "epilogue_begin", "is_stmt", "isa",
                                                "discriminator", "view"};
  for (s.lexer().advance(); s.token().kind != TokenKind::end; s.lexer().advance()) {
    if (s.token().is_identifier("view")) return s.skip_unread();
    const bool is_word = std::ranges::find(kWords, s.token().text()) != std::end(kWords);
    if (!is_word && s.token().kind != TokenKind::integer) return;
  }
}

// .cfi_*: only that frames open and close. They are not written.
void Directives::frame(AssemblyState& s, std::string_view written, Location at) {
  const std::string name = lower(written);
  if (name == ".cfi_startproc") {
    if (s.open_frame_) return s.error(at, fmt::format("{} without .cfi_endproc for the one before", name));
    s.open_frame_ = at;
  } else if (name != ".cfi_sections") {
    if (!s.open_frame_) return s.error(at, fmt::format("{} without .cfi_startproc", name));
    if (name == ".cfi_endproc") s.open_frame_.reset();
  }
  s.skip_unread();
}

}  // namespace lw::text
