import type { ItemFacts, ChargedClient, Currency, Totals } from '~/features/charges/types'
import type { ChargeStanding, Rhythm } from '@generated/fields'

export type RecurringState = 'active' | 'paused' | 'ended'

/** A line of the list of recurring charges; the total in centavos. */
export type RecurringLine = {
  id: number
  title: string
  clientName: string
  currency: Currency
  rhythm: Rhythm
  nextOn: string | null
  state: RecurringState
  issues: boolean
  total: number
}

/** A recurring charge as its page shows it. */
export type RecurringCard = {
  id: number
  title: string
  currency: Currency
  exchangeRate: number | null
  rhythm: Rhythm
  dayOfMonth: number
  startsOn: string
  endsOn: string | null
  nextOn: string | null
  issues: boolean
  state: RecurringState
  version: number
  totals: Totals
  isrRate: number
  withholdsIva: boolean
  notes: string | null
  dueDays: number
  client: Omit<ChargedClient, 'matters'> | null
  items: ItemFacts[]
  /** The next days on which a charge is made. */
  next: string[]
  charges: {
    id: number
    reference: string | null
    period: string | null
    total: number
    issuedOn: string | null
    standing: ChargeStanding
  }[]
  today: string
  /** Why the next charge could not be made, a message of the catalogues. */
  problem: string | null
}
