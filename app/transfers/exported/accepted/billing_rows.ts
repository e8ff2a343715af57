import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { line, text } from '#app/core/validators/fields'
import { itemAmounts, MAX_AMOUNT, type PricedItem } from '#app/billing/domain/charge_amounts'
import { CHARGE_LIMITS, ITEM_KINDS } from '#app/billing/domain/charge_fields'
import { referenceOf } from '#app/billing/domain/charge_reference'
import { daysTaken } from '#app/billing/domain/days_taken'
import { TAX_KINDS } from '#app/billing/domain/taxes'
import { CHARGE_MAXIMA } from '#app/billing/validators/charge'
import { billingSettingsValidator } from '#app/billing/validators/settings'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { formOf, jsonOf, throughForm } from './through_form.js'

export const MAX_NUMBER = 2_147_483_647

/** A whole number as an archive has it. */
export const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])
/** Centavos. */
export const money = () => whole(0, MAX_AMOUNT)
export const version = () => whole(1, MAX_NUMBER)
const flag = () => vine.boolean({ strict: true })
export const exchangeRate = () => whole(1, CHARGE_MAXIMA.exchangeRate).optional()

const SETTINGS = [
  ...['version', 'series', 'default_tax', 'proposes_withholdings', 'due_days', 'two_person_review', 'reminders_on'],
  ...['says_one_thousand', 'payment_notes', 'payment_reference', 'account_holder'],
]

/** What a firm says of its charges. A series of no letters is one. */
export async function acceptBillingSettings(row: ArchiveRow): Promise<ArchiveRow | null> {
  const rest = { reminderDays: jsonOf(row.reminder_days) }
  const validate = (input: Record<string, unknown>) => billingSettingsValidator.tryValidate(input)
  const kept = await throughForm(row, { columns: SETTINGS, validate, rest })
  return kept && { ...kept, series: kept.series ?? '' }
}

const file = vine.create({
  name: line(255),
  mediaType: vine
    .string()
    .regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/)
    .maxLength(100),
  size: whole(0, Number.MAX_SAFE_INTEGER),
  sha256: vine.string().regex(/^[0-9a-f]{64}$/),
})

/** What a proof weighs and is, is asked of the file itself once it is there. */
export const acceptBillingFile = formOf(['name', 'media_type', 'size', 'sha256'], (input) => file.tryValidate(input))

const CHARGE = {
  series: vine
    .string()
    .regex(/^[A-Z0-9]{0,10}$/)
    .optional(),
  number: whole(1, MAX_NUMBER).optional(),
  issuedOn: day().optional(),
  dueOn: day().optional(),
  settledOn: day().optional(),
  exchangeRate: exchangeRate(),
  ...{ subtotal: money(), discount: money(), tax: money(), withheldIsr: money(), withheldIva: money() },
  ...{ total: whole(1, MAX_AMOUNT), paid: money(), writtenOff: money(), remaining: money() },
  isrRate: whole(0, CHARGE_MAXIMA.isrRate),
  withholdsIva: flag(),
  notes: text(CHARGE_LIMITS.notes).optional(),
  internalNotes: text(CHARGE_LIMITS.internalNotes).optional(),
  reason: text(CHARGE_LIMITS.reason).optional(),
  period: vine
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/)
    .optional(),
  version: version(),
}
const charge = vine.create(CHARGE)
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A charge whose amounts add up and fit its state. What it is called, and how long it took, follow from the rest. */
export async function acceptCharge(row: ArchiveRow): Promise<ArchiveRow | null> {
  const columns = Object.keys(CHARGE).map(snake)
  const kept = await throughForm(row, { columns, validate: (input) => charge.tryValidate(input) })
  if (kept === null || !addsUp(kept) || !fitsItsState(kept)) return null
  const { series, number, status, issued_on: from, settled_on: on } = kept
  const isForeign = kept.currency !== 'MXN'
  if (isForeign !== (kept.exchange_rate !== null)) return null
  const days = status === 'paid' && from && on ? daysTaken(String(from), String(on)) : null
  const numbered = number === null ? { series: null, reference: null } : { series: series ?? '' }
  return {
    ...kept,
    ...numbered,
    ...(number !== null && { reference: referenceOf(String(series ?? ''), Number(number)) }),
    settled_days: days,
    search_text: String(row.search_text ?? ''),
  }
}

function addsUp(row: ArchiveRow): boolean {
  const at = (name: string) => Number(row[name])
  const net = at('subtotal') - at('discount') + at('tax') - at('withheld_isr') - at('withheld_iva')
  return at('total') === net && at('total') === at('paid') + at('written_off') + at('remaining')
}

/** Whether state, status and why it has it go together; `brokenBalances` asks the same of rows that are stored. */
function fitsItsState({ state, status, settled_by: by, settled_on: on, number, ...row }: ArchiveRow): boolean {
  const [paid, writtenOff, remaining] = [Number(row.paid), Number(row.written_off), Number(row.remaining)]
  if (state === 'draft' && (number !== null || paid + writtenOff > 0)) return false
  if (state !== 'draft' && (number === null || row.issued_on === null)) return false
  if (row.due_on && row.issued_on && row.due_on < row.issued_on) return false
  if (state === 'canceled' && paid > 0) return false
  if ((state === 'written_off') !== (state !== 'canceled' && writtenOff > 0 && remaining === 0)) return false
  if (status === 'pending')
    return by === 'reopened' ? remaining === 0 : by === null && (state !== 'issued' || remaining > 0)
  const isSettled = state === 'issued' || state === 'written_off'
  return isSettled && on !== null && by !== null && by !== 'reopened' && (by === 'mark' || remaining === 0)
}

const item = vine.create({
  position: whole(0, CHARGE_LIMITS.items),
  kind: vine.enum(ITEM_KINDS),
  description: line(CHARGE_LIMITS.description),
  quantity: whole(1, CHARGE_MAXIMA.quantity),
  unitPrice: whole(1, MAX_AMOUNT),
  discount: money(),
  taxKind: vine.enum(TAX_KINDS),
  withheld: flag(),
})
const ITEM = ['position', 'kind', 'description', 'quantity', 'unit_price', 'discount', 'tax_kind', 'withheld']

/** A concept whose amounts are quantity by price. */
export async function acceptItem(row: ArchiveRow): Promise<ArchiveRow | null> {
  const kept = await throughForm(row, { columns: ITEM, validate: (input) => item.tryValidate(input) })
  if (kept === null) return null
  const { quantity, unit_price: unitPrice, discount, tax_kind: taxKind } = kept
  const { amount, tax } = itemAmounts({ quantity, unitPrice, discount, taxKind, withheld: false } as PricedItem)
  return amount === row.amount && tax === row.tax && amount > 0 && Number(discount) <= amount ? kept : null
}
