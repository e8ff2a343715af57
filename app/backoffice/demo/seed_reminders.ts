import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import { EditBillingSettings } from '#app/billing/actions/edit_billing_settings'
import { logCharge } from '#app/billing/actions/log_charge'
import Charge from '#app/billing/models/charge'
import ChargeEmail from '#app/billing/models/charge_email'
import { billingSettings } from '#app/billing/queries/billing_settings'
import Client from '#app/clients/models/client'
import type Workspace from '#app/workspaces/models/workspace'

/** Turns the reminders of the demo firm on and writes down a charge that went out by email yesterday; nothing is sent. Once there is an email, nothing is added. */
export async function seedReminders(workspace: Workspace, owner: User): Promise<void> {
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const settings = await billingSettings(workspace.id)
  if (settings.version === 0)
    await new EditBillingSettings().handle(author, workspace, {
      ...{ ...settings, remindersOn: true, accountHolder: 'Ibarra Lozano, S.C.' },
      paymentNotes: 'Envíe el comprobante desde su portal el mismo día de la transferencia.',
    })
  if (await ChargeEmail.in(workspace).first()) return
  const client = await Client.in(workspace).whereNotNull('email').orderBy('id').firstOrFail()
  const charge = await Charge.in(workspace)
    .where({ client_id: client.id, state: 'issued', status: 'pending' })
    .orderBy('id', 'desc')
    .firstOrFail()
  const sentAt = clock.now().minus({ days: 1 })
  const said = { recipient: client.email!, cc: [], subject: `Cobro ${charge.reference} de Ibarra Lozano` }
  const body =
    'Le enviamos el cobro del mes con el detalle de los conceptos. Quedamos a sus órdenes para cualquier duda.'
  clock.freeze(sentAt)
  try {
    await db.transaction(async (trx) => {
      await ChargeEmail.create(
        {
          ...{ workspaceId: workspace.id, clientId: client.id, chargeId: charge.id, paymentId: null, kind: 'charge' },
          ...{ step: null, fromOn: null, toOn: null, language: 'es', ...said, body, sentById: owner.id },
          ...{ state: 'sent', reason: null, createdAt: sentAt, settledAt: sentAt.plus({ minutes: 1 }) },
        },
        { client: trx }
      )
      const after = { emailKind: 'charge', to: said.recipient, cc: said.cc, emailSubject: said.subject }
      await logCharge(trx, author, charge, { action: 'charge.emailed', after })
    })
  } finally {
    clock.restore()
  }
}
