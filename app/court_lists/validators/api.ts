import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id } from '#app/core/validators/fields'
import { LIST_KINDS } from '#app/court_lists/parsing/list_row'

const filters = () => ({
  kind: vine.enum(LIST_KINDS).optional(),
  court: vine.string().maxLength(200).optional(),
  list: id().optional(),
  from: day().optional(),
  to: day().optional(),
  before: id().optional(),
})

/** What a program may ask of the lists that a firm took in: those before an id. */
export const apiListsValidator = vine.create({ before: id().optional() })

/** What a program may ask of their rows. Days are included. */
export const apiRowsValidator = vine.create(filters())

/** What a program may ask of the matters that rows seem to be of. */
export const apiMatchesValidator = vine.create({
  ...filters(),
  state: vine.enum(['waiting', 'accepted', 'invalid'] as const).optional(),
})
