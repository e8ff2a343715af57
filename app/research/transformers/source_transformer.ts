import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Source } from '#sources/contract/contract'
import { hasTiers } from '#app/research/asking/force'

/** A source as the form of a search needs it. */
export default class SourceTransformer extends BaseTransformer<Source> {
  toObject() {
    const { manifest, filters } = this.resource
    return {
      slug: manifest.slug,
      name: manifest.name,
      homePage: manifest.homePage,
      /** It has documents that bind courts. */
      hasForce: hasTiers(this.resource),
      filters: filters.map(({ name, label, type, defaults = [] }) => ({ name, label, type, defaults })),
    }
  }

  forTabs() {
    const { slug, name } = this.resource.manifest
    return { slug, name }
  }
}
