import { searchFold } from '#app/core/text/fold'
import { tidyLine } from '#app/core/validators/fields'
import { readAmount } from '#app/bank_statements/domain/amount_text'
import { readDay } from '#app/bank_statements/domain/day_text'
import { cellsOf, rowsBelow } from '#app/bank_statements/domain/guess_mapping'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type { ColumnField, Mapping } from '#app/bank_statements/domain/mapping'
import type { FileContent, GridRow, Movement, RefusedLine, RefusedReason } from '#app/bank_statements/domain/movement'
import { marksIn } from '#app/bank_statements/domain/text_marks'

export interface ReadMovements {
  movements: Movement[]
  refused: RefusedLine[]
}

type Signs = Record<string, 1 | -1>

/** What a column of signs says, in plain letters. */
const SIGNS: Signs = {
  ...{ '+': 1, 'a': 1, 'abono': 1, 'credito': 1, 'cr': 1, 'credit': 1, 'haber': 1, 'deposito': 1 },
  ...{ '-': -1, 'd': -1, 'cargo': -1, 'debito': -1, 'db': -1, 'dr': -1, 'debit': -1, 'debe': -1, 'retiro': -1 },
}

/** A lone C is a charge beside A (abono), a credit beside D (débito), and else nobody knows. */
function signsOf(rows: readonly GridRow[], column: number | undefined): Signs {
  const said = new Set(cellsOf(rows, column).map(searchFold))
  return said.has('a') === said.has('d') ? SIGNS : { ...SIGNS, c: said.has('a') ? -1 : 1 }
}

type Amount = number | { fault: RefusedReason }

/** The movements of a file, and each line that is none with its reason. `today` is the day of the firm: nothing has moved after it. */
export function readMovements(content: FileContent, mapping: Mapping, today: string): ReadMovements {
  if (content.kind === 'movements') return content
  const movements: Movement[] = []
  const refused: RefusedLine[] = []
  const rows = rowsBelow(content.rows, mapping.headingLine)
  const signs = signsOf(rows, mapping.columns.sign)
  for (const row of rows) {
    const read = movementOf(row, { mapping, signs, today })
    if (read === null) continue
    if (typeof read !== 'string') movements.push(read)
    else refused.push({ line: row.line, reason: read, text: row.cells.join(' ').slice(0, 200) })
  }
  return { movements, refused }
}

/** What banks put where there is no amount. */
const NOTHING = /^(?:[-–—.]*|n\/?a)$/i

interface How {
  mapping: Mapping
  signs: Signs
  today: string
}

function movementOf(row: GridRow, { mapping, signs, today }: How): Movement | RefusedReason | null {
  const cell = (field: ColumnField) => {
    const column = mapping.columns[field]
    const text = column === undefined ? '' : (row.cells[column] ?? '')
    return field !== 'sign' && NOTHING.test(text) ? '' : text
  }
  const said = (['day', 'credit', 'debit', 'amount'] as const).map(cell)
  if (said.every((text) => text === '')) return null
  const day = readDay(cell('day'), mapping.dateOrder ?? 'dmy')
  if (!day) return 'day'
  if (day > today) return 'future'
  const amount = amountOf(cell, mapping, signs)
  if (typeof amount !== 'number') return amount.fault
  if (amount === 0) return 'no_amount'
  const balance = cell('balance') === '' ? null : readAmount(cell('balance'), mapping.decimal)
  const text = [...new Set([cell('description'), cell('detail')].filter(Boolean))].join(' ')
  return {
    ...{ line: row.line, day, amount, balance: typeof balance === 'number' ? balance : null },
    description: cut(text, BANK_LIMITS.description) ?? '—',
    reference: cut(cell('reference'), BANK_LIMITS.reference),
    trackingKey: cut(cell('tracking') || (marksIn(text).trackingKey ?? ''), BANK_LIMITS.tracking),
    bankKey: null,
  }
}

const cut = (text: string, length: number) => tidyLine(text, length).trim() || null

/** What moved: of two columns the one that has something, of one its own sign or that of the column beside it. */
function amountOf(cell: (field: ColumnField) => string, { columns, decimal }: Mapping, signs: Signs): Amount {
  const read = (field: ColumnField): Amount => (cell(field) === '' ? 0 : readAmount(cell(field), decimal))
  if (columns.credit === undefined && columns.debit === undefined) {
    const amount = read('amount')
    if (typeof amount !== 'number' || columns.sign === undefined) return amount
    const sign = signs[searchFold(cell('sign'))]
    return sign ? sign * Math.abs(amount) : { fault: 'sign' }
  }
  const [credit, debit] = [read('credit'), read('debit')]
  if (typeof credit !== 'number') return credit
  if (typeof debit !== 'number') return debit
  if (credit !== 0 && debit !== 0) return { fault: 'both' }
  return credit === 0 ? -Math.abs(debit) : credit
}
