// The options of `run` and `time` that say what to launch.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "lanewise/launch.h"

namespace lw::app {

class LaunchOptions {
 public:
  // FILE and what says how to read and compile it.
  void declare_file(Arguments& arguments);
  // The rest but for the arguments, which come last: --kernel to --wave-size.
  void declare_launch(Arguments& arguments);
  void declare_printf_buffer(Arguments& arguments);
  void declare_arguments(Arguments& arguments);
  void declare_limits(Arguments& arguments);

  // Reads the options' texts, and starts the timeout.
  Result<lanewise::LaunchRequest> request() const;

  // The files that it reads, as far as options name them.
  void add_files(host::CommandFiles& files) const { files.reads({request_.file, request_.launch_file}); }
  const std::string& file() const { return request_.file; }
  const std::string& language() const { return request_.language; }
  std::vector<std::string>& arguments() { return request_.arguments; }

 private:
  lanewise::LaunchRequest request_;  // what is text in it
  std::string grid_, block_, work_items_, wave_size_, max_instructions_, printf_buffer_, timeout_;
};

}  // namespace lw::app
