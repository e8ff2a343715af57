import type { Identity } from '#app/workspaces/identity'
import { waitingFor } from '#app/workspaces/queries/invitations/list_invitations'

/**
 * Whether somebody has just arrived: a lawyer without a firm who was never welcomed, and whom no firm invites. They begin with the wizard; who is
 * invited answers first.
 */
export async function startsAfresh({ user, workspace, impersonation }: Identity): Promise<boolean> {
  const isNew = user.type === 'lawyer' && !user.isAdmin && !user.profileComplete
  if (!isNew || workspace !== null || impersonation) return false
  return (await waitingFor(user)).count === 0
}
