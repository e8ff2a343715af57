import { route } from '~/routes'
import type { CourtFilters, CourtView } from './types'

export const COURTS = route('judiciary.courts.index')
export const JUDGES = route('judiciary.judges.index')

const withQuery = (path: string, parts: [string, string][]) => {
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query ? `${path}?${query}` : path
}
const pageText = (page?: number) => (page && page > 1 ? String(page) : '')

/** Address of the list of courts with these filters; what is usual is left out of it. */
export function courtsAddress({ q, circuit, kind, materia, state, closed, page }: Partial<CourtFilters>): string {
  return withQuery(COURTS, [
    ['q', q ?? ''],
    ['circuito', circuit ? String(circuit) : ''],
    ['tipo', kind ?? ''],
    ['materia', materia ?? ''],
    ['estado', state ?? ''],
    ['cerrados', closed ? 'si' : ''],
    ['page', pageText(page)],
  ])
}

/** How many filters narrow the list, the search apart. */
export function courtFilterCount({ circuit, kind, materia, state, closed }: CourtFilters): number {
  return [circuit, kind, materia, state, closed].filter(Boolean).length
}

const PERIODS = { before: 'anterior', since: 'actual' }

/** Address of a court, of one bench or one judge's time there, with its rulings narrowed by what a figure counts. */
export function courtAddress(id: number, view: Partial<CourtView> = {}): string {
  const { bench, tenure, outcome, materia, year, page } = view
  return withQuery(route('judiciary.courts.show', { id }), [
    ['periodo', tenure || (bench ? PERIODS[bench] : '')],
    ['sentido', outcome ?? ''],
    ['materia', materia ?? ''],
    ['anio', year ?? ''],
    ['page', pageText(page)],
  ])
}

/** Address of the list of judges, perhaps with the panel of one of them. */
export function judgesAddress({ q, judge, page }: { q?: string; judge?: number | null; page?: number }): string {
  return withQuery(JUDGES, [
    ['q', q ?? ''],
    ['judge', judge ? String(judge) : ''],
    ['page', pageText(page)],
  ])
}
