import type RulesChanged from '#app/deadlines/events/rules_changed'
import { acrossFirms } from '#app/core/tenancy/rows'

/** Has the deadlines that run and were computed by rules that changed computed again, in all firms. */
export default class MarkStaleByRules {
  async handle({ trx, keys }: RulesChanged) {
    await acrossFirms(trx, 'matter_deadlines')
      .where('open', true)
      .whereNot('source', 'manual')
      .where((computed) => void computed.whereIn('term', keys).orWhereIn('notification', keys))
      .update({ stale: true })
  }
}
