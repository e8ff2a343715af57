import type { Step } from '#app/conflicts/match'
import ConflictRelation from '#app/conflicts/models/conflict_relation'

/** Somebody within two relations, and how one gets there. */
export interface Related {
  path: Step[]
}

const HOPS = 2
/** Most relations that are followed at each step. */
const MAX_RELATIONS = 300

/** Everybody within two relations of some names, by their words in order; the names themselves are left out. */
export async function relatedTo(workspaceId: number, sorted: string[]): Promise<Map<string, Related>> {
  const reached = new Map<string, Related>()
  const seen = new Set(sorted)
  let border = new Map<string, Step[]>(sorted.map((name) => [name, []]))
  for (let hop = 0; hop < HOPS && border.size > 0; hop++) {
    const next = new Map<string, Step[]>()
    for (const relation of await relationsOf(workspaceId, [...border.keys()])) {
      for (const step of stepsOf(relation)) {
        const before = border.get(step.from)
        if (before === undefined || seen.has(step.to) || next.has(step.to)) continue
        next.set(step.to, [...before, step.told])
      }
    }
    for (const [name, path] of next) {
      seen.add(name)
      reached.set(name, { path })
    }
    border = next
  }
  return reached
}

async function relationsOf(workspaceId: number, names: string[]): Promise<ConflictRelation[]> {
  const relations = () => ConflictRelation.in({ id: workspaceId }).limit(MAX_RELATIONS)
  const [from, to] = [await relations().whereIn('sorted', names), await relations().whereIn('other_sorted', names)]
  return [...from, ...to]
}

/** A relation is followed from either end. */
function stepsOf({ name, sorted, kind, otherName, otherSorted }: ConflictRelation) {
  return [
    { from: sorted, to: otherSorted, told: { name, kind, other: otherName } },
    { from: otherSorted, to: sorted, told: { name: otherName, kind, other: name } },
  ]
}
