import { compose } from '@adonisjs/core/helpers'
import { HearingDocumentSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A document of the matter that is brought to a hearing. */
export default class HearingDocument extends compose(HearingDocumentSchema, Tenanted) {}
