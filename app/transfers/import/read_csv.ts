import { parse } from 'csv-parse/sync'
import { decode } from '#app/workspaces/invitation_lists/csv'
import { UnreadableFile, type Sheet } from './sheets.js'

const MARKS = [',', ';', '\t', '|']
const LOOKED_AT = 20

/** The mark between cells: the one that cuts the first lines into most cells, the same number in each. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  const score = (mark: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(mark).length)
    return counts[0] === 1 ? 0 : (counts[0] ?? 0) + counts.filter((count) => count === counts[0]).length
  }
  return MARKS.reduce((best, mark) => (score(mark) > score(best) ? mark : best))
}

/** A CSV file as one sheet. Throws UnreadableFile. */
export function readCsvSheet(bytes: Buffer): Sheet {
  const text = decode(bytes)
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_048_576,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return { name: 'CSV', rows: parsed.map(({ record, info }) => ({ line: info.lines, cells: record })) }
  } catch {
    throw new UnreadableFile('broken')
  }
}
