import { isoDate } from '#sources/contract/sanity'
import { monthNumber, unaccented } from '#sources/text/spanish'
import type { Law } from '#sources/laws/law'
import { IN_WORDS, numberInWords } from '#sources/laws/reading/numbers_in_words'

/** What a transitory provision says of when a law, or a decree of reform, enters into force. */
export interface EntryIntoForce {
  /** ISO date; null when the words give no day: by parts, working days, on a declaration that is still to come. */
  on: string | null
  /** The provision, word for word: what the date rests on. Long ones are cut. */
  text: string
}

/** `de la aplicación de lo dispuesto en el Código` is about the code. */
const APPLICATION = String.raw`(?:(?:la\s+)?aplicacion\s+de\s+(?:lo\s+dispuesto\s+en\s+)?)?`
const SUBJECT = new RegExp(
  String.raw`^.{0,40}?\b${APPLICATION}(?:(?:el|la|los|las)\s+)?(?:(?:est[ae]s?|presentes?|dich[ao]s?)\s+)?(?:ley|codigo|constitucion|estatuto|reglamento|ordenamiento|decreto|reformas?|adiciones|disposiciones)\b`
)
/** What is made under a law, and not the law: `el Reglamento de esta Ley`, `el Instituto a que se refiere la presente Ley`. */
const UNDER_A_LAW =
  /\breglamentos?\s+(?:interior(?:es)?\s+)?(?:de|que|a)\b|\ba\s+que\s+(?:se\s+)?(?:refiere|alude)|\bprevist[ao]s?\s+en\s+(?:el\s+articulo|la\s+(?:presente\s+)?ley|esta\s+ley)/
const ENTERS =
  /\b(?:entra(?:ra)?n?\s+en\s+vigor|comenzara\s+a\s+regir|empezara\s+a\s+regir|iniciara\s+su\s+vigencia|regira(?=\s+(?:a\s+partir|desde|al?\s|el\s+(?:dia|\d)|en\s+tod)))\b/
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
/** `siguiente al de su publicación`, `después de que se publique`: nothing but joining words, and its own publication, not that of a regulation. */
const PUBLICATION = String.raw`(?:[\s,]+(?:a|al|el|la|de|del|en|que|se|sea|haya|sido|su|dia|fecha|aquel|partir|contad[oa]s|siguientes?|posteriores))*[\s,]+(?:(?:la|su)\s+)?publi(?:ca|que)[a-z]*(?![a-z])(?!\s+(?:oficial\s+)?(?:del?|de\s+l[ao]s?)\s+(?:(?:los|la|el)\s+)?(?:reglamento|declaratoria|decretos?\s+de|acuerdo|estatuto|convocatoria|reforma|lineamiento|norma))`
const FIXED = new RegExp(
  String.raw`${NUMBER}[.,]?\s+(?:del?\s+(?:mes\s+de\s+)?)([a-z]{4,10})\s*,?\s+(?:del?\s+)?(?:ano\s+(?:de\s+)?)?(\d{4}|${IN_WORDS})(?![a-z])`
)
const DAYS_IN_ORDER = 'segundo tercer cuarto quinto sexto septimo octavo noveno decimo'.split(' ')
/** `el cuarto día siguiente al de su publicación`. */
const NTH_DAY = new RegExp(
  String.raw`\b(${DAYS_IN_ORDER.join('|')})\s+dia\s+(?:natural\s+)?(?:siguiente|posterior)\b${PUBLICATION}`
)
/** What makes it another day than the next: `el tercer día siguiente`, `el primer día del mes siguiente`. */
const COUNTED = String.raw`(?<!\b(?:primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|vigesimo|ultimo)\s+)`
const NEXT_DAY = new RegExp(String.raw`\b(?:${COUNTED}dia\s+siguiente|siguiente\s+dia)\b${PUBLICATION}`)
const SAME_DAY = new RegExp(
  String.raw`${COUNTED}(?<!\bsiguiente\s+)\b(?:(?:mismo\s+)?dia|fecha|momento)(?!\s+siguiente)${PUBLICATION}|^\s*(?:a\s+partir\s+de|desde)\s+su\s+publica`
)
const AFTER = new RegExp(
  String.raw`${NUMBER}\s+(dias?|mes|meses|anos?)(?:\s+naturales)?,?\s+(?:siguientes|despues|posteriores|contados|de|a|al)\b${PUBLICATION}`
)
/** A day that hangs on that of something else: `al entrar en vigor el Decreto publicado el…`. */
const OF_ANOTHER = /\b(?:vigor|vigencia|declaratoria)\b/
const UNTIL = /\b(?:hasta|al)\s+(?:el\s+)?(?:dia\s+)?$/
/** Some laws were published in several parts: then nothing can be counted from one day. */
const SEVERAL_DAYS = /\ben\s+(?:dos|tres|cuatro|cinco|varias)\s+partes\b/
const FRONT = 12
const MAX_QUOTE_LENGTH = 600

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

