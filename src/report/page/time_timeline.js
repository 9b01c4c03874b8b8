// The timeline: a row for each place of a SIMD, drawn for the pixels there are and not for the waves there are.

class Timeline {
  static kLeft = 64;      // pixels that rows' names take
  static kUnits = [['VALU', '--unit-busy'], ['SALU', '--not-picked'], ['LDS', '--barrier'], ['address', '--wait-lgkm'],
                   ['L2', '--dependency'], ['memory', '--wait-vm']];
  static kMostRowPixels = 26;

  // `instructions` are those of the listing, which show(index) goes to.
  constructor(data, peaks, instructions, show, { waves, units, tip, said, view }) {
    this.stalls = data.stalls;
    this.cycles = Math.max(1, data.cycles);
    this.bucketCycles = data.bucket_cycles;
    this.buckets = data.buckets;
    this.peaks = peaks;
    this.instructions = instructions;
    this.show = show;
    this.pointer = null;    // where it is over the waves
    this.elements = { waves, units, tip, said, view };
    this.only = -1;         // the reason that is shown alone
    this.selected = null;   // {wave, interval}
    this.rows = [];
    let before = null;
    for (const [unit, simd, row, group, number, start, end, ended, flat] of data.waves) {
      if (before === null || before.unit !== unit || before.simd !== simd || before.row !== row) {
        before = { unit, simd, row, waves: [] };
        this.rows.push(before);
      }
      const count = flat.length / 3, ends = new Float64Array(count), stalls = new Uint8Array(count), lines = new Int32Array(count);
      let at = start;
      for (let i = 0; i < count; ++i) {
        stalls[i] = flat[3 * i];
        at += flat[3 * i + 1];
        ends[i] = at;
        lines[i] = flat[3 * i + 2];
      }
      before.waves.push({ unit, simd, row, group, number, start, end, ended, ends, stalls, lines, place: this.rows.length - 1 });
    }
    this.from = 0;
    this.to = this.cycles;
    this.top = 0;           // the first row shown, a fraction
    this.rowPixels = 0;     // 0: all rows at once
    this.listen();
  }

  // ---- Where things are ----

  get width() { return this.elements.waves.clientWidth - Timeline.kLeft; }
  get height() { return this.elements.waves.clientHeight - 18; }
  get scaleRows() { return this.rowPixels || Math.min(Timeline.kMostRowPixels, this.height / Math.max(1, this.rows.length)); }
  x(cycle) { return Timeline.kLeft + (cycle - this.from) / (this.to - this.from) * this.width; }
  cycleAt(x) { return this.from + (x - Timeline.kLeft) / this.width * (this.to - this.from); }
  rowAt(y) { return Math.floor(this.top + y / this.scaleRows); }

