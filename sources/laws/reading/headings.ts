import type { DivisionKind } from '#sources/contract/contract'
import { cardinalOf, ordinalAt, romanOf } from './ordinals.js'
import { withoutSic } from './sic.js'
import { unaccented } from '#sources/text/spanish'

type HeadingKind = Extract<DivisionKind, 'book' | 'part' | 'title' | 'chapter' | 'section' | 'apartado'>

/** The heading of a division of a law, and its name when that stands on the same line. */
export interface Heading {
  kind: HeadingKind
  /** `CAPÍTULO I BIS`, as written. */
  label: string
  name: string | null
}

const KINDS: Record<string, HeadingKind> = {
  libro: 'book',
  parte: 'part',
  titulo: 'title',
  capitulo: 'chapter',
  seccion: 'section',
  subseccion: 'apartado',
  apartado: 'apartado',
}
const RANKS: HeadingKind[] = ['book', 'part', 'title', 'chapter', 'section', 'apartado']

const KEYWORD = /^["“\s]*(libro|parte|t[íi]tulo|cap[íi]tulo|secci[óo]n|subsecci[óo]n|apartado)\s+/iu
const KEYWORD_LAST = /^["“\s]*((?:primera|segunda|tercera|cuarta|quinta|sexta)\s+parte)(?=\s*[.-]*\s*$)/iu
const SIGN = /^(?:(\d{1,3})(?:[aao]\.?|[ºª°])?|["“]?([A-ZÑ])["”]?)(?=\s*[.:-]|\s*$|\s+[("“\p{Lu}])/u
const ROMAN = /^[“"]?([IVXLCDM]+)[”"]?(?![\p{L}])/u
const SPECIAL = /^(?:preliminar|especial(?:r)?|especiar|[úu]nic[oa]|general|final)(?!\p{L})/iu
const BIS =
  /^\s*[.-]?\s*(?:bis|ter|qu[áa]ter|quinquies|quintus|sexies|septies|octies|nonies)(?!\p{L})(?:\s*-?\s*\d{1,2}(?!\d))?|^\s*[-–]\s?[A-Z](?!\p{L})|^\s+[A-Z](?=\s*$|\s*[.-]\s)/iu
/** A sentence that only mentions a division, or a list of them. */
const PROSE =
  /^\s*(?:[,;]|(?:de|en|y|e|al?|del)\s+(?:esta|este|la\s+presente|el\s+presente|dicha|la\s+ley|los?\s+art|l[oa]s?\s+cap|su)\b)/iu
const MAX_HEADING_LENGTH = 300

/** How high a division stands: 0 for a book. */
export function rankOf(kind: HeadingKind): number {
  return RANKS.indexOf(kind)
}

/** Reads a line that is the heading of a division, or answers null. */
export function headingOf(line: string): Heading | null {
  const plain = withoutSic(line)
  if (plain.length > MAX_HEADING_LENGTH) return null
  const last = KEYWORD_LAST.exec(plain)
  if (last) return { kind: 'part', label: last[1].trim(), name: null }
  const keyword = KEYWORD.exec(plain)
  if (!keyword || !/^["“]?\p{Lu}/u.test(plain)) return null

  const end = labelEnd(plain, keyword[0].length)
  if (end === null) return null
  const after = plain.slice(end)
  const kind = KINDS[unaccented(keyword[1])]
  if (!isName(after, plain) || (plain !== plain.toUpperCase() && isSentence(after, kind))) return null
  // digits glued to the number are the mark of a note
  const name = after
    .replace(/^\d{0,3}[\s.:,;–—-]+/, '')
    .replace(/^\d{1,3}$/, '')
    .trim()
  return {
    kind,
    label: plain
      .slice(0, end)
      .replace(/^["“\s]+/, '')
      .trim(),
    name: name || null,
  }
}

/** Where the number of a heading ends: Roman, Arabic, a letter, in words, or a word such as `ÚNICO`. */
function labelEnd(line: string, at: number): number | null {
  const ahead = line.slice(at)
  const length = numberLength(ahead)
  if (length === null) return null
  const bis = BIS.exec(ahead.slice(length))
  return at + length + (bis?.[0].length ?? 0)
}

function numberLength(ahead: string): number | null {
  const roman = ROMAN.exec(ahead)
  if (roman && romanOf(roman[1])) return roman[0].length
  const special = SPECIAL.exec(ahead)
  if (special) return special[0].length
  const ordinal = ordinalAt(ahead)
  if (ordinal) return ordinal.length
  const word = /^\p{L}+/u.exec(ahead)?.[0] ?? ''
  if (cardinalOf(word) !== null) return word.length
  return SIGN.exec(ahead)?.[0].length ?? null
}

/** The apartados of an article are numbered like divisions, and begin with a sentence; the name of a chapter may end in a full stop. */
function isSentence(after: string, kind: HeadingKind): boolean {
  if (after.length > 160) return true
  const isNamed = !['apartado', 'part'].includes(kind) && /^\s*[.:–—-]+\s*\p{Lu}[^.;:]*\.$/u.test(after)
  return after.length > 40 && /[.:;]$/.test(after) && !isNamed
}

/** Whether what follows a number can be the name of a division, and not the rest of a sentence. */
function isName(after: string, line: string): boolean {
  if (!after.trim()) return true
  if (PROSE.test(after)) return false
  if (/^\s*[.:–—-]+\s*$/.test(after)) return true
  if (line === line.toUpperCase()) return true
  return /^\s*[.:–—-]*\s+["“(¿]?\p{Lu}/u.test(after) && !/[;,]$/.test(line)
}
