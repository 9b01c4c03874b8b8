'use strict';
// The page of `lanewise live --html`: a chart and a listing of the same lines, linked. Lines count from 1.

(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const byId = (id) => document.getElementById(id);
  const kRowHeight = 22;
  const kRowsBeyond = 12;  // drawn above and below what is visible
  const kPlot = { left: 44, right: 14, top: 10, bottom: 24 };  // the right margin grows with its labels
  const kMostCurves = 24;  // more would only hide one another
  const kMostHazards = 100;  // listed beside the listing, which marks them all
  const kRegister = /\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?![\w\[])|\b(vcc|exec)(_lo|_hi)?\b|\b(m0|scc)\b/g;
  const kToken = new RegExp(kRegister.source + '|(\\b0x[0-9a-f]+\\b|(?<![\\w.])-?\\d+(?:\\.\\d+)?(?![\\w.]))', 'g');

  const state = {
    version: 0,
    file: 'vgprs',   // or 'sgprs'
    line: 1,         // of the cursor
    hover: 0,        // line under the pointer, 0: none
    shown: null,     // ranges that are highlighted
    kept: null,      // the same, kept by a click or Enter
    token: -1,       // register of the cursor's line that the keyboard is at
    query: '',
    matches: [],
    isMatch: new Set(),
    at: -1,          // index into matches
  };

  const kernel = () => data.kernels[state.version];
  const counts = (k = kernel()) => k[state.file];
  const element = (tag, attributes = {}, ...children) => {
    const e = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith('on')) e.addEventListener(name.slice(2), value);
      else e.setAttribute(name, value);
    }
    e.append(...children);
    return e;
  };
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const isCrowded = data.kernels.length > kMostCurves;
  const styleOf = (i) => (isCrowded ? 0 : i);
  const curveColour = (i) => liveCurves.strokeOf(styleOf(i))[isDark() ? 'dark' : 'light'];
  // Which kernels have a curve: all where they can be told apart, otherwise the chosen one.
  const drawn = () => data.kernels.map((_, i) => i).filter((i) => !isCrowded || i === state.version);

  // ---- Registers and ranges ----

  // Names of the registers that a match of kRegister stands for.
  function registersOf(match) {
    if (match[1]) {
      if (match[2] !== undefined) return [match[1] + Number(match[2])];
      const names = [];
      for (let i = Number(match[3]); i <= Number(match[4]) && names.length < 32; ++i) names.push(match[1] + i);
      return names;
    }
    if (match[5]) return match[6] ? [match[5] + match[6]] : [match[5] + '_lo', match[5] + '_hi'];
    return match[7] ? [match[7]] : [];
  }

  // The ranges of each register of a kernel, by first line.
  function rangesByRegister(k) {
    if (k.byRegister) return k.byRegister;
    k.byRegister = new Map();
    k.ranges.forEach((r) => {
      const range = { reg: r[0], first: r[1], last: r[2], liveIn: r[3] === 1, bytes: r[4], writes: r[5], uses: r[6],
                      idleFrom: r[7], idleTo: r[8] };
      if (!k.byRegister.has(range.reg)) k.byRegister.set(range.reg, []);
      k.byRegister.get(range.reg).push(range);
    });
    return k.byRegister;
  }

  function has(sorted, value) {
    let low = 0, high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < value) low = middle + 1; else high = middle;
    }
    return sorted[low] === value;
  }

  // The range of a register that an operand of a line means: a destination's is the one written there.
  function rangeAt(name, line, isDestination) {
    const list = rangesByRegister(kernel()).get(name) || [];
    const around = list.filter((r) => r.first <= line && line <= r.last);
    const writing = around.find((r) => has(r.writes, line)), reading = around.find((r) => has(r.uses, line));
    return (isDestination ? writing || reading : reading || writing) || around[0] || null;
  }

  const rangesOfToken = (token, line) =>
    token.registers.map((name) => rangeAt(name, line, token.isDestination)).filter((r) => r !== null);

  const isWritten = (name, line) => (rangesByRegister(kernel()).get(name) || []).some((r) => has(r.writes, line));

  // The registers that a line's text names, in order. Results stand before sources: of a register that the line writes,
  // the first name is the destination.
  function tokensOf(line) {
    const text = kernel().text[line - 1];
    const tokens = [], named = new Set();
    for (const match of text.matchAll(kRegister)) {
      const registers = registersOf(match);
      if (registers.length === 0) continue;
      const isDestination = registers.some((name) => !named.has(name) && isWritten(name, line));
      for (const name of registers) named.add(name);
      tokens.push({ registers, text: match[0], index: match.index, isDestination });
    }
    return tokens;
  }

  // ---- Chart ----

  const scale = { width: 1, height: 1, lines: 1, most: 1 };
  const xOf = (line) => kPlot.left + (scale.width - kPlot.left - kPlot.right) * line / scale.lines;
  const yOf = (count) => scale.height - kPlot.bottom - (scale.height - kPlot.top - kPlot.bottom) * count / scale.most;

  function context(id) {
    const canvas = byId(id), ratio = window.devicePixelRatio || 1;
    const box = byId('chart').getBoundingClientRect();
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    const c = canvas.getContext('2d');
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, box.width, box.height);
    c.font = '11px system-ui, "DejaVu Sans", sans-serif';
    scale.width = box.width;
    scale.height = box.height;
    return c;
  }

  function tickDistance(range, ticks) {
    for (let power = 1; ; power *= 10)
      for (const step of [power, 2 * power, 5 * power])
        if (range / step <= ticks) return step;
  }

  function strokeCurve(c, values) {
    const pixels = Math.max(1, Math.floor(xOf(values.length) - kPlot.left));
    c.beginPath();
    if (values.length <= 2 * pixels) {
      values.forEach((value, i) => {
        c.lineTo(xOf(i), yOf(value));
        c.lineTo(xOf(i + 1), yOf(value));
      });
    } else {
      for (let p = 0; p < pixels; ++p) {
        const first = Math.floor(p * values.length / pixels);
        const last = Math.max(first + 1, Math.floor((p + 1) * values.length / pixels));
        let low = values[first], high = low;
        for (let i = first + 1; i < last; ++i) {
          if (values[i] < low) low = values[i];
          if (values[i] > high) high = values[i];
        }
        c.lineTo(xOf(first), yOf(low));
        c.lineTo(xOf(first), yOf(high));
      }
    }
    c.stroke();
  }

  function horizontal(c, y) {
    c.beginPath();
    c.moveTo(kPlot.left, Math.round(y) + 0.5);
    c.lineTo(scale.width - kPlot.right, Math.round(y) + 0.5);
    c.stroke();
  }

  // Marks at even distances, at other places on each curve.
  function markCurve(c, i, values) {
    if (!liveCurves.markOf(styleOf(i))) return;
    const distance = 70, end = xOf(values.length);
    for (let x = kPlot.left + 12 + (i * 29) % distance; x < end; x += distance) {
      const line = Math.floor((x - kPlot.left) / (end - kPlot.left) * values.length);
      liveCurves.drawMark(c, i, x, yOf(values[line]));
    }
  }

  // What stands beside the plot, so that no curve runs through it: the counts above which a SIMD holds a wave less, and
  // what the chosen kernel allocates.
  function rightLabels(c) {
    const isNarrow = scale.width < 600;
    const labels = [{ value: kernel().allocated[state.file], text: isNarrow ? 'alloc.' : `allocated ${kernel().allocated[state.file]}`, isAllocation: true }];
    for (const [waves, most] of kernel().steps[state.file]) {
      if (most >= scale.most) continue;
      const name = isNarrow ? `${waves}w` : `${waves} wave${waves === 1 ? '' : 's'} up to ${most}`;
      const same = labels.find((label) => label.value === most);
      if (same) same.text = isNarrow ? `${same.text} ${name}` : `allocated, ${name}`;
      else labels.push({ value: most, text: name });
    }
    return labels;
  }

  function drawRightLabels(c, labels) {
    c.textAlign = 'left';
    c.textBaseline = 'middle';
    // The allocation's label has precedence over those that would touch it.
    const taken = [];
    for (const label of labels) {
      const y = yOf(label.value);
      if (!label.isAllocation) {
        c.strokeStyle = colour('--faint');
        c.setLineDash([1, 4]);
        horizontal(c, y);
      }
      if (taken.some((other) => Math.abs(other - y) < 13)) continue;
      taken.push(y);
      c.fillStyle = label.isAllocation ? curveColour(state.version) : colour('--soft');
      c.fillText(label.text, scale.width - kPlot.right + 6, y);
    }
    c.setLineDash([]);
  }

  function drawChart() {
    const curves = drawn();
    scale.lines = Math.max(1, ...curves.map((i) => data.kernels[i].text.length));
    scale.most = 1;
    for (const k of curves.map((i) => data.kernels[i])) {
      for (const value of counts(k)) if (value > scale.most) scale.most = value;
      scale.most = Math.max(scale.most, k.allocated[state.file]);
    }
    scale.most *= 1.06;
    const c = context('base');
    const labels = rightLabels(c);
    kPlot.right = Math.max(14, ...labels.map((label) => Math.ceil(c.measureText(label.text).width) + 12));
    c.lineWidth = 1;
    c.fillStyle = colour('--soft');
    c.textAlign = 'right';
    c.textBaseline = 'middle';
    const rows = tickDistance(scale.most, 6);
    for (let value = 0; value <= scale.most; value += rows) {
      c.strokeStyle = colour('--line');
      horizontal(c, yOf(value));
      c.fillText(String(value), kPlot.left - 8, yOf(value));
    }
    c.textAlign = 'center';
    c.textBaseline = 'alphabetic';
    const columns = tickDistance(scale.lines, Math.max(2, scale.width / 90));
    for (let value = columns; value <= scale.lines; value += columns)
      c.fillText(String(value), Math.min(xOf(value - 0.5), scale.width - 16), scale.height - 6);

    drawRightLabels(c, labels);
    // The chosen one comes last, on top of the others.
    const order = curves.sort((a, b) => (a === state.version) - (b === state.version));
    for (const i of order) {
      const k = data.kernels[i], chosen = i === state.version;
      c.globalAlpha = chosen ? 1 : 0.7;
      c.strokeStyle = curveColour(i);
      c.fillStyle = colour('--back');
      c.lineWidth = 1;
      c.setLineDash([3, 5]);
      if (chosen) horizontal(c, yOf(k.allocated[state.file]));
      c.lineWidth = chosen ? 2 : 1.4;
      c.setLineDash(liveCurves.strokeOf(styleOf(i)).dash);
      strokeCurve(c, counts(k));
      c.lineWidth = 1.3;
      markCurve(c, i, counts(k));
    }
    c.globalAlpha = 1;
    drawOverlay();
  }

  // Cursor, pointer and the ranges that are highlighted.
  function drawOverlay() {
    const c = context('overlay');
    const ranges = (state.shown || state.kept || []).slice(0, 16);
    const bottom = scale.height - kPlot.bottom;
    for (const range of ranges) {
      c.fillStyle = colour('--hold');
      c.globalAlpha = 0.13 / ranges.length ** 0.5;
      const from = xOf(range.first - 1), to = Math.max(xOf(range.last), from + 1.5);
      c.fillRect(from, kPlot.top, to - from, bottom - kPlot.top);
      c.globalAlpha = 1;
      c.fillRect(from, bottom - 3, to - from, 3);
      for (const line of range.uses) c.fillRect(xOf(line - 0.5) - 1, bottom - 9, 2, 9);
      c.fillStyle = colour('--write');
      for (const line of range.writes) c.fillRect(xOf(line - 0.5) - 1.5, bottom - 14, 3, 14);
    }
    const vertical = (line, name, width) => {
      c.strokeStyle = colour(name);
      c.lineWidth = width;
      c.beginPath();
      c.moveTo(xOf(line - 0.5), kPlot.top);
      c.lineTo(xOf(line - 0.5), bottom);
      c.stroke();
    };
    vertical(state.line, '--accent', 1.5);
    if (state.hover > 0) vertical(state.hover, '--soft', 1);
    const line = state.hover || state.line, value = counts()[line - 1];
    if (value === undefined) return;
    c.fillStyle = curveColour(state.version);
    c.beginPath();
    c.arc(xOf(line - 0.5), yOf(value), 3.5, 0, 7);
    c.fill();
  }

  function showTip(line) {
    const tip = byId('tip');
    tip.hidden = line === 0;
    if (line === 0) return;
    const kind = state.file === 'vgprs' ? 'VGPRs' : 'SGPRs';
    tip.textContent = `line ${line}: ${counts()[line - 1]} ${kind} · ${kernel().text[line - 1]}`;
    const x = xOf(line), width = tip.offsetWidth;
    tip.style.left = `${x + 12 + width > scale.width ? Math.max(kPlot.left, x - width - 12) : x + 12}px`;
  }

  // ---- Listing ----

  function renderText(line, target) {
    const k = kernel(), text = k.text[line - 1];
    const label = k.labels[line];
    if (label) target.append(element('span', { class: 'label' }, `${label}: `));
    const space = text.indexOf(' ');
    const mnemonicEnd = space < 0 ? text.length : space;
    target.append(element('span', { class: 'mnemonic' }, text.slice(0, mnemonicEnd)));
    const targetLabel = k.targets[line];
    if (targetLabel) {
      target.append(' ', element('span', { class: 'label jump', title: `go to line ${liveFlow.targetOf(k, line)}` }, targetLabel));
      return;
    }
    const tokens = new Map(tokensOf(line).map((token, i) => [token.index, i]));
    let at = mnemonicEnd;
    kToken.lastIndex = mnemonicEnd;
    for (let match; (match = kToken.exec(text)) !== null;) {
      target.append(text.slice(at, match.index));
      if (match[8] !== undefined) {
        target.append(element('span', { class: 'num' }, match[0]));
      } else {
        const index = tokens.get(match.index);
        const held = line === state.line && index === state.token ? ' held' : '';
        target.append(element('span', { class: `r${held}`, 'data-token': String(index) }, match[0]));
      }
      at = match.index + match[0].length;
    }
    target.append(text.slice(at));
    if (k.sources[line]) target.append(sourceOf(k.sources[line]));
  }

  // The file without its folders, which the tip has.
  function sourceOf(place) {
    return element('span', { class: 'source', title: place }, place.slice(place.lastIndexOf('/') + 1));
  }

  // How a row lies in the highlighted ranges, as classes of its gutter.
  function gutterClasses(line) {
    const classes = [];
    for (const range of state.shown || state.kept || []) {
      if (line < range.first || line > range.last) continue;
      classes.push('in');
      if (line === range.first && !range.liveIn) classes.push('first');
      if (line === range.last) classes.push('last');
      if (line > range.idleFrom && line < range.idleTo) classes.push('idle');
      if (has(range.writes, line)) classes.push('wrote');
      else if (has(range.uses, line)) classes.push('used');
    }
    return classes;
  }

  // Of an instruction in its innermost loop; empty elsewhere.
  function cyclesOf(cycles) {
    if (!cycles) return element('span', { class: 'cycles' });
    const title = `cycles per iteration of the innermost loop: ${cycles[0]} of a wave that is alone, ${cycles[1]} of each wave of a full SIMD; all accesses in the nearest cache`;
    return element('span', { class: 'cycles', title }, `${cycles[0]} / ${cycles[1]}`);
  }

  function renderRows() {
    const listing = byId('listing'), k = kernel(), total = k.text.length;
    const first = Math.max(0, Math.floor(listing.scrollTop / kRowHeight) - kRowsBeyond);
    const last = Math.min(total, Math.ceil((listing.scrollTop + listing.clientHeight) / kRowHeight) + kRowsBeyond);
    byId('space').style.height = `${total * kRowHeight}px`;
    const rows = byId('rows'), most = Math.max(1, k.allocated[state.file], k.peak[state.file]);
    rows.style.top = `${first * kRowHeight}px`;
    const jumps = liveFlow.within(k, first + 1, last), flows = liveFlow.widthOf(k) > 0;
    const hasCycles = Object.keys(k.cycles).length > 0;
    const list = [];
    for (let line = first + 1; line <= last; ++line) {
      const value = counts()[line - 1];
      const classes = ['row', ...gutterClasses(line)];
      if (line === state.line) classes.push('at');
      if (state.isMatch.has(line)) classes.push('match');
      if (k.unreached[line]) classes.push('unreached');
      const bar = element('i');
      bar.style.width = `${60 * value / most}%`;
      const text = element('span', { class: 'text' });
      renderText(line, text);
      for (const [mark, words] of k.hazards[line] || []) text.append(element('span', { class: 'hazard', title: words }, mark));
      list.push(element('div', { class: [...new Set(classes)].join(' '), 'data-line': String(line) },
                        element('span', { class: 'gutter' }), element('span', { class: 'number' }, String(line)),
                        element('span', { class: 'count' }, bar, element('span', {}, String(value))),
                        ...(hasCycles ? [cyclesOf(k.cycles[line])] : []),
                        ...(flows ? [liveFlow.cell(k, jumps, line, state.line, kRowHeight)] : []), text));
    }
    rows.replaceChildren(...list);
  }

  let frame = 0;
  function scheduleRows() {
    if (frame === 0) frame = requestAnimationFrame(() => { frame = 0; renderRows(); });
  }

  function scrollTo(line) {
    const listing = byId('listing'), top = (line - 1) * kRowHeight;
    if (top < listing.scrollTop || top + kRowHeight > listing.scrollTop + listing.clientHeight)
      listing.scrollTop = top - listing.clientHeight / 2;
  }

  function moveTo(line) {
    const total = kernel().text.length;
    state.line = Math.min(Math.max(1, line), total);
    state.token = -1;
    scrollTo(state.line);
    renderRows();
    drawOverlay();
  }

  // ---- Register detail ----

  const jump = (line) => element('button', { class: 'go', type: 'button', onclick: () => moveTo(line) }, String(line));

  function lineList(lines) {
    const nodes = [];
    lines.slice(0, 24).forEach((line, i) => nodes.push(i === 0 ? '' : ', ', jump(line)));
    if (lines.length > 24) nodes.push(` and ${lines.length - 24} more`);
    return lines.length === 0 ? ['none'] : nodes;
  }

  function bytesText(bytes) {
    const names = { 15: 'all 4', 3: 'low half', 12: 'high half' };
    return names[bytes] || [0, 1, 2, 3].filter((i) => (bytes >> i) & 1).join(', ');
  }

  function renderDetail() {
    const ranges = state.shown || state.kept || [], detail = byId('detail');
    if (ranges.length === 0) {
      detail.replaceChildren('Point at a register in the listing to see its live range; click to keep it.');
      return;
    }
    const nodes = [];
    for (const range of ranges.slice(0, 8)) {
      nodes.push(element('h3', {}, range.reg));
      const list = element('dl');
      const row = (name, ...values) => list.append(element('dt', {}, name), element('dd', {}, ...values));
      row('live', 'line ', jump(range.first), ' to ', jump(range.last), range.liveIn ? ' (already holds a value)' : '');
      row('written', ...lineList(range.writes));
      row('read', ...lineList(range.uses));
      row('idle', range.idleTo > range.idleFrom
        ? `${range.idleTo - range.idleFrom} line${range.idleTo - range.idleFrom === 1 ? '' : 's'}, ` : '0 lines, ',
          jump(range.idleFrom), ' to ', jump(range.idleTo));
      row('bytes', bytesText(range.bytes));
      nodes.push(list);
    }
    detail.replaceChildren(...nodes);
  }

  function highlight(ranges, keep = false) {
    if (keep) state.kept = ranges;
    state.shown = ranges;
    renderDetail();
    refreshGutter();
    drawOverlay();
  }

  // The rows stay as they are, so that the pointer keeps what it is over.
  function refreshGutter() {
    const kinds = ['in', 'first', 'last', 'idle', 'wrote', 'used'];
    for (const row of byId('rows').children) {
      row.classList.remove(...kinds);
      row.classList.add(...gutterClasses(Number(row.dataset.line)));
    }
  }

  // ---- Search ----

  function search() {
    const k = kernel(), query = byId('query').value.trim().toLowerCase();
    state.query = query;
    state.matches = [];
    if (query !== '') {
      const exact = query.match(new RegExp(`^(?:${kRegister.source})$`));
      const wanted = exact ? registersOf(exact) : null;
      k.text.forEach((text, i) => {
        const found = wanted
          ? [...text.matchAll(kRegister)].some((m) => registersOf(m).some((name) => wanted.includes(name)))
          : text.toLowerCase().includes(query) || (k.labels[i + 1] || '').toLowerCase().includes(query);
        if (found) state.matches.push(i + 1);
      });
    }
    state.isMatch = new Set(state.matches);
    state.at = -1;
    showFound();
    renderRows();
  }

  function showFound() {
    byId('found').textContent = state.query === '' ? '' : `${state.at + 1}/${state.matches.length}`;
  }

  function step(direction) {
    if (state.matches.length === 0) return;
    if (state.at < 0) {
      const next = state.matches.findIndex((line) => line >= state.line);
      state.at = direction > 0 ? Math.max(next, 0) : (next <= 0 ? state.matches.length : next) - 1;
    } else {
      state.at = (state.at + direction + state.matches.length) % state.matches.length;
    }
    showFound();
    moveTo(state.matches[state.at]);
  }

  // ---- What is chosen ----

  function renderHead() {
    const k = kernel();
    document.title = `${k.name}: live registers`;
    byId('kernel').textContent = k.demangled || k.symbol;
    byId('kernel').title = k.symbol;
    byId('place').replaceChildren(...[[k.file, k.path], [k.target, ''], [k.device, '']].filter(([text]) => text)
      .map(([text, title]) => element('span', title && title !== text ? { title } : {}, text)));
  }

  function renderFacts() {
    byId('facts').replaceChildren(...kernel().facts.map(([value, text]) =>
      element('div', { class: 'fact' }, element('b', {}, value), element('span', {}, text))));
  }

  function renderHolders() {
    const k = kernel(), ranges = rangesByRegister(k);
    byId('peak-title').textContent = `What holds the ${k.peak.vgprs} VGPRs at line ${k.peakLine}`;
    byId('holders').replaceChildren(...k.holders.map((holder) => {
      const own = holder.registers.map((name) => (ranges.get(name) || [])
        .find((r) => r.first === holder.first && r.first <= k.peakLine && k.peakLine <= r.last)).filter((r) => r);
      const idle = `${holder.idle} line${holder.idle === 1 ? '' : 's'} idle`;
      return element('li', {}, element('button', {
        type: 'button',
        onmouseenter: () => highlight(own),
        onmouseleave: () => highlight(state.kept),
        onclick: () => { moveTo(holder.first); highlight(own, true); },
      }, holder.sentence, ' ', element('small', {}, `(${idle})`)));
    }));
    const hazards = Object.entries(k.hazards).flatMap(([line, list]) => list.map(([, words]) => [Number(line), words]));
    byId('hazards-section').hidden = hazards.length === 0;
    byId('hazards').replaceChildren(...hazards.slice(0, kMostHazards).map(([line, words]) =>
      element('li', {}, 'line ', jump(line), element('pre', {}, words))));
    if (hazards.length > kMostHazards) byId('hazards').append(element('li', {}, `and ${hazards.length - kMostHazards} more`));
    byId('notes-section').hidden = k.notes.length === 0;
    byId('notes').replaceChildren(...k.notes.map((note) => element('li', {}, note)));
  }

  function renderLegend() {
    const several = data.kernels.length > 1;
    byId('version').hidden = !several;
    const curves = several && !isCrowded ? drawn() : [];
    byId('legend').replaceChildren(...curves.map((i) => {
      const k = data.kernels[i];
      const button = element('button', { type: 'button', 'aria-pressed': String(i === state.version), title: k.path,
                                         onclick: () => choose(i) },
                             liveCurves.sample(i, curveColour(i), colour('--back')),
                             element('span', {}, `${k.name}: peak ${k.peak[state.file]}`));
      return element('li', {}, button);
    }));
    if (isCrowded)
      byId('legend').append(element('li', {}, `one of ${data.kernels.length} kernels; the list above has the others`));
  }

  function choose(version) {
    state.version = version;
    state.shown = state.kept = null;
    state.token = -1;
    state.hover = 0;
    byId('version').value = String(version);
    byId('listing').scrollTop = 0;
    state.line = Math.max(1, kernel().peakLine);
    renderHead();
    renderFacts();
    renderHolders();
    renderLegend();
    search();
    renderDetail();
    drawChart();
    moveTo(state.line);
  }

  function chooseFile(file) {
    state.file = file;
    for (const id of ['vgprs', 'sgprs']) byId(id).setAttribute('aria-pressed', String(id === file));
    renderLegend();
    drawChart();
    renderRows();
  }

  function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    renderLegend();
    drawChart();
  }

  // Numbers first: names may be longer than the list is wide.
  const optionText = (k) =>
    `${k.peak.vgprs} VGPRs${k.waves ? `, ${k.waves} wave${k.waves === 1 ? '' : 's'}` : ''}: ${k.name}`;

  // ---- Events ----

  function connect() {
    data.kernels.forEach((k, i) => byId('version').append(element('option', { value: String(i) }, optionText(k))));
    byId('version').addEventListener('change', (event) => choose(Number(event.target.value)));
    byId('vgprs').addEventListener('click', () => chooseFile('vgprs'));
    byId('sgprs').addEventListener('click', () => chooseFile('sgprs'));
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    byId('theme').addEventListener('click', () => {
      state.ownTheme = true;
      setTheme(isDark() ? 'light' : 'dark');
    });
    system.addEventListener('change', () => {
      if (!state.ownTheme) setTheme(system.matches ? 'dark' : 'light');
    });

    const chart = byId('chart');
    const lineAt = (event) => {
      const x = event.clientX - chart.getBoundingClientRect().left;
      const line = Math.floor((x - kPlot.left) / (scale.width - kPlot.left - kPlot.right) * scale.lines) + 1;
      return Math.min(Math.max(1, line), kernel().text.length);
    };
    chart.addEventListener('pointermove', (event) => {
      state.hover = lineAt(event);
      showTip(state.hover);
      scrollTo(state.hover);
      for (const row of byId('rows').children)
        row.style.boxShadow = Number(row.dataset.line) === state.hover ? 'inset 3px 0 var(--accent)' : '';
      drawOverlay();
    });
    chart.addEventListener('pointerleave', () => { state.hover = 0; showTip(0); drawOverlay(); });
    chart.addEventListener('click', (event) => moveTo(lineAt(event)));
    chart.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 50, PageUp: -50 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      moveTo(state.line + by);
    });

    const listing = byId('listing');
    listing.addEventListener('scroll', scheduleRows, { passive: true });
    const rowOf = (event) => event.target.closest ? event.target.closest('.row') : null;
    listing.addEventListener('pointerover', (event) => {
      const row = rowOf(event);
      if (!row) return;
      const line = Number(row.dataset.line);
      if (state.hover !== line) {
        state.hover = line;
        drawOverlay();
      }
      const token = event.target.closest('.r');
      if (token) highlight(rangesOfToken(tokensOf(line)[Number(token.dataset.token)], line));
      else if (state.shown !== state.kept) highlight(state.kept);
    });
    listing.addEventListener('pointerleave', () => { state.hover = 0; highlight(state.kept); });
    listing.addEventListener('click', (event) => {
      const row = rowOf(event);
      if (!row) return;
      const line = Number(row.dataset.line), token = event.target.closest('.r');
      const to = event.target.closest('.jump') ? liveFlow.targetOf(kernel(), line) : 0;
      if (to > 0) {
        moveTo(to);
        return;
      }
      const index = token ? Number(token.dataset.token) : -1;
      moveTo(line);
      highlight(token ? rangesOfToken(tokensOf(line)[index], line) : null, true);
    });
    // Keys that the listing takes, also before anything has the focus. A button keeps Enter.
    const listingKey = (event) => {
      const page = Math.max(1, Math.floor(listing.clientHeight / kRowHeight) - 1);
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
      const tokens = tokensOf(state.line);
      if (by !== undefined) {
        moveTo(state.line + by);
      } else if (event.key === 'Home' || event.key === 'End') {
        moveTo(event.key === 'Home' ? 1 : kernel().text.length);
      } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && tokens.length > 0) {
        state.token = (Math.max(state.token, event.key === 'ArrowLeft' ? 0 : -1) +
                       (event.key === 'ArrowRight' ? 1 : -1) + tokens.length) % tokens.length;
        renderRows();
        highlight(rangesOfToken(tokens[state.token], state.line));
      } else if (event.key === 'Enter' && state.token >= 0 && !event.target.closest('button')) {
        highlight(rangesOfToken(tokens[state.token], state.line), true);
      } else {
        return;
      }
      event.preventDefault();
    };

    byId('query').addEventListener('input', search);
    byId('search').addEventListener('submit', (event) => { event.preventDefault(); step(1); });
    byId('query').addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    });
    byId('next').addEventListener('click', () => step(1));
    byId('previous').addEventListener('click', () => step(-1));
    document.addEventListener('keydown', (event) => {
      const typing = event.target.matches && event.target.matches('input, select');
      if (event.key === 'Escape') {
        if (typing) byId('listing').focus();
        state.token = -1;
        highlight(null, true);
        renderRows();
      }
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.target.closest('#chart')) listingKey(event);
      if (event.key === '/') {
        event.preventDefault();
        byId('query').focus();
      } else if (event.key === 'n') {
        step(1);
      } else if (event.key === 'N') {
        step(-1);
      } else if (event.key === 'p') {
        moveTo(kernel().peakLine);
      }
    });
    new ResizeObserver(() => { drawChart(); renderRows(); }).observe(chart);
    setTheme(system.matches ? 'dark' : 'light');
  }

  connect();
  choose(data.worst);
})();
