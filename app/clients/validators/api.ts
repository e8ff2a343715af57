import vine from '@vinejs/vine'
import { SORTS } from '#app/clients/domain/client_filters'
import { TAG_LENGTH } from '#app/clients/domain/client_tags'

const ORDERS = SORTS.flatMap((name) => [name, `-${name}`])

/** What a program may ask of the list of clients. */
export const apiClientsValidator = vine.create({
  q: vine.string().maxLength(200).optional(),
  type: vine.enum(['person', 'business'] as const).optional(),
  archived: vine.boolean().optional(),
  responsible: vine.number().withoutDecimals().range([1, 999_999_999]).optional(),
  tag: vine.string().maxLength(TAG_LENGTH).optional(),
  sort: vine.enum(ORDERS).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})

/** What a program may ask of the list of a client's contacts. */
export const apiContactsValidator = vine.create({
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})
