import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import type { Trx } from '#app/core/database/trx'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import ChargeEmail from '#app/billing/models/charge_email'
import ReminderPause from '#app/billing/models/reminder_pause'
import { clientReferences } from '#app/clients/client_parts'
import Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'

const AT_ONCE = 1_000

async function move(trx: Trx, table: 'charge_emails' | 'reminder_pauses', from: number, to: number): Promise<number[]> {
  const rows = await rowsBy(trx, table, { client_id: from }).orderBy('id').select('id')
  await rowsBy(trx, table, { client_id: from }).update({ client_id: to })
  return rows.map(({ id }) => Number(id))
}

const moving = (table: 'charge_emails' | 'reminder_pauses') => ({
  move: (trx: Trx, from: { id: number }, to: { id: number }) => move(trx, table, from.id, to.id),
  async moveBack(trx: Trx, moved: unknown, { from, to }: { from: { id: number }; to: { id: number } }) {
    const ids = moved as number[]
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await rowsBy(trx, table, { id: ids.slice(at, at + AT_ONCE) })
        .where('client_id', to.id)
        .update({ client_id: from.id })
  },
})

const totalIn = (rows: { $extras: Record<string, unknown> }[]) => Number(rows[0]?.$extras.total ?? 0)

/** Emails with documents of billing and paused reminders follow their client; who the client is reads what was sent to them. */
export const emailReferenceParts = [
  partsOf(
    clientReferences,
    {
      ...{ key: 'charge_emails', order: 33, ...moving('charge_emails') },
      count: async ({ id, workspaceId }) =>
        totalIn(await ChargeEmail.in({ id: workspaceId }).where('client_id', id).count('* as total')),
    },
    {
      ...{ key: 'reminder_pauses', order: 34, ...moving('reminder_pauses') },
      count: async ({ id, workspaceId }) =>
        totalIn(await ReminderPause.in({ id: workspaceId }).where('client_id', id).count('* as total')),
    }
  ),
  partsOf(personalData, {
    key: 'charge_emails',
    order: 37,
    rows: ({ id }) =>
      inPages(
        ChargeEmail,
        [
          'workspaces.name as firm',
          ...['kind', 'recipient', 'subject', 'body', 'created_at'].map((one) => `charge_emails.${one}`),
        ],
        (query) =>
          void query
            .join(...joinOn(Client, 'charge_emails.client_id'))
            .join(...joinOn(Workspace, 'charge_emails.workspace_id'))
            .where('clients.user_id', id)
      ),
  }),
]
