import vine from '@vinejs/vine'
import { id } from '#app/core/validators/fields'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import { SORTS } from '#app/matters/domain/matter_filters'

const ORDERS = SORTS.flatMap((name) => [name, `-${name}`])

/** What a program may ask of the list of matters. */
export const apiMattersValidator = vine.create({
  q: vine.string().maxLength(200).optional(),
  status: vine.enum(STATUSES).optional(),
  materia: vine.enum(MATERIAS).optional(),
  responsible: id().optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(ORDERS).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})
