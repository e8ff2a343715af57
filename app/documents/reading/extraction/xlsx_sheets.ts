import readSheets from 'read-excel-file/node'
import { decodeText } from './decode_text.js'
import { ReadingFault } from './fault.js'
import { LIMITS } from './limits.js'
import { mergedDown, sheetParts, type MergedCells } from './merged_cells.js'
import { repack } from './repack.js'
import { extentOf, type Extent } from './sheet_extent.js'
import { inPieces, type TextPart } from './text_part.js'
import { unpack } from './unpack.js'

export interface SheetOfCells {
  name: string
  /** Cells as text, row by row. */
  rows: string[][]
  merged: MergedCells[]
}

const WANTED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/.+\.rels|xl\/worksheets\/[^/]+\.xml)$/i

/** Room that a reader may make for cells, also for those that a workbook does not write down. */
const MAX_ROOM = 3_000_000

function withinReason({ rows, columns }: Extent): void {
  if (rows * columns > MAX_ROOM) throw new ReadingFault('tooLarge')
}

/**
 * The sheets of a workbook with the values of their cells; formulas by their last value, macros and pictures never opened.
 * `check` is told how far the cells of each sheet reach before they are read, and throws for what is too much.
 */
export async function xlsxSheets(
  bytes: Buffer,
  check: (extent: Extent) => unknown = withinReason
): Promise<SheetOfCells[]> {
  const files = await unpack(bytes, (name) => WANTED.test(name))
  if (!files.has('xl/workbook.xml')) throw new ReadingFault('corrupted')
  for (const [name, content] of files) if (/^xl\/worksheets\//i.test(name)) check(extentOf(decodeText(content)))
  const part = (path: string) => {
    const content = [...files].find(([name]) => name.toLowerCase() === path)?.[1]
    return content && decodeText(content)
  }
  const parts = sheetParts(part)
  const archive = await repack(files)
  try {
    const sheets = await readSheets(archive)
    return sheets.slice(0, LIMITS.sheets).map(({ sheet, data }, place) => {
      const merged = mergedDown(part(parts[place] ?? '') ?? '')
      return { name: sheet, rows: data.map((row) => row.map(cellText)), merged }
    })
  } catch {
    throw new ReadingFault('corrupted')
  }
}

/** Dates as ISO, which sorts and is read alike in both languages. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return String(value)
  if (Number.isNaN(value.getTime())) return ''
  return value
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('T', ' ')
    .replace(/(:\d\d)\.\d{3}Z$/, '$1')
}

/** The text of a workbook: a part for each sheet, its cells apart by tabs. */
export async function xlsxText(bytes: Buffer): Promise<TextPart[]> {
  const sheets = await xlsxSheets(bytes)
  const parts = sheets.flatMap(({ name, rows }) => inPieces(toLines(rows)).map((text) => ({ label: name, text })))
  return parts.map(({ label, text }, index) => ({ kind: 'sheet', number: index + 1, label: label.slice(0, 100), text }))
}

const toLines = (rows: string[][]) =>
  rows
    .map((cells) => cells.join('\t').trimEnd())
    .filter(Boolean)
    .join('\n')
