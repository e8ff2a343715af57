import { buildAddress, countSet } from '~/features/lists/address'
import { route } from '~/routes'
import type { CourtFilters, CourtView } from './types'

export const COURTS = route('judiciary.courts.index')
export const JUDGES = route('judiciary.judges.index')

/** Address of the list of courts with these filters; what is usual is left out of it. */
export const courtsAddress = ({ q, circuit, kind, materia, state, closed, page }: Partial<CourtFilters>): string =>
  buildAddress(COURTS, {
    q,
    circuito: circuit,
    tipo: kind,
    materia,
    estado: state,
    cerrados: closed && 'si',
    page,
  })

/** How many filters narrow the list, the search apart. */
export const courtFilterCount = ({ circuit, kind, materia, state, closed }: CourtFilters): number =>
  countSet(circuit, kind, materia, state, closed)

const PERIODS = { before: 'anterior', since: 'actual' }

/** Address of a court, of one bench or one judge's time there, with its rulings narrowed by what a figure counts. */
export function courtAddress(id: number, view: Partial<CourtView> = {}): string {
  const { bench, tenure, outcome, materia, year, page } = view
  const period = tenure || (bench && PERIODS[bench])
  return buildAddress(route('judiciary.courts.show', { id }), {
    periodo: period,
    sentido: outcome,
    materia,
    anio: year,
    page,
  })
}

/** Address of the list of judges, perhaps with the panel of one of them. */
export const judgesAddress = (filters: { q?: string; judge?: number | null; page?: number }): string =>
  buildAddress(JUDGES, { q: filters.q, judge: filters.judge, page: filters.page })
