import db from '@adonisjs/lucid/services/db'
import { gathering } from '#app/core/database/gathering'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { SYSTEM } from '#app/core/audit/author'
import { allAtOnceOrEach, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { endOfDay } from '#app/docket/domain/dates'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { membersSeeing } from '#app/docket/queries/members_seeing'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { heldZone } from '#app/workspaces/queries/firm_zone'
import { recompute } from './recompute.js'

const JOB = 'docket.recompute'
/** Deadlines that are computed in one transaction: so few that who saves meanwhile hardly waits. */
const BATCH = 25

interface Row {
  id: number
  workspaceId: number
  matterId: number
}

/**
 * Computes again what was counted on calendars that changed, some deadlines of a firm in each transaction: killed anywhere, it has either done them or not begun with them.
 * When one fails, those with it are done one by one; it holds up no other. Returns how many dates changed.
 */
export async function recomputeDeadlines(isStopping = () => false): Promise<number> {
  let changed = 0
  for (let last: Row = { id: 0, workspaceId: 0, matterId: 0 }; !isStopping();) {
    const rows = await staleAfter(last)
    for (const [workspaceId, own] of Map.groupBy(rows, (row) => row.workspaceId)) {
      if (isStopping()) break
      const work = (ids: number[]) => {
        const chosen = own.filter(({ id }) => ids.includes(id))
        return db.transaction((trx) => gathering(trx, () => recomputeStale(trx, { id: workspaceId }, chosen)))
      }
      const ids = own.map(({ id }) => id)
      for (const count of await allAtOnceOrEach({ job: JOB, ids, isStopping, work })) changed += count
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
 * Holds the firm and the matters first, as whoever changes a deadline does, without saying that the matters were worked on. The calendars are read once the deadlines are held:
 * who changes them later marks them again. Their alerts are planned anew. Returns how many dates changed.
 */
async function recomputeStale(trx: Trx, firm: { id: number }, rows: Row[]): Promise<number> {
  const zone = await heldZone(firm.id, trx)
  const matterIds = [...new Set(rows.map(({ matterId }) => matterId))]
  const matters = await Matter.in(firm, trx).whereIn('matters.id', matterIds).orderBy('matters.id').forUpdate()
  const matterOf = new Map(matters.map((matter) => [matter.id, matter]))
  const ids = rows.map(({ id }) => id)
  const deadlines = await MatterDeadline.in(firm, trx)
    .whereIn('id', ids)
    .where({ stale: true, open: true })
    .orderBy('id')
    .forUpdate()
  if (deadlines.length === 0) return 0
  const basis = { calendars: await loadCalendars(firm, trx), zone }
  const whoSees = membersSeeing(trx)
  const [changed, same]: [MatterDeadline[], MatterDeadline[]] = [[], []]
  for (const deadline of deadlines) {
    const matter = matterOf.get(deadline.matterId)!
    if (deadline.source === 'manual' && deadline.lastDay !== null)
      deadline.lastInstant = endOfDay(deadline.lastDay, zone)
    const isChanged = await recompute(trx, { deadline, matter, basis, cause: 'calendar', author: SYSTEM, whoSees })
    if (isChanged) changed.push(deadline)
    if (deadline.$isDirty) await saveComputed(deadline)
    else same.push(deadline)
  }
  await clearMarks(trx, same)
  await refreshNextDates(
    trx,
    changed.map(({ matterId }) => matterId)
  )
  return changed.length
}

async function saveComputed(deadline: MatterDeadline): Promise<void> {
  if (deadline.lastDay !== null) deadline.nextAlertAt = clock.now()
  await deadline.merge({ stale: false }).save()
}

/** Takes the marks off deadlines of which nothing changed, all of them at once. */
async function clearMarks(trx: Trx, deadlines: MatterDeadline[]): Promise<void> {
  if (deadlines.length === 0) return
  const now = toSqlInstant(clock.now())
  const [anyTime, dated] = [true, false].map((isAnyTime) =>
    deadlines.flatMap(({ id, lastDay }) => ((lastDay === null) === isAnyTime ? [id] : []))
  )
  const marks = { stale: false, updated_at: now }
  if (anyTime!.length > 0) await rowsBy(trx, 'matter_deadlines', { id: anyTime! }).update(marks)
  if (dated!.length > 0) await rowsBy(trx, 'matter_deadlines', { id: dated! }).update({ ...marks, next_alert_at: now })
}
