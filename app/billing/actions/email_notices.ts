import db from '@adonisjs/lucid/services/db'
import type { NoticeSubject } from '#app/core/contributions/notice_subjects'
import Charge from '#app/billing/models/charge'
import type ChargeEmail from '#app/billing/models/charge_email'
import Client from '#app/clients/models/client'
import { notify } from '#app/notifications/actions/notify'

/** Tells who sent an email that it did not arrive; of a reminder by schedule, who wrote down its charge. */
export async function notifyOfFailure(email: ChargeEmail): Promise<void> {
  if (email.state !== 'failed' && email.state !== 'bounced') return
  const { workspaceId, clientId, recipient, subject, state, chargeId } = email
  const charge = chargeId && (await Charge.in({ id: workspaceId }).where('id', chargeId).first())
  const to = email.sentById ?? (charge ? charge.createdById : null)
  if (to === null) return
  const client = await Client.in({ id: workspaceId }).where('clients.id', clientId).first()
  await db.transaction((trx) =>
    notify(trx, {
      ...{ kind: 'billing_email_failed', to: [to], actorId: null, workspaceId, subject: aboutOf(email) },
      values: { client: client?.name ?? '', email: recipient, about: subject, outcome: state },
      key: `billing_email:${email.id}:${state}`,
    })
  )
}

function aboutOf({ chargeId, paymentId, clientId }: ChargeEmail): NoticeSubject {
  if (chargeId !== null) return { type: 'charge', id: chargeId }
  if (paymentId !== null) return { type: 'payment', id: paymentId }
  return { type: 'account_statement', id: clientId }
}
