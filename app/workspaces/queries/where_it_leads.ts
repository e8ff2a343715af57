import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import type Invitation from '#app/workspaces/models/invitation'

/** Where somebody goes who works in no firm and accepted an invitation: to the one matter that it shows them, or home. */
export async function whereItLeads({ id, kind, acceptedById }: Invitation): Promise<string> {
  if (kind === 'member') return route('main.home')
  const shown = await db
    .from('invitation_matters')
    .join('matters', 'matters.id', 'invitation_matters.matter_id')
    .where('invitation_matters.invitation_id', id)
    .where('matters.client_user_id', acceptedById ?? 0)
    .where('matters.trashed', 0)
    .limit(2)
    .select('matters.id')
  return shown.length === 1 ? route('portal.matters.show', { id: shown[0].id }) : route('main.home')
}
