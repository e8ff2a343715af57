import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MergeLine } from '#app/clients/queries/undoable_merges'

/** A merge that can still be undone. */
export default class ClientMergeTransformer extends BaseTransformer<MergeLine> {
  toObject() {
    const { id, name, at, until } = this.resource
    return { id, name, at: at.toISO()!, until: until.toISO()! }
  }
}
