// A file of tests/timing/mechanisms: assembly that shows one mechanism of the clock, and what is published of it.
// tests/timing/mechanisms/README.md says how such a file is written.
#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/base.h"

namespace lw::test {

// A variable with two values. What is measured is the difference between them: of a slope for each 1 of the variable,
// of a step as it is.
struct Difference {
  std::string variable;
  int64_t from = 0, to = 0;
  bool is_slope = true;
};

// A variable with two values. The measured value is the time at `slow` divided by that at `fast`.
struct Ratio {
  std::string variable;
  int64_t slow = 0, fast = 0;
};

struct Expectation {
  double least = 0, most = 0;   // both allowed
  std::optional<double> other;  // another number, where sources disagree
  std::string text;             // as written

  bool is_met(double value) const {
    return (value >= least && value <= most) || (other && std::abs(value - *other) < 1e-6);
  }
};

struct MechanismCase {
  std::string name;  // "gcn_trans/vega-64/v_rcp_f32"
  std::string device;
  std::string assembly;                      // of the file, EACH replaced
  std::map<std::string, int64_t> variables;  // bytes, counts and symbols of the assembly
  std::vector<Difference> differences;
  std::optional<Ratio> ratio;                         // of differences
  std::vector<std::pair<std::string, uint64_t>> set;  // numbers of the model that are those of another product
  double per = 1;                                     // what is measured is divided by it
  Expectation expected;
  std::string source, known;  // known: why the model gives something else; empty where it should not
};

// Fails on a field that there is not, and on a case without expectation or source.
Result<std::vector<MechanismCase>> read_mechanism_file(const std::string& path);

}  // namespace lw::test
