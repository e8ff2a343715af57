import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { SYSTEM, type Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms } from '#app/core/tenancy/rows'
import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { computedColumns, sheetOf } from '#app/docket/domain/compute_deadline'
import { endOfDay, saidDay } from '#app/docket/domain/dates'
import MatterDeadline from '#app/docket/models/matter_deadline'
import type MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { tell } from './change_deadline.js'
import { notifyOfDeadline } from './deadline_notices.js'
import { reviseDates } from './revise_dates.js'

const JOB = 'docket.recompute'
/** Deadlines whose ids are read at once; their sheets are read one by one. */
const BATCH = 100

interface Row {
  id: number
  workspaceId: number
  matterId: number
}

/** On what a firm counts. */
interface Basis {
  calendars: ReadonlyMap<string, NonWorkingCalendar>
  zone: string
}

/**
 * Computes again what was counted on calendars that changed, each deadline in a transaction of its own: killed anywhere, it has either done one or not begun with it.
 * One that fails holds up no other. Returns how many dates changed.
 */
export async function recomputeDeadlines(isStopping = () => false): Promise<number> {
  let changed = 0
  for (let last: Row = { id: 0, workspaceId: 0, matterId: 0 }; !isStopping();) {
    const rows = await staleAfter(last)
    for (const workspaceId of new Set(rows.map((row) => row.workspaceId))) {
      const matters = new Map(
        rows.filter((row) => row.workspaceId === workspaceId).map((row) => [row.id, row.matterId])
      )
      const ids = [...matters.keys()]
      const work = (id: number) =>
        db.transaction((trx) => recomputeStale(trx, { id, workspaceId, matterId: matters.get(id)! }))
      changed += (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
    }
    if (rows.length < BATCH) break
    last = rows.at(-1)!
  }
  return changed
}

async function staleAfter({ workspaceId, id }: Row): Promise<Row[]> {
  const rows = await acrossFirms(db, 'matter_deadlines')
    .where({ stale: 1, open: 1 })
    .where((after) => {
      void after.where('workspace_id', '>', workspaceId).orWhere((same) => {
        void same.where('workspace_id', workspaceId).where('id', '>', id)
      })
    })
    .where(notPutOff(JOB, 'matter_deadlines.id'))
    .where(notBeingFilled('matter_deadlines.workspace_id'))
    .orderBy('workspace_id')
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'workspace_id', 'matter_id')
  return rows.map(({ id: one, workspace_id: firm, matter_id: matterId }) => {
    return { id: Number(one), workspaceId: Number(firm), matterId: Number(matterId) }
  })
}

/**
 * Holds the matter first, as whoever changes a deadline does, without saying that it was worked on. The calendars and the zone are read once the deadline is held: who
 * changes them later marks it again. Its alerts are planned anew.
 */
async function recomputeStale(trx: Trx, { id, workspaceId, matterId }: Row): Promise<boolean> {
  const firm = { id: workspaceId }
  const matter = await Matter.in(firm, trx).where('matters.id', matterId).forUpdate().firstOrFail()
  const deadline = await MatterDeadline.in(firm, trx).where({ id, stale: true, open: true }).forUpdate().first()
  if (!deadline) return false
  const basis = { calendars: await loadCalendars(firm, trx), zone: await firmZone(workspaceId, trx) }
  if (deadline.source === 'manual' && deadline.lastDay !== null)
    deadline.lastInstant = endOfDay(deadline.lastDay, basis.zone)
  const isChanged = await recompute(trx, { deadline, matter, basis, cause: 'calendar', author: SYSTEM })
  if (deadline.lastDay !== null) deadline.nextAlertAt = clock.now()
  await deadline.merge({ stale: false }).save()
  if (isChanged) await refreshNextDates(trx, [matter.id])
  return isChanged
}

interface Recomputing {
  deadline: MatterDeadline
  /** From what it is computed; what it was computed from without. */
  request?: MatterDeadline['request']
  matter: Matter
  basis: Basis
  cause: MatterDeadlineRevision['cause']
  author: Author
}

/**
 * Computes a deadline again from what it runs from, without saving it. The former dates are kept and the person responsible is told only when a date changed; what cannot be
 * computed any more keeps its date and says why. Returns whether a date changed.
 */
export async function recompute(trx: Trx, recomputing: Recomputing): Promise<boolean> {
  const { deadline, matter, basis, cause, author, request = deadline.request } = recomputing
  if (deadline.source !== 'computed' || request === null) return false
  const about = { actorId: author.userId, matter, deadline, to: [deadline.responsibleId ?? matter.responsibleId] }
  try {
    const columns = computedColumns(request, sheetOf(request, basis.calendars, basis.zone))
    const { lastDay } = deadline
    const before = JSON.stringify(deadline.dates)
    const next = new MatterDeadline().merge({ ...columns })
    deadline.problem = null
    if (JSON.stringify(next.dates) === before) {
      deadline.merge(columns)
      return false
    }
    await reviseDates(trx, deadline, { cause, by: author.userId, change: () => deadline.merge(columns) })
    deadline.version += 1
    const day = { lastDay: deadline.lastDay }
    await tell(trx, author, deadline, { action: 'deadline.recomputed', before: { lastDay }, after: day })
    const values = { before: lastDay === null ? 'none' : saidDay(lastDay) }
    await notifyOfDeadline(trx, { ...about, kind: 'deadline_moved', values })
    return true
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    const [problem] = error.sentences
    const isNew = deadline.problem?.key !== problem!.key
    deadline.problem = problem!
    if (isNew) await notifyOfDeadline(trx, { ...about, kind: 'deadline_stuck' })
    return false
  }
}
