import vine from '@vinejs/vine'

/** `revision` is that of the answers when the person began to edit them. */
export const sheetRevisionValidator = vine.create({ revision: vine.number().withoutDecimals().positive() })
