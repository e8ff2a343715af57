import type { Trx } from '#app/core/database/trx'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { RecordPayment } from '#app/billing/actions/record_payment'
import type { ChargeStatus } from '#app/billing/domain/charge_states'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import { paymentFields, TODAY } from './scene.js'
import { ChargeSteps } from './charge_steps.js'
import type { Step } from './ledger_ground.js'
import type { ModelPayment } from './reference_model.js'

/** What may happen to payments, beside what happens to charges. */
export class PaymentSteps extends ChargeSteps {
  private readonly manage = new ManagePayment()

  async pay(): Promise<Step> {
    const client = this.dice.of(this.clients)
    const [inReview, isAdvance] = [this.dice.may(0.2), this.dice.may(0.2)]
    const payment: ModelPayment = {
      client: client.id,
      currency: this.dice.may(0.85) ? 'MXN' : 'USD',
      paidOn: this.dice.of(['2026-03-03', TODAY, TODAY]),
      amount: BigInt(this.dice.of([this.dice.between(1, 50_000), this.dice.between(100_000, 90_000_000)])),
      state: inReview ? 'review' : 'accepted',
      ...{ applications: new Map(), refunds: [] },
    }
    const next = this.someApplications(payment)
    const values = {
      currency: payment.currency as 'MXN' | 'USD',
      exchangeRate: payment.currency === 'USD' ? 18_000_000 : null,
      paidOn: payment.paidOn,
      applications: told(next),
    }
    const fields = paymentFields(client, Number(payment.amount), values)
    const charges = (trx: Trx) => Charge.in(this.workspace, trx) as ChargeQuery
    const added = { fields, charges, source: 'firm' as const, inReview, isAdvance }
    return {
      may: this.model.mayApply(payment, next, { isAdvance, didCount: false }),
      act: () => new RecordPayment().handle(this.author, this.workspace, added),
      learn: ({ id }: Payment) => this.model.payments.set(id, { ...payment, applications: new Map(next) }),
    }
  }

  async apply() {
    return this.withPayment((seen, own) => {
      const next = this.someApplications(own)
      const didCount = own.state === 'accepted'
      return {
        may: own.state !== 'rejected' && this.model.mayApply(own, next, { isAdvance: true, didCount }),
        act: () => this.manage.apply(this.author, this.workspace, seen, told(next)),
        learn: () => (own.applications = new Map(next)),
      }
    })
  }

  async review() {
    return this.withPayment((seen, own) => {
      const verdict = this.dice.may(0.75) ? ('accepted' as const) : ('rejected' as const)
      const isSelf = this.dice.may(0.1)
      const kept = [...own.applications]
      const fits = verdict === 'rejected' || this.model.mayApply(own, kept, { isAdvance: true, didCount: false })
      const author = isSelf ? this.author : { ...this.author, userId: this.reviewer }
      return {
        may: own.state === 'review' && !isSelf && fits,
        act: () => this.manage.review(author, this.workspace, seen, { verdict, reason: null }),
        learn: () => (own.state = verdict),
      }
    })
  }

  async refund() {
    return this.withPayment((seen, own) => {
      const left = own.amount - own.refunds.reduce((total, one) => total + one, 0n)
      const amount = BigInt(this.dice.between(this.dice.may(0.1) ? -1 : 1, Number(left) + (this.dice.may(0.1) ? 1 : 0)))
      const how = { refundedOn: TODAY, method: 'transfer' as const, reference: null, reason: 'Acuerdo' }
      return {
        may: own.state === 'accepted' && amount > 0n && amount <= left,
        act: () => this.manage.refund(this.author, this.workspace, seen, { ...how, amount: Number(amount) }),
        learn: () => giveBack(own, left, amount),
      }
    })
  }

  async remove() {
    return this.withPayment((seen, own) => {
      const statuses = new Map<number, ChargeStatus>()
      for (const id of own.applications.keys()) statuses.set(id, this.dice.may(0.3) ? 'paid' : 'pending')
      return {
        may: true,
        act: () => this.manage.destroy(this.author, this.workspace, seen, statuses),
        learn: () => this.removed(seen.payment.id, own, statuses),
      }
    })
  }

  /** What was said of the charges when their payment went holds from then on. */
  private removed(id: number, own: ModelPayment, statuses: Map<number, ChargeStatus>) {
    this.model.received(() => this.model.payments.delete(id))
    if (own.state !== 'accepted') return
    for (const [chargeId, status] of statuses) {
      const charge = this.model.charges.get(chargeId)!
      if (status === 'pending') charge.said = null
      else if (!this.model.settledBy(chargeId)) charge.said = 'mark'
    }
  }

  private someApplications({ amount }: ModelPayment): [number, bigint][] {
    const ids = [...this.model.charges.keys()]
    if (ids.length === 0) return []
    return Array.from({ length: this.dice.between(0, 3) }, () => {
      const id = this.dice.may(0.02) ? 999_999_999 : this.dice.of(ids)
      const owed = this.model.charges.has(id) ? Number(this.model.remainingOf(id)) : 1
      const most = Math.max(Math.min(owed, Math.floor(Number(amount) / 2)), 1)
      return [id, BigInt(this.dice.of([most, this.dice.between(1, most), owed + 1, owed]))]
    })
  }
}

const told = (next: [number, bigint][]) => next.map(([chargeId, amount]) => ({ chargeId, amount: Number(amount) }))

/** Credit goes first, then what pays the last charge. */
function giveBack(own: ModelPayment, left: bigint, amount: bigint) {
  const applied = [...own.applications.values()].reduce((total, one) => total + one, 0n)
  let rest = amount - (left - applied)
  for (const id of [...own.applications.keys()].sort((one, other) => other - one)) {
    if (rest <= 0n) break
    const had = own.applications.get(id)!
    const taken = rest < had ? rest : had
    rest -= taken
    if (taken === had) own.applications.delete(id)
    else own.applications.set(id, had - taken)
  }
  own.refunds.push(amount)
}
