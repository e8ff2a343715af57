import type RecordsStored from '#app/research/events/records_stored'
import { awaitCases } from '#app/court_lists/actions/store_cases'
import { CASE_KIND, CASE_SOURCE } from '#app/court_lists/domain/source_rows'
import LegalDocument from '#app/research/models/legal_document'

/** Cases of which the library's source stored something are compared with the matters of all firms, by a job. */
export default class NoteCases {
  async handle({ trx, source, records }: RecordsStored) {
    const cases = records.filter(({ document }) => source === CASE_SOURCE && document.kind === CASE_KIND)
    if (cases.length === 0) return
    const documents = await LegalDocument.query({ client: trx })
      .where({ source, kind: CASE_KIND })
      .whereIn(
        'slug',
        cases.map(({ document }) => document.slug)
      )
      .select('id')
    await awaitCases(
      trx,
      documents.map(({ id }) => id)
    )
  }
}
