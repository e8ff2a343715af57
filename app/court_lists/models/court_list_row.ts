import { compose } from '@adonisjs/core/helpers'
import { CourtListRowSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A case of a published list: what the court said of it, in which court and on which day. */
export default class CourtListRow extends compose(CourtListRowSchema, Tenanted) {}
