import type CalendarsChanged from '#app/deadlines/events/calendars_changed'
import { acrossFirms } from '#app/core/tenancy/rows'

/** The calendar of the law of the amparo, on which most terms count without naming it. */
const OF_EVERY_TERM = 'la19'

/**
 * Has the deadlines that run and were counted on calendars that changed computed again. Also those that are marked already: one that is being computed just now waits
 * for this change, or is marked again by it.
 */
export default class MarkStale {
  async handle({ trx, workspaceId, keys }: CalendarsChanged) {
    const query = acrossFirms(trx, 'matter_deadlines').where('open', true).whereNot('source', 'manual')
    if (workspaceId !== null) void query.where('workspace_id', workspaceId)
    if (!keys.includes(OF_EVERY_TERM))
      void query.where((counted) => {
        void counted.whereIn('handling_calendar', keys).orWhereIn('responsible_calendar', keys)
      })
    await query.update({ stale: true })
  }
}
