import type { Trx } from '#app/core/database/trx'
import { formatMoney } from '#app/core/money'
import User from '#app/accounts/models/user'
import type Payment from '#app/billing/models/payment'
import { peopleSeeingPayment } from '#app/billing/queries/people_seeing_payment'
import Client from '#app/clients/models/client'
import { notify } from '#app/notifications/actions/notify'
import Workspace from '#app/workspaces/models/workspace'

const valuesOf = (payment: Payment) => ({ number: String(payment.number), amount: formatMoney(payment) })

/** Tells those who may accept it that a payment waits: whoever records payments and may see what it pays. */
export async function notifyReviewers(
  trx: Trx,
  payment: Payment,
  { actorId, clientName }: { actorId: number | null; clientName: string }
): Promise<void> {
  const kind = payment.source === 'portal' ? 'client_proof_sent' : 'payment_to_review'
  await notify(trx, {
    ...{ kind, actorId, workspaceId: payment.workspaceId, subject: { type: 'payment', id: payment.id } },
    to: await peopleSeeingPayment(trx, payment, 'pagos:crear'),
    values: { ...valuesOf(payment), client: clientName },
  })
}

/** Tells who recorded a payment, or the client who sent its proof, what became of it. */
export async function notifyVerdict(trx: Trx, payment: Payment, actorId: number | null): Promise<void> {
  if (payment.createdById === null) return
  const { state, reason, workspaceId } = payment
  const to = [payment.createdById]
  const values = { ...valuesOf(payment), verdict: state, reason: reason ?? '' }
  if (payment.source === 'portal') return notifyClient(trx, payment, { to, actorId, values })
  const client = await Client.in({ id: workspaceId }, trx).where('clients.id', payment.clientId).first()
  await notify(trx, {
    ...{ kind: 'payment_reviewed', to, actorId, workspaceId, subject: { type: 'payment', id: payment.id } },
    values: { ...values, client: client?.name ?? '', by: (await User.nameOf(actorId, trx)) ?? '' },
  })
}

async function notifyClient(
  trx: Trx,
  { workspaceId }: Payment,
  told: { to: number[]; actorId: number | null; values: Record<string, string> }
): Promise<void> {
  const firm = await Workspace.query({ client: trx }).where('id', workspaceId).select('name', 'logo').first()
  await notify(trx, {
    ...{ kind: 'client_payment_reviewed', to: told.to, actorId: told.actorId, workspaceId: null },
    subject: { type: 'client_account', id: workspaceId },
    values: { ...told.values, from: firm?.name ?? '', logo: firm?.logo ?? '' },
  })
}
