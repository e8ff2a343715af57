import CourtName from '#app/courts/models/court_name'
import type Court from '#app/courts/models/court'
import { fold } from '#app/core/text/fold'
import { searchAddress } from '#app/research/asking/address'
import { spanOf, type Bench } from '#app/judiciary/bench'
import type { CourtView } from '#app/judiciary/court_view'
import { SOURCE } from '#app/judiciary/read_ruling'
import { courtFigures, courtRulings, undatedRulings, type Scope } from './court_rulings.js'
import { courtTenures, type TenureFigures } from './court_tenures.js'

/** The page of a court: its names, who sat there, and figures and rulings of one time at a time. */
export async function courtPage(court: Court, view: CourtView) {
  const [names, tenures, undated] = await Promise.all([
    courtNames(court),
    courtTenures(court.id),
    undatedRulings(court.id),
  ])
  const tenure = tenures.find(({ key }) => key === view.tenure) ?? null
  const counts = { before: await figuresOfBench(court, 'before'), since: await figuresOfBench(court, 'since') }
  const bench =
    tenure?.bench ?? view.bench ?? (counts.since.total > 0 || counts.before.total === 0 ? 'since' : 'before')
  const scope = scopeOf(court, tenure, bench)
  const figures = tenure ? await courtFigures(scope) : counts[bench]
  const { rulings, paging } = await courtRulings(scope, view)
  return {
    names,
    tenures,
    tenure,
    bench,
    totals: { before: counts.before.total, since: counts.since.total, undated },
    figures,
    rulings,
    paging,
    view: { ...view, tenure: tenure?.key ?? '', bench },
    inSearch: searchAddress({ source: SOURCE, text: '', filters: { organo: [court.name, ...names] } }),
  }
}

function figuresOfBench(court: Court, bench: Bench) {
  return courtFigures(scopeOf(court, null, bench))
}

function scopeOf(court: Court, tenure: TenureFigures | null, bench: Bench): Scope {
  const { from, until } = tenure ?? spanOf(bench)
  return { courtId: court.id, judgeId: tenure?.judgeId ?? null, from, until }
}

/** Names that it had besides the one of today, in their order. */
async function courtNames(court: Court): Promise<string[]> {
  const names = await CourtName.query().where('court_id', court.id).orderBy('id')
  return names.filter(({ name }) => fold(name) !== fold(court.name)).map(({ name }) => name)
}
