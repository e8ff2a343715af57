import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { announcedHearing } from '#app/court_lists/parsing/announced_hearing'
import { announcedTerm } from '#app/court_lists/parsing/announced_term'
import type { ListKind } from '#app/court_lists/parsing/list_row'
import { differingTerms, type TermDifference } from './compare_terms.js'
import { suggestedResolution, type Suggestion } from './suggest.js'

/** A row of a list as it is read. */
export type RowLine = {
  id: number
  kind: ListKind
  court: string | null
  day: string | null
  /** Why it is that day, where a person said it; null for a day that the court said, and for none. */
  dayReason: string | null
  time: string | null
  caseNumber: string
  proceeding: string | null
  parties: string | null
  synthesis: string | null
}

/** What is proposed with a row: what its words seem to open, and where the announced term is another than the law's. */
export type RowProposal = {
  announced: string | null
  suggestion: Suggestion | null
  differences: TermDifference[]
  /** A hearing that the row sets, where it says when. */
  hearing: { day: string; time: string | null } | null
}

/** What terms are counted on. */
export type Counting = { calendars: ReadonlyMap<string, NonWorkingCalendar>; zone: string }

/** What a row proposes by its words. */
export function proposalOf(row: RowLine, { calendars, zone }: Counting): RowProposal {
  const announced = announcedTerm(row.synthesis)
  const suggestion = suggestedResolution(row)
  return {
    announced: announced?.words ?? null,
    suggestion,
    differences: differingTerms({ announced, suggestion, day: row.day }, calendars, zone),
    hearing: hearingIn(row),
  }
}

/** When a row sets a hearing: its own day where it is of a list of hearings, else the day that its words name beside one. */
function hearingIn({ kind, day, time, synthesis }: RowLine): RowProposal['hearing'] {
  if (kind !== 'agreement') return day === null ? null : { day, time }
  return announcedHearing(synthesis, day)
}
