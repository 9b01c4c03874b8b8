#!/usr/bin/env python3
"""Finds registers that an instruction reads or overwrites before a memory operation has filled them.

    wait_oracle.py OBJECT --target gfx900 [--json] [--function NAME] [--every] [--doubt] [--cap N]
    wait_oracle.py --self-test

The oracle reads a listing of llvm-objdump and walks every path from every function entry. The state is the queue of
operations that a counter still has outstanding. States never merge, so a finding always belongs to a path that the
flow graph has. The oracle knows nothing about conditions: a path that no input takes counts like any other.

Decisions where the rules leave room:
  - A finding is the first use of an outstanding operation on a path. After it, the oracle takes the operation
    as arrived on this path. With every=True it reports the later uses up to the wait, too.
  - Some rules are not certain. By default the oracle reports only what every reading of the rules confirms.
    With doubt=True it also reports what the strictest reading gives:
      gfx8: FLAT is the only way to global memory, and compilers wait for it on vmcnt alone when they know that
        it is no LDS access. Default: FLAT counts as a vector memory operation on vmcnt. Doubt: it counts on
        vmcnt and lgkmcnt, and both must be 0.
      cmpswap of a buffer or image returns the first half of its data tuple. Doubt: the whole tuple.
      gfx8 and gfx9 image addresses: the listing names only the first register. Doubt: 4 registers.
      Two DS loads into one register on gfx12 without a wait. Doubt: a finding.
      Cache invalidations of gfx8 and gfx9 count on vmcnt. Doubt: they do not.
      `s_waitcnt_vmcnt s0, n` with a register: waits for everything. Doubt: for nothing.
      Calls: nothing is outstanding after a call, because compiled functions wait when they begin. Doubt: the function
        waits for nothing. (A changed one may be such.)
  - Nothing is outstanding at a function entry. Calls are not followed, whether the callee is known or not.
    `s_setpc_b64` is followed if getpc and literal additions in the same block give an address inside the
    listing that is no label; it ends the path otherwise.
  - Stores have no destination and compilers need no wait for their data from gfx8 on. So vscnt and storecnt are
    not tracked. On gfx8 and gfx9 stores are in the queue of vmcnt, as they count there.
"""
import argparse
import bisect
import json
import re
import subprocess
import sys
from typing import NamedTuple

OBJDUMP = 'llvm-objdump-22'
# On gfx12, 'vm' stands for loadcnt, 'lgkm' for dscnt and 'vs' for storecnt.
MAXIMUM = {8: {'vm': 15, 'exp': 7, 'lgkm': 15}, 9: {'vm': 63, 'exp': 7, 'lgkm': 15},
           10: {'vm': 63, 'exp': 7, 'lgkm': 63, 'vs': 63}, 11: {'vm': 63, 'exp': 7, 'lgkm': 63, 'vs': 63},
           12: {'vm': 63, 'sample': 63, 'bvh': 7, 'lgkm': 63, 'km': 31, 'vs': 63, 'exp': 7}}
GFX12_NAME = {'load': 'vm', 'ds': 'lgkm', 'store': 'vs', 'sample': 'sample', 'bvh': 'bvh', 'km': 'km', 'exp': 'exp'}
COUNTERS = ('vm', 'lgkm', 'km', 'sample', 'bvh', 'exp')
CAP = 300_000


class Finding(NamedTuple):
    address: int
    producer: int
    register: str
    kind: str       # 'read' or 'overwrite'
    path: tuple     # addresses of the blocks from the producer to the consumer


class Result(NamedTuple):
    findings: dict  # function name -> list of Finding, by address
    given_up: list  # (function name, reason)


def generation(target):
    return int(target[3:-2])


# Registers: one bit each. Scalars by their number, SCC, then vector and accumulation registers.
SCC, VGPR, AGPR = 1 << 128, 256, 1024
SPECIAL = {'vcc': (106, 107), 'vcc_lo': (106,), 'vcc_hi': (107,), 'exec': (126, 127), 'exec_lo': (126,),
           'exec_hi': (127,), 'm0': (129,), 'flat_scratch': (130, 131), 'flat_scratch_lo': (130,),
           'flat_scratch_hi': (131,), 'xnack_mask': (132, 133), 'xnack_mask_lo': (132,), 'xnack_mask_hi': (133,)}
