import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import { medianOf } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import { kept } from './kept.js'
import { withinDays } from './within_days.js'

export type CheckQuery = ModelQueryBuilderContract<typeof ConflictCheck>

/** Conflict checks that were filed in a span and that the viewer may know of: those of a matter with the matter. Nothing for who may not read checks. */
export function filedChecks(viewer: Viewer, slice: Slice): CheckQuery {
  const query = withinDays(ConflictCheck.seenBy(viewer) as CheckQuery, 'conflict_checks.created_at', slice)
  if (!viewer.may('clientes:leer') || !viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  return query
}

/** Those that were decided by now, or that were decided in one way. */
export const decidedChecks = (viewer: Viewer, slice: Slice): CheckQuery =>
  filedChecks(viewer, slice).whereNot('conflict_checks.decision', 'pending')
export const checksDecided =
  (decision: ConflictCheck['decision']) =>
  (viewer: Viewer, slice: Slice): CheckQuery =>
    filedChecks(viewer, slice).where('conflict_checks.decision', decision)

/** How many checks of a span were decided in which way by now, and after how many days: the median. */
export type ConflictCounts = Record<ConflictCheck['decision'], number> & { days: number | null }

/** Counts of the checks of a span: one query, which tells checks apart by decision and whole days. */
export const conflictCounts = (viewer: Viewer, slice: Slice): Promise<ConflictCounts> =>
  kept(viewer, 'conflicts', slice, () => readCounts(viewer, slice))

async function readCounts(viewer: Viewer, slice: Slice): Promise<ConflictCounts> {
  const days = ConflictCheck.daysToDecide()
  type Row = { decision: ConflictCheck['decision']; days: number | null; n: number }
  const query = filedChecks(viewer, slice)
    .select('conflict_checks.decision', db.raw(`${days} as days`))
    .count('* as n')
  const rows = (await query.groupBy('conflict_checks.decision').groupByRaw(days).pojo<Row>()) as unknown as Row[]
  const of = (decision: Row['decision']) =>
    rows.reduce((sum, row) => sum + (row.decision === decision ? Number(row.n) : 0), 0)
  const histogram = rows.flatMap(({ days: value, n, decision }) =>
    decision === 'pending' || value === null ? [] : [{ value: Number(value), count: Number(n) }]
  )
  return {
    ...{ pending: of('pending'), clear: of('clear'), waived: of('waived'), declined: of('declined') },
    days: medianOf(histogram),
  }
}
