import type { WordFile } from './word_file.js'

/** A stretch of the text: its characters, and where they stand in the file. */
export interface Piece {
  /** Place of its first character in the text. */
  start: number
  characters: number
  /** In bytes of the main stream. */
  from: number
  to: number
  /** 2 for UTF-16, 1 for windows-1252. */
  width: 1 | 2
  /** Properties that the whole piece has, as the table of pieces tells them. */
  modifier: number
}

const MAX_CHARACTERS = 16_000_000
const PRC = 1
const PIECES = 2
const NARROW = 0x40000000

/** The pieces of a text in their order, and the properties to which they refer (MS-DOC 2.8.35, 2.9.38). Throws `RangeError` for a damaged file. */
export function piecesOf({ main, table, at }: WordFile): { pieces: Piece[]; properties: Buffer[] } {
  const properties: Buffer[] = []
  let place = at(0x1a2).from
  while (table.readUInt8(place) === PRC) {
    const length = table.readUInt16LE(place + 1)
    properties.push(table.subarray(place + 3, place + 3 + length))
    place += 3 + length
  }
  if (table.readUInt8(place) !== PIECES) throw new RangeError('pieces')
  const count = Math.floor((table.readUInt32LE(place + 1) - 4) / 12)
  const pieces: Piece[] = []
  for (let piece = 0; piece < count; piece++) {
    const start = table.readUInt32LE(place + 5 + piece * 4)
    const characters = table.readUInt32LE(place + 9 + piece * 4) - start
    const told = place + 5 + (count + 1) * 4 + piece * 8
    const address = table.readUInt32LE(told + 2)
    const width = address & NARROW ? 1 : 2
    const from = width === 1 ? (address & ~NARROW) / 2 : address
    if (characters < 0 || start !== (pieces.at(-1) ? endOf(pieces.at(-1)!) : 0) || start + characters > MAX_CHARACTERS)
      throw new RangeError('characters')
    if (from + characters * width > main.length) throw new RangeError('text')
    pieces.push({
      start,
      characters,
      from,
      to: from + characters * width,
      width,
      modifier: table.readUInt16LE(told + 6),
    })
  }
  return { pieces, properties }
}

/** The characters of pieces put together. */
export function charactersOf({ main }: WordFile, pieces: Piece[]): string {
  return pieces.map(({ from, to, width }) => DECODERS[width].decode(main.subarray(from, to))).join('')
}

const DECODERS = {
  1: new TextDecoder('windows-1252'),
  2: { decode: (bytes: Buffer) => bytes.toString('utf16le') },
}

function endOf({ start, characters }: Piece): number {
  return start + characters
}
