import type { Viewer } from '#app/core/contributions/registries'
import { statistics, type Figures } from '#app/core/contributions/statistics'
import { countOf, shownOutcomes, type OutcomesOfPerson } from '#app/docket/domain/shown_outcomes'
import { intervalOf, shareOf, type Figure, type FigureKey } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import { conflictCounts, type ConflictCounts } from './conflict_figures.js'
import { kept } from './kept.js'
import { rowsAddress } from './rows_address.js'
import { workload } from './workload.js'

type Ended = Figures<string>

/** How the deadlines of a person ended, with the share that was met, as far as it is told (`shownOutcomes`), and where they are read. */
export type DeadlinesOfPerson = OutcomesOfPerson & { href: string; share: number | null }

/** How deadlines ended, how conflict checks were decided, and what waits for whom. */
export async function workStatistics(viewer: Viewer, slice: Slice, compared: Slice | null = null) {
  const ended = await endedIn(viewer, slice)
  const before = compared && (await endedIn(viewer, compared))
  return {
    deadlines: {
      figures: [keptRate(slice, ended.total, before && before.total)],
      total: ended.total,
      byPerson: shownOutcomes(ended.byPerson).map((person) => ofPerson(slice, person)),
    },
    conflicts: await conflictFigures(viewer, slice, compared),
    load: await workload(viewer, slice),
  }
}

/** How the deadlines whose last day lies in a span ended, by what they have in common. */
export const endedIn = (viewer: Viewer, { from, to }: Slice) =>
  kept(viewer, 'deadlines', { from, to }, () =>
    statistics.find('deadlines')!.load(viewer, { firstDay: from, lastDay: to, personId: null })
  )

const keptOf = (ended: Ended) => shareOf(ended.met!.count, countOf(ended))

/** Deadlines met on time ÷ deadlines that ended, as an estimate of how the firm keeps them. */
const keptRate = (slice: Slice, ended: Ended, before: Ended | null): Figure => ({
  ...{ key: 'deadlines.kept_rate', unit: 'share', value: keptOf(ended), n: countOf(ended) },
  previous: before && keptOf(before),
  interval: intervalOf(ended.met!.count, countOf(ended)),
  href: rowsAddress('deadlines.kept_rate', slice),
})

const ofPerson = (slice: Slice, person: OutcomesOfPerson): DeadlinesOfPerson => ({
  ...person,
  href: rowsAddress('deadlines.kept_rate', slice, { person: person.key }),
  share: person.figures && keptOf(person.figures),
})

const decidedOf = ({ clear, waived, declined }: ConflictCounts) => clear + waived + declined

/** What became of the conflict checks that were filed in a span. */
async function conflictFigures(viewer: Viewer, slice: Slice, compared: Slice | null): Promise<Figure[]> {
  const now = await conflictCounts(viewer, slice)
  const then = compared && (await conflictCounts(viewer, compared))
  const told = (key: FigureKey, of: (counts: ConflictCounts) => number | null, more: Partial<Figure> = {}): Figure => {
    const value = of(now)
    return {
      ...{ key, unit: 'count', value, n: value ?? 0, previous: then && of(then), interval: null },
      ...{ href: rowsAddress(key, slice), ...more },
    }
  }
  const n = decidedOf(now)
  const share = (counts: ConflictCounts) => shareOf(counts.clear, decidedOf(counts))
  return [
    told('conflicts.filed', (counts) => decidedOf(counts) + counts.pending),
    told('conflicts.cleared_share', share, { unit: 'share', n, interval: intervalOf(now.clear, n) }),
    told('conflicts.days_to_decide', ({ days }) => days, { unit: 'days', n }),
    told('conflicts.cleared', ({ clear }) => clear),
    told('conflicts.waived', ({ waived }) => waived),
    told('conflicts.declined', ({ declined }) => declined),
    told('conflicts.pending', ({ pending }) => pending),
  ]
}
