import { flat } from './days.js'
import { isLead, LACKING, LISTS, NUMBERED, UNFINISHED } from './line_forms.js'
import type { Line } from './line.js'
import { splitLabels } from './headings.js'
import { casesIn, citesOther, decisionAt } from './split_text.js'
import { endsTurn, type Turns } from './turns.js'

/** How the rows of a list begin, by what its lines have in common. */
export interface Manner {
  isNumbered: boolean
  /** Most lines with a case begin with words that lead to it: each of them is a row. */
  isLed: boolean
  /** Most lines with a case begin with few words and its number, whatever words they are. */
  isHeaded: boolean
  /** What stands before the number on several lines, figures apart. */
  shapes: ReadonlySet<string>
}

interface Before {
  manner: Manner
  /** Whether a row is being read. */
  isOpen: boolean
  afterBlank: boolean
  /** The line before, folded. */
  previous: string
}

const NUMBER_WITHIN = 160
const FREE_NUMBER_WITHIN = 120
const ORDINAL = /^\s*\(?(\d{1,4})(?:\s?[.)°º-]+\s*|\s+)(?=\D)/

/** What the lines of a list have in common. */
export function* mannerOf(lines: readonly Line[]): Turns<Manner> {
  let [withCase, numbered, led, inOrder, headed] = [0, 0, 0, 0, 0]
  const shapes = new Map<string, number>()
  let last = 0
  for (const [at, { text }] of lines.entries()) {
    if (endsTurn(at)) yield
    const first = casesIn(text)[0]
    const ordinal = Number(ORDINAL.exec(text)?.[1] ?? 0)
    if (!first) continue
    withCase += 1
    if (ordinal && ordinal === last + 1) inOrder += 1
    if (ordinal) last = ordinal
    if (NUMBERED.test(text)) numbered += 1
    if (isLed(text, first.start)) led += 1
    if (!isHead(text, first.start)) continue
    headed += 1
    const shape = shapeOf(text, first.start)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  const most = Math.max(numbered, inOrder)
  return {
    isNumbered: most >= 2 && most * 3 >= withCase,
    isLed: led >= 2 && led * 2 >= withCase,
    isHeaded: headed >= 2 && headed * 3 >= withCase * 2,
    shapes: new Set([...shapes].flatMap(([shape, count]) => (count > 1 && shape !== '' ? [shape] : []))),
  }
}

/** Whether a line has the number that a row of a numbered list begins with. */
export const isOrdinal = (line: string): boolean => NUMBERED.test(line) || ORDINAL.test(line)

/** Whether a line begins a row of running text. */
export function startsEntry(line: string, { manner, isOpen, afterBlank, previous }: Before): boolean {
  const [first] = casesIn(line)
  if (!first) return false
  if (manner.isNumbered && isOrdinal(line) && first.start < NUMBER_WITHIN) return true
  const isLeading = isLed(line, first.start)
  if (!isLeading && isOpen && beginsLikeOthers(line, first.start, { manner, isOpen, afterBlank, previous })) return true
  if (!isLeading) return !isOpen && first.start < FREE_NUMBER_WITHIN && !LISTS.test(flat(line).slice(0, 60))
  if (!isOpen) return true
  if (
    (afterBlank ? LACKING : UNFINISHED).test(previous) ||
    citesOther(`${previous} ${flat(line.slice(0, first.start))}`)
  )
    return false
  if (afterBlank) return true
  const hasStopped = /[.;)\]"”*]$/.test(previous)
  if (manner.isNumbered) return hasStopped && isOutstanding(line, first.start)
  return hasStopped || manner.isLed || isOutstanding(line, first.start) || NUMBERED.test(line)
}

const MOST_BEFORE_NUMBER = 70

/** Whether few words that name something, and cite or decide nothing, stand between the beginning of a line and its number. */
function isHead(line: string, start: number): boolean {
  const lead = line.slice(0, start).trim()
  if (lead.length > MOST_BEFORE_NUMBER || !/^[\p{Lu}\d(•*·▪–—-]/u.test(line.trim())) return false
  const plain = flat(lead)
  const label = splitLabels(lead).labelled[0]?.field
  if (label !== undefined && label !== 'case' && label !== 'proceeding') return false
  return (
    decisionAt(plain) < 0 && !citesOther(plain) && !/[,;]\s|[a-z]{4,}\.\s|\svs?\.?\s|\s(?:contra|que)\s/.test(plain)
  )
}

const shapeOf = (line: string, start: number) =>
  flat(line.slice(0, start)).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()

/** Whether a line begins as most rows of its list do, whose leading words are not known. */
function beginsLikeOthers(line: string, start: number, { manner, afterBlank, previous }: Before): boolean {
  if (manner.isNumbered || !manner.isHeaded || !isHead(line, start)) return false
  if ((afterBlank ? LACKING : UNFINISHED).test(previous)) return false
  return afterBlank || /[.;)\]"”*]$/.test(previous) || manner.shapes.has(shapeOf(line, start))
}

const isLed = (line: string, start: number) => isLead(line.slice(0, start), flat(line.slice(0, start)))

/** A number that begins its line, alone or behind the word that says what it is. */
const isOutstanding = (line: string, start: number) =>
  /^\s*(?:(?:exps?|expedientes?|exptes?|toca)\b.*)?$/.test(flat(line.slice(0, start)))
