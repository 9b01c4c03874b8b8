#!/usr/bin/env python3
"""Compares `lanewise lint` with wait_oracle.py on compiled code with damaged waits.

    waits_against_oracle.py --lanewise PATH --objects FOLDER|FILE... [--count N] [--seed S] [--per-run K] [--keep FOLDER]
    waits_against_oracle.py --objects FOLDER|FILE... [--count N] [--seed S]      only the oracle, for its numbers

The program takes random waits of the objects. It replaces each by `s_nop 0`, or raises one of its counts by 1 or to
the maximum, in the object and in the listing alike. One run of lint tests up to K waits of an object, each in another
function. Code that is not AMDGPU machine code is left out; an AMDGPU target that the oracle does not know is an error.

Lint must agree in three ways, except that it may follow calls, which the oracle does not:
  - In the unchanged object, its wait errors lie exactly where the oracle finds early uses (in compiled code nowhere).
  - In the changed object, each consumer that the oracle finds without doubt has a wait error at its address. Only the
    first use of an operation on a path counts here, because lint may stop to follow an operation that it has reported.
  - Each wait error of lint is a consumer that the oracle finds when it also reports later uses and doubtful cases
    (see wait_oracle.py), in a changed function or in any other.
The exit code is 0 if all agree, 1 after a disagreement, 2 if something could not be run.
"""
import argparse
import json
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile

import wait_oracle
from wait_oracle import GiveUp, MAXIMUM, Program, generation

ASSEMBLER = 'llvm-mc-22'
NOP = 0xbf800000    # s_nop 0 on every target
ALLOCATED, EXECUTABLE = 2, 4
TARGETS = {0x2a: 'gfx803', 0x2c: 'gfx900', 0x2f: 'gfx906', 0x30: 'gfx908', 0x3f: 'gfx90a', 0x4c: 'gfx942',
           0x4f: 'gfx950', 0x33: 'gfx1010', 0x36: 'gfx1030', 0x41: 'gfx1100', 0x43: 'gfx1150', 0x48: 'gfx1200'}
# The immediate of s_waitcnt: each counter has pieces (lowest bit in the immediate, bits), low piece first.
FIELDS = {8: {'vm': [(0, 4)], 'exp': [(4, 3)], 'lgkm': [(8, 4)]},
          9: {'vm': [(0, 4), (14, 2)], 'exp': [(4, 3)], 'lgkm': [(8, 4)]},
          10: {'vm': [(0, 4), (14, 2)], 'exp': [(4, 3)], 'lgkm': [(8, 6)]},
          11: {'vm': [(10, 6)], 'exp': [(0, 3)], 'lgkm': [(4, 6)]}}


def encode_waitcnt(counts, gen):
    immediate = 0
    for counter, pieces in FIELDS[gen].items():
        value = counts[counter]
        for low, bits in pieces:
            immediate |= (value & (1 << bits) - 1) << low
            value >>= bits
    return immediate


def sections_and_symbols(data):
    """The sections of an ELF file as (flags, address, offset, size), and its symbols as (name, value, size)."""
    start, = struct.unpack_from('<Q', data, 40)
    width, count = struct.unpack_from('<HH', data, 58)
    headers = [struct.unpack_from('<IIQQQQIIQQ', data, start + i * width) for i in range(count)]

    def text(table, at):
        at += headers[table][4]
        return data[at:data.index(b'\0', at)].decode()
    sections = [(header[2], header[3], header[4], header[5]) for header in headers]
    symbols = []
    for header in headers:
        if header[1] in (2, 11):
            for at in range(header[4], header[4] + header[5], 24):
                name, _, _, _, value, size = struct.unpack_from('<IBBHQQ', data, at)
                symbols.append((text(header[6], name), value, size))
    return sections, symbols


