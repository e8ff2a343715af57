import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { id, line, text, version } from '#app/core/validators/fields'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'
import { EXPENSE_LIMITS, PAID_BY } from '#app/fees/domain/expense_fields'
import { FUND_LIMITS } from '#app/fees/domain/fund'
import { amount, exchangeRate } from './amount.js'

const expense = () => ({
  spentOn: day(),
  description: line(EXPENSE_LIMITS.description),
  currency: vine.enum(CURRENCIES),
  amount: amount(),
  paidBy: vine.enum(PAID_BY),
  billable: vine.boolean().optional(),
  proofAgain: vine.boolean().optional(),
})

export const expenseValidator = vine.create(expense())
export const editExpenseValidator = vine.create({ ...expense(), version: version() })

const cash = () => ({
  currency: vine.enum(CURRENCIES),
  amount: amount(),
  movedOn: day(),
  method: vine.enum(CHOSEN_METHODS),
  reference: line(FUND_LIMITS.reference).nullable().optional(),
  description: line(FUND_LIMITS.description).nullable().optional(),
})

export const depositValidator = vine.create({ ...cash(), proofAgain: vine.boolean().optional() })
export const refundValidator = vine.create(cash())
export const transferValidator = vine.create({
  chargeId: id(),
  amount: amount(),
  movedOn: day(),
  exchangeRate: exchangeRate().nullable().optional(),
})
export const reversalValidator = vine.create({ reason: text(FUND_LIMITS.description) })
