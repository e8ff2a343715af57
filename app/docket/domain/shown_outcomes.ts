import { MIN_ROWS_FOR_A_RATE } from '#app/core/figures/wilson'
import type { Figures, FiguresOf } from '#app/core/contributions/statistics'

/** How some deadlines ended: how many there are, and what became of them; null where it is not shown. */
export type ShownOutcomes = {
  n: number
  figures: Figures<string> | null
}

/** How the deadlines of a person ended, as far as it is shown. */
export type OutcomesOfPerson = ShownOutcomes & { key: string; label: string | null }

export const countOf = (figures: Figures<string>) => Object.values(figures).reduce((sum, { count }) => sum + count, 0)

/**
 * What is shown of people beside the total. Of who had fewer than ten deadlines no outcome is, which would say more of chance than of whom it names. Where that is one person alone, their outcomes
 * would be the total less those of the others: then those of who had fewest of the others are left out, too (complementary suppression).
 */
export function shownOutcomes(people: readonly FiguresOf<string>[]): OutcomesOfPerson[] {
  const counted = people.map(({ key, label, figures }) => ({ key, label, figures, n: countOf(figures) }))
  const few = counted.filter(({ n }) => n < MIN_ROWS_FOR_A_RATE)
  const others = counted.filter(({ n }) => n >= MIN_ROWS_FOR_A_RATE).sort((one, other) => one.n - other.n)
  const hidden = new Set([...few, ...(few.length === 1 ? others.slice(0, 1) : [])])
  return counted.map((person) => ({ ...person, figures: hidden.has(person) ? null : person.figures }))
}
