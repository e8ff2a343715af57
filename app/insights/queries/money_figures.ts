import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import { CURRENCIES, type Currency } from '#app/core/money'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import type { PaymentQuery } from '#app/billing/models/payment'
import { medianOf, shareOf, type Histogram } from '#app/insights/domain/figures'
import { forecast, type Owed } from '#app/insights/domain/forecast'
import { AGE_BUCKETS, type AgeBucket, type Slice } from '#app/insights/domain/slices'
import { kept } from './kept.js'
import { billedCharges, dueDatesOf, owedCharges, receivedPayments, settledCharges } from './money_scope.js'

type Row = Record<string, number | string | null>
type Aggregated = { pojo(): PromiseLike<unknown[]> }

async function rowsOf(query: Aggregated): Promise<Row[]> {
  return (await query.pojo()) as Row[]
}
const number = (value: Row[string] | undefined) => Number(value ?? 0)

/** The currencies in which a firm has charges that somebody sees; pesos always. */
export const usedCurrencies = (viewer: Viewer): Promise<Currency[]> =>
  kept(viewer, 'currencies', {}, async () => {
    const dollars = await Charge.seenBy(viewer).where('charges.currency', 'USD').select('charges.id').first()
    return CURRENCIES.filter((currency) => currency === 'MXN' || dollars !== null)
  })

/** What was charged in a span, in all and in each month that has any, and what of it was paid by now: one query. */
export const billed = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'billed', slice, async () => {
    const rows = await byDay(billedCharges(viewer, slice), 'charges.issued_on', [
      'sum(charges.total) as total',
      'sum(charges.paid) as paid',
    ])
    const [n, total, paid] = [sumOf(rows, 'n'), sumOf(rows, 'total'), sumOf(rows, 'paid')]
    return { n, total, paid, rate: shareOf(paid, total), byMonth: byMonth(rows) }
  })

/** What was received in a span, in all and in each month that has any, less what was given back of it: one query. */
export const collected = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'collected', slice, async () => {
    const sum = 'sum(payments.amount - payments.refunded) as total'
    const rows = await byDay(receivedPayments(viewer, slice), 'payments.paid_on', [sum])
    return { n: sumOf(rows, 'n'), total: sumOf(rows, 'total'), byMonth: byMonth(rows) }
  })

/** Sums of each day, in the order of an index that holds them: a firm has few days, however many charges. */
function byDay(query: ChargeQuery | PaymentQuery, day: string, sums: string[]): Promise<Row[]> {
  const grouped = (query as ChargeQuery).groupBy(day).select(`${day} as day`).count('* as n')
  return rowsOf(grouped.select(sums.map((sum) => db.raw(sum))) as never)
}

const sumOf = (rows: Row[], name: string): number => rows.reduce((sum, row) => sum + number(row[name]), 0)

function byMonth(rows: Row[]): ReadonlyMap<string, number> {
  const months = Map.groupBy(rows, ({ day }) => String(day).slice(0, 7))
  return new Map([...months].map(([month, own]) => [month, sumOf(own, 'total')]))
}

/** How many days it took to settle what was settled in a span: the median. */
export async function daysToPay(viewer: Viewer, slice: Slice): Promise<{ n: number; median: number | null }> {
  const histogram = await settledDays(viewer, slice)
  return { n: histogram.reduce((sum, { count }) => sum + count, 0), median: medianOf(histogram) }
}

const settledDays = (viewer: Viewer, slice: Slice): Promise<Histogram> =>
  kept(
    viewer,
    'days to pay',
    slice,
    async () => {
      const query = settledCharges(viewer, slice).whereNotNull('charges.settled_days').groupBy('charges.settled_days')
      const rows = await rowsOf(query.select('charges.settled_days as value').count('* as n') as never)
      return rows.map((row) => ({ value: number(row.value), count: number(row.n) }))
    },
    ({ length }) => length
  )

/** What is owed today, by how late it is: one query. */
export const owedByAge = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'owed by age', slice, async () => {
    const query = owedCharges(viewer, { ...slice, bucket: null }).groupBy('charges.due_on')
    const sums = query.select('charges.due_on as day').count('* as n').sum('charges.remaining as remaining')
    const rows = await rowsOf(sums as never)
    return AGE_BUCKETS.map((bucket) => {
      const own = rows.filter(({ day }) => isInBucket(day === null ? null : String(day), bucket, slice.today))
      return { bucket, total: sumOf(own, 'remaining'), n: sumOf(own, 'n') }
    })
  })

function isInBucket(dueOn: string | null, bucket: AgeBucket, today: string): boolean {
  const { from, to } = dueDatesOf(bucket, today)
  if (dueOn === null) return bucket === 'not_due'
  if (bucket === 'not_due') return dueOn >= from!
  return (from === null || dueOn >= from) && dueOn <= to!
}

/** Months of settled charges from which it is learnt how long clients take. */
const LEARNT_MONTHS = 24

/** What of what is owed today is expected in the next days: two queries. */
export const expectedCash = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'forecast', slice, () => expected(viewer, slice))

async function expected(viewer: Viewer, slice: Slice) {
  const from = DateTime.fromISO(slice.today, { zone: 'utc' }).minus({ months: LEARNT_MONTHS }).toISODate()!
  const settled = await settledDays(viewer, { ...slice, from, to: slice.today })
  const query = owedCharges(viewer, { ...slice, bucket: null }).groupBy('charges.issued_on')
  const rows = await rowsOf(
    query
      .select('charges.issued_on as issued_on')
      .count('* as n')
      .sum('charges.remaining as remaining')
      .select(db.raw('sum(1.0 * charges.remaining * charges.remaining) as squares')) as never
  )
  const age = (issuedOn: string) => Math.max((Date.parse(slice.today) - Date.parse(issuedOn)) / 86_400_000, 0)
  const owed: Owed = rows.map((row) => ({
    age: age(String(row.issued_on)),
    count: number(row.n),
    remaining: number(row.remaining),
    squares: number(row.squares),
  }))
  const history = settled.map(({ value, count }) => ({ days: value, count }))
  return { n: history.reduce((sum, { count }) => sum + count, 0), forecast: forecast(history, owed) }
}
