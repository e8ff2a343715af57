import { BaseTransformer } from '@adonisjs/core/transformers'
import type MatterPin from '#app/matters/models/matter_pin'

/** A pinned text of the law. Needs `document` and `user` loaded. */
export default class MatterPinTransformer extends BaseTransformer<MatterPin> {
  toObject() {
    const { document, user, createdAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'title', 'citation', 'note', 'hasChangedSince']),
      kind: document.kind,
      href: `/search/b-search/analysis/${document.source}/${encodeURIComponent(document.slug)}`,
      pinnedBy: user.name,
      pinnedAt: createdAt.toISO()!,
    }
  }
}
