// What checks find in the process: printed, counted, and written to the files that the variables of hsa.h name.
#pragma once

#include <sys/types.h>

#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "check/findings.h"

namespace lw::hsa {

class CheckReport {
 public:
  // The first call writes the files, of a process that has found nothing yet.
  static CheckReport& instance();
  // To be called once, before the program's main. True where anything is checked.
  static bool finish_at_exit();

  // Prints what is new of some findings and has an effect; `known` is what was taken of them before.
  struct Known {
    size_t entry = 0;
  };
  void take(const check::Findings& findings, std::vector<Known>& known);
  // Writes the files, says how much was found, and returns it.
  uint64_t conclude();

 private:
  CheckReport();
  void write(bool is_last = false);
  void finish(int status);

  struct Entry {
    nlohmann::ordered_json json;
    bool has_effect = false;
  };

  std::mutex mutex_;
  std::string json_path_, sarif_path_;  // empty: not wanted
  bool is_written_ = true;
  pid_t process_;
  std::vector<Entry> entries_;
};

}  // namespace lw::hsa
