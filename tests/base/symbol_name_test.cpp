// Names as clang 22 makes them of HIP kernels, and what people type for them. The C++ names are llvm-cxxfilt's.
#include "base/symbol_name.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using lw::demangled;
using lw::find_symbols;
using lw::shown_symbol;

const std::vector<std::string> kSymbols{
    "_Z15missing_barrierPi",                   //  0 missing_barrier(int*)
    "_ZN4math6detail5scaleIfLi2EEEvPT_S2_",    //  1 void math::detail::scale<float, 2>(float*, float)
    "_ZN4math6detail5scaleIiLi3EEEvPT_S2_",    //  2 void math::detail::scale<int, 3>(int*, int)
    "_ZN12_GLOBAL__N_16hiddenEPi",             //  3 (anonymous namespace)::hidden(int*)
    "_Z3addPfPKf",                             //  4 add(float*, float const*)
    "_Z3addPiPKi",                             //  5 add(int*, int const*)
    "_Z5applyI7DoublerEvT_Pi",                 //  6 void apply<Doubler>(Doubler, int*)
    "_Z5applyIZ3usePiEUlS0_E_EvT_S0_",         //  7 void apply<use(int*)::{lambda(int*)#1}>(…, int*)
    "_Z5movedIL4Mode1EEvPi",                   //  8 void moved<(Mode)1>(int*)
    "plain",                                   //  9
    "_Z13operator_likePi",                     // 10 operator_like(int*)
    "_ZN1a4sameEPi",                           // 11 a::same(int*)
    "_ZN1b4sameEPi",                           // 12 b::same(int*)
    "_ZN12_GLOBAL__N_16taggedINS_3TagEEEvPi",  // 13 void (anonymous namespace)::tagged<(…)::Tag>(int*)
    "_ZZ3usePiENKUlS_E_clES_",                 // 14 use(int*)::{lambda(int*)#1}::operator()(int*) const
    "_ZN6MatrixIfEmlERKS0_",                   // 15 Matrix<float>::operator*(Matrix<float> const&)
    "_ZNK6MatrixIfEcviEv",                     // 16 Matrix<float>::operator int() const
    "_Z12no_argumentsv",                       // 17 no_arguments()
    "_ZL8internalPf.intern.1a2b",              // 18 internal(float*)
    "same",                                    // 19
};

std::vector<size_t> found(std::string_view wanted) { return find_symbols(kSymbols, wanted); }
using Indices = std::vector<size_t>;

TEST(SymbolName, ShowsBoth) {
  EXPECT_EQ(demangled("_Z15missing_barrierPi"), "missing_barrier(int*)");
  EXPECT_EQ(demangled("_Z15missing_barrierPi.kd"), "missing_barrier(int*)");
  EXPECT_EQ(shown_symbol("_Z15missing_barrierPi"), "_Z15missing_barrierPi [missing_barrier(int*)]");
  // What is a type in the same encoding, what is cut off, and what nobody mangled.
  for (const std::string name : {"i", "plain", "", "_Z", "_Z15missing_barr", "_ZN", "main"}) {
    EXPECT_EQ(demangled(name), "") << name;
    EXPECT_EQ(shown_symbol(name), name);
  }
}

TEST(SymbolName, SymbolsComeFirst) {
  EXPECT_EQ(found("_Z15missing_barrierPi"), Indices{0});
  EXPECT_EQ(found("_Z15missing_barrierPi.kd"), Indices{0});
  EXPECT_EQ(found("plain"), Indices{9});
  EXPECT_EQ(found("plain.kd"), Indices{9});
  EXPECT_EQ(found("same"), Indices{19});  // a::same and b::same are further from it
}

TEST(SymbolName, WholeNames) {
  EXPECT_EQ(found("missing_barrier(int*)"), Indices{0});
  EXPECT_EQ(found("void math::detail::scale<float, 2>(float*, float)"), Indices{1});
  EXPECT_EQ(found("math::detail::scale<float,2>(float *,float)"), Indices{1});
  EXPECT_EQ(found("add(int*, int const*)"), Indices{5});
  EXPECT_EQ(found("(anonymous namespace)::hidden(int*)"), Indices{3});
  EXPECT_EQ(found("use(int*)::{lambda(int*)#1}::operator()(int*) const"), Indices{14});
  EXPECT_EQ(found("no_arguments()"), Indices{17});
}

