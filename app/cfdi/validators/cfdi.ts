import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id, version } from '#app/core/validators/fields'
import { SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'

/** The version that was looked at. */
export const cfdiVersionValidator = vine.create({ version: version() })

/** What a CFDI is of: a charge or a payment. */
export const cfdiLinkValidator = vine.create({
  version: version(),
  chargeId: id().optional().requiredIfMissing('paymentId'),
  paymentId: id().optional(),
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What a person says of a cancellation at the SAT. Reason 01 names what stands in its place. */
export const cfdiCancellationValidator = vine.create({
  version: version(),
  canceledOn: day(),
  reason: vine.enum(SAT_CATALOGUES.cancellation),
  substituteUuid: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(UUID)
    .nullable()
    .optional()
    .requiredWhen('reason', '=', '01'),
})
