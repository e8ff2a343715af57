import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { route } from '#app/core/addresses'
import { putMail } from '#app/core/mail/mail'
import { notify } from '#app/notifications/actions/notify'
import type Workspace from '#app/workspaces/models/workspace'

interface NewMember {
  user: User
  /** Who invited them hears of it as the answer to the invitation. */
  invitedById: number
}

/** Writes to the owner of a firm that somebody whom another person invited has joined it, unless they want no such emails. */
export async function notifyOwnerOfMember(trx: TransactionClientContract, firm: Workspace, news: NewMember) {
  const { user, invitedById } = news
  if (firm.ownerId === invitedById) return
  const owner = await User.findOrFail(firm.ownerId, { client: trx })
  await notify(trx, {
    kind: 'member_joined',
    to: [owner.id],
    actorId: user.id,
    workspaceId: firm.id,
    values: { name: user.name, firm: firm.name },
    subject: { type: 'firm', id: firm.id, place: { page: 'members' } },
    hasOwnEmail: true,
  })
  if (!(await channelsOf(owner.id, 'member_joined', trx)).email) return
  const values = { owner: owner.name, name: user.name, email: user.email, firm: firm.name }
  const action = route('law_firm.members.index')
  await putMail(trx, { kind: 'member_joined', to: owner.email, language: owner.language, values, action })
}
