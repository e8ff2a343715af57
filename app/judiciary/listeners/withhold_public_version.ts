import type DocumentMasked from '#app/research/events/document_masked'
import { withholdPublicVersion } from '#app/judiciary/actions/store_public_versions'

/** Withholds the public version of a ruling in which a name was masked. */
export default class WithholdPublicVersion {
  handle({ trx, documentId }: DocumentMasked) {
    return withholdPublicVersion(trx, documentId)
  }
}
