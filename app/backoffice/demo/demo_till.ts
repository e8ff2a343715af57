import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { MEXICO_ZONE } from '#app/core/mexico'
import { RecordPayment } from '#app/billing/actions/record_payment'
import type { PaymentFields } from '#app/billing/domain/payment_fields'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import type Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'

/** Millionths of a peso for a dollar. */
export const RATE = 18_250_000

/** What happens on a day from today. */
export interface DemoEvent {
  day: number
  act: () => Promise<unknown>
}

/** What the seeds of money share. */
export interface Till {
  workspace: Workspace
  author: Author
  matters: Matter[]
}

/** The day of the clock where the firm is. */
export const demoToday = () => clock.now().setZone(MEXICO_ZONE).toISODate()!

/** Money that a client gave today. */
export function pay(
  { workspace, author }: Till,
  given: Pick<PaymentFields, 'clientId' | 'currency' | 'amount'>,
  applications: PaymentFields['applications'] = [],
  method: PaymentFields['method'] = given.amount % 200 === 0 ? 'transfer' : 'deposit'
): Promise<Payment> {
  const exchangeRate = given.currency === 'USD' ? RATE : null
  const said = { reference: null, notes: null, paidOn: demoToday(), method, exchangeRate, applications }
  const charges = (trx: Trx) => Charge.in(workspace, trx) as ChargeQuery
  return new RecordPayment().handle(author, workspace, {
    ...{ fields: { ...given, ...said }, charges, source: 'firm', inReview: false },
  })
}
