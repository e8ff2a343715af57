import { dayOf } from '#sources/laws/dating/dates'
import type LegalDocument from '#app/research/models/legal_document'

/** How the present text of a norm came about, by the notes that its publisher left in it. */
export interface TextOrigin {
  /** `original`: no note tells a reform of it. */
  how: 'original' | 'added' | 'reformed' | 'repealed'
  /** ISO date on which the gazette published that; null when not known. */
  on: string | null
  /** Only the listing of the publisher tells that day, not the text. */
  isListed: boolean
}

type Norm = Pick<LegalDocument, 'kind' | 'metadata' | 'publishedOn' | 'versionOn'>

const KINDS = ['ley', 'articulo']
/** The only note of an article that was added and never reformed. */
const ONLY_ADDED = /^art[íi]culo adicionado DOF (\d{1,2}-\d{1,2}-\d{4})\.?$/i

/** How the text of a law or an article came about; null for what is neither. */
export function textOriginOf({ kind, metadata, publishedOn, versionOn }: Norm): TextOrigin | null {
  if (!KINDS.includes(kind)) return null
  const told = (key: string) => dayOf(metadata.find((fact) => fact.key === key)?.value ?? '')
  const notes = metadata.find(({ key }) => key === 'reforms')?.value ?? ''
  const onlyAdded = ONLY_ADDED.exec(notes.trim())?.[1]
  const [repealed, reformed] = [told('repealed'), onlyAdded ? null : told('lastReform')]
  if (repealed || metadata.some(({ key }) => key === 'repealed'))
    return { how: 'repealed', on: repealed, isListed: false }
  if (reformed) return { how: 'reformed', on: reformed, isListed: false }
  const added = told('added') ?? (onlyAdded ? dayOf(onlyAdded) : null)
  if (added) return { how: 'added', on: added, isListed: false }
  // of a law whose text tells no reform its listing may
  const isReformListed = kind === 'ley' && Boolean(versionOn) && versionOn !== publishedOn
  if (isReformListed) return { how: 'reformed', on: versionOn, isListed: true }
  return { how: 'original', on: publishedOn, isListed: isDatedByListing({ metadata }) }
}

/** Whether only the listing of its publisher tells when a norm was published, and not its text. */
export function isDatedByListing({ metadata }: Pick<Norm, 'metadata'>): boolean {
  return metadata.some(({ key }) => key === 'publishedAsListed')
}
