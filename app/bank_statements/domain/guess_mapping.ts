import { searchFold } from '#app/core/text/fold'
import { decimalOf } from './amount_text.js'
import { profileOf } from './banks.js'
import { ordersOf } from './day_text.js'
import { BANK_LIMITS } from './limits.js'
import type { ColumnField, Columns, Mapping } from './mapping.js'
import type { GridRow } from './movement.js'

/** Headings by which columns are known, the surest first; in plain letters. */
const HEADINGS: Record<ColumnField, readonly string[]> = {
  day: [
    ...['fecha de operacion', 'fecha operacion', 'fecha oper', 'fecha de movimiento', 'fecha movimiento'],
    ...['post date', 'transaction date', 'posting date', 'fecha', 'dia', 'date', 'fecha de aplicacion', 'fecha valor'],
    ...['fecha contable', 'value date'],
  ],
  description: [
    ...['concepto referencia', 'descripcion', 'concepto', 'transaccion', 'narrative', 'description', 'detalle'],
    ...['movimiento', 'concepto del movimiento', 'descripcion del movimiento', 'leyenda 1', 'leyenda'],
  ],
  detail: [
    ...['descripcion detallada', 'leyenda 1', 'concepto', 'detalle', 'customer reference', 'ordenante'],
    ...['nombre del ordenante', 'nombre ordenante', 'beneficiario u ordenante', 'informacion adicional', 'leyenda 2'],
  ],
  reference: [
    ...['referencia numerica', 'referencia', 'numero de referencia', 'no de referencia', 'num referencia', 'folio'],
    ...['bank reference', 'reference'],
  ],
  tracking: ['clave de rastreo', 'clave rastreo', 'cve rastreo', 'rastreo'],
  credit: [
    ...['abono', 'abonos', 'deposito', 'depositos', 'credito', 'creditos', 'haber', 'ingreso', 'ingresos'],
    ...['importe abono', 'monto abono', 'credit amount', 'credit'],
  ],
  debit: [
    ...['cargo', 'cargos', 'retiro', 'retiros', 'debito', 'debitos', 'debe', 'egreso', 'egresos'],
    ...['importe cargo', 'monto cargo', 'debit amount', 'debit'],
  ],
  amount: ['importe', 'monto', 'cantidad', 'amount', 'valor', 'importe mxn', 'monto mxn'],
  sign: ['cargo abono', 'abono cargo', 'naturaleza', 'signo', 'tipo de movimiento', 'tipo', 'debito credito'],
  balance: ['saldo', 'saldo final', 'saldo posterior', 'saldo despues', 'balance', 'saldo disponible'],
}
const FIELDS = Object.keys(HEADINGS) as ColumnField[]

/** A heading in plain letters: «Concepto / Referencia» is `concepto referencia`. */
export const plainHeading = (text: string): string =>
  searchFold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What the columns below such headings are. */
export function columnsOf(headings: readonly string[]): Columns {
  const plain = headings.map(plainHeading)
  const columns: Columns = {}
  const taken = new Set<number>()
  for (const field of FIELDS) {
    const at = HEADINGS[field].map((name) => plain.findIndex((heading, place) => heading === name && !taken.has(place)))
    const found = at.find((place) => place >= 0)
    if (found === undefined) continue
    columns[field] = found
    taken.add(found)
  }
  if (columns.credit !== undefined || columns.debit !== undefined) {
    delete columns.amount
    delete columns.sign
  }
  return columns
}

/** Whether a row could be the headings: a day and an amount are among them. */
const isHeading = ({ cells }: GridRow): boolean => {
  const { day, amount, credit, debit } = columnsOf(cells)
  return day !== undefined && (amount ?? credit ?? debit) !== undefined
}

/** The row of the headings, below whatever titles a bank puts above them. */
export const headingOf = (rows: readonly GridRow[]): GridRow | null =>
  rows.slice(0, BANK_LIMITS.headingRows).find(isHeading) ?? null

/** The rows below the headings. */
export const rowsBelow = (rows: readonly GridRow[], headingLine: number): GridRow[] =>
  rows.filter(({ line }) => line > headingLine)

/** The cells of a column. */
export const cellsOf = (rows: readonly GridRow[], column: number | undefined): string[] =>
  column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '').filter(Boolean)

/** How a table is probably read. `headingLine` when a person said where the headings are, 0 for none. */
export function guessMapping(rows: readonly GridRow[], headingLine?: number): Mapping {
  const heading = headingLine === undefined ? headingOf(rows) : (rows.find(({ line }) => line === headingLine) ?? null)
  const columns = heading ? columnsOf(heading.cells) : {}
  const profile = heading ? profileOf(heading.cells.map(plainHeading)) : null
  const below = rowsBelow(rows, heading?.line ?? 0)
  return {
    bank: profile?.bank ?? 'other',
    headingLine: heading?.line ?? 0,
    columns,
    dateOrder: orderOf(below, columns) ?? profile?.dateOrder ?? null,
    decimal: decimalOf(amountsOf(below, columns)),
    accountId: null,
  }
}

/** The order that the dates themselves tell; null when they do not. */
export function orderOf(rows: readonly GridRow[], { day }: Columns): 'dmy' | 'mdy' | null {
  const orders = ordersOf(cellsOf(rows, day))
  return orders.length === 1 ? orders[0]! : null
}

const amountsOf = (rows: readonly GridRow[], { amount, credit, debit, balance }: Columns) =>
  [amount, credit, debit, balance].flatMap((column) => cellsOf(rows, column))

/** What the cells of some columns tell of how dates and amounts are written. */
export const deduceFormats = (rows: readonly GridRow[], columns: Columns): Pick<Mapping, 'dateOrder' | 'decimal'> => ({
  dateOrder: orderOf(rows, columns),
  decimal: decimalOf(amountsOf(rows, columns)),
})
