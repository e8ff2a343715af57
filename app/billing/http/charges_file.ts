import { translate, type Language } from '#app/core/messages/catalogue'
import { csvLine, quotedFormula } from '#app/core/text/csv'
import type { ChargeFilters } from '#app/billing/domain/charge_filters'
import { standingKey } from '#app/billing/domain/charge_line'
import { chargeLines, type ChargeLine } from '#app/billing/queries/charge_lines'
import { listedCharges } from '#app/billing/queries/list_charges'
import type { MatterViewer } from '#app/matters/models/matter'

/** Charges that one file holds at most; its last line says when there are more. */
export const MOST_ROWS = 20_000
/** Charges read at once. */
const AT_ONCE = 500

/** Spreadsheet programs read the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS = [
  ...(['charge', 'client', 'matters', 'status', 'issued', 'due', 'days'] as const),
  ...(['currency', 'total', 'paid', 'remaining', 'createdBy'] as const),
]
const WIDTHS = [12, 36, 44, 22, 12, 12, 10, 9, 16, 16, 16, 28]
const MONEY_FORMAT = '#,##0.00'

/** A cell: a text, centavos, or a count. */
type Cell = string | { centavos: number } | { count: number }

interface Reading {
  /** The day of the firm, an ISO date. */
  today: string
  language: Language
}

/** All charges that the filters leave, as CSV. */
export async function chargesAsCsv(viewer: MatterViewer, filters: ChargeFilters, reading: Reading): Promise<string> {
  const text = (cell: Cell) =>
    typeof cell === 'string' ? cell : 'count' in cell ? cell.count : `${(cell.centavos / 100).toFixed(2)}`
  const rows = await rowsOf(viewer, filters, reading)
  return BYTE_ORDER_MARK + rows.map((row) => csvLine(row.map(text))).join('')
}

/** The same as a workbook, whose amounts are numbers. */
export async function chargesAsWorkbook(
  viewer: MatterViewer,
  filters: ChargeFilters,
  reading: Reading
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [head, ...rows] = await rowsOf(viewer, filters, reading)
  const cell = (value: Cell) => {
    if (typeof value === 'string') return { type: String, value: quotedFormula(value) }
    if ('count' in value) return { type: Number, value: value.count }
    return { type: Number, value: value.centavos / 100, format: MONEY_FORMAT }
  }
  const heading = head!.map((value) => ({ type: String, value: String(value), fontWeight: 'bold' as const }))
  const body = rows.map((row) => row.map(cell))
  const file = writeExcelFile([heading, ...body] as never, {
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return file.toBuffer()
}

async function rowsOf(viewer: MatterViewer, filters: ChargeFilters, { today, language }: Reading): Promise<Cell[][]> {
  const rows: Cell[][] = [COLUMNS.map((name) => translate(language, `billing.column.${name}`))]
  for (let offset = 0; offset < MOST_ROWS; offset += AT_ONCE) {
    const query = listedCharges(viewer, filters, today)
      .limit(AT_ONCE + 1)
      .offset(offset)
    const lines = await chargeLines(query, viewer, today)
    rows.push(...lines.slice(0, AT_ONCE).map((line) => cellsOf(line, language)))
    if (lines.length <= AT_ONCE) return rows
  }
  return [...rows, [translate(language, 'billing.list.file_cut', { most: MOST_ROWS })]]
}

function cellsOf(charge: ChargeLine, language: Language): Cell[] {
  const { reference, client, matters, standing, issuedOn, dueOn, currency, total, paid, remaining, createdBy } = charge
  const hasBalance = standing.state !== 'draft' && standing.state !== 'canceled'
  return [
    reference ?? translate(language, 'billing.draft'),
    ...[client.name, matters.map((matter) => `${matter.reference} · ${matter.title}`).join('; ')],
    translate(language, `billing.standing.${standingKey(standing)}`),
    ...[issuedOn ?? '', dueOn ?? '', standing.days === null ? '' : { count: standing.days }],
    ...[currency, { centavos: total }, { centavos: paid }, hasBalance ? { centavos: remaining } : '', createdBy ?? ''],
  ]
}
