import { savedViewIn } from '#app/saved_views/list_address'
import { MATERIAS, STATUSES, type Materia, type Status } from '#app/matters/materias'

export const SORTS = ['number', 'title', 'client', 'court', 'stage', 'responsible', 'next', 'updated'] as const

/** Columns of the list besides the title, in their order. */
export const COLUMNS = ['number', 'court', 'materia', 'status', 'responsible', 'next', 'updated'] as const
export type ColumnKey = (typeof COLUMNS)[number]

/** Ways to look at the same matters: rows, columns by what they are at, or along their dates. */
export const LAYOUTS = ['list', 'kanban', 'timeline'] as const
export type Layout = (typeof LAYOUTS)[number]

export const GROUPINGS = ['stage', 'status'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** In the filter of stages: those that are at none. */
export const NO_STAGE = '-'
export type SortKey = (typeof SORTS)[number]

/** What the list of matters shows, as its address says it. */
export interface MatterFilters {
  q: string
  status: Status[]
  materia: Materia[]
  /** Ids of people. */
  responsible: number[]
  stage: string[]
  /** A tag, however it is written. */
  tag: string
  /** Name of a court, to the letter. */
  court: string
  /** Id of a client; 0 for all. */
  client: number
  /** Only those in whose team the reader is. */
  mine: boolean
  /** Only those that are limited to their team. */
  private: boolean
  /** A field of a template and what it says, or nothing. */
  field: { key: string; text: string } | null
  archived: boolean
  layout: Layout
  by: Grouping
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: SortKey
  descending: boolean
  page: number
}

const MAX_SEARCH_LENGTH = 200
const LAST_PAGE = 1_000_000_000
const MAX_PEOPLE = 50
const MAX_STAGES = 20
const MAX_LENGTHS = { stage: 80, court: 200, key: 60, tag: 60 } as const

/** The words of one parameter, given once with commas or several times. */
function list(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value]
  return given.filter((each) => typeof each === 'string').flatMap((each) => each.split(','))
}

const known = <T extends string>(all: readonly T[], value: unknown) => {
  const named = new Set(list(value))
  return all.filter((each) => named.has(each))
}

/** The page that an address names, at least the first. */
export function pageIn(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(number, 1), LAST_PAGE)
}

/** The text that is searched for, cut to a length that no lawyer types. */
export function searchOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, MAX_SEARCH_LENGTH) : ''
}

/** One text of the query string, cut to what a column holds. */
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** Stages may hold commas: each is given by itself. */
function stagesOf(value: unknown): string[] {
  const given = (Array.isArray(value) ? value : [value]).map((each) => textOf(each, MAX_LENGTHS.stage)).filter(Boolean)
  return [...new Set(given)].slice(0, MAX_STAGES)
}

/** `field=key` with `says=text`. */
function fieldOf(key: unknown, text: unknown): MatterFilters['field'] {
  const field = { key: textOf(key, MAX_LENGTHS.key), text: searchOf(text) }
  return field.key && field.text ? field : null
}

/** Reads the query string of the list. What it does not know (a filter, an order, a page that is no number) is left out, never refused. */
export function matterFiltersOf(query: Record<string, unknown>): MatterFilters {
  const [sort = ''] = list(query.sort)
  const key = SORTS.find((each) => each === sort.replace(/^-/, ''))
  const people = list(query.responsible).filter((id) => /^\d{1,9}$/.test(id))
  const layout = LAYOUTS.find((each) => each === query.view) ?? 'list'
  const usual = layout === 'timeline' ? ('next' as const) : ('updated' as const)
  return {
    q: searchOf(query.q),
    status: known(STATUSES, query.status),
    materia: known(MATERIAS, query.materia),
    responsible: [...new Set(people.map(Number))].slice(0, MAX_PEOPLE),
    stage: stagesOf(query.stage),
    tag: textOf(query.tag, MAX_LENGTHS.tag),
    court: textOf(query.court, MAX_LENGTHS.court),
    client: /^\d{1,9}$/.test(String(query.client)) ? Number(query.client) : 0,
    mine: query.mine === 'yes',
    private: query.private === 'yes',
    field: fieldOf(query.field, query.says),
    archived: query.archived === 'yes',
    layout,
    by: GROUPINGS.find((each) => each === query.by) ?? 'stage',
    columns: known(COLUMNS, query.columns),
    saved: savedViewIn(query),
    sort: key ?? usual,
    descending: key ? sort.startsWith('-') : usual === 'updated',
    page: pageIn(query.page),
  }
}
