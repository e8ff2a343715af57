import { diffArrays, diffWordsWithSpace } from 'diff'

/** A run of words of a line that changed. */
export interface ComparedRun {
  text: string
  isChanged: boolean
}

/** Lines that are the same in both (its beginning, how many are left out, its end), or a change: what stood there before and what stands there now (empty: nothing). */
export type ComparedBlock =
  | { kind: 'same'; head: string[]; hidden: number; tail: string[] }
  | { kind: 'change'; before: ComparedRun[]; after: ComparedRun[] }

export interface Comparison {
  blocks: ComparedBlock[]
  changes: number
  wordsAdded: number
  wordsRemoved: number
  /** The texts were too large, or too different, to be compared to their end. */
  isCut: boolean
}

const MAX_CHARACTERS = 1_500_000
const MAX_EDITS = 6_000
const MAX_CHANGES = 2_000
/** A change longer than this is shown whole, without looking for words within. */
const LONG_CHANGE = 20_000
/** Equal lines that are shown before and after a change. */
const CONTEXT = 3

/** What changed between two texts, by lines and within them by words. */
export function compareTexts(before: string, after: string): Comparison {
  const [left, right] = [toLines(before), toLines(after)]
  const parts = diffArrays(left, right, { maxEditLength: MAX_EDITS, timeout: 5_000 })
  const blocks = parts ? blocksOf(parts) : [changeOf(left.join('\n'), right.join('\n'))]
  const wasLong = before.length > MAX_CHARACTERS || after.length > MAX_CHARACTERS
  return summaryOf(blocks, wasLong || !parts)
}

const toLines = (text: string) => text.slice(0, MAX_CHARACTERS).split('\n')

function summaryOf(all: ComparedBlock[], wasCut: boolean): Comparison {
  const changed = all.filter((block) => block.kind === 'change')
  const last = changed.length > MAX_CHANGES ? all.indexOf(changed[MAX_CHANGES]!) : all.length
  const words = (side: 'before' | 'after') => changed.reduce((sum, block) => sum + changedWords(block[side]), 0)
  return {
    blocks: all.slice(0, last),
    changes: changed.length,
    wordsAdded: words('after'),
    wordsRemoved: words('before'),
    isCut: wasCut || last < all.length,
  }
}

const changedWords = (runs: ComparedRun[]) =>
  runs.reduce((sum, { text, isChanged }) => sum + (isChanged ? (text.match(/\S+/g)?.length ?? 0) : 0), 0)

function blocksOf(parts: { value: string[]; added?: boolean; removed?: boolean }[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = []
  for (let at = 0; at < parts.length; at++) {
    const { value, added, removed } = parts[at]!
    const next = parts[at + 1]
    const text = value.join('\n')
    if (removed && next?.added) blocks.push(changeOf(text, parts[++at]!.value.join('\n')))
    else if (added && next?.removed) blocks.push(changeOf(parts[++at]!.value.join('\n'), text))
    else if (added || removed) blocks.push(changeOf(removed ? text : null, added ? text : null))
    else blocks.push(sameOf(value, at === 0, at === parts.length - 1))
  }
  return blocks
}

/** Of many equal lines only those beside a change are sent. */
function sameOf(lines: string[], isFirst: boolean, isLast: boolean): ComparedBlock {
  if (lines.length <= 2 * CONTEXT + 1) return { kind: 'same', head: lines, hidden: 0, tail: [] }
  const head = isFirst ? [] : lines.slice(0, CONTEXT)
  const tail = isLast ? [] : lines.slice(-CONTEXT)
  return { kind: 'same', head, hidden: lines.length - head.length - tail.length, tail }
}

const whole = (text: string | null): ComparedRun[] => (text === null ? [] : [{ text, isChanged: true }])

function changeOf(before: string | null, after: string | null): ComparedBlock {
  const isLong = (before?.length ?? 0) + (after?.length ?? 0) > LONG_CHANGE
  const words = before && after && !isLong ? diffWordsWithSpace(before, after, { maxEditLength: 2_000 }) : null
  if (!words) return { kind: 'change', before: whole(before), after: whole(after) }
  const side = (other: 'added' | 'removed') =>
    words
      .filter((word) => !word[other])
      .map(({ value, added, removed }) => ({ text: value, isChanged: Boolean(added || removed) }))
  return { kind: 'change', before: side('added'), after: side('removed') }
}
