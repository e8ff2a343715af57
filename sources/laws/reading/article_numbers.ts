import { unaccented } from '#sources/text/spanish'

/** The heading of an article: how it is written, the numbers it stands for, and where its text begins. */
export interface ArticleHeading {
  /** `Artículo 107`, as written and without what parts it from the text. */
  label: string
  /** In citing form: `107`, `14-A`, `29 bis`, `211 bis 1`. More than one for ranges and lists. */
  numbers: string[]
  /** What follows on the line. */
  rest: string
  /** Whether a sign parts the number from the text, as the laws usually write; without one it may be prose. */
  isMarked: boolean
}

const LATIN =
  'b\\s?i\\s?s|ter|qu[áa]r?ter|cu[áa]r?ter|quinquies|quinqui[ée]s|quint[iu][eu]s|quintus|sextus|sex(?:t)?[iu][eu]s|sexi[ée]s|s[ée]pt[iu][eu]s|s[ée]pti[ée]s|septimus|s[ée]ptimus|oct[iu][eu]s|octavus|nonus|octi[ée]s|non[iu][eu]s|noni[ée]s|novies|novenus|(?:un|duo|ter|quater|quin|sex|septen|octo|noven)?d[ée]ci(?:[ée]s|mus)|vicies|v[íi]ci[ée]s'
