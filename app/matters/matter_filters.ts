import { MATERIAS, STATUSES, type Materia, type Status } from '#app/matters/materias'

export const SORTS = ['number', 'title', 'client', 'updated'] as const
export type SortKey = (typeof SORTS)[number]

/** What the list of matters shows, as its address says it. */
export interface MatterFilters {
  q: string
  status: Status[]
  materia: Materia[]
  /** Ids of people. */
  responsible: number[]
  archived: boolean
  sort: SortKey
  descending: boolean
  page: number
}

const LONGEST_SEARCH = 200
const LAST_PAGE = 1_000_000_000
const MOST_PEOPLE = 50

/** The words of one parameter, given once with commas or several times. */
function list(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value]
  return given.filter((each) => typeof each === 'string').flatMap((each) => each.split(','))
}

const known = <T extends string>(all: readonly T[], value: unknown) => {
  const named = new Set(list(value))
  return all.filter((each) => named.has(each))
}

function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(number, 1), LAST_PAGE)
}

/** The text that is searched for, cut to a length that no lawyer types. */
export function searchOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_SEARCH) : ''
}

/** Reads the query string of the list. What it does not know (a filter, an order, a page that is no number) is left out, never refused. */
export function matterFiltersOf(query: Record<string, unknown>): MatterFilters {
  const [sort = ''] = list(query.sort)
  const key = SORTS.find((each) => each === sort.replace(/^-/, ''))
  const people = list(query.responsible).filter((id) => /^\d{1,9}$/.test(id))
  return {
    q: searchOf(query.q),
    status: known(STATUSES, query.status),
    materia: known(MATERIAS, query.materia),
    responsible: [...new Set(people.map(Number))].slice(0, MOST_PEOPLE),
    archived: query.archived === 'yes',
    sort: key ?? 'updated',
    descending: key ? sort.startsWith('-') : true,
    page: pageOf(query.page),
  }
}
