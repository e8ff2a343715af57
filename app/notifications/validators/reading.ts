import vine from '@vinejs/vine'

/** `upTo` is the id of the newest notice that the person has been shown. */
export const readingValidator = vine.create({ upTo: vine.number().withoutDecimals().positive() })
