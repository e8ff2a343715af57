import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsBy } from '#app/core/tenancy/rows'
import { caseKey } from '#app/courts/case_number'
import Court from '#app/courts/models/court'
import { foldedCourt } from '#app/amparo/domain/case_key'
import { kindsNamed } from '#app/amparo/domain/source_cases'
import LegalDocument from '#app/research/models/legal_document'

/** The source and the kind of documents that are cases of the federal judiciary. */
export const LIBRARY_CASES = { source: 'cjf', kind: 'expediente' } as const
/** Rows that are read at once. */
const PAGE = 500

/** What a case is known by. */
export type Candidate = {
  id: number
  kind: string
  court: string | null
  courtId: number | null
  numberKey: string | null
  neun: string | null
}
type Followed = Candidate & { workspaceId: number }

const rowsOf = async (query: ReturnType<typeof rowsBy>): Promise<Followed[]> => {
  const rows = await query.orderBy('id').select('id', 'workspace_id', 'kind', 'court', 'court_id', 'number_key', 'neun')
  return rows.map(({ workspace_id: workspaceId, court_id: courtId, number_key: numberKey, ...row }) => {
    return { ...row, workspaceId, courtId, numberKey }
  })
}

/** Ids of the documents of the library that are of the case of a proceeding, as they were stored. Their texts are not read. */
export async function keptOf(
  trx: TransactionClientContract,
  proceeding: Candidate & { number: string | null }
): Promise<number[]> {
  const { number, numberKey } = proceeding
  // A model that was just made has no value for a column that nobody gave.
  const neun = proceeding.neun ?? null
  if (numberKey === null && neun === null) return []
  const court = await courtOf(trx, proceeding)
  const kept: number[] = []
  for (let after = 0; ;) {
    const query = LegalDocument.query({ client: trx }).where(LIBRARY_CASES).whereNull('withdrawn_at')
    void query.where((either) => {
      void either.where('external_id', neun ?? '')
      for (const said of [numberKey, number]) if (said) void either.orWhere('title', 'like', `%${likeOf(said)}%`)
    })
    const page = await query
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'external_id', 'title', 'facets')
    for (const document of page)
      if (neun === document.externalId || (neun === null && isCase(document, proceeding, court))) kept.push(document.id)
    if (page.length < PAGE) return kept
    after = page.at(-1)!.id
  }
}

const likeOf = (text: string) => text.replace(/[\\%_]/g, '')

/** The proceedings of all firms that are of the case of a document: by its NEUN, else by kind, number and court. */
export async function findFollowed(trx: TransactionClientContract, document: LegalDocument): Promise<Followed[]> {
  const followed = await rowsOf(rowsBy(trx, 'amparo_proceedings', { neun: document.externalId }))
  const kinds = kindsNamed(document.facets.asunto?.[0] ?? '')
  const key = caseKey(document.facets.numExpediente?.[0])
  if (key === null || kinds.length === 0) return followed
  for (let after = 0; ;) {
    const numbered = rowsBy(trx, 'amparo_proceedings', { number_key: key, kind: [...kinds] }).whereNull('neun')
    const page = await rowsOf(numbered.where('id', '>', after).limit(PAGE))
    const courts = await courtNames(trx, page)
    followed.push(...page.filter((one) => isCase(document, one, courts.get(one.courtId ?? 0) ?? one.court)))
    if (page.length < PAGE) return followed
    after = page.at(-1)!.id
  }
}

/** Whether a document is of the case of a proceeding: its kind, its number and its court, whose name as the catalogue has it is `court`. */
function isCase(
  { facets }: Pick<LegalDocument, 'facets'>,
  { kind, numberKey }: Pick<Candidate, 'kind' | 'numberKey'>,
  court: string | null
): boolean {
  const isOfKind = kindsNamed(facets.asunto?.[0] ?? '').some((key) => key === kind)
  const isOfNumber = numberKey !== null && caseKey(facets.numExpediente?.[0]) === numberKey
  return isOfKind && isOfNumber && foldedCourt(facets.organo?.[0] ?? '') === foldedCourt(court ?? '')
}

/** Whether the library knows a NEUN as the case of another number or court than a proceeding now has; false for one that it does not have. */
export async function isOtherCase(
  trx: TransactionClientContract,
  neun: string,
  proceeding: Omit<Candidate, 'id' | 'neun'>
): Promise<boolean> {
  const document = await LegalDocument.query({ client: trx })
    .where({ ...LIBRARY_CASES, externalId: neun })
    .select('id', 'facets')
    .first()
  return document !== null && !isCase(document, proceeding, await courtOf(trx, proceeding))
}

async function courtOf(
  trx: TransactionClientContract,
  { court, courtId }: Pick<Candidate, 'court' | 'courtId'>
): Promise<string | null> {
  const courts = await courtNames(trx, [{ courtId }])
  return courts.get(courtId ?? 0) ?? court
}

async function courtNames(
  trx: TransactionClientContract,
  of: readonly Pick<Candidate, 'courtId'>[]
): Promise<Map<number, string>> {
  const ids = [...new Set(of.flatMap(({ courtId }) => courtId ?? []))]
  if (ids.length === 0) return new Map()
  const courts = await Court.query({ client: trx }).whereIn('id', ids).select('id', 'name')
  return new Map(courts.map(({ id, name }) => [id, name]))
}
