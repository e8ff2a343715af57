import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { channelsChosen } from '#app/accounts/queries/channels_of'
import NotificationChoice from '#app/accounts/models/notification_choice'
import { route } from '#app/core/addresses'
import { noticeKinds } from '#app/core/contributions/registries'
import { putMail } from '#app/core/mail/mail'
import type Member from '#app/workspaces/models/member'

const EVENT = 'role_changed'

/** What happened to the role of all of them: it permits something else, or it is gone. */
interface RoleNews {
  kind: 'role_edited' | 'role_taken'
  firm: string
  role: string
}

/** Writes to the members who had a role, as each chose to be told. One query for the choices of all. */
export async function notifyRoleMembers(
  trx: TransactionClientContract,
  members: Member[],
  news: RoleNews
): Promise<void> {
  const userIds = members.map(({ userId }) => userId)
  const choices = await NotificationChoice.query({ client: trx }).where('event', EVENT).whereIn('user_id', userIds)
  const { kind, firm, role } = news
  for (const { user } of members) {
    const own = choices.filter(({ userId }) => userId === user.id)
    if (!channelsChosen(noticeKinds.find(EVENT)!, own).email) continue
    const values = { name: user.name, firm, role }
    await putMail(trx, { kind, to: user.email, language: user.language, values, action: route('main.home') })
  }
}
