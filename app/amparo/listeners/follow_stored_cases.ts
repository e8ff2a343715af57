import type RecordsStored from '#app/research/events/records_stored'
import { followStored } from '#app/amparo/actions/follow_source'

/** Firms hear of what a court published in the cases that they keep. */
export default class FollowStoredCases {
  async handle({ trx, source, records }: RecordsStored) {
    if (source !== 'cjf') return
    const cases = records.filter(({ document }) => document.kind === 'expediente')
    await followStored(
      trx,
      cases.map(({ document }) => document.slug)
    )
  }
}
