import type { Trx } from '#app/core/database/trx'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import Activity from '#app/activities/models/activity'
import type GoogleChange from '#app/google_calendar/models/google_change'
import GoogleItem from '#app/google_calendar/models/google_item'
import type { Work } from '#app/google_calendar/queries/work'
import { authorAtGoogle, cancelOwn, changeOwn, moveActivity, writtenAt } from './own_events.js'

type Undone = NonNullable<GoogleChange['undo']>

/** Undoes one change in Foja, unless the record was changed again since. */
export async function undoInFoja(trx: Trx, work: Work, change: GoogleChange): Promise<Undone> {
  if (change.does === 'hidden') return showAgain(trx, work, change)
  if (change.does === 'changed' && change.item.startsWith('activity-')) return putActivityBack(trx, work, change)
  const { entryId, version } = (change.after ?? {}) as { entryId?: number; version?: number }
  const firm = { id: work.identity.workspace!.id }
  const entry = await CalendarEntry.in(firm, trx)
    .where('id', entryId ?? 0)
    .forUpdate()
    .first()
  if (!entry || entry.version !== version || entry.ownerId !== work.identity.user.id) return 'changed_since'
  if (change.does === 'deleted') return restore(trx, work, change, entry)
  if (entry.cancelledAt !== null) return 'changed_since'
  const thing = { recordId: entry.id, day: entry.firstDay }
  if (change.does === 'added') await cancelOwn(trx, work.identity, thing)
  else if (change.does === 'changed') {
    const { summary, when } = change.before as { summary: string; when: string }
    const { after } = change
    const back = { summary: after?.summary === null ? null : summary, when: after?.when === null ? null : when }
    await changeOwn(trx, work.identity, thing, back)
  } else return 'impossible'
  return 'undone'
}

async function restore(trx: Trx, { identity }: Work, change: GoogleChange, entry: CalendarEntry): Promise<Undone> {
  const author = authorAtGoogle(identity)
  const { id, workspaceId, version } = entry
  if (change.after?.isWhole) {
    const isBack = await new WriteEntry().restoreWithin(trx, author, { id, workspaceId, version })
    return isBack ? 'undone' : 'changed_since'
  }
  const { title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes, timeZone } = entry
  await new WriteEntry().write(
    trx,
    author,
    { id: workspaceId },
    {
      ...{ title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes },
      ...writtenAt(String(change.before?.when), timeZone),
      ...{ peopleIds: [], repetition: null },
    }
  )
  return 'undone'
}

async function putActivityBack(trx: Trx, { identity }: Work, { before, after }: GoogleChange): Promise<Undone> {
  const was = before as { recordId: number; matterId: number; dueOn: string | null; dueTime: string | null }
  const firm = { id: identity.workspace!.id }
  const activity = await Activity.in(firm, trx).where('id', was.recordId).first()
  const isSame = activity && activity.dueOn === after?.dueOn && activity.dueTime === after?.dueTime
  if (!isSame || !activity.open) return 'changed_since'
  await moveActivity(trx, identity, was, { dueOn: was.dueOn, dueTime: was.dueTime })
  return 'undone'
}

/** What was hidden is sent again. */
async function showAgain(trx: Trx, { connection }: Work, { eventId }: GoogleChange): Promise<Undone> {
  const row = await GoogleItem.query({ client: trx })
    .where({ connection_id: connection.id, event_id: eventId, state: 'hidden' })
    .first()
  if (!row?.base) return 'changed_since'
  await row.merge({ state: 'live', base: { ...row.base, isOff: true }, etag: null }).save()
  return 'undone'
}
