import type { DateOrder } from './day_text.js'

/** Banks whose files are known by their headings. */
export const BANK_KEYS = ['bbva', 'santander', 'banorte', 'banamex', 'hsbc', 'scotiabank', 'other'] as const
export type BankKey = (typeof BANK_KEYS)[number]

/** How the files of a bank look. */
export interface BankProfile {
  bank: Exclude<BankKey, 'other'>
  /** Headings that such a file has, in plain letters; several shapes of the same bank are several profiles. */
  headings: string[]
  dateOrder: DateOrder
  /** The month in which it was written down. */
  asOf: string
  /** Whether it was compared with a file of the bank. Until then the person who imports sees that it was not. */
  verified: boolean
}

const unverified = { dateOrder: 'dmy', asOf: '2026-11', verified: false } as const

/** Shapes of downloads as banks describe them to their clients. None was compared with a file yet: no client has given one. */
export const BANK_PROFILES: readonly BankProfile[] = [
  { ...unverified, bank: 'bbva', headings: ['dia', 'concepto referencia', 'cargo', 'abono', 'saldo'] },
  {
    ...unverified,
    bank: 'santander',
    headings: ['cuenta', 'fecha', 'hora', 'sucursal', 'descripcion', 'cargo abono', 'importe', 'saldo'],
  },
  {
    ...unverified,
    bank: 'banorte',
    headings: ['fecha de operacion', 'descripcion', 'depositos', 'retiros', 'saldo', 'descripcion detallada'],
  },
  { ...unverified, bank: 'banamex', headings: ['fecha', 'descripcion', 'depositos', 'retiros', 'saldo'] },
  {
    ...unverified,
    bank: 'hsbc',
    headings: ['bank reference', 'narrative', 'credit amount', 'debit amount', 'post date'],
  },
  {
    ...unverified,
    bank: 'scotiabank',
    headings: ['fecha', 'referencia numerica', 'cargo', 'abono', 'transaccion', 'leyenda 1'],
  },
]

/** The profile whose headings are all there; of several, the one that says most. */
export function profileOf(headings: readonly string[]): BankProfile | null {
  const there = new Set(headings)
  const fitting = BANK_PROFILES.filter((profile) => profile.headings.every((heading) => there.has(heading)))
  return fitting.sort((one, other) => other.headings.length - one.headings.length)[0] ?? null
}
