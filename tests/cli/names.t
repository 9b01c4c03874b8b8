# C++ names: shown beside symbols, and taken as people type them.

$ lanewise compile names.hip --target gfx900 -o names.hsaco

# What there is. The names that have no meaning in C++ stand alone.
$ lanewise info names.hsaco | grep -A1 '^_Z15\|^plain'
_Z15missing_barrierPi [missing_barrier(int*)]
  registers   2 VGPRs (4 allocated), 10 SGPRs (16 allocated)
--
plain
  registers   2 VGPRs (4 allocated), 10 SGPRs (16 allocated)

$ lanewise info names.hsaco --json | grep '"demangled"\|"name": "plain"'
      "demangled": "missing_barrier(int*)",
      "demangled": "void math::detail::scale<float, 2>(float*, float)",
      "demangled": "void math::detail::scale<int, 3>(int*, int)",
      "demangled": "add(float*, float const*)",
      "demangled": "add(int*, int const*)",
      "demangled": "add(int*, int)",
      "demangled": "one::same(int*)",
      "demangled": "two::same(int*)",
      "demangled": "void apply<Doubler>(Doubler, int*)",
      "demangled": "void moded<(Mode)1>(int*)",
      "demangled": "void many<int, float, double>(int*, int, float, double)",
      "demangled": "(anonymous namespace)::hidden(int*)",
      "demangled": "internal(float*)",
      "name": "plain",
      "demangled": "operator_like(int*)",
      "demangled": "no_arguments()",
      "demangled": "calls(int*)",
      "demangled": "out_of_range(int*)",
      "demangled": "void (anonymous namespace)::tagged<(anonymous namespace)::Tag>(int*)",
      "demangled": "void apply<use(int*)::{lambda(int*)#1}>(use(int*)::{lambda(int*)#1}, int*)",

$ lanewise info names.hsaco | grep '^[_a-z]' | grep -c '\['
19

# The symbol, the descriptor, the whole name, the name without parameters.
$ for k in _Z15missing_barrierPi _Z15missing_barrierPi.kd 'missing_barrier(int*)' 'missing_barrier( int * )' missing_barrier missing_barrier.kd; do lanewise dis names.hsaco --kernel "$k" --plain | md5sum; done | sort | uniq -c | sed 's/ [0-9a-f]* *-$//'
      6

