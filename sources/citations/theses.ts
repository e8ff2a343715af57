import type { Citation } from '#sources/citations/extract_citations'

/**
 * The claves of the Semanario Judicial, as the Court builds them (Acuerdos Generales Plenarios 12/2011 and 19/2013, and older usage):
 *
 *     P./J. 4/2022 (11a.)   1a. CCCXX/2014 (10a.)   P. LXXVII/99     Supreme Court: organ, number/year
 *     I.15o.A. J/3   IV.2o.A.65 K (10a.)   (II Región)4o.3 A (10a.)  collegiate courts: circuit, court, specialities, number, subject
 *     PC.III.P. J/1 K (10a.)   PR.A.C.CN. J/27 A (12a.)              plenos of a circuit and of a region
 *     Tesis: 123                                                     theses of older épocas
 */
const START = String.raw`(?<![\p{L}\p{N}./-])`
const END = String.raw`(?![\p{L}\p{N}])`
const EPOCH = String.raw`(?:\s?\(\s?(?<epoch>\d{1,2})\s?[aª]\.?(?:\s?Época)?\s?\))?`
const YEAR = String.raw`(?<year>\d{4}|\d{2})(?!\d)`
const SUBJECT = 'CS|[KACPL]'
const NUMBER = String.raw`(?:J/\s?(?<binding>\d{1,4})(?!\d)(?:\s?(?<field>${SUBJECT})(?=\s?\(\s?\d))?|(?<number>\d{1,4})\s?(?<subject>${SUBJECT})${END})`

const COURT_BINDING = String.raw`${START}(?<organ>P|[1-5]\s?[aª])\.?\s?/\s?J\.?\s?(?<number>\d{1,4})/${YEAR}${EPOCH}`
const COURT_ISOLATED = String.raw`${START}(?<organ>P|[1-5]\s?[aª])\.\s?(?<number>[IVXLCDM]+|\d{1,3}(?=/\d+\s?\())/${YEAR}${EPOCH}`
const COLLEGIATE = String.raw`(?:${START}(?<circuit>[IVX]+)\.(?<gap>\s?)|(?<![\p{L}\p{N}])\((?<region>[IVX]+)\s?Región\)\.?\s?)(?:(?<court>\d{1,2})\s?[oº°]\.?\s?)?(?<fields>(?:[A-Z]{1,2}\.\s?){0,4})${NUMBER}${EPOCH}`
const PLENO = String.raw`${START}(?<pleno>PC\.[IVX]+\.|PR\.)\s?(?<fields>(?:[A-Z]{1,2}\.\s?){0,4})${NUMBER}${EPOCH}`

/** Before the Novena Época theses had a bare number; it is one of many until the library has the volume. */
const NUMBERED = String.raw`(?<!\p{L})[Tt]esis(?:\s+(?:de\s+jurisprudencia|jurisprudencial|aislada|relacionada))?(?:\s*:|\s+(?:n[úu]mero|n[úu]m\.|[Nn]o\.))\s*(?<number>\d{1,4})(?![\d/.]\d|\d)(?!\s?[ao]\.|\s?[A-Z]\.|\s+Página)`

/** As compilations of courts write it: `Clave: 1a./J., Núm.: 39/2011`, `Clave: P., Núm.: LXIII/2010`. */
const COMPILED = String.raw`(?<!\p{L})Clave:\s*(?<organ>P|[1-5]\s?[aª])\.?\s?/\s?J\.?\s*,\s*N[úu]m\.:?\s*(?<number>\d{1,4})/${YEAR}${EPOCH}`
const COMPILED_ISOLATED = String.raw`(?<!\p{L})Clave:\s*(?<organ>P|[1-5]\s?[aª])\.?\s*,\s*N[úu]m\.:?\s*(?<number>[IVXLCDM]+)/${YEAR}${EPOCH}`

/** The organ of the Court that a clause tells. */
const TOLD = String.raw`(?<told>Pleno|(?:Primera|Segunda|Tercera)\s+Sala)(?!\s+(?:del?\s+(?!la\s+Suprema|est[ea]\s)|en\s+Materia|Regional|Especial|Superior|Civil|Penal|Familiar))`
const WORDS = String.raw`[^.;:"“\d]{0,140}?`
const BARE = String.raw`(?<clave>(?:(?<isolated>[IVXLCDM]+)|(?<number>\d{1,4}))/${YEAR}${EPOCH})`
/** `el Pleno de este Alto Tribunal, en la tesis I/2012 (10a.)`. */
const TOLD_BEFORE = String.raw`${TOLD}${WORDS}(?<!(?:contradicci(?:ón|ones)|modificación|sustitución|aclaración|denuncia)\s+de\s+(?:las?\s+)?)(?<!\p{L})(?:tesis(?:\s+(?:de\s+jurisprudencia|jurisprudencial|aislada))?|jurisprudencia)\s+(?:(?:n[úu]mero|n[úu]m\.)\s+)?${BARE}`
/** `la jurisprudencia de la Primera Sala, de número 39/2011`. */
const TOLD_AFTER = String.raw`(?<!\p{L})(?:tesis|jurisprudencia)\s+(?:(?:emitida|sustentada|aprobada)\s+por|de)\s+(?:la|el|esta|este)\s+${TOLD}${WORDS}(?<!\p{L})(?:de|con(?:\s+el)?)\s+n[úu]mero\s+${BARE}`

