import { DECIMALS, unitsOf } from '~/features/charges/form/figures'
import { date, greaterThan, maxLength, numeric, required, type Rule } from '~/components/forms/validators'

/** What is typed as money, in centavos; null where nothing is. What is no amount is sent as it is. */
export const centavosOf = (typed: string) => (typed.trim() === '' ? null : unitsOf(typed, DECIMALS.money))

/** A rate of exchange as it is typed, in millionths; null where nothing is. */
export const rateOf = (typed: string) => (typed.trim() === '' ? null : unitsOf(typed, DECIMALS.quantity))

/** What an amount has to be. */
export const amountRules = (): Rule[] => [numeric({ decimals: 2 }), greaterThan(0)]
export const neededAmount = (): Rule[] => [required(), ...amountRules()]
export const dayRules = (): Rule[] => [required(), date()]
export const lineRules = (most: number): Rule[] => [required(), maxLength(most)]

/** `1:30`: minutes as a clock would show them. */
export const clockOf = (minutes: number) => `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const CURRENCIES = (['MXN', 'USD'] as const).map((value) => ({ value, label: value }))
