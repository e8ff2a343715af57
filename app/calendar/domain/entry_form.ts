import type { Infer } from '@vinejs/vine/types'
import type { addEntryValidator } from '#app/calendar/validators/entry'
import type { EntryFields } from './entry_fields.js'
import type { Repetition } from './repetition.js'

/** What the form of an event sends. */
export type EntryForm = Infer<typeof addEntryValidator>

/** What the form says of an event, on the clocks of a zone. */
export function entryFieldsOf(form: EntryForm, matterId: number | null, timeZone: string): EntryFields {
  const { title, firstDay, lastDay, place, link, notes, isPrivate, travelMinutes, reminderMinutes, peopleIds } = form
  const startTime = form.allDay ? null : form.startTime!
  const endTime = form.allDay ? null : form.endTime!
  const told = { title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes, peopleIds }
  return { ...told, firstDay, lastDay, startTime, endTime, timeZone, repetition: repetitionIn(form) }
}

/** How an event comes again; what is of another rhythm is left out. */
function repetitionIn({ rhythm, interval, weekdays, monthlyBy, ends, untilOn, count }: EntryForm): Repetition | null {
  if (rhythm === 'none') return null
  return {
    ...{ rhythm, interval },
    weekdays: rhythm === 'weekly' ? weekdays : [],
    monthlyBy: rhythm === 'monthly' ? monthlyBy : 'date',
    untilOn: ends === 'until' ? (untilOn ?? null) : null,
    count: ends === 'count' ? (count ?? null) : null,
  }
}
