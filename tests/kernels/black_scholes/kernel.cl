#pragma OPENCL FP_CONTRACT OFF

// Abramowitz and Stegun 26.2.17.
float normal_distribution(float d) {
  const float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  const float polynomial =
      k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  const float tail = 0.398942280f * exp(-0.5f * d * d) * polynomial;
  return d > 0.0f ? 1.0f - tail : tail;
}

__kernel void black_scholes(__global const float* spot, __global const float* strike, __global const float* years,
                            __global float* call, __global float* put, float rate, float volatility) {
  const uint i = get_global_id(0);
  const float s = spot[i];
  const float x = strike[i];
  const float t = years[i];
  const float spread = volatility * sqrt(t);
  const float d1 = (log(s / x) + (rate + 0.5f * volatility * volatility) * t) / spread;
  const float d2 = d1 - spread;
  const float discounted = x * exp(-rate * t);
  const float n1 = normal_distribution(d1);
  const float n2 = normal_distribution(d2);
  call[i] = s * n1 - discounted * n2;
  put[i] = discounted * (1.0f - n2) - s * (1.0f - n1);
}