  // The first of `ends` that is above `cycle`.
  static after(ends, cycle) {
    let low = 0, high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] > cycle) high = middle; else low = middle + 1;
    }
    return low;
  }
  waveAt(row, cycle) {
    const waves = this.rows[row]?.waves ?? [];
    let low = 0, high = waves.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (waves[middle].end > cycle) high = middle; else low = middle + 1;
    }
    return low < waves.length && waves[low].start <= cycle ? waves[low] : null;
  }
  static startOf(wave, interval) { return interval === 0 ? wave.start : wave.ends[interval - 1]; }

  // ---- Moving ----

  setView(from, to) {
    const least = Math.min(16, this.cycles), length = Math.min(this.cycles, Math.max(least, to - from));
    const start = Math.min(Math.max(0, from), this.cycles - length);
    this.from = start;
    this.to = start + length;
    this.draw();
  }
  zoom(factor, at = (this.from + this.to) / 2) {
    this.setView(at - (at - this.from) * factor, at + (this.to - at) * factor);
  }
  pan(share) {
    const by = (this.to - this.from) * share;
    this.setView(this.from + by, this.to + by);
  }
  zoomRows(factor, y = this.height / 2) {
    const at = this.top + y / this.scaleRows;
    const all = Math.min(Timeline.kMostRowPixels, this.height / Math.max(1, this.rows.length));
    const pixels = Math.min(Timeline.kMostRowPixels, this.scaleRows * factor);
    this.rowPixels = pixels <= all ? 0 : pixels;
    this.setTop(at - y / this.scaleRows);
  }
  setTop(top) {
    this.top = Math.max(0, Math.min(top, this.rows.length - this.height / this.scaleRows));
    this.draw();
  }
  showAll() {
    this.rowPixels = this.top = 0;
    this.setView(0, this.cycles);
  }
  showOnly(stall) {
    this.only = this.only === stall ? -1 : stall;
    this.draw();
  }

  // ---- Choosing ----

  words(wave, interval) {
    const start = Timeline.startOf(wave, interval), end = wave.ends[interval];
    return { title: this.stalls[wave.stalls[interval]] + `: ${grouped(end - start)} cycles`,
             where: `compute unit ${wave.unit}, SIMD ${wave.simd}, slot ${wave.row}`,
             wave: `workgroup ${wave.group} wave ${wave.number}, ${grouped(wave.start)} to ${grouped(wave.end)}` +
               (wave.ended ? '' : ', not ended'),
             when: `from cycle ${grouped(start)} to ${grouped(end)}`,
             instruction: this.instructions[wave.lines[interval]] };
  }
  // The instruction that an interval belongs to; where waves issue without a stop, the first of several.
  static place(instruction) { return `${instruction.address.toString(16)}: ${instruction.text}`; }
  select(wave, interval) {
    this.selected = wave === null ? null : { wave, interval };
    if (wave !== null) {
      const start = Timeline.startOf(wave, interval), end = wave.ends[interval];
      if (start < this.from || end > this.to) {
        const length = Math.max(this.to - this.from, (end - start) * 1.2);
        this.setView((start + end - length) / 2, (start + end + length) / 2);
      }
      const visible = this.height / this.scaleRows;
      if (wave.place < this.top) this.setTop(wave.place);
      if (wave.place + 1 > this.top + visible) this.setTop(wave.place + 1 - visible);
      const words = this.words(wave, interval);
      const said = [`${words.title}, ${words.when}; ${words.wave}; ${words.where}`];
      if (words.instruction !== undefined) {
        const link = element('a', { href: '#listing' }, Timeline.place(words.instruction));
        link.addEventListener('click', (event) => { event.preventDefault(); this.show(wave.lines[interval], true); });
        said.push('; ', link);
        this.show(wave.lines[interval], false);
      }
      this.elements.said.replaceChildren(...said);
    } else {
      this.elements.said.textContent = '';
    }
    this.draw();
  }
  step(by) {
    if (this.selected === null) return this.selectFirst();
    const { wave, interval } = this.selected;
    const next = interval + by;
    if (next >= 0 && next < wave.ends.length) this.select(wave, next);
  }
  stepWave(by) {
    if (this.selected === null) return this.selectFirst();
    const { wave, interval } = this.selected;
    const middle = (Timeline.startOf(wave, interval) + wave.ends[interval]) / 2;
    for (let row = wave.place + by; row >= 0 && row < this.rows.length; row += by) {
      const other = this.waveAt(row, middle) ?? (this.rows[row].waves.length === 0 ? null : this.rows[row].waves[0]);
      if (other !== null) {
        this.select(other, Math.min(Timeline.after(other.ends, middle), other.ends.length - 1));
        return;
      }
    }
  }
  selectFirst() {
    const row = this.rows[Math.floor(this.top)];
    if (row !== undefined) this.select(row.waves[0], 0);
  }

  // ---- Drawing ----

  canvas(which) {
    const canvas = this.elements[which], ratio = window.devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * ratio), height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
    const context = canvas.getContext('2d');
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    return context;
  }
  colours() {
    const style = getComputedStyle(document.documentElement), of = (name) => style.getPropertyValue(name).trim();
    return { of, stalls: this.stalls.map((s) => of(cssName(s))) };
  }
  draw() {
    if (this.pending) return;
    this.pending = requestAnimationFrame(() => {
      this.pending = 0;
      this.drawWaves();
      this.drawUnits();
      if (!this.elements.tip.hidden && this.pointer !== null) this.showTip(this.pointer, this.find(this.pointer));
      const all = this.from === 0 && this.to === this.cycles;
      this.elements.view.textContent = `cycles ${grouped(this.from)} to ${grouped(this.to)}${all ? '' : ` of ${grouped(this.cycles)}`}`;
    });
  }

  // Of each row, at most one rectangle a pixel: the interval that lies there.
  drawRow(context, row, y, height, colours) {
    const perPixel = (this.to - this.from) / this.width;
    for (const wave of row.waves) {
      if (wave.end <= this.from || wave.start >= this.to) continue;
      let at = Math.max(this.from, wave.start);
      const last = Math.min(this.to, wave.end);
      while (at < last) {
        const pixel = at + perPixel;
        let i = Timeline.after(wave.ends, at);
        // What is there in the middle of the pixel stands for all of it.
        if (wave.ends[i] < pixel) i = Math.min(Timeline.after(wave.ends, at + perPixel / 2), wave.ends.length - 1);
        const end = Math.min(last, Math.max(wave.ends[i], pixel));
        context.globalAlpha = this.only >= 0 && this.only !== wave.stalls[i] ? 0.12 : 1;
        context.fillStyle = colours.stalls[wave.stalls[i]];
        const x = this.x(at);
        context.fillRect(x, y, Math.max(0.6, this.x(end) - x), height);
        at = end;
      }
    }
    context.globalAlpha = 1;
  }
  drawWaves() {
    const context = this.canvas('waves'), colours = this.colours(), scale = this.scaleRows, height = this.height;
    const right = Timeline.kLeft + this.width;
    context.font = '11px system-ui, sans-serif';
    context.textBaseline = 'middle';
    const gap = scale >= 6 ? 1 : 0;
    if (scale >= 1) {
      for (let r = Math.floor(this.top); r < this.rows.length && (r - this.top) * scale < height; ++r)
        this.drawRow(context, this.rows[r], (r - this.top) * scale, scale - gap, colours);
    } else {
      // More rows than pixels: those that the pixels lie in.
      for (let y = 0; y < height; ++y) {
        const row = this.rows[Math.floor(this.top + (y + 0.5) / scale)];
        if (row !== undefined) this.drawRow(context, row, y, 1, colours);
      }
    }
    // Names, and lines between compute units.
    context.clearRect(0, 0, Timeline.kLeft, height);
    let named = -100, before = -1;
    for (let r = Math.floor(this.top); r < this.rows.length && (r - this.top) * scale < height; ++r) {
      const row = this.rows[r], y = Math.max(0, (r - this.top) * scale);
      if (row.unit !== before) {
        if (y - named >= 14) {
          context.fillStyle = colours.of('--soft');
          context.fillText(`CU ${row.unit}`, 6, y + Math.min(9, Math.max(6, scale / 2)));
          context.fillStyle = colours.of('--line');
          context.fillRect(0, y, scale >= 1 ? right : Timeline.kLeft, 1);
          named = y;
        }
        before = row.unit;
      }
    }
    // The axis.
    context.clearRect(0, height, right, 18);
    context.fillStyle = colours.of('--line');
    context.fillRect(Timeline.kLeft, height, this.width, 1);
    const rough = (this.to - this.from) / Math.max(2, this.width / 110), power = 10 ** Math.floor(Math.log10(rough));
    const step = Math.max(1, [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough));
    context.fillStyle = colours.of('--soft');
    for (let c = Math.ceil(this.from / step) * step; c <= this.to; c += step) {
      const text = grouped(c), x = this.x(c), half = context.measureText(text).width / 2;
      context.fillRect(x, height, 1, 4);
      context.fillText(text, Math.min(right - half * 2 - 2, Math.max(Timeline.kLeft, x - half)), height + 11);
    }
    context.fillText('cycle', 6, height + 11);
    if (this.selected !== null) {
      const { wave, interval } = this.selected;
      const y = (wave.place - this.top) * scale, x = this.x(Timeline.startOf(wave, interval));
      context.strokeStyle = colours.of('--text');
      context.lineWidth = 2;
      context.strokeRect(x, y - 1, Math.max(3, this.x(wave.ends[interval]) - x), Math.max(4, scale - gap + 2));
    }
  }
  shareOf(bucket, unit) {
    if (unit < 4) return bucket[unit];
    const [bytes, peak] = unit === 4 ? [bucket[4], this.peaks.l2] : [bucket[5] + bucket[6], this.peaks.memory];
    return Math.min(1, bytes / this.bucketCycles / peak);
  }
  drawUnits() {
    const context = this.canvas('units'), colours = this.colours();
    const height = this.elements.units.clientHeight - 8, right = Timeline.kLeft + this.width;
    context.font = '11px system-ui, sans-serif';
    context.textBaseline = 'middle';
    for (const share of [0, 0.5, 1]) {
      const y = 4 + (1 - share) * height;
      context.fillStyle = colours.of('--line');
      context.fillRect(Timeline.kLeft, y, this.width, 1);
      context.fillStyle = colours.of('--soft');
      context.fillText(`${share * 100} %`, 6, Math.min(height, Math.max(10, y)));
    }
    context.save();
    context.beginPath();
    context.rect(Timeline.kLeft, 0, right - Timeline.kLeft, height + 8);
    context.clip();
    Timeline.kUnits.forEach(([, colour], unit) => {
      context.strokeStyle = colours.of(colour);
      context.lineWidth = 1.6;
      context.beginPath();
      this.buckets.forEach((bucket, i) => {
        const y = 4 + (1 - this.shareOf(bucket, unit)) * height;
        context.lineTo(this.x(i * this.bucketCycles), y);
        context.lineTo(this.x((i + 1) * this.bucketCycles), y);
      });
      context.stroke();
    });
    context.restore();
  }

  // ---- Listening ----

  listen() {
    const { waves, units, tip } = this.elements;
    const place = (event) => {
      const box = waves.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    let dragged = null;
    waves.addEventListener('pointerdown', (event) => {
      const at = place(event);
      dragged = { ...at, from: this.from, to: this.to, top: this.top, moved: false };
      waves.setPointerCapture(event.pointerId);
    });
    waves.addEventListener('pointermove', (event) => {
      const at = place(event);
      if (dragged !== null) {
        if (Math.hypot(at.x - dragged.x, at.y - dragged.y) > 4) dragged.moved = true;
        if (!dragged.moved) return;
        const by = (dragged.x - at.x) / this.width * (dragged.to - dragged.from);
        this.top = Math.max(0, Math.min(dragged.top + (dragged.y - at.y) / this.scaleRows, this.rows.length - this.height / this.scaleRows));
        this.setView(dragged.from + by, dragged.to + by);
        tip.hidden = true;
        return;
      }
      this.pointer = at;
      this.showTip(at, this.find(at));
    });
    waves.addEventListener('pointerup', (event) => {
      const at = place(event);
      if (dragged !== null && !dragged.moved) {
        const found = this.find(at);
        this.select(found?.wave ?? null, found?.interval);
      }
      dragged = null;
    });
    waves.addEventListener('pointercancel', () => { dragged = null; });
    waves.addEventListener('pointerleave', () => { tip.hidden = true; this.pointer = null; });
    waves.addEventListener('wheel', (event) => {
      event.preventDefault();
      const at = place(event), amount = event.deltaY || event.deltaX, factor = Math.exp(Math.max(-1, Math.min(1, amount / 300)));
      if (event.shiftKey) this.zoomRows(1 / factor, at.y);
      else this.zoom(factor, this.cycleAt(Math.max(Timeline.kLeft, at.x)));
    }, { passive: false });
    const keys = {
      ArrowLeft: () => this.pan(-0.2), ArrowRight: () => this.pan(0.2),
      ArrowUp: () => this.setTop(this.top - 3), ArrowDown: () => this.setTop(this.top + 3),
      '+': () => this.zoom(0.6), '=': () => this.zoom(0.6), '-': () => this.zoom(1 / 0.6),
      ']': () => this.zoomRows(1.6), '[': () => this.zoomRows(1 / 1.6), '0': () => this.showAll(),
      n: () => this.step(1), p: () => this.step(-1), j: () => this.stepWave(1), k: () => this.stepWave(-1),
      Escape: () => this.select(null),
    };
    // Before anything has the focus, too: then up and down still scroll the page.
    document.addEventListener('keydown', (event) => {
      const isOwn = event.target === waves, isNobodys = event.target === document.body && !/^Arrow(Up|Down)$/.test(event.key);
      if (!isOwn && !isNobodys) return;
      if (event.ctrlKey || event.metaKey || event.altKey || keys[event.key] === undefined) return;
      event.preventDefault();
      keys[event.key]();
    });
    new ResizeObserver(() => this.draw()).observe(waves);
    new ResizeObserver(() => this.draw()).observe(units);
  }
  find({ x, y }) {
    if (x < Timeline.kLeft || y > this.height) return null;
    const cycle = this.cycleAt(x), wave = this.waveAt(this.rowAt(y), cycle);
    return wave === null ? null : { wave, interval: Math.min(Timeline.after(wave.ends, cycle), wave.ends.length - 1) };
  }
  // What the pointer is at, or nothing.
  showTip(at, found) {
    const { tip, waves } = this.elements;
    tip.hidden = found === null;
    if (found === null) return;
    const words = this.words(found.wave, found.interval);
    const instruction = words.instruction === undefined ? [] : [element('code', {}, Timeline.place(words.instruction)), element('br')];
    tip.replaceChildren(element('b', {}, words.title), ...instruction, words.when, element('br'), words.wave, element('br'), words.where);
    const left = Math.min(at.x + 14, waves.clientWidth - tip.offsetWidth - 4);
    const top = at.y + 18 + tip.offsetHeight > waves.clientHeight ? at.y - tip.offsetHeight - 10 : at.y + 18;
    tip.setAttribute('style', `left: ${Math.max(2, left)}px; top: ${Math.max(2, top)}px`);
  }
}
