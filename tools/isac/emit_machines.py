"""Writes what machines.isa says as the C++ rows behind src/isa/machines.h."""

_STRUCTS = {"machines": "TargetLimits", "chips": "Chip", "products": "Product"}


class _Facts:
    """All facts in one array, a run of it for each machine, chip and product."""

    def __init__(self, machines):
        self._kinds = [kind for table in machines.tables for kind in table.kinds]
        self._numbers = {kind: number for number, kind in enumerate(self._kinds)}
        self._rows = []

    def span(self, thing):
        first = len(self._rows)
        for fact in thing.facts:
            number, word = (fact.value, "") if isinstance(fact.value, int) else (0, fact.value)
            self._rows.append(f'{{&kFactKinds[{self._numbers[fact.kind]}], {number:#x}, "{word}", '
                              f'"{" ".join(fact.sources)}"}}')
        return f"{{kFacts + {first}, {len(thing.facts)}}}"

    def definition(self):
        kinds = [f'{{"{k.member}", "{k.unit}", "{k.words}", "{k.table}"}}' for k in self._kinds]
        return "\n".join([*_array("constexpr FactKind kFactKinds", kinds), *_array("constexpr Fact kFacts", self._rows)])


def machine_tables(machines):
    facts = _Facts(machines)
    spans = {name: facts.span(thing) for name, thing in machines.machines.items()}

    def limits_row(target):
        machine = machines.machines[target.of]
        return _row(machines, "machines", machine, f'.target = "{target.name}", .machine = "{machine.words}", '
                                                   f".facts = {spans[target.of]}")

    def chip_row(chip):
        return _row(machines, "chips", chip, f'.name = "{chip.name}", .words = "{chip.words}", .limits = '
                                             f"{_pointer('kTargetLimits', machines.targets, chip.of)}, "
                                             f".facts = {facts.span(chip)}")

    def product_row(product):
        return _row(machines, "products", product, f'.name = "{product.name}", .marketing_name = "{product.words}", '
                                                   f".chip = {_pointer('kChips', machines.chips, product.of)}, "
                                                   f".facts = {facts.span(product)}")

    targets = [limits_row(target) for target in machines.targets.values()]
    chips = [chip_row(chip) for chip in machines.chips.values()]
    products = [product_row(product) for product in machines.products.values()]
    sources = [f'{{"{key}", "{words}"}}' for key, words in machines.sources.items()]
    return "\n".join([
        '#include "isa/tables.h"\n\nnamespace lw::isa {\nnamespace {\n', facts.definition(), "\n}  // namespace\n",
        *_table("TargetLimits", "kTargetLimits", targets), *_table("Chip", "kChips", chips),
        *_table("Product", "kProducts", products), *_table("Device", "kDevices", _devices(machines)),
        *_table("Source", "kSources", sources), "}  // namespace lw::isa"])


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
