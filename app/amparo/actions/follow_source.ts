import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { agreementsOfCase } from '#sources/cjf/cases/agreements_of_case'
import { SYSTEM } from '#app/core/audit/author'
import { storeNews } from '#app/amparo/actions/store_news'
import { heldProceeding } from '#app/amparo/actions/write_proceeding'
import { isOfNotebook } from '#app/amparo/domain/source_cases'
import { findFollowed, keptOf, LIBRARY_CASES, type Candidate } from '#app/amparo/queries/library_case'
import LegalDocument from '#app/research/models/legal_document'

/**
 * What the library's source stored of cases becomes news of the proceedings that firms keep of them, in the transaction that stored it. Documents are read as they are kept, with
 * the names that were masked in them.
 */
export async function followStored(trx: TransactionClientContract, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const documents = await LegalDocument.query({ client: trx })
    .where(LIBRARY_CASES)
    .whereIn('slug', [...slugs])
    .whereNull('withdrawn_at')
  for (const document of documents) {
    for (const followed of await findFollowed(trx, document)) await takeNews(trx, followed, document)
  }
}

/** The case of a proceeding, when the library has it already; returns how much of it is news. Throws nothing for one that it does not have. */
export async function followKept(
  trx: TransactionClientContract,
  proceeding: Candidate & { workspaceId: number; number: string | null }
): Promise<number> {
  let added = 0
  for (const id of await keptOf(trx, proceeding)) {
    const document = await LegalDocument.query({ client: trx }).where('id', id).firstOrFail()
    added += await takeNews(trx, proceeding, document)
  }
  return added
}

async function takeNews(
  trx: TransactionClientContract,
  of: { id: number; workspaceId: number },
  document: LegalDocument
): Promise<number> {
  const proceeding = await heldProceeding(trx, of)
  if (proceeding.neun === null) await proceeding.merge({ neun: document.externalId }).save()
  const told = agreementsOfCase(document).map(({ notebook, ...each }) => ({ ...each, notebook: notebook || null }))
  const items = told.filter(({ notebook }) => isOfNotebook(proceeding.kind, notebook))
  const { added } = await storeNews(trx, SYSTEM, proceeding, { source: LIBRARY_CASES.source, items })
  return added
}