const LATIN_STEP = new RegExp(String.raw`^[\s.,-]{0,3}(${LATIN})(?![\p{L}])\.?`, 'iu')
const LETTER_STEP =
  /^(?:\s?[-–]([A-ZÑ]{1,2})|\s?[-–]\s([A-ZÑ])(?=\s*\.\s?-)|\s+"?([A-ZÑ])"?)(?=\s*[.:)]|\s*[-–]|\s*$|\s+[("“\p{Lu}]|\s+(?:bis|ter|qu[áa]ter)(?!\p{L}))/u
/** `228 a.-`; a small `o` is that of `1 o.-` unless the one before was `n`. */
const SMALL_STEP = /^\s+([a-zñ])(?=\s*\.\s?[-–—]|\s*\.\s+["“(]?\p{Lu}|\s+(?:bis|ter|qu[áa]ter)(?!\p{L}))/u
/** `18 Bis II`. */
const ROMAN_STEP = /^\s+([IVX]{1,4})(?=\s*[.:)]|\s*[-–]|\s*$)/u
const DIGIT_STEP = /^(?:\s*[-–]?\s*|\s+)(\d{1,2})(?![\d,]|\.\d)/
const PLAIN_DIGIT_STEP = /^[-–.](\d{1,2})(?=\s*[.:-])/
const NUMBER = /^(\d{1,2},\d{3}(?!\d)|\d{1,4}(?!\d|,\d{3}))(?:\s?[oO](?![\p{L}])|\.?\s?[º°ª]|a(?=\.))?/u
/** The same without the `o` of ordinals after a blank. */
const NUMBER_AND_O = /^(\d{1,4}(?!\d|,\d{3}))(?=\s+o\s*\.\s?[-–—])/u
const HEAD = /^["“«'\s]*(art[íi]culos?|arts?\.)\s*(?:[:-]?\s+|\.\s*)(?=\d)/iu
const MARK = /^(?:\s*[.:;)]\s*[-–—.]*|\s*[-–—]+)(?=\s|$|["“(«¿¡\p{L}])/u
const LINK =
  /^\.?(?:\s*,\s*|\s*[-–]\s*(?=\d)|\s+(?:y|e|al?|hasta(?:\s+el)?)\s+(?:el\s+|la\s+)?)(?:art[íi]culo\s+)?(?=\d)/iu
const MAX_IN_RANGE = 600

/** Reads a line that begins with `Artículo` and a number, or answers null. `hasLetterO`: `228 o.-` is the article after `228 n`. */
export function articleHeading(line: string, hasLetterO = false): ArticleHeading | null {
  const head = HEAD.exec(line)
  if (!head || !/^["“«'\s]*[A-Z]/.test(line)) return null
  const isPlural = /s$/i.test(head[1])
  let at = head[0].length
  let number = numberAt(line, at, hasLetterO ? NUMBER_AND_O : NUMBER)
  if (!number) return null
  const numbers = [number.number]
  at = number.end
  for (let link = linkAt(line, at, isPlural); link; link = linkAt(line, at, isPlural)) {
    number = numberAt(line, at + link.length)
    if (!number) break
    const isRange = /\sa|\shasta|[-–]/i.test(link)
    numbers.push(...(isRange ? between(numbers[numbers.length - 1], number.number) : []), number.number)
    at = number.end
  }
  return headingOf(line, at, numbers)
}

function headingOf(line: string, at: number, numbers: string[]): ArticleHeading | null {
  const after = line.slice(at)
  const mark = MARK.exec(after)
  const rest = after.slice(mark?.[0].length ?? 0).trim()
  const isMarked = mark !== null || after.trim() === ''
  if (!isMarked && !/^\s+["“(«¿]?\p{Lu}/u.test(after)) return null
  const written = line
    .slice(0, at)
    .replace(/^["“«'\s]+/, '')
    .trim()
  // the full stop of `1o.` belongs to it
  const label = /\d[oº°ª]$/.test(written) && after.startsWith('.') ? `${written}.` : written
  return { label, numbers: [...new Set(numbers)], rest, isMarked }
}

/** One article follows another by `y` or a comma only under the plural; `al` may follow the singular too. */
function linkAt(line: string, at: number, isPlural: boolean): string | null {
  const link = LINK.exec(line.slice(at))?.[0] ?? null
  return link && (isPlural || /\sal?\s|\shasta/i.test(link)) ? link : null
}

function numberAt(line: string, at: number, form = NUMBER): { number: string; end: number } | null {
  const base = form.exec(line.slice(at))
  if (!base) return null
  let number = String(Number(base[1].replace(',', '')))
  let end = at + base[0].length
  // the full stop of `1o.` belongs to the number when more of the number follows it
  for (let step = stepAt(line, end, number); step; step = stepAt(line, end, number)) {
    number += step.text
    end += step.length
  }
  return { number, end }
}

function stepAt(line: string, at: number, sofar: string): { text: string; length: number } | null {
  const ahead = line.slice(at)
  const dot = /^\.(?=[-–][A-Z](?![\p{L}])|\s*(?:bis|ter)(?!\p{L}))/iu.exec(ahead) ? 1 : 0
  const tail = ahead.slice(dot)
  const latin = LATIN_STEP.exec(tail)
  if (latin && !sofar.endsWith(latin[1].toLowerCase())) {
    const own = latin[0].endsWith('.') ? latin[0].length - 1 : latin[0].length
    return { text: ` ${spelled(latin[1])}`, length: dot + own }
  }
  const roman = / \p{Ll}{2,}$/u.test(sofar) ? ROMAN_STEP.exec(tail) : null
  if (roman) return { text: ` ${roman[1]}`, length: dot + roman[0].length }
  const lettered = /[A-Z]$/.test(sofar) ? null : LETTER_STEP.exec(tail)
  if (lettered) return { text: `-${lettered[1] ?? lettered[2] ?? lettered[3]}`, length: dot + lettered[0].length }
  const small = /\d$/.test(sofar) ? SMALL_STEP.exec(ahead) : null
  if (small) return { text: ` ${small[1]}`, length: small[0].length }
  const digit = /\p{L}$/u.test(sofar) ? DIGIT_STEP.exec(ahead) : PLAIN_DIGIT_STEP.exec(ahead)
  if (!digit) return null
  return { text: / /.test(sofar) ? ` ${digit[1]}` : `-${digit[1]}`, length: digit[0].length }
}

/** One spelling for each of the Latin words, as the courts cite them. */
function spelled(word: string): string {
  const plain = unaccented(word).replace(/\s/g, '')
  if (/^[qc]uar?ter$/.test(plain)) return 'quáter'
  return plain
}

/** The whole numbers between two, of `60 al 68`. */
function between(from: string, to: string): string[] {
  const [first, last] = [Number.parseInt(from, 10), Number.parseInt(to, 10)]
  if (!(last > first) || last - first > MAX_IN_RANGE) return []
  return Array.from({ length: last - first - 1 }, (_, place) => String(first + 1 + place))
}

/** The whole number with which a number in citing form begins. */
export function baseOf(number: string): number {
  return Number.parseInt(number, 10)
}

/** `211 bis 1` → `211-bis-1`; for addresses and keys. */
export function keyOf(number: string): string {
  return unaccented(number.replace(/ñ/gi, 'enie'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
