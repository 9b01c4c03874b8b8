// The study fp16: one shader in fp32 and four fp16 layouts, through two compilers, beside the published numbers.
//
// Published: "Experimenting with fp16, part 2", on a neighbourhood's mean and variance in a shader of FidelityFX SSSR.
// A *line* is an instruction's number within its shader, from 1.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "flow/registers.h"
#include "report/live_report.h"
#include "shader/compile.h"
#include "study/published.h"

namespace lw::study {

inline constexpr std::string_view kFp16Target = "gfx900";
// Of FP16-4, whose card is "an integrated GPU (GCN5)"; its target, gfx902, has the instructions of gfx900.
inline constexpr std::string_view kFp16Device = "raven-vega8";
inline constexpr uint32_t kFp16TimedPixels = 256;  // each way

// How LDS holds the texels of one version. studies/fp16/published.json has its published numbers.
struct Fp16Version {
  std::string_view name;         // "A"
  std::string_view description;  // "two uint arrays, half3"
  std::string_view opencl_type;
  std::string_view glsl_type;
  unsigned components = 3;
  std::string_view tile;        // of the sources' parameter TILE
  uint32_t texel_stride_bytes;  // in LDS, within one array
  uint32_t array_stride_bytes;  // from one array to the next; 0: there is one array
};

// In the order A, B, C, D, fp32.
const std::array<Fp16Version, 5>& fp16_versions();

// What kind of value a register holds at the peak.
enum class HeldAs : uint8_t { waiting_lds, used_lds, converted, arithmetic, other };
inline constexpr size_t kHeldKinds = 5;
std::string_view held_words(HeldAs kind, uint32_t count);

struct LdsReadKind {
  std::string mnemonic;
  size_t count = 0;
  uint32_t bytes_per_lane = 0;
  bool d16 = false;
  bool is_pair = false;
  std::map<uint32_t, size_t> strides;  // of pairs: bytes apart -> how often
};

// A register from the LDS read that fills it to its first use.
struct Wait {
  flow::Register reg = 0;
  uint32_t from_line = 0;
  uint32_t to_line = 0;   // of the use; the last line of the range where there is none
  uint32_t last_use = 0;  // before the register is filled anew
  bool used = true;
  uint32_t lines() const { return to_line - from_line; }
};

// Everything that the tables and the explanation are made of, counted in one listing.
struct Fp16Measures {
  uint32_t vgprs = 0;  // that the compiler asks for
  uint32_t allocated_vgprs = 0;
  uint32_t peak_vgprs = 0;
  uint32_t peak_line = 0;
  size_t lines = 0;
  std::array<uint32_t, kHeldKinds> held{};  // registers at the peak, by HeldAs

  size_t lds_reads = 0;
  std::vector<LdsReadKind> lds_read_kinds;                        // in order of first use
  std::vector<std::pair<std::string, size_t>> lds_read_sequence;  // runs of one mnemonic
  std::vector<Wait> waits;                                        // by line
  uint32_t most_waiting = 0;                                      // registers at once
  uint32_t most_waiting_line = 0;
  uint32_t median_wait = 0;  // lines, of those that are used
  std::optional<Wait> longest_wait;
  // Between the first uses of the registers that one read fills.
  uint32_t median_skew = 0;
  uint32_t longest_skew = 0;
  uint32_t median_reuse = 0;  // lines from the first to the last use of what was read
  uint32_t first_lds_read_line = 0;
  uint32_t window_peak_vgprs = 0;  // from the first LDS read on

