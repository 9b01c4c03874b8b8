// Folded stacks on the standard input, a flame graph on the standard output: lwbench_flame TITLE UNIT
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>

#include "observe/profile.h"

int main(int count, char** arguments) {
  if (count != 3) {
    std::fputs("usage: lwbench_flame TITLE UNIT < FOLDED > OUT.svg\n", stderr);
    return 2;
  }
  const std::string folded{std::istreambuf_iterator<char>(std::cin), {}};
  std::cout << lw::observe::flame_svg(folded, arguments[1], arguments[2]);
}
