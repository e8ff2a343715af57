import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { computeTerm } from '#app/deadlines/domain/compute'
import { requestOf } from '#app/deadlines/domain/computation_fields'
import type { TermLength } from '#app/deadlines/domain/rules'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import type { AnnouncedTerm } from '#app/court_lists/parsing/announced_term'
import type { Suggestion } from './suggest.js'

/** A term as it is counted from the day of the list: by how much, and its last day; null when it cannot be computed. */
export interface CountedTerm {
  amount: number
  unit: 'working_days' | 'calendar_days' | 'hours' | 'months'
  lastDay: string | null
}

/** A term of the law that is another than the announced one. */
export interface TermDifference {
  /** Key of the term, with the article that says it. */
  term: string
  citation: string
  legal: CountedTerm
  announced: CountedTerm
}

const lengthOf = ({ amount, unit, isCalendar }: AnnouncedTerm): TermLength & CountedTerm => {
  if (unit === 'hours') return { unit, amount, lastDay: null }
  if (unit === 'months') return { unit, amount, movesToWorkingDay: false, from: 'effect', lastDay: null }
  return isCalendar
    ? { unit: 'calendar_days', amount, movesToWorkingDay: false, lastDay: null }
    : { unit: 'working_days', amount, lastDay: null }
}

/**
 * Compares the term that a court announced with those that the law gives for what it decided, each counted from the day of the list. Only those that differ. Nothing without a day.
 */
export function differingTerms(
  {
    announced,
    suggestion,
    day,
  }: { announced: AnnouncedTerm | null; suggestion: Suggestion | null; day: string | null },
  calendars: ReadonlyMap<string, NonWorkingCalendar>,
  zone: string
): TermDifference[] {
  if (!announced || !suggestion || day === null) return []
  const { notification, handling, responsible } = suggestion
  const terms = RESOLUTIONS.find(({ key }) => key === suggestion.resolution)?.terms ?? []
  return terms.flatMap((term) => {
    try {
      const fields = { notifiedOn: day, time: null, notification, term, handling, responsible }
      const request = requestOf(fields, calendars, zone)
      const { length, basis } = request.term
      const said = lengthOf(announced)
      if (length.unit === 'any_time' || length.unit === 'years') return []
      if (length.unit === said.unit && length.amount === said.amount) return []
      const lastDayOf = (counted: TermLength) => {
        try {
          return computeTerm({ ...request, term: { ...request.term, length: counted } }).lastDay
        } catch {
          return null
        }
      }
      const { lastDay: _, ...announcedLength } = said
      return [
        {
          ...{ term, citation: basis.citation },
          legal: { amount: length.amount, unit: length.unit, lastDay: lastDayOf(length) },
          announced: { amount: said.amount, unit: said.unit, lastDay: lastDayOf(announcedLength) },
        },
      ]
    } catch {
      return []
    }
  })
}
