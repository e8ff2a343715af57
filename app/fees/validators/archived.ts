import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { line, text, version } from '#app/core/validators/fields'
import { MAX_AMOUNT, MILLION } from '#app/billing/domain/charge_amounts'
import { PAYMENT_METHODS } from '#app/billing/domain/payment_methods'
import { someUnits, units } from '#app/billing/validators/amounts'
import { AGREED_PARTS, AGREEMENT_LIMITS } from '#app/fees/domain/agreement'
import { EXPENSE_LIMITS, PAID_BY } from '#app/fees/domain/expense_fields'
import { FUND_LIMITS, MOVEMENT_KINDS } from '#app/fees/domain/fund'
import { MOST_MINUTES } from '#app/fees/domain/minutes'
import { TIME_LIMITS } from '#app/fees/domain/time_fields'
import { amount } from './amount.js'

const currency = () => vine.enum(CURRENCIES)
const whole = (most: number) => vine.number().withoutDecimals().range([0, most])
const COUNT = 1_000_000

/** Rows of an archive, without the records that they name. */
export const archivedAgreement = vine.create({
  currency: currency(),
  monthlyAmount: amount().nullable().optional(),
  fixedAmount: amount().nullable().optional(),
  hourlyRate: amount().nullable().optional(),
  share: someUnits(MILLION).nullable().optional(),
  shareBase: line(AGREEMENT_LIMITS.base).nullable().optional(),
  notes: text(AGREEMENT_LIMITS.notes).nullable().optional(),
  version: version(),
})

export const archivedStage = vine.create({
  position: whole(COUNT),
  name: line(AGREEMENT_LIMITS.name),
  amount: amount(),
})
export const archivedRate = vine.create({ rate: amount() })

export const archivedFeeCharge = vine.create({
  part: vine.enum(AGREED_PARTS),
  amount: amount(),
  obtained: amount().nullable().optional(),
})

export const archivedTime = vine.create({
  workedOn: day(),
  minutes: someUnits(MOST_MINUTES),
  description: text(TIME_LIMITS.description),
  billable: vine.boolean(),
  currency: currency(),
  rate: amount().nullable().optional(),
  version: version(),
})

export const archivedExpense = vine.create({
  spentOn: day(),
  description: line(EXPENSE_LIMITS.description),
  currency: currency(),
  amount: amount(),
  paidBy: vine.enum(PAID_BY),
  billable: vine.boolean(),
  version: version(),
})

export const archivedFund = vine.create({ currency: currency(), balance: units(MAX_AMOUNT), movements: whole(COUNT) })

export const archivedMovement = vine.create({
  number: someUnits(COUNT),
  kind: vine.enum(MOVEMENT_KINDS),
  amount: vine.number().withoutDecimals().range([-MAX_AMOUNT, MAX_AMOUNT]),
  balance: units(MAX_AMOUNT),
  movedOn: day(),
  method: vine.enum(PAYMENT_METHODS).nullable().optional(),
  reference: line(FUND_LIMITS.reference).nullable().optional(),
  description: line(FUND_LIMITS.description).nullable().optional(),
})
