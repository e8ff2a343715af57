import CourtListRow from '#app/court_lists/models/court_list_row'
import { fingerprintOfRow } from '#app/court_lists/domain/fingerprint'
import type DocumentMasked from '#app/research/events/document_masked'

/** A name that was masked in a case of the library is masked in the rows that came of it, which stay known as what they are. */
export default class MaskRows {
  async handle({ trx, documentId, mask }: DocumentMasked) {
    for (const row of await CourtListRow.byKey('document_id', documentId, trx).orderBy('id')) {
      row.merge({ synthesis: row.synthesis && mask(row.synthesis), said: mask(row.said) })
      await row.merge({ fingerprint: fingerprintOfRow(row) }).save()
    }
  }
}
