import type { Row } from './pdf_rows.js'
import { PICTURE } from './picture.js'

/** A picture on a page, in points; `y` grows upwards, from its lower edge. */
export interface Drawn {
  x: number
  y: number
  width: number
  height: number
}

/** The operators of a page and their arguments, as the reader of PDFs gives them. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

type Matrix = number[]

const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0]
const DRAWING = ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject']
/** Smaller ones are lines and bullets. */
const MIN_SIZE = { width: 16, height: 8 }
/** What stands at one place of so many pages is a mark of the publisher. */
const SHARE = { pages: 0.1, fewest: 3 }
/** More on one page are strips of a drawing. */
const MAX_ON_A_PAGE = 200
/** A picture not higher than so many letters may stand in the middle of a row. */
const LETTERS_HIGH = 2.5

/** The pictures that the operators of a page draw. */
export function picturesOf({ fnArray, argsArray }: Operators, codes: Record<string, number>): Drawn[] {
  const drawing = new Set(DRAWING.map((name) => codes[name]))
  const found: Drawn[] = []
  const kept: Matrix[] = []
  let matrix = UPRIGHT
  fnArray.forEach((code, at) => {
    const own = argsArray[at]
    if (code === codes.save) kept.push(matrix)
    else if (code === codes.restore) matrix = kept.pop() ?? UPRIGHT
    else if (code === codes.transform) matrix = product(matrix, own as Matrix)
    else if (drawing.has(code)) found.push(boxOf(matrix))
  })
  return found
    .filter(({ width, height }) => width >= MIN_SIZE.width && height >= MIN_SIZE.height)
    .slice(0, MAX_ON_A_PAGE)
}

/** The rows of each page with a row for each picture where it stands, but those that every page bears. */
export function withPictureRows<Page extends { rows: Row[]; pictures: Drawn[] }>(pages: Page[]): Page[] {
  const counts = new Map<string, number>()
  for (const { pictures } of pages)
    for (const place of new Set(pictures.map(placeOf))) counts.set(place, (counts.get(place) ?? 0) + 1)
  const most = Math.max(SHARE.fewest, pages.length * SHARE.pages)
  return pages.map((page) => {
    const own = page.pictures.filter((picture) => (counts.get(placeOf(picture)) ?? 0) < most)
    return { ...page, rows: own.reduce(withPicture, page.rows) }
  })
}

function withPicture(rows: Row[], { x, y, width, height }: Drawn): Row[] {
  const beside = rows.findIndex(
    (row) => row.text !== PICTURE && row.y >= y - 1 && row.y <= y + height && height <= LETTERS_HIGH * row.size
  )
  if (beside >= 0) {
    const row = rows[beside]
    const text = x < row.left ? `${PICTURE} ${row.text}` : `${row.text} ${PICTURE}`
    return rows.with(beside, { ...row, text })
  }
  const middle = y + height / 2
  const at = placeAt(rows, middle)
  // a picture may be cut into strips
  if (rows[at]?.text === PICTURE || rows[at - 1]?.text === PICTURE) return rows
  return rows.toSpliced(at, 0, { text: PICTURE, left: x, right: x + width, y: middle, size: height })
}

/** After the nearest row above a height; rows need not stand in the order of their heights, for a footer may come first. */
function placeAt(rows: Row[], height: number): number {
  const nearest = rows.reduce<number | null>((best, row, at) => {
    return row.y >= height && (best === null || row.y <= rows[best].y) ? at : best
  }, null)
  if (nearest !== null) return nearest + 1
  return rows.reduce((best, row, at) => (row.y > rows[best].y ? at : best), 0)
}

function boxOf([a, b, c, d, e, f]: Matrix): Drawn {
  const corners = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function product([a, b, c, d, e, f]: Matrix, own: Matrix): Matrix {
  const [p, q, r, s, t, u] = own
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

function placeOf({ x, y, width, height }: Drawn): string {
  return [x, y, width, height].map((points) => Math.round(points / 4)).join(' ')
}