class CodeObject:
    """A code object, its listing, and the oracle's opinion of its unchanged functions."""

    def __init__(self, path, data, target):
        self.path, self.data, self.target = path, data, target
        self.sections, symbols = sections_and_symbols(data)
        listing = wait_oracle.disassemble(path, generation(target) >= 10 and self.has_wave64(symbols))
        self.sure = Program(listing, target)
        self.doubtful = Program(listing, target, doubt=True)
        self.opinions = {}
        self.waits = {}     # function -> indices of its waits
        for index, instruction in enumerate(self.sure.code):
            if changes(instruction, generation(target)):
                self.waits.setdefault(self.sure.function_at(index), []).append(index)

    def offset(self, address, flags):
        for having, start, offset, size in self.sections:
            if having & flags == flags and start <= address < start + size:
                return offset + address - start
        raise ValueError(f'{self.path}: no section contains the address {address:#x}')

    def has_wave64(self, symbols):
        """Whether a kernel descriptor lacks ENABLE_WAVEFRONT_SIZE32."""
        return any(not self.data[self.offset(value, ALLOCATED) + 57] & 4 for name, value, _ in symbols if name.endswith('.kd'))

    def opinion(self, function):
        """(sure, allowed) addresses of early uses in the unchanged function."""
        if function not in self.opinions:
            self.opinions[function] = opinion(self.sure, self.doubtful, function)
        return self.opinions[function]


def opinion(sure, doubtful, function):
    result = []
    for program, every in ((sure, False), (doubtful, True)):
        found = wait_oracle.analyse_program(program, every, (function,))
        if found.given_up:
            raise GiveUp(found.given_up[0][1])
        result.append({item.address: item for items in found.findings.values() for item in items})
    return result


def counts_of(instruction, gen):
    """The counts of a wait as field -> (value, maximum), or None if the instruction is no wait that can be changed."""
    name, text = instruction.name, instruction.text
    if name == 's_waitcnt':
        counts = {field: MAXIMUM[gen][field] for field in FIELDS[gen]} | instruction.waits
        return {field: (value, MAXIMUM[gen][field]) for field, value in counts.items()}
    if re.match(r's_waitcnt_(vm|vs|lgkm|exp)cnt null,', text) or gen >= 12 and re.fullmatch(r's_wait_\w+cnt', name):
        return {field: (value, MAXIMUM[gen][field]) for field, value in instruction.waits.items()} or None
    return None


def changes(instruction, gen):
    """The changes of a wait: (what, new text, new word)."""
    counts = counts_of(instruction, gen)
    if not counts:
        return []
    result = [('delete', 's_nop 0', NOP)]
    for field, (value, maximum) in counts.items():
        for new in sorted({value + 1, maximum}):
            if value < maximum:
                text, word = with_count(instruction, gen, {name: count for name, (count, _) in counts.items()} | {field: new})
                result.append((f'{field} {value} -> {new}', text, word))
    return result


def with_count(instruction, gen, counts):
    """The text and the bits that replace those of the old immediate."""
    if instruction.name == 's_waitcnt':
        return 's_waitcnt ' + ' '.join(f'{field}cnt({counts[field]})' for field in ('vm', 'exp', 'lgkm')), \
            encode_waitcnt(counts, gen)
    names = re.findall(r'([a-z]+)cnt', instruction.name.replace('s_waitcnt_', '').replace('s_wait_', ''))
    if 's_waitcnt_' in instruction.name:
        value = counts[names[0]]
        return f'{instruction.name} null, {value:#x}', value
    values = [counts[wait_oracle.GFX12_NAME[name]] for name in names]
    value = values[0] if len(values) == 1 else values[0] << 8 | values[1]
    return f'{instruction.name} {value:#x}', value


def patch(data, offset, word):
    """Writes s_nop, or a new immediate into the lower half of the word."""
    old, = struct.unpack_from('<I', data, offset)
    struct.pack_into('<I', data, offset, word if word == NOP else old & 0xffff0000 | word)


def load_objects(places):
    files = []
    for place in map(pathlib.Path, places):
        files += sorted(file for file in place.rglob('*') if file.is_file()) if place.is_dir() else [place]
    objects = []
    for file in files:
        with open(file, 'rb') as stream:
            start = stream.read(64)
        if start[:5] == b'\x7fELF\2' and struct.unpack_from('<H', start, 18)[0] == 224:
            if start[48] not in TARGETS:
                sys.exit(f'{file}: the oracle does not know the target {start[48]:#x}')
            objects.append((file, TARGETS[start[48]]))
    return objects


