import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { nextSteps, noticeKinds } from '#app/core/contributions/registries'
import { eraseDocket } from '#app/docket/actions/erase_docket'
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
    partsOf(noticeKinds, { key: 'deadline_assigned', order: 18, area: 'matters', channels: ['app', 'email'] }),
    /** What goes with a matter, before the documents and computations that it names. */
    partsOf(matterDependents, { key: 'docket', order: 15, erase: (trx, { id }) => eraseDocket(trx, id) }),
  ],
})
