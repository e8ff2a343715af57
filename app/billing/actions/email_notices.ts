import db from '@adonisjs/lucid/services/db'
import type { NoticeSubject } from '#app/core/contributions/notice_subjects'
import type { Trx } from '#app/core/database/trx'
import Charge from '#app/billing/models/charge'
import type ChargeEmail from '#app/billing/models/charge_email'
import Client from '#app/clients/models/client'
import { notify } from '#app/notifications/actions/notify'
import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'

/** Tells who sent an email that it did not arrive; of a reminder by schedule, who wrote down its charge. Where they left the firm, or the charge made itself, its owner is told. */
export async function notifyOfFailure(email: ChargeEmail): Promise<void> {
  if (email.state !== 'failed' && email.state !== 'bounced') return
  const { workspaceId, clientId, recipient, subject, state } = email
  const client = await Client.in({ id: workspaceId }).where('clients.id', clientId).first()
  await db.transaction(async (trx) => {
    const to = [await whoLooksAfter(email, trx)]
    await notify(trx, {
      ...{ kind: 'billing_email_failed', to, actorId: null, workspaceId, subject: aboutOf(email) },
      values: { client: client?.name ?? '', email: recipient, about: subject, outcome: state },
      key: `billing_email:${email.id}:${state}`,
    })
  })
}

async function whoLooksAfter({ sentById, chargeId, workspaceId }: ChargeEmail, trx: Trx): Promise<number> {
  const firm = { id: workspaceId }
  const isOfCharge = sentById === null && chargeId !== null
  const charge = isOfCharge ? await Charge.in(firm, trx).where('id', chargeId).first() : null
  const person = sentById ?? charge?.createdById ?? null
  const stays = person !== null && (await Member.in(firm, trx).where('user_id', person).first()) !== null
  return stays ? person : Workspace.ownerOf(workspaceId, trx)
}

function aboutOf({ chargeId, paymentId, clientId }: ChargeEmail): NoticeSubject {
  if (chargeId !== null) return { type: 'charge', id: chargeId }
  if (paymentId !== null) return { type: 'payment', id: paymentId }
  return { type: 'account_statement', id: clientId }
}
