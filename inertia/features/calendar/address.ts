import { buildAddress, buildQuery, withQuery } from '~/features/lists/address'
import { route } from '~/routes'
import type { Filters } from './types'

const saidFilters = ({ person, kinds, matter, court }: Filters) => ({
  person: person !== 'me' && String(person),
  kinds,
  matter,
  court,
})

/** The query says that nothing is shaded: a filter that is empty would be left out. */
const shaded = (address: string, rest: string | null) =>
  rest === '' ? `${address}${address.includes('?') ? '&' : '?'}rest=` : address

/** Address of the calendar with these filters. */
export const calendarAddress = (filters: Filters): string =>
  shaded(
    buildAddress(route('calendar.index'), {
      view: filters.view ?? undefined,
      on: filters.on ?? undefined,
      ...saidFilters(filters),
      rest: filters.rest,
    }),
    filters.rest
  )

/** The calendar as it is, with something open: an event, or the form of something new. */
export const openedAddress = (filters: Filters, opened: Record<string, string | number>): string =>
  withQuery(calendarAddress(filters), buildQuery(opened))

/** The same for an event, whose own address says which it is and on which of its days. */
export function entryAddress(filters: Filters, href: string): string {
  const { searchParams } = new URL(href, location.origin)
  const [entry, at] = [searchParams.get('entry'), searchParams.get('at')]
  return entry && at ? openedAddress(filters, { entry, at }) : href
}

/** Where what stands on some days is fetched, `most` things of each. */
export const spanAddress = (filters: Filters, days: { from: string; to: string }, most: number): string =>
  shaded(
    buildAddress(route('calendar.days'), { ...days, ...saidFilters(filters), rest: filters.rest, most }),
    filters.rest
  )
