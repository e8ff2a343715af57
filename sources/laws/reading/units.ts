import { rankOf } from './headings.js'
import type { LawUnit, UnitKind } from '#sources/laws/law'
import type { Start } from './starts.js'

const DIVISIONS = new Set<UnitKind>(['book', 'part', 'title', 'chapter', 'section', 'apartado'])
const NAME = { lines: 3, length: 260 }
const EPIGRAPH = { length: 160, share: 0.3 }

/** Makes units of where they begin: their ends, places in the outline, names and unique keys. */
export function unitsOf(lines: string[], starts: Start[], places: (string | null)[]): LawUnit[] {
  const units: LawUnit[] = []
  const ranks: number[] = []
  const stack: number[] = []
  const key = uniqueKeys()
  starts.forEach((start, place) => {
    const { line: first, rest: _, ...own } = start
    const end = starts[place + 1]?.line ?? lines.length
    ranks.push(own.kind === 'part' ? rankOfPart(units, ranks) : rank(own))
    while (stack.length && ranks[stack[stack.length - 1]] >= ranks[place]) stack.pop()
    const isDivision = DIVISIONS.has(own.kind)
    const name = own.name ?? (isDivision ? nameIn(lines.slice(first, end), places.slice(first, end), own.label) : null)
    units.push({ ...own, name, key: key(own.key), level: stack.length, path: [...stack], first, end })
    if (isDivision || own.kind === 'decree') stack.push(place)
  })
  return withEpigraphs(units, starts, lines, places)
}

/** Divisions stand above articles; what comes after the articles stands by itself, and a decree above its provisions. */
function rank(unit: Pick<LawUnit, 'kind' | 'key'>): number {
  if (unit.kind === 'decree') return unit.key.startsWith('decreto-') ? -1 : unit.key.startsWith('decretos') ? -2 : 0
  if (unit.kind === 'preamble' || unit.kind === 'annex') return -2
  return DIVISIONS.has(unit.kind) ? rankOf(unit.kind as Parameters<typeof rankOf>[0]) : 10
}

/** A part divides whatever it stands in, be it a book or a section: the division right before the first part. */
function rankOfPart(units: LawUnit[], ranks: number[]): number {
  const above = units.at(-1)
  if (above && DIVISIONS.has(above.kind) && above.kind !== 'part') return ranks[units.length - 1] + 0.5
  const earlier = units.findLastIndex(({ kind }) => kind === 'part')
  return earlier < 0 ? 0.5 : ranks[earlier]
}

/** The name of a division on the lines under its number. */
function nameIn(lines: string[], places: (string | null)[], label: string): string | null {
  const from = lines.findIndex((line) => line.includes(label)) + 1
  const names: string[] = []
  for (let at = Math.max(from, 1); at < lines.length && names.length < NAME.lines; at++) {
    if (places[at]) break
    const line = lines[at].trim()
    if (line.length > NAME.length || /^\(?se derog/iu.test(line) || (names.length && /[.;:]$/.test(names[0]))) break
    names.push(line)
  }
  return names.join(' ').replace(/^["“]|["”]$/g, '') || null
}

/** Some laws give each article a title of its own, on the line of its number or, when that stands alone, on the next. */
function withEpigraphs(units: LawUnit[], starts: Start[], lines: string[], places: (string | null)[]): LawUnit[] {
  const epigraphs = starts.map((start, place) =>
    start.kind === 'article'
      ? epigraphOf(start, lines.slice(start.line, units[place].end), places[start.line + 1])
      : null
  )
  const articles = starts.filter(({ kind }) => kind === 'article').length
  const found = epigraphs.filter((epigraph) => epigraph !== null).length
  if (found < articles * EPIGRAPH.share) return units
  return units.map((unit, place) => ({ ...unit, name: epigraphs[place] ?? unit.name }))
}

function epigraphOf(start: Start, lines: string[], nextPlace: string | null | undefined): string | null {
  const isAlone = start.rest === ''
  const at = isAlone ? 1 : 0
  const text = isAlone ? (lines[1] ?? '') : start.rest
  const hasText = lines.length > at + 1 && (isAlone || !nextPlace)
  const isTitle = /^["“¿(]?\p{Lu}/u.test(text) && !/[.:;,…)]$/.test(text) && text.length <= EPIGRAPH.length
  return hasText && isTitle ? text : null
}

/** Gives each key once; the second of the same gets `-2`. */
function uniqueKeys(): (key: string) => string {
  const taken = new Set<string>()
  return (key) => {
    let own = key
    for (let copy = 2; taken.has(own); copy++) own = `${key}-${copy}`
    taken.add(own)
    return own
  }
}
