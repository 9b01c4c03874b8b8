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

  bool is_stub(uint64_t address) const {
    const auto stub = stubs.upper_bound(address);
    return stub != stubs.begin() && address <= std::prev(stub)->second;
  }
};
const HostFile& host_file(const char* path) {
  static auto* const files = new std::map<std::string, HostFile, std::less<>>;
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

struct Place {
  uintptr_t address = 0;
  std::string file;
  object::SourceTrace trace;  // empty where the file has no lines
};

// The call is before what it returns to, and what prepares it may be all that has a line.
object::SourceTrace trace_of_call(const HostFile& file, uint64_t returns_to) {
  constexpr uint64_t kLongestCall = 32;
  object::SourceTrace trace;
  for (uint64_t back = 1; back <= kLongestCall && trace.empty(); ++back) trace = file.lines.trace(returns_to - back);
  return trace;
}

// Finds the innermost caller with a line in the program's own files. If there is none, takes the innermost caller that
// is not a stub.
Place find_place(const HostCall& call) {
  Place nearest;
  for (const uintptr_t address : call.callers) {
    Dl_info info{};
    if (address == 0 || ::dladdr(reinterpret_cast<void*>(address), &info) == 0) break;
    const HostFile& file = host_file(info.dli_fname);
    if (file.is_stub(address - base_of(info))) continue;
    Place place{address, info.dli_fname, trace_of_call(file, address - base_of(info))};
    const bool is_own = !place.trace.empty() && !object::is_system_file(place.trace.frames[place.trace.own].file);
    if (is_own) return place;
    if (nearest.address == 0) nearest = std::move(place);
  }
  return nearest;
}

const Place& place_of(const HostCall& call) {
  static auto* const mutex = new std::mutex;
  static auto* const places = new std::map<HostCall::Callers, Place>;
  const std::lock_guard lock(*mutex);
  const auto [found, is_new] = places->try_emplace(call.callers);
  if (is_new) found->second = find_place(call);
  return found->second;
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
      call = {info.dli_sname, {}};
      for (size_t caller = 0; caller < call.callers.size() && i + 1 + static_cast<int>(caller) < count; ++caller)
        call.callers[caller] = reinterpret_cast<uintptr_t>(frames[static_cast<size_t>(i) + 1 + caller]);
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
  const Place& place = place_of(*this);
  if (place.address == 0) return function;
  if (place.trace.empty()) return fmt::format("{} of {}", function, place.file);
  std::string text = fmt::format("{} at {}", function, place.trace.source());
  for (const std::string& around : place.trace.inlined_at()) text += ", inlined at " + around;
  return text;
}

uintptr_t HostCall::place() const { return place_of(*this).address; }

}  // namespace lw::hsa
