import { rowsBy } from '#app/core/tenancy/rows'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import type DocumentMasked from '#app/research/events/document_masked'
import LegalDocument from '#app/research/models/legal_document'

/** A name that was masked in the case of the library is masked in the news that came of it. */
export default class MaskNews {
  async handle({ trx, documentId, mask }: DocumentMasked) {
    const document = await LegalDocument.query({ client: trx }).where({ id: documentId, source: 'cjf' }).first()
    if (!document) return
    const proceedings = rowsBy(trx, 'amparo_proceedings', { neun: document.externalId }).select('id')
    const items = await AmparoNewsItem.byKey('proceeding_id', proceedings as never, trx).where('source', 'cjf')
    for (const item of items) await item.merge({ text: mask(item.text) }).save()
  }
}
