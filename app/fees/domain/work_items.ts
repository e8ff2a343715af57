import type { Language } from '#app/core/messages/catalogue'
import { translate } from '#app/core/messages/catalogue'
import { writtenDay } from '#app/core/text/written_day'
import { CHARGE_LIMITS, type ItemFields } from '#app/billing/domain/charge_fields'
import { MILLION } from '#app/billing/domain/charge_amounts'
import type { TaxKind } from '#app/billing/domain/taxes'
import { hoursOf } from './minutes.js'

/** How time becomes concepts: one each, or one for what a person worked at a rate. */
export const GROUPINGS = ['each', 'person'] as const
export type Grouping = (typeof GROUPINGS)[number]

interface Time {
  workedOn: string
  minutes: number
  description: string
  rate: number | null
  userId: number | null
  user: { name: string } | null
}

interface Expense {
  spentOn: string
  description: string
  amount: number
}

/** Work of a matter, in the order of its days. */
export interface Work {
  matterId: number
  time: Time[]
  expenses: Expense[]
}

interface Wording {
  taxes: { fees: TaxKind; expenses: TaxKind }
  language: Language
}

/** Time by the concepts that it becomes, in their order. */
export const timeGroups = <T extends Pick<Time, 'userId' | 'rate'>>(time: T[], grouping: Grouping): T[][] =>
  grouping === 'each' ? time.map((entry) => [entry]) : [...Map.groupBy(time, keyOf).values()]

/** Concepts of a charge for time (hours in millionths at its rate) and expenses (at what they cost), in this order. Time without a rate is worth nothing. */
export function workItems(
  { matterId, time, expenses }: Work,
  grouping: Grouping,
  { taxes, language }: Wording
): ItemFields[] {
  const of = { matterId, discount: 0 }
  const hours = timeGroups(time, grouping).map((entries) => ({
    ...{ ...of, kind: 'time' as const, taxKind: taxes.fees, withheld: true },
    description: cut(describe(entries, language)),
    quantity: hoursOf(entries.reduce((total, { minutes }) => total + minutes, 0)),
    unitPrice: entries[0]!.rate ?? 0,
  }))
  const passed = expenses.map(({ spentOn, description, amount }) => ({
    ...{ ...of, kind: 'expense' as const, taxKind: taxes.expenses, withheld: false, quantity: MILLION },
    description: cut(`${writtenDay(spentOn, language)}: ${description}`),
    unitPrice: amount,
  }))
  return [...hours, ...passed]
}

const keyOf = ({ userId, rate }: Pick<Time, 'userId' | 'rate'>) => `${userId} ${rate}`

const cut = (text: string) => [...text].slice(0, CHARGE_LIMITS.description).join('')

function describe(entries: Time[], language: Language): string {
  const [first, last] = [entries[0]!, entries.at(-1)!]
  const name = first.user?.name ?? translate(language, 'fees.item.somebody')
  if (entries.length === 1) return `${writtenDay(first.workedOn, language)}, ${name}: ${first.description}`
  const values = { name, from: writtenDay(first.workedOn, language), to: writtenDay(last.workedOn, language) }
  return translate(language, 'fees.item.person', values)
}
