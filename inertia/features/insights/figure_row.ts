import { tabAddress } from '~/features/activities/address'
import { docketAddress } from '~/features/docket/address'
import { matterAddress } from '~/features/matters/address'
import { route } from '~/routes'

export type RowKind =
  | 'matters'
  | 'charges'
  | 'payments'
  | 'concepts'
  | 'time'
  | 'hours'
  | 'expenses'
  | 'checks'
  | 'deadlines'
  | 'activities'

/** A row behind a number: `key` is its own, `id` that of what it opens. */
export type FigureRow = {
  key: number
  id: number
  reference: string
  title: string
  on: string | null
  due: string | null
  detail: string | null
  name: string | null
  charge: string | null
  amount: number | null
  whole: number | null
  days: number | null
}

/** Where a row is opened. */
export function addressOf(kind: RowKind, { id, key }: FigureRow): string {
  if (kind === 'charges' || kind === 'concepts') return route('law_firm.charges.show', { id })
  if (kind === 'payments') return route('law_firm.payments.show', { id })
  if (kind === 'checks') return route('law_firm.conflicts.show', { id })
  if (kind === 'deadlines') return docketAddress(id, key)
  if (kind === 'activities') return tabAddress(id, {}, { activity: key })
  return kind === 'matters' ? matterAddress(id) : matterAddress(id, 'fees')
}

/** How the ids of the words for the detail of a row begin. */
export const DETAIL_WORDS: Partial<Record<RowKind, string>> = {
  matters: 'matters.status',
  charges: 'insights.charge_status',
  payments: 'payments.method',
  time: 'insights.charging',
  checks: 'conflicts.decision',
  deadlines: 'docket.status',
  activities: 'activities.state',
}
