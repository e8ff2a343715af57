import { diffArrays, diffWordsWithSpace } from 'diff'
import { isNoteLine } from './section_blocks.js'
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
  /** Publisher's notes that stand in one state only; they are no change of the text. */
  notes: number
  /** More changed than is shown. */
  isCut: boolean
}

interface Pair {
  from: Unit | null
  to: Unit | null
}

interface Unit {
  label: string
  slug: string | null
  text: string
}

/** What publishers write above a law about its text: which reform it has. */
const FRONT = /^\s*(?:texto vigente|nueva ley publicada|[úu]ltimas? reformas? publicadas?)\b.{0,160}$/iu

const isOfPublisher = (line: string) => isNoteLine(line) || FRONT.test(line)

const MAX_CHANGES = 300
const MAX_EDITS = 4_000
/** A text without articles is shown whole, with its changes in it, up to this many characters; of a longer one only what changed. */
const MAX_WHOLE_LENGTH = 120_000

/**
 * What changed from an earlier state to a later one, unit by unit and in it word by word: an article is shown whole. What publishers note of reforms
 * is left out.
 */
export function compareStates(earlier: StateText, later: StateText): StateComparison {
  const [before, after] = [unitsOf(earlier), unitsOf(later)]
  const pairs = paired(before, after)
  const all = pairs.filter(({ from, to }) => from?.text !== to?.text).map(({ from, to }) => changeOf(from, to))
  const words = (change: 'added' | 'removed') =>
    all.reduce(
      (sum, { runs }) => sum + runs.reduce((own, run) => own + (run.change === change ? wordsIn(run.text) : 0), 0),
      0
    )
  const isWhole = !isParted(earlier) && !isParted(later) && earlier.body.length + later.body.length <= MAX_WHOLE_LENGTH
  return {
    changes: isWhole && all.length > 0 ? [inWhole(pairs)] : all.slice(0, MAX_CHANGES),
    same: pairs.length - all.length,
    wordsAdded: words('added'),
    wordsRemoved: words('removed'),
    notes: notesApart(earlier.body, later.body),
    isCut: !isWhole && all.length > MAX_CHANGES,
  }
}

const isParted = ({ outline }: StateText) => outline.length > 0

/** The changed paragraphs of a text, with those around them. */
function inWhole(pairs: Pair[]): UnitChange {
  const runs = pairs.flatMap(({ from, to }, place): ChangeRun[] => {
    const own = from && from.text === to?.text ? [{ text: from.text, change: null }] : changeOf(from, to).runs
    const isLast = place === pairs.length - 1
    return isLast ? own : [...own, { text: '\n', change: from && to ? null : from ? 'removed' : 'added' }]
  })
  return { label: '', slug: null, change: 'changed', runs }
}

function withoutNotes(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isOfPublisher(line))
    .join('\n')
}

function notesApart(earlier: string, later: string): number {
  const notesOf = (body: string) => new Set(body.split('\n').filter(isOfPublisher))
  return notesOf(earlier).symmetricDifference(notesOf(later)).size
}

/** Articles by the outline; a text without one by its paragraphs. */
function unitsOf({ body, outline }: StateText): Unit[] {
  if (outline.length === 0)
    return withoutNotes(body)
      .split('\n')
      .map((text) => ({ label: '', slug: null, text }))
  const units = outline.map(({ label, slug, start }, place) => ({
    label,
    slug,
    text: withoutNotes(body.slice(start, outline[place + 1]?.start ?? body.length)).trimEnd(),
  }))
  const preamble = withoutNotes(body.slice(0, outline[0]!.start)).trimEnd()
  return preamble ? [{ label: '', slug: null, text: preamble }, ...units] : units
}

/** Units of both states side by side: articles by their page, everything else by its order. */
function paired(before: Unit[], after: Unit[]): Pair[] {
  const keyOf = ({ slug, label, text }: Unit) => slug ?? (label ? `=${label}` : `~${text}`)
  const parts = diffArrays(before.map(keyOf), after.map(keyOf))
  const [left, right] = [before.values(), after.values()]
  const pairs = parts.flatMap(({ value, added, removed }) =>
    value.map(() => ({ from: added ? null : left.next().value!, to: removed ? null : right.next().value! }))
  )
  return joinedParagraphs(pairs)
}

/** A paragraph that went and one that came in its place are one paragraph that changed. */
function joinedParagraphs(pairs: Pair[]): Pair[] {
  const joined: Pair[] = []
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
  const words = diffWordsWithSpace(from.text, to.text, { maxEditLength: MAX_EDITS })
  const runs: ChangeRun[] = words
    ? words.map(({ value: text, added, removed }) => ({ text, change: added ? 'added' : removed ? 'removed' : null }))
    : [
        { text: from.text, change: 'removed' },
        { text: to.text, change: 'added' },
      ]
  return { label, slug, change: 'changed', runs }
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0
