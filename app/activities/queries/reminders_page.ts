import type { Viewer } from '#app/core/contributions/registries'
import type { Identity } from '#app/workspaces/identity'
import { zoneOf } from './activities_page.js'
import { myReminders, setReminders } from './my_reminders.js'
import { peopleWhoRead } from './people_of_matter.js'

/** What the page of reminders shows: what came and waits, what is to come or over, and whom a free one can tell. */
export async function remindersPage(viewer: Viewer, identity: Identity, over: boolean) {
  return {
    waiting: await myReminders(viewer),
    reminders: await setReminders(viewer, { over }),
    people: await peopleWhoRead(identity.workspace!.id),
    over,
    userId: identity.user.id,
    timeZone: zoneOf(identity),
    canEdit: identity.may('expedientes:editar'),
  }
}
