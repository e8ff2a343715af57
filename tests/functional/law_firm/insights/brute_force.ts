import { TODAY } from '../billing/scene.js'
import {
  bruteRows,
  dayIn,
  dayOf,
  middle,
  millionths,
  sumOf,
  within,
  type BruteRows,
  type Row,
  type Span,
} from './brute_rows.js'

const BUCKETS = { not_due: [-9_999, 0], days_30: [1, 30], days_60: [31, 60], days_90: [61, 90], older: [91, 99_999] }
const HISTORY = 24 * 31

/** All numbers of matters of a firm for one of its people, counted row by row. */
export function bruteMatters({ all, isAtWork }: BruteRows, span: Span) {
  const matters = all.matters.filter(({ id }) => isAtWork(id))
  const stalled = matters.filter(({ status, updated_at: at }) => status === 'active' && dayOf(at) < dayIn(-60))
  const by = (rows: Row[], column: string) => {
    const counts: Record<string, number> = {}
    for (const row of rows) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1
    return counts
  }
  return {
    'matters.open': matters.filter(({ status }) => status !== 'concluded').length,
    'matters.opened': matters.filter(({ created_at: at }) => within(dayOf(at), span)).length,
    'matters.stalled': stalled.length,
    'byStatus': by(matters, 'status'),
    'byMateria': by(matters, 'materia'),
    'byPerson': by(matters, 'responsible_id'),
    'stalledByPerson': by(stalled, 'responsible_id'),
    'longest': stalled
      .map(({ id, updated_at: at }) => ({ id: Number(id), at: String(at) }))
      .sort((one, other) => one.at.localeCompare(other.at) || one.id - other.id)
      .map(({ id }) => id),
  }
}

/** The charges and payments of a currency that somebody sees. */
export function bruteMoneyRows({ all, isChargeSeen }: BruteRows, currency: string) {
  const charges = all.charges.filter((charge) => isChargeSeen(charge.id) && charge.currency === currency)
  const payments = all.payments.filter(
    (payment) =>
      payment.state === 'accepted' &&
      payment.currency === currency &&
      all.payment_applications
        .filter((row) => row.payment_id === payment.id)
        .every((row) => isChargeSeen(row.charge_id))
  )
  return { charges, payments }
}

export const isBilled = ({ state, issued_on: on }: Row, span: Span) =>
  ['issued', 'written_off'].includes(state) && within(on, span)

const lateDays = (due: string | null) =>
  due === null ? 0 : Math.round((Date.parse(TODAY) - Date.parse(due)) / 86_400_000)

/** All numbers of money of a firm in a currency for one of its people, added up row by row. */
export function bruteMoney(rows: BruteRows, span: Span, currency: string) {
  const { charges, payments } = bruteMoneyRows(rows, currency)
  const billed = charges.filter((charge) => isBilled(charge, span))
  const received = payments.filter(({ paid_on }) => within(paid_on, span))
  const owed = charges.filter(
    ({ state, status, remaining }) => state === 'issued' && status === 'pending' && Number(remaining) > 0
  )
  const remaining = (list: Row[]) => sumOf(list, (row) => Number(row.remaining))
  const settledIn = (days: Span) =>
    charges.filter(
      ({ state, settled_by, settled_on }) => state === 'issued' && settled_by === 'payments' && within(settled_on, days)
    )
  const net = (row: Row) => Number(row.amount) - Number(row.refunded)
  return {
    'money.billed': sumOf(billed, (row) => Number(row.total)),
    'money.collected': sumOf(received, net),
    'money.owed': remaining(owed),
    'money.overdue': remaining(owed.filter(({ due_on: due }) => lateDays(due) > 0)),
    'money.collection_rate': millionths(
      sumOf(billed, (row) => Number(row.paid)),
      sumOf(billed, (row) => Number(row.total))
    ),
    'money.days_to_pay': middle(settledIn(span).map((row) => Number(row.settled_days))),
    'ageing': Object.entries(BUCKETS).map(([bucket, [least, most]]) => {
      const own = owed.filter(({ due_on: due }) => lateDays(due) >= least! && lateDays(due) <= most!)
      return { bucket, total: remaining(own), n: own.length }
    }),
    'month'(month: string) {
      return {
        billed: sumOf(
          billed.filter((row) => String(row.issued_on).startsWith(month)),
          (row) => Number(row.total)
        ),
        collected: sumOf(
          received.filter((row) => String(row.paid_on).startsWith(month)),
          net
        ),
      }
    },
    'forecast': bruteForecast(settledIn({ from: dayIn(-HISTORY), to: TODAY }), owed),
  }
}

/** What comes in of what is owed within some days, charge by charge: the product of the shares that stayed open on each day on which one was settled (Kaplan and Meier). */
function bruteForecast(settled: Row[], owed: Row[]) {
  const days = settled.map((row) => Number(row.settled_days))
  const ages = owed.map((row) => Math.max((Date.parse(TODAY) - Date.parse(row.issued_on)) / 86_400_000, 0))
  if (days.length < 10) return null
  const alive = (until: number) =>
    [...new Set(days)]
      .filter((on) => on <= until)
      .reduce((share, on) => {
        const ended = days.filter((each) => each === on).length
        const atRisk = [...days, ...ages].filter((each) => each >= on).length
        return share * (1 - ended / atRisk)
      }, 1)
  const whole = sumOf(owed, (row) => Number(row.remaining))
  return [30, 60, 90].map((horizon) => {
    const chances = owed.map((row, at) => {
      const now = alive(ages[at]!)
      return { amount: Number(row.remaining), chance: now < 1e-12 ? 0 : 1 - alive(ages[at]! + horizon) / now }
    })
    const mean = sumOf(chances, ({ amount, chance }) => amount * chance)
    const spread = 1.2816 * Math.sqrt(sumOf(chances, ({ amount, chance }) => amount ** 2 * chance * (1 - chance)))
    const clamped = (value: number) => Math.round(Math.min(Math.max(value, 0), whole))
    return { days: horizon, expected: clamped(mean), low: clamped(mean - spread), high: clamped(mean + spread) }
  })
}

/** The numbers of a firm for one of its people in a currency: those of matters, and of money. */
export async function bruteForce(workspaceId: number, userId: number, span: Span, currency: string) {
  const rows = await bruteRows(workspaceId, userId)
  return { ...bruteMatters(rows, span), ...bruteMoney(rows, span, currency) }
}
