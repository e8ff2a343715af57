import type { Viewer } from '#app/core/contributions/registries'
import { statistics, type StatisticSpan } from '#app/core/contributions/statistics'
import { countOf, shownOutcomes, type OutcomesOfPerson, type ShownOutcomes } from '#app/docket/domain/shown_outcomes'

/** How the deadlines of a span ended, of everybody (or of the person of the span) and of each person. */
export interface KeptOnTime {
  total: ShownOutcomes
  byPerson: OutcomesOfPerson[]
}

/** What the page of deadlines tells of how they ended, by the rule of the statistics (`shownOutcomes`), for which those of everybody count where one person is named, too. Two queries. */
export async function keptOnTime(viewer: Viewer, { personId, ...span }: StatisticSpan): Promise<KeptOnTime> {
  const { total, byPerson } = await statistics.find('deadlines')!.load(viewer, { ...span, personId: null })
  const people = shownOutcomes(byPerson)
  if (personId === null) return { total: { n: countOf(total), figures: total }, byPerson: people }
  const own = people.filter(({ key }) => Number(key) === personId)
  return { total: own[0] ? { n: own[0].n, figures: own[0].figures } : { n: 0, figures: null }, byPerson: own }
}
