import { isoDate } from '#sources/sanity'
import { monthNumber, unaccented } from '#sources/spanish'
import type { Law } from './law.js'
import { IN_WORDS, numberInWords } from './numbers_in_words.js'

/** What a transitory provision says of when a law, or a decree of reform, enters into force. */
export interface EntryIntoForce {
  /** ISO date; null when the words give no day: by parts, working days, on a declaration that is still to come. */
  on: string | null
  /** The provision, word for word: what the date rests on. Long ones are cut. */
  text: string
}

const SUBJECT =
  /^.{0,40}?\b(?:(?:el|la|los|las)\s+)?(?:(?:est[ae]s?|presentes?|dich[ao]s?)\s+)?(?:ley|codigo|constitucion|estatuto|reglamento|ordenamiento|decreto|reformas?|adiciones|disposiciones)\b/
const ENTERS =
  /\b(?:entra(?:ra)?n?\s+en\s+vigor|comenzara\s+a\s+regir|empezara\s+a\s+regir|iniciara\s+su\s+vigencia|regira)\b/
/** Words that let a part enter on another day, or make the day depend on something else. */
const BY_PARTS =
  /\b(?:salvo|except|excepcion|gradual|escalonad|sucesiv|declaratoria|sin\s+perjuicio|en\s+lo\s+relativo|en\s+los\s+terminos)/
/** `ARTÍCULO PRIMERO.-`, without accents. */
const LABEL = /^(?:articulo\s+)?(?:\d+\s?[oº°]?|[a-z]+(?:\s[a-z]+)?)\s?[.°º–-]+/
const PART = /\b(?:articulos?|parrafos?|fracci(?:on|ones)|capitulos?|titulos?|secci(?:on|ones)|incisos?|libros?)\b|;/
/** Another provision that gives articles a day of their own. */
const OF_A_PART =
  /\b(?:articulos?|capitulos?|titulos?|secci(?:on|ones)|fracci(?:on|ones)|parrafos?|incisos?|libros?|disposiciones)\b[^.;]{0,200}?\b(?:entrar[ao]n?\s+en\s+vigor|iniciaran?\s+su\s+vigencia|comenzaran?\s+a\s+regir)\b/
const NUMBER = String.raw`\b(\d{1,4}\s?(?:[oº°]\.?)?|${IN_WORDS})(?![a-z])`
const PUBLICATION = String.raw`[^.;]{0,60}?\bpublica`
const FIXED = new RegExp(
  String.raw`${NUMBER}[.,]?\s+(?:del?\s+(?:mes\s+de\s+)?)([a-z]{4,10})\s*,?\s+(?:del?\s+)?(?:ano\s+(?:de\s+)?)?(\d{4}|${IN_WORDS})(?![a-z])`
)
const NEXT_DAY = new RegExp(String.raw`\bdia\s+siguiente${PUBLICATION}`)
const SAME_DAY = new RegExp(
  String.raw`\b(?:(?:mismo\s+)?dia|fecha|momento)\s+(?:de|del|en\s+que|de\s+la\s+fecha)${PUBLICATION}|^\s*(?:a\s+partir\s+de|desde)\s+su\s+publica`
)
const AFTER = new RegExp(
  String.raw`${NUMBER}\s+(dias?|mes|meses|anos?)(?:\s+naturales)?,?\s+(?:siguientes|despues|posteriores|contados|de|a|al)\b${PUBLICATION}`
)
/** Some laws were published in several parts: then nothing can be counted from one day. */
const SEVERAL_DAYS = /\ben\s+(?:dos|tres|cuatro|cinco|varias)\s+partes\b/
const FRONT = 12
const LONGEST = 600

/** When a law enters into force by its own transitory provisions; null when none of those that were read says so. */
export function entryOfLaw(law: Law, publishedOn: string | null): EntryIntoForce | null {
  const isOnce = !law.lines.slice(0, FRONT).some((line) => SEVERAL_DAYS.test(unaccented(line)))
  return entryIn(provisionsOf(law, 't', null), isOnce ? publishedOn : null)
}

/** When a decree of reform enters into force by the transitory provisions printed under its date (ISO); null when that is not told, or two decrees have the date. */
export function entryOfDecree(law: Law, publishedOn: string): EntryIntoForce | null {
  const group = `t-${publishedOn}`
  if (law.units.some(({ kind, key }) => kind === 'transitory' && key.startsWith(`${group}-b-`))) return null
  return entryIn(provisionsOf(law, group, publishedOn), publishedOn)
}

function provisionsOf({ units, lines }: Law, group: string, decree: string | null): string[] {
  const own = units.filter(
    (unit) =>
      unit.kind === 'transitory' &&
      unit.decree === decree &&
      new RegExp(`^${group}-(?:\\d|unico|[a-z]{3,})`).test(unit.key)
  )
  return own.map(({ first, end }) => lines.slice(first, end).join('\n'))
}

/** Reads transitory provisions, each whole: the first that says when all enters into force, unless it or another one makes exceptions. */
export function entryIn(provisions: string[], publishedOn: string | null): EntryIntoForce | null {
  const plain = provisions.map((text) => unaccented(text).replace(/\s+/g, ' '))
  const place = plain.findIndex((text) => whenOf(text) !== null)
  if (place < 0) return null
  const isWhole =
    !BY_PARTS.test(plain[place]!) && !plain.some((text, at) => at !== place && OF_A_PART.test(text.slice(0, 400)))
  return { on: isWhole ? dayOf(whenOf(plain[place]!)!, publishedOn) : null, text: cut(provisions[place]!.trim()) }
}

const cut = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`)

/** The words after `La presente Ley entrará en vigor`; null when the provision is about something else. */
function whenOf(text: string): string | null {
  const verb = ENTERS.exec(text)
  if (!verb) return null
  const before = text.slice(0, verb.index)
  if (before.length > 160 || !SUBJECT.test(before) || PART.test(before.replace(LABEL, ''))) return null
  return text.slice(verb.index + verb[0].length)
}

function dayOf(when: string, publishedOn: string | null): string | null {
  const words = when.slice(0, 240)
  if (/\bhabil/.test(words.split(/[.;](?:\s|$)/)[0]!)) return null
  const fixed = FIXED.exec(words)
  const told = publishedOn && !(fixed && fixed.index < 60) ? relativeDay(words, publishedOn) : null
  return told ?? (fixed ? fixedDay(fixed, publishedOn) : null)
}

function relativeDay(words: string, publishedOn: string): string | null {
  const after = AFTER.exec(words)
  const count = after ? numberInWords(after[1]!) : null
  if (after) return count ? later(publishedOn, count, after[2]!.charAt(0)) : null
  if (NEXT_DAY.test(words)) return later(publishedOn, 1, 'd')
  return SAME_DAY.test(words) ? publishedOn : null
}

/** Days are counted as they come, the first after the publication; months and years by the calendar. */
function later(day: string, count: number, unit: string): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  if (unit === 'd') return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
  const months = year * 12 + month - 1 + count * (unit === 'a' ? 12 : 1)
  return isoDate(Math.floor(months / 12), (months % 12) + 1, date)
}

function fixedDay([, day, month, year]: RegExpExecArray, publishedOn: string | null): string | null {
  const [d, m, y] = [numberInWords(day!), monthNumber(month!), numberInWords(year!.trim())]
  const on = d && m && y ? isoDate(y, m, d) : null
  return on !== null && publishedOn !== null && on < publishedOn ? null : on
}
