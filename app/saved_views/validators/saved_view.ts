import vine from '@vinejs/vine'
import { line } from '#app/core/validators/fields'
import { LIST_KEYS } from '#app/saved_views/lists'

/** Lengths of the columns. */
const MAX_LENGTHS = { name: 60, query: 2_000 } as const

const fields = {
  name: line(MAX_LENGTHS.name),
  /** The query string of the address; empty for the list as it is. */
  filters: vine.string().maxLength(MAX_LENGTHS.query).nullable(),
  shared: vine.boolean(),
}

export const newSavedViewValidator = vine.create({ list: vine.enum(LIST_KEYS), ...fields })

export const savedViewValidator = vine.create(fields)
