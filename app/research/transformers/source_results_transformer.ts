import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SourceResults } from '#app/research/queries/search_all_sources'
import { presentHit } from './found_transformer.js'

/** The first results of a source among those of the others. */
export default class SourceResultsTransformer extends BaseTransformer<SourceResults> {
  toObject() {
    const { source, total, hits, didYouMean, unread } = this.resource
    const { slug, name } = source.manifest
    return { slug, name, total, didYouMean, unread, hits: hits.map(presentHit) }
  }
}
