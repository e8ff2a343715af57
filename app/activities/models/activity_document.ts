import { compose } from '@adonisjs/core/helpers'
import { ActivityDocumentSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A document of the matter that belongs to an activity. */
export default class ActivityDocument extends compose(ActivityDocumentSchema, Tenanted) {}
