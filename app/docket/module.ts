import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { nextSteps, noticeKinds, recurringTasks } from '#app/core/contributions/registries'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import RulesChanged from '#app/deadlines/events/rules_changed'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import { processAlerts } from '#app/docket/actions/send_alerts'
import { dayParts } from '#app/docket/day'
import { indexedDeadlinesParts } from '#app/docket/indexed_deadlines'
import { personalDataParts } from '#app/docket/personal_data'
import { nextDeadlineDays } from '#app/docket/queries/next_deadline_days'
import { portalParts } from '#app/docket/portal'
import { statisticsParts } from '#app/docket/statistics'
import { tabParts } from '#app/docket/tabs'
import { templateSlotParts } from '#app/docket/template_slot'
import { timelineParts } from '#app/docket/timeline'
import MatterErased from '#app/matters/events/matter_erased'
import { nextDates } from '#app/matters/next_dates'
import FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'
import MembershipEnded from '#app/workspaces/events/membership_ended'

export default defineModule({
  parts: [
    tabParts,
    dayParts,
    timelineParts,
    portalParts,
    indexedDeadlinesParts,
    personalDataParts,
    statisticsParts,
    templateSlotParts,
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
      { key: 'deadlines_assigned', order: 16, area: 'matters', channels: ['app', 'email'] },
      { key: 'deadline_moved', order: 17, area: 'matters', channels: ['app', 'email'], locked: ['app'] },
      { key: 'deadline_stuck', order: 18, area: 'matters', channels: ['app', 'email'], locked: ['app'] },
      { key: 'deadline_alert', order: 12, area: 'matters', channels: ['app', 'email'], locked: ['app'], urgent: true },
      {
        key: 'deadline_overdue',
        order: 13,
        area: 'matters',
        channels: ['app', 'email'],
        locked: ['app'],
        urgent: true,
      },
      {
        key: 'deadline_escalated',
        order: 14,
        area: 'matters',
        channels: ['app', 'email'],
        locked: ['app'],
        urgent: true,
      }
    ),
    partsOf(noticeSubjects, {
      key: 'deadlines',
      address: (id, { person = id }) => route('law_firm.deadlines.index', {}, { person }),
    }),
    partsOf(
      recurringTasks,
      { key: 'docket.recompute', everySeconds: 60, run: recomputeDeadlines },
      { key: 'docket.alerts', everySeconds: 30, run: processAlerts }
    ),
  ],
  on: [
    reaction(CalendarsChanged, () => import('#app/docket/listeners/mark_stale')),
    reaction(RulesChanged, () => import('#app/docket/listeners/mark_stale_by_rules')),
    reaction(FirmZoneChanged, () => import('#app/docket/listeners/follow_firm_zone')),
    reaction(MatterErased, () => import('#app/docket/listeners/forget_matter')),
    reaction(MembershipEnded, () => import('#app/docket/listeners/hand_over_deadlines')),
  ],
})
