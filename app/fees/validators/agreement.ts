import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { CURRENCIES } from '#app/core/money'
import { id, line, text } from '#app/core/validators/fields'
import { MILLION } from '#app/billing/domain/charge_amounts'
import { TAX_KINDS } from '#app/billing/domain/taxes'
import { someUnits } from '#app/billing/validators/amounts'
import { AGREED_PARTS, AGREEMENT_LIMITS } from '#app/fees/domain/agreement'
import { GROUPINGS } from '#app/fees/domain/work_items'
import { amount, exchangeRate } from './amount.js'

/** Ids of the people who see the matter. */
type People = { peopleIds: number[] }

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as People).peopleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

const stage = () => vine.object({ id: id().nullable().optional(), name: line(AGREEMENT_LIMITS.name), amount: amount() })
const rate = () => vine.object({ userId: id().use(isOffered()), rate: amount() })

/** What was agreed; `version` is 0 for the first. */
export const agreementValidator = vine.withMetaData<People>().create({
  version: vine.number().withoutDecimals().min(0),
  currency: vine.enum(CURRENCIES),
  monthlyAmount: amount().nullable().optional(),
  fixedAmount: amount().nullable().optional(),
  hourlyRate: amount().nullable().optional(),
  share: someUnits(MILLION).nullable().optional(),
  shareBase: line(AGREEMENT_LIMITS.base).nullable().optional(),
  notes: text(AGREEMENT_LIMITS.notes).nullable().optional(),
  stages: vine.array(stage()).maxLength(AGREEMENT_LIMITS.stages).optional(),
  rates: vine.array(rate()).maxLength(AGREEMENT_LIMITS.rates).distinct('userId').optional(),
})

/** Which part of it is charged. */
export const agreedChargeValidator = vine.create({
  part: vine.enum(AGREED_PARTS),
  stageId: id().nullable().optional(),
  amount: amount().nullable().optional(),
  obtained: amount().nullable().optional(),
  exchangeRate: exchangeRate().nullable().optional(),
})

const MOST = 500
const chosen = () => vine.array(id()).maxLength(MOST).distinct().optional()

/** What of the work is charged. */
export const workChargeValidator = vine.create({
  timeIds: chosen(),
  expenseIds: chosen(),
  grouping: vine.enum(GROUPINGS),
  expenseTax: vine.enum(TAX_KINDS),
  exchangeRate: exchangeRate().nullable().optional(),
})
