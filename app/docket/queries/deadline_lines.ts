import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import type { Sentence } from '#app/core/errors/field_problem'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import type { Sent } from '#app/docket/domain/sent'
import type { DeadlineStatus } from '#app/docket/domain/kinds'
import type MatterDeadline from '#app/docket/models/matter_deadline'

export type DeadlineQuery = ModelQueryBuilderContract<typeof MatterDeadline>

/** One line of a list of deadlines. */
export type DeadlineLine = {
  id: number
  matterId: number
  title: string
  source: 'computed' | 'manual' | 'clock'
  term: string | null
  status: DeadlineStatus
  open: boolean
  /** ISO date; null = at any time. */
  lastDay: string | null
  /** ISO instant. */
  lastInstant: string | null
  overdue: boolean
  awaitsSignature: boolean
  /** Why it cannot be computed any more. */
  problem: Sent<Sentence> | null
  responsible: { id: number; name: string } | null
  version: number
}

interface Row {
  id: number
  matter_id: number
  title: string
  source: DeadlineLine['source']
  term: string | null
  status: DeadlineStatus
  open: number
  last_day: string | null
  last_instant: unknown
  needs_signature: number
  signed_at: unknown
  problem: string | null
  version: number
  responsible_id: number | null
  responsible_name: string | null
}

const COLUMNS = [
  ...['id', 'matter_id', 'title', 'source', 'term', 'status', 'open', 'last_day', 'last_instant', 'problem'],
  ...['needs_signature', 'signed_at', 'responsible_id', 'version'],
].map((name) => `matter_deadlines.${name}`)

/** Reads the deadlines of a query as lines, without their sheets: one query. */
export async function deadlineLines(query: DeadlineQuery): Promise<DeadlineLine[]> {
  query.leftJoin(...joinOn(User, 'matter_deadlines.responsible_id', 'keeper')).select(COLUMNS)
  const rows = (await query.select('keeper.name as responsible_name').pojo<Row>()) as Row[]
  const now = toSqlInstant(clock.now())
  return rows.map((row) => {
    const instant = fromSqlInstant(row.last_instant)
    const isOpen = Number(row.open) === 1
    return {
      id: Number(row.id),
      matterId: Number(row.matter_id),
      title: row.title,
      source: row.source,
      term: row.term,
      status: row.status,
      open: isOpen,
      lastDay: row.last_day,
      lastInstant: instant?.toISO() ?? null,
      overdue: isOpen && instant !== null && toSqlInstant(instant) <= now,
      awaitsSignature: row.status === 'confirmed' && Number(row.needs_signature) === 1 && row.signed_at === null,
      problem: typeof row.problem === 'string' ? JSON.parse(row.problem) : row.problem,
      responsible: row.responsible_id === null ? null : { id: Number(row.responsible_id), name: row.responsible_name! },
      version: Number(row.version),
    }
  })
}

/** Those that end first come first; what may be filed at any time last. */
export const soonestFirst = (query: DeadlineQuery): DeadlineQuery =>
  query
    .orderByRaw('matter_deadlines.last_day IS NULL')
    .orderBy('matter_deadlines.last_day')
    .orderBy('matter_deadlines.id')
