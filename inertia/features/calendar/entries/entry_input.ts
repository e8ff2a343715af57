import type { BoxOption } from '~/components/forms/choices/select_box'
import type { EntryCard, Named, Slot } from './types'

export const optionOf = ({ id, name }: Named): BoxOption => ({ value: String(id), label: name })
const numberOf = (text: string) => (text === '' ? null : Number(text))

/** What the form of an event begins with: the event, or a time for a new one. */
export const inputOf = (entry: EntryCard | null, slot: Slot, weekdayNames: (days: string[]) => BoxOption[]) => ({
  title: entry?.title ?? '',
  allDay: slot.startTime === null,
  firstDay: slot.firstDay,
  startTime: slot.startTime ?? '',
  lastDay: slot.lastDay,
  endTime: slot.endTime ?? '',
  rhythm: entry?.repetition?.rhythm ?? 'none',
  interval: String(entry?.repetition?.interval ?? 1),
  weekdays: weekdayNames(entry?.repetition?.weekdays ?? []),
  monthlyBy: entry?.repetition?.monthlyBy ?? 'date',
  ends: entry?.repetition?.count ? 'count' : 'until',
  untilOn: entry?.repetition?.untilOn ?? '',
  count: String(entry?.repetition?.count ?? ''),
  place: entry?.place ?? '',
  link: entry?.link ?? '',
  matterId: entry?.matter ? optionOf(entry.matter) : (null as BoxOption | null),
  peopleIds: (entry?.people ?? []).map(optionOf),
  travelMinutes: String(entry?.travelMinutes ?? 0),
  reminderMinutes: String(entry?.reminderMinutes ?? ''),
  isPrivate: entry?.isPrivate ?? false,
  notes: entry?.notes ?? '',
  scope: 'one',
})

export type EntryInput = ReturnType<typeof inputOf>

/** What is sent. */
export const bodyOf = ({ allDay, startTime, endTime, weekdays, matterId, peopleIds, ...input }: EntryInput) => ({
  ...{ title: input.title, allDay, firstDay: input.firstDay, lastDay: input.lastDay },
  startTime: allDay ? null : startTime || null,
  endTime: allDay ? null : endTime || null,
  ...{ rhythm: input.rhythm, monthlyBy: input.monthlyBy, ends: input.ends },
  interval: Number(input.interval || 1),
  weekdays: weekdays.map(({ value }) => value),
  untilOn: input.ends === 'until' ? input.untilOn || null : null,
  count: input.ends === 'count' ? numberOf(input.count) : null,
  place: input.place || null,
  link: input.link || null,
  notes: input.notes || null,
  matterId: matterId && Number(matterId.value),
  peopleIds: peopleIds.map(({ value }) => Number(value)),
  travelMinutes: Number(input.travelMinutes || 0),
  reminderMinutes: numberOf(input.reminderMinutes),
  isPrivate: input.isPrivate,
})
