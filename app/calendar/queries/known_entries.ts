import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import Matter from '#app/matters/models/matter'
import type CalendarEntry from '#app/calendar/models/calendar_entry'
import CalendarEntryPerson from '#app/calendar/models/calendar_entry_person'

type Query = ModelQueryBuilderContract<typeof CalendarEntry>

/** An event, who attends it (its owner first), the matter it names when the viewer sees that, and whether they may know no more than that its people are busy. */
export interface KnownEntry {
  entry: CalendarEntry
  peopleIds: number[]
  matter: { id: number; reference: string; title: string; courtId: number | null; court: string | null } | null
  isBusy: boolean
}

/** Narrows events to those of some people: their own, and those that they attend. */
export function ofPeople(query: Query, workspaceId: number, ids: number[]): Query {
  const attended = CalendarEntryPerson.in({ id: workspaceId }).whereIn('user_id', ids).select('entry_id')
  return query.where((of) => {
    void of.whereIn('calendar_entries.owner_id', ids).orWhereIn('calendar_entries.id', attended)
  })
}

/** What a viewer may know of the events that a query finds: three queries. A private one is known to who attends it; one of a matter to who sees that as well. */
export async function knownEntries(viewer: Viewer, query: Query): Promise<KnownEntry[]> {
  const entries = await query
  const firm = { id: viewer.workspaceId! }
  const people = await CalendarEntryPerson.in(firm).whereIn(
    'entry_id',
    entries.map(({ id }) => id)
  )
  const attending = Map.groupBy(people, ({ entryId }) => entryId)
  const matters = await seenMatters(viewer, entries)
  return entries.map((entry) => {
    const peopleIds = [entry.ownerId, ...(attending.get(entry.id) ?? []).map(({ userId }) => userId)]
    const matter = matters.get(entry.matterId ?? 0) ?? null
    const isHidden = entry.isPrivate || (entry.matterId !== null && matter === null)
    return { entry, peopleIds, matter, isBusy: isHidden && !peopleIds.includes(viewer.userId) }
  })
}

async function seenMatters(viewer: Viewer, entries: CalendarEntry[]) {
  const ids = viewer.may('expedientes:leer') ? entries.flatMap(({ matterId }) => matterId ?? []) : []
  const seen = await Matter.seenBy(viewer)
    .whereIn('matters.id', [...new Set(ids)])
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.court_id', 'matters.court')
  return new Map(
    seen.map(({ id, reference, title, courtId, court }) => [id, { id, reference, title, courtId, court }] as const)
  )
}
