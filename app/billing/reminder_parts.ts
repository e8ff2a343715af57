import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds, recurringTasks } from '#app/core/contributions/registries'
import { REMINDERS_JOB, sendReminders } from '#app/billing/actions/send_reminders'
import Charge from '#app/billing/models/charge'
import Member from '#app/workspaces/models/member'
import Client from '#app/clients/models/client'

/** Reminders by schedule, and who is told when an email did not arrive. */
export const reminderParts = [
  partsOf(recurringTasks, { key: REMINDERS_JOB, everySeconds: 300, run: sendReminders }),
  partsOf(noticeKinds, {
    ...{ key: 'billing_email_failed', order: 46, area: 'billing', channels: ['app', 'email'], locked: ['app'] },
  } as const),
  partsOf(noticeSubjects, {
    key: 'charge',
    address: (id) => route('law_firm.charges.show', { id }),
    async unreadable(userId, ids, trx) {
      const memberships = await Member.of(userId, trx).select('workspace_id')
      const seen = new Set<number>()
      for (const { workspaceId } of memberships) {
        const rows = await Charge.seenBy({ userId, workspaceId }, trx).whereIn('charges.id', ids).select('charges.id')
        rows.forEach(({ id }) => seen.add(id))
      }
      return ids.filter((id) => !seen.has(id))
    },
  }),
  partsOf(noticeSubjects, {
    key: 'account_statement',
    address: (id) => route('law_firm.account_statements.show', { clientId: id }),
    /** Who left the firm of the client reads of it no more. */
    async unreadable(userId, ids, trx) {
      const firms = (await Member.of(userId, trx).select('workspace_id')).map(({ workspaceId }) => workspaceId)
      const own = await Client.byKey('id', ids, trx).whereIn('workspace_id', firms).select('id')
      const readable = new Set(own.map(({ id }) => id))
      return ids.filter((id) => !readable.has(id))
    },
  }),
]
