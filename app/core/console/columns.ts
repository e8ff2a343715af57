const GAP = '  '

/** A table in plain text, as wide as its cells; figures stand at the right of their column. */
export function columns(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, at) => Math.max(...[title, ...rows.map((row) => row[at])].map((cell) => cell.length)))
  const isFigure = head.map((_, at) => rows.length > 0 && rows.every((row) => /^[\d,.]+$/.test(row[at])))
  const pad = (cell: string, at: number) => (isFigure[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))
  return [head, ...rows].map((row) => row.map(pad).join(GAP).trimEnd())
}
