import { BaseTransformer } from '@adonisjs/core/transformers'
import { route } from '#app/core/addresses'
import type MatterPin from '#app/matters/models/matter_pin'

/** A pinned text of the law. Needs `document` and `user` loaded. */
export default class MatterPinTransformer extends BaseTransformer<MatterPin> {
  toObject() {
    const { id, matterId, document, user, createdAt, hasChangedSince } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'title', 'citation', 'note', 'hasChangedSince']),
      /** Where it stands beside the present text, once that is another one. */
      comparisonHref: hasChangedSince ? route('law_firm.matter_pins.show', { dossierId: matterId, id }) : null,
      kind: document.kind,
      href: route('research.analyses.show', { source: document.source, slug: document.slug }),
      pinnedBy: user.name,
      pinnedAt: createdAt.toISO()!,
    }
  }
}
