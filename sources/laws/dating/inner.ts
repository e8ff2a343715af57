import type { Law, LawUnit } from '#sources/laws/law'
import { notePlaces } from './note_places.js'
import { romanOf } from '#sources/laws/reading/ordinals'

/** What a paragraph of an article is. */
export interface InnerUnit {
  kind: 'paragraph' | 'apartado' | 'fraction' | 'inciso' | 'numeral' | 'subinciso'
  /** `II Bis`, `a`, `1`, `A`; empty for a paragraph. */
  label: string
  /** 0 for what stands right under the article. */
  level: number
  /** Line in `law.lines`. */
  line: number
}

type Kind = Exclude<InnerUnit['kind'], 'paragraph'>

const FIRST = 3
const MAX_LEFT_OUT = 30
const END = String.raw`\s*(?:\.\s*[-–]?|\)|[-–]|\.-)(?:\s|$)`
const BIS = String.raw`(?:[\s-]*(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies))?(?:\s?-?\s?\d{1,2}|[\s-]+[A-Z])?`
const ROMAN = new RegExp(`^["“]?(M{0,1}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})${BIS})${END}`, 'iu')
const INCISO = new RegExp(`^["“]?([a-zñ]{1,2}${BIS})\\s?\\)`, 'u')
const DIGITS = new RegExp(`^["“]?(\\d{1,3}${BIS})${END}`, 'iu')
const CAPITAL = /^["“]?(?:apartado\s+)?([A-Z])["”]?\s*[.)-](?:\s|$)/u
const SMALL_ROMAN = /^["“]?([ivx]{1,6})\s?[).]/u

/** The paragraphs of an article: fractions, incisos, numerals and what they stand in, as far as their numbers follow one another. */
export function innerOf(law: Law, unit: LawUnit): InnerUnit[] {
  const places = notePlaces(law)
  const open: { kind: Kind; label: string }[] = []
  const inner: InnerUnit[] = []
  for (let line = unit.first; line < unit.end; line++) {
    if (places.has(line)) continue
    const text = line === unit.first ? textAfterNumber(law.lines[line], unit) : law.lines[line]
    const found = partAt(text, open)
    if (!found) {
      inner.push({ kind: 'paragraph', label: '', level: open.length, line })
      continue
    }
    const depth = open.findIndex(({ kind }) => kind === found.kind)
    if (depth >= 0) open.length = depth
    open.push(found)
    inner.push({ ...found, level: open.length - 1, line })
  }
  return inner
}

function textAfterNumber(line: string, { label }: LawUnit): string {
  const at = line.indexOf(label)
  // digits glued to the number or its sign are the mark of a note
  return at < 0 ? line : line.slice(at + label.length).replace(/^(?:[.:)–-]*\d{1,3}(?=[\s.:–-]))?[\s.:–-]*/, '')
}

/** `I)` under an inciso is small Roman, and `C.` after `B.` an apartado: what goes on with an open list comes first. */
function partAt(text: string, open: { kind: Kind; label: string }[]): { kind: Kind; label: string } | null {
  const capital = CAPITAL.exec(text)?.[1]
  const last = open.find(({ kind }) => kind === 'apartado')?.label
  const isNextCapital = capital && (last ? capital.charCodeAt(0) === last.charCodeAt(0) + 1 : capital === 'A')
  if (capital && isNextCapital) return { kind: 'apartado', label: capital }

  const roman = ROMAN.exec(text)?.[1]
  if (roman && isNextFraction(roman, open)) return { kind: 'fraction', label: roman.trim() }
  const small = SMALL_ROMAN.exec(text)?.[1]
  const inciso = INCISO.exec(text)?.[1]
  const isInInciso = open.some(({ kind, label }) => kind === 'inciso' && !isBefore(label, small ?? ''))
  if (small && (!inciso || isInInciso)) return { kind: 'subinciso', label: small }
  if (inciso) return { kind: 'inciso', label: inciso.trim() }
  const digits = DIGITS.exec(text)?.[1]
  return digits ? { kind: 'numeral', label: digits.trim() } : null
}

/** Fractions count upwards from I: `C.` after I is no fraction. */
function isNextFraction(label: string, open: { kind: Kind; label: string }[]): boolean {
  const value = valueOf(label)
  const last = valueOf(open.find(({ kind }) => kind === 'fraction')?.label ?? '')
  return value !== null && (value <= FIRST || (last !== null && value >= last && value <= last + MAX_LEFT_OUT))
}

function valueOf(label: string): number | null {
  return romanOf(/^[IVXLCDM]+/.exec(label)?.[0] ?? '')
}

function isBefore(one: string, other: string): boolean {
  return other.length === 1 && one.length === 1 && other.charCodeAt(0) === one.charCodeAt(0) + 1
}
