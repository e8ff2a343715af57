import { LegalDocumentSchema } from '#database/schema'

/** A law, ruling or thesis of the library, as its source published it last. */
export default class LegalDocument extends LegalDocumentSchema {
  /** The document at an address of a source; null when there is none. */
  static findBySlug(source: string, slug: string) {
    return this.query().where({ source, slug }).first()
  }
}
