import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import drive from '@adonisjs/drive/services/main'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { StoredRecord } from '#app/research/events/records_stored'
import { masksOf } from '#app/research/masking/masks'
import LegalDocument from '#app/research/models/legal_document'

/** Where public versions stand on the disk, beside the files of firms. */
const FOLDER = 'public-versions'

/**
 * Keeps the PDF of a ruling, whose source offers one (`downloadedPDF`), under a name made of its content: the same file is written once. The file of
 * a record in which a name is masked is withheld, also when it comes after the mask.
 */
export async function storePublicVersions(trx: TransactionClientContract, source: string, stored: StoredRecord[]) {
  const withFile = stored.filter(({ document }) => document.facets.downloadedPDF?.includes('true'))
  if (withFile.length === 0) return
  const slugs = withFile.map(({ document }) => document.slug)
  const ids = await idsOf(trx, source, slugs)
  const records = withFile.map(({ page }) => page.externalId)
  const masks = await masksOf({ source, kind: withFile[0]!.page.kind }, records, trx)
  for (const { page, document } of withFile) {
    const sha256 = createHash('sha256').update(page.body).digest('hex')
    const key = `${FOLDER}/${sha256.slice(0, 2)}/${sha256}.pdf`
    if (!(await drive.use().exists(key))) await drive.use().put(key, page.body)
    const documentId = ids.get(document.slug)!
    await write(trx, { document_id: documentId, storage_key: key, bytes: page.body.length, sha256 })
    if (masks.has(page.externalId)) await withholdPublicVersion(trx, documentId)
  }
}

interface Kept {
  document_id: number
  storage_key: string
  bytes: number
  sha256: string
}

/** A file that was withheld stays withheld: a name was found in it. */
async function write(trx: TransactionClientContract, kept: Kept): Promise<void> {
  const row = { ...kept, kept_at: toSqlInstant(clock.now()) }
  const { document_id: id, ...changing } = row
  await trx
    .knexQuery()
    .table('public_versions')
    .insert({ document_id: id, ...changing })
    .onConflict('document_id')
    .merge(changing)
}

/** Withholds the file of a document in which a name was masked: we cannot take it out of a PDF. */
export async function withholdPublicVersion(trx: TransactionClientContract, documentId: number): Promise<void> {
  await trx
    .from('public_versions')
    .where('document_id', documentId)
    .update({ withheld_at: toSqlInstant(clock.now()) })
}

async function idsOf(trx: TransactionClientContract, source: string, slugs: string[]): Promise<Map<string, number>> {
  const named = LegalDocument.query({ client: trx }).where('source', source).whereIn('slug', slugs)
  return new Map((await named.select('id', 'slug')).map(({ id, slug }) => [slug, id]))
}
