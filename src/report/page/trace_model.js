'use strict';
// What the waves of a trace hold at each step. Steps are applied and taken back one by one, each with the values that
// it replaced, so that the same step always shows the same state.

const kZero = -1, kKept = -2;  // in place of a source lane, as a trace writes it

// The lanes of a mask in hexadecimal, lowest first.
function lanesOf(mask) {
  const lanes = [];
  for (let digit = mask.length - 1, first = 0; digit >= 0; --digit, first += 4) {
    const bits = parseInt(mask[digit], 16);
    for (let i = 0; i < 4; ++i) if (bits >> i & 1) lanes.push(first + i);
  }
  return lanes;
}

// "u7": all the same; "a10,4": from 10 on in steps of 4; "l1,2": one by one.
function unpacked(text, count) {
  const body = text.slice(1);
  if (text[0] === 'u') return new Array(count).fill(parseInt(body, 16));
  if (text[0] === 'l') return body === '' ? [] : body.split(',').map((word) => parseInt(word, 16));
  const [first, step] = body.split(',');
  return Array.from({ length: count }, (_, i) => parseInt(first, 16) + i * Number(step));
}

const isVector = (name) => /^v\d+$/.test(name);

// The registers that an operand's text names: "v[2:3]", "-|s4|", "vcc".
function registersIn(text, count = 1) {
  const tuple = /\b([vsa])\[(\d+):(\d+)\]/.exec(text);
  if (tuple) {
    const names = [];
    for (let i = Number(tuple[2]); i <= Number(tuple[3]); ++i) names.push(tuple[1] + i);
    return names;
  }
  const single = /\b([vsa]\d+|m0|scc|(?:vcc|exec)_(?:lo|hi))\b/.exec(text);
  if (single) return [single[1]];
  const pair = /\b(vcc|exec)\b/.exec(text);
  if (pair) return count === 1 ? [pair[1] + '_lo'] : [pair[1] + '_lo', pair[1] + '_hi'];
  return [];
}

class TraceModel {
  constructor(data) {
    this.head = data.head;
    this.raw = data.steps;
    this.code = data.head.code;
    this.byAddress = new Map(this.code.map((entry, i) => [entry.a, i]));
    this.steps = new Array(this.raw.length);
    this.order = this.head.waves.map(() => []);  // of each wave, its steps
    this.raw.forEach((step, i) => this.order[step.w].push(i));
    this.counts = this.head.waves.map(() => new Map());  // of each wave, how often an address was executed
    for (const step of this.raw) this.counts[step.w].set(step.p, (this.counts[step.w].get(step.p) || 0) + 1);
    this.reset();
  }

  reset() {
    this.applied = 0;
    this.waves = this.head.waves.map((wave) => ({
      scalars: new Map(Object.entries(wave.scalars)),
      vectors: new Map(Object.entries(wave.vectors).map(([name, text]) => [name, Uint32Array.from(unpacked(text, 64))])),
    }));
    this.memory = { global: new Map(), LDS: new Map(), private: new Map() };
    this.undo = [];
  }

  step(i) {
    if (this.steps[i]) return this.steps[i];
    const raw = this.raw[i];
    const register = ([name, mask, text]) => {
      const lanes = lanesOf(mask);
      return { name, lanes, values: unpacked(text, Math.max(1, lanes.length)) };
    };
    return this.steps[i] = {
      index: i, wave: raw.w, number: raw.n, exec: new Set(lanesOf(raw.e)), mask: raw.e,
      code: this.byAddress.get(raw.p), address: raw.p,
      gap: raw.g ? raw.g.map(register) : null,
      writes: (raw.r || []).map(register),
      accesses: (raw.m || []).map(([kind, space, size, mask, addresses, data, buffer]) => {
        const lanes = lanesOf(mask);
        return { kind, space, size, lanes, addresses: unpacked(addresses, lanes.length),
                 data: data.map((word) => unpacked(word, lanes.length)), buffer };
      }),
      words: (raw.d || []).map(([space, count, addresses, before, after]) => ({
        space, addresses: unpacked(addresses, count), before: unpacked(before, count), after: unpacked(after, count) })),
      moves: (raw.v || []).map(([source, destination, lanes, isResult]) => ({ source, destination, lanes, isResult })),
    };
  }

  vector(wave, name) {
    const { vectors } = this.waves[wave];
    if (!vectors.has(name)) vectors.set(name, new Uint32Array(64));
    return vectors.get(name);
  }

  // Applies what a list of registers says, and returns how to take it back.
  write(wave, registers) {
    const undone = [];
    for (const { name, lanes, values } of registers) {
      if (isVector(name)) {
        const row = this.vector(wave, name);
        undone.push([name, row.slice()]);
        lanes.forEach((lane, i) => { row[lane] = values[i]; });
      } else {
        const { scalars } = this.waves[wave];
        undone.push([name, scalars.get(name) || 0]);
        scalars.set(name, values[0]);
      }
    }
    return undone;
  }

  takeBack(wave, undone) {
    for (const [name, old] of undone.slice().reverse()) {
      if (isVector(name)) this.vector(wave, name).set(old);
      else this.waves[wave].scalars.set(name, old);
    }
  }

  apply() {
    const step = this.step(this.applied);
    const undone = { gap: this.write(step.wave, step.gap || []), registers: this.write(step.wave, step.writes), words: [] };
    const put = (space, key, value) => {
      const map = this.memory[space];
      undone.words.push([space, key, map.get(key)]);
      map.set(key, value);
    };
    for (const { space, addresses, after } of step.words) addresses.forEach((address, i) => put(space, address, after[i]));
    for (const access of step.accesses) {
      if (access.space !== 'private' || access.kind !== 'store') continue;
      access.lanes.forEach((lane, i) =>
        access.data.forEach((word, w) => put('private', `${step.wave}:${lane}:${access.addresses[i] + 4 * w}`, word[i])));
    }
    this.undo.push(undone);
    ++this.applied;
  }

  unapply() {
    const undone = this.undo.pop();
    const step = this.step(--this.applied);
    for (const [space, key, old] of undone.words.reverse()) {
      if (old === undefined) this.memory[space].delete(key);
      else this.memory[space].set(key, old);
    }
    this.takeBack(step.wave, undone.registers);
    this.takeBack(step.wave, undone.gap);
  }

  // Afterwards step `i` is the last one that was executed.
  goTo(i) {
    while (this.applied > i + 1) this.unapply();
    while (this.applied < i + 1) this.apply();
  }

  // Of the last step's wave: a row of 64 values, or a single one, after it and before it.
  after(name) {
    const { wave } = this.step(this.applied - 1);
    return isVector(name) ? this.vector(wave, name) : this.waves[wave].scalars.get(name) || 0;
  }
  before(name) {
    const found = this.undo[this.applied - 1].registers.find(([written]) => written === name);
    return found ? found[1] : this.after(name);
  }

  // The next step of a wave after `from` for which `wanted` holds; before it with `direction` -1. -1: none.
  find(wave, from, direction, wanted) {
    const list = this.order[wave];
    let at = list.findIndex((i) => i >= from);
    if (at < 0) at = list.length;
    if (direction > 0 && list[at] === from) ++at;
    if (direction < 0) --at;
    for (; at >= 0 && at < list.length; at += direction) if (wanted(this.step(list[at]))) return list[at];
    return -1;
  }

  // Where the wave goes on after a step; undefined after its last one here.
  next(step) {
    const list = this.order[step.wave];
    const following = list[list.indexOf(step.index) + 1];
    return following === undefined ? undefined : this.step(following);
  }
}