FIRST = {'s': 0, 'ttmp': 108, 'v': VGPR, 'a': AGPR}
REGISTER = re.compile(r'\b(ttmp|v|s|a)(?:(\d+)\b|\[(\d+)(?::(\d+))?\])|\b(' + '|'.join(SPECIAL) + r')\b')
VCC, EXEC, VECTOR = 3 << 106, 3 << 126, -1 << VGPR


def registers(text):
    mask = 0
    for file, single, low, high, special in REGISTER.findall(text):
        if special:
            for bit in SPECIAL[special]:
                mask |= 1 << bit
        else:
            low = int(single or low)
            mask |= (1 << (int(high) if high else low) - low + 1) - 1 << FIRST[file] + low
    return mask


def register_name(mask):
    bit = (mask & -mask).bit_length() - 1
    for name, bits in SPECIAL.items():
        if bits == (bit,):
            return name
    if bit == 128:
        return 'scc'
    for file, first in (('a', AGPR), ('v', VGPR), ('s', 0)):
        if bit >= first:
            return f'{file}{bit - first}'


# Mnemonics, without the suffix of the encoding.
SUFFIX = re.compile(r'(_e32|_e64|_e64_dpp|_dpp|_dpp8|_sdwa)$')
TWO_RESULTS = re.compile(r'v_((add|sub|subrev|addc|subb|subbrev)_co_u32|(add|sub|subrev)_co_ci_u32|div_scale_|'
                         r'mad_(co_)?[iu]64_[iu]32)')
TWO_RESULTS_GFX8 = re.compile(r'v_(add|sub|subrev|addc|subb|subbrev)_u32$')
SWAPS = re.compile(r'v_(swap|swaprel|permlane16_swap|permlane32_swap)_')
KEEPS_RESULT = re.compile(r'v_(dual_)?(mac|fmac|pk_fmac|dot\d+c|dot2acc|writelane|smfmac|swmmac|interp_p2_f32)|'
                          r's_(addk|mulk|cmov|bitset|fmac)')
NO_RESULT = re.compile(r'v_(nop|clrexcp|pipeflush)|s_(cmp|bitcmp|setvskip|set_gpr_idx|setreg|setpc|rfe|cbranch|branch|'
                       r'endpgm|nop|wait|sendmsg(?!_rtn)|barrier|sleep|setprio|sethalt|setkill|trap|icache|incperf|decperf|'
                       r'ttrace|clause|delay|inst_prefetch|set_inst_prefetch|code_end|round_mode|denorm_mode|version|'
                       r'dcache|gl1|store|buffer_store|scratch_store|prefetch|buffer_prefetch|atc_probe|wakeup|'
                       r'sendmsghalt|alloc_vgpr)')
READS_SCC = re.compile(r's_(cbranch_scc|cselect|addc_|subb_|add_co_ci|sub_co_ci|cmov)')
SMEM = re.compile(r's_(load|buffer_load|scratch_load|memtime|memrealtime|store|buffer_store|scratch_store|atomic|'
                  r'buffer_atomic)')
DS_RESULT = re.compile(r'ds_(read|load|swizzle|permute|bpermute|consume|append|ordered_count)|ds_.*_rtn')
SAMPLER = re.compile(r'image_(sample|gather|get_lod|msaa_load)')
RETURNS = re.compile(r'\b(glc|sc0|th:TH_ATOMIC_\w*RETURN)\b')
LINE = re.compile(r'^\t(.*?)\s*// ([0-9A-F]+): ((?:[0-9A-F]{8} ?)+)')
LABEL = re.compile(r'^([0-9a-f]+) <(.*)>:$')


