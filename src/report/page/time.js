// The page of `lanewise time --html`.

(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const { time, timeline } = data;
  const byId = (id) => document.getElementById(id);
  const kMostRows = 5000;
  const swatch = (colour) => element('i', { class: 'swatch', style: `background: var(${colour})` });
  const total = (cycles) => Object.values(cycles).reduce((sum, c) => sum + c, 0);
  const byCycles = (cycles) => Object.entries(cycles).sort((a, b) => b[1] - a[1]);

  // ---- Head ----

  document.title = `${time.kernel} on ${time.device}`;
  byId('title').textContent = `${time.kernel} on ${time.device}`;
  byId('place').textContent = `${time.file} · ${time.target} · ${time.clock_mhz} MHz`;
  byId('bound').textContent = time.bound ?? '';
  const nanoseconds = time.nanoseconds;
  const duration = nanoseconds >= 1e6 ? `${(nanoseconds / 1e6).toFixed(2)} ms` : nanoseconds >= 1e3 ? `${(nanoseconds / 1e3).toFixed(2)} µs` : `${nanoseconds.toFixed(0)} ns`;
  const range = time.range ? `, uncertainty: ${grouped(time.range.least)} to ${grouped(time.range.most)} cycles` : '';
  const facts = [
    [grouped(time.cycles), `cycles${time.complete ? '' : ', only the part that was timed'}${range}`],
    [duration, `at ${time.clock_mhz} MHz`],
    [grouped(time.wave_instructions), 'wave instructions'],
    [grouped(time.workgroups), 'workgroups'],
    [`${time.occupancy.waves_per_simd}`, time.occupancy.text.replace(/^\d+ /, "")],
    [(time.occupancy.mean_resident_waves / (time.compute_units_with_work * time.simds)).toFixed(1), 'waves per SIMD were resident on average'],
    ...[['valu', 'VALU'], ['salu', 'SALU'], ['lds', 'LDS'], ['address', 'address unit'], ['l2', 'L2'], ['memory', 'memory']].map(
      ([key, name]) => [`${(time.utilisation[key] * 100).toFixed(1)} %`, `${name} busy`]),
  ];
  for (const [value, words] of facts) byId('facts').append(element('div', { class: 'fact' }, element('b', {}, value), element('span', {}, words)));

  // ---- The timeline, and the reasons that are its legend ----

  const peaks = { memory: time.roofline.peak_bytes_per_cycle, l2: time.roofline.peak_l2_bytes_per_cycle };
  const lines = new Timeline(timeline, peaks, time.instructions, showInstruction, {
    waves: byId('waves'), units: byId('units'), tip: byId('tip'), said: byId('said'), view: byId('view') });
  // Few rows need little room.
  const kRowPixels = Timeline.kMostRowPixels, kAxisPixels = 18;
  byId('waves-box').style.maxHeight = `${Math.max(110, lines.rows.length * kRowPixels + kAxisPixels)}px`;
  const allCycles = time.wave_cycles;
  const reasons = byCycles(time.stalls);
  byId('where-bar').setAttribute('aria-label', reasons.map(([s, c]) => `${s} ${percent(c, allCycles)}`).join(', '));
  for (const [stall, cycles] of reasons) {
    byId('where-bar').append(element('i', { style: `width: ${100 * cycles / allCycles}%; background: var(${cssName(stall)})`, title: `${stall} ${percent(cycles, allCycles)}` }));
    const button = element('button', { type: 'button', 'aria-pressed': 'false', title: `${grouped(cycles)} cycles` }, swatch(cssName(stall)), `${stall} ${percent(cycles, allCycles)}`);
    button.addEventListener('click', () => {
      lines.showOnly(timeline.stalls.indexOf(stall));
      for (const other of byId('legend').querySelectorAll('button'))
        other.setAttribute('aria-pressed', String(other === button && lines.only >= 0));
    });
    byId('legend').append(element('li', {}, button));
  }
  for (const [name, colour] of Timeline.kUnits) byId('units-legend').append(element('li', {}, swatch(colour), name));
  const actions = {
    'zoom-in': () => lines.zoom(0.6), 'zoom-out': () => lines.zoom(1 / 0.6), 'pan-left': () => lines.pan(-0.2),
    'pan-right': () => lines.pan(0.2), taller: () => lines.zoomRows(1.6), flatter: () => lines.zoomRows(1 / 1.6),
    'show-all': () => lines.showAll(),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
  const notes = [];
  if (timeline.merged_below) notes.push(`Intervals shorter than ${grouped(timeline.merged_below)} cycles are merged and show the reason with the most cycles.`);
  if (timeline.waves_dropped) notes.push(`${grouped(timeline.waves_dropped)} more waves are counted above but not drawn.`);
  byId('timeline-note').textContent = notes.join(' ');

  // ---- The listing ----

  const state = { byLine: false, order: 'address', selected: -1, rows: [] };
  const hasSource = time.instructions.some((i) => i.source !== undefined);
  byId('by-line-label').hidden = !hasSource;
  const lineOf = (source) => source.replace(/:\d+$/, '');

  function entries() {
    let list = time.instructions.map((i, index) => ({
      indices: [index], place: i.address.toString(16), executed: i.executed, cycles: i.cycles, all: total(i.cycles), text: i.text,
      source: i.source ?? '', sourceText: i.source_text ?? '', hazards: i.hazard_marks ?? [] }));
    if (state.byLine) {
      const merged = new Map();
      for (const entry of list) {
        const key = entry.source === '' ? '' : lineOf(entry.source);
        let line = merged.get(key);
        if (line === undefined) {
          const at = key.lastIndexOf(':');
          line = { indices: [], place: key === '' ? '–' : key.slice(at + 1), executed: 0, cycles: {}, all: 0, source: key.slice(0, Math.max(0, at)),
                   text: entry.sourceText || (key === '' ? 'without a source line' : key), sourceText: '', hazards: [], number: key === '' ? 0 : Number(key.slice(at + 1)) };
          merged.set(key, line);
        }
        line.indices.push(...entry.indices);
        line.executed += entry.executed;
        line.all += entry.all;
        line.hazards.push(...entry.hazards);
        for (const [stall, cycles] of Object.entries(entry.cycles)) line.cycles[stall] = (line.cycles[stall] ?? 0) + cycles;
      }
      list = [...merged.values()].sort((a, b) => a.source < b.source ? -1 : a.source > b.source ? 1 : a.number - b.number);
    }
    const isCut = list.length > kMostRows;
    if (isCut) {
      const least = list.map((e) => e.all).sort((a, b) => b - a)[kMostRows - 1];
      list = list.filter((e) => e.all >= least).slice(0, kMostRows);
    }
    byId('listing-note').hidden = !isCut;
    byId('listing-note').textContent = isCut ? `Only the ${grouped(kMostRows)} rows with the highest cost; --csv lists all.` : '';
    if (state.order === 'cost') list.sort((a, b) => b.all - a.all);
    return list;
  }

  function bar(entry, most) {
    const box = element('span', { class: 'bar' });
    let at = 0;
    const stops = [];
    for (const stall of timeline.stalls) {
      const cycles = entry.cycles[stall] ?? 0;
      if (cycles === 0) continue;
      const next = at + 100 * cycles / entry.all;
      stops.push(`var(${cssName(stall)}) ${at}% ${next}%`);
      at = next;
    }
    box.append(element('i', { style: `width: ${100 * entry.all / most}%; background: linear-gradient(90deg, ${stops.join(', ')})` }));
    return box;
  }

  function renderListing() {
    const list = byId('listing');
    state.rows = entries();
    const most = Math.max(1, ...state.rows.map((e) => e.all));
    const head = element('div', { class: 'row head', 'aria-hidden': 'true' },
      element('span', { class: 'address' }, state.byLine ? 'line' : 'address'), element('span', { class: 'executed' }, 'executed'),
      element('span', { class: 'share' }, 'cycles'), element('span', {}, 'by reason'), element('span', {}, state.byLine ? 'source' : 'instruction'));
    list.replaceChildren(head, ...state.rows.map((entry, i) => {
      const row = element('div', { class: 'row', role: 'option', id: `row-${i}`, 'aria-selected': 'false' },
        element('span', { class: 'address' }, entry.place), element('span', { class: 'executed' }, grouped(entry.executed)),
        element('span', { class: 'share' }, percent(entry.all, allCycles)), bar(entry, most),
        element('span', {}, entry.text, element('span', { class: 'source' }, state.byLine ? entry.source : entry.sourceText || entry.source),
          ...entry.hazards.map(([mark, words]) => element('span', { class: 'hazard', title: words }, mark))));
      row.addEventListener('click', () => choose(i));
      return row;
    }));
    state.selected = -1;
    let worst = 0;
    state.rows.forEach((entry, i) => { if (entry.all > state.rows[worst].all) worst = i; });
    if (state.rows.length > 0) choose(worst);
  }

  // Chooses the row of an instruction, or of its source line; `moves`: and goes there.
  function showInstruction(index, moves) {
    const row = state.rows.findIndex((entry) => entry.indices.includes(index));
    if (row < 0) return;
    choose(row);
    if (!moves) return;
    byId('listing').scrollIntoView({ block: 'center' });
    byId('listing').focus({ preventScroll: true });
  }

  function choose(index) {
    const list = byId('listing'), at = Math.min(Math.max(0, index), state.rows.length - 1);
    byId(`row-${state.selected}`)?.setAttribute('aria-selected', 'false');
    state.selected = at;
    const row = byId(`row-${at}`), entry = state.rows[at];
    row.setAttribute('aria-selected', 'true');
    list.setAttribute('aria-activedescendant', row.id);
    // Below the head of the table.
    const top = row.offsetTop, head = list.firstChild.offsetHeight;
    if (top - head < list.scrollTop) list.scrollTop = top - head;
    if (top + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + row.offsetHeight - list.clientHeight;
    const detail = byId('detail');
    detail.replaceChildren(element('b', {}, entry.text), ` executed ${entry.executed === 1 ? 'once' : `${grouped(entry.executed)} times`}, ${percent(entry.all, allCycles)} of all wave cycles${entry.source ? `, ${entry.source}` : ''}: `,
      ...byCycles(entry.cycles).map(([stall, cycles]) => element('span', { class: 'reason' }, swatch(cssName(stall)), `${stall} ${grouped(cycles)}`)),
      ...entry.hazards.map(([, words]) => element('pre', {}, words)));
  }

  byId('order').addEventListener('change', () => { state.order = byId('order').value; renderListing(); });
  byId('by-line').addEventListener('change', () => { state.byLine = byId('by-line').checked; renderListing(); });
  byId('listing').addEventListener('keydown', (event) => {
    const page = 15, last = state.rows.length - 1;
    const to = { ArrowDown: state.selected + 1, ArrowUp: state.selected - 1, PageDown: state.selected + page,
                 PageUp: state.selected - page, Home: 0, End: last }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    choose(to);
  });
  renderListing();

  // ---- Below ----

  let wasNarrow = null;
  function renderDrawings() {
    const isNarrow = window.innerWidth < 600;
    if (isNarrow === wasNarrow) return;
    wasNarrow = isNarrow;
    byId('roofline').replaceChildren(...rooflineDrawing(time.roofline, isNarrow));
    byId('caches').replaceChildren(cachesDrawing(time, isNarrow));
  }
  renderDrawings();
  window.addEventListener('resize', renderDrawings);

  function table(id, head, rows) {
    if (rows.length === 0) return;
    byId(id).hidden = false;
    byId(id).querySelector('table').append(element('tr', {}, ...head.map((h) => element('th', {}, h))),
      ...rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell)))));
  }
  const change = (cycles) => `${cycles >= time.cycles ? '+' : '−'}${Math.abs(100 * cycles / time.cycles - 100).toFixed(1)} %`;
  table('what-if', ['', 'cycles', 'change'], (time.what_if ?? []).map((w) => [w.what, grouped(w.cycles), change(w.cycles)]));
  table('sensitivity', ['parameter', 'lowest', 'cycles', 'highest', 'cycles'],
    (time.sensitivity ?? []).map((s) => [s.parameter, grouped(s.low), grouped(s.cycles_low), grouped(s.high), grouped(s.cycles_high)]));
  for (const line of time.left_out) byId('left-out').append(element('li', {}, line));

  // ---- Themes ----

  let ownTheme = false;
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    lines.draw();
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  byId('theme').addEventListener('click', () => { ownTheme = true; setTheme(isDark() ? 'light' : 'dark'); });
  system.addEventListener('change', () => { if (!ownTheme) setTheme(system.matches ? 'dark' : 'light'); });
  setTheme(system.matches ? 'dark' : 'light');
})();
