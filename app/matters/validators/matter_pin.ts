import vine from '@vinejs/vine'
import { LENGTHS, text } from '#app/core/validators/fields'

const note = () => text(LENGTHS.note).optional()

export const matterPinValidator = vine.create({ documentId: vine.number().withoutDecimals().positive(), note: note() })

export const matterPinNoteValidator = vine.create({ note: note() })
