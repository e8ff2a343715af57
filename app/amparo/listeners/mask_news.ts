import { rowsBy } from '#app/core/tenancy/rows'
import { newsKeyOf, type NewsItem } from '#app/amparo/domain/news'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import type DocumentMasked from '#app/research/events/document_masked'
import LegalDocument from '#app/research/models/legal_document'

/** A name that was masked in the case of the library is masked in the news that came of it, which is known again by the text that the library now has. */
export default class MaskNews {
  async handle({ trx, documentId, mask }: DocumentMasked) {
    const document = await LegalDocument.query({ client: trx }).where({ id: documentId, source: 'cjf' }).first()
    if (!document) return
    const proceedings = rowsBy(trx, 'amparo_proceedings', { neun: document.externalId }).select('id')
    const items = await AmparoNewsItem.byKey('proceeding_id', proceedings as never, trx).where('source', 'cjf')
    const taken = new Set(items.map(keyOf))
    for (const item of items) {
      const text = mask(item.text)
      if (text === item.text) continue
      const newsKey = newsKeyOf({ ...(item.serialize() as NewsItem), text })
      const key = keyOf({ proceedingId: item.proceedingId, newsKey })
      const isFree = !taken.has(key)
      taken.add(key)
      await item.merge({ text, ...(isFree && { newsKey }) }).save()
    }
  }
}

const keyOf = ({ proceedingId, newsKey }: { proceedingId: number; newsKey: string }) => `${proceedingId} ${newsKey}`
