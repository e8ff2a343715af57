import { route } from '#app/core/addresses'
import Matter from '#app/matters/models/matter'

/** The matters in the portal that an accepted invitation shows to who accepted it, two at most. */
export async function invitedMatters(invitation: { id: number; workspaceId: number; acceptedById: number | null }) {
  const matters = await Matter.in({ id: invitation.workspaceId })
    .join('invitation_matters', 'invitation_matters.matter_id', 'matters.id')
    .where('invitation_matters.invitation_id', invitation.id)
    .where('matters.client_user_id', invitation.acceptedById ?? 0)
    .where('matters.trashed', 0)
    .limit(2)
    .select('matters.id')
  return matters.map(({ id }) => route('portal.matters.show', { id }))
}
