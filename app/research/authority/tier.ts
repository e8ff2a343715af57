import { thesisKey } from '#sources/citations/extract_citations'
import { circuitNamed, circuitOfRoman } from './circuits.js'
import { rulingOrgan } from './ruling_organ.js'

/**
 * What decides how a document binds whom, in one word: `<organ>.<class>` or `<organ>.<class>:<circuit or region>`.
 * Organs: `court` (Supreme Court in Pleno), `chamber` (its Salas), `regional`, `circuit` (plenos of a circuit), `collegiate`.
 * Classes: `binding` (jurisprudencia), `isolated`, `ruling`, `opinion` (voto). Examples: `court.binding`, `regional.binding:CN`, `collegiate.isolated:3`.
 */
export type Tier = string

export type Organ = 'court' | 'chamber' | 'regional' | 'circuit' | 'collegiate'
export type TierClass = 'binding' | 'isolated' | 'ruling' | 'opinion'

/** What of a document tells its tier. */
export interface Classified {
  documentType: string
  facets: Record<string, string[]>
  metadata?: { key: string; value: string }[]
  /** ISO date of a ruling. */
  publishedOn?: string | null
  /** Of a ruling: read when nothing else tells who of the Court made it. */
  body?: string
}

const COURT = 'Suprema Corte de Justicia de la Nación'
const CLASSES: Record<string, TierClass> = { ejecutoria: 'ruling', engrose: 'ruling', voto: 'opinion' }

/** The tier of a document of the Semanario or of the Court; null for laws, records of cases and what its source does not tell. */
export function tierOf(document: Classified): Tier | null {
  const organ = organOf(document)
  const kind = classOf(document)
  if (!organ || !kind) return null
  const place = placeOf(organ, document)
  return place ? `${organ}.${kind}:${place}` : `${organ}.${kind}`
}

/** Whether documents of a type have a tier at all. */
export function hasTier({ documentType }: Pick<Classified, 'documentType'>): boolean {
  return documentType === 'tesis' || documentType in CLASSES
}

/** `regional.binding:CN` → its parts. */
export function readTier(tier: Tier): { organ: Organ; kind: TierClass; place: string | null } {
  const [name, place = null] = tier.split(':')
  const [organ, kind] = name.split('.') as [Organ, TierClass]
  return { organ, kind, place }
}

/** The Court sits in Pleno alone since its Salas ended: article 94 of the Constitution (reform DOF 15-09-2024), from 1 September 2025 on. */
const ONE_PLENO_SINCE = '2025-09-01'

function organOf(document: Classified): Organ | null {
  const instances = document.facets.instancia ?? []
  if (instances.includes('Plenos Regionales')) return 'regional'
  if (instances.includes('Plenos de Circuito')) return 'circuit'
  if (instances.includes('Tribunales Colegiados de Circuito')) return 'collegiate'
  if (!instances.includes(COURT)) return null
  if (instances.some((one) => /\bSala\b/.test(one))) return 'chamber'
  const isTold = instances.some((one) => /\bPleno\b/.test(one)) || CLASSES[document.documentType] !== 'ruling'
  if (isTold || (document.publishedOn ?? '') >= ONE_PLENO_SINCE) return 'court'
  return rulingOrgan(document.body ?? '')
}

function classOf({ documentType, facets }: Classified): TierClass | null {
  if (documentType !== 'tesis') return CLASSES[documentType] ?? null
  const [type] = facets.tipo ?? []
  if (type === 'Jurisprudencia') return 'binding'
  return type === 'Aislada' ? 'isolated' : null
}

/** The circuit or region, by the clave first (`III.7o.A.2 K`, `PR.A.C.CN. J/27 A`), else by the name of the court. Auxiliary courts have none. */
function placeOf(organ: Organ, { facets, metadata = [] }: Classified): string | null {
  if (organ === 'court' || organ === 'chamber') return null
  const clave = (facets.numero ?? []).map((number) => thesisKey(number)).find((key) => key !== null) ?? ''
  const court = metadata.find(({ key }) => key === 'court')?.value ?? ''
  if (organ === 'regional') return /^PR\..*\b(C[NS])\./.exec(clave)?.[1] ?? regionNamed(court)
  const roman = /^(?:PC\.)?([IVX]+)\./.exec(clave)?.[1]
  return (roman ? circuitOfRoman(roman) : circuitNamed(court))?.toString() ?? null
}

function regionNamed(court: string): string | null {
  if (/centro[\s-]norte/i.test(court)) return 'CN'
  return /centro[\s-]sur/i.test(court) ? 'CS' : null
}
