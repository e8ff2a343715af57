import vine from '@vinejs/vine'
import { SORTS } from '#app/clients/client_filters'

const ORDERS = SORTS.flatMap((name) => [name, `-${name}`])

/** What a program may ask of the list of clients. */
export const apiClientsValidator = vine.create({
  q: vine.string().maxLength(200).optional(),
  type: vine.enum(['person', 'business'] as const).optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(ORDERS).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})
