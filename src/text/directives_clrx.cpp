// Directives of CLRX's assembler. Those it shares with GNU's and LLVM's are in the other files.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "text/clrx_targets.h"
#include "text/directives.h"

namespace lw::text {
namespace {

using D = Directives;

// What CLRX has and this assembler has not: its binary formats with their configuration, scopes, register allocation.
constexpr std::string_view kFormats[] = {
    ".amd",       ".amdcl2",   ".gallium",  ".rocm",      ".format",     ".32bit",          ".64bit",
    ".kernel",    ".config",   ".arg",      ".dims",      ".cws",        ".sgprsnum",       ".vgprsnum",
    ".localsize", ".useargs",  ".usesetup", ".setupargs", ".globaldata", ".driver_version", ".hsaconfig",
    ".kcode",     ".kcodeend", ".fkernel",  ".main",      ".inner",      ".bssdata",        ".sampler"};
constexpr std::string_view kOthers[] = {
    ".scope",    ".ends",     ".endscope", ".using",      ".unusing",     ".usereg",     ".regvar",
    ".enum",     ".undef",    ".for",      ".while",      ".cf_call",     ".cf_jump",    ".cf_ret",
    ".cf_start", ".cf_end",   ".ifarch",   ".ifgpu",      ".iffmt",       ".ifnarch",    ".ifngpu",
    ".ifnfmt",   ".get_arch", ".get_gpu",  ".get_format", ".get_64bit",   ".half",       ".lfloat",
    ".octa",     ".incbin",   ".eqv",      ".macrocase",  ".nomacrocase", ".buggyfplit", ".nobuggyfplit"};

template <size_t N>
bool contains(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

const Directives::Row* find_clrx_directive(std::string_view name) {
  static constexpr Directives::Row kRows[] = {
      {".rawcode", D::raw_code}, {".gpu", D::clrx_device}, {".arch", D::clrx_architecture}};
  static constexpr Directives::Row kNotModelled{"_", D::clrx_not_modelled};
  const std::string small = lower(name);
  if (const auto* found = std::ranges::find(kRows, small, &Directives::Row::name); found != std::end(kRows))
    return found;
  if (contains(kFormats, small) || contains(kOthers, small)) return &kNotModelled;
  return find_directive(small);
}

// Code alone, without kernels: what `dis --dialect clrx` prints begins so.
void Directives::raw_code(AssemblyState& s, std::string_view, Location) { s.assembly_.is_listing = true; }

void Directives::clrx_not_modelled(AssemblyState& s, std::string_view name, Location at) {
  const bool is_format = contains(kFormats, lower(name));
  s.error(at, fmt::format("CLRX's directive '{}' is not modelled", name),
          is_format ? "of CLRX's binary formats only .rawcode is; .amdhsa_kernel describes a kernel" : "");
}

void Directives::clrx_device(AssemblyState& s, std::string_view, Location) {
  const Location at = s.here();
  const auto name = s.parse_symbol_name();
  if (!name) return;
  const isa::Target* target = find_clrx_device(*name);
  if (target == nullptr) {
    s.error(at, fmt::format("'{}' is not a known device", *name),
            "the devices are Carrizo, Tonga, Fiji, Ellesmere, Baffin, Stoney, and the gfx names from GFX900 on");
    return;
  }
  s.set_target(*target);
}

// The target stays where it has the architecture.
void Directives::clrx_architecture(AssemblyState& s, std::string_view, Location) {
  const Location at = s.here();
  const auto written = s.parse_symbol_name();
  if (!written) return;
  const isa::Target* target = find_clrx_architecture(*written, s.target());
  if (target == nullptr)
    s.error(at, fmt::format("'{}' is not a known architecture", *written), "these are GCN1.2, GCN1.4 and GCN1.4.1");
  else if (target != &s.target())
    s.set_target(*target);
}

}  // namespace lw::text
