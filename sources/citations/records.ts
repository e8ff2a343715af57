import { ASIDE } from '#sources/citations/articles/article_forms'
import { CASE_NAMES, COLLEGIATE_CASES, SHORT_CASES, SPELLED_OUT } from '#sources/citations/case_kinds'
import type { Citation } from '#sources/citations/extract_citations'

/** A ruling of the Semanario has five digits: `Número de registro: 19857`, and its época or rubro below. */
const RULING = String.raw`(?<=(?:n[úu]mero\s+de\s+registro|registro\s+digital)\s*:\s*)\d{5}(?![\d/]|[.,]\d)(?=\s[^]{0,80}?(?:Época|Instancia|Semanario|Rubro))`
const REGISTRATION = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:registros?|reg\.)(?:\s+(?:digital(?:es)?|electr[óo]nicos?|ius))?|ius)` +
    String.raw`(?:\s*(?:n[úu]meros?|n[úu]ms?\.|nos?\.))?\s*:?\s*(?<list>(?:\d,)?\d{3},\d{3}(?![\d,/])|${RULING}|\d{6,8}(?!\d|/)(?:(?:,\s*|\s+[ye]\s+|,\s*[ye]\s+)\d{6,8}(?!\d|/))*)`,
  'giu'
)

const CASE_NUMBER = String.raw`(?<!\d)(\d{1,6})/(\s{1,4}\d{4}|\d{4}|\d{2})(?![\d/])`
/** What follows a number: `-PL`, `-CA`, `-III`. */
const MARK = String.raw`(?:-[A-Z]{1,4}(?!\p{L}))?`
/** `, `; `; y `; ` y sus acumuladas `: between two numbers of one kind, with marks of footnotes before it. */
const BETWEEN = String.raw`${ASIDE}(?:\s*[,;]${ASIDE}\s*(?:(?:[yeuYEU]|así\s+como)\s+)?|\s+(?:[yeuYEU]|así\s+como)\s+|,?\s+relacionad[oa]s?\s+con\s+(?:el|la|los|las)\s+)(?:(?:en\s+)?(?:sus?|las?|los?)\s+acumulad[ao]s?,?\s+)?`
const LIST = String.raw`(?<list>${CASE_NUMBER}${MARK}(?:${BETWEEN}(?:(?-i:(?!(?:ADR|AR|AD|CT|CC|AI|DGI|SEFA)\.)[A-Z]{2,4}\.\s))?\d{1,6}/(?:\s{0,4}\d{4}|\d{2})(?![\d/])${MARK})*)`
const FIELD = String.raw`(?:\s+(?:en\s+materias?\s+)?(?:civil(?:es)?|penal(?:es)?|administrativ[oa]s?|laboral(?:es)?|mercantil(?:es)?|agrari[oa]s?|fiscal(?:es)?|familiar(?:es)?|de\s+trabajo))?(?:\s+\([^()\n]{1,40}\))?`
const NUMBERED = String.raw`(?:,?\s+(?:(?:registrad[oa]s?\s+)?(?:bajo|con)\s+(?:el|los)\s+)?(?:n[úu]meros?|n[úu]ms?\.|nos?\.)(?:\s+de\s+(?:expediente|registro))?)?:?(?:\s+(?-i:[A-Z]{1,4}\.\s?(?:[A-Z]\.\s?){0,2}|[A-Z]{2,4}[\s-])(?=\s?\d))?`
const CASE = new RegExp(
  String.raw`(?<!\p{L})(?<name>${CASE_NAMES.map(({ written }) => spelled(written)).join('|')})${FIELD}${NUMBERED}\s*\[?${LIST}`,
  'giu'
)
const WHOLE_NAMES = CASE_NAMES.map(({ written, kind }) => ({
  kind,
  form: new RegExp(`^(?:${spelled(written)})$`, 'iu'),
}))
const ABBREVIATED = [
  ...Object.keys(SHORT_CASES).map((name) => [...name].join(String.raw`\.?`) + String.raw`\.?`),
  ...Object.keys(COLLEGIATE_CASES).map((name) => [...name].map((letter) => String.raw`${letter}\.\s?`).join('')),
]
const SHORT_CASE = new RegExp(
  String.raw`(?<![\p{L}./-])(?<name>${ABBREVIATED.join('|')})(?:\s*(?:n[úu]m\.|No\.))?[\s-]*${LIST}`,
  'gu'
)
/** Behind a remedy that an authority decides, not a court. */
const BY_AUTHORITY =
  /^,?\s+(?:(?:emitid|dictad|resuelt)[oa]\s+)?por\s+(?:el|la)\s+(?:Administra|Jefatura|Delegaci|Subdelegaci|Direcci|Procuradur|Secretar)/u
/** Of the electoral tribunal: chamber, kind, number (`SUP-JDC-1234/2025`). */
const ELECTORAL = /(?<![\p{L}\d/-])(?:SUP|SRE|SCM|SDF|SG|SM|ST|SX)-[A-Z]{2,4}-\d{1,6}\/\d{4}(?!\d)/gu

/** Finds the theses cited by their registro digital. */
export function findRegistrations(text: string): Citation[] {
  return [...text.matchAll(REGISTRATION)].flatMap((found) =>
    items(found, /(?:\d,)?\d{3},\d{3}(?!\d)|\d{5,8}/g, ([id]) => ({
      kind: 'registration',
      keys: [id.replaceAll(',', '')],
    }))
  )
}

/** Finds the cases cited by kind and number. */
export function findCases(text: string): Citation[] {
  const isOfCourt = ({ 0: { length }, index, groups }: RegExpExecArray) =>
    !/^recursos?\s+de\s+revocaci/iu.test(groups?.name ?? '') ||
    !BY_AUTHORITY.test(text.slice(index + length, index + length + 40))
  const isPlain = ({ groups }: RegExpExecArray) => SPELLED_OUT[bareName(groups)]?.test(text) ?? true
  const named = [
    ...[...text.matchAll(CASE)].filter(isOfCourt),
    ...[...text.matchAll(SHORT_CASE)].filter(isPlain),
  ].flatMap((found) =>
    items(found, new RegExp(CASE_NUMBER, 'g'), (item) => ({
      kind: 'case',
      keys: [keyOf(kindNamed(found.groups), item)],
    }))
  )
  const electoral = [...text.matchAll(ELECTORAL)].map(({ 0: key, index }): Citation => ({
    start: index,
    end: index + key.length,
    kind: 'case',
    keys: [key],
  }))
  return [...named, ...electoral]
}

const bareName = (groups: RegExpExecArray['groups']) => (groups?.name ?? '').replace(/[.\s]/g, '')

function kindNamed(groups: RegExpExecArray['groups']): string {
  const short = bareName(groups)
  const long = WHOLE_NAMES.find(({ form }) => form.test(groups?.name ?? ''))
  return long?.kind ?? SHORT_CASES[short] ?? COLLEGIATE_CASES[short] ?? ''
}

/** The key of a case (`Amparo Directo En Revisión 9309/2023` → `amparo directo en revisión 9309/2023`), or null when the text does not begin with one. */
export function caseKey(text: string): string | null {
  return findCases(text.trim()).find(({ start }) => start === 0)?.keys[0] ?? null
}

/** One citation for each item of a list; the first one begins where the list is announced. */
function items(
  found: RegExpExecArray,
  item: RegExp,
  about: (item: RegExpExecArray) => Pick<Citation, 'kind' | 'keys'>
): Citation[] {
  const list = found.groups?.list ?? ''
  const listStart = found.index + found[0].length - list.length
  return [...list.matchAll(item)].map((one, place) => ({
    start: place ? listStart + one.index : found.index,
    end: listStart + one.index + one[0].length,
    ...about(one),
  }))
}

function keyOf(name: string, [, number, written]: RegExpExecArray): string {
  const year = written.trim()
  const century = Number(year) < 50 ? '20' : '19'
  return `${name} ${Number(number)}/${year.length === 4 ? year : century + year}`
}

function spelled(name: string): string {
  return name
    .replace(/ón\*/g, '(?:ón|on|ones)')
    .replace(/([lrd])\*/g, '$1(?:es)?')
    .replace(/\*/g, 's?')
    .replace(/ /g, String.raw`\s+`)
    .replace(/ó(?!n\|)/g, '[óo]')
}
