import type { Currency } from '#app/core/money'
import { Registry } from '#app/core/contributions/registry'
import type { Debtor } from './queries/client_account.js'

/** A movement of money that a firm holds, as its client reads it. `amount` adds to what is held or takes from it, `held` is what there is after it: centavos. */
export type HeldMovement = {
  id: number
  number: number
  /** `YYYY-MM-DD`. */
  day: string
  kind: 'deposit' | 'expense' | 'transfer' | 'refund' | 'reversal' | 'returned'
  amount: number
  held: number
  /** What it was for: an expense, the charge that it paid, the number of the movement that it takes back. */
  about: string | null
}

/** Money of a client that a firm holds for a matter, in one currency, with its last movements, the newest first. */
export type HeldMoney = {
  id: number
  matter: { id: number; reference: string; title: string }
  currency: Currency
  /** Centavos. */
  balance: number
  movements: HeldMovement[]
  /** Whether there were more movements before these. */
  hasEarlier: boolean
}

/** Who knows of money that a firm holds. */
export interface HeldMoneySource {
  key: string
  /** Of matters that the client follows and whose client they are, in a constant number of queries. */
  load(debtor: Debtor): Promise<HeldMoney[]>
}

export const heldMoney = new Registry<HeldMoneySource>('held money')

/** All that a firm holds for a client. */
export async function heldFor(debtor: Debtor): Promise<HeldMoney[]> {
  return (await Promise.all(heldMoney.all().map((source) => source.load(debtor)))).flat()
}
