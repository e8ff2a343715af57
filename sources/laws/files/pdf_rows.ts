/** A piece of text as the reader of PDFs gives it. */
export interface Glyphs {
  str: string
  /** Where it stands: `[, , , , x, y]`. */
  transform: number[]
  width: number
  height: number
}

/** A row of text of a page. Lengths are points; `y` grows upwards. */
export interface Row {
  text: string
  left: number
  right: number
  y: number
  /** Height of its letters. */
  size: number
}

/** What parts the cells of a row of a table. */
export const CELL = ' | '
/** A gap of so many letter heights inside a row is one between columns. */
const COLUMN = 3.2

/** Puts the pieces of a page together to rows, in reading order. */
export function rowsOf(items: Glyphs[]): Row[] {
  const rows: Row[] = []
  let open: Glyphs[] = []
  for (const item of items) {
    if (!('str' in item) || (item.str === '' && item.width === 0)) continue
    if (open.length && !isBeside(open, item)) {
      rows.push(...toRow(open))
      open = []
    }
    open.push(item)
  }
  return [...rows, ...toRow(open)]
}

/** Whether a piece goes on with the row: on its height (raised and lowered letters included) and not back at its left. */
function isBeside(row: Glyphs[], item: Glyphs): boolean {
  const last = row[row.length - 1]
  const apart = Math.abs(y(item) - y(last))
  const height = Math.max(last.height, item.height, ...row.map((one) => one.height))
  return apart <= Math.max(0.45 * height, 1) && x(item) >= x(last) - 2 && x(item) >= x(row[0])
}

function toRow(items: Glyphs[]): Row[] {
  const drawn = items.filter(({ str }) => str.trim())
  if (!drawn.length) return []
  const size = Math.max(...drawn.map(({ height }) => height))
  return [
    {
      text: textOf(items, size),
      left: x(drawn[0]),
      right: Math.max(...drawn.map((item) => x(item) + item.width)),
      y: y(drawn.find(({ height }) => height === size) ?? drawn[0]),
      size,
    },
  ]
}

function textOf(items: Glyphs[], size: number): string {
  let text = ''
  let end: number | null = null
  for (const item of items) {
    if (!item.str.trim()) continue
    const gap = end === null ? 0 : x(item) - end
    if (gap > COLUMN * size && !isLabel(text)) text += CELL
    else if (gap > 0.18 * size) text += ' '
    else if (end !== null && hasBlankBefore(items, item)) text += ' '
    text += item.str
    end = x(item) + item.width
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Between the number of a fraction or an article and its text there may be a tabulator. */
function isLabel(text: string): boolean {
  return (
    text.length < 24 &&
    /^(?:[IVXLC]+|[a-zñ\d]{1,3}|art[íi]culo\b.*|.*transitorio)\s*[.)º°o-]*(?:\s*[-–])?$/iu.test(text.trim())
  )
}

function hasBlankBefore(items: Glyphs[], item: Glyphs): boolean {
  const before = items[items.indexOf(item) - 1]
  return before !== undefined && before.str !== '' && !before.str.trim()
}

function x(item: Glyphs): number {
  return item.transform[4]
}

function y(item: Glyphs): number {
  return item.transform[5]
}
