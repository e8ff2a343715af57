import type { DateTime } from 'luxon'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { RescheduleActivity } from '#app/activities/actions/reschedule_activity'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import { peopleOf } from '#app/calendar/actions/entry_rows'
import { ENTRY_LENGTHS, type EntryFields } from '#app/calendar/domain/entry_fields'
import { timesOn, writtenTimes, type WrittenTimes } from '#app/calendar/domain/entry_times'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import type { KnownThing } from '#app/google_calendar/domain/known'
import { titleIn } from '#app/google_calendar/domain/read_change'
import { whenOf } from '#app/google_calendar/domain/said'
import Matter from '#app/matters/models/matter'
import { viewerOf } from '#app/workspaces/viewer'
import type { Identity } from '#app/workspaces/identity'

/** Who does at Google what is done in Foja: the person of the connection. */
export const authorAtGoogle = ({ user }: Identity): Author => ({
  userId: user.id,
  kind: 'user',
  ip: null,
  requestId: null,
})

/** When something is, as the forms of Foja say it, on the clocks of a zone. */
export function writtenAt(text: string, timeZone: string): WrittenTimes {
  const when = whenOf(text)
  if (!('startsAt' in when)) return { ...when, startTime: null, endTime: null, timeZone }
  const [first, last] = [when.startsAt.setZone(timeZone), when.endsAt.setZone(timeZone)]
  return writtenTimes({
    ...{ firstDay: first.toISODate()!, lastDay: last.toISODate()!, timeZone },
    ...{ startsAt: first, endsAt: last },
  })
}

/** Writes a private event of the person. Throws FieldProblem for times that cannot be. */
export function addOwn(
  trx: Trx,
  identity: Identity,
  { summary, when, place, untitled }: { summary: string; when: string; place: string | null; untitled: string }
): Promise<CalendarEntry> {
  const { id, timeZone } = identity.workspace!
  return new WriteEntry().write(
    trx,
    authorAtGoogle(identity),
    { id },
    {
      ...{ title: titleIn(summary) || untitled, place: place && titleIn(place).slice(0, ENTRY_LENGTHS.place) },
      ...{ isPrivate: true, travelMinutes: 0, peopleIds: [], repetition: null },
      ...writtenAt(when, timeZone),
    }
  )
}

/** Gives an own event, or one repetition of it, another title or time; null leaves it. Throws FieldProblem as `WriteEntry.edit`. */
export async function changeOwn(
  trx: Trx,
  identity: Identity,
  { recordId, day }: Pick<KnownThing, 'recordId' | 'day'>,
  { summary, when }: { summary: string | null; when: string | null }
): Promise<CalendarEntry> {
  const firm = { id: identity.workspace!.id }
  const entry = await CalendarEntry.findIn(firm, recordId, trx)
  const { title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes, timeZone } = entry
  const fields: EntryFields = {
    ...{ title: summary === null ? title : titleIn(summary), matterId, place, link, notes, isPrivate },
    ...{ travelMinutes, reminderMinutes, repetition: null, peopleIds: await peopleOf(trx, entry) },
    ...(when === null ? writtenTimes(timesOn(entry, day)) : writtenAt(when, timeZone)),
  }
  const aim = { id: entry.id, workspaceId: firm.id, version: entry.version, at: day }
  const scope = entry.rule === null ? 'all' : 'one'
  return new WriteEntry().editWithin(trx, authorAtGoogle(identity), { ...aim, scope }, fields)
}

/** Deletes an own event, or one repetition of it. Returns it and whether it was all of it. */
export async function cancelOwn(
  trx: Trx,
  identity: Identity,
  { recordId, day }: Pick<KnownThing, 'recordId' | 'day'>
): Promise<{ entry: CalendarEntry; isWhole: boolean }> {
  const firm = { id: identity.workspace!.id }
  const entry = await CalendarEntry.findIn(firm, recordId, trx)
  const aim = { id: entry.id, workspaceId: firm.id, version: entry.version, at: day }
  const scope = entry.rule === null ? 'all' : 'one'
  await new WriteEntry().cancelWithin(trx, authorAtGoogle(identity), { ...aim, scope })
  const after = await CalendarEntry.findIn(firm, recordId, trx)
  return { entry: after, isWhole: after.cancelledAt !== null }
}

/** Puts an activity on another day and time of the firm's clocks, as far as the person sees its matter. Returns when it was due before and is now. */
export async function moveActivity(
  trx: Trx,
  identity: Identity,
  { recordId, matterId }: Pick<KnownThing, 'recordId' | 'matterId'>,
  due: { dueOn: string | null; dueTime: string | null }
) {
  const matter = await Matter.findSeenBy(viewerOf(identity), matterId ?? 0, trx)
  const { activity, before } = await new RescheduleActivity().within(trx, authorAtGoogle(identity), matter, {
    id: recordId,
    ...due,
  })
  return { before, after: { dueOn: activity.dueOn, dueTime: activity.dueTime } }
}

/** The day and the time of an activity that begins when an event does. */
export function dueOf(when: string, timeZone: string): { dueOn: string; dueTime: string | null } {
  const said = whenOf(when)
  if (!('startsAt' in said)) return { dueOn: said.firstDay, dueTime: null }
  const at: DateTime = said.startsAt.setZone(timeZone)
  return { dueOn: at.toISODate()!, dueTime: at.toFormat('HH:mm') }
}
