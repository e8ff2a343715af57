import vine from '@vinejs/vine'
import { ids, param, wordsIn } from '#app/core/validators/query'
import { AUDIENCES, type Audience } from '#app/matters/actions/make_codes'

const MAX_LABELS = 60

/** Which labels an address asks for, and for whom: for the team when it does not say. */
export const labelFilters = vine.create({
  ids: ids(MAX_LABELS),
  audiences: param((_, query): Audience[] => {
    const named = new Set(wordsIn(query.for))
    const audiences = AUDIENCES.filter((each) => named.has(each))
    return audiences.length > 0 ? audiences : ['team']
  }),
})
