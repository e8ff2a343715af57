import { FieldProblem } from '#app/core/errors/field_problem'
import { completed, type ListChoices } from '#app/court_lists/domain/choices'
import type { ListRow } from '#app/court_lists/parsing/list_row'
import { courtsNamed } from './name_courts.js'

/** The courts that rows name, each once. */
export const courtNames = (rows: ListRow[], choices: ListChoices): string[] => [
  ...new Set(rows.flatMap((row) => completed(row, choices).court ?? [])),
]

/** The court of the catalogue that each name means. Throws FieldProblem at `courts` for one that several have and of which nobody said which. */
export async function courtIdsOf(rows: ListRow[], choices: ListChoices): Promise<Map<string, number>> {
  const named = await courtsNamed(courtNames(rows, choices))
  const chosen = new Map(choices.courts.map(({ name, courtId }) => [name, courtId]))
  const ids = new Map<string, number>()
  for (const [name, courts] of named) {
    if (courts.length === 1) ids.set(name, courts[0]!.id)
    else {
      if (!chosen.has(name)) throw new FieldProblem('courts', 'court_lists.problem.two_courts', { court: name })
      const courtId = chosen.get(name)!
      if (courtId !== null && !courts.some(({ id }) => id === courtId))
        throw new FieldProblem('courts', 'court_lists.problem.two_courts', { court: name })
      if (courtId !== null) ids.set(name, courtId)
    }
  }
  return ids
}