def lint(lanewise, target, file):
    """The addresses of lint's wait errors, with their functions."""
    run = subprocess.run([lanewise, 'lint', '--json', '--target', target, str(file)], capture_output=True, text=True,
                         timeout=600)
    try:
        findings = json.loads(run.stdout)['findings']
    except (ValueError, KeyError, TypeError):
        print(f'{file}: lint gives no findings as JSON (exit code {run.returncode}): {run.stderr.strip()[:500]}')
        sys.exit(2)
    return {item['address']: item for item in findings if item['kind'] == 'wait' and item['severity'] == 'error'}


class Comparison:
    def __init__(self, arguments):
        self.arguments = arguments
        self.random = random.Random(arguments.seed)
        self.disagreements = self.checked = 0
        self.totals = {}    # (what, target) -> [waits, waits with a finding]
        self.given_up = {}  # (file, function) -> reason

    def disagree(self, item, text):
        self.disagreements += 1
        print(f'{item.path} ({item.target}): {text}')

    def changed_waits(self, item, count):
        """Random changes, each in another function: function -> (what, index, new text, new word)."""
        result = {}
        for function in self.random.sample(sorted(item.waits), min(count, len(item.waits))):
            index = self.random.choice(item.waits[function])
            choices = changes(item.sure.code[index], generation(item.target))
            take = 0 if len(choices) == 1 or self.random.random() < 0.5 else self.random.randrange(1, len(choices))
            what, text, word = choices[take]
            result[function] = what, index, text, word
        return result

    def unchanged(self, item):
        errors = lint(self.arguments.lanewise, item.target, item.path)
        found = wait_oracle.analyse_program(item.sure, every=True)
        skipped = {name for name, _ in found.given_up}
        every = {use.address for uses in found.findings.values() for use in uses}
        first = {use.address for uses in wait_oracle.analyse_program(item.sure).findings.values() for use in uses}
        for address in sorted(first - errors.keys()):
            self.disagree(item, f'unchanged code: the oracle finds an early use at {address:#x}, lint reports none')
        for address in sorted(errors.keys() - every):
            if item.sure.function_at(item.sure.index.get(address, 0)) not in skipped:
                self.disagree(item, f'unchanged code: lint reports {errors[address].get("name")} at {address:#x}, '
                                    'the oracle finds nothing')

    def changed(self, item, count):
        """Tests changes of one object in one run of lint; returns how many."""
        picked = self.changed_waits(item, count)
        data = bytearray(item.data)
        opinions, log = {}, {}
        for function, (what, index, text, word) in picked.items():
            old = item.sure.code[index]
            patch(data, item.offset(old.address, EXECUTABLE), word)
            try:
                opinions[function] = opinion(item.sure.changed({old.address: text}),
                                             item.doubtful.changed({old.address: text}), function)
            except GiveUp as reason:
                self.given_up[str(item.path), function] = str(reason)
                continue
            log[function] = f'{function}: {old.address:#x}: {old.text} became {text}'
            total = self.totals.setdefault(('delete' if what == 'delete' else 'loosen', item.target), [0, 0])
            total[0] += 1
            total[1] += bool(opinions[function][0])
        self.checked += len(opinions)
        if self.arguments.lanewise:
            before = self.disagreements
            with tempfile.NamedTemporaryFile(suffix='.hsaco') as file:
                file.write(data)
                file.flush()
                errors = lint(self.arguments.lanewise, item.target, file.name)
            self.compare(item, picked, opinions, log, errors)
            if self.disagreements > before and self.arguments.keep:
                folder = pathlib.Path(self.arguments.keep)
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f'{item.target}-{item.path.stem}-{self.checked}.hsaco').write_bytes(data)
        return len(picked)

    def compare(self, item, picked, opinions, log, errors):
        for function, (sure, _) in opinions.items():
            for address in sorted(sure.keys() - errors.keys()):
                use = sure[address]
                self.disagree(item, f'{log[function]}\n  oracle: {address:#x} {item.sure.code[item.sure.index[address]].text}: '
                                    f'{use.kind} of {use.register}, which the operation at {use.producer:#x} fills; '
                                    f'blocks {" ".join(f"{block:#x}" for block in use.path)}\n  lint: no wait error there')
        allowed = set().union(*(allowed for _, allowed in opinions.values())) if opinions else set()
        for address in sorted(errors.keys() - allowed):
            function = item.sure.function_at(item.sure.index.get(address, 0))
            if function in picked and function not in opinions:
                continue    # the oracle has given up on it
            if function not in picked:
                try:
                    if address in item.opinion(function)[1]:
                        continue
                except GiveUp as reason:
                    self.given_up[str(item.path), function] = str(reason)
                    continue
            error = errors[address]
            if item.sure.function_at(item.sure.index.get(error.get("producer_address"), 0)) != function:
                continue    # lint follows calls, the oracle does not
            self.disagree(item, f'{log.get(function, function + ": unchanged")}\n  oracle: no early use at {address:#x}\n'
                                f'  lint: {error.get("name")} at {address:#x}, operation at {error.get("producer_address")}')

    def run(self, objects):
        arguments = self.arguments
        batches = {}    # object -> number of changes per run
        left = arguments.count
        while left > 0:
            size = min(left, arguments.per_run)
            batches.setdefault(self.random.randrange(len(objects)), []).append(size)
            left -= size
        for place in sorted(batches):
            path, target = objects[place]
            item = CodeObject(path, path.read_bytes(), target)
            if arguments.lanewise:
                self.unchanged(item)
            for size in batches[place]:
                while size > 0:
                    done = self.changed(item, size)
                    if not done:
                        break   # no waits in this object
                    size -= done

    def report(self):
        for what in 'delete', 'loosen':
            rows = {target: total for (kind, target), total in self.totals.items() if kind == what}
            for target, (waits, early) in sorted(rows.items()):
                print(f'{what} {target}: {waits} waits, {early} of them leave an early use')
            print(f'{what}: {sum(row[0] for row in rows.values())} waits, {sum(row[1] for row in rows.values())} '
                  'of them leave an early use')
        for (file, function), reason in sorted(self.given_up.items()):
            print(f'{file}: {function}: the oracle gave up: {reason}')
        print(f'seed {self.arguments.seed}: {self.checked} changed waits, {self.disagreements} disagreements')


