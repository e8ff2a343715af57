import { addressOf } from '#app/core/contributions/notice_subjects'
import { calendarFeeds, nextSteps } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { nextDates } from '#app/matters/next_dates'
import { subjectOfActivity, subjectOfReminder } from '#app/activities/notice_subjects'
import { dueEvents, reminderEvents } from '#app/activities/queries/calendar_events'
import { nextDueDays } from '#app/activities/queries/next_due_days'

calendarFeeds.add({
  key: 'activities',
  events: async (viewer, from, to) =>
    (await dueEvents(viewer, from, to)).map((event) => ({
      ...event,
      href: addressOf(subjectOfActivity(event.activity))!,
    })),
})

calendarFeeds.add({
  key: 'reminders',
  events: async (viewer, from, to) =>
    (await reminderEvents(viewer, from, to)).map((event) => ({
      ...event,
      href: addressOf(subjectOfReminder(event.reminder))!,
    })),
})

nextDates.add({ key: 'activities', next: nextDueDays })

nextSteps.add({
  key: 'activities',
  steps(query) {
    query.from('activities').whereColumn('activities.matter_id', 'matters.id').where('activities.open', 1)
  },
})

nextSteps.add({
  key: 'reminders',
  steps(query) {
    const now = toSqlInstant(clock.now())
    query.from('reminders').whereColumn('reminders.matter_id', 'matters.id').where('reminders.next_at', '>=', now)
  },
})
