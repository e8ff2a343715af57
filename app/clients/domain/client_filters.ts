import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { columns, flag, id, idOrNone, oneOf, page, param, sortIn, text, wordIn } from '#app/core/validators/query'
import { TAG_LENGTH } from './client_tags.js'

export const SORTS = ['name', 'updated', 'created'] as const
export type SortKey = (typeof SORTS)[number]

/** Columns of the list besides the name, in their order. */
export const COLUMNS = ['contact', 'rfc', 'matters', 'portal', 'responsible', 'tags', 'created', 'updated'] as const

/** What the list of clients shows, as its address says it. */
export const clientFilters = vine.create({
  q: text(),
  type: oneOf(['person', 'business'], ''),
  /** With or without access to the portal. */
  access: oneOf(['with', 'without'], ''),
  archived: flag(),
  /** Who answers for them; 0 for anybody. */
  responsible: id(),
  tag: text(TAG_LENGTH),
  columns: columns(COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
  sort: param((value) => sortIn(SORTS, value) ?? 'name'),
  descending: param((_, { sort }) => sortIn(SORTS, sort) !== undefined && wordIn(sort).startsWith('-')),
  page: page(),
})
export type ClientFilters = Infer<typeof clientFilters>
