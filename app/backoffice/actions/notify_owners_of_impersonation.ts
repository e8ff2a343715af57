import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { LOCALES } from '#app/core/messages/catalogue'
import { putMail } from '#app/core/mail/mail'
import { notify } from '#app/notifications/actions/notify'
import Workspace from '#app/workspaces/models/workspace'

/** Where a firm reads when support looked through the eyes of its people. */
const SUPPORT_LOG = route('law_firm.log.index', {}, { kind: 'support' })

interface Impersonation {
  operator: User
  person: User
  reason: string
  until: DateTime
}

/** Tells the owner of each firm, by a notice and an email that nobody can switch off, that support begins to look through somebody's eyes. */
export async function notifyOwnersOfImpersonation(
  trx: TransactionClientContract,
  firmIds: number[],
  { operator, person, reason, until }: Impersonation
): Promise<void> {
  const firms = await Workspace.query({ client: trx }).whereIn('id', firmIds)
  const owners = await User.query({ client: trx }).whereIn(
    'id',
    firms.map(({ ownerId }) => ownerId)
  )
  for (const firm of firms) {
    const owner = owners.find(({ id }) => id === firm.ownerId)!
    const values = { operator: operator.name, name: person.name, firm: firm.name }
    await notify(trx, {
      kind: 'impersonation_started',
      to: [owner.id],
      actorId: operator.id,
      workspaceId: firm.id,
      values,
      subject: { type: 'firm', id: firm.id, place: { page: 'support' } },
      hasOwnEmail: true,
    })
    const end = until.setZone(owner.timeZone ?? firm.timeZone).setLocale(LOCALES[owner.language])
    await putMail(trx, {
      kind: 'impersonation_started',
      to: owner.email,
      language: owner.language,
      values: { ...values, owner: owner.name, reason, until: end.toLocaleString(DateTime.DATETIME_MED) },
      action: SUPPORT_LOG,
    })
  }
}