# Templates, namespaces, lambdas, operators, what is hidden in a file.
$ for k in 'scale<float, 2>' 'math::detail::scale<int,3>' 'void math::detail::scale<int, 3>(int*, int)' 'detail::scale<float,2>(float*,float)' 'add(int*, int)' one::same 'two::same(int*)' 'apply<Doubler>' 'apply<use(int*)::{lambda(int*)#1}>' moded many 'many<int, float, double>' hidden '(anonymous namespace)::hidden' tagged 'tagged<(anonymous namespace)::Tag>' internal plain plain.kd operator_like no_arguments 'no_arguments()'; do lanewise live names.hsaco --kernel "$k" --summary | head -1; done
_ZN4math6detail5scaleIfLi2EEEvPT_S2_ [void math::detail::scale<float, 2>(float*, float)] (kernel, gfx900) names.hsaco
_ZN4math6detail5scaleIiLi3EEEvPT_S2_ [void math::detail::scale<int, 3>(int*, int)] (kernel, gfx900) names.hsaco
_ZN4math6detail5scaleIiLi3EEEvPT_S2_ [void math::detail::scale<int, 3>(int*, int)] (kernel, gfx900) names.hsaco
_ZN4math6detail5scaleIfLi2EEEvPT_S2_ [void math::detail::scale<float, 2>(float*, float)] (kernel, gfx900) names.hsaco
_Z3addPii [add(int*, int)] (kernel, gfx900) names.hsaco
_ZN3one4sameEPi [one::same(int*)] (kernel, gfx900) names.hsaco
_ZN3two4sameEPi [two::same(int*)] (kernel, gfx900) names.hsaco
_Z5applyI7DoublerEvT_Pi [void apply<Doubler>(Doubler, int*)] (kernel, gfx900) names.hsaco
_Z5applyIZ3usePiEUlS0_E_EvT_S0_ [void apply<use(int*)::{lambda(int*)#1}>(use(int*)::{lambda(int*)#1}, int*)] (kernel, gfx900) names.hsaco
_Z5modedIL4Mode1EEvPi [void moded<(Mode)1>(int*)] (kernel, gfx900) names.hsaco
_Z4manyIJifdEEvPiDpT_ [void many<int, float, double>(int*, int, float, double)] (kernel, gfx900) names.hsaco
_Z4manyIJifdEEvPiDpT_ [void many<int, float, double>(int*, int, float, double)] (kernel, gfx900) names.hsaco
_ZN12_GLOBAL__N_16hiddenEPi [(anonymous namespace)::hidden(int*)] (kernel, gfx900) names.hsaco
_ZN12_GLOBAL__N_16hiddenEPi [(anonymous namespace)::hidden(int*)] (kernel, gfx900) names.hsaco
_ZN12_GLOBAL__N_16taggedINS_3TagEEEvPi [void (anonymous namespace)::tagged<(anonymous namespace)::Tag>(int*)] (kernel, gfx900) names.hsaco
_ZN12_GLOBAL__N_16taggedINS_3TagEEEvPi [void (anonymous namespace)::tagged<(anonymous namespace)::Tag>(int*)] (kernel, gfx900) names.hsaco
_ZL8internalPf [internal(float*)] (kernel, gfx900) names.hsaco
plain (kernel, gfx900) names.hsaco
plain (kernel, gfx900) names.hsaco
_Z13operator_likePi [operator_like(int*)] (kernel, gfx900) names.hsaco
_Z12no_argumentsv [no_arguments()] (kernel, gfx900) names.hsaco
_Z12no_argumentsv [no_arguments()] (kernel, gfx900) names.hsaco

# A name that several kernels have.
$ lanewise dis names.hsaco --kernel add
error: names.hsaco: --kernel add: several names match:
  _Z3addPfPKf [add(float*, float const*)]
  _Z3addPiPKi [add(int*, int const*)]
  _Z3addPii [add(int*, int)]
exit 2

$ lanewise live names.hsaco --kernel scale
error: names.hsaco: --kernel scale: several names match:
  _ZN4math6detail5scaleIfLi2EEEvPT_S2_ [void math::detail::scale<float, 2>(float*, float)]
  _ZN4math6detail5scaleIiLi3EEEvPT_S2_ [void math::detail::scale<int, 3>(int*, int)]
exit 2

$ lanewise run names.hsaco --kernel same --grid 1 --block 1 'i32[1]=zeros'
error: names.hsaco: --kernel same: several names match:
  _ZN3one4sameEPi [one::same(int*)]
  _ZN3two4sameEPi [two::same(int*)]
exit 2

$ lanewise run names.hsaco --kernel barrier --grid 1 --block 1 'i32[1]=zeros' 2>&1 | head -3
error: names.hsaco: has no kernel 'barrier'; it has:
  _Z15missing_barrierPi [missing_barrier(int*)]
  _ZN4math6detail5scaleIfLi2EEEvPT_S2_ [void math::detail::scale<float, 2>(float*, float)]

# Symbols come before names: a kernel of C that is called as one of C++ is.
$ lanewise run names.hsaco --kernel one::same --grid 1 --block 1 'i32[1]=zeros' --print 0
0: 7

# Functions.
$ lanewise live names.hsaco --function helper --summary | head -1
_Z6helperPi [helper(int*)] (function, gfx900) names.hsaco

$ lanewise live names.hsaco --function nosuch --summary
error: names.hsaco: has no function 'nosuch'; it has:
  _Z6helperPi [helper(int*)]
exit 2

# Faults, profiles and counts.
$ lanewise run names.hsaco --kernel out_of_range --grid 1 --block 1 'i32[1]=zeros' 2>&1 | grep 'in kernel'
  in kernel _Z12out_of_rangePi [out_of_range(int*)], workgroup (0, 0, 0), wave 0, lane 0, pc {{0x[0-9a-f]+}}: global_store_dword v0, v1, s[0:1]

$ lanewise run names.hsaco --kernel out_of_range --grid 1 --block 1 'i32[1]=zeros' --json 2>/dev/null | grep '"kernel"\|"demangled"'
    "demangled": "out_of_range(int*)",
    "kernel": "_Z12out_of_rangePi",

$ lanewise run names.hsaco --kernel plain --grid 1 --block 1
error: kernel plain takes 1 argument, 0 given
exit 2

$ lanewise run names.hsaco --kernel missing_barrier --grid 1 --block 1
error: kernel _Z15missing_barrierPi [missing_barrier(int*)] takes 1 argument, 0 given
exit 2

$ lanewise run names.hsaco --kernel calls --grid 1 --block 1 'i32[1]=zeros' --profile --count | grep 'calls\|helper'
_Z5callsPi [calls(int*)] on gfx900: 19 wave instructions of 1 waves in 1 workgroups
_Z5callsPi [calls(int*)]: 19 wave instructions
  73.7%                 14  _Z5callsPi [calls(int*)]
  26.3%                  5  _Z6helperPi [helper(int*)]

$ lanewise run names.hsaco --kernel calls --grid 1 --block 1 'i32[1]=zeros' --folded calls.folded --flame calls.svg && cat calls.folded && grep -c 'helper(int\*)' calls.svg
calls(int*) 14
calls(int*);helper(int*) 5
1

$ lanewise live names.hsaco --kernel calls --json | grep -m2 '"name"\|"demangled"'
 "name": "_Z5callsPi",
 "demangled": "calls(int*)",

# Two versions side by side.
$ lanewise live names.hsaco names.hsaco --kernel one::same | head -2
A  names.hsaco: _ZN3one4sameEPi [one::same(int*)] (gfx900), vega-64: 10 waves per SIMD, the maximum
B  names.hsaco: _ZN3one4sameEPi [one::same(int*)] (gfx900), vega-64: 10 waves per SIMD, the maximum

# Budgets.
$ printf '[kernels."one::same"]\nmax_vgprs = 1\n' > names.toml; lanewise live names.hsaco --kernel one::same --summary --budgets names.toml | tail -1
budget exceeded: names.hsaco: max_vgprs 1: _ZN3one4sameEPi [one::same(int*)] uses 2 VGPRs (2 live at the peak)
  occupancy vega-64: 10 waves per SIMD, the maximum, workgroups of 256

$ printf '[kernels.add]\nmax_vgprs = 1\n' > names.toml; lanewise live names.hsaco --summary --budgets names.toml
error: names.toml: kernel add: several names match:
  _Z3addPfPKf [add(float*, float const*)]
  _Z3addPiPKi [add(int*, int const*)]
  _Z3addPii [add(int*, int)]
exit 2

$ printf '[kernels."one::same"]\nmax_vgprs = 100\n[kernels._ZN3one4sameEPi]\nmax_vgprs = 1\n' > names.toml; lanewise live names.hsaco --summary --budgets names.toml
error: names.toml: '_ZN3one4sameEPi' and 'one::same' are both _ZN3one4sameEPi [one::same(int*)]
exit 2

# Launch files.
$ printf '{"code_object": "names.hsaco", "kernel": "two::same", "grid": [1], "block": [1], "arguments": ["i32[1]=zeros"]}' > names.json; lanewise run --launch names.json --print 0
0: 8

$ lanewise run --launch names.json --save-launch names-kept && grep '"kernel"' names-kept/launch.json && lanewise run --launch names-kept/launch.json --print argument0:1
  "kernel": "_ZN3two4sameEPi",
argument0: 8 …

# The same names as c++filt of llvm has.
$ lanewise info names.hsaco --json | python3 -c "import json,subprocess,sys; ks=[k for k in json.load(sys.stdin)['kernels'] if 'demangled' in k and 'lambda' not in k['demangled']]; theirs=subprocess.run(['llvm-cxxfilt-22']+[k['name'] for k in ks],capture_output=True,text=True,check=True).stdout.split('\n'); bad=[(k['demangled'],t) for k,t in zip(ks,theirs) if k['demangled'].replace(' >','>')!=t]; print(len(ks),'names;',bad)"
18 names; []

# dis shows symbols, as llvm-objdump does; with --demangle C++ names, as llvm-objdump -C does (lambdas it spells in its
# own way).
$ lanewise dis names.hsaco | grep -c '<_Z'
20

$ lanewise dis names.hsaco --demangle | grep -v lambda > ours.txt; llvm-objdump-22 -d -C names.hsaco | grep -v lambda > theirs.txt; cmp ours.txt theirs.txt && grep -c '<.*>:' ours.txt
20

$ lanewise dis names.hsaco --kernel 'scale<int, 3>' --demangle | grep '<.*>:'
0000000000005100 <void math::detail::scale<int, 3>(int*, int)>:

$ for o in --plain --json '--dialect clrx'; do lanewise dis names.hsaco --demangle $o; done
error: --demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or --dialect
error: --demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or --dialect
{
  "command": "dis",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "--demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or --dialect"
    }
  ],
  "schema": "lanewise/failure/1"
}
error: --demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or --dialect
exit 2

# A budget of a kernel that is there and was not asked for.
$ printf '[kernels."two::same"]\nmax_vgprs = 100\n[kernels.missing_barrier]\nmax_vgprs = 100\n' > names.toml; lanewise live names.hsaco --kernel one::same --summary --budgets names.toml | head -1
_ZN3one4sameEPi [one::same(int*)] (kernel, gfx900) names.hsaco

$ printf '[kernels."three::same"]\nmax_vgprs = 1\n' > names.toml; lanewise live names.hsaco --kernel one::same --summary --budgets names.toml 2>&1 | grep -A2 'three::same'
budget without a kernel: names.toml: no input has the kernel 'three::same'; there are
  _Z12no_argumentsv [no_arguments()]
  _Z12out_of_rangePi [out_of_range(int*)]
