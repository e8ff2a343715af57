import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { nextSteps, noticeKinds, recurringTasks } from '#app/core/contributions/registries'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import { eraseDocket } from '#app/docket/actions/erase_docket'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import { nextDeadlineDays } from '#app/docket/queries/next_deadline_days'
import { tabParts } from '#app/docket/tabs'
import { timelineParts } from '#app/docket/timeline'
import { matterDependents } from '#app/matters/matter_parts'
import { nextDates } from '#app/matters/next_dates'

export default defineModule({
  parts: [
    tabParts,
    timelineParts,
    partsOf(nextDates, { key: 'docket', next: nextDeadlineDays }),
    partsOf(nextSteps, {
      key: 'docket',
      steps(query) {
        query.from('matter_deadlines').whereColumn('matter_deadlines.matter_id', 'matters.id')
        query.where('matter_deadlines.open', 1)
      },
    }),
    partsOf(
      noticeKinds,
      { key: 'deadline_assigned', order: 16, area: 'matters', channels: ['app', 'email'] },
      { key: 'deadline_moved', order: 17, area: 'matters', channels: ['app', 'email'], locked: ['app'] },
      { key: 'deadline_stuck', order: 18, area: 'matters', channels: ['app', 'email'], locked: ['app'] }
    ),
    partsOf(recurringTasks, { key: 'docket.recompute', everySeconds: 60, run: recomputeDeadlines }),
    /** What goes with a matter, before the documents and computations that it names. */
    partsOf(matterDependents, { key: 'docket', order: 15, erase: (trx, { id }) => eraseDocket(trx, id) }),
  ],
  on: [reaction(CalendarsChanged, () => import('#app/docket/listeners/mark_stale'))],
})
