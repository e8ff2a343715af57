import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import { InviteClient } from '#app/clients/actions/invite_client'
import { InviteMembers } from '#app/workspaces/actions/invite_members'
import { SendInvitation, type Sender } from '#app/workspaces/actions/send_invitation'
import Invitation from '#app/workspaces/models/invitation'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'

/** Fictitious people who were invited to the demo's firm: how many days ago, as what, and what became of it. */
const INVITED = [
  { days: 21, name: 'Fernanda Quiroz Alba', email: 'fernanda@quirozalba.example', role: 'lawyer', end: 'rejected' },
  { days: 14, name: 'Héctor Zavala Ríos', email: 'hector@zavala.example', role: 'intern', end: 'canceled' },
  { days: 9, name: 'Lucía Barrón Téllez', email: 'lucia@barron.example', role: 'reader', end: null },
  { days: 3, name: 'Íñigo Saldaña Cruz', email: 'inigo@saldana.example', role: 'lawyer', end: 'resent' },
  { days: 1, name: 'Ximena Ochoa Prado', email: 'ximena@ochoa.example', role: 'intern', end: null },
] as const
const CLIENT = { name: 'Textiles Anáhuac, S.A. de C.V.', email: 'direccion@anahuac.example', matterIds: [] }

/** Invitations in their various states, and one that the lawyer of the demo received from another firm. Doing it twice changes nothing. */
export async function seedInvitations(workspace: Workspace, owner: User, lawyer: User): Promise<void> {
  if (await Invitation.in(workspace).first()) return
  const sender = senderIn(workspace, owner)
  const today = clock.now()
  try {
    for (const { days, role, end, ...person } of INVITED) {
      clock.freeze(today.minus({ days, hours: 2 }))
      await invite(sender, { ...person, role })
      const sent = await Invitation.in(workspace).where('email', person.email).firstOrFail()
      if (end === 'resent') await sent.merge({ state: 'resent', timesSent: 2 }).save()
      if (end !== 'rejected' && end !== 'canceled') continue
      sent.close(end)
      await sent.save()
    }
  } finally {
    clock.restore()
  }
  await new InviteClient(new SendInvitation()).handle(sender, CLIENT)
  const other = await Workspace.query().where('owner_id', owner.id).whereNot('id', workspace.id).first()
  if (other) await invite(senderIn(other, owner), { name: lawyer.name, email: lawyer.email, role: 'lawyer' })
}

function senderIn(workspace: Workspace, inviter: User): Sender {
  return { workspace, inviter, author: { userId: inviter.id, kind: 'user', ip: null, requestId: null } }
}

async function invite(sender: Sender, { role, ...person }: { name: string; email: string; role: string }) {
  const { id } = await Role.in(sender.workspace).where('key', role).firstOrFail()
  await new InviteMembers(new SendInvitation()).one(sender, { ...person, roleId: id })
}
