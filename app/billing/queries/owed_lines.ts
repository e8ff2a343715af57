import type { Currency } from '#app/core/money'
import { ageOf } from '#app/billing/domain/ageing'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import type { AccountScope } from './account_scope.js'

/** Charges that a page shows as owed at most. */
const MOST_OWED = 200
/** Those that a document holds at most. */
const MOST_PRINTED = 2_000

interface Row {
  id: number
  reference: string | null
  issued_on: string | null
  due_on: string | null
  currency: Currency
  total: number | string
  remaining: number | string
}

/** The charges of an account that are owed today, what is due first first. */
const owedIn = ({ charges }: AccountScope) =>
  charges()
    .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('charges.remaining', '>', 0)
    .orderByRaw("coalesce(charges.due_on, '9999') asc")
    .orderBy('charges.id')

/** Those, to be printed. One query. */
export const owedToPrint = (scope: AccountScope): Promise<Charge[]> => owedIn(scope).limit(MOST_PRINTED).exec()

/** Those with their first concepts, as a page shows them. Two queries; rows and no models, since many may be owed. */
export async function owedLines(scope: AccountScope, today: string) {
  const owed = (await owedIn(scope)
    .limit(MOST_OWED)
    .select('id', 'reference', 'issued_on', 'due_on', 'currency', 'total', 'remaining')
    .pojo<Row>()) as unknown as Row[]
  const concepts = await firstConcepts(owed.map(({ id }) => Number(id)))
  return owed.map(({ id, reference, issued_on: issuedOn, due_on: dueOn, currency, ...amounts }) => ({
    ...{ id: Number(id), reference: reference ?? '', concept: concepts.get(Number(id)) ?? null },
    ...{ issuedOn, dueOn, age: ageOf(dueOn, today), currency },
    ...{ total: Number(amounts.total), remaining: Number(amounts.remaining) },
  }))
}

/** The first concept of each of some charges, by their ids. */
export async function firstConcepts(ids: number[]): Promise<Map<number, string>> {
  type Item = { charge_id: number; description: string }
  const items = (await ChargeItem.byKey('charge_id', ids)
    .where('position', 0)
    .select('charge_id', 'description')
    .pojo<Item>()) as unknown as Item[]
  return new Map(items.map(({ charge_id: id, description }) => [Number(id), description]))
}
