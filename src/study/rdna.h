// The study rdna: what a talk says of RDNA beside GCN, as experiments on the clock.
//
// Published: "Optimizing for the Radeon RDNA architecture" (AMD, 2020). Its first half compares an RX Vega 64 with an
// RX 5700 XT and gives rules without numbers; where its second half measures one of them, that stands beside it.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/base.h"

namespace lw::study {

class RdnaBench;

// A column: what JSON calls it, unit included; what a table does; places behind the point.
struct RdnaColumn {
  std::string_view key, heading;
  int digits = 2;
};
using RdnaCell = std::variant<std::string, double>;

// Columns by their keys: bars where `x` holds words, curves where it holds numbers. Rows that are alike in `series`
// belong together.
struct RdnaPlot {
  std::string_view x, y, y_title;
  std::vector<std::string_view> series;
  bool is_x_logarithmic = false;
};

struct RdnaTable {
  std::string_view title;
  std::vector<RdnaColumn> columns;
  std::vector<std::vector<RdnaCell>> rows;
  RdnaPlot plot;

  size_t column(std::string_view key) const;
  // Of the first row whose cells begin with `words`.
  double value(const std::vector<std::string>& words, std::string_view key) const;
};

// What the talk says in this project's words, and what comes of it here.
struct RdnaFinding {
  std::string_view says;
  std::string_view published;  // the number; empty: the talk gives none
  std::string obtained, why;
  std::optional<bool> is_as_said;  // empty: the talk says nothing of it
};

struct RdnaResult {
  std::vector<RdnaTable> tables;
  std::vector<RdnaFinding> findings;
};

// What is said of an experiment before its tables.
struct RdnaHead {
  std::string_view id, title, what;
};
struct RdnaExperiment : RdnaHead {
  void (*run)(RdnaBench& bench, RdnaResult& result);
};
std::span<const RdnaExperiment> rdna_experiments();

struct RdnaStudy {
  std::string name, what;      // "rdna", and what it compares, as a sentence
  std::string device, beside;  // products: RDNA, GCN
  struct One {
    const RdnaHead* experiment;
    RdnaResult result;
  };
  std::vector<One> experiments;
};

struct RdnaOptions {
  std::string device = "navi10-5700xt";
  std::string only;  // experiments whose id contains it
};
// Fails on a device that is no RDNA product and where no id contains `only`. `done` counts experiments; ends early,
// with those that are done, once `is_cancelled` says so.
Result<RdnaStudy> run_rdna(const RdnaOptions& options, std::atomic<uint64_t>& done,
                           const std::function<bool()>& is_cancelled);

void print_rdna(const RdnaStudy& study, std::string& out);
std::string rdna_json(const RdnaStudy& study);
// All plots, one below the other.
std::string rdna_svg(const RdnaStudy& study);
std::string rdna_page(const RdnaStudy& study);

// A cell's words, or its number with the places of its column.
std::string rdna_cell(const RdnaTable& table, const std::vector<RdnaCell>& row, size_t column);
// "as the talk says", "not in the talk"
std::string_view rdna_verdict(const RdnaFinding& finding);

}  // namespace lw::study
