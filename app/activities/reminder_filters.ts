import { savedViewIn } from '#app/saved_views/list_address'

export const REMINDER_SORTS = ['when', 'title', 'created'] as const
export type ReminderSort = (typeof REMINDER_SORTS)[number]

/** Columns of the list besides the title, in their order. */
export const REMINDER_COLUMNS = ['when', 'rhythm', 'people', 'channels', 'last'] as const

const PLACES = ['matter', 'none'] as const
const REPEATS = ['yes', 'no'] as const
const MAX_SEARCH_LENGTH = 200
const LAST_PAGE = 1_000_000_000

/** What the list of reminders shows, as its address says it. */
export interface ReminderFilters {
  q: string
  /** Those that are over; else those to come. */
  over: boolean
  /** Only those on a matter, or on none. */
  on: (typeof PLACES)[number] | ''
  repeats: (typeof REPEATS)[number] | ''
  /** Whom it notifies; 0 for anybody. */
  person: number
  /** Chosen columns; none for the usual ones. */
  columns: (typeof REMINDER_COLUMNS)[number][]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: ReminderSort
  descending: boolean
  page: number
}

const word = (value: unknown) => (typeof value === 'string' ? value : '')
const known = <T extends string>(all: readonly T[], value: unknown): T | '' =>
  all.find((each) => each === word(value)) ?? ''

/** Reads the query string of the list; what it does not know is left out, never refused. Without an order the next comes first, of those that are over the last. */
export function reminderFiltersOf(query: Record<string, unknown>): ReminderFilters {
  const over = query.over === 'yes'
  const sort = known(REMINDER_SORTS, word(query.sort).replace(/^-/, ''))
  const page = /^\d{1,15}$/.test(word(query.page)) ? Number(query.page) : 1
  return {
    q: word(query.q).trim().slice(0, MAX_SEARCH_LENGTH),
    over,
    on: known(PLACES, query.on),
    repeats: known(REPEATS, query.repeats),
    person: /^\d{1,9}$/.test(word(query.person)) ? Number(query.person) : 0,
    columns: REMINDER_COLUMNS.filter((each) => word(query.columns).split(',').includes(each)),
    saved: savedViewIn(query),
    sort: sort || 'when',
    descending: sort === '' ? over : word(query.sort).startsWith('-'),
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  }
}
