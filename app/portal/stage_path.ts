/** That a matter came to a stage on a day (`YYYY-MM-DD`); a stage of null: it was taken off. In the order in which it was said. */
export type StageRecord = { stage: string | null; since: string }

/** A stage on the way of a matter. Only what was reached has a day: nothing is promised of what is to come. */
export type PathStep = { name: string; state: 'done' | 'current' | 'ahead'; since: string | null }

interface Course {
  stage: string | null
  /** A matter that is over has nothing ahead. */
  isOver: boolean
  records: StageRecord[]
  /** The stages of such a matter in their usual order. */
  usual: readonly string[]
}

/**
 * The way of a matter: the stages that it came through with the day of each, the one that it is at, and those that usually follow. What was skipped, or
 * was before the records, is left out rather than told as done.
 */
export function stagePath({ stage, isOver, records, usual }: Course): PathStep[] {
  if (stage === null) return []
  const place = usual.indexOf(stage)
  const isBefore = (name: string) => place < 0 || !usual.includes(name) || usual.indexOf(name) < place
  const walked = withoutDetours(records)
  const at = walked.findLastIndex((each) => each.name === stage)
  const done = (at < 0 ? walked : walked.slice(0, at)).filter(({ name }) => name !== stage && isBefore(name))
  const current: PathStep = { name: stage, state: isOver ? 'done' : 'current', since: walked[at]?.since ?? null }
  const reached = place < 0 ? Math.max(-1, ...done.map(({ name }) => usual.indexOf(name))) : place
  const ahead = isOver || reached < 0 ? [] : usual.slice(reached + 1)
  return [
    ...done.map(({ name, since }): PathStep => ({ name, state: 'done', since })),
    current,
    ...ahead.map((name): PathStep => ({ name, state: 'ahead', since: null })),
  ]
}

/**
 * The stages that were come through, each once: who goes back to one takes back what came after it, and who says the present one again corrects its
 * day.
 */
function withoutDetours(records: StageRecord[]) {
  const walked: { name: string; since: string }[] = []
  for (const { stage, since } of records) {
    if (stage === null) continue
    const before = walked.findIndex(({ name }) => name === stage)
    if (before < 0) walked.push({ name: stage, since })
    else if (before === walked.length - 1) walked[before] = { name: stage, since }
    else walked.length = before + 1
  }
  return walked
}
