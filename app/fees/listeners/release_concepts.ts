import { rowsBy } from '#app/core/tenancy/rows'
import type ConceptsRemoved from '#app/billing/events/concepts_removed'
import type { ConceptOfMatter } from '#app/billing/events/concepts_removed'

const TABLES = { time_entries: 'time', matter_expenses: 'expense', fee_charges: 'fee' } as const

/**
 * What was charged with a concept that is taken out of its charge may be charged again. Of rows whose concept was not kept (archives of before) it is known by what is left: nothing of their
 * kind in their matter.
 */
export default class ReleaseConcepts {
  async handle({ trx, chargeId, removed, left }: ConceptsRemoved) {
    for (const [table, kind] of Object.entries(TABLES)) {
      const matters = mattersWith(left, kind)
      const freed = rowsBy(trx, table, { charge_id: chargeId }).where((row) => {
        void row.whereIn('charge_item_id', removed).orWhere((unnamed) => {
          void unnamed.whereNull('charge_item_id').whereNotIn('matter_id', matters)
        })
      })
      await (table === 'fee_charges' ? freed.delete() : freed.update({ charge_id: null, charge_item_id: null }))
    }
  }
}

const mattersWith = (left: readonly ConceptOfMatter[], kind: string): number[] =>
  left.flatMap((concept) => (concept.kind === kind ? (concept.matterId ?? []) : []))
