import { pageOf } from '#app/courts/court_filters'
import { BENCHES, type Bench } from './bench.js'

/** What the page of a court shows, as its address says it. */
export interface CourtView {
  /** Null: the newest bench that decided something. */
  bench: Bench | null
  /** `12-since`: the time of a judge; empty for the whole bench. */
  tenure: string
  outcome: string
  materia: string
  year: string
  page: number
}

const MAX_TEXT_LENGTH = 200
const PERIODS: Record<string, Bench> = { anterior: 'before', actual: 'since' }

const word = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_LENGTH) : '')

/** Reads `periodo=actual|anterior|12-since`, `sentido`, `materia`, `anio` and `page`. What it does not know is left out. */
export function courtViewOf(query: Record<string, unknown>): CourtView {
  const period = word(query.periodo)
  const [, tenure = '', cut] = /^((?:\d{1,9})-(before|since))$/.exec(period) ?? []
  return {
    bench: PERIODS[period] ?? BENCHES.find((bench) => bench === cut) ?? null,
    tenure,
    outcome: word(query.sentido),
    materia: word(query.materia),
    year: /^\d{4}$/.test(word(query.anio)) ? word(query.anio) : '',
    page: pageOf(query.page),
  }
}
