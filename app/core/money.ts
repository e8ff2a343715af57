export const CURRENCIES = ['MXN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** An amount in integer centavos with its currency. Never a float. */
export interface Money {
  amount: number
  currency: Currency
}

/** Makes money of integer centavos. Throws a RangeError for anything that is not a safe integer. */
export function money(amount: number, currency: Currency = 'MXN'): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of centavos`)
  return { amount, currency }
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be mixed`)
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

/** A percentage in basis points (1600 = 16 %), rounded half away from zero to the centavo, in integer arithmetic. */
export function percentage(of: Money, basisPoints: number): Money {
  const product = BigInt(of.amount) * BigInt(basisPoints)
  const sign = product < 0n ? -1n : 1n
  const rounded = ((product * sign + 5_000n) / 10_000n) * sign
  return money(Number(rounded), of.currency)
}

/** `$1,234.50 MXN`, as invoices and mails write it. */
export function formatMoney({ amount, currency }: Money): string {
  const centavos = Math.abs(amount) % 100
  const pesos = (Math.abs(amount) - centavos) / 100
  const digits = `${new Intl.NumberFormat('es-MX').format(pesos)}.${String(centavos).padStart(2, '0')}`
  return `${amount < 0 ? '-' : ''}$${digits} ${currency}`
}
