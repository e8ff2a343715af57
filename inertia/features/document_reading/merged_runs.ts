import type { ComparedRun } from './vocabulary'

export type MergedRun = { text: string; kind: 'same' | 'removed' | 'added' }

/** The words of before and after in one line: what went, what came, and what stayed once. */
export function mergedRuns(before: ComparedRun[], after: ComparedRun[]): MergedRun[] {
  const merged: MergedRun[] = []
  let next = 0
  const takeAdded = () => {
    while (next < after.length && after[next]!.isChanged) {
      const { text } = after[next++]!
      const last = merged.at(-1)
      // What went and what came are two words, also to who hears or copies them.
      if (last?.kind === 'removed' && /\S$/.test(last.text) && /^\S/.test(text))
        merged.push({ text: ' ', kind: 'same' })
      merged.push({ text, kind: 'added' })
    }
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
