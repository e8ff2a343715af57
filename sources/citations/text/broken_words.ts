import { withoutHeadings } from './running_headings.js'
import { LAW_NAMES } from '#sources/citations/laws/law_names'

/** No Spanish word ends so: what is before the blank is half a word. */
const HALF = String.raw`\p{Lu}\p{Ll}*[bcfghkmpqtv]`
/** Nor is any word this one: what is behind the blank is half a word. */
const REST = String.raw`(?:[b-df-hj-np-tv-xz]|ci[óo]n|ciones|si[óo]n|siones|cias?|dad|dades|mente|mientos?)`
const BROKEN = new RegExp(
  String.raw`(?<!\p{L})(?:(?<half>${HALF})(?<gap>[ \n])(?<end>\p{Ll}{1,14})|(?<begin>\p{Lu}\p{Ll}+)(?<space>[ \n])(?<rest>${REST}))(?![\p{L})])`,
  'gu'
)
/** Halves that may both be words: joined where the text has the whole much more often than one of them. */
const MAYBE = /(?<!\p{L})(?<begin>\p{Lu}\p{Ll}*)(?<space>[ \n])(?<rest>\p{Ll}{2,9})(?![\p{L})])/gu
/** `MUNIC`: no Spanish word ends so. */
const HALF_CAPITAL = /^\p{Lu}*[BCFGHKMPQV]$/u
/** Words in capitals, of which some may be halves. */
const CAPITALS = /(?<![\p{L}\d])\p{Lu}{2,}(?:[ \n]\p{Lu}{2,})+(?![\p{L})])/gu
const MIN_WHOLE_WORDS = 4
/** Words by which articles are cited, and those of small letters, wherever a blank breaks them: `artícu lo`, `de l a`. */
const CITING =
  'art arts frac fracs artículo artículos fracción fracciones párrafo párrafos inciso incisos numeral apartado Constitución Código Reglamento Federal General Orgánica Política Procedimientos Estado Estados Ley presente misma para quinquies sexties quáter bis QUINQUIES SEXTIES SEXIES SEPTIES'
const SMALL = String.raw`e st[ae](?=\s+(?:[Ll]ey|[Cc]ódigo|[Rr]eglamento|[Oo]rdenamiento))|d e|d el|de l|l a|l as|la s|l os|lo s|e l|e n`
const SPLIT = new RegExp(
  String.raw`(?<!\p{L})(?:${CITING.split(' ').flatMap(splits).join('|')}|${SMALL})(?![\p{L})])`,
  'gu'
)

/** A word with a blank at each place within it. */
function splits(word: string): string[] {
  return [...word].slice(1).map((_, place) => `${word.slice(0, place + 1)} ${word.slice(place + 1)}`)
}

/** `62, 6 3, 64`: a number that a blank breaks, between its neighbours in a list. */
const BROKEN_NUMBER =
  /(?<=(?<before>\d{1,4}),\s+)(?<first>\d{1,3})\s(?<second>\d{1,3})(?=(?:,|\s+y)\s+(?<behind>\d{1,4})(?!\d))/gu

/** `el artículo 10 7 Bis de la`: one article has one number. */
const BROKEN_ARTICLE =
  /(?<=(?<!\p{L})art[íi]culo\s+)(?<first>\d{1,3}) (?<second>\d{1,2})(?=\s(?:bis|ter|qu[áa]ter|quinquies|sexies|septies)\s+(?:del?|,|fracci))/giu

function wholeNumber(written: string, before: string, first: string, second: string, behind: string): string {
  const whole = Number(`${first}${second}`)
  const isBetween = Number(before) < whole && whole < Number(behind) && Number(first) < Number(before)
  return isBetween ? `${first}${second} ` : written
}

/** A name that ends with half a word. */
const ENDS_BROKEN = new RegExp(String.raw`(?<!\p{L})${HALF}$`, 'u')
const RESTS = new RegExp(String.raw`^\s${REST}(?![\p{L}).])`, 'u')
/** Words of other languages in the names of laws. */
const FOREIGN = /(?:Internet|Hábitat|Habitat|Club|Marketing|Software)$/
const WORD = /\p{L}{5,}/gu

