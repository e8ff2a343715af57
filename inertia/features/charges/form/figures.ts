import { plainAmount } from '~/components/forms/plain_amount'

/** Decimals of money, of quantities and exchange rates, and of percentages: what is typed is kept in whole units of the last one. */
export const DECIMALS = { money: 2, quantity: 6, percent: 4 } as const

/** A figure as it is typed in whole units of its last decimal: 12.5 pesos are 1250. What is none, or too long, is sent as it is, for the server to say what is wrong with it. */
export function unitsOf(typed: string, decimals: number): number | string {
  const plain = decimals === DECIMALS.money ? plainAmount(typed) : typed
  const [, whole, rest = ''] = new RegExp(`^(\\d+)(?:\\.(\\d{1,${decimals}}))?$`).exec(plain.trim()) ?? []
  if (whole === undefined) return typed
  const units = Number(`${whole}${rest.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(units) ? units : typed
}

/** The same for sums while somebody types: nothing where there is no figure. */
export function countedUnits(typed: string, decimals: number): number {
  const units = unitsOf(typed, decimals)
  return typeof units === 'number' ? units : 0
}

/** Whole units as text to type, without decimals that say nothing. */
export function typedOf(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const [whole, rest] = [digits.slice(0, -decimals), digits.slice(-decimals)]
  const said = decimals === DECIMALS.money ? (Number(rest) === 0 ? '' : rest) : rest.replace(/0+$/, '')
  return said === '' ? whole : `${whole}.${said}`
}

/** The day that many days later, an ISO date; the same text for what is no day. */
export function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10)
}
