import { COURT_KINDS, type CourtKind } from './court_kinds.js'

/** What the list of courts shows, as its address says it. */
export interface CourtFilters {
  q: string
  circuit: number | null
  kind: CourtKind | ''
  materia: string
  state: string
  /** Courts that closed are shown too. */
  closed: boolean
  page: number
}

const MAX_TEXT_LENGTH = 200
const LAST_CIRCUIT = 32
const LAST_PAGE = 1_000_000

const word = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_LENGTH) : '')

/** A page number of an address; 1 for what is none. */
export function pageOf(value: unknown): number {
  return /^\d{1,9}$/.test(word(value)) ? Math.min(Math.max(Number(value), 1), LAST_PAGE) : 1
}

/** Reads the query string of the list. What it does not know is left out, never refused. */
export function courtFiltersOf(query: Record<string, unknown>): CourtFilters {
  const circuit = /^\d{1,2}$/.test(word(query.circuito)) ? Number(query.circuito) : 0
  return {
    q: word(query.q),
    circuit: circuit >= 1 && circuit <= LAST_CIRCUIT ? circuit : null,
    kind: COURT_KINDS.find((kind) => kind === word(query.tipo)) ?? '',
    materia: word(query.materia),
    state: word(query.estado),
    closed: query.cerrados === 'si',
    page: pageOf(query.page),
  }
}
