#include "app/launch_options.h"

#include <fmt/format.h>

#include "app/run_requests.h"
#include "gpu/kernel_printf.h"
#include "host/interruption.h"
#include "shader/language.h"

namespace lw::app {

void LaunchOptions::declare_file(Arguments& a) {
  a.positional("FILE", &request_.file,
               "code object, offload bundle, HIP executable or source; - is standard input; not needed with --launch",
               false);
  a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
}

void LaunchOptions::declare_launch(Arguments& a) {
  a.option("--launch", "FILE.json", &request_.launch_file,
           "launch file with the kernel and its arguments; other options override it");
  a.option("--kernel", kKernelValue, &request_.kernel, "kernel to run; not needed if there is only one");
  a.option("--target", kTargetValue, &request_.target,
           "target of the code to run, if the file has several, or to compile source for");
  a.option("--grid", "X[,Y,Z]", &grid_, "number of workgroups in each dimension");
  a.option("--block", "X[,Y,Z]", &block_, "work-items per workgroup in each dimension");
  a.option("--work-items", "X[,Y,Z]", &work_items_,
           "work-items of the whole dispatch, if the last workgroups are partial");
  a.repeated("--bind", "SET.BINDING[.INDEX]=ARG", &request_.bindings,
             "memory or value of a shader's binding, written as an ARG");
  a.option("--push", "TYPE:V[,TYPE:V]…", &request_.push_constants, "push constants of a shader");
  a.repeated("--specialize", "ID=TYPE:V", &request_.specializations,
             "value of a specialization constant of a shader's source");
  a.option("--wave-size", "N", &wave_size_, "wave size that a shader's source is compiled for: 32 or 64 lanes");
}

void LaunchOptions::declare_arguments(Arguments& a) {
  a.rest(
      "ARG", &request_.arguments,
      "a value: f32:2.5, f32x4:1,2,3,4, bytes:00ff, bytes:@FILE; a buffer: f32[1024]=INIT, where INIT is zeros, iota, "
      "fill:V, rand:SEED, undefined, @FILE.npy or @FILE.bin; LDS: lds:BYTES; an image: image2d[64x32,rgba8]=INIT, "
      "where INIT may also be @FILE.png, or image1d, image1d_array, image1d_buffer, image2d_array, image3d, imagecube "
      "(`,levels:N` and `,layout:L` go inside the brackets); a sampler: sampler:linear,clamp_to_edge[,unnormalized]");
  a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
}

void LaunchOptions::declare_limits(Arguments& a) {
  a.option("--max-instructions", "N", &max_instructions_, "stop after N wave instructions (default: 20000000000)");
  a.option("--timeout", "SECONDS", &timeout_,
           "end the run after this time and print the results so far; Ctrl-C does the same");
}

void LaunchOptions::declare_printf_buffer(Arguments& a) {
  a.option("--printf-buffer", "BYTES", &printf_buffer_, "size of the kernel's printf buffer (default: 4194304)");
}

namespace {

std::optional<Error> read_extent(std::string_view flag, const std::string& text,
                                 std::optional<lanewise::Extent>& into) {
  if (text.empty()) return std::nullopt;
  const auto parsed = parse_three(flag, text, 1);
  if (!parsed) return parsed.error();
  into = *parsed;
  return std::nullopt;
}

}  // namespace

Result<lanewise::LaunchRequest> LaunchOptions::request() const {
  const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
  if (!timeout) return timeout.error();
  host::Interruption::set_timeout(*timeout);
  lanewise::LaunchRequest request = request_;
  if (auto error = read_extent("--grid", grid_, request.grid)) return *error;
  if (auto error = read_extent("--block", block_, request.block)) return *error;
  if (auto error = read_extent("--work-items", work_items_, request.work_items)) return *error;
  if (auto error = parse_wave_size(wave_size_, request.wave_size)) return *error;
  if (auto error = parse_count("--max-instructions", max_instructions_, UINT64_MAX, request.max_instructions))
    return *error;
  if (printf_buffer_.empty()) return request;
  const std::optional<uint64_t> bytes = parse_unsigned(printf_buffer_);
  if (!bytes || *bytes < gpu::kLeastPrintfBytes || *bytes > UINT32_MAX)
    return Error{
        fmt::format("--printf-buffer {}: expected {} to {}", printf_buffer_, gpu::kLeastPrintfBytes, UINT32_MAX)};
  request.printf_buffer_bytes = *bytes;
  return request;
}

}  // namespace lw::app
