import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { flag, idOrNull, oneOf, page, param, text } from '#app/core/validators/query'
import type { DocumentKind } from '#app/documents/receiving/kinds'

const SORTS = ['name', 'updated', 'size'] as const
const KINDS: DocumentKind[] = [
  'pdf',
  'image',
  'word',
  'sheet',
  'slides',
  'text',
  'email',
  'xml',
  'web',
  'archive',
  'audio',
  'video',
  'other',
]
const MAX_TEXT_LENGTH = 120

/** What of a matter's documents is shown, as the address says it. `-` before the order turns it around. */
export const documentFilters = vine.create({
  /** Null is the top; with a text, kind, tag or `shared` everything is looked through. */
  folder: idOrNull(),
  q: text(MAX_TEXT_LENGTH),
  kind: oneOf(KINDS, null),
  tag: idOrNull(),
  shared: flag(),
  trash: flag(),
  sort: param((value) => SORTS.find((known) => known === String(value).replace(/^-/, '')) ?? 'name'),
  descending: param((_, { sort }) => String(sort).startsWith('-')),
  page: page(),
})
export type DocumentFilters = Infer<typeof documentFilters>

/** Whether all folders are looked through. */
export const isSearch = ({ q, kind, tag, shared }: DocumentFilters) =>
  q !== '' || kind !== null || tag !== null || shared
