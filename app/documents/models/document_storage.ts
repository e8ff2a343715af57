import { DocumentStorageSchema } from '#database/schema'

/** What the files of a firm occupy, and how much they may when that is not what the configuration says. */
export default class DocumentStorage extends DocumentStorageSchema {
  static table = 'document_storage'
}
