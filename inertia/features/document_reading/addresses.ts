import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'

/** The page of a document, showing a version, what is looked for in it, or a comparison with another. */
export const documentAddress = (
  matterId: number,
  documentId: number,
  query: { version?: number; compare?: number; q?: string } = {}
): string => buildAddress(base(matterId, documentId), query)

const base = (matterId: number, documentId: number) =>
  route('law_firm.documents.show', { dossierId: matterId, documentId })

const at = (part: string) => (matterId: number, documentId: number, version: number) =>
  `${base(matterId, documentId)}/${part}?version=${version}`

/** What a preview is drawn from. */
export const previewAddress = at('preview')
/** The bytes of a version, for what the browser itself shows. */
export const contentAddress = at('content')
export const downloadAddress = at('download')

export const attachmentAddress = (matterId: number, documentId: number, version: number, index: number) =>
  `${base(matterId, documentId)}/attachments/${index}?version=${version}`

export const passagesAddress = (matterId: number, documentId: number, version: number, q: string) =>
  `${base(matterId, documentId)}/passages?${new URLSearchParams({ version: String(version), q })}`

export const comparisonAddress = (matterId: number, documentId: number, from: number, to: number) =>
  `${base(matterId, documentId)}/comparison?from=${from}&to=${to}`

export const readingAddress = (matterId: number, documentId: number) => `${base(matterId, documentId)}/reading`
