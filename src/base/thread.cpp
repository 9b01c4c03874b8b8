#include "base/thread.h"

#include <pthread.h>
#include <signal.h>

#include <utility>

namespace lw {

std::thread start_quiet_thread(std::function<void()> body) {
  sigset_t quiet;
  sigset_t before;
  ::sigfillset(&quiet);
  for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGPROF}) ::sigdelset(&quiet, fault);
  // A thread starts with its maker's mask.
  ::pthread_sigmask(SIG_SETMASK, &quiet, &before);
  try {
    std::thread thread(std::move(body));
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return thread;
  } catch (...) {
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    throw;
  }
}

}  // namespace lw