/** Whether a name is cut where a blank breaks a word (`Ley Orgánica de la Agenc`, before ` ia Estatal`). */
export function isBroken(name: string, behind: string): boolean {
  return (ENDS_BROKEN.test(name) && /^\s\p{Ll}/u.test(behind) && !FOREIGN.test(name)) || RESTS.test(behind)
}

/** `Regulatori a`: no Spanish word ends so. */
const ENDING =
  /(?<!\p{L})(?<begin>\p{Lu}\p{Ll}{2,}(?:tori|ari|nci|uci|ici))(?<space>[ \n])(?<rest>as?|os?|ón)(?![\p{L})])/gu

/** No sentence goes on over so many blanks, and forms that begin with blanks would try each of them as their first. */
const GAP = /\s{2000,}/gu
const apart = (blanks: string) => `${blanks[0]}${'\0'.repeat(blanks.length - 2)}${blanks.at(-1)}`

/**
 * Joins words that a text from a PDF breaks by a blank, where the text or the name of a law has the whole word: `Ley Orgánic a de` → `Ley Orgánica  de`. The
 * text keeps its length, so that offsets hold.
 */
export function mended(text: string): string {
  let known: Set<string> | undefined
  const isKnown = (word: string) => (known ??= wordsOf(text)).has(word.toLowerCase())
  const joined = withoutHeadings(text)
    .replace(SPLIT, (written) => `${written.replace(' ', '')} `)
    .replace(BROKEN_NUMBER, wholeNumber)
    .replace(BROKEN_ARTICLE, '$<first>$<second> ')
    .replace(ENDING, '$<begin>$<rest>$<space>')
  const isWhole = wholeIn(text)
  return joined
    .replace(GAP, apart)
    .replace(BROKEN, (written: string, ...rest: unknown[]) => {
      const { half = '', gap = '', end = '', ...other } = rest.at(-1) as Record<string, string | undefined>
      const whole = half ? `${half}${end}` : `${other.begin}${other.rest}`
      return isKnown(whole) ? `${whole}${half ? gap : other.space}` : written
    })
    .replace(MAYBE, (written: string, begin: string, space: string, rest: string) =>
      isWhole(begin, rest) ? `${begin}${rest}${space}` : written
    )
    .replace(CAPITALS, (run) =>
      joinedCapitals(
        run,
        (begin, rest) => isWhole(begin, rest) || (HALF_CAPITAL.test(begin) && isKnown(`${begin}${rest}`))
      )
    )
}

/** Whether two halves are one word for the whole text. */
function wholeIn(text: string) {
  let times: Map<string, number> | undefined
  return (begin: string, rest: string) => {
    const [first, second] = [begin.toLowerCase(), rest.toLowerCase()]
    if (SHORT_WORDS.has(second)) return false
    times ??= timesOf(text)
    const whole = times.get(`${first}${second}`) ?? 0
    const half = Math.min(times.get(second) ?? 0, times.get(first) ?? 0)
    return whole >= MIN_WHOLE_WORDS && whole > 3 * half
  }
}

/** `HACIENDA MUNIC IPAL` → `HACIENDA MUNICIPAL `. */
function joinedCapitals(run: string, isWhole: (begin: string, rest: string) => boolean): string {
  const [first = '', ...rest] = run.split(/(?=[ \n])/)
  let joined = first
  let word = first
  let gap = ''
  for (const one of rest) {
    const next = one.slice(1)
    if (!gap && isWhole(word, next)) {
      joined += next
      gap = one[0]!
      continue
    }
    joined += `${gap}${one}`
    word = next
    gap = ''
  }
  return `${joined}${gap}`
}

/** So common that no broken word is told from them. */
const SHORT_WORDS = new Set(
  'de del la las el los lo al en y o u e a que no ni se si su sus con por para es son sea ser un una como más fue ha han sin ante esta este esto sobre entre otra otro'.split(
    ' '
  )
)

/** How often each word stands in a text. */
function timesOf(text: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const one = word.toLowerCase()
    times.set(one, (times.get(one) ?? 0) + 1)
  }
  return times
}

function wordsOf(text: string): Set<string> {
  const names = Object.entries(LAW_NAMES).flatMap(([law, others]) => [law, ...others])
  return new Set([...names, text].flatMap((one) => one.match(WORD) ?? []).map((word) => word.toLowerCase()))
}
