import vine from '@vinejs/vine'
import { line } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'

/** Search text and page of an operators' list; what is missing or wrong becomes the first page of everything. */
export const listQueryValidator = vine.create({
  q: line(120).optional(),
  page: page(),
})

export const impersonationValidator = vine.create({ reason: line(250).minLength(10) })
