// From the simulated part of a dispatch to all of it.
#pragma once

#include <cstdint>
#include <vector>

namespace lw::timing {

// What a dispatch takes of which a part was simulated.
struct WholeEstimate {
  double cycles = 0;
  // Half of the interval that holds the mean of such samples in 95 of 100 cases, by how much the simulated stretches
  // differ among each other. What all of them have in common and the rest has not does not show.
  double error_percent = 0;
  double instructions = 0;  // that the part stands for
};

// Scales the time of each window by the instructions that it stands for, divided by those that were issued in it.
class Extrapolation {
 public:
  // From here on; before, every instruction stood for itself.
  Extrapolation(uint64_t time, uint64_t issued) : begin_(time), time_(time), issued_(issued), represented_(issued) {}

  // The end of a window, and sums since the dispatch began.
  void window(uint64_t time, uint64_t issued, double represented);
  // `cycles`: when the last wave ended.
  WholeEstimate finish(uint64_t cycles) const;

 private:
  // Windows that follow each other, of about the same number of instructions.
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
