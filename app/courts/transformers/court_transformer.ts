import { BaseTransformer } from '@adonisjs/core/transformers'
import type Court from '#app/courts/models/court'

/** A court of the catalogue. */
export default class CourtTransformer extends BaseTransformer<Court> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'name',
      'kind',
      'materia',
      'circuit',
      'city',
      'state',
      'validFrom',
      'validTo',
    ])
  }

  /** As the box that picks a court needs it: where it is, and until when there was one of this name. */
  forPicking() {
    const { id, name, city, state, validTo } = this.resource
    const place = [...new Set([city, state].filter(Boolean))].join(', ')
    return {
      value: String(id),
      label: name,
      description: [place, validTo && `– ${validTo}`].filter(Boolean).join(' ') || undefined,
    }
  }
}
