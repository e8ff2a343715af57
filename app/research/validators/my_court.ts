import vine from '@vinejs/vine'
import { id } from '#app/core/validators/fields'
import { CIRCUITS, COURT_KINDS, SUBJECTS } from '#app/research/asking/court'

/** The matter that a person searches for. */
export const myMatterValidator = vine.create({ matterId: id() })

/** The court before which a person litigates. */
export const myCourtValidator = vine.create({
  kind: vine.enum(COURT_KINDS),
  circuit: vine.number().withoutDecimals().range([CIRCUITS.first, CIRCUITS.last]).nullable().optional(),
  subject: vine.enum(SUBJECTS).nullable().optional(),
})
