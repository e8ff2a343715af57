import type { Viewer } from '#app/core/contributions/registries'
import { Registry } from '#app/core/contributions/registry'

/** A tax document that a person linked to a charge. */
export type ChargeDocument = {
  uuid: string
  /** Series and folio, as people call it. */
  reference: string
  /** Of the standard of the SAT: 4.0, 3.3. */
  standard: string
  issuedOn: string
  isCanceled: boolean
  href: string
}

/** Who knows of documents of a charge. */
export interface ChargeDocumentSource {
  key: string
  /** As far as the reader may know of them, in a constant number of queries. */
  load(viewer: Viewer, charge: { id: number }): Promise<ChargeDocument[]>
}

export const chargeDocuments = new Registry<ChargeDocumentSource>('documents of charges')

/** All documents of a charge that somebody may know of. */
export async function documentsOf(viewer: Viewer, charge: { id: number }): Promise<ChargeDocument[]> {
  const found = await Promise.all(chargeDocuments.all().map((source) => source.load(viewer, charge)))
  return found.flat()
}
