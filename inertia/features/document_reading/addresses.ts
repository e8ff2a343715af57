import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'

/** The page of a document, showing a version, what is looked for in it, or a comparison with another. */
export const documentAddress = (
  matterId: number,
  documentId: number,
  query: { version?: number; compare?: number; q?: string } = {}
): string => buildAddress(route('law_firm.documents.show', { dossierId: matterId, documentId }), query)

/** What a preview is drawn from. */
export const previewAddress = (dossierId: number, documentId: number, version: number) =>
  route('law_firm.document_previews.show', { dossierId, documentId }, { version })

/** The bytes of a version, for what the browser itself shows. */
export const contentAddress = (dossierId: number, documentId: number, version: number) =>
  route('law_firm.document_files.content', { dossierId, documentId }, { version })

export const downloadAddress = (dossierId: number, documentId: number, version: number) =>
  route('law_firm.document_files.download', { dossierId, documentId }, { version })

export const attachmentAddress = (dossierId: number, documentId: number, version: number, index: number) =>
  route('law_firm.document_attachments.show', { dossierId, documentId, index }, { version })

export const passagesAddress = (dossierId: number, documentId: number, version: number, q: string) =>
  route('law_firm.document_passages.index', { dossierId, documentId }, { version, q })

export const comparisonAddress = (dossierId: number, documentId: number, from: number, to: number) =>
  route('law_firm.document_comparisons.show', { dossierId, documentId }, { from, to })

export const readingAddress = (dossierId: number, documentId: number) =>
  route('law_firm.document_readings.store', { dossierId, documentId })
