import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { line } from '#app/core/validators/fields'
import { CFDI_TYPES } from '#app/cfdi/domain/cfdi_record'
import { DIRECTIONS } from '#app/cfdi/domain/direction'
import { SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'

const MOST = 99_999_999_999_999

const uuid = () => vine.string().regex(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/)
const amount = () => vine.number().withoutDecimals().range([0, MOST])
const currency = () => vine.string().regex(/^[A-Z]{3}$/)
const rfc = () => vine.string().regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/)
const key = () => vine.string().maxLength(3)

/** A CFDI of an archive. */
export const archivedCfdiValidator = vine.create({
  uuid: uuid(),
  type: vine.enum(CFDI_TYPES),
  standard: vine.enum(['4.0', '3.3', '2.0', '1.0'] as const),
  direction: vine.enum(DIRECTIONS),
  series: vine.string().maxLength(25).nullable().optional(),
  folio: vine.string().maxLength(40).nullable().optional(),
  issuedOn: day(),
  issuerRfc: rfc(),
  issuerName: vine.string().maxLength(300),
  receiverRfc: rfc(),
  receiverName: vine.string().maxLength(300),
  method: key().nullable().optional(),
  form: key().nullable().optional(),
  currency: currency(),
  exchangeRate: amount().nullable().optional(),
  subtotal: amount(),
  discount: amount(),
  transferred: amount(),
  withheld: amount(),
  withheldIsr: amount(),
  withheldIva: amount(),
  total: amount(),
  fileName: line(255),
  canceledOn: day().nullable().optional(),
  cancellationReason: vine.enum(SAT_CATALOGUES.cancellation).nullable().optional(),
  substituteUuid: uuid().nullable().optional(),
})

/** A UUID that it names. */
export const archivedRelationValidator = vine.create({ kind: vine.string().regex(/^\d{2}$/), uuid: uuid() })

/** What a complement says was paid. */
export const archivedInstallmentValidator = vine.create({
  uuid: uuid(),
  number: vine.number().withoutDecimals().range([1, 999]),
  paidOn: day(),
  form: key(),
  currency: currency(),
  balanceBefore: amount(),
  paid: amount(),
  balanceAfter: amount(),
})
