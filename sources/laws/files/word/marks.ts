import type { InList } from './list_numbers.js'
import type { Piece } from './pieces.js'
import { characterRuns, flagIn, modifiersOf, paragraphRuns, SPRM } from './properties.js'
import { listIn, listsOfStyles } from './styles.js'
import type { WordFile } from './word_file.js'

/** What is known of a character; several may hold at once. */
export const MARK = { deleted: 1, hidden: 2, special: 4, rowEnd: 8 } as const

/** How a modifier of one byte names that its characters are deleted (MS-DOC 2.9.213). */
const SHORT_DELETED = 0x41
const CELL_END = '\u0007'

/** What is known of each character of a text, and the signs that stand in fonts of symbols. */
export interface Marks {
  marks: Uint8Array
  /** Place of a character → what its font draws there. */
  symbols: Map<number, number>
  /** Place of the mark that ends a paragraph → its list. */
  lists: Map<number, InList>
}

/** Marks the characters of a text by what the file says of their stretches. */
export function marksOf(
  file: WordFile,
  text: string,
  { pieces, properties }: { pieces: Piece[]; properties: Buffer[] }
): Marks {
  const marks = new Uint8Array(text.length)
  const symbols = new Map<number, number>()
  const places = new Places(pieces)
  for (const { from, to, properties: own } of characterRuns(file)) {
    const mark = markIn(own)
    if (mark) for (const [first, end] of places.charactersIn(from, to)) add(marks, first, end, mark)
    if (mark & MARK.special) readSymbols(own, places.charactersIn(from, to), symbols)
  }
  for (const piece of pieces) {
    if (isDeleted(piece.modifier, properties)) add(marks, piece.start, piece.start + piece.characters, MARK.deleted)
  }
  const lists = new Map<number, InList>()
  const ofStyles = listsOfStyles(file)
  for (const { from, to, style, properties: own } of paragraphRuns(file)) {
    const list = listIn(own, ofStyles[style])
    const isRowEnd = flagIn(own, SPRM.rowEnd)
    if (!list.use && !isRowEnd) continue
    for (const [first, end] of places.charactersIn(from, to)) {
      if (list.use) lists.set(end - 1, list)
      if (isRowEnd) for (let at = first; at < end; at++) if (text[at] === CELL_END) marks[at] |= MARK.rowEnd
    }
  }
  return { marks, symbols, lists }
}

function markIn(properties: Buffer): number {
  let mark = 0
  if (flagIn(properties, SPRM.deleted)) mark |= MARK.deleted
  if (flagIn(properties, SPRM.hidden)) mark |= MARK.hidden
  if (flagIn(properties, SPRM.special)) mark |= MARK.special
  return mark
}

function readSymbols(properties: Buffer, stretches: [number, number][], symbols: Map<number, number>): void {
  for (const { sprm, operand } of modifiersOf(properties)) {
    if (sprm !== SPRM.symbol) continue
    for (const [first, end] of stretches) for (let at = first; at < end; at++) symbols.set(at, operand.readUInt16LE(2))
  }
}

/** A piece says so itself in one byte, or by the number of a list of properties. */
function isDeleted(modifier: number, properties: Buffer[]): boolean {
  if (modifier & 1) return flagIn(properties[modifier >> 1] ?? Buffer.alloc(0), SPRM.deleted) === true
  return ((modifier >> 1) & 0x7f) === SHORT_DELETED && (modifier >> 8) % 2 === 1
}

function add(marks: Uint8Array, first: number, end: number, mark: number): void {
  for (let at = first; at < end; at++) marks[at] |= mark
}

/** Finds characters by their place in the file. Pieces may stand there in any order. */
class Places {
  readonly #pieces: Piece[]
  readonly #longest: number

  constructor(pieces: Piece[]) {
    this.#pieces = [...pieces].sort((one, other) => one.from - other.from)
    this.#longest = pieces.reduce((most, { from, to }) => Math.max(most, to - from), 0)
  }

  /** The stretches of characters that stand in a stretch of the file: `[first, end)` each. */
  charactersIn(from: number, to: number): [number, number][] {
    const found: [number, number][] = []
    for (let at = this.#firstFrom(from - this.#longest); at < this.#pieces.length; at++) {
      const piece = this.#pieces[at]
      if (piece.from >= to) break
      if (piece.to <= from) continue
      const first = Math.ceil(Math.max(from - piece.from, 0) / piece.width)
      const end = Math.ceil((Math.min(to, piece.to) - piece.from) / piece.width)
      found.push([piece.start + first, piece.start + end])
    }
    return found
  }

  #firstFrom(from: number): number {
    let [low, high] = [0, this.#pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#pieces[middle].from < from) low = middle + 1
      else high = middle
    }
    return low
  }
}
