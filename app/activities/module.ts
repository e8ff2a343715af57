import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { dayParts } from '#app/activities/day'
import { recurringTaskParts } from '#app/activities/recurring_tasks'
import { indexedActivitiesParts } from '#app/activities/indexed_activities'
import { subjectParts } from '#app/activities/notice_subjects'
import { noticeParts } from '#app/activities/notices'
import { personalDataParts } from '#app/activities/personal_data'
import { dueEvents, outlineOfDue } from '#app/activities/queries/calendar_events'
import { nextDueDays } from '#app/activities/queries/next_due_days'
import { outlineOfReminders, reminderEvents } from '#app/activities/queries/reminder_events'
import { stalledMattersParts } from '#app/activities/stalled_matters'
import { tabParts } from '#app/activities/tabs'
import { templateSlotParts } from '#app/activities/template_slot'
import { timelineParts } from '#app/activities/timeline'
import { clock } from '#app/core/clock'
import { calendarFeeds, nextSteps } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import MatterErased from '#app/matters/events/matter_erased'
import { nextDates } from '#app/matters/next_dates'

export default defineModule({
  parts: [
    indexedActivitiesParts,
    partsOf(
      calendarFeeds,
      { key: 'activities', order: 40, kinds: ['activity'], load: dueEvents, outline: outlineOfDue },
      { key: 'reminders', order: 50, kinds: ['reminder'], load: reminderEvents, outline: outlineOfReminders }
    ),
    partsOf(nextDates, { key: 'activities', next: nextDueDays }),
    partsOf(
      nextSteps,
      {
        key: 'activities',
        steps(query) {
          query.from('activities').whereColumn('activities.matter_id', 'matters.id').where('activities.open', 1)
        },
      },
      {
        key: 'reminders',
        steps(query) {
          const now = toSqlInstant(clock.now())
          query.from('reminders').whereColumn('reminders.matter_id', 'matters.id').where('reminders.next_at', '>=', now)
        },
      }
    ),
    subjectParts,
    noticeParts,
    tabParts,
    timelineParts,
    templateSlotParts,
    dayParts,
    recurringTaskParts,
    stalledMattersParts,
    personalDataParts,
  ],
  on: [reaction(MatterErased, () => import('#app/activities/listeners/forget_matter'))],
})
