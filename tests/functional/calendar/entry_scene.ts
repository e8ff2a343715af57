import { WriteEntry } from '#app/calendar/actions/write_entry'
import type { EntryFields } from '#app/calendar/domain/entry_fields'
import type { Repetition } from '#app/calendar/domain/repetition'
import { by } from '../law_firm/activities/scene.js'

/** What the form of an event sends: an hour on a Tuesday, once. */
export const formOf = (given: Record<string, unknown> = {}) => ({
  ...{ title: 'Junta con peritos', matterId: null, place: 'Sala 2', link: null, notes: null, isPrivate: false },
  ...{ travelMinutes: 0, reminderMinutes: null, peopleIds: [], allDay: false },
  ...{ firstDay: '2026-12-01', lastDay: '2026-12-01', startTime: '10:00', endTime: '11:00' },
  ...{ rhythm: 'none', interval: 1, weekdays: [], monthlyBy: 'date', ends: 'until', untilOn: null, count: null },
  ...given,
})

/** The form of one that comes on four Tuesdays. */
export const WEEKLY = { rhythm: 'weekly', weekdays: ['TU'], ends: 'count', count: 4 }

const ON_TUESDAYS: Repetition = {
  ...{ rhythm: 'weekly', interval: 1, weekdays: ['TU'], monthlyBy: 'date' },
  ...{ untilOn: null, count: 4 },
}

/** Writes the event of the form, of somebody, without a request. */
export function entryOf(owner: { id: number }, firm: { id: number }, given: Partial<EntryFields> = {}) {
  return new WriteEntry().add(by(owner), firm, {
    ...{ title: 'Junta con peritos', isPrivate: false, travelMinutes: 0, peopleIds: [], repetition: null },
    ...{ firstDay: '2026-12-01', lastDay: '2026-12-01', startTime: '10:00', endTime: '11:00' },
    timeZone: 'America/Mexico_City',
    ...given,
  })
}

/** The same, on four Tuesdays. */
export const seriesOf = (owner: { id: number }, firm: { id: number }, given: Partial<EntryFields> = {}) =>
  entryOf(owner, firm, { repetition: ON_TUESDAYS, ...given })
