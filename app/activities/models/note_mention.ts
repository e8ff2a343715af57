import { compose } from '@adonisjs/core/helpers'
import { NoteMentionSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A person whom a note names with @. */
export default class NoteMention extends compose(NoteMentionSchema, Tenanted) {}
