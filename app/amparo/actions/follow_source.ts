import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { agreementsOfCase } from '#sources/cjf/cases/agreements_of_case'
import { SYSTEM } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import { caseKey } from '#app/courts/case_number'
import Court from '#app/courts/models/court'
import { storeNews } from '#app/amparo/actions/store_news'
import { heldProceeding } from '#app/amparo/actions/write_proceeding'
import { foldedCourt } from '#app/amparo/domain/case_key'
import { isOfNotebook, kindsNamed } from '#app/amparo/domain/source_cases'
import LegalDocument from '#app/research/models/legal_document'

const SOURCE = 'cjf'
const KIND = 'expediente'
/** Cases that firms follow and that one document is compared with at most. */
const MOST_FOLLOWED = 500

type Candidate = {
  id: number
  workspace_id: number
  kind: string
  court: string | null
  court_id: number | null
  neun: string | null
}

/**
 * What the library's source stored of cases becomes news of the proceedings that firms keep of them, in the transaction that stored it. Documents are read as they are kept, with
 * the names that were masked in them.
 */
export async function followStored(trx: TransactionClientContract, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const documents = await LegalDocument.query({ client: trx })
    .where({ source: SOURCE, kind: KIND })
    .whereIn('slug', [...slugs])
    .whereNull('withdrawn_at')
  for (const document of documents) {
    for (const { id, workspace_id: workspaceId } of await findFollowed(trx, document))
      await takeNews(trx, { id, workspaceId }, document)
  }
}

/** The case of a proceeding, when the library has it already; returns how much of it is news. Throws nothing for one that it does not have. */
export async function followKept(
  trx: TransactionClientContract,
  proceeding: { id: number; workspaceId: number; numberKey: string | null; number: string | null; neun: string | null }
): Promise<number> {
  const { number, numberKey, neun } = proceeding
  if (numberKey === null) return 0
  const query = LegalDocument.query({ client: trx }).where({ source: SOURCE, kind: KIND }).whereNull('withdrawn_at')
  void query.where((either) => {
    void either.where('external_id', neun ?? '').orWhere('title', 'like', `%${likeOf(numberKey)}%`)
    if (number) void either.orWhere('title', 'like', `%${likeOf(number)}%`)
  })
  let added = 0
  for (const document of await query.orderBy('id').limit(MOST_FOLLOWED)) {
    const own = (await findFollowed(trx, document)).some(({ id }) => id === proceeding.id)
    if (own) added += await takeNews(trx, proceeding, document)
  }
  return added
}

const likeOf = (text: string) => text.replace(/[\\%_]/g, '')

async function takeNews(
  trx: TransactionClientContract,
  of: { id: number; workspaceId: number },
  document: LegalDocument
): Promise<number> {
  const proceeding = await heldProceeding(trx, of)
  if (proceeding.neun === null) await proceeding.merge({ neun: document.externalId }).save()
  const told = agreementsOfCase(document).map(({ notebook, ...each }) => ({ ...each, notebook: notebook || null }))
  const items = told.filter(({ notebook }) => isOfNotebook(proceeding.kind, notebook))
  const { added } = await storeNews(trx, SYSTEM, proceeding, { source: SOURCE, items })
  return added
}

/** The proceedings of all firms that are of the case of a document: by its NEUN, else by kind, number and court. */
async function findFollowed(trx: TransactionClientContract, document: LegalDocument): Promise<Candidate[]> {
  const { externalId: neun, facets } = document
  const kinds = kindsNamed(facets.asunto?.[0] ?? '')
  const key = caseKey(facets.numExpediente?.[0])
  const columns = ['id', 'workspace_id', 'kind', 'court', 'court_id', 'neun']
  const known: Candidate[] = await rowsBy(trx, 'amparo_proceedings', { neun }).orderBy('id').select(columns)
  if (key === null || kinds.length === 0) return known
  const numbered = rowsBy(trx, 'amparo_proceedings', { number_key: key, kind: [...kinds] }).whereNull('neun')
  const candidates: Candidate[] = await numbered.orderBy('id').limit(MOST_FOLLOWED).select(columns)
  if (candidates.length === 0) return known
  const courts = await courtNames(trx, candidates)
  const court = foldedCourt(facets.organo?.[0] ?? '')
  const isOfCourt = (one: Candidate) => foldedCourt(courts.get(one.court_id ?? 0) ?? one.court ?? '') === court
  return [...known, ...candidates.filter(isOfCourt)]
}

async function courtNames(trx: TransactionClientContract, candidates: Candidate[]): Promise<Map<number, string>> {
  const ids = [...new Set(candidates.flatMap((one) => one.court_id ?? []))]
  const courts = await Court.query({ client: trx }).whereIn('id', ids).select('id', 'name')
  return new Map(courts.map(({ id, name }) => [id, name]))
}
