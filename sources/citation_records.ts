import type { Citation } from '#sources/citations'

const REGISTRATION = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:registros?|reg\.)(?:\s+(?:digital(?:es)?|electr[óo]nicos?|ius))?|ius)` +
    String.raw`(?:\s*(?:n[úu]meros?|n[úu]ms?\.|nos?\.))?\s*:?\s*(?<list>\d{6,8}(?!\d|/)(?:(?:,\s*|\s+[ye]\s+|,\s*[ye]\s+)\d{6,8}(?!\d|/))*)`,
  'giu'
)

/** Kinds of case as the courts name them, singular; the words that take a plural are marked with `*`. Longer names first. */
const CASES = [
  'recurso* de revisión en amparo directo',
  'recurso* de revisión en incidente de suspensión',
  'solicitud* de ejercicio de la facultad de atracción',
  'solicitud* de reasunción de competencia',
  'solicitud* de sustitución de jurisprudencia',
  'solicitud* de modificación de jurisprudencia',
  'declaratoria* general* de inconstitucionalidad',
  'juicio* de inconformidad en materia electoral',
  'juicio* de inconformidad electoral',
  'incidente* de inejecución de sentencia',
  'incidente* de suspensión',
  'amparo* directo* en revisión',
  'amparo* en revisión',
  'amparo* directo*',
  'amparo* indirecto*',
  'contradicción* de criterios',
  'contradicción* de tesis',
  'acción* de inconstitucionalidad',
  'controversia* constitucional*',
  'conflicto* competencial*',
  'recurso* de reclamación',
  'recurso* de inconformidad',
  'recurso* de queja',
  'revisión* fiscal*',
  'revisión* administrativa*',
  'expediente* varios',
  'impedimento*',
  'inconformidad*',
  'queja*',
  'varios',
]
/** One kind of case under two names. */
const OTHER_NAMES: Record<string, string> = {
  'recurso de queja': 'queja',
  'expediente varios': 'varios',
  'juicio de inconformidad electoral': 'juicio de inconformidad en materia electoral',
}
const SHORT: Record<string, string> = {
  ADR: 'amparo directo en revisión',
  AR: 'amparo en revisión',
  AD: 'amparo directo',
  CT: 'contradicción de tesis',
  CC: 'controversia constitucional',
  AI: 'acción de inconstitucionalidad',
  SEFA: 'solicitud de ejercicio de la facultad de atracción',
}
/** Abbreviations that mean several things: they count where the text also has the words. */
const SPELLED_OUT: Record<string, RegExp> = {
  AI: /acci(?:ón|ones) de inconstitucionalidad/i,
  CC: /controversias? constitucional/i,
}

const CASE_NUMBER = String.raw`(?<!\d)(\d{1,6})/(\d{4}|\d{2})(?![\d/])`
const LIST = String.raw`(?<list>${CASE_NUMBER}(?:-[A-Z]{2})?(?:(?:,\s*|\s+[yeYE]\s+|,\s*[yeYE]\s+)(?:sus?\s+acumulad[ao]s?\s+)?\d{1,6}/(?:\d{4}|\d{2})(?![\d/]))*)`
const FIELD = String.raw`(?:\s+(?:civil|penal|administrativ[oa]|laboral|mercantil|agrari[oa]|de\s+trabajo))?(?:es)?(?:\s+\(improcedencia\))?`
const CASE = new RegExp(
  String.raw`(?<!\p{L})(?<name>${CASES.map(spelled).join('|')})${FIELD}(?:\s+(?:n[úu]meros?|n[úu]ms?\.|nos?\.))?\s+${LIST}`,
  'giu'
)
const CASE_NAMES = CASES.map((name) => ({ name: canonical(name), form: new RegExp(`^(?:${spelled(name)})$`, 'iu') }))
const SHORT_CASE = new RegExp(
  String.raw`(?<![\p{L}.])(?<name>${Object.keys(SHORT)
    .map((name) => [...name].join(String.raw`\.?`))
    .join('|')})\.?\s+${LIST}`,
  'gu'
)

/** Finds the theses cited by their registro digital. */
export function findRegistrations(text: string): Citation[] {
  return [...text.matchAll(REGISTRATION)].flatMap((found) =>
    items(found, /\d{6,8}/g, ([id]) => ({ kind: 'registration', keys: [id] }))
  )
}

/** Finds the cases cited by kind and number. */
export function findCases(text: string): Citation[] {
  const named = (written: string) =>
    CASE_NAMES.find(({ form }) => form.test(written))?.name ?? SHORT[written.replaceAll('.', '')]
  const isPlain = ({ groups }: RegExpExecArray) => SPELLED_OUT[bareName(groups)]?.test(text) ?? true
  return [...text.matchAll(CASE), ...[...text.matchAll(SHORT_CASE)].filter(isPlain)].flatMap((found) =>
    items(found, new RegExp(CASE_NUMBER, 'g'), (item) => ({
      kind: 'case',
      keys: [keyOf(named(found.groups?.name ?? ''), item)],
    }))
  )
}

const bareName = (groups: RegExpExecArray['groups']) => (groups?.name ?? '').replaceAll('.', '')

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

function keyOf(name: string, [, number, year]: RegExpExecArray): string {
  const century = Number(year) < 50 ? '20' : '19'
  return `${name} ${Number(number)}/${year.length === 4 ? year : century + year}`
}

function canonical(name: string): string {
  const singular = name.replaceAll('*', '')
  return OTHER_NAMES[singular] ?? singular
}

function spelled(name: string): string {
  return name
    .replace(/ón\*/g, '(?:ón|on|ones)')
    .replace(/([lrd])\*/g, '$1(?:es)?')
    .replace(/\*/g, 's?')
    .replace(/ /g, String.raw`\s+`)
    .replace(/ó(?!n\|)/g, '[óo]')
}