# Small programs, one after the other: target and title, then instructions. A number repeats the instruction after it.
# `; early` marks what the oracle must find, `; doubt` what it finds only with doubt=True.
CASES = '''
gfx900 loads come back in order
  global_load_dword v0, v[8:9], off | global_load_dword v1, v[8:9], off | s_waitcnt vmcnt(1) | v_mov_b32 v2, v0
  v_mov_b32 v3, v1 ; early
gfx900 stores count on vmcnt
  global_load_dword v0, v[8:9], off | global_store_dword v[8:9], v4, off | s_waitcnt vmcnt(1) | v_mov_b32 v2, v0
gfx1030 stores do not count on vmcnt
  global_load_dword v0, v[8:9], off | global_store_dword v[8:9], v4, off | s_waitcnt vmcnt(1)
  v_mov_b32 v2, v0 ; early
gfx1030 the counter of stores says nothing about loads
  global_load_dword v0, v[8:9], off | s_waitcnt_vscnt null, 0x0 | v_mov_b32 v2, v0 ; early
gfx1030 a wait with its own instruction
  global_load_dword v0, v[8:9], off | global_load_dword v1, v[8:9], off | s_waitcnt_vmcnt null, 0x1 | v_mov_b32 v2, v0
  v_mov_b32 v2, v1 ; early
gfx906 LDS operations come back in order
  ds_read_b32 v0, v8 | ds_write_b32 v8, v9 | ds_read_b64 v[2:3], v8 | s_waitcnt lgkmcnt(1) | v_mov_b32 v4, v0
  v_mov_b32 v5, v3 ; early
gfx906 scalar loads come back in any order
  s_load_dword s0, s[8:9], 0x0 | s_load_dword s1, s[8:9], 0x4 | s_waitcnt lgkmcnt(1) | s_mov_b32 s2, s0 ; early
  s_mov_b32 s3, s1 ; early
gfx908 a scalar load makes the count of LDS operations useless
  ds_read_b32 v0, v8 | s_load_dword s0, s[8:9], 0x0 | s_waitcnt lgkmcnt(1) | v_mov_b32 v2, v0 ; early
  s_waitcnt lgkmcnt(0) | s_mov_b32 s2, s0
gfx1100 a message makes the count of LDS operations useless
  ds_load_b32 v0, v8 | s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL) | s_waitcnt lgkmcnt(1)
  v_mov_b32 v2, v0 ; early | s_mov_b32 s2, s0 ; early
gfx900 FLAT needs both counters
  flat_load_dword v0, v[8:9] | s_waitcnt vmcnt(0) | v_mov_b32 v2, v0 ; early | flat_load_dword v1, v[8:9]
  s_waitcnt lgkmcnt(0) | v_mov_b32 v3, v1 ; early | flat_load_dword v4, v[8:9] | s_waitcnt vmcnt(0) lgkmcnt(0)
  v_mov_b32 v5, v4
gfx900 FLAT makes counts other than 0 useless
  global_load_dword v0, v[8:9], off | ds_read_b32 v3, v8 | flat_store_dword v[8:9], v1 | s_waitcnt vmcnt(1) lgkmcnt(1)
  v_mov_b32 v2, v0 ; early | v_mov_b32 v4, v3 ; early
gfx1030 FLAT comes back in order
  global_load_dword v0, v[8:9], off | flat_load_dword v1, v[8:9] | flat_load_dword v2, v[8:9]
  s_waitcnt vmcnt(1) lgkmcnt(1) | v_mov_b32 v3, v0 | v_mov_b32 v4, v1 | v_mov_b32 v5, v2 ; early
gfx803 FLAT may wait for vmcnt alone
  flat_load_dword v0, v[8:9] | flat_load_dword v1, v[8:9] | s_waitcnt vmcnt(1) | v_mov_b32 v2, v0 ; doubt
  v_mov_b32 v3, v1 ; early
gfx900 15 younger LDS operations
  ds_read_b32 v0, v8 | 15 ds_write_b32 v8, v9 | v_mov_b32 v1, v0
gfx900 14 younger LDS operations
  ds_read_b32 v0, v8 | 14 ds_write_b32 v8, v9 | v_mov_b32 v1, v0 ; early
gfx90a 63 younger memory operations
  global_load_dword v0, v[8:9], off | 63 global_store_dword v[8:9], v4, off | v_mov_b32 v1, v0
gfx90a 62 younger memory operations
  global_load_dword v0, v[8:9], off | 62 global_store_dword v[8:9], v4, off | v_mov_b32 v1, v0 ; early
gfx900 two loads of one kind into one register
  global_load_dword v0, v[8:9], off | global_load_dword v0, v[8:9], off | ds_read_b32 v1, v8 | ds_read_b32 v1, v8
  s_load_dword s0, s[8:9], 0x0 | s_load_dword s0, s[8:9], 0x0 ; early
gfx900 two loads of different kinds into one register
  global_load_dword v0, v[8:9], off | ds_read_b32 v0, v8 ; early | image_sample v[4:7], v8, s[0:7], s[8:11] dmask:0xf
  global_load_dword v5, v[8:9], off ; early
gfx1100 an image load and a sample into one register
  image_load v0, v8, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D | image_load v0, v8, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D
  image_sample v0, v8, s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_1D ; early
gfx1200 loads write back in any order
  global_load_b32 v0, v[8:9], off | global_load_b32 v0, v[8:9], off ; early | ds_load_b32 v1, v8
  ds_load_b32 v1, v8 ; doubt
gfx1200 counters of their own
  global_load_b32 v0, v[8:9], off | image_sample v1, v8, s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_1D
  ds_load_b32 v2, v8 | s_load_b32 s20, s[8:9], 0x0 | s_wait_loadcnt 0x0 | v_mov_b32 v3, v0 | v_mov_b32 v3, v1 ; early
  s_wait_dscnt 0x0 | v_mov_b32 v3, v2 | s_mov_b32 s21, s20 ; early
gfx1200 combined waits
  global_load_b32 v0, v[8:9], off | global_load_b32 v1, v[8:9], off | ds_load_b32 v2, v8 | ds_load_b32 v3, v8
  s_wait_loadcnt_dscnt 0x100 | v_mov_b32 v4, v0 | v_mov_b32 v4, v3 | v_mov_b32 v4, v1 ; early
  s_load_b32 s0, s[8:9], 0x0 | s_wait_idle | s_mov_b32 s1, s0
gfx1200 SCC of a barrier signal
  s_barrier_signal_isfirst -1 | s_cselect_b32 s0, s1, s2 ; early
gfx900 a scalar load into VCC
  s_load_dwordx2 vcc, s[8:9], 0x0 | v_cndmask_b32 v0, v1, v2, vcc ; early | s_load_dwordx2 vcc, s[8:9], 0x0
  s_cbranch_vccz 0 ; early | s_load_dwordx2 vcc, s[8:9], 0x0 | v_div_fmas_f32 v0, v1, v2, v3 ; early
gfx900 data and addresses are read
  global_load_dword v0, v[8:9], off | global_store_dword v[8:9], v0, off ; early
  global_load_dwordx2 v[0:1], v[8:9], off | global_load_dword v2, v[0:1], off ; early
  s_load_dwordx4 s[0:3], s[8:9], 0x0 | buffer_store_dword v4, off, s[0:3], 0 ; early
gfx900 overwriting
  global_load_dwordx2 v[0:1], v[8:9], off | v_mov_b32 v1, 0 ; early | s_load_dword s0, s[8:9], 0x0
  v_readlane_b32 s0, v8, 0 ; early | s_load_dword s4, s[8:9], 0x0 | v_cmp_eq_u32 s[4:5], v8, v9 ; early
  s_load_dword s4, s[8:9], 0x0 | v_add_co_u32 v2, s[4:5], v8, v9 ; early | s_load_dword s4, s[8:9], 0x0
  s_cmp_eq_u32 s4, 0 ; early
gfx900 atomics
  global_atomic_add v0, v[8:9], v4, off glc | v_mov_b32 v1, v0 ; early | global_atomic_add v[8:9], v4, off
  v_mov_b32 v4, 0 | ds_add_u32 v8, v4 | v_mov_b32 v4, 0 | ds_add_rtn_u32 v5, v8, v4 | v_mov_b32 v6, v5 ; early
  buffer_atomic_add v7, off, s[0:3], 0 glc | v_mov_b32 v6, v7 ; early
  buffer_atomic_cmpswap v[10:11], off, s[0:3], 0 glc | v_mov_b32 v6, v11 ; doubt
gfx942 atomics with sc0
  global_atomic_add v0, v[8:9], v4, off sc0 | v_mov_b32 v1, v0 ; early | global_load_dword v2, v[8:9], off sc0
  v_mov_b32 v1, v2 ; early
gfx1200 atomics with a return
  global_atomic_add_u32 v0, v[8:9], v4, off th:TH_ATOMIC_RETURN | v_mov_b32 v1, v0 ; early
  global_atomic_add_u32 v[8:9], v4, off | v_mov_b32 v4, 0
gfx900 around a loop
  v_mov_b32 v1, 0
  .Lloop: | v_add_f32 v1, v1, v0 ; early | global_load_dword v0, v[8:9], off | s_cbranch_scc1 .Lloop
gfx900 a wait on one of two paths
  global_load_dword v0, v[8:9], off | s_cbranch_scc1 .Ljoin | s_waitcnt vmcnt(0)
  .Ljoin: | v_mov_b32 v1, v0 ; early | s_endpgm | v_mov_b32 v1, v0
gfx900 the younger load is on one of two paths
  global_load_dword v0, v[8:9], off | s_cbranch_scc1 .Ljoin | global_load_dword v1, v[8:9], off
  .Ljoin: | s_waitcnt vmcnt(1) | v_mov_b32 v2, v0 ; early | v_mov_b32 v2, v1 ; early
gfx900 a call
  global_load_dword v0, v[8:9], off | s_swappc_b64 s[30:31], s[4:5] | v_mov_b32 v1, v0 ; doubt
gfx900 a far jump
  global_load_dword v0, v[8:9], off | s_getpc_b64 s[4:5] | s_add_u32 s4, s4, 16 | s_addc_u32 s5, s5, 0
  s_setpc_b64 s[4:5] | v_mov_b32 v1, v0 | v_mov_b32 v2, v0 ; early
gfx900 GDS reads its data later
  ds_add_u32 v8, v4 gds | v_mov_b32 v4, 0 ; early | ds_add_u32 v8, v5 gds | s_waitcnt expcnt(0) | v_mov_b32 v5, 0
gfx1030 exports read their data later
  exp mrt0 v0, v1, v2, v3 | exp mrt1 v4, v4, v4, v4 | s_waitcnt expcnt(1) | v_mov_b32 v3, 0 | v_mov_b32 v6, v4
  v_mov_b32 v4, 0 ; early
gfx1030 exports of different kinds
  exp mrt0 v0, v1, v2, v3 | exp pos0 v4, v4, v4, v4 | s_waitcnt expcnt(1) | v_mov_b32 v3, 0 ; early
gfx1100 direct loads from LDS
  lds_param_load v0, attr0.x wait_vdst:15 | v_mov_b32 v1, v0 ; early | lds_direct_load v2 wait_vdst:15
  s_waitcnt expcnt(0) | v_mov_b32 v1, v2
gfx900 loads to LDS have no destination
  buffer_load_dword v0, s[0:3], 0 offen lds | v_mov_b32 v0, 0
gfx1030 compares to EXEC have no destination
  global_load_dword v0, v[8:9], off | v_cmpx_eq_u32 v0, v1 ; early
gfx90a accumulation registers
  global_load_dword a0, v[8:9], off | v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3] ; early
gfx1100 two operations in one instruction
  global_load_b32 v5, v[8:9], off | v_dual_mov_b32 v0, v4 :: v_dual_mov_b32 v3, v5 ; early
gfx803 carry out of the additions of gfx8
  s_load_dword s4, s[8:9], 0x0 | v_add_u32 v0, s[4:5], v1, v2 ; early
gfx900 the status word of a load
  buffer_load_dword v[0:1], off, s[0:3], 0 tfe | v_mov_b32 v2, v1 ; early
gfx900 loads of the two halves of a register
  global_load_short_d16 v0, v[8:9], off | global_load_short_d16_hi v0, v[8:9], off
gfx1030 the clock
  s_memtime s[0:1] | s_mov_b32 s2, s1 ; early
gfx1030 modifiers are no registers
  global_load_dword v16, v[8:9], off | image_load v0, v8, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 | s_waitcnt vmcnt(1)
  v_mov_b32 v1, v16
gfx900 caches count on vmcnt
  global_load_dword v0, v[8:9], off | buffer_wbinvl1_vol | s_waitcnt vmcnt(1) | v_mov_b32 v1, v0 ; doubt
'''


