import type { DocumentKind } from './receiving/kinds.js'

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
const TEXT = 120

/** What of a matter's documents is shown, as the address says it. */
export interface DocumentFilters {
  /** Null is the top; with a text, kind, tag or `shared` everything is looked through. */
  folder: number | null
  q: string
  kind: DocumentKind | null
  tag: number | null
  shared: boolean
  trash: boolean
  sort: (typeof SORTS)[number]
  descending: boolean
  page: number
}

const numberIn = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : null)

/** Reads the query string; what it does not know is left out. `-` before the order turns it around. */
export function documentFiltersOf(query: Record<string, unknown>): DocumentFilters {
  const sort = String(query.sort ?? 'name')
  const plain = sort.replace(/^-/, '')
  return {
    folder: numberIn(query.folder),
    q: typeof query.q === 'string' ? query.q.trim().slice(0, TEXT) : '',
    kind: KINDS.find((kind) => kind === query.kind) ?? null,
    tag: numberIn(query.tag),
    shared: query.shared === 'yes',
    trash: query.trash === 'yes',
    sort: SORTS.find((known) => known === plain) ?? 'name',
    descending: sort.startsWith('-'),
    page: Math.max(1, numberIn(query.page) ?? 1),
  }
}

/** Whether all folders are looked through. */
export const isSearch = ({ q, kind, tag, shared }: DocumentFilters) =>
  q !== '' || kind !== null || tag !== null || shared
