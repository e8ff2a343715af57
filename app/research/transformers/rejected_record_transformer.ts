import { BaseTransformer } from '@adonisjs/core/transformers'
import { reasonOf } from '#app/research/ingestion/reason'
import type SourceRecord from '#app/research/models/source_record'

/** A record of a source that became no document, and why. */
export default class RejectedRecordTransformer extends BaseTransformer<SourceRecord> {
  toObject() {
    const { checkedAt, reason } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'source', 'kind', 'externalId']),
      reason: reasonOf(reason ?? ''),
      checkedAt: checkedAt.toISO()!,
    }
  }
}
