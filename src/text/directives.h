// Directives by name. Private to this folder.
#pragma once

#include <string_view>

#include "text/assembly_state.h"

namespace lw::text {

// What a directive's function may use: the state's private members, through this one friend.
struct Directives {
  using Function = void (*)(AssemblyState& state, std::string_view name, Location at);
  struct Row {
    std::string_view name;
    Function function;
  };

  // directives_data.cpp
  static void data(AssemblyState& s, std::string_view name, Location at);
  static void real_data(AssemblyState& s, std::string_view name, Location at);
  static void repeated_data(AssemblyState& s, std::string_view name, Location at);
  static void reserved_data(AssemblyState& s, std::string_view name, Location at);
  static void octawords(AssemblyState& s, std::string_view name, Location at);
  static void base64(AssemblyState& s, std::string_view name, Location at);
  static void strings(AssemblyState& s, std::string_view name, Location at);
  static void binary_file(AssemblyState& s, std::string_view name, Location at);
  static void leb128(AssemblyState& s, std::string_view name, Location at);

  // directives_space.cpp
  static void fill(AssemblyState& s, std::string_view name, Location at);
  static void space(AssemblyState& s, std::string_view name, Location at);
  static void org(AssemblyState& s, std::string_view name, Location at);
  static void align(AssemblyState& s, std::string_view name, Location at);
  static void reloc(AssemblyState& s, std::string_view name, Location at);

  // directives_symbol.cpp
  static void binding(AssemblyState& s, std::string_view name, Location at);
  static void type(AssemblyState& s, std::string_view name, Location at);
  static void size(AssemblyState& s, std::string_view name, Location at);
  static void weak_reference(AssemblyState& s, std::string_view name, Location at);
  static void set(AssemblyState& s, std::string_view name, Location at);
  static void common(AssemblyState& s, std::string_view name, Location at);
  static void lds(AssemblyState& s, std::string_view name, Location at);
  static void section(AssemblyState& s, std::string_view name, Location at);
  static void known_section(AssemblyState& s, std::string_view name, Location at);
  static void subsection(AssemblyState& s, std::string_view name, Location at);
  static void pop_section(AssemblyState& s, std::string_view name, Location at);
  static void previous(AssemblyState& s, std::string_view name, Location at);

  // directives_macro.cpp
  static void include(AssemblyState& s, std::string_view name, Location at);
  static void macro(AssemblyState& s, std::string_view name, Location at);
  static void purge_macro(AssemblyState& s, std::string_view name, Location at);
  static void exit_macro(AssemblyState& s, std::string_view name, Location at);
  static void alternate_macros(AssemblyState& s, std::string_view name, Location at);
  static void repeat(AssemblyState& s, std::string_view name, Location at);
  static void repeat_over(AssemblyState& s, std::string_view name, Location at);
  static void stray_end(AssemblyState& s, std::string_view name, Location at);
  static void say(AssemblyState& s, std::string_view name, Location at);
  static void end(AssemblyState& s, std::string_view name, Location at);

  // directives_amdgpu.cpp
  static void target(AssemblyState& s, std::string_view name, Location at);
  static void code_object_version(AssemblyState& s, std::string_view name, Location at);
  static void kernel(AssemblyState& s, std::string_view name, Location at);
  static void kernel_setting(AssemblyState& s, std::string_view name, Location at);
  static void end_kernel(AssemblyState& s, std::string_view name, Location at);
  static void metadata(AssemblyState& s, std::string_view name, Location at);

  // directives_unwritten.cpp
  static void nothing(AssemblyState& s, std::string_view name, Location at);  // and no more may stand there
  static void text_of_no_use(AssemblyState& s, std::string_view name, Location at);
  static void names_of_no_use(AssemblyState& s, std::string_view name, Location at);
  static void ignore(AssemblyState& s, std::string_view name, Location at);
  static void raw_code(AssemblyState& s, std::string_view name, Location at);
  static void outdated(AssemblyState& s, std::string_view name, Location at);
  static void not_modelled(AssemblyState& s, std::string_view name, Location at);
  static void file(AssemblyState& s, std::string_view name, Location at);
  static void line(AssemblyState& s, std::string_view name, Location at);
  static void frame(AssemblyState& s, std::string_view name, Location at);

  // directives_clrx.cpp
  static void clrx_device(AssemblyState& s, std::string_view name, Location at);
  static void clrx_architecture(AssemblyState& s, std::string_view name, Location at);
  static void clrx_not_modelled(AssemblyState& s, std::string_view name, Location at);

  // Shared helpers.
  static std::optional<bool> evaluate_condition(AssemblyState& s, std::string_view name);
  static std::optional<std::vector<std::string>> macro_arguments(AssemblyState& s, const Macro& macro, Location at);
  static void finish_kernel(AssemblyState& s, const KernelBlock& block);
};

// `text` with its ASCII letters in lower case.
std::string lower(std::string_view text);

// "1 byte", "2 bytes"
std::string counted_bytes(uint64_t count);

// nullptr for a name that is no directive. The names of some directives may be written in letters of either case, of
// others not, as llvm-mc has it.
const Directives::Row* find_directive(std::string_view name);
// Those that only CLRX has, or means differently.
const Directives::Row* find_clrx_directive(std::string_view name);
// The nearest directive by spelling, for messages; may be empty.
std::string_view nearest_directive(std::string_view name);

}  // namespace lw::text
