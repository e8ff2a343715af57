import { RecordRejected } from '#sources/contract/contract'
import { sameLaw } from '#sources/laws/reading/names'
import { factsOf } from '#sources/laws/reading/front_page'
import { FEDERAL } from '#sources/laws/reading/gazettes'
import { lawTextOf } from '#sources/laws/reading/text_of_file'

/** What the listing tells of a law, to judge a file by. */
export interface Expected {
  name: string
  /** ISO dates, or null. */
  publishedOn: string | null
  changedOn: string | null
}

/** How good a file is. `stale` = of the law, but older than the listing tells; `wrong` = another law's; `broken` = unreadable. */
export type Verdict = 'good' | 'stale' | 'wrong' | 'broken'

export interface CheckedFile {
  verdict: Verdict
  /** ISO date of its last reform, as it tells; for choosing between two stale ones. */
  asOf: string
}

/** Judges whether a file holds the law that was asked for, as it is now. */
export async function checkFile(body: Uint8Array, expected: Expected): Promise<CheckedFile> {
  try {
    const lines = await lawTextOf(body)
    const asOf = lastDayOf(lines)
    if (!isTheLaw(lines, expected)) return { verdict: 'wrong', asOf }
    return { verdict: expected.changedOn && asOf < expected.changedOn ? 'stale' : 'good', asOf }
  } catch (error) {
    if (error instanceof RecordRejected) return { verdict: 'broken', asOf: '' }
    throw error
  }
}

/** Whether a text is that of a law: its title, and where it tells the year of its publication, that too, since an amnesty follows another. */
export function isTheLaw(lines: string[], { name, publishedOn }: Pick<Expected, 'name' | 'publishedOn'>): boolean {
  const facts = factsOf(lines, FEDERAL)
  if (!sameLaw(name, facts.title)) return false
  if (!publishedOn || !facts.publishedOn) return true
  return Math.abs(Number(publishedOn.slice(0, 4)) - Number(facts.publishedOn.slice(0, 4))) <= 1
}

function lastDayOf(lines: string[]): string {
  const { publishedOn, lastReformOn } = factsOf(lines, FEDERAL)
  return lastReformOn ?? publishedOn ?? ''
}
