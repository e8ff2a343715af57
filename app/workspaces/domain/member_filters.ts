import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { columns, idOrNone, idOrNull, oneOf, page, param, text } from '#app/core/validators/query'
import { toId } from '#app/core/http/record_id'

export const MEMBER_SORTS = ['name', 'role', 'joined'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** Columns of the list besides the person, in their order. */
export const MEMBER_COLUMNS = ['role', 'groups', 'joined'] as const

const MAX_SEARCH_LENGTH = 100

/** What the list of members shows; it lives in the address. */
export const memberFilters = vine.create({
  q: text(MAX_SEARCH_LENGTH),
  /** Id of a role, or `none` for members without permission. */
  role: param((value): number | 'none' | null => (value === 'none' ? 'none' : toId(value) || null)),
  group: idOrNull(),
  columns: columns(MEMBER_COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
  sort: oneOf(MEMBER_SORTS, 'name'),
  descending: param((_, { order }) => order === 'desc'),
  page: page(),
})
export type MemberFilters = Infer<typeof memberFilters>
