import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { ChargeSchema } from '#database/schema'
import { FieldProblem } from '#app/core/errors/field_problem'
import { daysTaken } from '#app/billing/domain/days_taken'

type Settled = Pick<
  ChargeSchema,
  | ('id' | 'total' | 'paid' | 'writtenOff' | 'remaining' | 'state' | 'status' | 'reason')
  | ('issuedOn' | 'settledBy' | 'settledOn' | 'settledDays')
>

/**
 * How a charge comes to count as paid or as pending: by its payments, by a write-off, by somebody's word. `total = paid + writtenOff + remaining` at any time. Its commands throw a
 * FieldProblem for what may not happen in its state, and write nothing by themselves.
 */
export function SettlingCharge<T extends NormalizeConstructor<typeof ChargeSchema>>(superclass: T) {
  class SettlingChargeModel extends superclass {
    /** Issued, and something is owed by what people say. */
    get isOpen(): boolean {
      return this.state === 'issued' && this.status === 'pending'
    }

    /** Has another sum of payments, in centavos; `on` is the day on which it changed. */
    receive(paid: number, on: string): void {
      const remaining = this.total - paid - this.writtenOff
      if (paid < 0 || remaining < 0) throw new RangeError(`charge ${this.id}: ${paid} of ${this.total} paid`)
      become(this, { paid, remaining })
      if (this.settledBy === 'reopened') this.settledBy = null
      settle(this, on)
    }

    /** Gives up what is still owed. */
    writeOff(reason: string, on: string): void {
      mustBe(this, ['issued'])
      if (this.remaining === 0) throw new FieldProblem('reason', 'billing.problem.nothing_owed')
      become(this, { writtenOff: this.writtenOff + this.remaining, remaining: 0, reason, settledBy: null })
      settle(this, on)
    }

    /** Counts as paid by somebody's word; its amounts stay. */
    mark(on: string): void {
      mustBe(this, ['issued'])
      if (this.status === 'paid') throw new FieldProblem('status', 'billing.problem.is_paid')
      become(this, { status: 'paid', settledBy: this.remaining === 0 ? 'payments' : 'mark', settledOn: on })
    }

    /** Does not count as paid by somebody's word any more; what was given up stays so. */
    unmark(on: string): void {
      if (this.settledBy !== 'mark') return
      this.settledBy = null
      settle(this, on)
    }

    /** Counts as pending again. A write-off is taken back with it. */
    reopen(): void {
      mustBe(this, ['issued', 'written_off'])
      if (this.status === 'pending') throw new FieldProblem('status', 'billing.problem.is_pending')
      if (this.writtenOff > 0)
        become(this, { remaining: this.remaining + this.writtenOff, writtenOff: 0, reason: null })
      become(this, { state: 'issued', status: 'pending', settledOn: null })
      this.settledBy = this.remaining === 0 ? 'reopened' : null
    }
  }
  return SettlingChargeModel
}

/** Throws a FieldProblem at the version of a charge that is in none of these states. */
export function mustBe(charge: Pick<Settled, 'state'>, states: Settled['state'][]): void {
  if (!states.includes(charge.state)) throw new FieldProblem('version', `billing.problem.is_${charge.state}`)
}

/** Gives a charge these values, and keeps how many days it took in step with the day on which it was settled. */
export function become(charge: Settled, values: Partial<ChargeSchema>): void {
  Object.assign(charge, values)
  if ('settledOn' in values)
    charge.settledDays = charge.status === 'paid' ? daysTaken(charge.issuedOn, charge.settledOn) : null
}

function settle(charge: Settled, on: string): void {
  const isSettled = charge.remaining === 0 && charge.settledBy !== 'reopened'
  if (isSettled) {
    const settledBy = charge.writtenOff > 0 ? 'write_off' : 'payments'
    become(charge, { status: 'paid', settledBy, settledOn: charge.settledOn ?? on })
  } else if (charge.settledBy !== 'mark')
    // What was given up stays given up on its day, also when a payment is taken away.
    become(charge, { status: 'pending', settledBy: null, settledOn: charge.writtenOff > 0 ? charge.settledOn : null })
  charge.state = charge.remaining === 0 && charge.writtenOff > 0 ? 'written_off' : 'issued'
}
