import type { CaseAgreement } from '#sources/cjf/cases/agreements_of_case'
import { keyOfCase, readCaseNumber } from '#app/courts/case_number'
import { ROW_LENGTHS, type ListRow } from '#app/court_lists/parsing/list_row'

/** The source of the library that tells what courts published in single cases, and how it calls these. */
export const CASE_SOURCE = 'cjf'
export const CASE_KIND = 'expediente'

/** Days after its publication for which an acuerdo is proposed. */
export const SOURCE_DAYS = 90
/** Acuerdos of one case that are proposed, the last ones. */
export const MOST_OF_A_CASE = 50

/** A case as the library has it. */
export interface SourceCase {
  number: string | null
  proceeding: string | null
  court: string | null
  agreements: readonly CaseAgreement[]
}

/**
 * The acuerdos of a case as rows of a list: those that were published since a day (`YYYY-MM-DD`), the last ones first, at most `MOST_OF_A_CASE`. Their day is that of the
 * publication, from which terms are counted; what is not published yet notifies nobody. Nothing when the case has no number.
 */
export function rowsOfCase({ number, proceeding, court, agreements }: SourceCase, since: string): ListRow[] {
  const read = number === null ? null : readCaseNumber(number)
  if (number === null || read === null) return []
  return agreements
    .flatMap((each) =>
      each.publishedOn === null || each.publishedOn < since ? [] : [{ ...each, day: each.publishedOn }]
    )
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, MOST_OF_A_CASE)
    .map(({ day, notebook, text }) => ({
      ...{ line: 0, kind: 'agreement', day, published: day, time: null, announced: null, parties: null },
      ...{ court: court?.slice(0, ROW_LENGTHS.court) ?? null, caseNumber: number.slice(0, ROW_LENGTHS.caseNumber) },
      ...{ caseKey: keyOfCase(read), suffix: read.suffix },
      proceeding: [proceeding, notebook].filter(Boolean).join(', ').slice(0, ROW_LENGTHS.proceeding) || null,
      ...{ synthesis: text.slice(0, ROW_LENGTHS.synthesis), said: text.slice(0, ROW_LENGTHS.said) },
    }))
}
