import type { Trx } from '#app/core/database/trx'
import { searchedIn } from '#app/collections/saved_document'
import Notice from '#app/notifications/models/notice'
import { maskColumns } from '#app/research/masking/mask_columns'

type Mask = (text: string) => string

/** What is copied from a document when somebody keeps it. What people wrote about it is theirs. */
const MASKED_COLUMNS: Record<string, string[]> = {
  favorites: ['title', 'citation'],
  collection_items: ['title', 'citation', 'passage'],
  document_notes: ['title', 'citation', 'quote'],
  alerts: ['name'],
}

/** Writes the mask over a name in what people kept of a document, and in the notices that named it. */
export async function maskSaved(trx: Trx, documentId: number, mask: Mask): Promise<void> {
  for (const [table, columns] of Object.entries(MASKED_COLUMNS))
    await maskColumns(trx, { table, columns }, { documentId, mask })
  await searchAnew(trx, documentId)
  await maskNotices(trx, documentId, mask)
}

/** What favourites are searched in is folded, so no mask fits it: it is made again. */
async function searchAnew(trx: Trx, documentId: number): Promise<void> {
  const rows = await trx.from('favorites').where('document_id', documentId).select('id', 'title', 'citation')
  for (const { id, title, citation } of rows)
    await trx
      .from('favorites')
      .where('id', id)
      .update({ search_text: searchedIn({ title, citation }) })
}

async function maskNotices(trx: Trx, documentId: number, mask: Mask): Promise<void> {
  const notices = await Notice.query({ client: trx })
    .where({ kind: 'document_changed', subject_type: 'alert' })
    .whereIn('subject_id', trx.from('alert_hits').where('document_id', documentId).select('alert_id'))
  for (const notice of notices) {
    const { title } = notice.values
    if (!title || mask(title) === title) continue
    await notice.merge({ values: { ...notice.values, title: mask(title) } }).save()
  }
}