class Instruction:
    """reads, writes: register masks. issues: (counter, kind, registers that wait for it). waits: counter -> n.
    flow: 'next', 'jump' (to target), 'branch' (next or target), 'call', 'end' or 'unknown'."""
    __slots__ = ('address', 'size', 'text', 'name', 'reads', 'writes', 'touched', 'issues', 'waits', 'flow', 'target',
                 'load')

    def __init__(self, address, size, text, gen, doubt):
        self.address, self.size, self.text = address, size, text
        parts = text.split(None, 1)
        self.name = parts[0]
        self.reads = self.writes = 0
        self.issues, self.waits, self.flow, self.target = (), None, 'next', None
        self.load = None    # kind of a load that may follow a load of its own kind into one register
        rest = parts[1] if len(parts) > 1 else ''
        if self.name.startswith('.'):
            self.flow = 'unknown'
        elif self.name.startswith('s_'):
            self.scalar(rest, gen, doubt)
        elif self.name.startswith('v_'):
            for half in text.split(' :: '):
                self.vector(half, gen)
        elif self.name.startswith(('ds_', 'lds_')):
            self.local(rest, gen, doubt)
        elif self.name in ('exp', 'export'):
            self.reads = registers(rest)
            colour = re.match(r'mrt|pos|param|prim|dual', rest)
            kind = 'export_' + {'dual': 'mrt', 'prim': 'pos'}.get(colour[0], colour[0]) if colour else 'export_mrt'
            self.issues = (('exp', kind, self.reads & VECTOR),)
        elif self.name.startswith(('buffer_', 'tbuffer_', 'global_', 'flat_', 'scratch_', 'image_')):
            self.memory(rest, gen, doubt)
        else:
            self.flow = 'unknown'
        self.touched = self.reads | self.writes

    def operands(self, rest, results, keeps=False):
        """Takes the first word of each operand, because modifiers such as a16 follow the last one."""
        masks = [registers(piece.split()[0]) if piece.strip() else 0 for piece in rest.split(',')]
        for index, mask in enumerate(masks):
            if index < results:
                self.writes |= mask
            if index >= results or keeps:
                self.reads |= mask
        return masks

    def vector(self, text, gen):
        name, _, rest = text.strip().partition(' ')
        base = SUFFIX.sub('', name)
        swaps = SWAPS.match(base)
        results = 1
        if NO_RESULT.match(base):
            results = 0
        elif base.startswith('v_cmpx_'):
            results = 0 if gen >= 10 else 1
            self.writes |= EXEC
        elif swaps or TWO_RESULTS.match(base) or gen == 8 and TWO_RESULTS_GFX8.match(base):
            results = 2
        keeps = swaps or KEEPS_RESULT.match(base) or 'UNUSED_PRESERVE' in rest
        self.operands(rest, results, keeps)
        if base.startswith(('v_div_fmas_', 'v_dual_cndmask')):
            self.reads |= VCC

    def scalar(self, rest, gen, doubt):
        name = self.name
        if READS_SCC.match(name):
            self.reads |= SCC
        if name.startswith('s_wait'):
            self.waits = wait_counts(name, rest, gen, doubt)
            return
        smem = SMEM.match(name)
        atomic = smem and 'atomic' in name
        results = 0 if NO_RESULT.match(name) or atomic and not RETURNS.search(rest) else 1
        self.operands(rest, results, KEEPS_RESULT.match(name) or atomic)
        counter = 'km' if gen >= 12 else 'lgkm'
        if smem:
            self.issues = ((counter, 'smem', self.writes),)
        elif name.startswith('s_dcache') and doubt and gen < 12:
            self.issues = ((counter, 'smem', 0),)
        elif name.startswith(('s_sendmsg', 's_get_barrier_state')):
            self.issues = ((counter, 'message', self.writes),)
        elif name.startswith(('s_barrier_signal_isfirst', 's_barrier_leave')):
            self.issues = ((counter, 'scc', SCC),)
        elif name.startswith(('s_endpgm', 's_code_end', 's_rfe')):
            self.flow = 'end'
        elif name == 's_setpc_b64':
            self.flow = 'end'   # Program replaces it if the address is known
        elif name in ('s_swappc_b64', 's_call_b64'):
            self.flow = 'call'
        elif re.match('s_cbranch_(i_fork|g_fork|join)', name):
            self.flow = 'unknown'
        elif name == 's_branch' or name.startswith(('s_cbranch', 's_subvector_loop')):
            if name.startswith('s_cbranch_vcc'):
                self.reads |= VCC
            self.flow = 'jump' if name == 's_branch' else 'branch'
            offset = int(rest.split(',')[-1].split()[0], 0) & 0xffff
            self.target = self.address + 4 + 4 * (offset - 0x10000 if offset & 0x8000 else offset)

    def local(self, rest, gen, doubt):
        name = self.name
        if name.startswith('ds_nop'):
            return
        if re.match('l?ds_(param|direct)_load', name):
            self.operands(rest, 1)
            self.issues = (('exp', 'lds_direct', self.writes),)
            self.load = 'lds_direct'
            return
        results = 1 if DS_RESULT.match(name) else 0
        if name.startswith('ds_bvh_stack'):
            results = 2
        self.operands(rest, results)
        if re.search(r'\bgds\b', rest) or name.startswith(('ds_gws_', 'ds_ordered_count')):
            self.load = 'gds'
            self.issues = (('lgkm', 'gds', self.writes), ('exp', 'gds', self.reads & VECTOR))
        else:
            self.load = None if gen >= 12 and doubt else 'ds'
            self.issues = (('lgkm', 'ds', self.writes),)

    def memory(self, rest, gen, doubt):
        name = self.name
        if re.match('(buffer|global)_(wb|inv|gl[01]_)', name):
            counted = not doubt if gen < 10 else name == 'global_inv'
            self.issues = (('vm', 'memory', 0),) if counted else ()
            return
        atomic, store = '_atomic' in name, '_store' in name
        to_lds = not store and ('_lds' in name or re.search(r'\blds\b', rest))
        returns = not store and not to_lds and (not atomic or bool(RETURNS.search(rest)))
        separate = atomic and name.startswith(('global_', 'flat_'))     # a result apart from the data
        masks = self.operands(rest, 1 if returns else 0, atomic and not separate)
        if 'prefetch' in name:
            self.writes = 0
            return
        if returns and atomic and not separate and 'cmpswap' in name and not doubt:
            whole = self.writes
            size = whole.bit_count() // 2
            self.writes = whole & -whole & VECTOR
            self.writes |= self.writes << 1 if size > 1 else 0
        if name.startswith('image_') and gen < 10 and doubt:
            self.reads |= sum(masks[1] << index for index in range(4)) if masks[1].bit_count() == 1 else 0
        loads = returns or to_lds
        kind, counter = 'memory', 'vm' if loads or gen < 10 else 'vs'
        if SAMPLER.match(name):
            kind, counter = 'sampler', 'sample' if gen >= 12 else 'vm'
        elif name.startswith('image_bvh'):
            kind, counter = 'bvh', 'bvh' if gen >= 12 else 'vm'
        if name.startswith('flat_') and (gen > 8 or doubt):
            self.issues = ((counter, 'flat', self.writes), ('lgkm', 'flat', self.writes))
        else:
            self.issues = ((counter, kind, self.writes),)
            self.load = kind if gen < 12 else None
        self.issues = tuple(issue for issue in self.issues if issue[0] != 'vs')


