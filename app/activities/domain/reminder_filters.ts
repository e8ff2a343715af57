import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { columns, flag, id, idOrNone, oneOf, page, param, sortIn, text, wordIn } from '#app/core/validators/query'

export const REMINDER_SORTS = ['when', 'title', 'created'] as const

/** Columns of the list besides the title, in their order. */
export const REMINDER_COLUMNS = ['when', 'rhythm', 'people', 'channels', 'last'] as const

/** What the list of reminders shows, as its address says it. Without an order the next comes first, of those that are over the last. */
export const reminderFilters = vine.create({
  q: text(),
  /** Those that are over; else those to come. */
  over: flag(),
  /** Only those on a matter, or on none. */
  on: oneOf(['matter', 'none'], ''),
  repeats: oneOf(['yes', 'no'], ''),
  /** Whom it notifies; 0 for anybody. */
  person: id(),
  columns: columns(REMINDER_COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
  sort: param((value) => sortIn(REMINDER_SORTS, value) ?? 'when'),
  descending: param((_, { sort, over }) =>
    sortIn(REMINDER_SORTS, sort) ? wordIn(sort).startsWith('-') : over === 'yes'
  ),
  page: page(),
})
export type ReminderFilters = Infer<typeof reminderFilters>
