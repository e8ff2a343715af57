import type { ChargeFields, ItemFields } from '#app/billing/domain/charge_fields'

/*
 * What the money of a firm has to be, told once more and slowly: only what people did is kept, and every figure is worked out anew from all of it each time. It shares no code with the
 * product.
 */

export interface ModelCharge {
  client: number
  currency: string
  issuedOn: string | null
  items: ItemFields[]
  isrRate: number
  withholdsIva: boolean
  state: 'draft' | 'issued' | 'canceled'
  /** What was given up of it. */
  writtenOff: bigint
  /** What a person said of it that its payments do not say. */
  said: 'mark' | 'reopened' | null
}

export interface ModelPayment {
  client: number
  currency: string
  paidOn: string
  amount: bigint
  state: 'accepted' | 'review' | 'rejected'
  applications: Map<number, bigint>
  refunds: bigint[]
}

const TAX_PERCENT: Record<string, bigint> = { iva16: 16n, iva8: 8n, iva0: 0n, exempt: 0n, none: 0n }

const sum = (values: Iterable<bigint>) => [...values].reduce((total, value) => total + value, 0n)

/** A fraction as a whole number, half a centavo up. */
function rounded(over: bigint, under: bigint): bigint {
  const whole = over / under
  return (over % under) * 2n >= under ? whole + 1n : whole
}

/** The amounts of a charge; null for one that cannot be. */
export function amountsOf({ items, isrRate, withholdsIva }: Pick<ChargeFields, 'items' | 'isrRate' | 'withholdsIva'>) {
  const lines = items.map(({ quantity, unitPrice, discount, taxKind, withheld }) => {
    const amount = rounded(BigInt(quantity) * BigInt(unitPrice), 1_000_000n)
    const net = amount - BigInt(discount)
    return { amount, discount: BigInt(discount), net, withheld, tax: rounded(net * TAX_PERCENT[taxKind]!, 100n) }
  })
  const held = lines.filter(({ withheld }) => withheld)
  const subtotal = sum(lines.map(({ amount }) => amount))
  const discount = sum(lines.map((line) => line.discount))
  const tax = sum(lines.map((line) => line.tax))
  const withheldIsr = rounded(sum(held.map(({ net }) => net)) * BigInt(isrRate), 1_000_000n)
  const withheldIva = withholdsIva ? rounded(sum(held.map((line) => line.tax)) * 2n, 3n) : 0n
  const total = subtotal - discount + tax - withheldIsr - withheldIva
  const canBe = total > 0n && lines.every(({ amount, net }) => amount > 0n && net >= 0n)
  return canBe ? { subtotal, discount, tax, withheldIsr, withheldIva, total } : null
}

export class ReferenceModel {
  readonly charges = new Map<number, ModelCharge>()
  readonly payments = new Map<number, ModelPayment>()

  paidOf(id: number): bigint {
    const counting = [...this.payments.values()].filter(({ state }) => state === 'accepted')
    return sum(counting.map(({ applications }) => applications.get(id) ?? 0n))
  }

  remainingOf(id: number): bigint {
    const charge = this.charges.get(id)!
    return amountsOf(charge)!.total - this.paidOf(id) - charge.writtenOff
  }

  /** Why it counts as paid, if it does. */
  settledBy(id: number): 'payments' | 'write_off' | 'mark' | null {
    const { state, said, writtenOff } = this.charges.get(id)!
    if (state !== 'issued') return null
    if (this.remainingOf(id) > 0n) return said === 'mark' ? 'mark' : null
    if (said === 'reopened') return null
    return writtenOff > 0n ? 'write_off' : 'payments'
  }

  /** All figures of a charge as the product stores them. */
  figuresOf(id: number) {
    const charge = this.charges.get(id)!
    const { said, state, writtenOff, client: clientId } = charge
    const { subtotal, discount, tax, withheldIsr, withheldIva, total } = amountsOf(charge)!
    const remaining = this.remainingOf(id)
    const settledBy = this.settledBy(id)
    const isReopened = state === 'issued' && said === 'reopened' && remaining === 0n
    return {
      ...numbers({ subtotal, discount, tax, withheldIsr, withheldIva, total, writtenOff, remaining }),
      ...numbers({ paid: this.paidOf(id) }),
      clientId,
      state: state === 'issued' && writtenOff > 0n && remaining === 0n ? 'written_off' : state,
      status: settledBy ? 'paid' : 'pending',
      settledBy: settledBy ?? (isReopened ? 'reopened' : null),
    }
  }

  figuresOfPayment(id: number) {
    const { amount, applications, refunds, state } = this.payments.get(id)!
    const [applied, refunded] = [sum(applications.values()), sum(refunds)]
    return { ...numbers({ amount, applied, refunded, credit: amount - applied - refunded }), state }
  }

  /** Whether a payment may pay these charges in place of those that it pays. */
  mayApply(payment: ModelPayment, next: [number, bigint][], { isAdvance, didCount }: Applying): boolean {
    const ids = next.map(([id]) => id)
    if (new Set(ids).size < ids.length) return false
    if (sum(next.map(([, amount]) => amount)) + sum(payment.refunds) > payment.amount) return false
    return next.every(([id, amount]) => {
      const charge = this.charges.get(id)
      if (!charge || amount <= 0n || charge.client !== payment.client) return false
      if (charge.currency !== payment.currency) return false
      const had = didCount ? (payment.applications.get(id) ?? 0n) : 0n
      if (amount === had) return true
      if (amount > had && this.figuresOf(id).state !== 'issued') return false
      const isEarly = charge.issuedOn !== null && payment.paidOn < charge.issuedOn
      if (!isAdvance && had === 0n && isEarly) return false
      return amount - had <= this.remainingOf(id)
    })
  }

  /** Has what counts change by `change`; what people said of a charge that gets more or less is over once its payments settle it, or no longer do. */
  received(change: () => void): void {
    const before = new Map([...this.charges.keys()].map((id) => [id, this.paidOf(id)]))
    change()
    for (const [id, charge] of this.charges) {
      if (this.paidOf(id) === before.get(id)) continue
      if (charge.said === 'reopened' || this.remainingOf(id) === 0n) charge.said = null
    }
  }
}

interface Applying {
  isAdvance: boolean
  /** Whether what it pays so far counts. */
  didCount: boolean
}

const numbers = <Name extends string>(values: Record<Name, bigint>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<Name, number>
