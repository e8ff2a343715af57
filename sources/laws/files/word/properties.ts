import type { WordFile } from './word_file.js'

/** A stretch of the file, `[from, to)` in bytes of the main stream, and what is said of its characters or paragraphs. */
export interface Run {
  from: number
  to: number
  properties: Buffer
}

/** Modifiers of properties that tell what is text (MS-DOC 2.6). */
export const SPRM = {
  /** sprmCFRMarkDel: deleted while changes were tracked. */
  deleted: 0x0800,
  /** sprmCFSpec: a sign that stands for something else. */
  special: 0x0855,
  /** sprmCFVanish: hidden. */
  hidden: 0x083c,
  /** sprmCSymbol: a sign of a font of symbols. */
  symbol: 0x6a09,
  /** sprmPFTtp: the end of a row of a table. */
  rowEnd: 0x2417,
  /** sprmPIlfo, sprmPIlvl: the list of a paragraph and its level there. */
  listUse: 0x460b,
  listLevel: 0x260a,
} as const

const PAGE = 512
const TABLE_SPRM = 0xd608
const TABS_SPRM = 0xc615
/** Bytes of an operand by the three highest bits of its modifier; 6 says its own length. */
const SIZES = [1, 1, 2, 4, 2, 2, -1, 3]

/** The runs of characters with properties of their own. */
export function* characterRuns({ main, table, at }: WordFile): Generator<Run> {
  for (const page of pagesOf(main, table, at(0xfa))) {
    const count = page.readUInt8(PAGE - 1)
    for (let run = 0; run < count; run++) {
      const place = page.readUInt8((count + 1) * 4 + run) * 2
      if (!place) continue
      const properties = page.subarray(place + 1, place + 1 + page.readUInt8(place))
      yield { from: page.readUInt32LE(run * 4), to: page.readUInt32LE((run + 1) * 4), properties }
    }
  }
}

/** The paragraphs, each with the number of its style. */
export function* paragraphRuns({ main, table, at }: WordFile): Generator<Run & { style: number }> {
  for (const page of pagesOf(main, table, at(0x102))) {
    const count = page.readUInt8(PAGE - 1)
    for (let run = 0; run < count; run++) {
      const place = page.readUInt8((count + 1) * 4 + run * 13) * 2
      if (!place) continue
      const words = page.readUInt8(place)
      const [from, length] = words ? [place + 1, 2 * words - 1] : [place + 2, 2 * page.readUInt8(place + 1)]
      const own = page.subarray(from, from + length)
      const range = { from: page.readUInt32LE(run * 4), to: page.readUInt32LE((run + 1) * 4) }
      if (own.length >= 2) yield { ...range, style: own.readUInt16LE(0), properties: own.subarray(2) }
    }
  }
}

/** The modifiers of a list of properties, in order, with their operands. What is cut off is left out. */
export function* modifiersOf(properties: Buffer): Generator<{ sprm: number; operand: Buffer }> {
  let at = 0
  while (at + 2 < properties.length) {
    const sprm = properties.readUInt16LE(at)
    at += 2
    const size = sizeOf(sprm, properties, at)
    if (size === null || at + size > properties.length) return
    yield { sprm, operand: properties.subarray(at, at + size) }
    at += size
  }
}

/** Whether a property that is on or off is on; null when nothing is said of it. The last word counts. */
export function flagIn(properties: Buffer, wanted: number): boolean | null {
  let flag: boolean | null = null
  for (const { sprm, operand } of modifiersOf(properties)) if (sprm === wanted) flag = (operand[0] & 1) === 1
  return flag
}

function sizeOf(sprm: number, properties: Buffer, at: number): number | null {
  const size = SIZES[sprm >> 13]
  if (size >= 0) return size
  if (sprm === TABLE_SPRM) return at + 2 <= properties.length ? properties.readUInt16LE(at) + 1 : null
  const own = properties.readUInt8(at)
  return sprm === TABS_SPRM && own === 255 ? null : own + 1
}

function* pagesOf(main: Buffer, table: Buffer, { from, length }: { from: number; length: number }): Generator<Buffer> {
  const count = Math.floor((length - 4) / 8)
  for (let place = 0; place < count; place++) {
    const number = table.readUInt32LE(from + (count + 1) * 4 + place * 4) & 0x3fffff
    const page = main.subarray(number * PAGE, (number + 1) * PAGE)
    if (page.length === PAGE) yield page
  }
}
