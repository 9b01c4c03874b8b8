"""Reports as HTML for notebooks."""

from html import escape


def table(header, rows, caption=""):
    """A table; cells are texts or numbers."""
    head = "".join(f"<th>{escape(str(cell))}</th>" for cell in header)
    body = "".join(
        "<tr>" + "".join(f"<td style='text-align:left'>{escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    top = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{top}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def record_table(fields):
    """The scalars of a report, one a row, with the number of items of what is larger."""
    return table(("", ""), [(key, _cell(value)) for key, value in fields.items()])


def _cell(value):
    if isinstance(value, dict):
        return ", ".join(f"{k}: {v}" for k, v in value.items() if not isinstance(v, (dict, list)))
    if not isinstance(value, list):
        return value
    is_short = len(value) <= 8 and all(isinstance(one, (str, int)) for one in value)
    return ", ".join(map(str, value)) if is_short else f"{len(value)} items"


def column_chart(values, title, width=720, height=120):
    """A column for each value, as an inline picture (SVG)."""
    values = [int(v) for v in values]
    if not values:
        return ""
    most = max(values) or 1
    points = [f"{i * width / len(values):.2f},{height - v * height / most:.2f}" for i, v in enumerate(values)]
    last = f"{width},{height - values[-1] * height / most:.2f}"
    return (
        f"<figure><figcaption>{escape(title)}: at most {most}</figcaption>"
        f"<svg viewBox='0 0 {width} {height}' width='{width}' height='{height}' role='img' "
        f"aria-label='{escape(title)}'>"
        f"<polyline fill='none' stroke='currentColor' points='{' '.join(points)} {last}'/></svg></figure>"
    )
