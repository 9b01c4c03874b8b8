#include "host/worker_pool.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <system_error>
#include <vector>

namespace lw::host {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLookMs = 100;
constexpr size_t kMostText = 60'000;
constexpr std::chrono::seconds kPatience(10);  // with children that were told to end

// A child process, and the socket to it: items go in, and one message per item comes back.
struct Worker {
  pid_t process = -1;
  int socket = -1;
  std::optional<size_t> item = {};
  Clock::time_point began = {};
  bool was_late = false;
};

class Pool {
 public:
  Pool(const WorkerPool& options, std::span<const size_t> items) : options_(options), items_(items) {}

  std::optional<Error> run() {
    workers_.resize(std::max<size_t>(1, std::min<size_t>(options_.workers, items_.size())));
    for (;;) {
      if (options_.cancel.requested()) goes_on_ = false;
      std::optional<Error> error = hand_out();
      if (std::ranges::none_of(workers_, [](const Worker& w) { return w.process > 0; })) return error;
      if (error) goes_on_ = false, error_ = std::move(error);
      wait();
      if (options_.look) options_.look();
      end_late_ones();
      if (!goes_on_ && std::ranges::none_of(workers_, [](const Worker& w) { return w.item.has_value(); })) {
        for (Worker& worker : workers_)
          if (worker.process > 0) bury(worker);
        return error_;
      }
    }
  }

 private:
  // Gives an item to each worker that has none, and ends workers for which there is none.
  std::optional<Error> hand_out() {
    for (Worker& worker : workers_) {
      if (worker.item) continue;
      if (!goes_on_ || next_ == items_.size()) {
        if (worker.process > 0) bury(worker);
        continue;
      }
      if (worker.process <= 0)
        if (std::optional<Error> error = start(worker)) return error;
      worker.item = items_[next_++];
      worker.began = Clock::now();
      worker.was_late = false;
      const uint64_t item = *worker.item;
      // A child that died meanwhile is noticed when its end of the socket is read.
      (void)::send(worker.socket, &item, sizeof item, MSG_NOSIGNAL);
    }
    return std::nullopt;
  }

  std::optional<Error> start(Worker& worker) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return failed();
    const pid_t parent = ::getpid();
    const pid_t process = ::fork();
    if (process < 0) {
      ::close(ends[0]);
      ::close(ends[1]);
      return failed();
    }
    if (process == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGTERM);
      if (::getppid() != parent) ::_exit(0);
      ::close(ends[0]);
      for (const Worker& other : workers_)
        if (other.socket >= 0) ::close(other.socket);
      serve(ends[1]);
    }
    ::close(ends[1]);
    worker.process = process;
    worker.socket = ends[0];
    return std::nullopt;
  }

  static Error failed() {
    return {fmt::format("a worker process cannot be started: {}", std::generic_category().message(errno))};
  }

  // The child. It ends when its parent closes the socket, or after a signal.
  [[noreturn]] void serve(int socket) const {
    uint64_t item = 0;
    while (::recv(socket, &item, sizeof item, 0) == sizeof item) {
      ItemEnd end = options_.work(item);
      if (options_.cancel.requested()) break;
      end.text.resize(std::min(end.text.size(), kMostText));
      std::string message(1, static_cast<char>(end.code));
      message += end.text;
      if (::send(socket, message.data(), message.size(), MSG_NOSIGNAL) < 0) break;
    }
    ::_exit(0);
  }

  // Until a child answers or dies, at most kLookMs.
  void wait() {
    std::vector<pollfd> polled;
    for (const Worker& worker : workers_) polled.push_back({worker.item ? worker.socket : -1, POLLIN, 0});
    ::poll(polled.data(), polled.size(), kLookMs);
    for (size_t i = 0; i < workers_.size(); ++i)
      if (polled[i].revents != 0) receive(workers_[i]);
  }

  void receive(Worker& worker) {
    std::array<char, kMostText + 1> buffer;
    const ssize_t length = ::recv(worker.socket, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (length < 0 && (errno == EAGAIN || errno == EINTR)) return;
    const size_t item = *worker.item;
    worker.item.reset();
    if (length > 0) {
      const ItemEnd end{static_cast<unsigned char>(buffer[0]), {buffer.data() + 1, static_cast<size_t>(length) - 1}};
      if (!options_.ended(item, end)) goes_on_ = false;
      return;
    }
    ItemDeath death = bury(worker);
    death.was_late = worker.was_late;
    if (options_.cancel.requested()) return;
    if (!options_.died(item, death)) goes_on_ = false;
  }

  // Closes the socket and waits for the child's end.
  static ItemDeath bury(Worker& worker) {
    ::close(worker.socket);
    int status = 0;
    while (::waitpid(worker.process, &status, 0) < 0 && errno == EINTR) continue;
    worker.process = worker.socket = -1;
    ItemDeath death;
    if (WIFSIGNALED(status)) death.signal = WTERMSIG(status);
    if (WIFEXITED(status)) death.exit_code = WEXITSTATUS(status);
    return death;
  }

  // Children whose time is over, and all of them some time after the pool was cancelled.
  void end_late_ones() {
    const auto now = Clock::now();
    if (options_.cancel.requested() && !told_to_end_) {
      told_to_end_ = now;
      for (const Worker& worker : workers_)
        if (worker.process > 0) ::kill(worker.process, SIGTERM);
    }
    for (Worker& worker : workers_) {
      if (!worker.item) continue;
      const std::chrono::duration<double> needed = now - worker.began;
      const bool is_late = options_.seconds_per_item && needed.count() > *options_.seconds_per_item;
      if (!is_late && !(told_to_end_ && now - *told_to_end_ > kPatience)) continue;
      worker.was_late = is_late;
      ::kill(worker.process, SIGKILL);
    }
  }

  const WorkerPool& options_;
  const std::span<const size_t> items_;
  std::vector<Worker> workers_;
  size_t next_ = 0;
  bool goes_on_ = true;
  std::optional<Error> error_;
  std::optional<Clock::time_point> told_to_end_;
};

}  // namespace

std::optional<Error> WorkerPool::run(std::span<const size_t> items) const {
  if (items.empty()) return std::nullopt;
  return Pool(*this, items).run();
}

}  // namespace lw::host