  size_t float_instructions = 0;  // VALU, with an operand that is a float
  size_t packed = 0;
  size_t conversions = 0;       // v_cvt_*
  size_t rearrangements = 0;    // packing, unpacking and shifting of halves
  size_t literal_operands = 0;  // arithmetic on floats with a 32-bit literal
  size_t scalar_operands = 0;   // arithmetic on floats that reads an SGPR
  size_t scalar_registers = 0;  // different ones that it reads
};

Fp16Measures measure_fp16(const report::LiveFunction& function);

// Why this version needs the registers it needs: sentences made of `measures` alone, with the fp32 version of the same
// compiler beside where there is one.
std::string explain_fp16(const Fp16Measures& measures, const Fp16Version& version, const Fp16Measures* fp32);
// The same of a part of a listing, which has no peak of its own.
std::string explain_fp16_excerpt(const Fp16Measures& measures, const Fp16Version& version);

// A dispatch of one version by the clock.
struct Fp16Time {
  uint32_t vgprs = 0;  // that a wave was given
  double microseconds = 0;
  uint32_t waves_per_simd = 0;
  std::string_view limited_by;  // what keeps more of them out
  double instructions_of_wave = 0;
  std::string stalls;                                            // the largest: "unit busy 34 %, fetch 20 %"
  double valu_percent = 0, lds_percent = 0, memory_percent = 0;  // of the time at work
};

struct Fp16Result {
  const Fp16Version* version = nullptr;
  std::vector<std::byte> object;
  report::LiveFunction live;
  Fp16Measures measures;
  std::string explanation;
  // With the compiler's VGPRs, and as if it had needed those that are published.
  std::optional<Fp16Time> time, time_with_published;
};

struct Fp16Compiler {
  std::string name;     // "radv"
  std::string version;  // "radv, Mesa 22.3.6"
  std::string source;   // "GLSL"
  std::vector<Fp16Result> results;
  std::optional<Fp16Time> a_with_vgprs_of_d;  // A's code, the published VGPRs of D
  std::string time_explanation;
};

struct Fp16Excerpt {
  std::string name;  // "a_second"
  const Fp16Version* version = nullptr;
  report::LiveFunction live;
  Fp16Measures measures;
  std::string explanation;
};

struct Fp16Study {
  std::vector<Fp16Compiler> compilers;
  std::vector<Fp16Excerpt> article;
};

// The code object of one version. `compiler`: "radv" or "clang". The error is complete lines.
Result<shader::Compiled, Messages> compile_fp16(const Session& session, std::string_view compiler,
                                                const Fp16Version& version);

// Compiles and analyses all versions. `name`: "radv" or "clang". The error is complete lines.
// `done` counts the versions, for those who look on; an interruption ends it with an error.
Result<Fp16Compiler, Messages> run_fp16_compiler(const Session& session, std::string_view name,
                                                 std::atomic<uint64_t>* done = nullptr);
// Times all versions on kFp16Device. The error is complete lines; an interruption is one.
std::optional<Messages> time_fp16(const Session& session, Fp16Compiler& compiler,
                                  std::atomic<uint64_t>* done = nullptr);
// Change of the time of D relative to A, in percent, with the compilers' own registers or with the published ones.
double fp16_change(const Fp16Compiler& compiler, bool with_published);
// Analyses the article's own listings.
Result<std::vector<Fp16Excerpt>, Messages> read_fp16_article();

// Whether a larger-than that was published also holds here, for each pair of versions of which it was published.
struct Fp16Ordering {
  std::string obtained;  // "fp32 > A = B = C > D"
  size_t pairs = 0;
  size_t as_published = 0;
  std::vector<std::string> differences;  // "A > fp32 (16, 20)"
};
enum class Fp16Quantity : uint8_t { vgprs, lines, lds_reads };
Fp16Ordering fp16_ordering(const Fp16Compiler& compiler, Fp16Quantity quantity);
std::string fp16_published_order(Fp16Quantity quantity);
const PublishedFinding& fp16_finding(Fp16Quantity quantity);
uint32_t fp16_published_value(const Fp16Version& version, Fp16Quantity quantity);
double fp16_published_change();  // of the time of D relative to A, in percent

// The words of the tables.
std::string fp16_published(const Fp16Version& version, Fp16Quantity quantity);
std::string fp16_obtained(const Fp16Measures& measures, Fp16Quantity quantity);
std::string fp16_ordering_words(const Fp16Ordering& ordering);
std::string fp16_lds_kinds(const Fp16Measures& measures);
std::string fp16_time(const Fp16Time& time);  // "106.5  8": microseconds, waves on a SIMD
std::string fp16_change_words(const Fp16Study& study);

// All curves of one compiler.
report::LiveReport fp16_report(const Fp16Compiler& compiler);

void print_fp16(const Fp16Study& study, std::string& out);
std::string fp16_json(const Fp16Study& study);
std::string fp16_svg(const Fp16Study& study);
std::string fp16_page(const Fp16Study& study);

}  // namespace lw::study
