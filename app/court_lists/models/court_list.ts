import { compose } from '@adonisjs/core/helpers'
import { CourtListSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A list of a court that a firm took in. Its rows stand for themselves: a row that another list brought already is not kept again. */
export default class CourtList extends compose(CourtListSchema, Tenanted) {}
