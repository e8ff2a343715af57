import { translate, type Language } from '#app/core/messages/catalogue'
import { csvLine } from '#app/core/text/csv'
import { AGES } from '#app/billing/domain/ageing'
import { listDebtors, type DebtorFilters, type DebtorRow } from '#app/billing/queries/list_debtors'
import type { AccountScope } from '#app/billing/queries/account_scope'
import type { Statement } from '#app/billing/queries/load_statement'

/** Spreadsheet programs read the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Rows that one file holds at most; its last line says when there are more. */
const MOST_ROWS = 20_000
const AT_ONCE = 500

const decimal = (centavos: number) => (centavos / 100).toFixed(2)

/** All clients who owe, with how late what they owe is, as CSV. */
export async function debtorsAsCsv(scope: AccountScope, filters: DebtorFilters, language: Language): Promise<string> {
  const t = (key: string, values?: Record<string, number>) => translate(language, key, values)
  const names = ['client', 'currency', ...AGES, 'total', 'credit'] as const
  const lines = [csvLine(names.map((name) => t(`account_statements.column.${name}`)))]
  for (let page = 1; lines.length <= MOST_ROWS; page++) {
    const { rows, paging } = await listDebtors(scope, { ...filters, page }, AT_ONCE)
    lines.push(...rows.map(debtorLine))
    if (page * AT_ONCE >= paging.total) return BYTE_ORDER_MARK + lines.join('')
  }
  lines.push(csvLine([t('account_statements.file_cut', { most: MOST_ROWS })]))
  return BYTE_ORDER_MARK + lines.join('')
}

const debtorLine = (row: DebtorRow): string =>
  csvLine([
    ...[row.clientName, row.currency, ...AGES.map((age) => decimal(row[age]))],
    ...[decimal(row.total), decimal(row.credit)],
  ])

/** The movements of a statement as CSV, each currency with its opening balance. */
export function statementAsCsv({ accounts, from }: Statement, language: Language): string {
  const t = (key: string, values?: Record<string, string>) => translate(language, key, values)
  const head = ['day', 'movement', 'concept', 'currency', 'charged', 'paid', 'balance']
  const lines = accounts.flatMap(({ currency, opening, movements }) => [
    csvLine([from, t('account_statements.opening'), '', currency, '', '', decimal(opening)]),
    ...movements.map(({ kind, day, amount, reference, concept, balance }) =>
      csvLine([
        ...[day, t(`billing_pdf.movement.${kind}`, { reference: reference ?? '' }).trim(), concept ?? '', currency],
        ...[amount > 0 ? decimal(amount) : '', amount < 0 ? decimal(-amount) : '', decimal(balance)],
      ])
    ),
  ])
  return BYTE_ORDER_MARK + [csvLine(head.map((name) => t(`account_statements.column.${name}`))), ...lines].join('')
}