def assemble(lines, target, folder):
    path = pathlib.Path(folder) / 'code.o'
    subprocess.run([ASSEMBLER, '-triple=amdgcn-amd-amdhsa', f'-mcpu={target}', '-filetype=obj', '-o', path],
                   input='\n'.join(lines) + '\n', text=True, check=True)
    return path


def self_test():
    """Assembles the small programs and compares the oracle's findings with the marks; returns the exit code."""
    failures = 0
    programs = re.findall(r'^(gfx\w+) (.*)\n((?: .*\n)+)', CASES, re.M)
    for target, title, text in programs:
        lines = []
        for line in re.split(r' *[|\n] *', text.strip()):
            repeat = re.match(r'(\d+) (.*)', line)
            lines += [repeat[2]] * int(repeat[1]) if repeat else [line]
        with tempfile.TemporaryDirectory() as folder:
            listing = wait_oracle.disassemble(assemble(lines, target, folder))
        lines = [line for line in lines if not line.endswith(':')]
        for doubt, marks in ((False, ('early',)), (True, ('early', 'doubt'))):
            code = Program(listing, target, doubt).code
            result = wait_oracle.analyse(listing, target, doubt)
            found = {item.address for items in result.findings.values() for item in items}
            expected = {code[i].address for i, line in enumerate(lines) if line.partition('; ')[2] in marks}
            if found != expected or result.given_up or len(code) != len(lines):
                failures += 1
                print(f'{target} {title}, doubt {doubt}: {result.given_up or ""}')
                for address in sorted(found ^ expected):
                    text = next(item.text for item in code if item.address == address)
                    print(f'  {"found" if address in found else "not found"}: {address:#x} {text}')
    failures += test_changes()
    print(f'{len(programs)} programs, {failures} failures')
    return 1 if failures else 0


