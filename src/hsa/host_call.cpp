#include "hsa/host_call.h"

#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fmt/format.h>

#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "object/elf_file.h"
#include "object/object.h"

namespace lw::hsa {
namespace {

constexpr std::string_view kRuntimeLibrary = "libamdhip64.so";

bool is_of_runtime(const Dl_info& info) {
  return info.dli_fname != nullptr && std::string_view(info.dli_fname).find(kRuntimeLibrary) != std::string_view::npos;
}

// What is known of a file of the process.
struct HostFile {
  object::LineTable lines;
  std::map<uint64_t, uint64_t> stubs;  // ends by begins: functions that the compiler makes for launches
};
const HostFile& host_file(const char* path) {
  static auto* const mutex = new std::mutex;
  static auto* const files = new std::map<std::string, HostFile, std::less<>>;
  const std::lock_guard lock(*mutex);
  const auto [found, is_new] = files->try_emplace(path);
  HostFile& file = found->second;
  if (!is_new) return file;
  std::ifstream stream(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const auto bytes = std::as_bytes(std::span(text));
  if (auto lines = object::LineTable::load(bytes, object::LineTable::Detail::inlined)) file.lines = std::move(*lines);
  if (const Result<object::ElfFile> elf = object::read_elf(bytes))
    for (const object::ElfSymbol& symbol : elf->symbols)
      if (symbol.name.find("__device_stub__") != std::string_view::npos)
        file.stubs[symbol.value] = symbol.value + symbol.size;
  return file;
}

// Code that can lie anywhere has addresses from its begin on.
uint64_t base_of(const Dl_info& info) {
  const auto* header = static_cast<const Elf64_Ehdr*>(info.dli_fbase);
  return header->e_type == ET_DYN ? reinterpret_cast<uintptr_t>(info.dli_fbase) : 0;
}

}  // namespace

HostCall host_call() {
  std::array<void*, 96> frames{};
  const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
  HostCall call;
  for (int i = 0; i < count; ++i) {
    Dl_info info{};
    if (::dladdr(frames[static_cast<size_t>(i)], &info) == 0) continue;
    if (is_of_runtime(info)) {
      const auto frame = [&](int number) {
        return number < count ? reinterpret_cast<uintptr_t>(frames[static_cast<size_t>(number)]) : 0;
      };
      call = {info.dli_sname, frame(i + 1), frame(i + 2)};
    } else if (call.function != nullptr) {
      break;
    }
  }
  // A thread of the runtime's own comes from no function that it exports.
  if (call.function != nullptr && !std::string_view(call.function).starts_with("hip")) return {};
  return call;
}

bool HostCall::is_asynchronous() const {
  if (function == nullptr) return false;
  const std::string_view name = function;
  return name.find("Async") != name.npos || name.find("Launch") != name.npos || name == "hipEventRecord";
}

bool HostCall::makes_stream_wait() const {
  return function != nullptr && std::string_view(function) == "hipStreamWaitEvent";
}

std::string HostCall::text() const {
  if (function == nullptr) return {};
  Dl_info info{};
  uintptr_t address = returns_to;
  if (address == 0 || ::dladdr(reinterpret_cast<void*>(address), &info) == 0) return function;
  const HostFile& file = host_file(info.dli_fname);
  const auto stub = file.stubs.upper_bound(address - base_of(info));
  if (stub != file.stubs.begin() && address - base_of(info) <= std::prev(stub)->second && next != 0) {
    address = next;
    if (::dladdr(reinterpret_cast<void*>(address), &info) == 0) return function;
  }
  // The call is before what it returns to, and what prepares it may be all that has a line.
  constexpr uint64_t kLongestCall = 32;
  object::SourceTrace trace;
  for (uint64_t back = 1; back <= kLongestCall && trace.empty(); ++back)
    trace = host_file(info.dli_fname).lines.trace(address - back - base_of(info));
  if (trace.empty()) return fmt::format("{} of {}", function, info.dli_fname);
  std::string text = fmt::format("{} at {}", function, trace.source());
  for (const std::string& around : trace.inlined_at()) text += ", inlined at " + around;
  return text;
}

}  // namespace lw::hsa
