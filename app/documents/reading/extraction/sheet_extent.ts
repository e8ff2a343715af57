import { ReadingFault } from './fault.js'
import { attributesOf, xmlTokens } from './xml.js'

/** How far the cells of a sheet reach, and how many it writes down. */
export interface Extent {
  rows: number
  columns: number
  cells: number
}

/** One of SpreadsheetML (ECMA-376, ST_CellRef): three letters and seven digits at most. */
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/

/**
 * Reads the addresses of the cells of a sheet in one pass that builds nothing: a reader of workbooks makes room for all cells before the last one, so that
 * a few bytes may ask for billions. `isEnough` ends it early. Throws ReadingFault `corrupted` for addresses that are none.
 */
export function extentOf(xml: string, isEnough: (extent: Extent) => boolean = () => false): Extent {
  const extent = { rows: 0, columns: 0, cells: 0 }
  let [row, column] = [0, 0]
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || (token.name !== 'c' && token.name !== 'row')) continue
    const { r } = attributesOf(token.attributes)
    if (token.name === 'row') {
      row = r === undefined ? row + 1 : numberOf(r)
      column = 0
    } else {
      const at = r === undefined ? { row, column: column + 1 } : placeOf(r)
      ;({ row, column } = at)
      extent.cells++
      extent.columns = Math.max(extent.columns, column)
    }
    extent.rows = Math.max(extent.rows, row)
    if (isEnough(extent)) return extent
  }
  return extent
}

function numberOf(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new ReadingFault('corrupted')
  return Number(text)
}

function placeOf(address: string): { row: number; column: number } {
  const [, letters, digits] = ADDRESS.exec(address) ?? []
  if (!letters || !digits) throw new ReadingFault('corrupted')
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits), column }
}
