import { BaseTransformer } from '@adonisjs/core/transformers'
import { analysisAddress, searchAddress } from '#app/research/asking/address'
import type { AlertLine } from '#app/collections/queries/list_alerts'

/** An alert of a person, with what it told last. */
export default class AlertTransformer extends BaseTransformer<AlertLine> {
  toObject() {
    const { alert, hits, last } = this.resource
    return {
      ...this.pick(alert, ['id', 'kind', 'name', 'frequency', 'paused', 'source', 'text']),
      filters: Object.values(alert.filters ?? {}).flat(),
      leads: this.leads(),
      hits,
      last: last && { title: last.document.title, reason: last.reason, at: last.createdAt.toISO()! },
      createdAt: alert.createdAt.toISO()!,
    }
  }

  /** The search or the document that it is about; null for all that a person keeps, and for a document that is no more. */
  private leads(): string | null {
    const { alert } = this.resource
    if (alert.kind === 'search') {
      return searchAddress({ source: alert.source!, text: alert.text ?? '', filters: alert.filters ?? {} })
    }
    return alert.document ? analysisAddress(alert.document) : null
  }
}
