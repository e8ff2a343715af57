import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { toSqlInstant } from '#app/core/models/columns'
import { searchFold } from '#app/core/text/fold'
import { rowsBy } from '#app/core/tenancy/rows'
import { completed, type ListChoices } from '#app/court_lists/domain/choices'
import { fingerprintOf } from '#app/court_lists/domain/fingerprint'
import type { ListRow } from '#app/court_lists/parsing/list_row'
import type { RowFacts } from '#app/court_lists/domain/score_match'
import { findMatches, type FoundMatch } from './find_matches.js'

/** What became of rows: how many were new, and how many matters they seem to be of. */
export interface StoredRows {
  added: number
  known: number
  matches: number
}

/** Characters of the column; what folds to more is found by its beginning. */
const FOLDED = 620

/** What was said of a list, the courts of the catalogue that its names mean, and the case of the library that its rows are of, if any. */
interface HowStored {
  choices: ListChoices
  courtIds: ReadonlyMap<string, number>
  documentId?: number | null
}

type List = { id: number; workspaceId: number }

/**
 * Keeps rows of a list, and proposes the matters that they seem to be of. A row that the firm has already, of this list or another, is not kept again: the same rows twice
 * change nothing.
 */
export async function storeRows(
  trx: Trx,
  list: List,
  rows: ListRow[],
  { choices, courtIds, documentId = null }: HowStored
): Promise<StoredRows> {
  const columns = new Map<string, ReturnType<typeof columnsOf> & { document_id: number | null }>()
  for (const row of rows.map((each) => completed(each, choices))) {
    const made = { ...columnsOf(list, row, courtIds), document_id: documentId }
    if (!columns.has(made.fingerprint)) columns.set(made.fingerprint, made)
  }
  const prints = [...columns.keys()]
  const known = await rowsBy(trx, 'court_list_rows', { workspace_id: list.workspaceId })
    .whereIn('fingerprint', prints)
    .select('fingerprint')
  for (const { fingerprint } of known) columns.delete(String(fingerprint))
  const fresh = [...columns.values()]
  if (fresh.length > 0)
    await trx.knexQuery().table('court_list_rows').insert(fresh).onConflict(['workspace_id', 'fingerprint']).ignore()
  const matches = await propose(trx, list, [...columns.keys()])
  return { added: fresh.length, known: rows.length - fresh.length, matches }
}

function columnsOf({ id, workspaceId }: List, row: ListRow, courtIds: ReadonlyMap<string, number>) {
  const { kind, court, day, time, caseNumber, caseKey, proceeding, parties, synthesis, said } = row
  return {
    ...{ workspace_id: workspaceId, list_id: id, fingerprint: fingerprintOf(row) },
    ...{
      kind,
      court,
      court_folded: court === null ? null : searchFold(court).slice(0, FOLDED),
      court_id: (court && courtIds.get(court)) ?? null,
      day,
      time,
    },
    ...{ case_number: caseNumber, case_key: caseKey, proceeding, parties, synthesis, said },
  }
}

async function propose(trx: Trx, { id, workspaceId }: List, fingerprints: string[]): Promise<number> {
  const stored = await rowsBy(trx, 'court_list_rows', { list_id: id })
    .whereIn('fingerprint', fingerprints)
    .orderBy('id')
    .select('id', 'kind', 'case_key', 'court', 'court_id', 'parties')
  const facts = stored.map(({ id: rowId, kind, case_key: caseKey, court, court_id: courtId, parties }) => ({
    ...{ rowId: Number(rowId), kind: String(kind), caseKey: String(caseKey) },
    ...{ court: court as string | null, courtId: courtId as number | null, parties: parties as string | null },
  }))
  const found = await findMatches(trx, { id: workspaceId }, facts)
  await addProposals(trx, workspaceId, found)
  return found.length
}

/** Keeps that rows seem to be of matters, each pair once. Nothing is linked. */
export async function addProposals(
  trx: Trx,
  workspaceId: number,
  found: readonly FoundMatch<RowFacts & { rowId: number; kind: string }>[]
): Promise<void> {
  if (found.length === 0) return
  const at = toSqlInstant(clock.now())
  const rows = found.map(({ row, matterId, score, isUncertain, reasons }) => ({
    ...{ workspace_id: workspaceId, row_id: row.rowId, matter_id: matterId, kind: row.kind, score },
    ...{ uncertain: isUncertain, reasons: JSON.stringify(reasons), state: 'waiting', shown_to_client: false },
    ...{ version: 1, created_at: at, updated_at: at },
  }))
  await trx.knexQuery().table('court_list_matches').insert(rows).onConflict(['row_id', 'matter_id']).ignore()
}
