import { BaseTransformer } from '@adonisjs/core/transformers'
import type DocumentVersion from '#app/documents/models/document_version'

/** A version of a document, for programs. Needs `uploadedBy` loaded. */
export default class ApiVersionTransformer extends BaseTransformer<DocumentVersion> {
  toObject() {
    const { size, uploadedBy, createdAt } = this.resource
    return {
      ...this.pick(this.resource, ['number', 'mime', 'sha256', 'originalName', 'comment']),
      size: Number(size),
      uploadedBy: uploadedBy ? { id: uploadedBy.id, name: uploadedBy.name } : null,
      createdAt: createdAt.toISO()!,
    }
  }
}
