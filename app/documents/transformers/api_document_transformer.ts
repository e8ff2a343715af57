import { BaseTransformer } from '@adonisjs/core/transformers'
import type Document from '#app/documents/models/document'

/** A document, for programs. */
export default class ApiDocumentTransformer extends BaseTransformer<Document> {
  toObject() {
    const { size, sharedAt, updatedAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'matterId', 'folderId', 'name', 'mime', 'versionNumber']),
      size: Number(size),
      isShared: sharedAt !== null,
      updatedAt: updatedAt.toISO()!,
    }
  }
}
