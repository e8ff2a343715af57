import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trx } from '#app/core/database/trx'
import type User from '#app/accounts/models/user'
import { storingProof } from '#app/billing/actions/store_proof'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { RecordPayment } from '#app/billing/actions/record_payment'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import { pdfOf } from './files/pdf_of.js'
import { pay, demoToday, type DemoEvent, type Till } from './demo_till.js'

const SLIP = '## Transferencia SPEI\n\nBanco Ficticio\nOperadora Gastronómica La Galatea\nConcepto: honorarios'
const ADVANCE = { place: 16, pesos: 40_000, day: -45, applied: 18_000, back: 5_000 }

/** Money that came before its charge: part of it pays a later one, part of it was given back. */
export function seedCredit(till: Till): DemoEvent[] {
  const { workspace, author, matters } = till
  const clientId = matters[ADVANCE.place]?.clientId
  if (!clientId) return []
  const manage = new ManagePayment()
  let advance: Payment
  const seen = async () => {
    const payment = await Payment.findOrFail(advance.id)
    return { payment, version: payment.version }
  }
  const take = async () => (advance = await pay(till, { clientId, currency: 'MXN', amount: ADVANCE.pesos * 100 }))
  const apply = async () => {
    const charge = await Charge.in(workspace)
      .where({ client_id: clientId, state: 'issued', status: 'pending' })
      .orderBy('id', 'desc')
      .first()
    const amount = Math.min(ADVANCE.applied * 100, charge?.remaining ?? 0)
    if (charge) await manage.apply(author, workspace, await seen(), [{ chargeId: charge.id, amount }])
  }
  const giveBack = async () =>
    manage.refund(author, workspace, await seen(), {
      ...{ amount: ADVANCE.back * 100, refundedOn: demoToday(), method: 'transfer', reference: 'SPEI 7741' },
      reason: 'El cliente pidió de vuelta una parte de su anticipo',
    })
  return [
    { day: ADVANCE.day, act: take },
    { day: ADVANCE.day + 20, act: apply },
    { day: ADVANCE.day + 30, act: giveBack },
  ]
}

/** What the client of the portal sent today, with the receipt of the bank: it waits for review. */
export async function seedProof({ workspace, author, matters }: Till, portal: User): Promise<void> {
  const clientId = matters.find(({ clientUserId }) => clientUserId === portal.id)?.clientId
  const charge = await Charge.in(workspace)
    .where({ client_id: clientId ?? 0, state: 'issued', status: 'pending' })
    .orderBy('id', 'desc')
    .first()
  if (!clientId || !charge) return
  const path = join(tmpdir(), `foja-demo-${randomUUID()}.pdf`)
  await writeFile(path, pdfOf(SLIP))
  try {
    const from = { ...author, userId: portal.id }
    const received = await inspectFile(path, 'comprobante-spei.pdf')
    const applications = [{ chargeId: charge.id, amount: charge.remaining }]
    const said = { reference: 'SPEI 90817', notes: null, paidOn: demoToday(), method: 'transfer' as const }
    const fields = { clientId, amount: charge.remaining, currency: charge.currency, exchangeRate: null, ...said }
    const charges = (trx: Trx) => Charge.in(workspace, trx) as ChargeQuery
    await storingProof(from, workspace, received, (proof) =>
      new RecordPayment().handle(from, workspace, {
        ...{ fields: { ...fields, applications }, charges, source: 'portal', inReview: true, proof },
      })
    )
  } finally {
    await rm(path, { force: true })
  }
}
