import vine from '@vinejs/vine'
import { LENGTHS, text } from '#app/core/validators/fields'

export const matterPinValidator = vine.create({
  documentId: vine.number().withoutDecimals().positive(),
  note: text(LENGTHS.note).optional(),
})
