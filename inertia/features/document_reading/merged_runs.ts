import type { ComparedRun } from './vocabulary'

export type MergedRun = { text: string; kind: 'same' | 'removed' | 'added' }

/** The words of before and after in one line: what went, what came, and what stayed once. */
export function mergedRuns(before: ComparedRun[], after: ComparedRun[]): MergedRun[] {
  const merged: MergedRun[] = []
  let next = 0
  const takeAdded = () => {
    while (next < after.length && after[next]!.isChanged) merged.push({ text: after[next++]!.text, kind: 'added' })
  }
  for (const run of before) {
    if (run.isChanged) merged.push({ text: run.text, kind: 'removed' })
    else {
      takeAdded()
      merged.push({ text: run.text, kind: 'same' })
      next++
    }
  }
  takeAdded()
  return merged
}
