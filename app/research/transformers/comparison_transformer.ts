import { BaseTransformer } from '@adonisjs/core/transformers'
import { analysisAddress } from '#app/research/asking/address'
import type { StateComparison } from '#app/research/laws/compare_states'

/** What changed between two states of a document, with the addresses of the articles. */
export default class ComparisonTransformer extends BaseTransformer<{ source: string; comparison: StateComparison }> {
  toObject() {
    const { source, comparison } = this.resource
    return {
      ...this.pick(comparison, ['same', 'wordsAdded', 'wordsRemoved', 'notes', 'isCut']),
      changes: comparison.changes.map(({ label, slug, change, runs }) => ({
        label,
        href: slug && analysisAddress({ source, slug }),
        change,
        runs,
      })),
    }
  }
}
