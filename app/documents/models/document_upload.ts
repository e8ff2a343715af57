import { compose } from '@adonisjs/core/helpers'
import { DocumentUploadSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A file that arrives in parts: whose it is, where it goes and until when it may go on. */
export default class DocumentUpload extends compose(DocumentUploadSchema, Tenanted) {}
