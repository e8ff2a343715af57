import type { Currency } from '../../core/money.js'
import type { ChargeState, ChargeStatus, SettledBy } from './charge_states.js'

/** How a charge stands, as its pill says it. Days are those until its due date, negative after it; null of what is not owed or has none. */
export type ChargeStanding = {
  state: ChargeState
  status: ChargeStatus
  settledBy: SettledBy | null
  /** Whether something of it is paid. */
  isPart: boolean
  isOverdue: boolean
  days: number | null
}

/** Sums of charges of one currency, in centavos. `remaining` is what is still owed of those that are issued and not settled. */
export type ChargeSums = {
  currency: Currency
  count: number
  total: number
  paid: number
  remaining: number
}

const DAY = 86_400_000

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

interface Standing {
  state: ChargeState
  status: ChargeStatus
  settledBy: SettledBy | null
  paid: number
  dueOn: string | null
}

/** How a charge stands on a day of its firm. */
export function standingOf({ state, status, settledBy, paid, dueOn }: Standing, today: string): ChargeStanding {
  const isOpen = state === 'issued' && status === 'pending'
  const days = isOpen && dueOn !== null ? daysBetween(today, dueOn) : null
  return { state, status, settledBy, isPart: isOpen && paid > 0, isOverdue: days !== null && days < 0, days }
}

/** What a standing is called: the last part of `billing.standing.*`. */
export function standingKey({ state, status, settledBy, isPart, isOverdue }: ChargeStanding) {
  if (state !== 'issued') return state
  if (status === 'paid') return settledBy === 'mark' ? ('marked' as const) : ('paid' as const)
  if (isOverdue) return 'overdue' as const
  return isPart ? ('part' as const) : ('pending' as const)
}
