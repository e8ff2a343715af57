import type { Viewer } from '#app/core/contributions/registries'
import type { Day } from '#app/deadlines/domain/days'
import { daysOf, timesOn, writtenTimes } from '#app/calendar/domain/entry_times'
import { repetitionOf } from '#app/calendar/domain/rules'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { findPeople } from './find_people.js'
import { knownEntries, type KnownEntry } from './known_entries.js'

/** An event as it is read and edited, on one of its days (the next to its first when that is none of them); null for one that is gone or that the viewer may not know. */
export async function entryCard(viewer: Viewer, id: number | null, at: Day | null) {
  if (id === null || viewer.workspaceId === null) return null
  const query = CalendarEntry.in({ id: viewer.workspaceId }).where('calendar_entries.id', id)
  const [known] = await knownEntries(viewer, query.whereNull('calendar_entries.cancelled_at'))
  if (!known || known.isBusy) return null
  const { entry, peopleIds } = known
  const days = daysOf(entry)
  const day = days.find((each) => each === at) ?? days[0]!
  const people = await findPeople(peopleIds)
  const { title, place, link, notes, isPrivate, travelMinutes, reminderMinutes, version } = entry
  return {
    ...{ id: entry.id, title, place, link, notes, isPrivate, travelMinutes, reminderMinutes, version, at: day },
    ...writtenTimes(timesOn(entry, day)),
    repetition: entry.rule === null ? null : repetitionOf(entry.rule, entry.firstDay),
    matter: matterOf(known),
    owner: people.find((each) => each.id === entry.ownerId)?.name ?? '',
    people: people.filter((each) => each.id !== entry.ownerId),
    canEdit: entry.ownerId === viewer.userId,
  }
}

/** The matter that an event names; of one that the viewer sees no longer only that there is one, so that it stays when they save the event. */
function matterOf({ entry: { matterId }, matter }: KnownEntry): { id: number; name: string } | null {
  if (matter) return { id: matter.id, name: `${matter.reference} · ${matter.title}` }
  return matterId === null ? null : { id: matterId, name: `#${matterId}` }
}
