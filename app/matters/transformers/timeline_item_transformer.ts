import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TimelineItem } from '#app/core/contributions/registries'

/** One line of a matter's timeline. */
export default class TimelineItemTransformer extends BaseTransformer<TimelineItem> {
  toObject() {
    return { ...this.pick(this.resource, ['id', 'kind', 'actor', 'values', 'detail']), at: this.resource.at.toISO()! }
  }
}
