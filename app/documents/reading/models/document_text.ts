import { compose } from '@adonisjs/core/helpers'
import { DocumentTextSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What one page, sheet or part of a version of a document says, and the same folded, as searches read it. Made by the job, never edited. */
export default class DocumentText extends compose(DocumentTextSchema, Tenanted) {
  static table = 'document_texts'
}
