import vine from '@vinejs/vine'
import { id } from '#app/core/validators/fields'

/** What a program may ask of the documents of a matter. */
export const apiDocumentsValidator = vine.create({
  q: vine.string().maxLength(120).optional(),
  folder: id().optional(),
  sort: vine.enum(['name', '-name', 'updated', '-updated', 'size', '-size'] as const).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})

/** Which version of a document is meant; without a number, that of now. */
export const apiVersionValidator = vine.create({
  version: vine.number().withoutDecimals().range([1, 999_999]).optional(),
})
