import vine from '@vinejs/vine'
import { version } from '#app/core/validators/fields'

/** `revision` is that of the answers when the person began to edit them. */
export const sheetRevisionValidator = vine.create({ revision: version() })
