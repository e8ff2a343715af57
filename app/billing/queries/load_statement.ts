import db from '@adonisjs/lucid/services/db'
import { CURRENCIES, type Currency } from '#app/core/money'
import type { AgedByCurrency } from '#app/billing/domain/ageing'
import { balanced, type CurrencyAccount, type Movement } from '#app/billing/domain/statement'
import ChargeItem from '#app/billing/models/charge_item'
import { creditsOf } from './list_debtors.js'
import { ageing } from './ageing.js'
import type { AccountScope } from './account_scope.js'
import { before, between, dayOfRow, statementSources, type StatementSource } from './statement_sources.js'

/** Movements that a statement has at most; who wants more asks for a shorter time. */
export const MOST_MOVEMENTS = 2_000

/** The account of a client between two days of the firm, both included. */
export interface Statement {
  from: string
  to: string
  accounts: CurrencyAccount[]
  /** What is owed on the last of the days, or today if that is earlier. */
  ageing: AgedByCurrency[]
  /** What of the payments waits for charges today, by currency. */
  credits: Partial<Record<Currency, number>>
  /** There are more movements than a statement has: it shows none of them then. */
  isTooLong: boolean
}

export interface StatementSpan {
  from: string
  to: string
  today: string
}

/** Reads a statement. How many queries it takes follows from the kinds of movements alone. */
export async function loadStatement(scope: AccountScope, clientId: number, span: StatementSpan): Promise<Statement> {
  const { from, to, today } = span
  const openings = new Map<Currency, number>()
  const movements: Movement[] = []
  for (const source of statementSources(scope)) {
    await addOpenings(openings, source, from)
    movements.push(...(await movementsOf(source, from, to)))
  }
  const isTooLong = movements.length > MOST_MOVEMENTS
  if (!isTooLong) await nameConcepts(movements)
  const credits = await creditsOf(scope, [clientId])
  return {
    ...{ from, to, isTooLong },
    accounts: isTooLong ? [] : balanced(movements, openings, CURRENCIES),
    ageing: await ageing(scope, { asOf: to < today ? to : today, today }),
    credits: Object.fromEntries([...credits].map(([key, credit]) => [key.split(' ')[1]!, credit])),
  }
}

/** What was owed before a day, by currency. */
async function addOpenings(openings: Map<Currency, number>, source: StatementSource, from: string): Promise<void> {
  const rows = await before(source, from)
    .select(`${source.currency} as currency`, db.raw(`sum(${source.amount}) as amount`))
    .groupBy(source.currency)
    .pojo<{ currency: Currency; amount: number | string }>()
  for (const { currency, amount } of rows) openings.set(currency, (openings.get(currency) ?? 0) + Number(amount))
}

interface Row {
  id: number | null
  reference: string | number | null
  day: unknown
  currency: Currency
  amount: number | string
}

async function movementsOf(source: StatementSource, from: string, to: string): Promise<Movement[]> {
  const { kind, id, reference, day, currency, amount } = source
  const rows = await between(source, from, to)
    .select(`${day} as day`, `${currency} as currency`, db.raw(`${amount} as amount`))
    .select(
      id ? `${id} as id` : db.raw('null as id'),
      reference ? `${reference} as reference` : db.raw('null as reference')
    )
    .orderBy(day)
    .limit(MOST_MOVEMENTS + 1)
    .pojo<Row>()
  return rows.map((row) => ({
    ...{ kind, day: dayOfRow(source, row.day), currency: row.currency, amount: Number(row.amount) },
    id: row.id === null ? null : Number(row.id),
    reference: row.reference === null ? null : String(row.reference),
    concept: null,
  }))
}

const BATCH = 500

/** Charges are told by their first concept, too. */
async function nameConcepts(movements: Movement[]): Promise<void> {
  const charges = movements.filter(({ kind, id }) => kind !== 'payment' && kind !== 'refund' && id !== null)
  const ids = [...new Set(charges.map(({ id }) => id!))]
  const concepts = new Map<number, string>()
  for (let at = 0; at < ids.length; at += BATCH) {
    const items = await ChargeItem.byKey('charge_id', ids.slice(at, at + BATCH))
      .where('position', 0)
      .select('charge_id', 'description')
    for (const { chargeId, description } of items) concepts.set(chargeId, description)
  }
  for (const movement of charges) movement.concept = concepts.get(movement.id!) ?? null
}
