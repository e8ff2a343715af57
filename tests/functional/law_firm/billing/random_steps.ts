import { MILLION } from '#app/billing/domain/charge_amounts'
import { TAX_KINDS } from '#app/billing/domain/taxes'
import type { ItemFields } from '#app/billing/domain/charge_fields'

/** Chance that a seed repeats (mulberry32). */
export class Dice {
  constructor(private seed: number) {}

  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  may(chance: number): boolean {
    return this.next() < chance
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.between(0, values.length - 1)]!
  }
}

/** A concept: mostly one that can be, with quantities and prices whose centavos have to be rounded. */
function randomItem(dice: Dice): ItemFields {
  const quantity = dice.of([MILLION, MILLION, 500_000, 333_333, 1_250_000, 2_666_667, 17])
  const unitPrice = dice.of([dice.between(1, 99), dice.between(100, 99_999), dice.between(100_000, 50_000_000)])
  const most = Math.floor((unitPrice * quantity) / MILLION)
  const discount = dice.may(0.3) ? dice.between(0, dice.may(0.1) ? most + 2 : most) : 0
  const [taxKind, withheld] = [dice.of(TAX_KINDS), dice.may(0.7)]
  return {
    ...{ matterId: null, kind: 'fee', description: 'Honorarios' },
    ...{ quantity, unitPrice, discount, taxKind, withheld },
  }
}

/** What a charge is made of. */
export function randomCharge(dice: Dice) {
  const currency = dice.may(0.8) ? ('MXN' as const) : ('USD' as const)
  return {
    currency,
    exchangeRate: currency === 'USD' ? dice.between(15_000_000, 22_000_000) : null,
    issuedOn: dice.of(['2026-03-01', '2026-03-05', '2026-03-10']),
    dueOn: dice.of([null, '2026-03-10', '2026-04-01']),
    items: Array.from({ length: dice.between(1, 4) }, () => randomItem(dice)),
    isrRate: dice.of([0, 0, 100_000, 12_500]),
    withholdsIva: dice.may(0.4),
  }
}
