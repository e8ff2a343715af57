import type Reminder from '#app/activities/models/reminder'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may change a reminder of their firm. One that is on a matter is part of it, and asked about as such. */
export default class ReminderPolicy extends WorkspacePolicy {
  edit(identity: Identity, reminder: Reminder): boolean {
    const isTheirs = reminder.matterId !== null || reminder.createdById === identity.user.id
    return isTheirs && this.may(identity, 'expedientes:editar', reminder)
  }
}
