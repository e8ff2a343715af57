import type { Viewer } from '#app/core/contributions/registries'
import type { ReminderFilters } from '#app/activities/domain/reminder_filters'
import type { Identity } from '#app/workspaces/identity'
import { zoneOf } from './activities_page.js'
import { myReminderList } from './my_reminder_list.js'
import { myReminders } from './my_reminders.js'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'

/** What the page of reminders shows: what came and waits, one page of what is to come or over, and whom a free one can tell. */
export async function remindersPage(viewer: Viewer, identity: Identity, filters: ReminderFilters) {
  const { reminders, paging } = await myReminderList(viewer, filters)
  return {
    waiting: await myReminders(viewer),
    reminders,
    paging,
    filters: { ...filters, page: paging.page },
    people: await peopleWhoRead(identity.workspace!.id),
    userId: identity.user.id,
    timeZone: zoneOf(identity),
    canEdit: identity.may('expedientes:editar'),
  }
}
