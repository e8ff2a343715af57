import type { Mapping } from './guess_mapping.js'
import { guessMapping } from './guess_mapping.js'
import { dataRows, findHeadings, headingsAt, LOOKED_AT, type HeadingPlace } from './heading_rows.js'
import type { FieldValues, ImportSettings } from './import_source.js'
import type { Sheet } from './sheets.js'
import { fold } from '#app/core/text/fold'
import { valueFields } from '#app/transfers/records/choices/value_fields'
import type { ImportField, Subject } from '#app/transfers/records/import_field'
import { guessNameOrder } from '#app/transfers/records/names/split_name'
import { RowCells } from '#app/transfers/records/cells/row_cells'

const SAMPLE = 5
const MAX_TEXT_LENGTH = 200
/** Rows by which columns are known. */
const KNOWN_BY = 200
/** Most values of a field that a person is asked about. */
const MAX_VALUES = 200
const PREVIEW = { columns: 14, cell: 60 }

/** What is known of the records of a kind before a file is looked at. */
export interface FileKind {
  subject: Subject
  fields: ImportField[]
  /** The fields that the firm chose for headings of earlier files. */
  chosen: Map<string, string>
}

/** What a sheet says of itself, and the fields that its columns are taken for. Headings are looked for unless somebody said where they are. */
export function sheetSettings(kind: FileKind, sheets: Sheet[], place: { sheet: number; heading?: HeadingPlace }) {
  const sheet = sheets[place.sheet]!
  const heading = place.heading ?? findHeadings(kind.subject, sheet)
  const headings = headingsAt(sheet, heading)
  const { rows } = dataRows(sheet, heading)
  const columns = columnsOf(rows, headings.length)
  const mapping = guessMapping(kind, headings, columns, kind.chosen)
  return {
    sheet: place.sheet,
    heading,
    headings,
    preview: sheet.rows.slice(0, LOOKED_AT).map(({ line, cells }, row) => ({
      row,
      line,
      cells: cells.slice(0, PREVIEW.columns).map((cell) => cell.slice(0, PREVIEW.cell)),
    })),
    sample: rows
      .slice(0, SAMPLE)
      .map(({ cells }) => headings.map((_, at) => (cells[at] ?? '').slice(0, MAX_TEXT_LENGTH))),
    total: rows.length,
    mapping,
    nameOrder: guessNameOrder(namesIn(mapping, columns)),
    values: [] as FieldValues[],
    checked: false,
  }
}

function columnsOf(rows: Sheet['rows'], width: number): string[][] {
  const some = rows.slice(0, KNOWN_BY)
  return Array.from({ length: width }, (_, at) => some.flatMap(({ cells }) => cells[at] || []))
}

/** The columns that hold whole names, for the order in which they are written. */
const namesIn = (mapping: Mapping, columns: string[][]) =>
  mapping.flatMap((field, at) =>
    field === 'name' || field === 'client' || field?.startsWith('party.') ? columns[at]! : []
  )

/** The values that stand in the columns of fields which have words of their own, however they are capitalised, the most frequent first. */
export function collectValues(
  subject: Subject,
  sheet: Sheet,
  { heading, headings, mapping }: Pick<ImportSettings, 'heading' | 'headings' | 'mapping'>
): FieldValues[] {
  const asked = valueFields(subject).filter(({ field }) => mapping.includes(field))
  const counts = new Map(asked.map(({ field }) => [field, new Map<string, { text: string; count: number }>()]))
  for (const { cells } of dataRows(sheet, heading).rows) {
    const row = new RowCells(
      mapping.flatMap((field, at) => (field && cells[at] ? [{ field, heading: headings[at]!, text: cells[at] }] : []))
    )
    for (const { field, split } of asked)
      for (const text of row.all(field).flatMap((cell) => split?.(cell.text) ?? [cell.text])) {
        const own = counts.get(field)!
        const before = own.get(fold(text))
        own.set(fold(text), { text: before?.text ?? text, count: (before?.count ?? 0) + 1 })
      }
  }
  return asked.map(({ field }) => ({
    field,
    values: [...counts.get(field)!.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_VALUES)
      .map(({ text, count }) => ({ text: text.slice(0, MAX_TEXT_LENGTH), count })),
  }))
}
