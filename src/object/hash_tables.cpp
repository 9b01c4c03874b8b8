#include "object/hash_tables.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/base.h"

namespace lw::object {
namespace {

// System V ABI, "Hash Table".
uint32_t sysv_hash(const std::string& name) {
  uint32_t hash = 0;
  for (const char c : name) {
    hash = (hash << 4) + static_cast<unsigned char>(c);
    const uint32_t high = hash & 0xf0000000;
    hash = (hash ^ (high >> 24)) & ~high;
  }
  return hash;
}

uint32_t gnu_hash(const std::string& name) {
  uint32_t hash = 5381;
  for (const char c : name) hash = hash * 33 + static_cast<unsigned char>(c);
  return hash;
}

void put(std::vector<std::byte>& to, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i) to.push_back(static_cast<std::byte>(value >> (8 * i)));
}

}  // namespace

std::vector<std::byte> make_sysv_hash(const std::vector<std::string>& names) {
  const uint32_t count = static_cast<uint32_t>(names.size()) + 1;
  std::vector<uint32_t> buckets(count), chains(count);
  for (uint32_t i = 1; i < count; ++i) {
    uint32_t& bucket = buckets[sysv_hash(names[i - 1]) % count];
    chains[i] = bucket;
    bucket = i;
  }
  std::vector<std::byte> bytes;
  put(bytes, count, 4);
  put(bytes, count, 4);
  for (const uint32_t value : buckets) put(bytes, value, 4);
  for (const uint32_t value : chains) put(bytes, value, 4);
  return bytes;
}

GnuHash make_gnu_hash(const std::vector<std::string>& names) {
  constexpr unsigned kBloomBits = 64, kBloomShift = 26;
  const size_t bucket_count = std::max<size_t>(1, names.size() / 4);
  const size_t bloom_words = std::bit_ceil(std::max<size_t>(1, names.size() * 12 / kBloomBits));
  GnuHash table;
  for (size_t i = 0; i < names.size(); ++i) table.order.push_back(i);
  std::stable_sort(table.order.begin(), table.order.end(), [&](size_t a, size_t b) {
    return gnu_hash(names[a]) % bucket_count < gnu_hash(names[b]) % bucket_count;
  });

  std::vector<uint64_t> bloom(bloom_words);
  std::vector<uint32_t> buckets(bucket_count);
  std::vector<uint32_t> values;
  for (size_t i = 0; i < table.order.size(); ++i) {
    const uint32_t hash = gnu_hash(names[table.order[i]]);
    uint64_t& word = bloom[(hash / kBloomBits) % bloom_words];
    word |= uint64_t{1} << (hash % kBloomBits);
    word |= uint64_t{1} << ((hash >> kBloomShift) % kBloomBits);
    uint32_t& bucket = buckets[hash % bucket_count];
    if (bucket == 0) bucket = static_cast<uint32_t>(i) + 1;
    // The lowest bit marks the last symbol of a bucket.
    const bool last =
        i + 1 == table.order.size() || gnu_hash(names[table.order[i + 1]]) % bucket_count != hash % bucket_count;
    values.push_back((hash & ~1u) | (last ? 1 : 0));
  }
  put(table.bytes, bucket_count, 4);
  put(table.bytes, 1, 4);  // the first symbol that is in the table
  put(table.bytes, bloom_words, 4);
  put(table.bytes, kBloomShift, 4);
  for (const uint64_t word : bloom) put(table.bytes, word, 8);
  for (const uint32_t bucket : buckets) put(table.bytes, bucket, 4);
  for (const uint32_t value : values) put(table.bytes, value, 4);
  return table;
}

}  // namespace lw::object
