import { createHash } from 'node:crypto'
import { searchFold } from '#app/core/text/fold'
import { readCaseNumber } from '#app/courts/case_number'
import type { ListRow } from '#app/court_lists/parsing/list_row'

const digest = (parts: (string | null)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const plain = (text: string | null) =>
  text === null
    ? null
    : searchFold(text)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()

/** By what a row is known again when another list brings it: what was published of which case, in which court and on which day, however it is laid out. */
export const fingerprintOf = ({
  kind,
  court,
  day,
  time,
  caseKey,
  suffix,
  synthesis,
  parties,
}: Pick<ListRow, 'kind' | 'court' | 'day' | 'time' | 'caseKey' | 'suffix' | 'synthesis' | 'parties'>) =>
  digest([kind, plain(court), day, time, caseKey, suffix, plain(synthesis) ?? plain(parties)])

/** By what a whole list is known again. */
export const digestOfList = (text: string): string => digest([text.replace(/\s+/g, ' ').trim()])

/** The same of a row that is kept. */
export function fingerprintOfRow(row: Omit<Parameters<typeof fingerprintOf>[0], 'suffix'> & { caseNumber: string }) {
  const { kind, caseKey, court = null, day = null, time = null, synthesis = null, parties = null } = row
  const suffix = readCaseNumber(row.caseNumber)?.suffix ?? ''
  return fingerprintOf({ kind, caseKey, court, day, time, synthesis, parties, suffix })
}
