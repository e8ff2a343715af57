import vine from '@vinejs/vine'
import { id, line } from '#app/core/validators/fields'
import { FREQUENCIES } from '#app/collections/alerts/rhythm'
import { LENGTHS_KEPT } from '#app/collections/domain/limits'

const name = () => line(LENGTHS_KEPT.alert)
const frequency = () => vine.enum(FREQUENCIES)

/** `queryString` is the query string of the address of a search. */
export const searchAlertValidator = vine.create({
  source: line(30),
  queryString: vine.string().maxLength(20_000).optional(),
  name: name(),
  frequency: frequency(),
})

export const documentAlertValidator = vine.create({
  documentId: id(),
  frequency: frequency().optional(),
})

export const editAlertValidator = vine.create({ name: name(), frequency: frequency() })
