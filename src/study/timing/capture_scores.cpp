#include "study/timing/capture_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace lw::study {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

double quantile(std::vector<double> values, double q) {
  if (values.empty()) return kNone;
  std::sort(values.begin(), values.end());
  const double at = q * static_cast<double>(values.size() - 1);
  const auto low = static_cast<size_t>(at);
  return values[low] + (values[std::min(low + 1, values.size() - 1)] - values[low]) * (at - static_cast<double>(low));
}

double share(size_t part, size_t all) {
  return all == 0 ? kNone : static_cast<double>(part) / static_cast<double>(all);
}

struct DeltaCount {
  size_t count = 0, exact = 0, within_one = 0, within_ten_percent = 0, in_any_wave = 0;

  void add(const DeltaCount& other) {
    count += other.count;
    exact += other.exact;
    within_one += other.within_one;
    within_ten_percent += other.within_ten_percent;
    in_any_wave += other.in_any_wave;
  }
};

struct KernelScore {
  size_t waves = 0;
  double span_error = 0, wave_error_median = 0, wave_error_p90 = 0;
  DeltaCount all, core;
};

// Times of one wave, of the card and of the model.
struct Pair {
  const std::vector<double>* card;
  const std::vector<uint64_t>* model;  // nullptr: there is none
};

std::vector<Pair> pairs_of(const CapturedKernel& kernel, const std::vector<PredictedWave>& predicted) {
  std::vector<const CapturedWave*> card;
  std::vector<const PredictedWave*> model;
  for (const CapturedWave& wave : kernel.waves) card.push_back(&wave);
  for (const PredictedWave& wave : predicted) model.push_back(&wave);
  const auto by_first_stamp = [](const auto* a, const auto* b) {
    return std::pair(a->cycles.front(), std::string_view(a->name)) <
           std::pair(b->cycles.front(), std::string_view(b->name));
  };
  std::sort(card.begin(), card.end(), by_first_stamp);
  std::sort(model.begin(), model.end(), by_first_stamp);
  std::vector<Pair> pairs;
  for (size_t i = 0; i < card.size(); ++i)
    pairs.push_back({&card[i]->cycles, i < model.size() ? &model[i]->cycles : nullptr});
  return pairs;
}

// All deltas that any wave of the kernel had at a step.
std::vector<std::set<double>> deltas_by_step(const std::vector<Pair>& pairs) {
  std::vector<std::set<double>> result;
  for (const Pair& pair : pairs) {
    result.resize(std::max(result.size(), pair.card->size()));
    for (size_t i = 1; i < pair.card->size(); ++i) result[i].insert((*pair.card)[i] - (*pair.card)[i - 1]);
  }
  return result;
}

KernelScore score_kernel(const CapturedKernel& kernel, const std::vector<PredictedWave>& predicted) {
  const std::vector<Pair> pairs = pairs_of(kernel, predicted);
  const std::vector<std::set<double>> seen = deltas_by_step(pairs);
  KernelScore score;
  score.waves = pairs.size();
  std::vector<double> wave_errors;
  double first = std::numeric_limits<double>::max(), last = 0;
  uint64_t model_first = UINT64_MAX, model_last = 0;
  bool is_whole = true;
  for (const auto& [card, model] : pairs) {
    const bool has_all = model != nullptr && model->size() >= card->size();
    is_whole = is_whole && has_all;
    first = std::min(first, card->front());
    last = std::max(last, card->back());
    if (has_all) {
      model_first = std::min(model_first, model->front());
      model_last = std::max(model_last, model->back());
    }
    if (const double span = card->back() - card->front(); span > 0) {
      const double model_span = has_all ? static_cast<double>((*model)[card->size() - 1] - model->front()) : 2 * span;
      wave_errors.push_back(std::abs(model_span - span) / span);
    }
    for (size_t i = 1; i < card->size(); ++i) {
      const double delta = (*card)[i] - (*card)[i - 1];
      DeltaCount one{.count = 1};
      if (model != nullptr && i < model->size()) {
        const auto obtained = static_cast<double>((*model)[i] - (*model)[i - 1]);
        const double off = std::abs(obtained - delta);
        one.exact = off < 0.5;
        one.within_one = off < 1.5;
        one.within_ten_percent = off <= 0.1 * delta + 1e-9;
        one.in_any_wave =
            std::any_of(seen[i].begin(), seen[i].end(), [&](double other) { return std::abs(obtained - other) < 0.5; });
      }
      score.all.add(one);
      if (delta <= kCoreCycles) score.core.add(one);
    }
  }
  const double span = last - first, model_span = static_cast<double>(model_last - model_first);
  score.span_error = !is_whole ? 1 : span > 0 ? std::abs(model_span - span) / span : 0;
  score.wave_error_median = quantile(wave_errors, 0.5);
  score.wave_error_p90 = quantile(wave_errors, 0.9);
  return score;
}

DeltaScore deltas_of(const std::vector<const KernelScore*>& kernels, DeltaCount KernelScore::*group) {
  DeltaCount sum;
  std::vector<double> exact;
  for (const KernelScore* kernel : kernels) {
    const DeltaCount& own = kernel->*group;
    sum.add(own);
    if (own.count != 0) exact.push_back(share(own.exact, own.count));
  }
  return {.count = sum.count,
          .exact = share(sum.exact, sum.count),
          .within_one = share(sum.within_one, sum.count),
          .within_ten_percent = share(sum.within_ten_percent, sum.count),
          .in_any_wave = share(sum.in_any_wave, sum.count),
          .median_kernel_exact = quantile(exact, 0.5)};
}

CaptureScore together(const std::vector<const KernelScore*>& kernels) {
  const auto over_kernels = [&](double KernelScore::*error, double q) {
    std::vector<double> values;
    for (const KernelScore* kernel : kernels)
      if (!std::isnan(kernel->*error)) values.push_back(kernel->*error);
    return quantile(values, q);
  };
  CaptureScore score;
  score.kernels = kernels.size();
  for (const KernelScore* kernel : kernels) score.waves += kernel->waves;
  score.span_error_median = over_kernels(&KernelScore::span_error, 0.5);
  score.span_error_p90 = over_kernels(&KernelScore::span_error, 0.9);
  score.wave_error_median = over_kernels(&KernelScore::wave_error_median, 0.5);
  score.wave_error_p90 = over_kernels(&KernelScore::wave_error_p90, 0.5);
  score.all = deltas_of(kernels, &KernelScore::all);
  score.core = deltas_of(kernels, &KernelScore::core);
  return score;
}

}  // namespace

CaptureScores score_captures(std::span<const CapturedKernel> kernels,
                             std::span<const std::vector<PredictedWave>> predicted) {
  std::vector<KernelScore> scores(kernels.size());
  std::vector<const KernelScore*> all, halves[2];
  std::map<std::string_view, std::map<std::string_view, const KernelScore*>> families;
  for (size_t i = 0; i < kernels.size(); ++i) {
    if (kernels[i].waves.empty()) continue;
    scores[i] = score_kernel(kernels[i], predicted[i]);
    all.push_back(&scores[i]);
    families[kernels[i].family][kernels[i].name] = &scores[i];
  }
  for (const auto& [family, members] : families) {
    size_t place = 0;
    for (const auto& [name, score] : members) halves[place++ % 2].push_back(score);
  }
  return {together(all), together(halves[0]), together(halves[1])};
}

}  // namespace lw::study
