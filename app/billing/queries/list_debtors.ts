import { searchWords } from '#app/core/database/folded_search'
import { untilWrite } from '#app/core/database/until_write'
import { joinOn } from '#app/core/models/join_on'
import { CURRENCIES, type Currency } from '#app/core/money'
import { AGES, type Age, type AgedByCurrency, type AgedSums } from '#app/billing/domain/ageing'
import type { DebtorSort } from '#app/billing/domain/statement_filters'
import type { ChargeQuery } from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import type { AccountScope } from './account_scope.js'
import { agedSums, selectAges, type AsOf, type SumRow } from './ageing.js'
import { owedOn } from './owed_then.js'

/** Rows of a page of those who owe. */
export const DEBTORS_PER_PAGE = 25
const MAX_WORDS = 8

/** What a client owes in a currency, by age, and what of their payments waits for charges today. */
export type DebtorRow = AgedByCurrency & { clientId: number; clientName: string; credit: number }

export interface DebtorFilters extends AsOf {
  q: string
  currency: Currency | ''
  sort: DebtorSort
  page: number
}

type Row = SumRow & { client_id: number; client_name: string; folded: string; currency: Currency }

/**
 * One page of the clients who owe, with what all of them owe by currency. Pesos and dollars stand in rows of their own. What is owed is added up once for all pages, whatever is shown of
 * it, and until the next write. Two queries.
 */
export async function listDebtors(scope: AccountScope, filters: DebtorFilters, perPage = DEBTORS_PER_PAGE) {
  const { sort } = filters
  const debtors = [...(await debtorsOf(scope, filters))].sort(
    (one, other) => amountOf(other, sort) - amountOf(one, sort) || byName(one, other)
  )
  const total = debtors.length
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / perPage)))
  const shown = debtors.slice((page - 1) * perPage, page * perPage)
  const credits = await creditsOf(scope, [...new Set(shown.map(({ clientId }) => clientId))])
  const rows = shown.map(({ folded: _, ...row }): DebtorRow => {
    return { ...row, credit: credits.get(`${row.clientId} ${row.currency}`) ?? 0 }
  })
  return { rows, totals: totalsOf(debtors), paging: { page, perPage, total } }
}

/** All who owe. What they owe is added up before their names are looked for, once for each of them. */
function debtorsOf(scope: AccountScope, { q, currency, asOf, today }: DebtorFilters): Promise<Debtor[]> {
  const { workspaceId, reader } = scope
  const key = `debtors ${workspaceId} ${reader} ${JSON.stringify([q, currency, asOf, today])}`
  return untilWrite(
    key,
    async () => {
      const narrowed = { ...scope, charges: () => narrow(scope.charges(), workspaceId, { q, currency }) }
      const owed = selectAges(owedOn(narrowed, asOf, today), asOf)
        .select('charges.client_id', 'charges.currency')
        .groupBy('charges.client_id', 'charges.currency')
      const found = await owed.client
        .from(owed.as('owed'))
        .join(...joinOn(Client, 'owed.client_id'))
        .select('owed.*', 'clients.name as client_name', 'clients.name_folded as folded')
      return (found as Row[]).map((row) => ({ ...owing(row), folded: row.folded }))
    },
    ({ length }) => Math.max(length, 1)
  )
}

const owing = (row: Row) => {
  const { client_id: clientId, client_name: clientName, currency } = row
  return { clientId: Number(clientId), clientName, currency, ...agedSums(row) }
}

type Debtor = Omit<DebtorRow, 'credit'> & { folded: string }

/** What a row is ordered by before its name. */
const amountOf = ({ total, current }: Debtor, sort: DebtorSort): number =>
  ({ late: total - current, total, name: 0 })[sort]

function byName(one: Debtor, other: Debtor): number {
  const texts = [
    [one.folded, other.folded],
    [one.currency, other.currency],
  ] as const
  const [names, currencies] = texts.map(([first, second]) => (first < second ? -1 : first > second ? 1 : 0))
  return names! || one.clientId - other.clientId || currencies!
}

/** What all of them owe by currency and age. */
function totalsOf(debtors: readonly Debtor[]): AgedByCurrency[] {
  return CURRENCIES.flatMap((currency) => {
    const own = debtors.filter((debtor) => debtor.currency === currency)
    const sum = (age: Age | 'total') => own.reduce((total, debtor) => total + debtor[age], 0)
    const sums = Object.fromEntries([...AGES, 'total' as const].map((age) => [age, sum(age)])) as AgedSums
    return own.length > 0 ? [{ currency, ...sums }] : []
  })
}

/** Charges whose client has these words in its name, of one currency when one is asked for. */
function narrow(query: ChargeQuery, workspaceId: number, { q, currency }: Pick<DebtorFilters, 'q' | 'currency'>) {
  const words = searchWords(q, MAX_WORDS)
  const named = Client.in({ id: workspaceId })
  for (const word of words) void named.whereRaw('instr(clients.search_text, ?) > 0', [word])
  if (words.length > 0) query.whereIn('charges.client_id', named.select('clients.id'))
  return currency ? query.where('charges.currency', currency) : query
}

/** What of the payments of clients waits for charges, by client and currency. */
export async function creditsOf({ payments }: AccountScope, clientIds: number[]): Promise<Map<string, number>> {
  if (clientIds.length === 0) return new Map()
  const rows = await payments()
    .whereIn('payments.client_id', clientIds)
    .where('payments.state', 'accepted')
    .where('payments.credit', '>', 0)
    .groupBy('payments.client_id', 'payments.currency')
    .select('payments.client_id as clientId', 'payments.currency as currency')
    .sum('payments.credit as credit')
    .pojo<{ clientId: number; currency: Currency; credit: number | string }>()
  return new Map(rows.map(({ clientId, currency, credit }) => [`${clientId} ${currency}`, Number(credit)]))
}
