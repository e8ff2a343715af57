import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms } from '#app/core/tenancy/rows'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import Matter from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'
import { firmSide } from '#app/portal/queries/sides'
import { heldZone } from '#app/workspaces/queries/firm_zone'

const JOB = 'court_lists.digest'
/** The day of a firm begins to be told at this hour. */
const FIRST_HOUR = 7
/** Proposals that one digest tells of; more of them wait for the next day. */
const MOST = 2_000

/** Tells the people of each firm, once a day, how many rows of lists seem to be of their matters. May be killed at any moment and run again. */
export async function notifyOfMatches(isStopping = () => false): Promise<number> {
  const rows = await acrossFirms(db, 'court_list_matches')
    .where('court_list_matches.state', 'waiting')
    .whereNull('court_list_matches.told_on')
    .where(notPutOff(JOB, 'court_list_matches.workspace_id'))
    .where(notBeingFilled('court_list_matches.workspace_id'))
    .distinct('court_list_matches.workspace_id')
  const ids = rows.map(({ workspace_id: id }) => Number(id))
  const work = (id: number) => db.transaction((trx) => notifyFirm(trx, { id }))
  return (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
}

/** False when it is too early, or the firm was told today already. */
async function notifyFirm(trx: Trx, firm: { id: number }): Promise<boolean> {
  const now = clock.now().setZone(await heldZone(firm.id, trx))
  const today = now.toISODate()!
  if (now.hour < FIRST_HOUR || (await CourtListMatch.in(firm, trx).where('told_on', today).first())) return false
  const matches = await CourtListMatch.in(firm, trx)
    .where('state', 'waiting')
    .whereNull('told_on')
    .orderBy('id')
    .limit(MOST)
    .forUpdate()
    .select('id', 'matter_id')
  const byMatter = Map.groupBy(matches, ({ matterId }) => matterId)
  const counts = new Map<number, number>()
  for (const matter of await Matter.in(firm, trx)
    .whereIn('id', [...byMatter.keys()])
    .where('trashed', 0)) {
    const count = byMatter.get(matter.id)!.length
    for (const person of await firmSide(trx, matter)) counts.set(person, (counts.get(person) ?? 0) + count)
  }
  for (const [person, count] of counts) {
    await notify(trx, {
      ...{ kind: 'court_list_matches', to: [person], actorId: null, workspaceId: firm.id },
      values: { count: String(count) },
      subject: { type: 'court_lists', id: firm.id },
      key: `court-lists-${firm.id}-${today}`,
    })
  }
  const told = CourtListMatch.in(firm, trx).whereIn(
    'id',
    matches.map(({ id }) => id)
  )
  await told.update({ told_on: today })
  return counts.size > 0
}
