"""Writes what machines.isa and timing/*.timing say as the C++ rows behind src/isa/machines.h and timing.h."""

_STRUCTS = {"machines": "TargetLimits", "chips": "Chip", "products": "Product"}


class _Facts:
    """All facts in one array, a run of it for each machine, chip, product and cost; what others claim in another."""

    def __init__(self, machines):
        self._kinds = [kind for group in ("machines", "chips", "products", "timing", "costs")
                       for kind in machines.kinds(group)]
        self._numbers = {kind: number for number, kind in enumerate(self._kinds)}
        self._rows, self._claims = [], []
        self.first_cost = self._first(machines, "costs")

    def _first(self, machines, group):
        kinds = machines.kinds(group)
        return self._numbers[kinds[0]] if kinds else 0

    def span(self, facts):
        first = len(self._rows)
        for fact in facts:
            others = f"{{kClaims + {len(self._claims)}, {len(fact.others)}}}" if fact.others else "{}"
            self._claims += [f"{{{_number_and_word(claim)}, {_words(claim.sources)}}}" for claim in fact.others]
            self._rows.append(f"{{&kFactKinds[{self._numbers[fact.kind]}], {_number_and_word(fact)}, "
                              f'{_words(fact.sources)}, {fact.low}, {fact.high}, {others}, "{fact.why}"}}')
        return f"{{kFacts + {first}, {len(facts)}}}" if facts else "{}"

    def definition(self):
        kinds = [f'{{"{k.member}", "{k.unit}", "{k.words}", "{k.table}"}}' for k in self._kinds]
        return "\n".join([*_array("constexpr FactKind kFactKinds", kinds),
                          *_array("constexpr Claim kClaims", self._claims or ["{}"]),
                          *_array("constexpr Fact kFacts", self._rows)])


def _number_and_word(fact):
    return f'{fact.value:#x}, ""' if isinstance(fact.value, int) else f'0, "{fact.value}"'


def _words(sources):
    return f'"{" ".join(sources)}"'


def timing_keys(machines):
    """In the order of all facts, so that a key is the number of its kind."""
    groups = ("machines", "chips", "products", "timing")
    return [f"LW_TIMING({kind.member.replace('.', '_')})" for group in groups for kind in machines.kinds(group)]


def cost_keys(machines):
    return [f"LW_COST({kind.member})" for kind in machines.kinds("costs")]


def machine_tables(machines, records):
    facts = _Facts(machines)
    spans = {name: (facts.span(thing.facts), facts.span(thing.timing)) for name, thing in machines.machines.items()}

    def limits_row(target):
        machine = machines.machines[target.of]
        own, timing = spans[target.of]
        return _row(machines, "machines", machine, f'.target = "{target.name}", .machine = "{machine.words}", '
                                                   f'.family = "{machine.of}", .facts = {own}, .timing = {timing}')

    def chip_row(chip):
        return _row(machines, "chips", chip, f'.name = "{chip.name}", .words = "{chip.words}", .limits = '
                                             f"{_pointer('kTargetLimits', machines.targets, chip.of)}, "
                                             f".facts = {facts.span(chip.facts)}")

    def product_row(product):
        return _row(machines, "products", product, f'.name = "{product.name}", .marketing_name = "{product.words}", '
                                                   f".chip = {_pointer('kChips', machines.chips, product.of)}, "
                                                   f".facts = {facts.span(product.facts)}, "
                                                   f".timing = {facts.span(product.timing)}")

    targets = [limits_row(target) for target in machines.targets.values()]
    chips = [chip_row(chip) for chip in machines.chips.values()]
    products = [product_row(product) for product in machines.products.values()]
    costs = [f'{{"{cost.name}", "{machines.classes[cost.name].words}", {facts.span(cost.facts)}}}'
             for cost in machines.costs]
    sources = [f'{{"{key}", "{source.words}", "{source.evidence}"}}' for key, source in machines.sources.items()]
    fitted = [f'{{"{one.number}", "{_shown(machines, one.of)}", {_words(one.cases)}}}' for one in machines.fitted]
    model_errors = [f'{{"{one.bound}", {one.least}, {one.most}, {one.cases}, "{one.source}"}}' for one in machines.errors]
    return "\n".join([
        '#include "isa/tables.h"\n\nnamespace lw::isa {\nnamespace {\n', facts.definition(), "\n}  // namespace\n",
        "const FactKind* const kTimingKinds = kFactKinds;",
        f"const FactKind* const kCostKinds = kFactKinds + {facts.first_cost};\n",
        *_table("TargetLimits", "kTargetLimits", targets), *_table("Chip", "kChips", chips),
        *_table("Product", "kProducts", products), *_table("Device", "kDevices", _devices(machines)),
        *_table("Source", "kSources", sources), *_table("Cost", "kCosts", costs), *_table("Fitted", "kFitted", fitted or ["{}"]),
        *_table("ModelError", "kModelErrors", model_errors or ["{}"]),
        *_costs_of_targets(machines, records), "}  // namespace lw::isa"])


