import { LAW_NAMES } from './law_names.js'
import { spelledYear } from './law_years.js'

/** The States as laws name them in full: `Veracruz de Ignacio de la Llave` is Veracruz. */
const FULL_STATES: [RegExp, string][] = [
  [/\bveracruz de ignacio de la llave\b|\bveracruz llave\b/g, 'veracruz'],
  [/\bmichoacan de ocampo\b/g, 'michoacan'],
  [/\bcoahuila de zaragoza\b/g, 'coahuila'],
  [/\bqueretaro (?:de )?arteaga\b/g, 'queretaro'],
]
const STATES =
  'aguascalientes baja california campeche coahuila colima chiapas chihuahua durango guanajuato guerrero hidalgo jalisco michoacan morelos nayarit nuevo oaxaca puebla queretaro quintana san sinaloa sonora tabasco tamaulipas tlaxcala veracruz yucatan zacatecas'
/** `Estado Libre y Soberano de Jalisco`, `Estado de Jalisco` and `Jalisco`; the State of México is told from the City by the word. */
const STATE_OF = new RegExp(String.raw`\bestado (?:libre y soberano )?de (?=(?:${STATES.replaceAll(' ', '|')})\b)`, 'g')
/** Slips of the keys, and plurals that a text from a PDF breaks. */
const PROCEDURES: [RegExp, string] = [
  /\bprocedimiento(?:s (civil|penal)(?: es)?\b| (civil|penal)es\b)/g,
  'procedimientos $1$2es',
]
/** Laws of one year are told by the year alone. */
const FISCAL = /\bpara el ejercicio fiscal (?:del? )?(?:ano (?:de )?)?/g
/** `dos mil tres`: their year as a word, at the end. */
const SPELLED = /^((?:ley de ingresos|presupuesto de egresos) .*)\bdos mil (\S+(?: y \S+)?)$/
const FREE = / libre y soberano(?= de )/g
const LINKS = new Set('a al con contra de del e el en entre la las lo los o para por que sobre su sus y'.split(' '))
const MAX_KEY_LENGTH = 96

const CANONICAL = new Map(
  Object.entries(LAW_NAMES).flatMap(([law, others]) => [law, ...others].map((name) => [plain(name), law]))
)

/** What a law is called in citations: `LEY DE AMPARO, REGLAMENTARIA DE LOS ARTÍCULOS 103 Y 107…`, `LAmp` → `Ley de Amparo`; laws without other names keep theirs. */
export function lawNamed(name: string): string {
  const read = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
  return CANONICAL.get(plain(read)) ?? read
}

/**
 * One key for one law, however its name is written: in capitals, without accents, `del Estado de` or `para el Estado Libre y Soberano de`. At most 105
 * characters; only for comparing.
 */
export function lawKey(name: string): string {
  let folded = plain(lawNamed(name))
  for (const [full, short] of FULL_STATES) folded = folded.replace(full, short)
  const words = folded
    .replace(...PROCEDURES)
    .replace(STATE_OF, '')
    .replace(FREE, '')
    .replace(FISCAL, '')
    .replace(SPELLED, (written: string, law: string, year: string) =>
      spelledYear(year) ? `${law}${spelledYear(year)}` : written
    )
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .join(' ')
  return words.length <= MAX_KEY_LENGTH ? words : `${words.slice(0, MAX_KEY_LENGTH)}~${checksum(words)}`
}

/** The key of an article of a law, `ley amparo#107`; `article` as citations write it: `14-A`, `29 bis`, `211 bis 1`. */
export function articleKey(law: string, article: string): string {
  return `${lawKey(law)}#${article}`
}

/** How the name of a law ends that its text calls abrogated. */
export const FORMER_NAME = / \(abrogad[ao]\)$/
const FORMER_MARK = ' abrogada#'

/** The key of an article of a law that its text calls abrogated: `ley amparo abrogada#158`. */
export function formerArticleKey(law: string, article: string): string {
  return asFormer(articleKey(law, article))
}

/** `ley amparo#158` → `ley amparo abrogada#158`; keys of other things stay as they are. */
export function asFormer(key: string): string {
  return key.replace('#', FORMER_MARK)
}

/** The other way; null for a key that says nothing of an abrogation. */
export function ofFormer(key: string): string | null {
  return key.includes(FORMER_MARK) ? key.replace(FORMER_MARK, '#') : null
}

/** Lower case words and numbers, without accents or punctuation. */
function plain(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.replace(/[^a-z0-9]+/g, ' ').trim()
}

/** FNV-1a: tells apart long names that begin alike. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