TEST(SymbolName, NamesWithoutParameters) {
  EXPECT_EQ(found("missing_barrier"), Indices{0});
  EXPECT_EQ(found("missing_barrier.kd"), Indices{0});
  EXPECT_EQ(found("math::detail::scale<int, 3>"), Indices{2});
  EXPECT_EQ(found("moved<(Mode)1>"), Indices{8});
  EXPECT_EQ(found("operator_like"), Indices{10});
  EXPECT_EQ(found("b::same"), Indices{12});
  EXPECT_EQ(found("internal"), Indices{18});
  EXPECT_EQ(found("apply<use(int*)::{lambda(int*)#1}>"), Indices{7});
  EXPECT_EQ(found("(anonymous namespace)::tagged<(anonymous namespace)::Tag>"), Indices{13});
  EXPECT_EQ(found("Matrix<float>::operator*"), Indices{15});
  EXPECT_EQ(found("Matrix<float>::operator int"), Indices{16});
}

TEST(SymbolName, PartsOfNames) {
  EXPECT_EQ(found("scale<float, 2>"), Indices{1});
  EXPECT_EQ(found("detail::scale<float,2>"), Indices{1});
  EXPECT_EQ(found("scale(int*, int)"), Indices{2});
  EXPECT_EQ(found("hidden"), Indices{3});
  EXPECT_EQ(found("hidden(int*)"), Indices{3});
  EXPECT_EQ(found("apply<Doubler>"), Indices{6});
  EXPECT_EQ(found("moved"), Indices{8});
  EXPECT_EQ(found("tagged"), Indices{13});
  EXPECT_EQ(found("operator()"), Indices{14});
  EXPECT_EQ(found("operator int"), Indices{16});
}

TEST(SymbolName, WhatIsNotClearIsAllThatFits) {
  EXPECT_EQ(found("add"), (Indices{4, 5}));
  EXPECT_EQ(found("scale"), (Indices{1, 2}));
  EXPECT_EQ(found("math::detail::scale"), (Indices{1, 2}));
  EXPECT_EQ(found("apply"), (Indices{6, 7}));
}

TEST(SymbolName, NoPartsOfWords) {
  for (const std::string_view name : {"missing", "barrier", "arrier(int*)", "scal", "int", "", "(int*)", "anonymous",
                                      "missing_barrier(float*)", "math", "Tag", "like"})
    EXPECT_EQ(found(name), Indices{}) << name;
}

// Each component is a pair of the one before: the text would have 2^60 characters.
TEST(SymbolName, NamesThatGrowWithoutEndAreLeftAlone) {
  std::string name = "_Z1fSt4pairIiiE";
  std::string last = "S0_";
  for (int i = 1; i < 60; ++i) {
    name += "S_I" + last + last + "E";
    const std::string digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    last = i < 36 ? fmt::format("S{}_", digits[i]) : fmt::format("S{}{}_", digits[i / 36], digits[i % 36]);
  }
  EXPECT_EQ(demangled(name), "");
  EXPECT_EQ(shown_symbol(name), name);
  std::string packs = "_Z1fIJ" + std::string(200, 'i') + "EEv";
  for (int i = 0; i < 8; ++i) packs += "DpP";
  EXPECT_EQ(demangled(packs + "T_"), "");
}

// A kernel of rocPRIM's kind: many references, small text.
TEST(SymbolName, LongNamesOfLibrariesAreShown) {
  EXPECT_EQ(demangled("_ZN7rocprim6detail13reduce_kernelINS0_21wrapped_reduce_configINS_14default_configEiEELb1EiiPiS5_"
                      "iNS_4plusIiEEEEvT2_mT3_T4_T5_"),
            "void rocprim::detail::reduce_kernel<rocprim::detail::wrapped_reduce_config<rocprim::default_config, int>, "
            "true, int, int, int*, int*, int, rocprim::plus<int> >(int, unsigned long, int*, int*, int)");
}

}  // namespace
