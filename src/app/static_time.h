// `time --static`: loops timed without a launch.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/time_outputs.h"
#include "lanewise/static_time.h"
#include "lanewise/time.h"

namespace lw::app {

class StaticTime {
 public:
  void declare(Arguments& arguments);
  bool is_given() const;
  // What is wrong with the other options of the command; nullopt: nothing. `options` are the names of those given that
  // change nothing here.
  std::optional<Error> check(const lanewise::TimeRequest& request, const TimeOutputs& outputs,
                             const std::vector<std::string_view>& options) const;
  // One report per device.
  int run(const Console& console, const lanewise::TimeRequest& request, const std::vector<std::string>& devices,
          const std::string& html) const;
  // Without --static.
  std::optional<Error> check_absent() const;

 private:
  Result<lanewise::StaticTimeRequest> request_of(const lanewise::TimeRequest& request) const;

  bool is_given_ = false;
  std::string lines_;
};

}  // namespace lw::app
