import { partsOf } from '#app/core/contributions/define_module'
import type { Trx } from '#app/core/database/trx'
import { NOBODY } from '#app/accounts/personal_data'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { personalData, type DataSubject } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { toSqlInstant } from '#app/core/models/columns'
import { acrossFirms } from '#app/core/tenancy/rows'
import { endMembership } from '#app/workspaces/actions/end_membership'
import { closeOwnFirms } from '#app/workspaces/actions/close_own_firms'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Member from '#app/workspaces/models/member'
import { orphanedFirms } from '#app/workspaces/queries/members/orphaned_firms'

async function leave(trx: Trx, author: Author, member: Member) {
  await endMembership(trx, member)
  const { id, workspaceId, userId, roleId } = member
  const subject = { type: 'member', id }
  await record(trx, author, { workspaceId, action: 'member.left', subject, before: { userId, roleId } })
}

const INVITATION = ['kind', 'email', 'name', 'state', 'sent_at', 'expires_at', 'closed_at']

export const personalDataParts = [
  partsOf(
    personalData,
    {
      key: 'memberships',
      order: 30,
      rows: ({ id }) =>
        inPages(
          'members',
          ['workspaces.name as firm', 'roles.name as role', 'members.created_at as since'],
          (query) => {
            void query
              .join('workspaces', 'workspaces.id', 'members.workspace_id')
              .leftJoin('roles', 'roles.id', 'members.role_id')
              .where('members.user_id', id)
          }
        ),
      async obstacles({ id }, trx) {
        const firms = await orphanedFirms(id, trx)
        return firms.map(({ name }) => ({ key: 'own_data.obstacle.owner', values: { firm: name } }))
      },
      async erase(trx, { id }, author) {
        await closeOwnFirms(trx, author, id)
        const firms = await trx.from('members').where('user_id', id).select('workspace_id as id')
        for (const firm of firms)
          await leave(trx, author, await Member.in(firm, trx).where('user_id', id).firstOrFail())
      },
    },
    {
      key: 'invitations',
      order: 31,
      rows: ({ id, email }) =>
        inPages(
          'invitations',
          [...INVITATION.map((column) => `invitations.${column}`), 'workspaces.name as firm'],
          (query) => {
            void query
              .join('workspaces', 'workspaces.id', 'invitations.workspace_id')
              .where((mine) => mine.where('invitations.email', email).orWhere('invitations.accepted_by_id', id))
          }
        ),
      erase: eraseInvitations,
    }
  ),
]

/** Those that wait end; all lose address and name. What a person sent to others is the firm's. */
async function eraseInvitations(trx: Trx, { id, email }: DataSubject) {
  const now = toSqlInstant(clock.now())
  const mine = () =>
    acrossFirms(trx, 'invitations').where((query) => query.where('email', email).orWhere('accepted_by_id', id))
  await mine()
    .whereIn('state', [...OPEN_STATES])
    .update({ state: 'canceled', closed_at: now, open_key: null })
  await mine().update({ email: NOBODY.emailOf(id), name: null, sent_text: '', updated_at: now })
  await acrossFirms(trx, 'invitations').where('invited_by_id', id).update({ received_text: '', updated_at: now })
}
