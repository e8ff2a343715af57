/** Judged grades of one query: document → 0 (not relevant) to 3 (what was looked for). Documents that nobody judged count as 0. */
export type Grades = Record<string, number>

/** Discounted cumulative gain of the first `depth` documents of a ranking, gains 2^grade − 1. */
export function gainOf(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** nDCG of a ranking (ids, best first): 1 for an ideal order of all judged documents, 0 when none of the first is relevant. Null without relevant documents. */
export function ndcg(ranking: readonly string[], judged: Grades, depth = 10): number | null {
  const ideal = gainOf(
    Object.values(judged).sort((one, other) => other - one),
    depth
  )
  if (ideal === 0) return null
  return (
    gainOf(
      ranking.map((id) => judged[id] ?? 0),
      depth
    ) / ideal
  )
}

/** The mean of what is not null. */
export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
}
