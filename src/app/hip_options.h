// The options of `hip`, and what they mean to the HIP runtime: environment variables of the program.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/command.h"
#include "check/check.h"

namespace lw::app {

// Why the program is not run.
struct HipRefusal {
  std::string message;
  bool is_not_modelled = false;

  static HipRefusal bad_input(std::string message) { return {std::move(message)}; }
  static HipRefusal not_modelled(std::string message) { return {std::move(message), true}; }
};

class HipOptions {
 public:
  void declare(Arguments& a);
  void add_files(host::CommandFiles& files) const;

  // Sets the variables of this process, whose program inherits them, and writes the files of findings as they are
  // where the program runs no kernel.
  std::optional<HipRefusal> set_environment();

  const std::vector<std::string>& command() const { return command_; }  // the program and its arguments
  // Whether the devices are to be listed; an error where a run is described, too.
  Result<bool> lists() const;
  bool times() const { return time_; }
  bool checks() const { return !check_.empty(); }
  bool writes_junit() const { return !junit_.empty(); }
  const std::string& check_json() const { return check_json_; }

  // `failure`: why the program did not end well.
  std::optional<Error> write_junit(const nlohmann::ordered_json& findings, const std::string& failure) const;

 private:
  std::optional<HipRefusal> set_devices() const;
  std::optional<HipRefusal> set_limits() const;
  std::optional<HipRefusal> set_record() const;
  std::optional<HipRefusal> set_reports();
  std::optional<HipRefusal> set_checks();

  std::vector<std::string> devices_, command_;
  std::string memory_, max_instructions_, timeout_, record_, check_, check_json_, junit_, sarif_;
  check::CheckerOptions checks_;
  bool list_ = false, time_ = false;
};

}  // namespace lw::app
