import { bruteMoneyRows, isBilled } from './brute_force.js'
import {
  dayIn,
  dayOf,
  middle,
  millionths,
  millisOf,
  sumOf,
  within,
  type BruteRows,
  type Row,
  type Span,
} from './brute_rows.js'

const floor = (over: number, under: number) => Number(BigInt(over) / BigInt(under))

/** What an entry is worth: its minutes as hours in millionths, rounded half up, at its rate, rounded half up. */
const worthOf = ({ minutes, rate }: Row) =>
  Math.floor((Number(rate) * Math.floor((Number(minutes) * 1e6 + 30) / 60) + 500_000) / 1e6)

const isOf = (row: Row, { charge_id: charge, matter_id: matter }: Row) =>
  Number(row.charge_id) === Number(charge) && Number(row.matter_id) === Number(matter)

/** Realisation, entry by entry. */
export function bruteRealisation({ all, isSeen, isChargeSeen }: BruteRows, span: Span, currency: string) {
  const entries = all.time_entries.filter(
    (row) =>
      row.billable &&
      row.currency === currency &&
      within(row.worked_on, span) &&
      isSeen(row.matter_id) &&
      (row.charge_id === null || isChargeSeen(row.charge_id))
  )
  const rated = entries.filter(({ rate }) => rate !== null)
  const chargedOf = (entry: Row) => {
    const charge = all.charges.find(({ id }) => Number(id) === Number(entry.charge_id))
    if (!charge || !['issued', 'written_off'].includes(charge.state)) return 0
    const concepts = all.charge_items.filter((row) => row.kind === 'time' && isOf(row, entry))
    const fellows = all.time_entries.filter((row) => isOf(row, entry))
    const share = floor(sumOf(concepts, (row) => row.amount - row.discount) * 1e6, sumOf(fellows, worthOf))
    return floor(worthOf(entry) * share, 1e6)
  }
  const [worth, charged] = [sumOf(rated, worthOf), sumOf(rated, chargedOf)]
  const rate = millionths(charged, worth)
  return { n: rated.length, unrated: entries.length - rated.length, worth, charged, rate }
}

/** What work brings by a dimension, concept by concept: totals by the key of a part. */
export function bruteFees(rows: BruteRows, span: Span, currency: string, by: 'materia' | 'model' | 'client') {
  const { all, matterOf, isSeen } = rows
  const parts = new Map<string, Record<'total' | 'n' | 'received' | 'writtenOff' | 'expenses' | 'minutes', number>>()
  const part = (key: unknown) => {
    const name = String(key ?? null)
    if (!parts.has(name)) parts.set(name, { total: 0, n: 0, received: 0, writtenOff: 0, expenses: 0, minutes: 0 })
    return parts.get(name)!
  }
  const keyOf = (matterId: unknown, clientId: unknown) => {
    if (by === 'client') return clientId
    return by === 'model' ? modelOf(rows, matterId) : matterOf(matterId)?.materia
  }
  const { charges } = bruteMoneyRows(rows, currency)
  for (const charge of charges.filter((each) => isBilled(each, span)))
    for (const item of all.charge_items.filter((row) => Number(row.charge_id) === Number(charge.id))) {
      if (item.kind === 'expense') continue
      const fee = Number(item.amount) - Number(item.discount)
      const shared = (amount: number) => floor(fee * floor(Number(amount) * 1e6, charge.total), 1e6)
      const own = part(keyOf(item.matter_id, charge.client_id))
      own.total += fee
      own.n += 1
      own.received += shared(charge.paid)
      own.writtenOff += shared(charge.written_off)
    }
  const clientOf = (row: Row) => matterOf(row.matter_id)?.client_id
  for (const row of all.time_entries)
    if (row.currency === currency && within(row.worked_on, span) && isSeen(row.matter_id))
      part(keyOf(row.matter_id, clientOf(row))).minutes += Number(row.minutes)
  for (const row of all.matter_expenses)
    if (!row.billable && row.paid_by === 'firm' && row.currency === currency)
      if (within(row.spent_on, span) && isSeen(row.matter_id))
        part(keyOf(row.matter_id, clientOf(row))).expenses += Number(row.amount)
  return parts
}

function modelOf({ all }: BruteRows, matterId: unknown): string {
  const agreement = all.fee_agreements.find((row) => Number(row.matter_id) === Number(matterId))
  if (matterId === null || !agreement) return 'none'
  const columns = { monthly: 'monthly_amount', fixed: 'fixed_amount', hourly: 'hourly_rate', share: 'share' }
  const ways = Object.entries(columns).flatMap(([way, column]) => (agreement[column] === null ? [] : way))
  if (all.fee_stages.some((row) => Number(row.matter_id) === Number(matterId))) ways.push('stages')
  return ways.length > 1 ? 'mixed' : (ways[0] ?? 'none')
}

/** What became of the conflict checks of a span. */
export function bruteConflicts({ all, isSeen }: BruteRows, span: Span): Record<string, number | null> {
  const filed = all.conflict_checks.filter(
    (row) => within(dayOf(row.created_at), span) && (row.matter_id === null || isSeen(row.matter_id))
  )
  const of = (decision: string) => filed.filter((row) => row.decision === decision).length
  const decided = filed.filter(({ decision }) => decision !== 'pending')
  const days = decided.map((row) => Math.floor((millisOf(row.decided_at) - millisOf(row.created_at)) / 86_400_000))
  return {
    'conflicts.filed': filed.length,
    'conflicts.cleared': of('clear'),
    'conflicts.waived': of('waived'),
    'conflicts.declined': of('declined'),
    'conflicts.pending': of('pending'),
    'conflicts.cleared_share': millionths(of('clear'), decided.length),
    'conflicts.days_to_decide': middle(days),
  }
}

/** How the deadlines of a span ended at an instant: of everybody, or of a person. */
export function bruteDeadlines({ all, isSeen, isAtWork }: BruteRows, span: Span, now: string, person?: number) {
  const own = all.matter_deadlines.filter(
    (row) =>
      within(row.last_day, span) &&
      isSeen(row.matter_id) &&
      (person === undefined || Number(row.responsible_id) === person)
  )
  const isOver = (row: Row) => row.open && isAtWork(row.matter_id) && millisOf(row.last_instant) <= Date.parse(now)
  return {
    met: own.filter(({ status }) => status === 'met').length,
    missed: own.filter(({ status }) => status === 'missed').length,
    overdue: own.filter((row) => !['met', 'missed'].includes(row.status) && isOver(row)).length,
  }
}

const WEEKS = { late: [-9_999, -1], week_1: [0, 6], week_2: [7, 13], week_3: [14, 20], week_4: [21, 27] }

/** The open work of a person (0: of nobody), week by week. */
export function bruteLoad({ all, isAtWork }: BruteRows, person: number) {
  const isOf = (id: unknown) => Number(id ?? 0) === person
  const activities = all.activities.filter((row) => row.open && isAtWork(row.matter_id) && isOf(row.assignee_id))
  const deadlines = all.matter_deadlines.filter(
    (row) => row.open && isAtWork(row.matter_id) && isOf(row.responsible_id)
  )
  const matters = all.matters.filter(
    (row) => isAtWork(row.id) && row.status !== 'concluded' && isOf(row.responsible_id)
  )
  const weeks = Object.entries(WEEKS).map(([week, [first, last]]) => {
    const days = { from: dayIn(first!), to: dayIn(last!) }
    return {
      week,
      activities: activities.filter((row) => within(dayOf(row.due_at), days)).length,
      deadlines: deadlines.filter((row) => within(row.last_day, days)).length,
    }
  })
  return { matters: matters.length, weeks }
}