/**
 * Reads transitory provisions, each whole: the first that says when all enters into force, unless it or another one makes exceptions, or another one says
 * something else: the decree may enter on one day, and the law that it brings on another.
 */
export function entryIn(provisions: string[], publishedOn: string | null): EntryIntoForce | null {
  const plain = provisions.map((text) => unaccented(text).replace(/\s+/g, ' '))
  const told = plain.flatMap((text, at) => (whenOf(text) === null ? [] : [at]))
  const [first] = told
  if (first === undefined) return null
  const dayIn = (at: number) => (BY_PARTS.test(plain[at]!) ? null : dayOf(whenOf(plain[at]!)!, publishedOn))
  const on = dayIn(first)
  const other = told.find((at) => at !== first && dayIn(at) !== on)
  const isWhole = other === undefined && !plain.some((text, at) => at !== first && OF_A_PART.test(text.slice(0, 400)))
  const read = other === undefined ? [first] : [first, other]
  return { on: isWhole ? on : null, text: read.map((at) => cut(provisions[at]!.trim())).join('\n') }
}

const cut = (text: string) =>
  text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…`

/** The words after `La presente Ley entrará en vigor`; null when the provision is about something else. */
function whenOf(text: string): string | null {
  const verb = ENTERS.exec(text)
  if (!verb) return null
  const before = text.slice(0, verb.index)
  const about = before.replace(LABEL, '')
  if (before.length > 160 || !SUBJECT.test(before) || PART.test(about) || UNDER_A_LAW.test(about)) return null
  return text.slice(verb.index + verb[0].length)
}

function dayOf(when: string, publishedOn: string | null): string | null {
  const words = when.slice(0, 240)
  if (/\bhabil/.test(words.split(/[.;](?:\s|$)/)[0]!)) return null
  const fixed = FIXED.exec(words)
  const told = publishedOn && !(fixed && fixed.index < 60) ? relativeDay(words, publishedOn) : null
  if (told !== null || !fixed) return told
  return isOnly(words, fixed, publishedOn) ? fixedDay(fixed, publishedOn) : null
}

/** Whether a day stands alone: neither is it that of something else, nor does a later one follow for the rest. */
function isOnly(words: string, fixed: RegExpExecArray, publishedOn: string | null): boolean {
  if (OF_ANOTHER.test(words.slice(0, fixed.index))) return false
  const from = fixed.index + fixed[0].length
  const next = FIXED.exec(words.slice(from).split(/(?<!\d[oº°])[.;]\s/)[0]!)
  if (!next || UNTIL.test(words.slice(from, from + next.index))) return true
  return publishedOn !== null && fixedDay(next, publishedOn) === null
}

function relativeDay(words: string, publishedOn: string): string | null {
  const after = AFTER.exec(words)
  const nth = NTH_DAY.exec(words)
  const found = after ?? nth ?? NEXT_DAY.exec(words) ?? SAME_DAY.exec(words)
  if (!found || OF_ANOTHER.test(words.slice(0, found.index))) return null
  if (after) return afterDays(numberInWords(after[1]!), after[2]!.charAt(0), publishedOn)
  if (nth) return later(publishedOn, DAYS_IN_ORDER.indexOf(nth[1]!) + 2, 'd')
  return NEXT_DAY.test(words) ? later(publishedOn, 1, 'd') : publishedOn
}

function afterDays(count: number | null, unit: string, publishedOn: string): string | null {
  return count ? later(publishedOn, count, unit) : null
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
