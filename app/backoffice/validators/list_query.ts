import vine from '@vinejs/vine'
import { line, page } from '#app/core/validators/fields'

/** Search text and page of an operators' list; what is missing or wrong becomes the first page of everything. */
export const listQueryValidator = vine.create({
  q: line(120).optional(),
  page: page().optional(),
})

export const impersonationValidator = vine.create({ reason: line(250).minLength(10) })
