// The options of `run` that trace: --trace, --trace-html and those that select what is traced.
#pragma once

#include <optional>
#include <string>

#include "app/command.h"
#include "base/output_file.h"
#include "lanewise/run.h"

namespace lw::app {

class TraceOptions {
 public:
  void declare(Arguments& arguments);
  // Adds the files that the options name.
  void add_files(host::CommandFiles& files) const;
  // Reads the options into the request, which must not outlive this.
  std::optional<Error> read(const Console& console, lanewise::RunRequest& request);
  bool is_used() const { return !path_.empty() || !page_path_.empty(); }
  bool prints() const;  // to standard output, while the kernel runs

  // Opens the file of a trace, before the run.
  std::optional<Error> begin();
  // After the run: warns of an empty trace and completes the file; returns why it could not be written.
  std::optional<Error> finish(const Console& console, const lanewise::RunReport& report);

 private:
  std::optional<Error> read_range(lanewise::TraceFilter& filter) const;
  std::optional<Error> read_filter(lanewise::TraceFilter& filter) const;
  std::optional<Error> read_page(lanewise::RunRequest& request) const;
  std::optional<Error> write_to_file_or_console(const Console& console, lanewise::RunRequest& request);

  std::string path_, workgroup_, wave_, lane_, pc_, page_path_, page_steps_;
  std::optional<OutputFile> file_;
};

}  // namespace lw::app
