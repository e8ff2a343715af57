import { route } from '#app/core/addresses'
import Matter from '#app/matters/models/matter'

/** The matters in the portal that an accepted invitation shows to who accepted it, two at most. */
export async function invitedMatters(invitation: { id: number; workspaceId: number; acceptedById: number | null }) {
  const follower = invitation.acceptedById ?? 0
  const matters = await Matter.followedBy(follower)
    .where('matters.workspace_id', invitation.workspaceId)
    .where('matters.client_user_id', follower)
    .join('invitation_matters', 'invitation_matters.matter_id', 'matters.id')
    .where('invitation_matters.invitation_id', invitation.id)
    .limit(2)
    .select('matters.id')
  return matters.map(({ id }) => route('portal.matters.show', { id }))
}
