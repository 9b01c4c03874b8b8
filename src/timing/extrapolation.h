// Extrapolates from the simulated part of a dispatch to the whole.
#pragma once

#include <cstdint>
#include <vector>

namespace lw::timing {

// The estimated time of a dispatch of which a part was simulated.
struct WholeEstimate {
  double cycles = 0;
  // Half the width of the 95 % confidence interval of the mean, from the differences between the simulated pieces. It
  // cannot show a difference between all simulated pieces and the rest.
  double error_percent = 0;
  double instructions = 0;  // represented by the part
};

// Scales the time of each window by the ratio of represented instructions to issued instructions.
class Extrapolation {
 public:
  // Extrapolation starts here; before, every instruction represents itself.
  Extrapolation(uint64_t time, uint64_t issued) : begin_(time), time_(time), issued_(issued), represented_(issued) {}

  // Takes the end of a window, and sums since the start of the dispatch.
  void window(uint64_t time, uint64_t issued, double represented);
  // `cycles`: when the last wave ended.
  WholeEstimate finish(uint64_t cycles) const;

 private:
  // Consecutive windows with about the same number of instructions.
  struct Piece {
    double cycles = 0, issued = 0, represented = 0;
  };
  void close();

  uint64_t begin_, time_, issued_;
  double represented_;
  double whole_ = 0;  // cycles, of the windows so far
  Piece open_;
  double piece_size_ = 1000;  // instructions
  std::vector<Piece> pieces_;
};

}  // namespace lw::timing
