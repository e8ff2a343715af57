import vine from '@vinejs/vine'
import { id, text, version } from '#app/core/validators/fields'
import { LENGTHS_KEPT } from '#app/collections/domain/limits'

const said = () => text(LENGTHS_KEPT.note)
const scope = () => vine.enum(['private', 'firm'] as const)

export const newNoteValidator = vine.create({
  documentId: id(),
  text: said(),
  scope: scope(),
  paragraph: vine.number().withoutDecimals().min(0).optional(),
  quote: text(300).optional(),
})

export const editNoteValidator = vine.create({
  text: said(),
  scope: scope(),
  version: version(),
})

/** Why a document holds or does not hold for the firm; without a reason nobody could judge the mark later. */
export const markValidator = vine.create({
  state: vine.enum(['valid', 'invalid'] as const),
  reason: text(LENGTHS_KEPT.reason),
})

export const unmarkValidator = vine.create({ reason: text(LENGTHS_KEPT.reason).optional() })
