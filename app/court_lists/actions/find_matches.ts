import type { Trx } from '#app/core/database/trx'
import { nearCaseKeys } from '#app/courts/case_number'
import { scoreMatch, type MatterFacts, type RowFacts, type ScoredMatch } from '#app/court_lists/domain/score_match'
import Matter from '#app/matters/models/matter'

/** Keys that one statement asks for. */
const AT_ONCE = 5_000

/** A row with what it seems to be of. */
export interface FoundMatch<Row> extends ScoredMatch {
  row: Row
  matterId: number
}

type Candidate = MatterFacts & { id: number }

/**
 * The matters of a firm that rows of lists seem to be of: those with the number of the row, and for a row that has none of them those whose number differs by a slip of the pen.
 * Not those in the trash or the archive.
 */
export async function findMatches<Row extends RowFacts>(
  trx: Trx,
  firm: { id: number },
  rows: Row[]
): Promise<FoundMatch<Row>[]> {
  const exact = await mattersOf(
    trx,
    firm,
    rows.map(({ caseKey }) => caseKey)
  )
  const found: FoundMatch<Row>[] = []
  const others: Row[] = []
  for (const row of rows) {
    const scored = scoredAmong(row, exact.get(row.caseKey) ?? [])
    found.push(...scored)
    if (scored.length === 0 && row.court !== null && row.parties !== null) others.push(row)
  }
  const near = await mattersOf(
    trx,
    firm,
    others.flatMap(({ caseKey }) => nearCaseKeys(caseKey))
  )
  if (near.size === 0) return found
  for (const row of others) {
    const candidates = nearCaseKeys(row.caseKey).flatMap((key) => near.get(key) ?? [])
    found.push(...scoredAmong(row, candidates))
  }
  return found
}

function scoredAmong<Row extends RowFacts>(row: Row, matters: Candidate[]): FoundMatch<Row>[] {
  return matters.flatMap((matter) => {
    const scored = scoreMatch(row, matter)
    return scored ? [{ ...scored, row, matterId: matter.id }] : []
  })
}

async function mattersOf(trx: Trx, firm: { id: number }, keys: string[]): Promise<Map<string, Candidate[]>> {
  const byKey = new Map<string, Candidate[]>()
  const wanted = [...new Set(keys)]
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const matters = await Matter.in(firm, trx)
      .whereIn('matters.case_key', wanted.slice(from, from + AT_ONCE))
      .where({ 'matters.trashed': 0, 'matters.archived': 0 })
      .orderBy('matters.id')
      .select('id', 'case_key', 'court', 'court_id', 'client_name', 'also_named')
    for (const { id, caseKey, court, courtId, clientName, alsoNamed } of matters) {
      const names = [clientName, ...(alsoNamed?.split('\n') ?? [])].filter((name) => name !== null)
      byKey.set(caseKey!, [
        ...(byKey.get(caseKey!) ?? []),
        { id, caseKey, court: court ?? null, courtId: courtId ?? null, names },
      ])
    }
  }
  return byKey
}
