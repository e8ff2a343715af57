import type CalendarEntry from '#app/calendar/models/calendar_entry'
import { BasePolicy } from '@adonisjs/bouncer'
import type { Identity } from '#app/workspaces/identity'

/** Who may change an event: whoever wrote it, as long as they work in the firm. No permission gives the events of others. */
export default class EntryPolicy extends BasePolicy {
  edit({ workspace, user }: Identity, entry: CalendarEntry): boolean {
    return workspace?.id === entry.workspaceId && entry.ownerId === user.id
  }
}
