import { diffArrays, diffWordsWithSpace } from 'diff'
import type { StateText } from './states.js'

/** A run of words that stands in both states, only in the later one, or only in the earlier one. */
export interface ChangeRun {
  text: string
  change: 'added' | 'removed' | null
}

/** What became of a unit of a text (an article, or a paragraph of what has no articles). */
export interface UnitChange {
  label: string
  /** Of the article's page in the later state; null when it is gone or has none. */
  slug: string | null
  change: 'added' | 'removed' | 'changed'
  runs: ChangeRun[]
}

export interface StateComparison {
  changes: UnitChange[]
  /** Units that read the same in both. */
  same: number
  wordsAdded: number
  wordsRemoved: number
  /** More changed than is shown. */
  isCut: boolean
}

interface Unit {
  label: string
  slug: string | null
  text: string
}

const MOST_CHANGES = 300
const MOST_EDITS = 4_000

/** What changed from an earlier state to a later one, unit by unit and in it word by word. */
export function compareStates(earlier: StateText, later: StateText): StateComparison {
  const [before, after] = [unitsOf(earlier), unitsOf(later)]
  const pairs = paired(before, after)
  const all = pairs.filter(({ from, to }) => from?.text !== to?.text).map(({ from, to }) => changeOf(from, to))
  const words = (change: 'added' | 'removed') =>
    all.reduce(
      (sum, { runs }) => sum + runs.reduce((own, run) => own + (run.change === change ? wordsIn(run.text) : 0), 0),
      0
    )
  return {
    changes: all.slice(0, MOST_CHANGES),
    same: pairs.length - all.length,
    wordsAdded: words('added'),
    wordsRemoved: words('removed'),
    isCut: all.length > MOST_CHANGES,
  }
}

/** Articles by the outline; a text without one by its paragraphs. */
function unitsOf({ body, outline }: StateText): Unit[] {
  if (outline.length === 0) return body.split('\n').map((text) => ({ label: '', slug: null, text }))
  const units = outline.map(({ label, slug, start }, place) => ({
    label,
    slug,
    text: body.slice(start, outline[place + 1]?.start ?? body.length).trimEnd(),
  }))
  const preamble = body.slice(0, outline[0]!.start).trimEnd()
  return preamble ? [{ label: '', slug: null, text: preamble }, ...units] : units
}

/** Units of both states side by side: articles by their page, everything else by its order. */
function paired(before: Unit[], after: Unit[]): { from: Unit | null; to: Unit | null }[] {
  const keyOf = ({ slug, label, text }: Unit) => slug ?? (label ? `=${label}` : `~${text}`)
  const parts = diffArrays(before.map(keyOf), after.map(keyOf))
  const [left, right] = [before.values(), after.values()]
  const pairs = parts.flatMap(({ value, added, removed }) =>
    value.map(() => ({ from: added ? null : left.next().value!, to: removed ? null : right.next().value! }))
  )
  return joinedParagraphs(pairs)
}

/** A paragraph that went and one that came in its place are one paragraph that changed. */
function joinedParagraphs(pairs: { from: Unit | null; to: Unit | null }[]) {
  const joined: typeof pairs = []
  for (const pair of pairs) {
    const last = joined.at(-1)
    const isReplaced = last?.from && !last.to && !pair.from && pair.to && !last.from.label && !pair.to.label
    if (isReplaced) last.to = pair.to
    else joined.push({ ...pair })
  }
  return joined
}

function changeOf(from: Unit | null, to: Unit | null): UnitChange {
  const { label, slug } = (to ?? from)!
  if (!from) return { label, slug, change: 'added', runs: [{ text: to!.text, change: 'added' }] }
  if (!to) return { label, slug: null, change: 'removed', runs: [{ text: from.text, change: 'removed' }] }
  const words = diffWordsWithSpace(from.text, to.text, { maxEditLength: MOST_EDITS })
  const runs: ChangeRun[] = words
    ? words.map(({ value: text, added, removed }) => ({ text, change: added ? 'added' : removed ? 'removed' : null }))
    : [
        { text: from.text, change: 'removed' },
        { text: to.text, change: 'added' },
      ]
  return { label, slug, change: 'changed', runs }
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0