const FORMS: [RegExp, (parts: Parts) => string | null][] = [
  [
    new RegExp(COURT_BINDING, 'gu'),
    (parts) => `${organ(parts)}./J. ${Number(parts.number)}/${year(parts)}${epoch(parts)}`,
  ],
  [new RegExp(COMPILED, 'gu'), (parts) => `${organ(parts)}./J. ${Number(parts.number)}/${year(parts)}${epoch(parts)}`],
  [new RegExp(COMPILED_ISOLATED, 'gu'), (parts) => `${organ(parts)}. ${parts.number}/${year(parts)}${epoch(parts)}`],
  [new RegExp(TOLD_BEFORE, 'dgu'), courtThesis],
  [new RegExp(TOLD_AFTER, 'dgu'), courtThesis],
  [new RegExp(COURT_ISOLATED, 'gu'), (parts) => `${organ(parts)}. ${parts.number}/${year(parts)}${epoch(parts)}`],
  [new RegExp(COLLEGIATE, 'gu'), collegiate],
  [new RegExp(NUMBERED, 'gu'), (parts) => `tesis ${Number(parts.number)}`],
  [new RegExp(PLENO, 'gu'), (parts) => `${parts.pleno}${fields(parts)}${number(parts)}${epoch(parts)}`],
]

/** Years in which one époque gave way to the next: numbers of both began anew, so that a clave without its époque means two theses. */
const AMBIGUOUS_YEARS = ['2011', '2021', '2025']

type Parts = Record<string, string | undefined>

/** Finds the theses cited by their clave. */
export function findTheses(text: string): Citation[] {
  return FORMS.flatMap(([form, write]) =>
    [...text.matchAll(form)].flatMap((found): Citation[] => {
      const key = write(found.groups ?? {})
      const start = found.indices?.groups?.clave?.[0] ?? found.index
      return key ? [{ start, end: found.index + found[0].length, kind: 'thesis', keys: [key] }] : []
    })
  )
}

/** The clave as the Court writes it (`1a/J 45/2023 (11a)` → `1a./J. 45/2023 (11a.)`), or null when the text is not one clave. */
export function thesisKey(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^Tesis:?\s+/i, '')
    .replace(/(?<!\.\))\.$/, '')
  const whole = findTheses(bare).find(({ start, end }) => start === 0 && end >= bare.length)
  return whole?.keys[0] ?? null
}

/** The keys by which a thesis with this clave is cited: also without the époque, where the year leaves no doubt. */
export function thesisKeys(text: string): string[] {
  const key = thesisKey(text)
  if (!key) return []
  const bare = /^((?:P|\da)\.(?:\/J\.)? [^ ]+\/(\d{4})) \(\d+a\.\)$/.exec(key)
  return bare && !AMBIGUOUS_YEARS.includes(bare[2]) ? [key, bare[1]] : [key]
}

/** `I. 2 C` may be item 2 of a list: without court or speciality, only a clave written together or with its époque is one. */
function collegiate(parts: Parts): string | null {
  const isBare = !parts.court && !parts.fields && !parts.region
  if (isBare && !parts.binding && parts.gap && !parts.epoch) return null
  const seat = parts.region ? `(${parts.region} Región)` : `${parts.circuit}.`
  return `${seat}${parts.court ? `${parts.court}o.` : ''}${fields(parts)}${number(parts)}${epoch(parts)}`
}

function courtThesis(parts: Parts): string {
  const said = parts.told ?? ''
  const court =
    said === 'Pleno' ? 'P' : `${1 + ['Primera', 'Segunda', 'Tercera'].findIndex((one) => said.startsWith(one))}a`
  const which = parts.isolated ?? `/J. ${Number(parts.number)}`
  return `${court}.${parts.isolated ? ' ' : ''}${which}/${year(parts)}${epoch(parts)}`
}

function organ({ organ: written = '' }: Parts): string {
  return written.replace(/\s?ª|\s?a/, 'a')
}

function fields(parts: Parts): string {
  return (parts.fields ?? '').replace(/\s/g, '')
}

function number(parts: Parts): string {
  if (!parts.binding) return `${Number(parts.number)} ${parts.subject}`
  return ` J/${Number(parts.binding)}${parts.field ? ` ${parts.field}` : ''}`
}

function year({ year: written = '' }: Parts): string {
  if (written.length === 4) return written.replace(/^19/, '')
  return Number(written) < 50 ? `20${written}` : written
}

function epoch({ epoch: written }: Parts): string {
  return Number(written) >= 10 ? ` (${written}a.)` : ''
}
