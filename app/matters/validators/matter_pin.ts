import vine from '@vinejs/vine'
import { id, LENGTHS, text } from '#app/core/validators/fields'

const note = () => text(LENGTHS.note).optional()

export const matterPinValidator = vine.create({ documentId: id(), note: note() })

export const matterPinNoteValidator = vine.create({ note: note() })
