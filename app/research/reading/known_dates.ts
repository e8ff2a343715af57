import { dayOf } from '#sources/laws/dating/dates'
import type LegalDocument from '#app/research/models/legal_document'

type Dated = Pick<LegalDocument, 'kind' | 'documentType' | 'publishedOn' | 'metadata'>

/** What the Semanario publishes: older records tell only a month or a year, and are filed under the first day of it. */
const BY_MONTH = ['tesis', 'ejecutoria', 'voto']
/** Their date is that of publication, not of the decision. */
const PUBLICATIONS = ['ejecutoria', 'voto']
const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|')

/** The date of a document as far as it is known: `1996-05-03`, `1996-05`, `1996`; null when not at all. */
export function knownDate({ kind, publishedOn, metadata }: Dated): string | null {
  if (publishedOn === null || !BY_MONTH.includes(kind) || !publishedOn.endsWith('-01')) return publishedOn
  const fact = (key: string) => metadata.find((one) => one.key === key)?.value ?? ''
  if ([fact('publicationNote'), fact('decidedOn')].some((text) => dayOf(text) === publishedOn)) return publishedOn
  const [year, month] = publishedOn.split('-') as [string, string]
  const named = MONTHS[Number(month) - 1]!
  return month === '01' && !fact('location').toLowerCase().includes(named) ? year : `${year}-${month}`
}

/** ISO date on which a ruling was decided; null when it is no ruling, or only its publication is known. */
export function decisionDate({ kind, documentType, publishedOn, metadata }: Dated): string | null {
  if (documentType === 'tesis') return null
  const told = dayOf(metadata.find(({ key }) => key === 'decidedOn')?.value ?? '')
  return told ?? (PUBLICATIONS.includes(kind) ? null : publishedOn)
}
