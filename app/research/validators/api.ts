import vine from '@vinejs/vine'
import { SEARCH_LIMITS } from './search.js'

/** What a program asks of a source; the filters of the source are taken as in the address of its page. */
export const apiSearchValidator = vine.create({
  q: vine.string().maxLength(SEARCH_LIMITS.text).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})
