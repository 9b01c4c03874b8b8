#include "llvm_library.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csetjmp>
#include <csignal>
#include <new>

#include "base/base.h"

namespace lw::test {
namespace {

// LLVM's C interface, which does not change between versions (its llvm-c/Disassembler.h and llvm-c/Target.h).
class Library {
 public:
  Library() {
    void* library = dlopen("libLLVM.so.22.1", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return;
    for (const char* part : {"TargetInfo", "TargetMC", "Disassembler"}) {
      const std::string name = std::string("LLVMInitializeAMDGPU") + part;
      const auto initialize = reinterpret_cast<void (*)()>(dlsym(library, name.c_str()));
      if (initialize == nullptr) return;
      initialize();
    }
    create_ = reinterpret_cast<Create>(dlsym(library, "LLVMCreateDisasmCPUFeatures"));
    disassemble_ = reinterpret_cast<Disassemble>(dlsym(library, "LLVMDisasmInstruction"));
  }

  bool there() const { return create_ != nullptr && disassemble_ != nullptr; }

  void* create(const isa::Target& target) const {
    return create_("amdgcn-amd-amdhsa", std::string(target.name).c_str(), wave_features(target).c_str(), nullptr, 0,
                   nullptr, nullptr);
  }

  // The number of bytes, 0 for none.
  size_t disassemble(void* context, std::span<const uint32_t> words, std::span<char> text) const {
    Words copy{};
    std::ranges::copy(words, copy.begin());
    return disassemble_(context, reinterpret_cast<uint8_t*>(copy.data()), words.size_bytes(), 0, text.data(),
                        text.size());
  }

 private:
  using Create = void* (*)(const char* triple, const char* cpu, const char* features, void* info, int tag, void*,
                           void*);
  using Disassemble = size_t (*)(void* context, uint8_t* bytes, uint64_t size, uint64_t pc, char* text,
                                 size_t text_size);
  Create create_ = nullptr;
  Disassemble disassemble_ = nullptr;
};

const Library& library() {
  static const Library it;
  return it;
}

sigjmp_buf after_crash;
void on_crash(int) { siglongjmp(after_crash, 1); }

constexpr uint8_t kCrashed = 255;

struct Answer {
  uint8_t size_bytes;
  char text[255];
};

// Memory that a child process writes and its parent reads.
template <class T>
class Shared {
 public:
  explicit Shared(size_t count) : bytes_(count * sizeof(T)) {
    void* at = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    LW_CHECK(at != MAP_FAILED, "no shared memory");
    data_ = static_cast<T*>(at);
  }
  ~Shared() { munmap(data_, bytes_); }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  T& operator[](size_t i) { return data_[i]; }

 private:
  size_t bytes_;
  T* data_;
};

}  // namespace

bool has_llvm_library() { return library().there(); }

std::vector<Witnessed> ask_llvm_library(const isa::Target& target, std::span<const Words> words, size_t there) {
  std::vector<Witnessed> result(words.size());
  if (words.empty()) return result;
  void* const context = library().create(target);
  LW_CHECK(context != nullptr, "LLVM has no disassembler for this target");
  Shared<Answer> answers(words.size());
  Shared<std::atomic<size_t>> asked(1);
  new (&asked[0]) std::atomic<size_t>(0);
  while (asked[0] < words.size()) {
    const pid_t child = fork();
    LW_CHECK(child >= 0, "no child process");
    if (child == 0) {
      const rlimit no_core_file{0, 0};
      setrlimit(RLIMIT_CORE, &no_core_file);
      for (const int signal_number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT}) std::signal(signal_number, on_crash);
      // The disassembler keeps nothing from one instruction to the next, so that it can go on after most crashes.
      if (sigsetjmp(after_crash, 1) != 0) answers[asked[0]++].size_bytes = kCrashed;
      for (; asked[0] < words.size(); ++asked[0]) {
        Answer& answer = answers[asked[0]];
        answer.size_bytes =
            static_cast<uint8_t>(library().disassemble(context, std::span(words[asked[0]]).first(there), answer.text));
      }
      _exit(0);
    }
    int status = 0;
    LW_CHECK(waitpid(child, &status, 0) == child, "lost a child process");
    if (asked[0] < words.size()) answers[asked[0]++].size_bytes = kCrashed;
  }
  for (size_t i = 0; i < words.size(); ++i) {
    Witnessed& to = result[i];
    const Answer& from = answers[i];
    if (from.size_bytes == kCrashed) to.outcome = Witnessed::Outcome::crash;
    if (from.size_bytes == kCrashed || from.size_bytes == 0) continue;
    to.text = from.text[0] == '\t' ? from.text + 1 : from.text;
    to.text.resize(std::min(to.text.size(), to.text.find(" ; Warning")));  // registers that are not aligned
    while (to.text.ends_with(' ')) to.text.pop_back();
    to.size_bytes = from.size_bytes;
    to.outcome = to.text.find("/*") != std::string::npos ? Witnessed::Outcome::annotated : Witnessed::Outcome::text;
  }
  return result;
}

}  // namespace lw::test
