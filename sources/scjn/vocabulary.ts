import { sentenceCase, unaccented } from '#sources/text/spanish'

export const COURT = 'Suprema Corte de Justicia de la Nación'

/** The épocas of the Semanario Judicial and their first day. */
const EPOCHS: [name: string, ordinal: RegExp, from: string][] = [
  ['Primera Época', /^(?:primera|1)\b/, '1871-01-01'],
  ['Segunda Época', /^(?:segunda|2)\b/, '1881-01-01'],
  ['Tercera Época', /^(?:tercera|3)\b/, '1890-01-01'],
  ['Cuarta Época', /^(?:cuarta|4)\b/, '1898-01-01'],
  ['Quinta Época', /^(?:quinta|5)\b/, '1917-06-01'],
  ['Sexta Época', /^(?:sexta|6)\b/, '1957-07-01'],
  ['Séptima Época', /^(?:septima|7)\b/, '1969-01-01'],
  ['Octava Época', /^(?:octava|8)\b/, '1988-01-15'],
  ['Novena Época', /^(?:novena|9)\b/, '1995-02-04'],
  ['Undécima Época', /^(?:undecima|onceava|decima ?primera|11)\b/, '2021-05-01'],
  ['Duodécima Época', /^(?:duodecima|decima ?segunda|12)\b/, '2025-09-01'],
  ['Décima Época', /^(?:decima|10)\b/, '2011-10-04'],
]

/** The courts that publish theses, and how the Semanario abbreviates them. */
const INSTANCES: [names: string[], form: RegExp][] = [
  [['Plenos Regionales'], /^(?:plenos? regional(?:es)?|p\. ?r\.)/],
  [['Plenos de Circuito'], /^(?:plenos? (?:de|del|en materia).*circuito|p\. ?c\.)/],
  [['Tribunales Colegiados de Circuito'], /tribunal(?:es)? colegiados?|^t\. ?c\. ?c\.|centro auxiliar/],
  [[COURT, 'Pleno'], /^(?:tribunal )?pleno\b|^p\.$/],
  [[COURT, 'Primera Sala'], /^(?:primera|1a\.?) sala\b/],
  [[COURT, 'Segunda Sala'], /^(?:segunda|2a\.?) sala\b/],
  [[COURT, 'Tercera Sala'], /^(?:tercera|3a\.?) sala\b/],
  [[COURT, 'Cuarta Sala'], /^(?:cuarta|4a\.?) sala\b/],
  [[COURT, 'Sala Auxiliar'], /^sala auxiliar\b/],
  [[COURT], /suprema corte/],
]

const SUBJECTS: Record<string, string> = {
  constitucional: 'Constitucional',
  penal: 'Penal',
  administrativa: 'Administrativa',
  civil: 'Civil',
  laboral: 'Laboral',
  trabajo: 'Laboral',
  comun: 'Común',
}

/** Kinds of case by the third part of a document's address, `…/engroses/{organ}/{year}/{kind}/…`; only those seen with certainty. */
const CASE_KINDS: Record<string, string> = { '2': 'Amparo en revisión', '10': 'Amparo directo en revisión' }

/** `11a. Época`, `UNDECIMA EPOCA` → `Undécima Época`; unknown ones as they are, null when empty. */
export function epochOf(text: string): string | null {
  const plain = unaccented(text)
    .replace(/^epoca:?\s*/, '')
    .trim()
    .replace(/^(\d+)\s?a\.?/, '$1')
  if (!plain) return null
  return EPOCHS.find(([, ordinal]) => ordinal.test(plain))?.[0] ?? text.trim()
}

/** The época that a text names somewhere: `Duodécima Época. Pleno. Semanario …`, `[TA]; 10a. Época; …`; null when it names none. */
export function epochIn(text: string): string | null {
  const found = /(?:\p{L}+(?: primera| segunda)?|\d{1,2}\s?a\.?)\s+[ée]poca/iu.exec(text)
  return found ? epochOf(found[0]) : null
}

/** The época that an ISO date belongs to, or null before the first. */
export function epochOn(isoDate: string): string | null {
  const begun = EPOCHS.filter(([, , from]) => from <= isoDate).sort((one, other) => (one[2] < other[2] ? 1 : -1))
  return begun[0]?.[0] ?? null
}

/** The courts to file a document under: the Supreme Court with its chamber, or the kind of circuit court. */
export function instancesOf(instance: string, organ: string): string[] {
  const known = [organ, instance]
    .map((text) => unaccented(text).trim())
    .map((text) => INSTANCES.find(([, form]) => form.test(text))?.[0])
  const [byOrgan, byInstance] = known
  if (byOrgan && (!byInstance || byInstance[0] === byOrgan[0])) return byOrgan
  return byInstance ?? (instance.trim() ? [instance.trim()] : [])
}

/** `Jurisprudencia`, `Aislada`, or null when neither the type nor the localisation tells. */
export function thesisTypeOf(type: string, location: string): string | null {
  const plain = unaccented(type)
  if (/jurisprudenc/.test(plain)) return 'Jurisprudencia'
  if (/aislada/.test(plain)) return 'Aislada'
  if (/^\s*\[J\]/.test(location)) return 'Jurisprudencia'
  return /^\s*\[TA\]/.test(location) ? 'Aislada' : null
}

/** The subjects in their usual spelling, without repetitions. */
export function subjectsOf(texts: string[]): string[] {
  return [...new Set(texts.map((text) => SUBJECTS[unaccented(text)] ?? sentenceCase(text)))]
}

/** The kind of case that the address of a ruling's document gives away, or null. */
export function caseKindOf(documentUrl: string): string | null {
  const kind = /\/engroses\/\d+\/\d{4}\/(\d+)\//.exec(documentUrl)?.[1]
  return (kind && CASE_KINDS[kind]) ?? null
}

/** Kinds of case that no other court numbers, so that kind and number name one ruling of the Court. Circuit plenos rule contradictions since 2013. */
export function isOnlyOfTheCourt(caseKey: string): boolean {
  if (/^contradicción de tesis \d+\/(?:19\d\d|200\d|201[0-2])$/.test(caseKey)) return true
  return /^(?:amparo directo en revisión|acción de inconstitucionalidad|controversia constitucional|declaratoria general|solicitud de ejercicio|juicio de inconformidad)/.test(
    caseKey
  )
}