def test_changes():
    """Changed waits must read in the disassembler as the text that the oracle gets."""
    failures = 0
    for target, waits in (('gfx803', ['s_waitcnt vmcnt(3)']), ('gfx900', ['s_waitcnt vmcnt(17) lgkmcnt(0)']),
                          ('gfx1030', ['s_waitcnt lgkmcnt(31)', 's_waitcnt_vscnt null, 0x0']),
                          ('gfx1100', ['s_waitcnt vmcnt(31) expcnt(0)', 's_waitcnt_vscnt null, 0x2']),
                          ('gfx1200', ['s_wait_loadcnt 0x3', 's_wait_loadcnt_dscnt 0x102', 's_wait_storecnt_dscnt 0x0',
                                       's_wait_kmcnt 0x0', 's_wait_bvhcnt 0x1'])):
        for wait in waits:
            with tempfile.TemporaryDirectory() as folder:
                path = assemble([wait], target, folder)
                item = CodeObject(path, path.read_bytes(), target)
                for what, text, word in changes(item.sure.code[0], generation(target)):
                    data = bytearray(item.data)
                    patch(data, item.offset(0, EXECUTABLE), word)
                    path.write_bytes(data)
                    seen = Program(wait_oracle.disassemble(path), target).code[0]
                    meant = item.sure.changed({0: text}).code[0]
                    full = {field: value for field, value in (meant.waits or {}).items()
                            if value != MAXIMUM[generation(target)][field] or field in (seen.waits or {})}
                    if (seen.waits or {}) != full or seen.name != meant.name:
                        failures += 1
                        print(f'{target} {wait}, {what}: the disassembler shows {seen.text}, not {text}')
    return failures


def main():
    parser = argparse.ArgumentParser(description='Compares lanewise lint with the oracle on code with damaged waits.')
    parser.add_argument('--lanewise', help='the program; without it, only the oracle runs')
    parser.add_argument('--objects', nargs='+', required=True, help='AMDGPU code objects, or folders of them')
    parser.add_argument('--count', type=int, default=200, help='number of changed waits')
    parser.add_argument('--seed', type=int, default=random.randrange(1 << 31))
    parser.add_argument('--per-run', type=int, default=8, help='changed waits in one run of lint, in as many functions')
    parser.add_argument('--keep', help='folder for the changed objects of disagreements')
    arguments = parser.parse_args()
    objects = load_objects(arguments.objects)
    if not objects:
        print('there is no AMDGPU code object in ' + ' '.join(arguments.objects))
        sys.exit(2)
    print(f'seed {arguments.seed}, {len(objects)} objects', flush=True)
    comparison = Comparison(arguments)
    comparison.run(objects)
    comparison.report()
    sys.exit(1 if comparison.disagreements else 0)


if __name__ == '__main__':
    main()
