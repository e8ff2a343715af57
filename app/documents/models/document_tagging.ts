import { compose } from '@adonisjs/core/helpers'
import { DocumentTaggingSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a document carries a tag. */
export default class DocumentTagging extends compose(DocumentTaggingSchema, Tenanted) {}
