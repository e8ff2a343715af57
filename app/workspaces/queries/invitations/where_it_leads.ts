import { route } from '#app/core/addresses'
import { Registry } from '#app/core/contributions/registry'
import type Invitation from '#app/workspaces/models/invitation'

/** The addresses of what an accepted invitation of a client shows them, two at most. */
export const shownByInvitations = new Registry<{ key: string; pages(invitation: Invitation): Promise<string[]> }>(
  'what invitations show'
)

/** Where somebody goes who works in no firm and accepted an invitation: to the one thing that it shows them, or home. */
export async function whereItLeads(invitation: Invitation): Promise<string> {
  if (invitation.kind === 'member') return route('main.home')
  const pages = await Promise.all(shownByInvitations.all().map((each) => each.pages(invitation)))
  const [only, ...others] = pages.flat()
  return only !== undefined && others.length === 0 ? only : route('main.home')
}
