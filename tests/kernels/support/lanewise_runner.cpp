#include "support/lanewise_runner.h"

#include <cstring>
#include <fstream>
#include <iterator>

#include "counting_executor.h"
#include "gpu/emulated_gpu.h"

namespace lw::kernels {
namespace {

Result<std::vector<std::byte>> read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{path + ": cannot be read"};
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::vector<std::byte> bytes(text.size());
  std::memcpy(bytes.data(), text.data(), text.size());
  return bytes;
}

std::vector<std::byte> as_bytes(uint64_t value) {
  std::vector<std::byte> bytes(sizeof value);
  std::memcpy(bytes.data(), &value, sizeof value);
  return bytes;
}

}  // namespace

bool run_on_lanewise(const std::string& hsaco_path, const Case&, const Run& run, std::vector<Buffer>& buffers,
                     std::string& error, const PrepareLaunch& prepare) {
  const auto fail = [&](std::string why) {
    error = std::move(why);
    return false;
  };
  const Result<std::vector<std::byte>> file = read_file(hsaco_path);
  if (!file) return fail(file.error().message);
  const Result<object::CodeObject> code = object::load(*file);
  if (!code) return fail(code.error().message);
  const object::Kernel* kernel = code->find_kernel(run.kernel);
  if (kernel == nullptr) return fail("no kernel " + run.kernel);
  Result<std::unique_ptr<gpu::EmulatedGpu>> device = gpu::EmulatedGpu::create(*code);
  if (!device) return fail(device.error().message);
  state::Memory& memory = (*device)->memory();

  std::vector<uint64_t> addresses(buffers.size());
  gpu::Launch launch;
  launch.work_items = run.global;
  launch.workgroup_size = run.local;
  for (const Argument& argument : run.arguments) {
    gpu::LaunchArgument value;
    switch (argument.kind) {
      case Argument::Kind::buffer: {
        uint64_t& address = addresses[argument.buffer];
        const Buffer& buffer = buffers[argument.buffer];
        if (address == 0) {
          const Result<uint64_t> allocated =
              memory.allocate(buffer.bytes.size(), {"buffer " + std::to_string(argument.buffer)});
          if (!allocated) return fail(allocated.error().message);
          address = *allocated;
          std::memcpy(memory.view(address, buffer.bytes.size()).data(), buffer.bytes.data(), buffer.bytes.size());
        }
        value.bytes = as_bytes(address);
        break;
      }
      case Argument::Kind::scalar: value.bytes = argument.scalar; break;
      case Argument::Kind::local:
        value.kind = gpu::LaunchArgument::Kind::lds;
        value.lds_bytes = static_cast<uint32_t>(argument.local_bytes);
        break;
    }
    launch.arguments.push_back(std::move(value));
  }
  exec::Options options;
  exec::test::CountingWrapper counting;
  options.wrapper = &counting;
  if (prepare) prepare(*code, **device, options);
  const Result<events::Outcome> outcome = (*device)->launch(*kernel, launch, options);
  if (!outcome) return fail(outcome.error().message);
  const exec::test::ExecutorCounts& counts = counting.counts;
  if (counts.beyond_budget != 0) return fail("an executor ran more instructions than it was given");
  if (counts.instructions != outcome->instructions)
    return fail("the executors ran " + std::to_string(counts.instructions) + " instructions, the outcome says " +
                std::to_string(outcome->instructions));
  for (size_t i = 0; i < buffers.size(); ++i)
    if (addresses[i] != 0)
      std::memcpy(buffers[i].bytes.data(), memory.view(addresses[i], buffers[i].bytes.size()).data(),
                  buffers[i].bytes.size());
  return outcome->finished() || fail(outcome->text());
}

}  // namespace lw::kernels
