import { translate, type Language } from '#app/core/messages/catalogue'
import { csvLine } from '#app/core/text/csv'
import type { FundStatement } from '#app/fees/queries/funds_of'

/** Spreadsheet programs read the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS = [
  ...(['number', 'day', 'kind', 'method', 'reference', 'description', 'in', 'out', 'balance', 'currency'] as const),
  ...(['author', 'reverses'] as const),
]

/** `1234.50`, as spreadsheets add it up. */
const decimal = (centavos: number) =>
  `${centavos < 0 ? '-' : ''}${Math.trunc(Math.abs(centavos) / 100)}.${String(Math.abs(centavos) % 100).padStart(2, '0')}`

/** The movements of a statement, one a line. */
export function statementCsv({ lines, currency }: FundStatement, language: Language): string {
  const t = (key: string) => translate(language, key)
  const rows = lines.map((line) => [
    ...[String(line.number), line.movedOn, t(`fees.movement.${line.kind}`)],
    ...[line.method ? t(`payments.method.${line.method}`) : '', line.reference ?? '', line.description ?? ''],
    ...[line.amount > 0 ? decimal(line.amount) : '', line.amount < 0 ? decimal(-line.amount) : '', decimal(line.held)],
    ...[currency, line.authorName ?? '', line.reverses === null ? '' : String(line.reverses)],
  ])
  const head = COLUMNS.map((name) => t(`fees.column.${name}`))
  return BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('')
}
