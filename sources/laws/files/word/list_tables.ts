import type { WordFile } from './word_file.js'

/** How the numbers of a level of a list are written. */
export interface ListLevel {
  start: number
  /** Format of its number (MS-OSHARED 2.2.1.3). */
  format: number
  /** Text of the number; a sign below 9 stands for the number of that level. */
  text: string
  /** Whether all numbers are written in figures, whatever their own levels say. */
  isLegal: boolean
  /** Whether nothing stands between the number and the text. */
  isGlued: boolean
}

/** A list to which paragraphs refer: numbers are counted by `list`, which several may share. */
export interface ListUse {
  list: number
  levels: ListLevel[]
  /** Levels that begin anew where this use of the list begins, with their first number. */
  restarts: Map<number, number>
}

const LEVELS = 9
const LEVEL = 28
const LIST = 28
const USE = 16
const MAX_LISTS = 20_000

/** The uses of lists, in their order: the first is number 1 (MS-DOC 2.9.131, 2.9.147, 2.9.150). None when they are damaged: the text is whole without. */
export function listUsesOf(file: WordFile): ListUse[] {
  try {
    return readUses(file)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function readUses(file: WordFile): ListUse[] {
  const lists = listsOf(file)
  const { table } = file
  const { from, length } = file.at(0x2ea)
  if (length < 4) return []
  const count = Math.min(table.readUInt32LE(from), MAX_LISTS)
  const uses: ListUse[] = []
  let place = from + 4 + count * USE
  for (let use = 0; use < count; use++) {
    const head = from + 4 + use * USE
    const list = table.readInt32LE(head)
    const levels = [...(lists.get(list) ?? [])]
    const restarts = new Map<number, number>()
    place += 4
    for (let changes = table.readUInt8(head + 12); changes > 0; changes--) {
      const flags = table.readUInt32LE(place + 4)
      const level = flags & 15
      if (flags & 16) restarts.set(level, table.readInt32LE(place))
      place += 8
      if (!(flags & 32)) continue
      const own = levelAt(table, place)
      levels[level] = own.level
      place = own.end
    }
    uses.push({ list, levels, restarts })
  }
  return uses
}

function listsOf({ table, at }: WordFile): Map<number, ListLevel[]> {
  const { from, length } = at(0x2e2)
  const lists = new Map<number, ListLevel[]>()
  if (length < 2) return lists
  const count = table.readUInt16LE(from)
  let place = from + 2 + count * LIST
  for (let list = 0; list < count; list++) {
    const head = from + 2 + list * LIST
    const levels: ListLevel[] = []
    const isSimple = (table.readUInt8(head + 26) & 1) === 1
    while (levels.length < (isSimple ? 1 : LEVELS)) {
      const { level, end } = levelAt(table, place)
      levels.push(level)
      place = end
    }
    lists.set(table.readInt32LE(head), levels)
  }
  return lists
}

function levelAt(table: Buffer, place: number): { level: ListLevel; end: number } {
  const properties = table.readUInt8(place + 24) + table.readUInt8(place + 25)
  const text = place + LEVEL + properties
  const end = text + 2 + table.readUInt16LE(text) * 2
  return {
    level: {
      start: table.readInt32LE(place),
      format: table.readUInt8(place + 4),
      isLegal: (table.readUInt8(place + 5) & 4) !== 0,
      isGlued: table.readUInt8(place + 15) === 2,
      text: table.toString('utf16le', text + 2, end),
    },
    end,
  }
}
