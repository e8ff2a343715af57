import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import Role from '#app/workspaces/models/role'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, type Firm } from '#tests/helpers/people'

export const LIST = '/law-firm/invitations'
export const MONDAY = '2026-11-23T15:00:00.000Z'

/** The id of a built-in role of a firm. */
export async function roleOf({ workspace }: Firm, key: string): Promise<number> {
  return (await Role.in(workspace).where('key', key).firstOrFail()).id
}

/** A firm whose owner is at their desk and invites. */
export async function invitingFirm(client: ApiClient, name = 'Despacho Olmos') {
  const ours = await firm(name)
  const desk = await atDesk(client, ours.owner, ours.workspace)
  const lawyer = await roleOf(ours, 'lawyer')
  return {
    ...ours,
    desk,
    lawyer,
    /** Invites an address as a lawyer and returns the row. */
    async invite(email: string, roleId = lawyer) {
      const session = await atDesk(client, ours.owner, ours.workspace)
      const answer = await session.submit('post', LIST, { email, roleId })
      if (answer.header('location') !== `${LIST}?tab=sent`) throw new Error(`inviting answered ${answer.status()}`)
      return sentTo(ours, email)
    },
    /** Invites a client and returns the row. */
    async inviteClient(email: string, matterIds: number[] = [], name = 'La Galatea') {
      const answer = await desk.submit('post', `${LIST}/clients`, { name, email, matterIds })
      if (answer.header('location') !== `${LIST}?tab=sent`) throw new Error(`inviting answered ${answer.text()}`)
      return sentTo(ours, email)
    },
  }
}

export async function sentTo({ workspace }: Pick<Firm, 'workspace'>, email: string): Promise<Invitation> {
  return Invitation.in(workspace).where('email', email).orderBy('id', 'desc').firstOrFail()
}

/** The token in the newest mail to an address. */
export async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ link }) => link?.startsWith('/invitations/'))
  return mail!.link!.replace('/invitations/', '')
}

/** Actions of a firm's log, oldest first. */
export async function auditEntriesOf({ workspace }: Pick<Firm, 'workspace'>): Promise<string[]> {
  const rows = await db.from('audit_entries').where('workspace_id', workspace.id).orderBy('id').select('action')
  return rows.map(({ action }) => action)
}

/** The firms that a person is a member of, with their role there. */
export function membershipsOf(user: User): Promise<{ workspace_id: number; role_id: number | null }[]> {
  return db.from('members').where('user_id', user.id).select('workspace_id', 'role_id')
}
