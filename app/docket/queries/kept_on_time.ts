import { MIN_ROWS_FOR_A_RATE } from '#app/core/figures/wilson'
import type { Viewer } from '#app/core/contributions/registries'
import { statistics, type Figures, type StatisticSpan } from '#app/core/contributions/statistics'

/** How some deadlines ended: how many there are, and what became of them; null of a person who had too few, which would say more of chance than of whom it names. */
export interface KeptDeadlines {
  n: number
  figures: Figures<string> | null
}

/** How the deadlines of a span ended, of everybody (or of the person of the span) and of each person. */
export interface KeptOnTime {
  total: KeptDeadlines
  byPerson: (KeptDeadlines & { key: string; label: string | null })[]
}

/** What the page of deadlines tells of how they ended, by the rule of the statistics: of fewer than ten of a person no outcome leaves the server. Two queries. */
export async function keptOnTime(viewer: Viewer, span: StatisticSpan): Promise<KeptOnTime> {
  const { total, byPerson } = await statistics.find('deadlines')!.load(viewer, span)
  return {
    total: span.personId === null ? { n: countOf(total), figures: total } : ofPerson(total),
    byPerson: byPerson.map(({ key, label, figures }) => ({ key, label, ...ofPerson(figures) })),
  }
}

const countOf = (figures: Figures<string>) => Object.values(figures).reduce((sum, { count }) => sum + count, 0)

function ofPerson(figures: Figures<string>): KeptDeadlines {
  const n = countOf(figures)
  return { n, figures: n >= MIN_ROWS_FOR_A_RATE ? figures : null }
}