def wait_counts(name, rest, gen, doubt):
    if name == 's_wait_idle':
        return dict.fromkeys(COUNTERS, 0)
    if name == 's_waitcnt':
        return {counter: int(value) for counter, value in re.findall(r'(vm|exp|lgkm)cnt\((\d+)\)', rest)}
    single = re.match(r's_waitcnt_(vm|vs|exp|lgkm)cnt$', name)
    if single:
        source, value = (piece.strip() for piece in rest.split(','))
        if source != 'null':
            return {} if doubt else {single[1]: 0}
        return {single[1]: int(value, 0)}
    words = re.match(r's_wait_([a-z]+)cnt(?:_([a-z]+)cnt)?$', name)
    if gen < 12 or not words:
        return {}   # s_waitcnt_depctr, s_wait_alu, s_wait_event: no memory counter
    value = int(rest, 0)
    if words[2]:
        return {GFX12_NAME[words[1]]: value >> 8 & 63, GFX12_NAME[words[2]]: value & 63}
    return {GFX12_NAME[words[1]]: value} if words[1] in GFX12_NAME else {}


class Program:
    """The instructions of a listing, and which of them begin blocks and functions."""

    def __init__(self, listing, target, doubt=False):
        self.gen, self.doubt = generation(target), doubt
        self.code, self.index, self.functions = [], {}, {}
        labels = {}
        for line in listing.splitlines():
            label = LABEL.match(line)
            if label:
                labels[int(label[1], 16)] = label[2]
                continue
            found = LINE.match(line)
            if found:
                self.add(Instruction(int(found[2], 16), 2 * len(found[3].replace(' ', '')) // 4, found[1], self.gen, doubt))
            elif line.startswith('\t') and '//' in line:
                raise ValueError(f'the listing has a line of unknown form: {line.strip()}')
        self.labels = sorted((self.index[address], name) for address, name in labels.items() if address in self.index)
        for index, name in self.labels:
            self.functions.setdefault(name, index)
        self.find_blocks()

    def add(self, instruction):
        self.index[instruction.address] = len(self.code)
        self.code.append(instruction)

    def find_blocks(self):
        self.leaders = {index for index, _ in self.labels}
        for index, instruction in enumerate(self.code):
            if instruction.flow != 'next':
                self.leaders.add(index + 1)
                if instruction.target in self.index:
                    self.leaders.add(self.index[instruction.target])
        starts = {index for index, _ in self.labels}
        for index, instruction in enumerate(self.code):
            if instruction.name == 's_setpc_b64':
                target = self.index.get(self.known_address(index))
                if target is not None and target not in starts:
                    instruction.flow, instruction.target = 'jump', self.code[target].address
                    self.leaders.add(target)

    def known_address(self, at):
        """The address that s_setpc_b64 jumps to, if its block computes it from s_getpc_b64 and literals."""
        first = at
        while first > 0 and first not in self.leaders:
            first -= 1
        known, carry = {}, None
        for instruction in self.code[first:at + 1]:
            parts = re.split(r'[\s,]+', instruction.text)
            numbers = [(mask & -mask).bit_length() - 1 for mask in map(registers, parts[1:])]
            if instruction.name == 's_setpc_b64':
                low, high = known.get(numbers[0]), known.get(numbers[0] + 1)
                return None if low is None or high is None else high << 32 | low
            values = []
            for text, number in zip(parts[2:], numbers[1:]):
                literal = re.fullmatch(r'(?:lit\()?(-?\d+|0x[0-9a-f]+)\)?', text)
                values.append(int(literal[1], 0) & 0xffffffff if literal else known.get(number))
            if instruction.name == 's_getpc_b64':
                after = instruction.address + 4
                known.update({numbers[0]: after & 0xffffffff, numbers[0] + 1: after >> 32})
            elif instruction.name in ('s_add_u32', 's_addc_u32', 's_add_co_u32', 's_add_co_ci_u32') \
                    and None not in values and (carry is not None or 'addc' not in instruction.name and '_ci' not in instruction.name):
                more = carry if 'addc' in instruction.name or '_ci' in instruction.name else 0
                total = sum(values[:2]) + more
                known[numbers[0]], carry = total & 0xffffffff, total >> 32
            elif instruction.name == 's_sext_i32_i16' and parts[1] == parts[2]:
                pass    # the upper half of an address
            else:
                for number in [number for number in known if instruction.writes >> number & 1]:
                    del known[number]
        return None

    def function_at(self, index):
        place = bisect.bisect_right(self.labels, (index, '\x7fff')) - 1
        return self.labels[place][1] if place >= 0 else ''

    def changed(self, texts):
        """A copy with other waits or s_nop at some addresses: texts maps an address to its new instruction."""
        copy = object.__new__(Program)
        copy.__dict__.update(self.__dict__)
        copy.code = list(self.code)
        for address, text in texts.items():
            at = self.index[address]
            copy.code[at] = Instruction(address, self.code[at].size, text, self.gen, self.doubt)
        return copy


EMPTY = ((), ())     # a queue


class GiveUp(Exception):
    pass


class Walker:
    """Walks the paths of one counter after the other. The state at an instruction is the counter's queue, a pair
    (ordered, loose): operations that come back in the order of issue, oldest first, and operations that come back in
    any order. An operation is (order, index of its instruction). At every issue the walk forks: one branch watches
    this operation, the other does not. A branch watches one operation at most, because whether it is early depends on
    the others only by their number and kind; their index is -1. So the walk has few states and loses no path."""

    def __init__(self, program, every=False, cap=CAP):
        self.program, self.every, self.cap = program, every, cap
        self.maximum = MAXIMUM[program.gen]

    def tidy(self, counter, ordered, loose):
        """Makes queues equal that no later instruction can tell apart: of the operations before the watched one, one is
        enough to show that this order is present. Operations of different orders have no order between them."""
        orders = {}
        for operation in ordered:
            orders.setdefault(operation[0], []).append(operation)
        result = []
        for order in sorted(orders):
            group = orders[order][-self.maximum[counter]:]   # the counter cannot exceed its maximum
            first = next((i for i, operation in enumerate(group) if operation[1] >= 0), len(group))
            result += [(order, -1)] * min(first, 1) + group[first:]
        return tuple(result), tuple(sorted(set(loose)))

    def issue(self, counter, queue, kind, index):
        ordered, loose = queue
        if kind == 'smem' or kind == 'flat' and self.program.gen < 10:
            return self.tidy(counter, ordered, loose + ((kind, index),))
        order = 'vm' if counter == 'vm' else 'ds' if kind == 'flat' else kind
        return self.tidy(counter, ordered + ((order, index),), loose)

    def wait(self, counter, queue, n):
        ordered, loose = queue
        if n == 0:
            return EMPTY
        if n >= self.maximum[counter]:
            return queue
        # Whatever else counts here: if an operation is outstanding, so are all younger ones of its order. So of each
        # order at most the youngest n are.
        orders = {}
        for operation in ordered:
            orders.setdefault(operation[0], []).append(operation)
        return self.tidy(counter, tuple(operation for group in orders.values() for operation in group[-n:]), loose)

    def use(self, counter, producer, mask, instruction):
        """Registers of the watched operation that the instruction reads and overwrites too early."""
        kind = next(issue[1] for issue in producer.issues if issue[0] == counter)
        if counter == 'exp' and kind != 'lds_direct':
            return 0, mask & instruction.writes     # the operation reads these registers
        if producer.load is not None and producer.load == instruction.load:
            return mask & instruction.reads, 0      # the younger load of the same kind arrives later
        return mask & instruction.reads, mask & instruction.writes

    def walk(self, entry):
        """Returns (consumer index, producer index, kind) -> (register mask, path) of everything reachable from entry."""
        findings, states = {}, 0
        for counter in COUNTERS:
            states += self.walk_counter(counter, entry, findings, self.cap - states)
        return findings

    def walk_counter(self, counter, entry, findings, cap):
        code, leaders = self.program.code, self.program.leaders
        parents = {(entry, EMPTY): None}    # node -> node before it; a node is (index, queue)
        work = [(entry, EMPTY)]

        def reach(node, before):
            if node not in parents:
                parents[node] = before
                work.append(node)

        while work:
            node = work.pop()
            at, queue = node
            watched = max((operation[1] for part in queue for operation in part), default=-1)
            mask = sum(issue[2] for issue in code[watched].issues if issue[0] == counter) if watched >= 0 else 0
            while True:
                instruction = code[at]
                if mask & instruction.touched:
                    read, written = self.use(counter, code[watched], mask, instruction)
                    for registers_used, kind in (read, 'read'), (written, 'overwrite'):
                        if registers_used:
                            found = findings.setdefault((at, watched, kind), [0, self.path(parents, node)])
                            found[0] |= registers_used
                    if (read or written) and not self.every:
                        break
                for issued, kind, waiting in instruction.issues:
                    if issued == counter:
                        if waiting and watched < 0:
                            for place in self.following(at):
                                reach((place, self.issue(counter, queue, kind, at)), (at, None))
                        queue = self.issue(counter, queue, kind, -1)
                if instruction.waits and counter in instruction.waits:
                    queue = self.wait(counter, queue, instruction.waits[counter])
                if instruction.flow == 'call' and not self.program.doubt:
                    queue = EMPTY
                if watched >= 0 and not any(operation[1] >= 0 for part in queue for operation in part):
                    break   # the operation has arrived
                following = self.following(at)
                if following == [at + 1] and at + 1 not in leaders:
                    at += 1
                    continue
                for place in following:
                    reach((place, queue), node)
                break
            if len(parents) > cap:
                raise GiveUp(f'the function has more than {self.cap} states')
        return len(parents)

    def following(self, at):
        code, instruction = self.program.code, self.program.code[at]
        result = []
        if instruction.flow == 'unknown':
            raise GiveUp(f'the oracle does not know the instruction at {instruction.address:#x}: {instruction.text}')
        if instruction.flow in ('jump', 'branch'):
            if instruction.target not in self.program.index:
                raise GiveUp(f'the branch at {instruction.address:#x} leaves the listing')
            result.append(self.program.index[instruction.target])
        if instruction.flow in ('next', 'branch', 'call') and at + 1 < len(code) \
                and code[at + 1].address == instruction.address + instruction.size:
            result.append(at + 1)
        return result

    @staticmethod
    def path(parents, node):
        """The producer and the blocks from it to the consumer, as indices."""
        blocks = []
        while node is not None:
            blocks.append(node[0])
            node = parents.get(node)
        return blocks[::-1]


def analyse_program(program, every=False, only=None, cap=CAP):
    findings, given_up = {}, []
    walker = Walker(program, every, cap)
    for name, entry in program.functions.items():
        if only is not None and name not in only:
            continue
        try:
            found = walker.walk(entry)
        except GiveUp as reason:
            given_up.append((name, str(reason)))
            continue
        for (consumer, producer, kind), (mask, path) in found.items():
            code = program.code
            findings.setdefault(program.function_at(consumer), set()).add(
                Finding(code[consumer].address, code[producer].address, register_name(mask), kind,
                        tuple(code[block].address for block in path)))
    unique = {}
    for name, found in findings.items():
        by_place = {item[:4]: item for item in sorted(found, reverse=True)}
        unique[name] = [by_place[place] for place in sorted(by_place)]
    return Result(unique, given_up)


def analyse(listing_text, target, doubt=False, every=False, only=None, cap=CAP):
    """Finds the early uses of each function of a listing. only: names of the functions to walk."""
    return analyse_program(Program(listing_text, target, doubt), every, only, cap)

def disassemble(path, wave64=False):
    flags = ['--mattr=-wavefrontsize32,+wavefrontsize64'] if wave64 else []
    return subprocess.run([OBJDUMP, '-d', *flags, str(path)], check=True, capture_output=True, text=True).stdout


def main():
    parser = argparse.ArgumentParser(description='Finds registers that are used before a memory operation fills them.')
    parser.add_argument('object', nargs='?', help='AMDGPU code object')
    parser.add_argument('--target', help='such as gfx900')
    parser.add_argument('--function', action='append', help='walk only this function; may be repeated')
    parser.add_argument('--every', action='store_true', help='also report uses after the first one on a path')
    parser.add_argument('--doubt', action='store_true', help='also report what only the strictest reading of the rules gives')
    parser.add_argument('--wave64', action='store_true', help='disassemble code of gfx10 and later for waves of 64 lanes')
    parser.add_argument('--cap', type=int, default=CAP, help='give up on a function with more states than this')
    parser.add_argument('--json', action='store_true')
    parser.add_argument('--self-test', action='store_true', help='check the rules on small programs')
    arguments = parser.parse_args()
    if arguments.self_test:
        import waits_against_oracle
        sys.exit(waits_against_oracle.self_test())
    if not arguments.object or not arguments.target:
        parser.error('OBJECT and --target are needed')
    listing = disassemble(arguments.object, arguments.wave64)
    result = analyse(listing, arguments.target, arguments.doubt, arguments.every, arguments.function, arguments.cap)
    if arguments.json:
        print(json.dumps({'findings': [{'function': name, **item._asdict()} for name, found in result.findings.items()
                                       for item in found],
                          'given_up': [{'function': name, 'reason': reason} for name, reason in result.given_up]}, indent=1))
    else:
        for name, found in result.findings.items():
            print(f'{name}:')
            for item in found:
                verb = 'reads' if item.kind == 'read' else 'overwrites'
                print(f'  {item.address:012X} {verb} {item.register} before the operation at {item.producer:012X} has '
                      f'arrived, through the blocks {" ".join(f"{block:X}" for block in item.path)}')
        for name, reason in result.given_up:
            print(f'{name}: given up: {reason}')
    sys.exit(1 if result.findings or result.given_up else 0)


if __name__ == '__main__':
    main()
