import { attributesOf, xmlTokens } from './xml.js'

/** Cells of one column that are merged into one, from row to row, counted from 0. Only the first of them holds what all say. */
export interface MergedCells {
  column: number
  from: number
  to: number
}

const BLOCK = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/
/** Most merged blocks of a sheet that are looked at. */
const MAX_BLOCKS = 20_000

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The attributes of the tags of a name. */
function* tagsNamed(xml: string, name: string): Generator<Record<string, string>> {
  for (const token of xmlTokens(xml))
    if (token.kind === 'open' && token.name === name) yield attributesOf(token.attributes)
}

/** The paths of the parts that hold the sheets of a workbook, in the order in which it shows them. `part` reads a part by its path, lower case. */
export function sheetParts(part: (path: string) => string | undefined): string[] {
  const targets = new Map<string | undefined, string>()
  for (const { Id, Target = '' } of tagsNamed(part('xl/_rels/workbook.xml.rels') ?? '', 'Relationship'))
    targets.set(Id, `xl/${Target.replace(/^\/?(?:xl\/)?/, '')}`.toLowerCase())
  return [...tagsNamed(part('xl/workbook.xml') ?? '', 'sheet')].map(({ id }) => targets.get(id) ?? '')
}

/** The cells that a sheet merges downwards; those that reach over columns are titles. */
export function mergedDown(sheet: string): MergedCells[] {
  const at = sheet.lastIndexOf('<', sheet.indexOf('mergeCells'))
  if (at < 0) return []
  const merged: MergedCells[] = []
  for (const { ref = '' } of tagsNamed(sheet.slice(at), 'mergeCell')) {
    const [, first, from, last, to] = BLOCK.exec(ref) ?? []
    if (first && first === last && Number(to) > Number(from))
      merged.push({ column: columnOf(first), from: Number(from) - 1, to: Number(to) - 1 })
    if (merged.length >= MAX_BLOCKS) break
  }
  return merged
}

/** Writes what a merged cell says into each row that it reaches over, where the row says anything at all. At most `most` cells are written. */
export function fillMerged(rows: string[][], merged: MergedCells[], most: number): void {
  let written = 0
  for (const { column, from, to } of merged) {
    const text = rows[from]?.[column]
    if (!text) continue
    for (let at = from + 1; at <= Math.min(to, rows.length - 1); at++) {
      if (++written > most) return
      const row = rows[at]!
      if (!row[column] && row.some((cell) => cell !== '')) row[column] = text
    }
  }
}
