import { thesisKey } from '#sources/citations'
import { circuitNamed, circuitOfRoman } from './circuits.js'

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
}

const COURT = 'Suprema Corte de Justicia de la Nación'
const CLASSES: Record<string, TierClass> = { ejecutoria: 'ruling', engrose: 'ruling', voto: 'opinion' }

/** The tier of a document of the Semanario or of the Court; null for laws, records of cases and what its source does not tell. */
export function tierOf(document: Classified): Tier | null {
  const organ = organOf(document.facets.instancia ?? [])
  const kind = classOf(document)
  if (!organ || !kind) return null
  const place = placeOf(organ, document)
  return place ? `${organ}.${kind}:${place}` : `${organ}.${kind}`
}

/** `regional.binding:CN` → its parts. */
export function readTier(tier: Tier): { organ: Organ; kind: TierClass; place: string | null } {
  const [name, place = null] = tier.split(':')
  const [organ, kind] = name.split('.') as [Organ, TierClass]
  return { organ, kind, place }
}

function organOf(instances: string[]): Organ | null {
  if (instances.includes('Plenos Regionales')) return 'regional'
  if (instances.includes('Plenos de Circuito')) return 'circuit'
  if (instances.includes('Tribunales Colegiados de Circuito')) return 'collegiate'
  if (!instances.includes(COURT)) return null
  return instances.some((one) => /\bSala\b/.test(one)) ? 'chamber' : 'court'
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
