import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import Matter from '#app/matters/models/matter'
import type { ActivityState } from '#app/activities/domain/activity_fields'
import type Activity from '#app/activities/models/activity'
import { findActivity } from '#app/activities/queries/find_activity'
import { endOfColumn, placeAfter } from '#app/activities/actions/board_places'
import { notifyOfActivity } from './activity_notices.js'
import { datesChanged } from './dates_changed.js'

export interface Move {
  state: ActivityState
  /** Below which activity it is put; null is the top, absent the end of another column. */
  after?: number | null
}

const ACTIONS = { to_start: 'activity.reopened', in_progress: 'activity.started', resolved: 'activity.resolved' }

/** Takes an activity to another state, or to another place among those of its state. */
export class MoveActivity {
  /** Returns the activity and the state that it had before. */
  async handle(
    author: Author,
    matter: Matter,
    { id, ...move }: Move & { id: number }
  ): Promise<{ activity: Activity; before: ActivityState }> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, id, trx)
      const before = activity.state
      await activity.merge(await placed(trx, author, { activity, move })).save()
      if (before === move.state) return { activity, before }
      await tell(trx, author, { matter, activity, before })
      await datesChanged(trx, matter.id)
      return { activity, before }
    })
  }
}

async function placed(
  trx: TransactionClientContract,
  { userId }: Author,
  { activity, move: { state, after } }: { activity: Activity; move: Move }
) {
  const { matterId } = activity
  const stays = state === activity.state && after === undefined
  const position =
    after === undefined ? await endOfColumn(trx, matterId, state) : await placeAfter(trx, matterId, { state, after })
  const place = stays ? {} : { position }
  if (state === activity.state) return place
  const isResolved = state === 'resolved'
  const resolved = { resolvedAt: isResolved ? clock.now() : null, resolvedById: isResolved ? userId : null }
  return { ...place, ...resolved, state, open: !isResolved }
}

async function tell(
  trx: TransactionClientContract,
  author: Author,
  { matter, activity, before }: { matter: Matter; activity: Activity; before: ActivityState }
) {
  const { state, title } = activity
  const { workspaceId, id: matterId } = matter
  const isReopened = before === 'resolved' && state !== 'resolved'
  const action = isReopened ? 'activity.reopened' : ACTIONS[state]
  const subject = { type: 'activity', id: activity.id }
  const told = { before: { state: before }, after: { state, title } }
  await record(trx, author, { workspaceId, matterId, action, subject, ...told })
  if (state !== 'resolved') return
  const to = [activity.createdById, matter.responsibleId]
  await notifyOfActivity(trx, { kind: 'activity_resolved', actorId: author.userId, matter, activity, to })
}