def _shown(machines, name):
    """Machines have no name in C++: they go by their words."""
    return machines.machines[name].words if name in machines.machines else name


def _costs_of_targets(machines, records):
    """For each target a row for each record: the number of its cost from 1 on, or 0. Equal rows are there once."""
    rows, numbers = [], []
    for target in machines.targets.values():
        costs = _costs_of_records(machines, target)
        row = tuple(costs.get(record.name, 0) for record in records)
        if row not in rows:
            rows.append(row)
        numbers.append(rows.index(row))
    lines = [f"static const uint8_t kCostRows[][{len(records)}] = {{"]
    lines += ["    {" + ", ".join(map(str, row)) + "}," for row in rows]
    lines += ["};", "const uint8_t* const kCostsOfTargets[] = {", *(f"    kCostRows[{number}]," for number in numbers)]
    return [*lines, "};", f"const size_t kCostsOfTargetsCount = {len(numbers)};", ""]


def _costs_of_records(machines, target):
    """Record -> the number of its cost on a target: of the first class that has both, and of the target's own costs first."""
    numbers = {}
    for name, instructions in machines.classes.items():
        of_class = [number for place in (target.name, target.of) for number, cost in enumerate(machines.costs, 1)
                    if cost.name == name and place in cost.on]
        if of_class:
            numbers.update({record: of_class[0] for record in instructions.records if record not in numbers})
    return numbers


def _pointer(array, things, name):
    return f"&{array}[{list(things).index(name)}]"


def _array(declaration, rows):
    return [f"{declaration}[] = {{", *(f"    {row}," for row in rows), "};"]


def _table(type_, name, rows):
    return [*_array(f"constexpr {type_} {name}", rows), f"const size_t {name}Count = {len(rows)};", ""]


def _row(machines, group, thing, beginning):
    """Designated initialisers, so that a fact and the member of its name cannot drift apart; {} where it is not known."""
    facts = {fact.kind: fact for fact in thing.facts}
    parts, nested = [beginning], None
    for kind in (kind for table in machines.tables if table.group == group for kind in table.kinds):
        value = _value(_STRUCTS[group], facts[kind]) if kind in facts else "{}"
        outer, _, inner = kind.member.partition(".")
        if not inner:
            parts.append(f".{outer} = {value}")
        elif outer == nested:
            parts[-1] = parts[-1][:-1] + f", .{inner} = {value}}}"
        else:
            parts.append(f".{outer} = {{.{inner} = {value}}}")
        nested = outer if inner else None
    return "{" + ", ".join(parts) + "}"


def _value(struct, fact):
    if fact.kind.unit == "text":
        return f'"{fact.value}"'
    if fact.kind.choices() == ["no", "yes"]:
        return "true" if fact.value == "yes" else "false"
    if fact.kind.choices():
        return f"decltype({struct}::{fact.kind.member})::{fact.value}"
    return str(fact.value)


def _devices(machines):
    """The products, and the targets that no product stands for."""
    chips = machines.chips
    rows = [f'{{"{product.name}", {_pointer("kTargetLimits", machines.targets, chips[product.of].of)}, '
            f"{_pointer('kProducts', machines.products, product.name)}}}" for product in machines.products.values()]
    taken = {chips[product.of].of for product in machines.products.values()}
    rows += [f'{{"{target}", {_pointer("kTargetLimits", machines.targets, target)}, nullptr}}'
             for target in machines.targets if target not in taken]
    return rows
