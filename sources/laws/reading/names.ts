import { unaccented } from '#sources/text/spanish'
import { keyOf } from './article_numbers.js'

const SMALL = new Set(
  'a al ante bajo con contra de del desde durante e el en entre hacia hasta la las lo los mediante ni o para por que se según sin sobre su sus tras u y'.split(
    ' '
  )
)
/** Spelled in capitals whatever stands around them. */
const CAPITALS = /^(?!CIVIL)(?:[IVXLC]+|[IVXLC]+\.|D\.F\.|DOF|UNAM|ISSSTE|ISSFAM|IMSS|INFONAVIT)$/
const ACCENTS = new Map(
  'artículo artículos código constitución fracción fracciones orgánica política público pública públicos públicas república federación administración méxico nación región economía económica económico comercio protección educación energía energética eléctrica jurídico jurídica técnica técnico bancaria crédito créditos tránsito título títulos turístico ganadería pública útil vías vía aérea aéreo náutica científica tecnología tecnológica información inversión navegación policía penitenciaría según también único única días niñas niños adopción extinción prevención atención nacional amnistía expropiación extradición asociación promoción fundación planeación transición geotérmica geotermia biocombustibles'
    .split(' ')
    .filter((word) => unaccented(word) !== word)
    .map((word) => [unaccented(word), word])
)
const MAX_SLUG_LENGTH = 72

/** A law's name in readable case: `LEY DE AMPARO, REGLAMENTARIA DE…`, `LEY de Amparo` → `Ley de Amparo, Reglamentaria de…`. Without marks of the listing such as `(Antes "…")`. */
export function readableName(name: string): string {
  const plain = name
    .replace(/\s+/g, ' ')
    .replace(/\s*\((?:antes|abrogad|en vigor|vigente)[^()]*\)?/gi, '')
    .replace(/^["“\s]+|["”\s.]+$/g, '')
  const isCapitals = plain === plain.toUpperCase()
  const words = plain.split(' ')
  return words.map((word, place) => (isCapitals || place === 0 || isSmall(word) ? wordOf(word, place) : word)).join(' ')
}

/** `Sobre`, `Que` in the middle of a name. */
function isSmall(word: string): boolean {
  return SMALL.has(word.toLowerCase()) && /^\p{Lu}\p{Ll}/u.test(word)
}

function wordOf(word: string, place: number): string {
  if (place > 0 && CAPITALS.test(word.replace(/[,;]$/, ''))) return word
  const lower = word.toLowerCase()
  const bare = lower.replace(/[^\p{L}]/gu, '')
  const spelled = ACCENTS.has(bare) ? lower.replace(bare, ACCENTS.get(bare) ?? bare) : lower
  return place > 0 && SMALL.has(bare) ? spelled : spelled.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** How a law is called in titles and citations: what stands before the comma of `Ley de Amparo, Reglamentaria de…`, or before `(extracto…)`. */
export function shortName(name: string): string {
  const [, first] = /^(.{8,}?)(?:,\s+(?:reglamentari|que\s|de conformidad|relativ)|\s+\(extracto\b)/i.exec(name) ?? []
  return first ?? name
}

/** The address segment of a law: its name in small letters, cut at a word that matters. */
export function lawSlug(name: string, longest = MAX_SLUG_LENGTH): string {
  const words = keyOf(unaccented(name)).split('-')
  while (words.join('-').length > longest || (words.length > 2 && SMALL.has(words[words.length - 1]))) words.pop()
  return words.join('-')
}

/** What a title may add to the name of a law in a listing: `LEY MONETARIA DE LOS ESTADOS UNIDOS MEXICANOS`. */
const OF_THE_COUNTRY = new Set(
  'estados unidos mexicanos mexicana mexicano mexico republica federacion federal'.split(' ')
)

/**
 * Whether two titles are of one law: the same words, misprints and years left aside, or one goes on after a comma or with the name of the country
 * where the other ends.
 */
export function sameLaw(one: string, other: string): boolean {
  const [few, many] = [one, other].sort((a, b) => wordsOf(a).length - wordsOf(b).length)
  const [start, whole] = [wordsOf(few), wordsOf(many)]
  if (start.length < 2 || !start.every((word, place) => isAlike(word, whole[place]))) return false
  const beforeComma = wordsOf(many.split(',')[0])
  return beforeComma.length === start.length || whole.slice(start.length).every((word) => OF_THE_COUNTRY.has(word))
}

function wordsOf(title: string): string[] {
  const plain = unaccented(title).replace(/\((?:antes|abrogad)[^()]*\)?/g, ' ')
  return plain.split(/[^a-z0-9]+/).filter((word) => word && !SMALL.has(word) && !/^(?:19|20)\d\d$/.test(word))
}

/** The same word but for one letter, as in a misprint, or for its ending. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < 6 || other.length < 6 || Math.abs(one.length - other.length) > 1) return false
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  const [a, b] = [one.slice(at), other.slice(at)]
  return at < 0 || a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b
}
